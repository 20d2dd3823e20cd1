### Words of Superlemming: moves, events, reasons, questions, the position, the texts of cards.

name = Superlemming
about = Four cliffs and a queue at each. Let your own jump, rescue the others, and kindly say thanks.
chance = the shuffling
reactions = thanks?

row-circle = circle
row-triangle = triangle
row-square = square
row-diamond = diamond
way-circle = to the circle row
way-triangle = to the triangle row
way-square = to the square row
way-diamond = to the diamond row
way-front = to the front of its row
way-end = to the end of its row
verb-play = Play
verb-move = Move
verb-swap = Swap
verb-lift = Lift
verb-take = Take medals
verb-filch = Filch
verb-keep = Keep
verb-return = Return
verb-draw = Draw
of-owner = { $card } ({ $owner })
nothing = none
nobody = nobody

move-thank = say thanks
move-stay-silent = stay silent
move-text = the text of { $card }
move-play = play { $card } ({ $owner }) to the { $row } row
move-move = move number { $place } of the { $row } row { $to }
move-swap = in the { $row } row swap { $place } and { $with }
move-lift = take number { $place } of the { $row } row into your hand
move-take = take medals from { $from }
move-filch = draw the top card of { $from }
move-keep = put { $card } ({ $owner }) into your score pile
move-return = put { $card } ({ $owner }) under its pile
move-decline = decline

label-text = { $card }: { $text }
label-play = play { $card }{ $choose ->
    [yes] {" "}to the { $row } row
   *[no] {""}
}
label-move = move { $card }, number { $place } of the { $row } row, { $to }
label-swap = in the { $row } row swap { $place }, { $card }, and { $with }, { $other }
label-lift = take { $card }, number { $place } of the { $row } row, into your hand
label-keep = put { $card } into your score pile
label-return = put { $card } under its pile

event-cliffs = The cliffs from the top: { $order }. Ducks: { $sides }.
event-laid = { $card } ({ $owner }) is laid at the { $row }.
event-turn = { $seat } is up.
event-draws = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-refills = { $seat } has an empty hand and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew = { $seat } has drawn { $card } ({ $owner }).
event-drew-known = It is { $card } ({ $owner }), as everybody knows. { $seat } has it in hand now.
event-played = { $seat } plays { $card } to the { $row } row.
event-played-foreign = It is the { $card } of { $owner }; for this turn it counts as { $seat }'s own.
event-text = { $seat } uses the text of { $card }.
event-cliff = { $seat } uses the { $row } cliff.
event-moved = { $card } ({ $owner }) moves to the end of the { $row } row.
event-moved-front = { $card } ({ $owner }) pushes to the front of the { $row } row.
event-moved-end = { $card } ({ $owner }) goes to the back of the { $row } row.
event-swapped = In the { $row } row { $place } and { $with } change places.
event-lifted = { $seat } takes { $card } ({ $owner }) out of its row into the hand.
event-took = { $seat } takes { $count ->
    [one] a medal
   *[other] { $count } medals
} from { $victim }.
event-filched = { $seat } draws the top card of { $victim }.
event-kept = { $seat } puts { $card } ({ $owner }) into the score pile.
event-returned = { $seat } shows { $card } and puts it under the pile of { $owner }.
event-jumped = { $card } of { $seat } jumps. Point.
event-jumped-foreign = { $card } of { $owner } jumps, for { $seat } this time.
event-rescued = { $seat } rescues { $card } of { $owner } from its great moment.
event-thanked = { $seat } says thanks, { $rescuer }.
event-not-thanked = { $seat } says nothing.
event-gave = { $rescuer } gets { $count ->
    [one] a medal
   *[other] { $count } medals
} from { $seat }.
event-gave-nothing = { $seat } has no medal left to give { $rescuer }.
event-skipped = { $verb }: nothing there for { $seat }.
event-declined = { $verb }: { $seat } declines.
event-ended = { $seat } has no card left, in pile or hand.
event-ended-quiet = Nobody has got anywhere for a long time. The game stops here.
event-ended-long = This has gone on long enough. The game stops here.
event-tie-broken = It is a tie. { $seat } had to wait longest for the first turn and wins.

