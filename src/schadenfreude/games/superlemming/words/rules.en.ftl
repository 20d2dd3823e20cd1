### Nichtlustig: Superlemming: the numbered rules, in the order of the page.
### Attributes: .ruling is our reading, .standin is a stand-in for what only the printed cards say,
### .source is the rulebook's heading.

title = Nichtlustig: Superlemming
intro = Four cliffs, and a queue at each. Let your own lemmings jump, rescue everybody else's, and collect thanks
    and medals. For two to five players; hands and piles are hidden, and chance sits in the shuffling.

section-words = Words

word-you = **You**: the player whose turn it is.
word-row = **Row**: the lemmings lying at one cliff, from the front (next to jump) to the end.
word-own = **Own**: in your colour, or counting as yours for this turn (SL-22, SL-24).
word-text = **Text**: the effect printed on a lemming card. The effect of a cliff is always called the cliff's
    effect.
word-pile = **Pile**: a player's own face-down draw pile.
word-score-pile = **Score pile**: what lies under a player's Superlemming.

section-setup = Set-up

SL-1 = The four cliff cards, each with a different one of four symbols, lie in one column in random order. In your
    first game the sides without the duck are up; later it is chance or the table that decides. The option `cliffs`
    is `"plain"` (no ducks, the default), `"duck"` or `"mixed"`.
    .ruling = Each of the 24 orders is equally likely, unless the table names one: the option `order` lists the
        symbols from the top, `"ctsd"` for instance. With `"mixed"` every card shows either side with probability
        one half.
    .source = Setup
SL-2 = Everybody has one Superlemming, the twelve lemming cards of its colour and three medals. The twelve are
    shuffled into a pile, and five are drawn from it as a hand.
    .source = Setup
SL-3 = After that two cards from every pile are shuffled together. One by one they are laid face up, one to a row,
    from the top cliff down and then from the top again, until there are none left.
    .ruling = Symbols are ignored here. Whichever card comes to a cliff first is the front of its row. Nobody jumps
        during set-up.
    .source = Setup
SL-4 = The most heroic player begins. Turns then go clockwise, which here is seat order.
    .ruling = Heroism does not show on a screen, so we draw lots for the first player, unless the table has somebody
        in mind.
    .source = Simple Game

section-turn = The turn

SL-5 = Step 1: play one lemming from your hand. It goes to the cliff that shows the same symbol, at the end of the
    row. Its own text is out of use for this turn.
    .source = Simple Game; Normal Game
SL-6 = Simple game, step 2: count your own lemmings in the row you have just played to, the new one among them. You
    carry out the effect of the cliff there that many times. Texts play no part in the simple game. The option
    `game` is `"normal"` (default) or `"simple"`.
    .ruling = The count is taken once, right after step 1 and the jump it may cause.
    .source = Simple Game
SL-7 = Normal game, step 2: in the row you have just played to, carry out the texts of your other lemmings, those
    that lay there before your turn. Each is used once, and the order is yours. The effect of the cliff there
    follows, exactly once.
    .ruling = At this point the rulebook says once more that the card just played counts too. That belongs to the
        simple game, and we take it for a slip. A lemming driven from the row before its text came up has forfeited
        the text, whether it comes back or not. Newcomers of this turn bring no text. The cliff's effect follows
        even if none of your lemmings is left in the row.
    .source = Normal Game
SL-8 = If an effect makes you play a lemming, that lemming's text stays unused and there is no additional cliff
    effect.
    .source = Simple Game
SL-9 =
    .ruling = You carry out as much of an effect as is possible; what is impossible is skipped. You may decline only
        where a card says "may".
SL-10 = A row that has gained or lost a card is checked for a jump on the spot. Everything else waits.
    .source = Simple Game
SL-11 = Whoever has no card left in hand draws five from their pile at once, before any further effect. If the pile
    has fewer, they draw what is there.
    .ruling = If the last card causes a jump, that is settled first, with thanks and medals; then the cards are
        drawn. If the hand is empty even after that, the game ends (SL-17).
    .source = Simple Game

section-jump = The jump

SL-12 = When a row reaches four lemmings (two or three players) or five (four or five players), the one in front
    jumps. It is taken out of the row and the rest move up.
    .source = Jumping Over the Cliff
SL-13 = If your own lemming jumps, it has arrived: it goes under your Superlemming, into your score pile.
    .source = Jumping Over the Cliff
