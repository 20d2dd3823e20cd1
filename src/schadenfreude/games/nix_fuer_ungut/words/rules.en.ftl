### Nix für Ungut!: the numbered rules, in page order.
### Attributes: .ruling is our reading, .standin a value we had to make up,
### .source the heading in the rulebook.

title = Nix für Ungut!
intro = Play cards, push a chip into the row they make, and push somebody else's out at the far end. No hard
    feelings. For 2 to 5 players (the publisher's figure; six can play too, without Igor). Hands are hidden, and the
    only chance is in the deal. In these rules *you* are the player who is to play.

section-words = Words
word-round = **Round**: one deal and the five phases played with it.
word-phase = **Phase**: a time round the table in which everybody places one chip.
word-row = **Row**: one of the eight lines of the board, named after the cards that lead to it.
word-slot = **Slot**: one of the three places of a row. Chips enter at the left one.
word-play = **Play**: the cards you put down, the row they make, and the chip that goes there.
word-straight = **Straight**: numbers that follow each other without a gap, such as 3 4 5.
word-joker = **Joker**: a card that stands for any number. The printed ones show two coins.
word-superchip = **Superchip**: the one chip of your five that can count double. A black circle marks the real one.
word-deck = **Deck**: the cards left over after the deal. Only Igor gets any of them.

section-set-up = Material and set-up
NX-1 = There are 80 cards: each number from 1 to 7 ten times, and ten jokers. They have no suits.
    .source = Contents
NX-2 = Every player has five chips of one colour: four plain ones and the superchip.
    .source = Contents
NX-3 = The board has eight rows of three slots each. Read downwards they are: four of a kind (Vierling), straight of
    four (4er-Straße), three of a kind (Drilling), straight of three (3er-Straße), two of a kind (Zwilling),
    straight of two (2er-Straße), one card (Eine Karte), no cards (Keine Karte).
    .source = Game Board
NX-4 = Each slot has a value of its own, three to a row.
    .standin = The real values are printed on the board. The rulebook does not repeat them, and we found no public
        source that does; so these are stand-ins of our own, from the left slot to the right: four of a kind 12 8 4,
        straight of four 10 7 3, three of a kind 8 5 3, straight of three 6 4 2, two of a kind 4 3 2, straight of
        two 3 2 1, one card 2 1 0, no cards 1 0 0. They are kept as data: whoever owns the game can put the printed
        values in their place with an edition file.
    .source = Game Board
NX-5 = Everybody is dealt twelve cards. They have to last the whole round, because nobody draws any more.
    .source = Set Up
NX-6 =
    .ruling = Who starts the first round is drawn by lot unless the table names somebody. The rulebook gives it to
        the oldest; we do not ask for ages.
    .source = Play

section-round = The round
NX-7 = A game is four rounds, a round is five phases. In each phase everybody plays cards and one chip, clockwise,
    beginning with the player who starts the round. After the fifth phase no chip is left to play.
    .ruling = In one place, the last line about the fifth phase, the rulebook speaks of three rounds, everywhere
        else of four. We play four unless the option `rounds` says otherwise.
    .source = Play; 5th Phase
NX-8 = You play one to four cards that together make one row: two, three or four equal numbers, two, three or four
    numbers in sequence, or a single card. Your chip goes on that row. You need not keep to any order of rows, and
    you may come back to one you have used.
    .source = Play
NX-9 =
    .ruling = Cards that make no row together cannot be played together. A straight does not go on from 7 to 1, and
        no number occurs in it twice.
NX-10 = As long as you hold cards you must play at least one. There is no passing.
    .source = Play
NX-11 = Without cards you must put your chip on *no cards*. With cards you must not.
    .source = Play
NX-12 = Cards that were played are discarded and do not come back this round.
    .ruling = They are discarded face up, for all to see.
    .source = Play
NX-13 = A chip enters its row at the left slot and moves the chips already there one slot to the right. One that has
    to leave the third slot has left the board; it stays outside and earns nothing this round.
    .source = Play
NX-14 = A joker can be any number from 1 to 7. You may use no more than one in a play.
    .ruling = The rulebook allows one joker per phase. We take that to mean per player and phase: your joker does
        not use up anybody else's.
    .source = Jokers
NX-15 =
    .ruling = With a joker the same cards can make more than one row: a 5 and a joker are two of a kind or a
        straight of two. You name the row. You do not name the number the joker stands for; cards, row and chip are
        the whole play. A joker by itself can be played as *one card* in any phase.
NX-16 = Once the fifth phase has come, a joker is only good for *one card*, played by itself.
    .source = Jokers; 5th Phase
NX-17 = You may play the superchip in whichever phase you like. In phases 1 to 4 it lies face up and doubles the
    value of its slot. In the fifth phase it lies face down and counts like a plain chip.
    .ruling = The row *no cards* is open to it as well.
    .source = Superchip

section-scoring = Scoring
NX-18 = When the fifth phase is done, you get the value under each of your chips that is still on the board, and
    twice the value under your superchip if it lies face up.
    .source = 5th Phase
NX-19 = Whoever has the highest total so far starts the next round.
    .ruling = Igor never starts; only the totals of the people count here. If several people share the highest, it
        is the one of them who comes first clockwise, counting from the last starter, who counts as the very first.
    .source = Play
NX-20 = When the last round has been scored, whoever has the highest total wins.
    .ruling = If several share it, they share the win.
    .source = 5th Phase

section-igor = Igor
NX-21 = Igor is an extra player whom nobody plays. He has five chips like everybody. He is recommended with two or
    three players.
    .ruling = With two or three players he is in unless you leave him out, with four or five he is out unless you
        ask him in. With six he cannot play.
    .source = Igor Variant
NX-22 = Igor has the last turn in every phase. Only then is he dealt cards from the deck, face up: two in the first
    phase, three in the second, four in the third, five in the fourth and five in the fifth.
    .ruling = All the cards he was dealt are discarded after the phase, used or not. He keeps none.
    .source = Igor Variant
NX-23 = Of all rows that one to four of his cards can make, Igor's chip goes on the topmost. He may use every joker
    he was dealt.
    .ruling = This holds in the fifth phase too, and his cards may even be nothing but jokers.
    .source = Igor Variant
NX-24 = Igor plays his superchip in the fourth phase, face up. In the other four he plays a plain chip.
    .source = Igor Variant
NX-25 = Igor scores like any player, and he can win.
    .ruling = The deck always has enough cards for him, so he makes at least *one card* every time.
    .source = Igor Variant

section-forced = Rounds and forced steps
NX-26 = Every round begins afresh: all 80 cards shuffled together, an empty board, and all five chips back with
    their owners.
    .ruling = Cards are dealt one at a time, the first twelve to the starter of the round, the next twelve to the
        next player clockwise, and so on.
    .source = Set Up
NX-27 =
    .ruling = If you have just one play, counting cards, row and chip, it is made for you.

section-cases = Worked cases
case-1 = Put down together, 3 4 joker are a straight of three, and that is one play, whichever end the joker goes
    to. 3 3 joker are three of a kind and nothing else. 3 joker are a pair or a short straight, that is, two of a
    kind or straight of two; you say which. 3 joker joker cannot be played by you; Igor has three of a kind with
    them. (NX-14, NX-15, NX-23)
case-2 = The row holds A, B, C from left to right, and D comes in. Now it holds D, A, B, and C is off the board.
    (NX-13)
case-3 = A superchip lies face up on the value 12: it earns 24. Played in the fifth phase instead, it would earn 12.
    (NX-17, NX-18)
case-4 = It is the fifth phase and you hold three jokers. There is one play: one joker, on *one card*. (NX-16,
    NX-27)
case-5 = Third phase, Igor is dealt 2, 2, 5 and a joker: three of a kind. If he is dealt four jokers, four of a
    kind. (NX-23)

section-figures = Figures
figures = Holding 1 2 3 4 5 6 7 and one joker you have 61 different plays in phases 1 to 4, counting cards and row
    but not the choice of chip, and 23 in the fifth phase. Igor's row in the first phase: two of a kind 53/158,
    straight of two 15/79, one card 75/158. The values of the slots are stand-ins until an edition file replaces
    them (NX-4).

section-hidden = Hidden information
hidden = You see your own cards, everything discarded, the board, everybody's remaining chips and how many cards
    they hold, the totals, the number of cards in the deck, and Igor's open cards. You never see another hand, nor
    the deck's cards before they are dealt. Cards still in hand after the fifth phase are not shown either.
