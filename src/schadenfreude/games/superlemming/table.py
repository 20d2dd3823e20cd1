"""What Superlemming declares: phases, options, moves, events, the state, and the reasons against a move.

Rule numbers are those of docs/rules/superlemming.md.
"""

from schadenfreude.core.contract import OVER
from schadenfreude.core.state import Field
from schadenfreude.core.tables import Event, EventTable, Move, MoveTable, Option, Param, Reason, first_seat, seat_param
from schadenfreude.games.superlemming.pieces import (
    CARD_NAMES,
    CARDS,
    DECK,
    EFFECTS,
    LAID,
    LONG_ROW,
    MEDALS,
    MOST_COUNT,
    NAMES,
    ORDER_NAMES,
    ORDERS,
    PLACES,
    SAYS,
    SEATS,
    STEPS,
    SYMBOL_NAMES,
    SYMBOLS,
)

# The phases. Those from PLAY to DRAW are also the verbs of effects (SL-28); 0 is no verb.

ORDER = 0  # chance: how the cliffs lie
SIDES = 1  # chance: which sides of them are up
DRAW_FIRST = 2  # chance: who begins
LAY_COLOUR = 3  # chance: whose card is laid out next at set-up
LAY_CARD = 4  # chance: which one it is
DRAW_CARD = 5  # chance: which card is drawn from the hidden part of a pile
THANKS = 6  # a rescued player says thanks or not
TEXT = 7  # the player chooses the text to be carried out next
PLAY = 8  # a lemming from his hand, and its row
MOVE = 9  # a lemming of a row, and where it goes
SWAP = 10  # two lemmings of a row
LIFT = 11  # a lemming of a row, into his hand
TAKE = 12  # a player who gives medals
FILCH = 13  # a player from whose pile he draws
KEEP = 14  # a card of his hand, into his score pile
RETURN = 15  # a card of his hand, under its owner's pile
DRAW = 16  # never asked
GO_ON = 17  # nothing is asked: the rules go on by themselves
GAME_OVER = 18
VERB_NAMES = ("play", "move", "swap", "lift", "take", "filch", "keep", "return", "draw")  # from PLAY

# Options

SIMPLE = 0
NORMAL = 1
PLAIN_SIDES = 0
DUCK_SIDES = 1
MIXED_SIDES = 2
ALWAYS = 1

OPTIONS = (
    first_seat(SEATS, "SL-4"),
    Option("game", SIMPLE, NORMAL, NORMAL, {SIMPLE: "simple", NORMAL: "normal"}, "SL-6"),
    Option(
        "cliffs",
        PLAIN_SIDES,
        MIXED_SIDES,
        PLAIN_SIDES,
        {PLAIN_SIDES: "plain", DUCK_SIDES: "duck", MIXED_SIDES: "mixed"},
        "SL-1",
    ),
    Option("thanks", 0, ALWAYS, 0, {0: "ask", ALWAYS: "always"}, "SL-15"),
    Option("order", -1, len(ORDERS) - 1, -1, {-1: "random", **dict(enumerate(ORDER_NAMES))}, "SL-1"),
)

# Moves. An effect gives its player one kind of them; `to` of a move says a row, or an end of the row it lies in.

SEAT = seat_param("seat", SEATS)
OWNER = seat_param("owner", SEATS)
CARD = Param("card", 0, NAMES - 1, "card", CARD_NAMES)
ROW = Param("row", 0, SYMBOLS - 1, "row", SYMBOL_NAMES)
PLACE = Param("place", 1, PLACES)
WAYS = SYMBOLS + 2
WAY_FRONT = SYMBOLS
WAY_END = SYMBOLS + 1

