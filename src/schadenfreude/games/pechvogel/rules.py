"""The rules of Pechvogel, for 2 to 5 players.

Rule numbers are those of docs/rules/pechvogel.md. Nothing is left out but the joke by which the first player is found.
"""

from schadenfreude.core.contract import CHANCE, OVER, tell
from schadenfreude.core.state import Field, State
from schadenfreude.core.tables import Event, EventTable, Move, MoveTable, Param, Reason, first_seat, seat_param
from schadenfreude.games.pechvogel.pieces import (
    DICE,
    ENOUGH_RAVENS,
    ENOUGH_TARGETS,
    FACES,
    FRUSTRATION,
    FRUSTRATION_WITH_MURPHY,
    LOWEST,
    MARKERS_EACH,
    NUMBERS,
    RAVEN,
    SEATS,
)

NAME = "pechvogel"
VERSION = 1
PLAYERS = (2, SEATS)
SCORES = (-400, 75)  # points that statistics tell apart; the lower end is open (PV-28)

OPTIONS = (first_seat(SEATS, "PV-3"),)

# The phases

DRAW_FIRST = 0  # chance: who begins
THROW = 1  # chance: the next die lands
TARGET = 2  # the player chooses his target
REDUCE = 3  # the player may reduce
FRUSTRATE = 4  # an opponent may start to frustrate
JOIN = 5  # another opponent may join
MARKER = 6  # the player takes a marker
BOX = 7  # the player sends a marker from the middle to the box
GAME_OVER = 8

NUMBER = Param("number", LOWEST, LOWEST + NUMBERS - 1)
SEAT = seat_param("seat", SEATS)

MOVES = MoveTable(
    Move("target", NUMBER, rule="PV-6"),
    Move("accept", rule="PV-16"),
    Move("reduce", rule="PV-10"),
    Move("frustrate", rule="PV-11"),
    Move("take", rule="PV-20"),
    Move("steal", seat_param("from", SEATS), rule="PV-20"),
    Move("box", NUMBER, rule="PV-21"),
)
M_TARGET = MOVES.code("target")
M_ACCEPT = MOVES.code("accept")
M_REDUCE = MOVES.code("reduce")
M_FRUSTRATE = MOVES.code("frustrate")
M_TAKE = MOVES.code("take")
M_STEAL = MOVES.code("steal")
M_BOX = MOVES.code("box")

EVENTS = EventTable(
    Event("turn", SEAT, rule="PV-29", notable=True),
    Event("threw", SEAT, rule="PV-5", shows=("thrown",)),
    Event("target", SEAT, NUMBER, rule="PV-6"),
    Event("reduced", SEAT, rule="PV-10", notable=True),
    Event("frustrated", SEAT, seat_param("victim", SEATS), rule="PV-11"),
    Event("joined", SEAT, seat_param("victim", SEATS), rule="PV-17"),
    Event("thrown-again", SEAT, rule="PV-12", notable=True),
    Event("took", SEAT, NUMBER, rule="PV-20"),
    Event("stole", SEAT, NUMBER, seat_param("victim", SEATS), rule="PV-20", notable=True),
    Event("boxed", SEAT, NUMBER, rule="PV-21"),
    Event("none-left", SEAT, NUMBER, rule="PV-22", notable=True),
    Event("took-supply", SEAT, rule="PV-23", notable=True),
    Event("took-board", SEAT, Param("count", 1, SEATS - 1), rule="PV-26", notable=True),
    Event("paid-back", SEAT, seat_param("frustrater", SEATS), rule="PV-27", notable=True),
    Event("paid-by-supply", SEAT, seat_param("frustrater", SEATS), rule="PV-27", notable=True),
    Event("greedy", SEAT, rule="PV-25", notable=True),
    Event("ended-by-taking", rule="PV-30", notable=True),
    Event("ended-by-boxing", rule="PV-30", notable=True),
    Event("murphy-at-end", SEAT, Param("count", 0, 9999), rule="PV-31", notable=True),
)
E_TURN = EVENTS.code("turn")
E_THREW = EVENTS.code("threw")
E_TARGET = EVENTS.code("target")
E_REDUCED = EVENTS.code("reduced")
E_FRUSTRATED = EVENTS.code("frustrated")
E_JOINED = EVENTS.code("joined")
E_THROWN_AGAIN = EVENTS.code("thrown-again")
E_TOOK = EVENTS.code("took")
E_STOLE = EVENTS.code("stole")
E_BOXED = EVENTS.code("boxed")
E_NONE_LEFT = EVENTS.code("none-left")
E_TOOK_SUPPLY = EVENTS.code("took-supply")
E_TOOK_BOARD = EVENTS.code("took-board")
E_PAID_BACK = EVENTS.code("paid-back")
E_PAID_BY_SUPPLY = EVENTS.code("paid-by-supply")
E_GREEDY = EVENTS.code("greedy")
E_ENDED_BY_TAKING = EVENTS.code("ended-by-taking")
E_ENDED_BY_BOXING = EVENTS.code("ended-by-boxing")
E_MURPHY_AT_END = EVENTS.code("murphy-at-end")

