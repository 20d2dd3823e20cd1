### Nichtlustig: the numbered rules, in the order of the page.
### Attributes: .ruling is our reading, .printed stands on a card, a die or a rule sheet,
### .source is the rulebook's heading.

title = Nichtlustig
intro = Dice for odd company: collect cards, turn them into points in time, and keep Death away from them. For two
    to four players; everything lies open, and only the dice are left to chance.

section-words = Words

word-you = **You**: the player whose turn it is.
word-layout = **Layout**: the target cards in the middle, those in nobody's possession.
word-middle = **Middle**: the layout, and beside it every Death and special card that nobody has.
word-coloured = **Coloured dice**: the six black, red and white ones. The pink die is never among them.
word-won = **Won**: a target card that lies in front of a player with its dice requirement up. Nothing about it is
    certain yet.
word-scored = **Scored**: a target card that has been turned over to its cartoon side, where the points are.
word-covered = **Covered**: scored, but with a Death lying on top.
word-death = **Death**: one of the five numbered Deaths or Death's Poodle, which is meant as well unless the rule
    says otherwise.
word-open = **Open Death**: one that lies in front of a player and covers nothing.

section-material = Material and set-up

NL-1 = There are 25 target cards: Herr Riebmann, Yeti, Lemming and Professors with the numbers 1 to 5 each, and the
    Dinosaurs 24 to 28. All of them start in the layout.
    .source = Setup
NL-2 = Six Deaths wait in the middle, numbers 1 to 5 and the Poodle.
    .source = Setup
NL-3 = Six special cards wait there as well. Duck, Time Machine and Clown are positive; UFO, NF-700 Robot and Killer
    Virus are negative.
    .source = Setup
NL-4 = Seven dice are thrown: two black, two red, two white and one pink. They carry the numbers 1 to 5 and, where
    the 6 would be, a symbol worth 0.
    .source = Turn Sequence
NL-5 =
    .printed = Every coloured die has a symbol of its own: the black ones Duck and UFO, the red ones Clown and
        Robot, the white ones Time Machine and Killer Virus. The pink die has the Poodle. Two dice of one colour
        differ in their symbol and nothing else, so it matters which of them you set aside. Their names in notation:
        `b1` (Duck), `b2` (UFO), `r1` (Clown), `r2` (Robot), `w1` (Time Machine), `w2` (Killer Virus), `p` (pink).
NL-6 = Everybody throws a die, and the highest begins. Turns then go round clockwise.
    .ruling = By default we draw the first player at random instead, and a table may simply name one. With the
        option `roll_for_start` the dice decide: everybody throws one die, a symbol is 0, and if several share the
        highest number only they throw again.
    .source = Turn Sequence

section-throwing = Throwing

NL-7 = You have up to three throws. The first is made with all seven dice. After each throw you set aside as many
    dice as you like, or none; then you stop, or throw the others again.
    .source = Turn Sequence
NL-8 = What is set aside stays aside until the turn is over.
    .source = Turn Sequence
NL-9 = The pink die is set aside and rethrown like the rest, but it never helps towards a target card.
    .source = Turn Sequence; Dinosaurs

section-winning = What the dice can win

NL-10 = Herr Riebmann *n* wants *n* on both black dice, Yeti *n* on both red ones, Lemming *n* on both white ones.
    What counts, for these and all target cards, is how the dice lie when you have stopped, set aside or not.
    .source = The Cards; Turn Sequence
NL-11 =
    .printed = Professors *n* want *n* on one black, one red and one white die. This is what the rulebook's triple
        in three colours comes to.
    .source = The Cards
NL-12 = Dinosaur *n* wants a total of at least *n* on the six coloured dice. Symbols add 0 and the pink die is left
    out.
    .source = Dinosaurs
NL-13 = The dice may satisfy several cards, but each die works for only one of them, and a Dinosaur needs all six
    coloured dice. A turn can therefore win a Dinosaur, or Professors (two cards at most), or pairs (three at most),
    and never a mixture.
    .source = Turn Sequence; Dinosaurs
NL-14 =
    .ruling = Among the Dinosaurs not yet taken you may choose any that your total reaches. It need not be the
        highest.