count-turn = turns
count-refills = empty hands refilled
count-played-foreign = other players' cards played
count-text = texts used
count-cliff = cliffs used
count-lifted = lemmings lifted
count-took = medals taken by an effect
count-filched = cards filched
count-kept = cards kept
count-jumped = own jumps
count-jumped-foreign = jumps of other players' cards
count-rescued = rescues
count-thanked = thanked
count-not-thanked = not thanked
count-gave-nothing = rescues without a medal
count-skipped = effects without a target
count-ended = ended with pile and hand empty
count-ended-quiet = ended for lack of jumps
count-ended-long = ended by the limit of turns
count-tie-broken = ties broken by turn order

why-no-such-card = You do not hold this card.
why-no-lemming = There is no lemming at this place.
why-not-meant = The effect does not mean this one.
why-wrong-row = This lemming does not go to that row.
why-nowhere-else = The effect does not lead there.
why-no-other = Name two different lemmings, the front one first.
why-not-neighbours = These two do not stand next to each other.
why-nobody-there = That is not another player.
why-not-most-medals = Another one has more medals, or this one has none.
why-not-richer = This one has no more medals than you.
why-empty-pile = This pile has no card.
why-not-waiting = No text of this card waits in the row.
why-must-do = It has to be done; only a "may" can be declined.
why-asked-thanks = Somebody was rescued. The question is whether they say thanks.
why-asked-text = First choose the text that is used next.
why-asked-play = A lemming from the hand is to be played.
why-asked-move = A lemming is to be moved.
why-asked-swap = Two lemmings are to be swapped.
why-asked-lift = A lemming is to be taken into the hand.
why-asked-take = The question is who gives medals.
why-asked-filch = The question is from whose pile the card comes.
why-asked-keep = A card from the hand is to go into the score pile.
why-asked-return = A card from the hand is to go under its pile.

ask-order = How do the cliffs lie, from the top?
ask-sides = Which side of each cliff is up, in the order circle, triangle, square, diamond?
ask-draw-first = Who begins?
ask-lay-colour = Two lemmings of each colour are laid out, from the top row down. Whose are they, and which? Type owner and card, as in "{ $one } D1 { $other } S1".
ask-lay-card = Which lemming of { $owner } is laid out?
ask-draw-card = { $first ->
    [yes] Which cards does { $name } draw for the first hand?
   *[no] Which card does { $name } draw from the pile of { $owner }?
}
ask-thanks = Your lemming has been rescued. Say thanks? ({ $count ->
    [one] One medal
   *[other] { $count } medals
} with thanks, one more without.)
ask-text = Which text do you use next?
ask-play = Which lemming do you play?
ask-play-more = Which further lemming do you play?
ask-move = Which lemming do you move, and where?
ask-swap = Which two lemmings do you swap?
ask-lift = Which lemming do you take into your hand?
ask-take = From whom do you take medals?
ask-filch = From whose pile do you draw?
ask-keep = Which card goes into your score pile?
ask-return = Which card do you put under its pile?

line-cliff = { $row }. Effect: { $effect }
line-player = { $medals ->
    [one] one medal
   *[other] { $medals } medals
}; hand: { $hand }; { $pile ->
    [one] one card
   *[other] { $pile } cards
} in the pile, { $scored } scored: { $points ->
    [1] one point
   *[other] { $points } points
}
of-colour = { $count } of { $owner }
line-shown = Known in the hand of { $name }
line-top = Known on top of the pile of { $name }
line-bottom = Known under the pile of { $name }
line-hand = Hand of { $name }
no-ducks = none