FIELDS = (
    Field("players", 2, SEATS, about="how many play"),
    Field("phase", DRAW_FIRST, GAME_OVER, about="what happens next"),
    Field("mover", OVER, SEATS - 1, about="the seat to move, or chance, or over"),
    Field("first", -1, SEATS - 1, about="option: who begins; -1 drawn at random until drawn"),
    Field("turn", 0, SEATS - 1, about="the player whose turn it is"),
    Field("first_throw", 0, 1, about="is the last throw the first of the turn?"),
    Field("dice", 0, DICE, about="dice of the current throw"),
    Field("to_land", 0, DICE, about="dice of it that have not landed"),
    Field("thrown", 0, DICE, (FACES,), about="faces of the current throw: how many 3, 4, 5, 6, 7, ravens"),
    Field("target", 0, LOWEST + NUMBERS - 1, about="the number collected this turn, 0 for none"),
    Field("targets", 0, DICE, about="target dice on the board"),
    Field("ravens", 0, DICE, about="ravens on the board"),
    Field("reduced", 0, 1, about="has the player reduced this turn?"),
    Field("reduced_throw", 0, 1, about="is the last throw the outcome of reducing?"),
    Field("frustrated", 0, 1, about="has the player been frustrated this turn?"),
    Field("starter", 0, SEATS - 1, about="the opponent who started to frustrate"),
    Field("on_board", 0, 1, (SEATS,), about="frustrations on the board, by who put them there"),
    Field("middle", 0, MARKERS_EACH, (NUMBERS,), about="markers in the middle of 3, 4, 5, 6, 7"),
    Field("boxed", 0, MARKERS_EACH, (NUMBERS,), about="markers out of the game"),
    Field("middle_left", 0, MARKERS_EACH * NUMBERS, about="markers in the middle altogether"),
    Field("markers", 0, MARKERS_EACH, (SEATS, NUMBERS), about="markers in front of each player"),
    Field("frustrations", 0, 9999, (SEATS,), about="frustrations in hand; there is no upper bound (PV-28)"),
    Field("murphy", -1, SEATS - 1, about="who holds Murphy, -1 for the middle"),
)

REASONS = (
    None,
    Reason("not-thrown", "PV-6"),
    Reason("target-only-then", "PV-6"),
    Reason("nothing-to-accept", "PV-16"),
    Reason("reduce-only-own-turn", "PV-10"),
    Reason("reduce-not-now", "PV-16"),
    Reason("frustrate-only-when-asked", "PV-16"),
    Reason("marker-only-at-end", "PV-20"),
    Reason("middle-has-none", "PV-20"),
    Reason("victim-has-none", "PV-20"),
    Reason("own-marker", "PV-20"),
    Reason("box-only-after-steal", "PV-21"),
    Reason("box-has-none", "PV-21"),
    Reason("marker-choice-first", "PV-22"),
)


# Set-up


