### Words of Nichtlustig: moves, events, reasons, questions, the position.

name = Nichtlustig
about = Roll up Lemmings, Yetis and Professors, and score them in time. Death comes anyway.
chance = the dice

move-keep = set aside { $dice } and throw on
move-stop = stop
move-take = take { $cards }
move-clown = { $answer }
move-death = take { $death }
move-cover = cover { $card }

answer-yes = give up the Clown
answer-no = take the Death
cards-nothing = no card
cards-with-machine = { $cards } with the Time Machine
label-keep = keep { $dice }
label-keep-nothing = { $aside ->
        [yes] keep no more, throw the rest again
       *[no] keep nothing, throw all again
    }

event-start-rolled = { $seat } rolls for the start: { $number }.
event-turn = It is { $seat }'s turn.
event-skipped = { $seat } sits this one out and returns { $special }.
event-two-throws = { $seat } has to use { $special }: two throws only.
event-threw = { $seat } throws: { $face }.
event-kept = { $seat } has set aside: { $face }.
event-duck = { $seat } uses the Duck: a fourth throw.
event-nobody-scores = The Poodle is up. Nobody scores.
event-scored = { $seat } scores { $card }.
event-scored-by-other = { $seat } scores { $card }. { $thrower } was so kind.
event-took = { $seat } takes { $card } from the layout.
event-stole = { $seat } snatches { $card } from { $victim }.
event-dinosaur = { $seat } takes { $card }. That one stays.
event-time-machine = { $seat } uses the Time Machine: two more.
event-declined = { $seat } leaves the Time Machine parked.
event-no-card = There is no card in it for { $seat }.
event-virus = The Killer Virus breaks out: { $seat } is due a Death.
event-clown = { $seat } sends in the Clown. Death leaves again.
event-took-death = { $seat } takes { $death } from the middle.
event-took-death-from = { $seat } takes { $death } from { $victim }.
event-freed = { $card } of { $seat } is free again.
event-covered-lemming = { $seat } covers { $card }. "Here!"
event-covered = { $seat } covers { $card }.
event-open-death = { $seat } has nothing to cover and puts { $death } down in the open.
event-all-deaths = { $seat } has all six Deaths. There are no more.
event-returned = { $seat } returns { $special } to the middle.
event-got-special = { $seat } gets { $special }.
event-got-special-from = { $seat } gets { $special } from { $victim }.
event-ended = { $left ->
    [one] One target card
   *[other] { $left } target cards
} left in the layout: time to count.
event-professors-rolled = The Professors of { $seat } roll { $number }.
event-professors = The Professors of { $seat } are worth { $worth ->
    [one] one point
   *[other] { $worth } points
}.
event-tie-broken = It is a tie. { $seat } has fewer Deaths and wins.

count-turn = turns
count-skipped = turns skipped
count-two-throws = turns with two throws only
count-duck = fourth throws with the Duck
count-nobody-scores = turns without scoring, by the Poodle
count-scored = cards scored in one's own turn
count-scored-by-other = cards scored in the turn of another
count-took = cards from the layout (without Dinosaurs)
count-stole = cards from others
count-dinosaur = Dinosaurs
count-time-machine = Time Machine used
count-declined = Time Machine declined
count-no-card = turns without a card
count-virus = Killer Virus used
count-clown = Clown used
count-took-death = Deaths from the middle
count-took-death-from = Deaths from others
count-freed = cards freed
count-covered-lemming = covered Lemmings
count-covered = other cards covered
count-open-death = open Deaths
count-all-deaths = no Death left
count-got-special = special cards from the middle
count-got-special-from = special cards from others
count-tie-broken = ties broken by Deaths
count-professors = Professors rolled for