no-text = No text.
lemmings = { $whose ->
    [own] { $count ->
        [one] 1 own lemming
       *[other] { $count } own lemmings
    }
    [anothers] { $count ->
        [one] 1 lemming of another player
       *[other] { $count } lemmings of other players
    }
    [this] this lemming
   *[anybodys] { $count ->
        [one] 1 lemming
       *[other] { $count } lemmings
    }
}{ $which ->
    [front] {" "}from the front of a row
    [last] {" "}from the end of a row
   *[any] {""}
}{ $from ->
    [symbol] { $count ->
        [one] {" "}that stands at its own symbol
       *[other] {" "}that stand at their own symbols
    }
    [here] {" "}of this row
   *[any] {""}
}
hand-cards = { $whose ->
    [own] { $count ->
        [one] 1 own card
       *[other] { $count } own cards
    }
    [anothers] { $count ->
        [one] 1 card of another player
       *[other] { $count } cards of other players
    }
   *[anybodys] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
may = { $text } (You may.)
do-draw = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
do-play = Play { $count ->
    [one] 1 more lemming
   *[other] { $count } more lemmings
}{ $whose ->
    [own] {" "}of your own
    [anothers] { $count ->
        [one] {" "}of another player
       *[other] {" "}of other players
    }
   *[anybodys] {""}
}, { $count ->
    [one] {""}
   *[other] each{" "}
}{ $to ->
    [symbol] to the row of its symbol
    [here] to this row
   *[any] to any row
}.
do-move = Move { $lemmings }{ $count ->
    [one] {""}
   *[other] , each
} { $to ->
    [symbol] to the end of the row of its symbol
    [here] to the end of this row
    [front] to the front of its row
    [end] to the end of its row
   *[another] to the end of another row
}.
do-swap = { $whose ->
    [own] Swap an own lemming with
    [anothers] Swap a lemming of another player with
    [this] Swap this lemming with
   *[anybodys] Swap a lemming with
} { $which ->
    [neighbours] a neighbour
   *[any] any other one
} in its row{ $count ->
    [one] {""}
   *[other] , { $count } times
}.
do-lift = Take { $lemmings } into your hand.
do-take = Take { $count ->
    [one] 1 medal
   *[other] { $count } medals
} from another player with the most medals{ $richer ->
    [yes] , if they have more than you
   *[no] {""}
}.
do-filch = { $count ->
    [one] Draw the top card
   *[other] { $count } times: draw the top card
} of the pile of another player{ $richer ->
    [yes] {" "}who has more medals than you
   *[no] {""}
}.
do-keep = Put { $cards } from your hand into your score pile.
do-return = Show { $cards } from your hand and put { $count ->
    [one] it under its owner's pile
   *[other] each under its owner's pile
}.

error-edition-never = Line { $line }: "{ $entry }" can never be done: the lemming would stay where it is.

option-first = who begins
option-game = which game
option-cliffs = which sides of the cliffs are up
option-thanks = whether rescued players are asked for thanks
option-order = how the cliffs lie, from the top
value-simple = the simple one
value-normal = the normal one, with texts
value-plain = plain sides
value-duck = sides with a duck
value-mixed = drawn at random
value-ask = they are asked
value-always = no, they always thank

# The drawn table

table-goal = With { $jumps } in a row the first one jumps. It ends when somebody has no cards left, in hand and pile.
table-medals = { $count ->
    [one] one medal
   *[other] { $count } medals
}
table-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
table-scored = { $count ->
    [one] one lemming has arrived
   *[other] { $count } lemmings have arrived
}
table-row = Row { $row }
table-texts = What the cards in the rows say (or tap one)
table-sea = the sea
table-my-hand = My hand
murphy-not-thanked = Manners are overrated.
murphy-thanked = How polite. It will not last.
murphy-jumped = And gone.
murphy-gave-nothing = Poor, but rescued.
murphy-took = It shines so nicely.