def set_up(s: State) -> None:
    """PV-1, PV-2 Seven dice; three markers of each number and Murphy in the middle; nobody has a frustration."""
    for v in range(NUMBERS):
        s.middle[v] = MARKERS_EACH
    s.middle_left = MARKERS_EACH * NUMBERS
    s.murphy = -1
    if s.first < 0:
        begin_draw_first(s)
    else:
        begin_turn(s, s.first)


def begin_draw_first(s: State) -> None:
    """PV-3 The first player is drawn at random unless the table names one."""
    s.phase = DRAW_FIRST
    s.mover = CHANCE


def chances(s: State) -> int:
    """PV-1, PV-3 A die has six faces; each player may be drawn to begin."""
    if s.phase == THROW:
        return FACES
    return s.players


# What may be done


def legal_moves(s: State, moves: list[int]) -> int:
    """The choices of the seat to move, ascending; always two or more (PV-7, PV-33)."""
    n = 0
    if s.phase == TARGET:
        for v in range(NUMBERS):
            if s.thrown[v] > 0:
                moves[n] = M_TARGET + v
                n += 1
    elif s.phase == REDUCE:
        moves[0] = M_ACCEPT
        moves[1] = M_REDUCE
        n = 2
    elif s.phase == MARKER:
        v = s.target - LOWEST
        if s.middle[v] > 0:
            moves[n] = M_TAKE
            n += 1
        for p in range(s.players):
            if p != s.turn and s.markers[p][v] > 0:
                moves[n] = M_STEAL + p
                n += 1
    elif s.phase == BOX:
        for v in range(NUMBERS):
            if s.middle[v] > 0:
                moves[n] = M_BOX + v
                n += 1
    else:
        moves[0] = M_ACCEPT
        moves[1] = M_FRUSTRATE
        n = 2
    return n


def why_not(s: State, move: int) -> int:
    """The number in REASONS of what is against a move, 0 if nothing is."""
    if move < M_ACCEPT:
        if s.phase != TARGET:
            return 2
        return 0 if s.thrown[move - M_TARGET] > 0 else 1
    if move >= M_BOX:
        if s.phase != BOX:
            return 11
        return 0 if s.middle[move - M_BOX] > 0 else 12
    if s.phase == TARGET:
        return 3 if move == M_ACCEPT else 4 if move == M_REDUCE else 6 if move == M_FRUSTRATE else 7
    if move == M_ACCEPT:
        if s.phase == MARKER or s.phase == BOX:
            return 13
        return 0
    if move == M_REDUCE:
        if s.phase == FRUSTRATE or s.phase == JOIN:
            return 4
        return 0 if s.phase == REDUCE else 5
    if move == M_FRUSTRATE:
        return 0 if s.phase == FRUSTRATE or s.phase == JOIN else 6
    if s.phase != MARKER:
        return 7
    v = s.target - LOWEST
    if move == M_TAKE:
        return 0 if s.middle[v] > 0 else 8
    if move - M_STEAL == s.turn:
        return 10
    if move - M_STEAL >= s.players or s.markers[move - M_STEAL][v] == 0:
        return 9
    return 0


def reaction(s: State) -> int:
    """PV-16 An opponent who is asked whether he frustrates, or joins, may accept the throw."""
    return M_ACCEPT if s.phase in (FRUSTRATE, JOIN) else -1


def asked_after(s: State, seat: int) -> int:
    """PV-16 The opponent who is asked the same after a seat, as long as nobody frustrates; -1 after the last."""
    return next_with_frustration(s, seat, s.turn if s.phase == FRUSTRATE else s.starter)


def happen(s: State, outcome: int) -> None:
    """A die lands, or the first player is drawn."""
    if s.phase == THROW:
        land(s, outcome)
    else:
        begin_turn(s, outcome)