SL-14 = If another player's lemming jumps, you rescue it. It returns, face down, to the top of its owner's pile. The
    owner gives you medals: two if they have more than you, otherwise one, and in either case one more if they do
    not say thanks. If they have fewer than that, they give what they have.
    .ruling = The comparison is made before any medal moves.
    .source = Jumping Over the Cliff
SL-15 =
    .ruling = Whether to say thanks is up to the rescued player. The card goes onto their pile, then comes the
        question, and only then do medals move, all together. The question is put only if the answer makes a
        difference to the medals. The option `thanks` is `"ask"` (default) or `"always"`. Computer players say
        thanks. The table may limit the time for an answer; silence then counts as no thanks.
    .source = Jumping Over the Cliff
SL-16 =
    .ruling = The "2x" beside the rescue rule in our source names what its picture shows. It is not a rule.
    .source = Jumping Over the Cliff

section-end = The end of the game

SL-17 = A player with an empty pile and an empty hand ends the game, there and then.
    .ruling = Effects not carried out by then are lost. Other players' cards in a hand are cards in hand.
    .source = Simple Game; End of the Game
SL-18 = Each medal is one point, and so is each card in a score pile, whatever its colour.
    .source = End of the Game
SL-19 = Most points win. Among tied players the win goes to the one who comes furthest after the first player in
    turn order.
    .source = End of the Game
SL-20 =
    .ruling = Since rescues put cards back into piles, a game need not ever finish by itself; of 132 000 simulated
        ones, 2 did not. It is therefore stopped and scored before a turn begins, if the latest 20 turns per player
        have brought no card into any score pile, or if 100 turns per player have been played. The longest such wait
        in a game that ended by itself was 10 turns per player.

section-foreign = Other players' cards

SL-21 = Some effects put a card of another player into your hand.
    .source = Normal Game
SL-22 = A card of another player that you play is own until the turn is over. Then it belongs to its owner again.
    .source = Normal Game
SL-23 = If a card of another player jumps in the turn in which you played it, it goes into your score pile.
    .source = Normal Game
SL-24 =
    .ruling = In the turn in which you play a card of another player, "own" includes it everywhere: when lemmings
        are counted, when they jump, when an effect looks for a target. It is no lemming of another player then, so
        if it jumps there is no rescue, no thanks and no medal. The rest of its colour does not become own. Lifted
        back into the hand it is another player's again until it is played again.

section-effects = Effects in detail

SL-25 = Moving or swapping lemmings within a row leaves their number as it is, so nobody jumps. Nor does anybody
    jump when a card is taken out of a row.
    .source = Simple Game
SL-26 =
    .standin = "Another player with the most medals" means the most among the other players. If several have the
        most, you pick one. If all the others are without medals, the effect does nothing and asks no question.
SL-27 = An empty pile has nothing to draw, and nothing is ever reshuffled.
    .standin = S3 can choose only a pile with a card in it. If no other player has one, S3 is skipped.
    .source = Simple Game
SL-28 =
    .standin = Every effect is put together from nine verbs. Draw, play, move, swap and take medals mean what they
        say; keep takes a card from hand to score pile, lift from a row to the hand, filch from somebody's pile to
        the hand, return from the hand to the bottom of a pile. Added to these are a number; an owner (own,
        another's, anybody's, this card); a choice (any, front, last, neighbours); a place to come from and one to
        go to (the row of the card's own symbol, the row to which the turn's lemming was played, any row, another
        row, the front or end of the same row); "if richer"; and "may". An effect is one to three such instructions,
        carried out one after the other. Whoever does not do what he "may" has done with that instruction; take
        takes all its medals at once. The text of a lemming can also be empty. Card sets are data files and may
        combine all this differently. Texts may repeat, and symbols need not come in threes. Loading a set checks
        it: every colour has twelve cards, every verb and addition is known, and whatever is wrong is named clearly.
SL-29 =
    .ruling = Where there is no choice, the step happens by itself, even playing the only card in a hand. Effects
        that find no target are passed over. You are free to pick a text that will do nothing at the moment; it has
        then had its use. Equal cards are offered as one choice: of two in a hand the one that everybody knows goes
        first, of two waiting texts that of the lemming further in front.
SL-30 =
    .ruling = If a row that is one short of a jump gets another lemming, its front lemming jumps, never the one just
        moved there. You may move or lift the only lemming of a row. An empty row has no lemming to be a target. A
        lemming that already lies where an effect would put it is no target either.

