### Pechvogel: the numbered rules, in page order.
### Attributes: .ruling is our reading,
### .source the heading in the rulebook.

title = Pechvogel
intro = Seven dice and one modest wish: the same number four times, before three ravens turn up. For 2 to 5 players
    (the publisher's figure). The dice are the only chance, and everything lies open. In these rules *you* are
    always the player whose turn it is, and *the others* are your opponents.

section-words = Words
word-throw = **Throw**: all dice lying outside the board are rolled together.
word-on-the-board = **On the board**: set aside this turn, said of dice. Frustrations used against you lie there
    too.
word-middle = **Middle**: where the score markers lie that have no owner yet. Murphy starts there too.
word-supply = **Supply**: the frustrations that are neither in a hand nor on the board.
word-box = **Box**: where things go that are out of the game.
word-target = **Target**: the number you collect this turn, and any die showing it.
word-frustration = **Frustration**: a black stone. It buys a reroll during the game and costs points after it.
word-murphy = **Murphy**: a raven, one of a kind. He makes the frustrations of whoever holds him worse.
word-greedy = **Greedy**: said of a board that holds five or more targets, or four or more ravens.

section-set-up = Set-up
PV-1 = The seven dice are all alike: five faces with the numbers 3 to 7, one face with a raven.
    .source = Components
PV-2 = Fifteen score markers start in the middle, three for each number from 3 to 7, and Murphy with them. All
    frustrations start in the supply; nobody has one yet.
    .source = Components; Setup
PV-3 =
    .ruling = Who begins is drawn by lot unless the table names somebody. The rulebook goes by who lives nearest to
        a certain address, which no program should know. After that, turns run clockwise, in the order of the seats.
    .source = Setup

section-turn = The turn
PV-4 = Your turn opens with a throw of all seven dice.
    .source = Dicing with Disaster
PV-5 = After every throw, the first included, each raven in it goes on the board.
    .source = Dicing with Disaster
PV-6 = After the first throw you choose one number that it shows; a raven is not a number. All dice showing that
    number go on the board. It is now your target and stays so until the turn is over.
    .source = Dicing with Disaster
PV-7 =
    .ruling = If the first throw leaves only one number to choose, it is chosen for you. If it holds three or more
        ravens you are not asked either, because the turn is over (PV-9) and nothing can reroll it (PV-13 a). When
        there are exactly three ravens and the other four dice agree, their number is the target (PV-24). In every
        other such case no number can reach four, and the turn has no target.
PV-8 = With no more than three targets and no more than two ravens on the board you throw again; nobody asks whether
    you want to. Each throw adds its targets and its ravens to the board. If it has none of either, the next throw
    follows.
    .source = Throwing Dice
PV-9 = You stop throwing once the board holds four targets or more, or three ravens or more, and no frustration,
    yours or an opponent's, brings a reroll.
    .source = End of the Turn

section-throwing-again = Throwing again
PV-10 = Once in each of your own turns you may *reduce* frustration: put one of yours back into the supply and
    reroll your last throw.
    .source = Reduce Frustration
PV-11 = Once in each turn the others may *frustrate* you. Each opponent who wants to lays exactly one of their own
    frustrations on the board. One is enough to make you reroll your last throw; more than one does not make it more
    than once.
    .source = Getting Frustrated
PV-12 =
    .ruling = A reroll takes exactly the dice of the last throw, including those it had put on the board, and throws
        them again. The result is treated like that of any throw: ravens and targets go on the board (PV-5, PV-8).
        What earlier throws put there stays.
PV-13 = Three kinds of throw are safe from every frustration, yours as well as an opponent's, and are never
    rerolled: (a) a turn's first throw, (b) one that leaves the board greedy, (c) one that shows no raven and no
    target.
    .source = Frustrating Details
PV-14 = Every other throw may be rerolled, whether it would end the turn or not.
    .ruling = This includes a throw that completes four targets and three ravens at once, since the board is not
        greedy then.
    .source = Frustrating Details
PV-15 = Once you have reduced to reroll a throw, nobody can frustrate you for that throw any more. The other way
    round is allowed: after a reroll you were frustrated into, you may still reduce.
    .ruling = The result that reducing brought you is safe from the others too.
    .source = Frustrating Details; Example
PV-16 =
    .ruling = After a throw you speak first and say whether you reduce. Then the others speak, clockwise from your
        left. On one result everybody is asked no more than once, apart from the question whether to join in
        (PV-17).
PV-17 =
    .ruling = The opponents who hold a frustration are asked one by one whether they start. As soon as one of them
        does, every other opponent who holds one is asked once whether to join, clockwise from the starter. This
        includes those who did not want to start.
    .source = Getting Frustrated
PV-18 =
    .ruling = After a reroll that the others forced on you, you are asked again whether you reduce, provided this
        turn's reduction is still unused and PV-13 permits it.
PV-19 = Nobody is asked about what they cannot do. Whoever holds no frustration is not asked to use one. You are not
    asked to reduce twice in a turn, and the others are not asked once you have been frustrated this turn.
    .source = Reduce Frustration; Getting Frustrated

section-end-of-turn = End of the turn
PV-20 = With four or more targets you take one score marker with the number of your target. You may fetch it from
    the middle or take one that an opponent owns, as you please, even while the middle still has some.
    .source = End of the Turn
PV-21 = If you take it from an opponent, a marker must leave the middle for the box as well; you choose which.
    Either way, then, a marker taken costs the middle exactly one.
    .source = End of the Turn
PV-22 = If no marker of that number is left, neither in the middle nor with an opponent, you get none.
    .ruling = While there is one to be had, you cannot decline it.
    .source = End of the Turn
PV-23 = With three or more ravens you take every frustration that lies on the board. Only if there is none do you
    take one out of the supply.
    .source = End of the Turn
PV-24 = Four targets and three ravens together have both effects. They use up exactly the seven dice, so this is
    never greedy.
    .source = End of the Turn
PV-25 = A greedy board also brings you Murphy: with five or more targets in addition to the marker, with four or
    more ravens in addition to the frustrations. He comes from wherever he happens to be.
    .ruling = This holds for the first throw too, and even if no marker of that number could be had.
    .source = Ravenous greed
PV-26 = If you were frustrated this turn and finish with three or more ravens, PV-23 applies: the stones the others
    laid down are yours, and the supply gives nothing.
    .source = Getting Frustrated
PV-27 = If you were frustrated this turn and finish with fewer than three ravens, each opponent who laid a
    frustration on the board takes it back and gets another one from you. Those you are short of come out of the
    supply.
    .source = Getting Frustrated
PV-28 = The game comes with 13 frustrations, yet the supply never runs out, so there is no limit to what one player
    can hold. In random play a hand has grown to 19 and a score has sunk to −126.
    .source = Components; End of the Turn
PV-29 = The dice go to the player on your left.
    .source = End of the Turn
PV-33 =
    .ruling = Where only one answer is possible, nobody is asked: where the marker comes from, if only one place has
        it, and which number goes to the box, if the middle has only one number left.
PV-34 =
    .ruling = A turn ends step by step. First comes the marker, together with its price in the middle (PV-20 to
        PV-22); then all that concerns frustrations (PV-23, PV-26, PV-27); then Murphy (PV-25); last the question
        whether the game is over (PV-30).

section-end-of-game = End of the game
PV-30 = The game is over at the end of the turn that leaves the middle without a score marker.
    .source = Who Loses?
PV-31 = Score markers are worth what is printed on them. Each frustration is −3, but −7 for the player with Murphy.
    Murphy by himself is worth nothing.
    .source = Who Loses?
PV-32 = The highest score wins. Those who share it are *non-losers*, all of them; everybody else has lost.
    .source = Who Loses?

section-cases = Worked cases
case-1 = Umberto's first throw is 7, 7, two ravens and three other numbers. He chooses 7. The three remaining dice
    show 6, 7, 7. That makes four 7s and two ravens: he takes a marker with the 7. (PV-6, PV-8, PV-20)
case-2 = Thea throws three ravens at once, and no frustration is on the board. She takes one from the supply. Murphy
    stays where he is; three ravens are not greedy. (PV-7, PV-23)
case-3 = Kelly has two 6s and two ravens on the board and two frustrations in hand. She throws 6, 6 and something
    else. Diego frustrates her, Finn joins. The reroll brings the third raven. She reduces, and the same three dice
    now show 6, 6, 6: five 6s, two ravens. She takes a marker with the 6, and Murphy. Diego and Finn take their
    frustrations back and get one more each: Diego her last one, Finn one from the supply. (PV-12, PV-15, PV-25,
    PV-27)
case-4 = Carmen finishes with markers worth 20, three frustrations and Murphy: 20 − 3 × 7 = −1. (PV-31)

section-figures = Figures
figures = The first throw has 279,936 equally likely results. Three or more ravens: 26,811 of them (9.578%). Four or
    more ravens: 4,936 (1.763%). Seven ravens: 1. Four or more of one number: 24,680 (8.816%). Four of a number and
    three ravens: 175 (0.0625%). Every game has exactly fifteen turns in which a marker is taken, no more and no
    fewer.