def apply(s: State, move: int) -> None:
    """Carry out a choice, and everything that follows without a choice."""
    if s.phase == TARGET:
        choose_target(s, move - M_TARGET)
        end_throw(s)
    elif s.phase == REDUCE:
        if move == M_REDUCE:
            reduce(s)
        else:
            begin_frustrate(s)
    elif s.phase == FRUSTRATE:
        if move == M_FRUSTRATE:
            frustrate(s)
        else:
            ask_to_frustrate(s, s.mover)
    elif s.phase == JOIN:
        if move == M_FRUSTRATE:
            join(s)
        ask_to_join(s, s.mover)
    elif s.phase == MARKER:
        if move == M_TAKE:
            take_from_middle(s)
        else:
            steal(s, move - M_STEAL)
    else:
        box(s, move - M_BOX)


# The turn


def begin_turn(s: State, seat: int) -> None:
    """PV-4 The first throw of a turn uses all seven dice."""
    s.turn = seat
    s.first = seat if s.first < 0 else s.first
    s.target = 0
    s.targets = 0
    s.ravens = 0
    s.reduced = 0
    s.frustrated = 0
    tell(s, E_TURN, seat)
    s.first_throw = 1
    begin_throw(s, DICE)


def begin_throw(s: State, dice: int) -> None:
    """PV-8 The dice not on the board are thrown, without asking."""
    s.dice = dice
    s.to_land = dice
    for face in range(FACES):
        s.thrown[face] = 0
    s.reduced_throw = 0
    s.phase = THROW
    s.mover = CHANCE


def land(s: State, face: int) -> None:
    """PV-1 A die shows a number from 3 to 7 or a raven."""
    s.thrown[face] += 1
    s.to_land -= 1
    if s.to_land == 0:
        put_on_board(s)


def put_on_board(s: State) -> None:
    """PV-5 After every throw all ravens thrown go on the board, PV-8 and so do the targets."""
    tell(s, E_THREW, s.turn)
    s.ravens += s.thrown[RAVEN]
    if s.first_throw == 1:
        begin_target(s)
    else:
        s.targets += s.thrown[s.target - LOWEST]
        end_throw(s)


def begin_target(s: State) -> None:
    """PV-6, PV-7 The player chooses a number thrown, unless there is but one or three ravens end the turn."""
    kinds = 0
    only = 0
    for v in range(NUMBERS):
        if s.thrown[v] > 0:
            kinds += 1
            only = v
    if s.ravens >= ENOUGH_RAVENS:
        if kinds == 1 and s.thrown[only] >= ENOUGH_TARGETS:
            choose_target(s, only)
        end_throwing(s)
    elif kinds == 1:
        choose_target(s, only)
        end_throw(s)
    else:
        s.phase = TARGET
        s.mover = s.turn


def choose_target(s: State, v: int) -> None:
    """PV-6 All dice of the chosen number go on the board; it is the target of this turn and cannot change."""
    s.target = v + LOWEST
    s.targets = s.thrown[v]
    tell(s, E_TARGET, s.turn, s.target)


def end_throw(s: State) -> None:
    """PV-16 After a throw the player speaks first, then the opponents."""
    if may_reduce(s):
        s.phase = REDUCE
        s.mover = s.turn
    else:
        begin_frustrate(s)


def is_greedy(s: State) -> bool:
    """More than four targets or more than three ravens on the board."""
    return s.targets > ENOUGH_TARGETS or s.ravens > ENOUGH_RAVENS


def may_be_rerolled(s: State) -> bool:
    """PV-13, PV-14 Not the first throw, not a greedy board, not a throw with neither raven nor target; any other."""
    if s.first_throw == 1 or is_greedy(s):
        return False
    return s.thrown[RAVEN] > 0 or s.thrown[s.target - LOWEST] > 0


def may_reduce(s: State) -> bool:
    """PV-10, PV-19 Once in each of his own turns, with a frustration in hand."""
    return s.reduced == 0 and s.frustrations[s.turn] > 0 and may_be_rerolled(s)


def may_be_frustrated(s: State) -> bool:
    """PV-11, PV-15 Once in each turn, and not a throw that the player has rerolled by reducing."""
    return s.frustrated == 0 and s.reduced_throw == 0 and may_be_rerolled(s)


def reduce(s: State) -> None:
    """PV-10 The player returns one of his frustrations to the supply and rerolls his last throw."""
    s.frustrations[s.turn] -= 1
    s.reduced = 1
    tell(s, E_REDUCED, s.turn)
    throw_again(s)
    s.reduced_throw = 1