MOVES = MoveTable(
    Move("thank", rule="SL-15"),
    Move("stay-silent", rule="SL-15"),
    Move("text", CARD, rule="SL-7"),
    Move("play", OWNER, CARD, ROW, rule="SL-5"),
    Move("move", ROW, PLACE, Param("to", 0, WAYS - 1, "way", (*SYMBOL_NAMES, "front", "end")), rule="SL-28"),
    Move("swap", ROW, PLACE, Param("with", 1, PLACES), rule="SL-28"),
    Move("lift", ROW, PLACE, rule="SL-28"),
    Move("take", seat_param("from", SEATS), rule="SL-26"),
    Move("filch", seat_param("from", SEATS), rule="SL-27"),
    Move("keep", OWNER, CARD, rule="SL-28"),
    Move("return", OWNER, CARD, rule="SL-28"),
    Move("decline", rule="SL-9"),
)
M_THANK = MOVES.code("thank")
M_STAY_SILENT = MOVES.code("stay-silent")
M_TEXT = MOVES.code("text")
M_PLAY = MOVES.code("play")
M_MOVE = MOVES.code("move")
M_SWAP = MOVES.code("swap")
M_LIFT = MOVES.code("lift")
M_TAKE = MOVES.code("take")
M_FILCH = MOVES.code("filch")
M_KEEP = MOVES.code("keep")
M_RETURN = MOVES.code("return")
M_DECLINE = MOVES.code("decline")

# By phase: the first move of its kind, and the first after them

FIRST = (0, 0, 0, 0, 0, 0, M_THANK, M_TEXT, M_PLAY, M_MOVE, M_SWAP, M_LIFT, M_TAKE, M_FILCH, M_KEEP, M_RETURN)
AFTER = (0, 0, 0, 0, 0, 0, M_TEXT, M_PLAY, M_MOVE, M_SWAP, M_LIFT, M_TAKE, M_FILCH, M_KEEP, M_RETURN, M_DECLINE)

# By phase: in how many ways a card, lemming, player or answer can be chosen

WAYS_OF = (1, 1, 1, 1, 1, 1, 1, 1, SYMBOLS, WAYS, PLACES, 1, 1, 1, 1, 1)

COUNTED = Param("count", 1, DECK)

EVENTS = EventTable(
    Event("cliffs", rule="SL-1", shows=("order", "sides")),
    Event("laid", OWNER, CARD, ROW, rule="SL-3"),
    Event("turn", SEAT, rule="SL-4", notable=True),
    Event("draws", SEAT, COUNTED, rule="SL-27"),
    Event("refills", SEAT, COUNTED, rule="SL-11", notable=True),
    Event("drew", SEAT, CARD, OWNER, rule="SL-2", seen="seat"),
    Event("drew-known", SEAT, CARD, OWNER, rule="SL-14"),
    Event("played", SEAT, CARD, ROW, rule="SL-5"),
    Event("played-foreign", SEAT, CARD, OWNER, rule="SL-22", notable=True),
    Event("text", SEAT, CARD, rule="SL-7", notable=True),
    Event("cliff", SEAT, ROW, rule="SL-6, SL-7", notable=True),
    Event("moved", OWNER, CARD, ROW, rule="SL-28"),
    Event("moved-front", OWNER, CARD, ROW, rule="SL-25"),
    Event("moved-end", OWNER, CARD, ROW, rule="SL-25"),
    Event("swapped", ROW, PLACE, Param("with", 1, PLACES), rule="SL-25"),
    Event("lifted", SEAT, CARD, OWNER, rule="SL-21", notable=True),
    Event("took", SEAT, seat_param("victim", SEATS), COUNTED, rule="SL-26", notable=True),
    Event("filched", SEAT, seat_param("victim", SEATS), rule="SL-27", notable=True),
    Event("kept", SEAT, CARD, OWNER, rule="SL-28", notable=True),
    Event("returned", SEAT, CARD, OWNER, rule="SL-28"),
    Event("jumped", SEAT, CARD, rule="SL-13", notable=True),
    Event("jumped-foreign", SEAT, CARD, OWNER, rule="SL-23", notable=True),
    Event("rescued", SEAT, CARD, OWNER, rule="SL-14", notable=True),
    Event("thanked", SEAT, seat_param("rescuer", SEATS), rule="SL-15", notable=True),
    Event("not-thanked", SEAT, seat_param("rescuer", SEATS), rule="SL-15", notable=True),
    Event("gave", SEAT, seat_param("rescuer", SEATS), COUNTED, rule="SL-14"),
    Event("gave-nothing", SEAT, seat_param("rescuer", SEATS), rule="SL-14", notable=True),
    Event("skipped", SEAT, Param("verb", PLAY, DRAW, "verb", VERB_NAMES), rule="SL-29", notable=True),
    Event("declined", SEAT, Param("verb", PLAY, DRAW, "verb", VERB_NAMES), rule="SL-9"),
    Event("ended", SEAT, rule="SL-17", notable=True),
    Event("ended-quiet", rule="SL-20", notable=True),
    Event("ended-long", rule="SL-20", notable=True),
    Event("tie-broken", SEAT, rule="SL-19", notable=True),
)
E_CLIFFS = EVENTS.code("cliffs")
E_LAID = EVENTS.code("laid")
E_TURN = EVENTS.code("turn")
E_DRAWS = EVENTS.code("draws")
E_REFILLS = EVENTS.code("refills")
E_DREW = EVENTS.code("drew")
E_DREW_KNOWN = EVENTS.code("drew-known")
E_PLAYED = EVENTS.code("played")
E_PLAYED_FOREIGN = EVENTS.code("played-foreign")
E_TEXT = EVENTS.code("text")
E_CLIFF = EVENTS.code("cliff")
E_MOVED = EVENTS.code("moved")
E_MOVED_FRONT = EVENTS.code("moved-front")
E_MOVED_END = EVENTS.code("moved-end")
E_SWAPPED = EVENTS.code("swapped")
E_LIFTED = EVENTS.code("lifted")
E_TOOK = EVENTS.code("took")
E_FILCHED = EVENTS.code("filched")
E_KEPT = EVENTS.code("kept")
E_RETURNED = EVENTS.code("returned")
E_JUMPED = EVENTS.code("jumped")
E_JUMPED_FOREIGN = EVENTS.code("jumped-foreign")
E_RESCUED = EVENTS.code("rescued")
E_THANKED = EVENTS.code("thanked")
E_NOT_THANKED = EVENTS.code("not-thanked")
E_GAVE = EVENTS.code("gave")
E_GAVE_NOTHING = EVENTS.code("gave-nothing")
E_SKIPPED = EVENTS.code("skipped")
E_DECLINED = EVENTS.code("declined")
E_ENDED = EVENTS.code("ended")
E_ENDED_QUIET = EVENTS.code("ended-quiet")
E_ENDED_LONG = EVENTS.code("ended-long")
E_TIE_BROKEN = EVENTS.code("tie-broken")

