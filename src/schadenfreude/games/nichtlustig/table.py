"""What Nichtlustig declares: phases, options, moves, events, the state, and the reasons against a move.

Rule numbers are those of docs/rules/nichtlustig.md.
"""

from schadenfreude.core.contract import OVER
from schadenfreude.core.state import Field
from schadenfreude.core.tables import (
    Event,
    EventTable,
    Move,
    MoveTable,
    Option,
    Param,
    Reason,
    first_seat,
    seat_param,
    switch,
)
from schadenfreude.games.nichtlustig.pieces import (
    CARD_NAMES,
    CARDS,
    DEATH_NAMES,
    DEATHS,
    DICE,
    DICE_NAMES,
    KINDS,
    LEFT_AT_END,
    NUMBERS,
    PAIR_SETS,
    PROFESSORS_SETS,
    SEATS,
    SET_NAMES,
    SPECIAL_NAMES,
    SPECIALS,
    THROWS,
    TURNED,
)

PRINTED = 1  # option special_cards: UFO and Robot as printed, not as in the rulebook

OPTIONS = (
    first_seat(SEATS, "NL-6"),
    switch("roll_for_start", False, "NL-6"),
    Option("special_cards", 0, PRINTED, 0, {0: "rulebook", PRINTED: "printed"}, "NL-41"),
)

# The phases

DRAW_FIRST = 0  # chance: who begins
ROLL_FOR_START = 1  # chance: the next player's die lands
THROW = 2  # chance: the next die lands
KEEP = 3  # the player sets dice aside and throws the others, or stops
TAKE = 4  # the player takes target cards
CLOWN_OR_DEATH = 5  # the player may give up the Clown
OTHER_DEATH = 6  # the player chooses another Death
COVER = 7  # the player chooses the card that the Death covers
PROFESSORS_ROLL = 8  # chance: the next die lands that is rolled for somebody's Professors
GAME_OVER = 9

SEAT = seat_param("seat", SEATS)
VICTIM = seat_param("victim", SEATS)
CARD = Param("card", 0, CARDS - 1, "card", CARD_NAMES)
DEATH = Param("death", 0, DEATHS - 1, "death", DEATH_NAMES)
SPECIAL = Param("special", 0, SPECIALS - 1, "special", SPECIAL_NAMES)

MOVES = MoveTable(
    Move("keep", Param("dice", 0, len(DICE_NAMES) - 1, "dice", DICE_NAMES), rule="NL-7"),
    Move("stop", rule="NL-7"),
    Move("take", Param("cards", 0, len(SET_NAMES) - 1, "cards", SET_NAMES), rule="NL-13"),
    Move("clown", Param("answer", 0, 1, "answer", ("no", "yes")), rule="NL-36"),
    Move("death", DEATH, rule="NL-27"),
    Move("cover", Param("card", 0, TURNED * NUMBERS - 1, "card", CARD_NAMES[: TURNED * NUMBERS]), rule="NL-23"),
)
M_KEEP = MOVES.code("keep")
M_STOP = MOVES.code("stop")
M_TAKE = MOVES.code("take")  # itself: to take nothing; after it the pairs
M_TAKE_PROFESSORS = M_TAKE + PAIR_SETS
M_TAKE_DINOSAUR = M_TAKE_PROFESSORS + len(PROFESSORS_SETS)  # each without and with the Time Machine
M_CLOWN = MOVES.code("clown")
M_DEATH = MOVES.code("death")
M_COVER = MOVES.code("cover")