def begin_frustrate(s: State) -> None:
    """PV-17 Each opponent who holds a frustration is asked whether he starts."""
    if may_be_frustrated(s):
        ask_to_frustrate(s, s.turn)
    else:
        end_questions(s)


def ask_to_frustrate(s: State, after: int) -> None:
    """PV-16 Clockwise from the player's left."""
    p = next_with_frustration(s, after, s.turn)
    if p < 0:
        end_questions(s)
    else:
        begin_asking(s, FRUSTRATE, p)


def next_with_frustration(s: State, after: int, until: int) -> int:
    """PV-16 The next opponent clockwise, PV-19 who is asked only if he holds a frustration; -1: none before `until`."""
    p = next_seat(s, after)
    while p != until and (p == s.turn or s.frustrations[p] == 0):
        p = next_seat(s, p)
    return p if p != until else -1


def begin_asking(s: State, phase: int, seat: int) -> None:
    """PV-16 One opponent is asked after the other."""
    s.phase = phase
    s.mover = seat


def frustrate(s: State) -> None:
    """PV-11 He puts exactly one of his frustrations on the board."""
    s.starter = s.mover
    s.frustrated = 1
    s.on_board[s.mover] = 1
    s.frustrations[s.mover] -= 1
    tell(s, E_FRUSTRATED, s.mover, s.turn)
    ask_to_join(s, s.mover)


def ask_to_join(s: State, after: int) -> None:
    """PV-17 Every other opponent who holds one, clockwise from the starter, is asked once whether he joins."""
    p = next_with_frustration(s, after, s.starter)
    if p < 0:
        throw_again(s)
    else:
        begin_asking(s, JOIN, p)


def join(s: State) -> None:
    """PV-11 He puts exactly one of his frustrations beside the starter's."""
    s.on_board[s.mover] = 1
    s.frustrations[s.mover] -= 1
    tell(s, E_JOINED, s.mover, s.turn)


def throw_again(s: State) -> None:
    """PV-12 Exactly the dice of the last throw are thrown again; PV-18 afterwards the player is asked as after any."""
    s.ravens -= s.thrown[RAVEN]
    s.targets -= s.thrown[s.target - LOWEST]
    tell(s, E_THROWN_AGAIN, s.turn)
    begin_throw(s, s.dice)


def end_questions(s: State) -> None:
    """PV-9 The throwing ends at four targets or three ravens if nobody makes the player throw again."""
    if s.targets >= ENOUGH_TARGETS or s.ravens >= ENOUGH_RAVENS:
        end_throwing(s)
    else:
        s.first_throw = 0
        begin_throw(s, DICE - s.targets - s.ravens)


# End of the turn, in the order of PV-34: the marker, the frustrations, Murphy, the end of the game


def end_throwing(s: State) -> None:
    """PV-20, PV-24 Four or more targets bring a marker, whatever the ravens bring."""
    if s.targets >= ENOUGH_TARGETS:
        begin_marker(s)
    else:
        end_turn(s)


def begin_marker(s: State) -> None:
    """PV-20, PV-22, PV-33 From the middle or an opponent, as he likes; by itself if one place has it; or nothing."""
    v = s.target - LOWEST
    places = 1 if s.middle[v] > 0 else 0
    owner = -1
    for p in range(s.players):
        if p != s.turn and s.markers[p][v] > 0:
            places += 1
            owner = p
    if places > 1:
        s.phase = MARKER
        s.mover = s.turn
    elif owner >= 0:
        steal(s, owner)
    elif places == 1:
        take_from_middle(s)
    else:
        tell(s, E_NONE_LEFT, s.turn, s.target)
        end_turn(s)


def take_from_middle(s: State) -> None:
    """PV-20 The player takes a marker that shows the target from the middle."""
    v = s.target - LOWEST
    s.middle[v] -= 1
    s.middle_left -= 1
    s.markers[s.turn][v] += 1
    tell(s, E_TOOK, s.turn, s.target)
    if s.middle_left == 0:
        tell(s, E_ENDED_BY_TAKING)
    end_turn(s)