# What a lemming in a row is for the turn, beside what it is anyway

WAITING = 1  # its text is still to be carried out (SL-7)
USED_NOW = 2  # its text is being carried out: "this lemming"
BORROWED = 3  # another player's, played this turn, and counts as own (SL-22)

QUIET_TURNS = 20  # a player (SL-20)
MOST_TURNS = 100  # a player (SL-20)

FIELDS = (
    Field("players", 2, SEATS, about="how many play"),
    Field("phase", ORDER, GAME_OVER, about="what happens next"),
    Field("mover", OVER, SEATS - 1, about="the seat to move, or chance, or over"),
    Field("first", -1, SEATS - 1, about="option: who begins; -1 drawn at random until drawn"),
    Field("game", SIMPLE, NORMAL, about="option: simple or normal game"),
    Field("cliffs", PLAIN_SIDES, MIXED_SIDES, about="option: which sides of the cliffs are up"),
    Field("thanks", 0, ALWAYS, about="option: are rescued players asked for thanks?"),
    Field("order", -1, len(ORDERS) - 1, about="option: how the cliffs lie, from the top; -1 until drawn"),
    Field("sides", 0, 1, (SYMBOLS,), about="for each symbol's cliff: is the duck up?"),
    # The edition
    Field("first_card", 0, CARDS, (CARDS + 1,), about="a colour's cards, sorted by kind: the first of each, the end"),
    Field("first_kind", 0, CARDS, (SYMBOLS + 1,), about="the kinds, sorted by symbol: the first of each, the end"),
    Field("symbol", 0, SYMBOLS - 1, (CARDS,), about="the symbol of each kind"),
    Field("program", 0, DRAW, (EFFECTS * STEPS, SAYS), about="what effects say, instruction by instruction"),
    # The turn
    Field("turn", 0, SEATS - 1, about="the player whose turn it is; at set-up who draws his hand"),
    Field("turns", 0, MOST_TURNS * SEATS, about="turns begun"),
    Field("quiet", -1, QUIET_TURNS * SEATS, about="turns since a card came into a score pile, -1 in the turn itself"),
    Field("row", 0, SYMBOLS - 1, about="the row to which this turn's lemming was played"),
    Field("at", -1, EFFECTS * STEPS, about="the instruction that is being carried out, -1 for none"),
    Field("left", 0, MOST_COUNT, about="how often it is still to be carried out"),
    Field("waiting", 0, PLACES, about="lemmings in the row whose text is still to be carried out"),
    Field("times", 0, PLACES, about="how often the cliff's effect is still to be carried out"),
    Field("to_draw", 0, DECK, about="cards still to be drawn before anything else"),
    Field("source", 0, SEATS - 1, about="from whose pile"),
    Field("to_lay", 0, SEATS * LAID, about="cards still to be laid out at set-up"),
    # The rows, named by their cliff's symbol
    Field("length", 0, LONG_ROW, (SYMBOLS,), about="lemmings in each row"),
    Field("lemming", 0, DECK - 1, (SYMBOLS, LONG_ROW), about="the lemmings, front first"),
    Field("mark", 0, BORROWED, (SYMBOLS, LONG_ROW), about="what they are for this turn"),
    # The players
    Field("medals", 0, MEDALS * SEATS, (SEATS,), about="medals of each player"),
    Field("scored", 0, CARDS, (SEATS, SEATS), about="cards in each score pile, by colour"),
    Field("out", 0, CARDS, (DECK,), about="cards in score piles, by what they are"),
    Field("in_hand", 0, DECK, (SEATS,), about="cards in each hand"),
    Field("held", 0, CARDS, (SEATS, SEATS), about="cards in each hand, by colour"),
    Field("shown", 0, CARDS, (SEATS, DECK), about="the cards of a hand that everybody knows"),
    Field("hand", 0, CARDS, (SEATS, DECK), seen="owner", about="its other cards"),
    # The piles, from the top: known cards, hidden ones, known ones
    Field("on_top", 0, CARDS, (SEATS,), about="known cards on top of each pile"),
    Field("top", 0, CARDS - 1, (SEATS, CARDS), about="their kinds, the topmost last"),
    Field("in_pile", 0, CARDS, (SEATS,), about="hidden cards of each pile"),
    Field("hidden", 0, CARDS, (SEATS, CARDS), seen="nobody", about="how many of them are of each kind"),
    Field("under", 0, CARDS, (SEATS,), about="known cards at the bottom of each pile"),
    Field("bottom", 0, CARDS - 1, (SEATS, CARDS), about="their kinds, the bottommost last"),
)