NL-15 = A card can come from the layout, or from an opponent who has won it but not scored it.
    .source = Turn Sequence
NL-16 = Scored cards cannot be taken. Neither can your own: rolling a card you already have wins nothing.
    .source = Turn Sequence; Death and Death's Poodle
NL-17 = A Dinosaur turns to its point side the moment you take it. It can be neither stolen nor covered.
    .source = Dinosaurs

section-end-of-turn = The end of a turn, in this order

NL-18 = The end of a turn begins with scoring. Whoever has won a card with the number the pink die shows turns it
    over to its point side. That goes for all players. On a Poodle there is no scoring at all.
    .source = Observe the order!; Scoring; Death and Death's Poodle
NL-19 = After the scoring you take target cards. You must take at least one if you can (NL-35 is the one exception);
    any more are up to you. What you take now is not scored in this turn, unless it is a Dinosaur (NL-17).
    .source = Observe the order!; Death and Death's Poodle
NL-20 = If there is no target card you can take, you must take a Death: the pink die says which number, or that it
    is the Poodle.
    .source = Death and Death's Poodle
NL-21 = After target cards and Death come the special cards (NL-31 to NL-33).
    .ruling = Symbols are looked at only when every special card used this turn has gone back to the middle. So a
        symbol can fetch the very card you have just used.
    .source = Special Cards
NL-22 = Last comes the question whether the game is over (NL-44). If it is not, the next player follows.
    .source = Turn Sequence; End of the Game

section-death = Death

NL-23 = A Death you take goes straight onto one of your own scored, uncovered Lemmings, which is then worth nothing.
    If you have several, you choose.
    .ruling = No card carries more than one Death.
    .source = Death and Death's Poodle
NL-24 = If you have no scored, uncovered Lemming for the Death, you choose any other scored, uncovered card of your
    own. Dinosaurs are exempt.
    .source = Death and Death's Poodle
NL-25 = If none of your cards can receive the Death by NL-23 or NL-24, it lies open in front of you and costs you 1
    point at the end.
    .ruling = The same goes if every scored card of yours that is no Dinosaur is covered already. An open Death
        stays open, even if you score cards later.
    .source = Death and Death's Poodle
NL-26 = If the Death you have to take lies with an opponent, you take it from there. Should it have covered a card,
    that card is free and worth its points again.
    .source = Death and Death's Poodle
NL-27 =
    .printed = If the Death you have to take is in front of you already, open or covering, you take another from the
        middle. If the middle has none left, you take whichever you like from an opponent.
    .ruling = Which one you take from the middle is your choice too. One that comes from an opponent comes as in
        NL-26. The Killer Virus follows the same rule. You are asked about the Clown before you choose the other
        Death. If all six are yours, none is due and you are not asked about the Clown.
    .source = German rule sheet
NL-28 = Scoring comes first, so a card scored by the pink die of this turn can be covered in this turn.
    .source = Observe the order!

section-special = Special cards

NL-29 = The positive cards are Duck, Clown and Time Machine. If one lies in front of you at the start of your turn,
    you may use it once in that turn; it then returns to the middle. If you do not use it, you may keep it.
    .source = Positive Special Cards
NL-30 = The negative cards are UFO, Robot and Killer Virus. If one lies in front of you at the start of your turn,
    you must use it in that turn; it then returns to the middle. NL-38 is the exception.
    .source = Negative Special Cards
NL-31 = Each symbol on your coloured dice at the end of your turn brings you the special card of that name. It lies
    face up in front of you.
    .source = Special Cards
NL-32 = If an opponent has the card, you take it from there.
    .source = Special Cards
NL-33 = Special cards are not target cards. Rolling one does not spare you a Death.
    .source = Special Cards
NL-34 =
    .printed = Duck: after your third throw you may set dice aside as usual and throw the rest, at least one die, a
        fourth time.
    .ruling = You need not. There is no fifth throw.
NL-35 =
    .printed = Time Machine: it adds 2 to your total for taking a Dinosaur that the dice alone do not reach. It
        changes nothing else.
    .ruling = It is never compulsory: if only the Time Machine would bring you a card, you may let the card go and
        take the Death. If the dice suffice without it, it stays with you.