why-throwing-over = The throwing is over; now it is about cards.
why-already-aside = What is aside stays aside. Name only dice that are still in play.
why-all-is-stop = To set all dice aside is to stop.
why-take-only-at-end = Target cards are taken when the throwing is over, and before a Death.
why-must-take = You have to take a card.
why-not-thrown = The dice do not show that.
why-own-card = You have that card already.
why-scored-card = That card is scored. Nobody gets it any more.
why-too-low = The total is too low for that.
why-no-machine = For that the Time Machine would have to be yours since your turn began.
why-machine-not-needed = The dice suffice; the Time Machine stays parked.
why-clown-only-for-death = The Clown is asked when a Death is due.
why-death-not-chosen = Which Death it is, the pink die says.
why-own-death = You have that Death already.
why-middle-first = As long as a Death is in the middle, you take it from there.
why-nothing-to-cover = There is nothing to cover now.
why-not-your-card = The Death goes on a card of your own.
why-not-scored = The Death goes on scored cards only.
why-already-covered = A Death lies there already. One will do.
why-lemmings-first = Lemmings first.
unclear-set = No throw wins these cards together, only one Dinosaur, or one or two Professors, or one to three pairs. (NL-13)
why-first-or-roll = Either the table says who begins, or the dice do.

ask-draw-first = Who begins?
ask-roll-for-start = Rolling for the start. What does the next die show?
ask-throw = Throw { $throw } with { $dice }. What do they show, in this order?
ask-keep = Throw { $throw } of { $throws }. What do you set aside, or do you stop?
ask-take = What do you take?
ask-clown = { $death ->
    [0] Death's Poodle is due.
   *[other] Death { $death } is due.
} The Clown or the Death?
ask-death = You have that Death already. Which one do you take instead?
ask-cover = Which card goes under { $death ->
    [0] Death's Poodle
   *[other] Death { $death }
}?
ask-professors = { $dice ->
    [one] One more die
   *[other] { $dice } more dice
} for the Professors. What do they show?

kind-riebmann = Herr Riebmann
kind-yeti = Yeti
kind-lemming = Lemming
kind-professors = Professors
kind-dinosaur = Dinosaur

death-poodle = Death's Poodle
death-1 = Death 1
death-2 = Death 2
death-3 = Death 3
death-4 = Death 4
death-5 = Death 5

special-duck = the Duck
special-ufo = the UFO
special-clown = the Clown
special-robot = the Robot
special-time-machine = the Time Machine
special-virus = the Killer Virus

name-duck = Duck
name-ufo = UFO
name-clown = Clown
name-robot = Robot
name-time-machine = Time Machine
name-virus = Killer Virus
name-poodle = Poodle
name-1 = Death 1
name-2 = Death 2
name-3 = Death 3
name-4 = Death 4
name-5 = Death 5

dice-black = black { $faces }
dice-red = red { $faces }
dice-white = white { $faces }
dice-pink = pink { $faces }

die-b1 = black (Duck)
die-b2 = black (UFO)
die-r1 = red (Clown)
die-r2 = red (Robot)
die-w1 = white (Time Machine)
die-w2 = white (Killer Virus)
die-p = pink (Poodle)

line-layout = Layout
line-cards-left = { $cards } (left: { $left })
line-deaths = Deaths in the middle
line-specials = Special cards in the middle
line-dice = Dice
line-aside = Set aside
line-reach = Within reach
line-scoring = Would be scored
part-won = won { $cards }
part-scored = scored { $cards }
part-covered = covered { $cards }
part-open-deaths = open { $deaths }
part-specials = has { $specials }
part-professors = Professors: rolled at the end
part-points = { $points ->
    [1] one point
   *[other] { $points } points
}
nothing = nothing

option-first = who begins
option-roll_for_start = roll for the start
option-special_cards = UFO and Robot as in the rulebook or as printed
value-rulebook = as in the rulebook
value-printed = as printed on the cards

luck-professors = the dice of the Professors
figures = The chance of each card for whoever throws for that one alone, as well as it can be done. They do not add up.
figure-card = { $card }: { $amount } %
figure-no-card = no card at all: { $amount } %

# The drawn table

table-goal = { $left } target cards in the layout. With { $last } or fewer the game ends.
table-dice = Dice
table-total = Total { $total }
table-throw = Throw { $throw } of { $throws }
table-keep = Keep these and throw on
table-keep-how = Tap the dice that you keep.
table-die = { $die }: { $shows }
table-middle = Deaths and special cards in the middle
table-used = used
murphy-nobody-scores = Good dog.
murphy-took-death = He is nice once you know him.
murphy-stole = Finders, keepers.
murphy-no-card = All dice thrown. All hope too.
murphy-dinosaur = Heavy. Mind the table.
murphy-scored-by-other = How generous.