EVENTS = EventTable(
    Event("start-rolled", SEAT, Param("number", 0, NUMBERS), rule="NL-6"),
    Event("turn", SEAT, rule="NL-7", notable=True),
    Event("skipped", SEAT, SPECIAL, rule="NL-38", notable=True),
    Event("two-throws", SEAT, SPECIAL, rule="NL-37", notable=True),
    Event("threw", SEAT, rule="NL-7", shows=("face",)),
    Event("kept", SEAT, rule="NL-8", shows=("face",)),
    Event("duck", SEAT, rule="NL-34", notable=True),
    Event("nobody-scores", SEAT, rule="NL-18", notable=True),
    Event("scored", SEAT, CARD, rule="NL-18", notable=True),
    Event("scored-by-other", SEAT, CARD, seat_param("thrower", SEATS), rule="NL-18", notable=True),
    Event("took", SEAT, CARD, rule="NL-15", notable=True),
    Event("stole", SEAT, CARD, VICTIM, rule="NL-15", notable=True),
    Event("dinosaur", SEAT, CARD, rule="NL-17", notable=True),
    Event("time-machine", SEAT, rule="NL-35", notable=True),
    Event("declined", SEAT, rule="NL-35", notable=True),
    Event("no-card", SEAT, rule="NL-20", notable=True),
    Event("virus", SEAT, rule="NL-39", notable=True),
    Event("clown", SEAT, rule="NL-36", notable=True),
    Event("took-death", SEAT, DEATH, rule="NL-20", notable=True),
    Event("took-death-from", SEAT, DEATH, VICTIM, rule="NL-26", notable=True),
    Event("freed", SEAT, CARD, rule="NL-26", notable=True),
    Event("covered-lemming", SEAT, CARD, DEATH, rule="NL-23", notable=True),
    Event("covered", SEAT, CARD, DEATH, rule="NL-24", notable=True),
    Event("open-death", SEAT, DEATH, rule="NL-25", notable=True),
    Event("all-deaths", SEAT, rule="NL-27", notable=True),
    Event("returned", SEAT, SPECIAL, rule="NL-21"),
    Event("got-special", SEAT, SPECIAL, rule="NL-31", notable=True),
    Event("got-special-from", SEAT, SPECIAL, VICTIM, rule="NL-32", notable=True),
    Event("ended", Param("left", 0, LEFT_AT_END), rule="NL-44"),
    Event("professors-rolled", SEAT, Param("number", 0, NUMBERS), rule="NL-46"),
    Event("professors", SEAT, Param("worth", 0, NUMBERS), rule="NL-46", notable=True),
    Event("tie-broken", SEAT, rule="NL-49", notable=True),
)
E_START_ROLLED = EVENTS.code("start-rolled")
E_TURN = EVENTS.code("turn")
E_SKIPPED = EVENTS.code("skipped")
E_TWO_THROWS = EVENTS.code("two-throws")
E_THREW = EVENTS.code("threw")
E_KEPT = EVENTS.code("kept")
E_DUCK = EVENTS.code("duck")
E_NOBODY_SCORES = EVENTS.code("nobody-scores")
E_SCORED = EVENTS.code("scored")
E_SCORED_BY_OTHER = EVENTS.code("scored-by-other")
E_TOOK = EVENTS.code("took")
E_STOLE = EVENTS.code("stole")
E_DINOSAUR = EVENTS.code("dinosaur")
E_TIME_MACHINE = EVENTS.code("time-machine")
E_DECLINED = EVENTS.code("declined")
E_NO_CARD = EVENTS.code("no-card")
E_VIRUS = EVENTS.code("virus")
E_CLOWN = EVENTS.code("clown")
E_TOOK_DEATH = EVENTS.code("took-death")
E_TOOK_DEATH_FROM = EVENTS.code("took-death-from")
E_FREED = EVENTS.code("freed")
E_COVERED_LEMMING = EVENTS.code("covered-lemming")
E_COVERED = EVENTS.code("covered")
E_OPEN_DEATH = EVENTS.code("open-death")
E_ALL_DEATHS = EVENTS.code("all-deaths")
E_RETURNED = EVENTS.code("returned")
E_GOT_SPECIAL = EVENTS.code("got-special")
E_GOT_SPECIAL_FROM = EVENTS.code("got-special-from")
E_ENDED = EVENTS.code("ended")
E_PROFESSORS_ROLLED = EVENTS.code("professors-rolled")
E_PROFESSORS = EVENTS.code("professors")
E_TIE_BROKEN = EVENTS.code("tie-broken")

