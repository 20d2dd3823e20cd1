### Words of Nix für Ungut!: moves, events, reasons, questions, the position.

name = Nix für Ungut!
about = Play cards, push a chip in, push somebody else's out. No hard feelings.
chance = the deal
seat-extra = Igor

row-four = four of a kind
row-straight4 = straight of four
row-three = three of a kind
row-straight3 = straight of three
row-two = two of a kind
row-straight2 = straight of two
row-one = one card
row-none = no cards
joker = joker
chip-plain = {""}
chip-super = , with the superchip
nothing = none

move-four = four of a kind: { $cards }{ $chip }
move-straight4 = straight of four: { $cards }{ $chip }
move-three = three of a kind: { $cards }{ $chip }
move-straight3 = straight of three: { $cards }{ $chip }
move-two = two of a kind: { $cards }{ $chip }
move-straight2 = straight of two: { $cards }{ $chip }
move-one = one card: { $cards }{ $chip }
move-none = no cards{ $chip }

event-phase = Phase { $number }.
event-round = Round { $number }. { $seat } starts.
event-dealt = { $seat } is dealt { $hands }.
event-forced = { $seat } has no choice.
event-played-four = { $seat } plays { $cards }: four of a kind{ $chip }.
event-played-straight4 = { $seat } plays { $cards }: straight of four{ $chip }.
event-played-three = { $seat } plays { $cards }: three of a kind{ $chip }.
event-played-straight3 = { $seat } plays { $cards }: straight of three{ $chip }.
event-played-two = { $seat } plays { $cards }: two of a kind{ $chip }.
event-played-straight2 = { $seat } plays { $cards }: straight of two{ $chip }.
event-played-one = { $seat } plays { $cards }: one card{ $chip }.
event-played-none = { $seat } has run out: no cards{ $chip }.
event-face-down = It is the superchip, face down. { $seat } waited too long.
event-pushed-off = { $by } pushes { $seat } off ({ $row }). No hard feelings.
event-pushed-own = { $seat } pushes a chip of their own off ({ $row }).
event-super-off = That was the superchip of { $seat }.
event-igors-cards = { $seat } is dealt { $igors }.
event-igor-four = { $seat }: four of a kind{ $chip }.
event-igor-straight4 = { $seat }: straight of four{ $chip }.
event-igor-three = { $seat }: three of a kind{ $chip }.
event-igor-straight3 = { $seat }: straight of three{ $chip }.
event-igor-two = { $seat }: two of a kind{ $chip }.
event-igor-straight2 = { $seat }: straight of two{ $chip }.
event-igor-one = { $seat }: one card{ $chip }.
event-doubled = The superchip of { $seat } earns { $points }.
event-scored = { $seat } scores { $points }, which makes { $total }.
event-won = { $seat } wins.
event-igor-won = { $seat } wins, and has not even noticed.
event-won-shared = The win is shared by { $count }.

count-forced = plays without a choice
count-played-four = fours of a kind
count-played-straight4 = straights of four
count-played-three = threes of a kind
count-played-straight3 = straights of three
count-played-two = twos of a kind
count-played-straight2 = straights of two
count-played-one = single cards
count-played-none = plays without cards
count-face-down = superchips face down
count-pushed-off = chips of others pushed off
count-pushed-own = chips of one's own pushed off
count-super-off = superchips pushed off
count-igor-four = Igor's fours of a kind
count-igor-straight4 = Igor's straights of four
count-igor-three = Igor's threes of a kind
count-igor-straight3 = Igor's straights of three
count-igor-two = Igor's twos of a kind
count-igor-straight2 = Igor's straights of two
count-igor-one = Igor's single cards
count-doubled = superchips that stayed
count-igor-won = Igor wins
count-won-shared = shared wins

why-cards-left = "No cards" is only for those who have no cards left.
why-not-in-hand = These cards are not in the hand.
why-joker-alone = In the fifth phase a joker is played alone, on "one card".
why-superchip-gone = The superchip has been played this round.
why-superchip-plain = In the fifth phase the last chip counts as a plain one, even the superchip.
why-igor-has-no-seat = With six players there is no seat for Igor.
why-no-row = No row: that would be two to four equal numbers, two to four in sequence, or one card.
why-two-jokers = No more than one joker can be played at once.
error-other-row = These cards do not go on the row "{ $named ->
    [four] { row-four }
    [straight4] { row-straight4 }
    [three] { row-three }
    [straight3] { row-straight3 }
    [two] { row-two }
    [straight2] { row-straight2 }
    [one] { row-one }
   *[none] { row-none }
}" but on "{ $makes ->
    [four] { row-four }
    [straight4] { row-straight4 }
    [three] { row-three }
    [straight3] { row-straight3 }
    [two] { row-two }
    [straight2] { row-straight2 }
    [one] { row-one }
   *[none] { row-none }
}". You could type: { $right }.

ask-draw-first = Who starts?
ask-deal = Which cards come to the hand of { $name }?
ask-play = Phase { $phase }: what do you play?
ask-chip = Phase { $phase }: you have no cards left. Which chip goes on "no cards"?
ask-igor = { $name } gets { $count ->
    [one] one more card. Which one?
   *[other] { $count } more cards. Which ones?
}

line-round = Round
line-round-of = { $round } of { $rounds }, { $phase ->
    [0] the deal
   *[other] phase { $phase }
}
slot-chip = { $value }: { $name }
slot-double = { $value }: { $name } doubled
line-in-hand = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
line-igor = always last
line-chips = { $plain ->
    [0] no plain chip
    [one] one plain chip
   *[other] { $plain } plain chips
}{ $superchip ->
    [yes] , superchip
   *[no] {""}
}{ $off ->
    [0] {""}
   *[other] , { $off } pushed off
}
line-points = { $total ->
    [1] one point
   *[other] { $total } points
} ({ $points } with the board)
line-discards = Discarded
cards-of-a-kind = { $count } × { $card }
line-igors = In front of { $name }
line-hand = Hand of { $name }

option-first = who starts
option-igor = whether Igor plays
option-rounds = how many rounds

figures = As if nobody else played on this round. They will, and push chips out: it cannot get better than this.
figure-undisturbed = points this round if nobody else played on: { $amount }

# The drawn table

table-goal = Round { $round } of { $rounds }, phase { $phase } of { $phases }. After the last round the highest total wins.
table-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-chips = { $plain ->
    [one] one plain chip
   *[other] { $plain } plain chips
}{ $super ->
    [yes] {" "}and the superchip
   *[no] {""}
}
table-off = pushed out: { $count }
table-total = { $total } before this round
table-super = superchip
table-my-hand = My hand
table-play-how = Choose cards, then their row.
table-play-here = Play the chosen cards: { $row }
table-played = Played this round
murphy-pushed-off = No hard feelings.
murphy-pushed-own = Own goal.
murphy-super-off = There goes the nice one.
murphy-face-down = Saved for later. Too much later.