section-cases = Worked cases

case-1 = Three players, simple game. Green plays the fourth card into a row with a red lemming in front. It is
    rescued onto Red's pile, Red says thanks, and the two have equally many medals: Green gets one. Two green cards
    are in the row, so Green then carries out the cliff's effect twice.
case-2 = The same in the normal game, with Red holding fewer medals than Green: one medal again. Then comes the text
    of Green's older card in the row, then the cliff's effect, once.
case-3 = You rescue a lemming whose owner has two medals, more than you have, and do not hear thanks. You get two
    medals and not three; there is no third. Thanks would have made no difference, so the question is not even put
    (SL-15).
case-4 = Length of the rows after set-up, top to bottom: 1-1-1-1 with two players, 2-2-1-1 with three, 2-2-2-2 with
    four, 3-3-2-2 with five.
case-5 = Three players, first player in seat 1, seats 0 and 2 tied. Play goes 1, 2, 0. Seat 0 comes furthest after
    the first player and wins.

section-figures = Figures

figures = With three cards per symbol, an opening hand is without the symbol of the top cliff with probability 7/44.
    It holds one, two or three such cards in 378, 252 and 36 of 792 cases. There are always five first moves to
    choose from.

    The two set-up cards of one colour lie in the same row with probability 0, 2/15, 1/7 and 8/45 for two, three,
    four and five players.

section-house = The stand-in card set "house"

house = The rulebook does not print the texts of lemmings and cliffs, and public sources give only scraps of them.
    The texts below are stand-ins, kept in a data file. If you own the game, you can enter the real ones in an
    edition file and play with those.

    The symbols are circle, triangle, square and diamond. Every colour has the same twelve cards, three per symbol.
    T2 is as a review quotes it, C1 is our reading of another quotation; the rest is made up.

cliff-circle-plain = **Circle, plain side**: Draw 1 card.
cliff-circle-duck = **Circle, duck side**: Draw 2 cards. Then show everybody 1 card from your hand and put it under
    its owner's pile, even if you could draw nothing.
cliff-triangle-plain = **Triangle, plain side**: Play 1 more lemming, to the row of its symbol.
cliff-triangle-duck = **Triangle, duck side**: Play 1 more lemming, to any row.
cliff-square-plain = **Square, plain side**: Choose 1 own lemming in any row and move it to the end of another.
cliff-square-duck = **Square, duck side**: Move 1 lemming that is another player's to the end of another row.
cliff-diamond-plain = **Diamond, plain side**: In any one row, swap two lemmings next to each other, whoever owns
    them.
cliff-diamond-duck = **Diamond, duck side**: Another player with the most medals gives you 1 medal, if they have
    more than you.

card-C1 = **C1** (circle): Choose 1 own lemming in any row and move it to the end of any other row.
card-C2 = **C2** (circle): Draw 1 card.
card-C3 = **C3** (circle): 1 card from your hand goes into your score pile.
card-T1 = **T1** (triangle): Play 1 more lemming, to the row of its symbol.
card-T2 = **T2** (triangle): Another player with the most medals gives you 2 medals.
card-T3 = **T3** (triangle): Move 1 lemming that is another player's to the end of another row.
card-S1 = **S1** (square): This lemming moves to the front of its row.
card-S2 = **S2** (square): In one row, swap any two lemmings.
card-S3 = **S3** (square): Choose another player's pile and draw its top card into your hand.
card-D1 = **D1** (diamond): In any row of two or more lemmings, the front one moves to the end.
card-D2 = **D2** (diamond): Play 1 more lemming, to any row.
card-D3 = **D3** (diamond): Choose any row and take its last lemming into your hand.

section-hidden = Hidden information

hidden = What you may see depends on the card, not on the place where it lies.

    Everybody sees the rows, the cliffs, the medals and the score piles; how many cards are in each hand and pile;
    and how many of each colour are in each hand. Everybody also knows a lemming lifted into a hand until it leaves
    that hand, a rescued one on top of a pile, the same one in a hand after it was drawn, until it leaves, and a
    card returned under a pile.

    Each player sees their own hand as well. A card filched from a pile, unless everybody knew it already, is known
    only to the one who took it. The choices of a question are shown only to the player who is asked.

    Beyond this nobody sees another hand, and nobody sees the order of a pile.