FIELDS = (
    Field("players", 2, SEATS, about="how many play"),
    Field("phase", DRAW_FIRST, GAME_OVER, about="what happens next"),
    Field("mover", OVER, SEATS - 1, about="the seat to move, or chance, or over"),
    Field("first", -1, SEATS - 1, about="option: who begins; -1 until drawn or rolled for"),
    Field("roll_for_start", 0, 1, about="option: do the players roll for who begins?"),
    Field("special_cards", 0, PRINTED, about="option: UFO and Robot as in the rulebook (0) or as printed (1)"),
    Field("turn", 0, SEATS - 1, about="the player whose turn it is"),
    Field("throws", 0, THROWS + 1, about="throws of this turn, the current one included"),
    Field("face", -1, NUMBERS, (DICE,), about="what each die shows, 0 being its symbol; -1 while it has not landed"),
    Field("aside", 0, 1, (DICE,), about="is the die set aside?"),
    Field("owner", -1, SEATS - 1, (KINDS, NUMBERS), about="who has each target card, -1 for the layout"),
    Field("scored", 0, 1, (TURNED, NUMBERS), about="is it scored? A Dinosaur that somebody has always is"),
    Field("covered_by", -1, DEATHS - 1, (TURNED, NUMBERS), about="the Death on it, -1 for none"),
    Field("layout_left", 0, CARDS, about="target cards in the layout"),
    Field("death_at", -1, SEATS - 1, (DEATHS,), about="who has each Death (the Poodle is 0), -1 for the middle"),
    Field("special_at", -1, SEATS - 1, (SPECIALS,), about="who has each special card, -1 for the middle"),
    Field("ready", 0, 2, (SPECIALS,), about="did the player have it as his turn began? 0 no, 1 yes, 2 and has used it"),
    Field("due", -1, DEATHS - 1, about="the Death just taken that may cover one of several cards, -1 for none"),
    Field("roller", 0, SEATS - 1, about="who rolls for the start, or for his Professors"),
    Field("start_roll", -1, NUMBERS, (SEATS,), about="what each rolled for the start; -1 if he cannot begin any more"),
    Field("dice_left", 0, NUMBERS, about="dice that the roller has still to roll for his Professors"),
    Field("worth", 0, NUMBERS, (SEATS,), about="the highest die that each has rolled for his Professors"),
)

REASONS = (
    None,
    Reason("throwing-over", "NL-18"),
    Reason("already-aside", "NL-8"),
    Reason("all-is-stop", "NL-7"),
    Reason("take-only-at-end", "NL-19"),
    Reason("must-take", "NL-19"),
    Reason("not-thrown", "NL-10"),
    Reason("own-card", "NL-16"),
    Reason("scored-card", "NL-16"),
    Reason("too-low", "NL-12"),
    Reason("no-machine", "NL-29"),
    Reason("machine-not-needed", "NL-35"),
    Reason("clown-only-for-death", "NL-36"),
    Reason("death-not-chosen", "NL-20"),
    Reason("own-death", "NL-27"),
    Reason("middle-first", "NL-27"),
    Reason("nothing-to-cover", "NL-23"),
    Reason("not-your-card", "NL-24"),
    Reason("not-scored", "NL-24"),
    Reason("already-covered", "NL-23"),
    Reason("lemmings-first", "NL-23"),
)
# The same by name, for the rules to return
THROWING_OVER = 1
ALREADY_ASIDE = 2
ALL_IS_STOP = 3
TAKE_ONLY_AT_END = 4
MUST_TAKE = 5
NOT_THROWN = 6
OWN_CARD = 7
SCORED_CARD = 8
TOO_LOW = 9
NO_MACHINE = 10
MACHINE_NOT_NEEDED = 11
CLOWN_ONLY_FOR_DEATH = 12
DEATH_NOT_CHOSEN = 13
OWN_DEATH = 14
MIDDLE_FIRST = 15
NOTHING_TO_COVER = 16
NOT_YOUR_CARD = 17
NOT_SCORED = 18
ALREADY_COVERED = 19
LEMMINGS_FIRST = 20