def steal(s: State, victim: int) -> None:
    """PV-20 The player takes a marker that shows the target from an opponent, PV-21 which costs the middle one."""
    v = s.target - LOWEST
    s.markers[victim][v] -= 1
    s.markers[s.turn][v] += 1
    tell(s, E_STOLE, s.turn, s.target, victim)
    begin_box(s)


def begin_box(s: State) -> None:
    """PV-21 He chooses the marker that leaves the middle, PV-33 unless only one number is left there."""
    kinds = 0
    only = 0
    for v in range(NUMBERS):
        if s.middle[v] > 0:
            kinds += 1
            only = v
    if kinds == 1:
        box(s, only)
    else:
        s.phase = BOX
        s.mover = s.turn


def box(s: State, v: int) -> None:
    """PV-21 A stolen marker costs the middle one, which goes to the box."""
    s.middle[v] -= 1
    s.middle_left -= 1
    s.boxed[v] += 1
    tell(s, E_BOXED, s.turn, v + LOWEST)
    if s.middle_left == 0:
        tell(s, E_ENDED_BY_BOXING)
    end_turn(s)


def end_turn(s: State) -> None:
    """PV-34 After the marker the frustrations, then Murphy, then the end; PV-29 else the dice pass to the left."""
    if s.ravens >= ENOUGH_RAVENS:
        take_frustrations(s)
    elif s.frustrated == 1:
        pay_back(s)
    if is_greedy(s):
        s.murphy = s.turn
        tell(s, E_GREEDY, s.turn)
    if s.middle_left == 0:
        end_game(s)
    else:
        begin_turn(s, next_seat(s, s.turn))


def take_frustrations(s: State) -> None:
    """PV-23, PV-26 All frustrations on the board, or one from the supply if none lie there."""
    found = 0
    if s.frustrated == 1:
        for p in range(s.players):
            found += s.on_board[p]
            s.on_board[p] = 0
    if found > 0:
        s.frustrations[s.turn] += found
        tell(s, E_TOOK_BOARD, s.turn, found)
    else:
        s.frustrations[s.turn] += 1
        tell(s, E_TOOK_SUPPLY, s.turn)


def pay_back(s: State) -> None:
    """PV-27 Who frustrated him gets his own back and one more of the player's; what he lacks the supply gives."""
    p = next_seat(s, s.turn)
    while p != s.turn:
        if s.on_board[p] == 1:
            s.on_board[p] = 0
            s.frustrations[p] += 2
            if s.frustrations[s.turn] > 0:
                s.frustrations[s.turn] -= 1
                tell(s, E_PAID_BACK, s.turn, p)
            else:
                tell(s, E_PAID_BY_SUPPLY, s.turn, p)
        p = next_seat(s, p)


def next_seat(s: State, seat: int) -> int:
    """PV-3 Play goes clockwise, which is seat order."""
    return seat + 1 if seat + 1 < s.players else 0


# End of the game


def end_game(s: State) -> None:
    """PV-30 The game ends at the end of the turn after which no marker is in the middle."""
    if s.murphy >= 0:
        tell(s, E_MURPHY_AT_END, s.murphy, s.frustrations[s.murphy])
    s.phase = GAME_OVER
    s.mover = OVER


def score(s: State, seat: int) -> int:
    """PV-31 Markers count their number, frustrations -3, or -7 if their owner holds Murphy."""
    points = s.frustrations[seat] * (FRUSTRATION_WITH_MURPHY if s.murphy == seat else FRUSTRATION)
    for v in range(NUMBERS):
        points += s.markers[seat][v] * (v + LOWEST)
    return points


def is_winner(s: State, seat: int) -> bool:
    """PV-32 Most points wins; all who tie for most are non-losers."""
    points = score(s, seat)
    for p in range(s.players):
        if score(s, p) > points:
            return False
    return True


def imagine(s: State, seat: int, stream: list[int]) -> None:
    """Everything is open: nothing is left to imagine."""
