### Words of Pechvogel: moves, events, reasons, questions, the position.

name = Pechvogel
about = Collect four equal dice before three ravens turn up. Dice, spite and a raven called Murphy.
chance = the dice
reactions = frustrate? join in?

move-target = collect { $number }s
move-accept = let it stand
move-reduce = reduce: give back a frustration and throw again
move-frustrate = frustrate
move-take = take the marker from the middle
move-steal = steal the marker from { $from }
move-box = { $number } goes to the box

event-turn = { $seat } takes the dice.
event-threw = { $seat } throws { $thrown }.
event-target = { $seat } collects { $number }s.
event-reduced = { $seat } gives back a frustration.
event-frustrated = { $seat } frustrates { $victim }.
event-joined = { $seat } joins in.
event-thrown-again = { $seat } has to throw again.
event-took = { $seat } takes a { $number } from the middle.
event-stole = { $seat } steals a { $number } from { $victim }.
event-boxed = A { $number } leaves the middle for the box.
event-none-left = No { $number } is left for { $seat }. So much for that.
event-took-supply = Too many ravens: { $seat } takes a frustration from the supply.
event-took-board = Too many ravens: { $seat } takes the frustrations on the board ({ $count }).
event-paid-back = { $frustrater } gets the frustration back, and one on top from { $seat }.
event-paid-by-supply = { $frustrater } gets the frustration back, and one on top from the supply: { $seat } has none left.
event-greedy = { $seat } was greedy. Murphy moves in.
event-ended-by-taking = The last marker is taken from the middle.
event-ended-by-boxing = The last marker leaves the middle for the box.
event-murphy-at-end = { $seat } still has Murphy, and { $count ->
    [one] one frustration
   *[other] { $count } frustrations
} to go with him.

count-turn = turns
count-reduced = reduced
count-thrown-again = throws repeated
count-stole = stolen markers
count-none-left = turns with no marker left to take
count-took-supply = frustrations from the supply
count-took-board = frustrations taken off the board
count-paid-back = frustrations paid back by the player
count-paid-by-supply = frustrations paid back by the supply
count-greedy = greedy turns
count-ended-by-taking = ended with a marker taken
count-ended-by-boxing = ended with a marker boxed
count-murphy-at-end = Murphy with somebody at the end

why-not-thrown = This number is not among the dice thrown.
why-target-only-then = The target is chosen after the first throw and stays for the turn.
why-nothing-to-accept = A target has to be chosen; there is nothing to let stand yet.
why-reduce-only-own-turn = Reducing is for the player whose throw it is, and never on the first throw.
why-reduce-not-now = This throw is settled; now it is about the marker.
why-frustrate-only-when-asked = Only opponents who are asked can frustrate, and never on a first throw.
why-marker-only-at-end = A marker is taken at the end of the throwing, with four targets on the board.
why-middle-has-none = The middle has no marker of the target left.
why-victim-has-none = Nobody there has a marker of the target.
why-own-marker = Nobody steals from himself.
why-box-only-after-steal = A marker goes to the box only after a steal.
why-box-has-none = The middle has no marker of this number to give up.
why-marker-choice-first = A marker cannot be declined; choose one.

ask-draw-first = Who begins?
ask-throw = { $dice ->
    [one] One die
   *[other] { $dice } dice
} to throw. What do they show?
ask-target = Which number do you collect this turn?
ask-reduce = Let the throw stand, or reduce?
ask-frustrate = Frustrate?
ask-join = Join in and frustrate too?
ask-marker = Where does your { $number } come from?
ask-box = Which marker leaves the middle for the box?

face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-raven = raven

line-middle = Middle
line-markers-left = { $markers } (left: { $left })
line-board = Board
line-on-board = { $target ->
    [0] no target yet
   *[other] target { $target }, on the board { $targets ->
        [one] one of them
       *[other] { $targets } of them
    }
}, { $ravens ->
    [one] one raven
   *[other] { $ravens } ravens
}
line-lying = Frustrating
line-player = markers { $markers }, { $frustrations ->
    [one] one frustration
   *[other] { $frustrations } frustrations
}{ $murphy ->
    [yes] , Murphy
   *[no] {""}
}: { $points ->
    [1] one point
   *[other] { $points } points
}
nothing = none

option-first = who begins

figures = For the player in turn, who plays for the points of this turn. Whoever holds a frustration uses it when that hurts most: nobody is crueller. Real people are often kinder, and the real prospects rather better.
figure-marker = a marker: { $amount } %
figure-ravens = three ravens: { $amount } %
figure-murphy = Murphy: { $amount } %
figure-gain = points on the others: { $amount }

# The drawn table

table-goal = { $left ->
    [0] The middle is empty. That was it.
    [one] One marker left in the middle. With the last one the game ends.
   *[other] { $left } markers left in the middle. With the last one the game ends.
}
table-left = { $left } left
table-ravens = { $count } of 3 ravens
table-targets = { $count } of 4 targets
table-loose = Dice not on the board
table-frustrations = { $count ->
    [one] one frustration
   *[other] { $count } frustrations
}
murphy-greedy = Room for one more.
murphy-none-left = So much work for nothing.
murphy-took-board = All mine once. All yours now.
murphy-stole = I saw nothing.
murphy-paid-back = That is what you get.
murphy-thrown-again = Once more, with feeling.