NL-36 =
    .printed = Clown: at the end of your turn you hand it in instead of taking a Death. You decide this at the
        moment the Death is due.
    .ruling = A single Clown is enough, even if the Killer Virus and the lack of a card both demand a Death. It is
        one Death either way.
NL-37 = UFO: you have only two throws this turn, which rules out the Duck. If you stop after one throw, the UFO
    returns to the middle all the same.
    .source = Negative Special Cards
NL-38 = Robot: you sit this turn out. Nothing is thrown, nothing is scored, no Death comes. Of your special cards
    only the Robot returns to the middle; the others stay with you, negative ones too.
    .source = Negative Special Cards
NL-39 = Killer Virus: winning a target card does not help. At the end of your turn you take the Death of the pink
    die all the same.
    .ruling = If you have won no card, it is still only one Death.
    .source = Negative Special Cards
NL-40 = A Clown cures the Killer Virus. You give up the Clown and take no Death, and both cards return to the
    middle.
    .source = Negative Special Cards
NL-41 = The option `special_cards` is `"rulebook"` (default) or `"printed"`. With `"printed"`, UFO and Robot trade
    places completely in NL-37 and NL-38: the UFO skips the turn and alone returns to the middle, the Robot leaves
    two throws and rules out the Duck.
    .printed = The two cards themselves each bear the effect that the rulebook gives to the other.

section-end = The end of the game

NL-44 = The game ends at once when a turn leaves five or fewer target cards in the layout, even if some players have
    had fewer turns than others.
    .source = End of the Game
NL-45 = What a scored, uncovered card counts: Lemming 4; Herr Riebmann 2; Yeti 3 each if its owner has at least two
    of them, otherwise 1; Dinosaurs 24, 25, 26, 27 and 28 count 1, 2, 3, 4 and 5.
    .ruling = A covered Yeti is no company. It does not count towards the two.
    .source = End of the Game
NL-46 = A player with *k* scored, uncovered Professors throws *k* dice, each worth 0 to 5 (the symbol is 0). The
    highest of them gives the points for all these Professors together, not for each.
    .ruling = Players throw in seat order from seat 0.
    .source = End of the Game
NL-47 = Each won card that was never scored counts 1. Covered cards count 0, and so do special cards.
    .source = End of the Game
NL-48 = An open Death costs its owner 1 point.
    .source = End of the Game
NL-49 = Most points win. Among tied players the win goes to the one with fewer Deaths, whether open or covering.
    .ruling = Those who are still level share the win.
    .source = End of the Game

section-cases = Worked cases

case-1 = A final count. For two scored Professors the dice show 2 and 4: 4 points. A scored Lemming: 4. Dinosaur 26:
    3. Two scored Yetis: 3 and 3. A third Yeti and a Herr Riebmann, both won only: 1 and 1. One covered card: 0.
    That makes 19.
case-2 = Two white 3s and nothing else of use, but Lemming 3 has been scored by somebody: no card, so a Death.
case-3 = Full layout. Black 5 4, red 5 4, white 5 5, total 28: you take any single Dinosaur, or else Professors 5,
    or else Lemming 5. Two of these never go together.
case-4 = Full layout. Black 5 5, red 5 5, white 5 5, total 30: thirteen sets of cards to choose from, namely five
    single Dinosaurs, Professors 5, and seven combinations of the pairs.
case-5 = The pink die shows 3. A has won Lemming 3, B has won Yeti 3, and it is C's turn. The scoring turns both
    over before C may reach for anything, so C gets neither of them.
case-6 = You roll a card that you have won already, and nothing else: a Death.
case-7 = Black 4 5, red 3 5, white 3 4, total 24: Dinosaur 24 and no other card.
case-8 = You have used the Duck, UFO, Clown, Killer Virus or Time Machine, and at the end of the same turn its
    symbol is on the dice: the card is yours again.

section-figures = Figures

figures = The six coloured dice fall in 46656 ways. Of these, 918 total 24 or more, and 28 total 28 or more.

    With the full layout, 24823 of them offer no set of cards to take, 17359 exactly one, 1536 two, 2329 three, 608
    from four to twelve, and a single one offers thirteen.

    One to five Professors are worth 5/2, 125/36, 95/24, 5501/1296 and 11485/2592 on average.