# The first few are against a card or lemming, whatever is done with it.

REASONS = (
    None,
    Reason("no-such-card", "SL-5"),
    Reason("no-lemming", "SL-30"),
    Reason("not-meant", "SL-28"),
    Reason("wrong-row", "SL-5"),
    Reason("nowhere-else", "SL-28"),
    Reason("no-other", "SL-28"),
    Reason("not-neighbours", "SL-28"),
    Reason("nobody-there", "SL-26"),
    Reason("not-most-medals", "SL-26"),
    Reason("not-richer", "SL-28"),
    Reason("empty-pile", "SL-27"),
    Reason("not-waiting", "SL-7"),
    Reason("must-do", "SL-9"),
    Reason("asked-thanks", "SL-15"),
    Reason("asked-text", "SL-7"),
    Reason("asked-play", "SL-5"),
    Reason("asked-move", "SL-28"),
    Reason("asked-swap", "SL-28"),
    Reason("asked-lift", "SL-28"),
    Reason("asked-take", "SL-26"),
    Reason("asked-filch", "SL-27"),
    Reason("asked-keep", "SL-28"),
    Reason("asked-return", "SL-28"),
)
R_NO_SUCH_CARD = 1
R_NO_LEMMING = 2
R_NOT_MEANT = 3
R_WRONG_ROW = 4
R_NOWHERE_ELSE = 5
R_NO_OTHER = 6
R_NOT_NEIGHBOURS = 7
R_NOBODY_THERE = 8
R_NOT_MOST_MEDALS = 9
R_NOT_RICHER = 10
R_EMPTY_PILE = 11
R_NOT_WAITING = 12
R_MUST_DO = 13
R_ASKED = 14 - THANKS  # and the phase
