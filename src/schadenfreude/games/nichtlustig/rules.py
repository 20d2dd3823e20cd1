"""The rules of Nichtlustig, for 2 to 4 players.

Rule numbers are those of docs/rules/nichtlustig.md. What the dice win is in `sets.py`, the declarations are in
`table.py`. Nothing is left out.
"""

from schadenfreude.core.contract import CHANCE, OVER, tell
from schadenfreude.core.state import State
from schadenfreude.core.tables import Reason
from schadenfreude.games.nichtlustig.pieces import (
    ALL_FREE,
    CARDS,
    CLOWN,
    COLOURED,
    COLOURS,
    DEATHS,
    DICE,
    DIE_BIT,
    DINOSAUR,
    DUCK,
    ENOUGH_YETIS,
    FACES,
    FEWER_THROWS,
    KINDS,
    LEFT_AT_END,
    LEMMING,
    LEMMING_POINTS,
    LONELY_YETI_POINTS,
    LOWEST_DINOSAUR,
    LOWEST_DINOSAUR_POINTS,
    NUMBERS,
    PAIR_STEP,
    PAIR_VALUES,
    PINK,
    PROFESSORS,
    PROFESSORS_SETS,
    RIEBMANN,
    RIEBMANN_POINTS,
    ROBOT,
    SEATS,
    SPECIALS,
    SYMBOL,
    THROWS,
    TIME_MACHINE,
    TURNED,
    UFO,
    VIRUS,
    WON,
    YETI,
    YETI_POINTS,
)
from schadenfreude.games.nichtlustig.sets import (
    card,
    count_sets,
    legal_sets,
    machine_helps,
    may_take_professors,
    pair,
    total,
    why_not_take,
)
from schadenfreude.games.nichtlustig.table import (
    ALL_IS_STOP,
    ALREADY_ASIDE,
    ALREADY_COVERED,
    CLOWN_ONLY_FOR_DEATH,
    CLOWN_OR_DEATH,
    COVER,
    DEATH_NOT_CHOSEN,
    DRAW_FIRST,
    E_ALL_DEATHS,
    E_CLOWN,
    E_COVERED,
    E_COVERED_LEMMING,
    E_DECLINED,
    E_DINOSAUR,
    E_DUCK,
    E_ENDED,
    E_FREED,
    E_GOT_SPECIAL,
    E_GOT_SPECIAL_FROM,
    E_KEPT,
    E_NO_CARD,
    E_NOBODY_SCORES,
    E_OPEN_DEATH,
    E_PROFESSORS,
    E_PROFESSORS_ROLLED,
    E_RETURNED,
    E_SCORED,
    E_SCORED_BY_OTHER,
    E_SKIPPED,
    E_START_ROLLED,
    E_STOLE,
    E_THREW,
    E_TIE_BROKEN,
    E_TIME_MACHINE,
    E_TOOK,
    E_TOOK_DEATH,
    E_TOOK_DEATH_FROM,
    E_TURN,
    E_TWO_THROWS,
    E_VIRUS,
    EVENTS,
    FIELDS,
    GAME_OVER,
    KEEP,
    LEMMINGS_FIRST,
    M_CLOWN,
    M_COVER,
    M_DEATH,
    M_KEEP,
    M_STOP,
    M_TAKE,
    M_TAKE_DINOSAUR,
    M_TAKE_PROFESSORS,
    MIDDLE_FIRST,
    MOVES,
    NOT_SCORED,
    NOT_YOUR_CARD,
    NOTHING_TO_COVER,
    OPTIONS,
    OTHER_DEATH,
    OWN_DEATH,
    PRINTED,
    PROFESSORS_ROLL,
    REASONS,
    ROLL_FOR_START,
    TAKE,
    THROW,
    THROWING_OVER,
)

__all__ = ["EVENTS", "FIELDS", "MOVES", "NAME", "OPTIONS", "PLAYERS", "REASONS", "SCORES", "VERSION"]

NAME = "nichtlustig"
VERSION = 1
PLAYERS = (2, SEATS)
SCORES = (-6, 64)  # six open Deaths; everything but the Dinosaur 24, which with four Professors may stay in the layout


# Set-up


def conflict(players: int, values: dict[str, int]) -> Reason | None:
    """NL-6 Either the table names who begins, or the players roll for it."""
    if values["first"] >= 0 and values["roll_for_start"]:
        return Reason("first-or-roll", "NL-6")
    return None


def set_up(s: State) -> None:
    """NL-1, NL-2, NL-3 The target cards lie in the layout, the Deaths and the special cards beside it."""
    for kind in range(KINDS):
        for n in range(NUMBERS):
            s.owner[kind][n] = -1
            if kind < TURNED:
                s.covered_by[kind][n] = -1
    s.layout_left = CARDS
    for death in range(DEATHS):
        s.death_at[death] = -1
    for special in range(SPECIALS):
        s.special_at[special] = -1
    s.due = -1
    for die in range(DICE):
        s.face[die] = -1
    if s.first >= 0:
        begin_turn(s, s.first)
    elif s.roll_for_start == 1:
        begin_roll_for_start(s)
    else:
        begin_draw_first(s)


def begin_draw_first(s: State) -> None:
    """NL-6 The first player is drawn at random unless the table names one."""
    s.phase = DRAW_FIRST
    s.mover = CHANCE


def begin_roll_for_start(s: State) -> None:
    """NL-6 Each player rolls a die, those still level in seat order."""
    s.roller = next_in_roll(s, 0)
    s.phase = ROLL_FOR_START
    s.mover = CHANCE


def next_in_roll(s: State, seat: int) -> int:
    """NL-6 The first seat from `seat` on that may still begin, or as many as there are players."""
    while seat < s.players and s.start_roll[seat] < 0:
        seat += 1
    return seat


def roll_for_start(s: State, number: int) -> None:
    """NL-6 The highest begins, the symbol being 0; only those who tie for it roll again."""
    s.start_roll[s.roller] = number
    tell(s, E_START_ROLLED, s.roller, number)
    following = next_in_roll(s, s.roller + 1)
    if following < s.players:
        s.roller = following
        return
    highest = 0
    for p in range(s.players):
        highest = max(highest, s.start_roll[p])
    level = 0
    for p in range(s.players):
        if s.start_roll[p] == highest:
            level += 1
            s.roller = p
        else:
            s.start_roll[p] = -1
    if level == 1:
        begin_turn(s, s.roller)
    else:
        begin_roll_for_start(s)


def chances(s: State) -> int:
    """NL-4, NL-6 A die has six faces, outcome 0 being its symbol; each player may be drawn to begin."""
    if s.phase == DRAW_FIRST:
        return s.players
    return FACES


# What may be done


def legal_moves(s: State, moves: list[int]) -> int:
    """The choices of the seat to move, ascending; always two or more."""
    if s.phase == KEEP:
        return legal_keeps(s, moves)
    if s.phase == TAKE:
        return legal_sets(s, moves)
    n = 0
    if s.phase == CLOWN_OR_DEATH:
        moves[0] = M_CLOWN
        moves[1] = M_CLOWN + 1
        n = 2
    elif s.phase == OTHER_DEATH:
        for death in range(DEATHS):
            if is_other_death(s, death):
                moves[n] = M_DEATH + death
                n += 1
    else:
        for kind in range(TURNED):
            if may_cover_kind(s, kind):
                for v in range(NUMBERS):
                    if is_bare(s, s.turn, kind, v):
                        moves[n] = M_COVER + kind * NUMBERS + v
                        n += 1
    return n


def legal_keeps(s: State, moves: list[int]) -> int:
    """NL-7, NL-8 Any of the dice not yet aside, also none; not all of them, for that is to stop."""
    free = free_dice(s)
    n = 0
    kept = 0
    if free == ALL_FREE:  # after the first throw every number is a subset; half of all decisions, and much quicker
        for kept in range(ALL_FREE):
            moves[kept] = M_KEEP + kept
        n = ALL_FREE
        kept = free
    while kept != free:
        moves[n] = M_KEEP + kept
        n += 1
        kept = (kept - free) & free  # the next higher subset of the free dice
    moves[n] = M_STOP
    return n + 1


def free_dice(s: State) -> int:
    """NL-8 The dice not set aside, as in the code of a `keep`."""
    free = 0
    for die in range(DICE):
        if s.aside[die] == 0:
            free += DIE_BIT[die]
    return free


def why_not(s: State, move: int) -> int:
    """The number in REASONS of what is against a move, 0 if nothing is."""
    if move <= M_STOP:
        return why_not_keep(s, move)
    if move < M_CLOWN:
        return why_not_take(s, move)
    if move < M_DEATH:
        return 0 if s.phase == CLOWN_OR_DEATH else CLOWN_ONLY_FOR_DEATH
    if move < M_COVER:
        return why_not_death(s, move - M_DEATH)
    return why_not_cover(s, (move - M_COVER) // NUMBERS, (move - M_COVER) % NUMBERS)


def why_not_keep(s: State, move: int) -> int:
    """NL-7, NL-8 Dice once aside are no part of it; setting the last one aside is to stop."""
    if s.phase != KEEP:
        return THROWING_OVER
    if move == M_STOP:
        return 0
    free = free_dice(s)
    if (move - M_KEEP) & free != move - M_KEEP:
        return ALREADY_ASIDE
    return ALL_IS_STOP if move - M_KEEP == free else 0


def why_not_death(s: State, death: int) -> int:
    """NL-27 A choice only if he already has the one due, and from the middle as long as one is there."""
    if s.phase != OTHER_DEATH:
        return DEATH_NOT_CHOSEN
    if is_other_death(s, death):
        return 0
    return OWN_DEATH if s.death_at[death] == s.turn else MIDDLE_FIRST


def why_not_cover(s: State, kind: int, v: int) -> int:
    """NL-23, NL-24 One of his own scored and uncovered cards, a Lemming if there is one."""
    if s.phase != COVER:
        return NOTHING_TO_COVER
    if s.owner[kind][v] != s.turn:
        return NOT_YOUR_CARD
    if s.scored[kind][v] == 0:
        return NOT_SCORED
    if s.covered_by[kind][v] >= 0:
        return ALREADY_COVERED
    return 0 if may_cover(s, kind, v) else LEMMINGS_FIRST


def happen(s: State, outcome: int) -> None:
    """A die lands, or the first player is drawn."""
    if s.phase == THROW:
        land(s, outcome)
    elif s.phase == PROFESSORS_ROLL:
        roll_for_professors(s, outcome)
    elif s.phase == ROLL_FOR_START:
        roll_for_start(s, outcome)
    else:
        begin_turn(s, outcome)


def apply(s: State, move: int) -> None:
    """Carry out a choice, and everything that follows without a choice."""
    if s.phase == KEEP:
        if move == M_STOP:
            end_throwing(s)
        else:
            keep(s, move - M_KEEP)
    elif s.phase == TAKE:
        take_set(s, move)
    elif s.phase == CLOWN_OR_DEATH:
        if move == M_CLOWN:
            receive_death(s)
        else:
            give_up_clown(s)
    elif s.phase == OTHER_DEATH:
        take_death(s, move - M_DEATH)
    else:
        cover(s, (move - M_COVER) // NUMBERS, (move - M_COVER) % NUMBERS)


# The turn: throwing


def begin_turn(s: State, seat: int) -> None:
    """NL-38 The Robot skips a turn and alone goes back; NL-7 any other turn begins with a throw of all seven dice."""
    s.first = seat if s.first < 0 else s.first
    tell(s, E_TURN, seat)
    skipping = UFO if s.special_cards == PRINTED else ROBOT
    if s.special_at[skipping] == seat:
        s.special_at[skipping] = -1
        tell(s, E_SKIPPED, seat, skipping)
        seat = next_seat(s, seat)
        tell(s, E_TURN, seat)
    s.turn = seat
    s.throws = 0
    for die in range(DICE):
        s.aside[die] = 0
    begin_special_cards(s)
    begin_throw(s)


def begin_special_cards(s: State) -> None:
    """NL-29, NL-30 Only cards that he has as the turn begins act in it; NL-37 the UFO acts from the start."""
    for special in range(SPECIALS):
        s.ready[special] = 1 if s.special_at[special] == s.turn else 0
    hurrying = hurrying_card(s)
    if s.ready[hurrying] == 1:
        s.ready[hurrying] = 2
        tell(s, E_TWO_THROWS, s.turn, hurrying)


def hurrying_card(s: State) -> int:
    """NL-37, NL-41 The card that leaves its owner two throws: the UFO, on the printed cards the Robot."""
    return ROBOT if s.special_cards == PRINTED else UFO


def begin_throw(s: State) -> None:
    """NL-7, NL-9 All dice not set aside are thrown, the pink one like the others."""
    s.throws += 1
    for die in range(DICE):
        s.face[die] = s.face[die] if s.aside[die] == 1 else -1
    s.phase = THROW
    s.mover = CHANCE


def land(s: State, face: int) -> None:
    """NL-4, NL-5 The next die lands: 1 to 5, or the symbol of that very die, which is worth 0."""
    die = 0
    while s.face[die] >= 0:
        die += 1
    s.face[die] = face
    while die < DICE and s.face[die] >= 0:
        die += 1
    if die == DICE:
        tell(s, E_THREW, s.turn)
        end_throw(s)


def end_throw(s: State) -> None:
    """NL-7 After a throw the player decides, unless it was the last one."""
    if may_throw_again(s):
        s.phase = KEEP
        s.mover = s.turn
    else:
        end_throwing(s)


def may_throw_again(s: State) -> bool:
    """NL-7 Three throws; NL-37 two with the UFO, which bars the Duck; NL-34 the Duck allows one after the third."""
    if s.throws < FEWER_THROWS:
        return True
    if s.ready[hurrying_card(s)] > 0:
        return False
    return s.throws < THROWS or (s.throws == THROWS and s.ready[DUCK] == 1)


def keep(s: State, dice: int) -> None:
    """NL-7, NL-8 The dice chosen stay aside for the rest of the turn; NL-34 the Duck pays for the fourth throw."""
    for die in range(DICE):
        s.aside[die] |= dice & DIE_BIT[die] > 0
    begin_throw(s)
    tell(s, E_KEPT, s.turn)
    if s.throws > THROWS:
        s.ready[DUCK] = 2
        tell(s, E_DUCK, s.turn)


# The end of the turn: scoring, target cards, Death, special cards, in this order


def end_throwing(s: State) -> None:
    """NL-18, NL-19 First the scoring, for all players, only then does the player take cards."""
    score_cards(s)
    begin_take(s)


def score_cards(s: State) -> None:
    """NL-18 Every won card with the number of the pink die is turned to its point side; with the Poodle none is."""
    number = s.face[PINK]
    if number == SYMBOL:
        tell(s, E_NOBODY_SCORES, s.turn)
        return
    for kind in range(TURNED):
        if s.owner[kind][number - 1] >= 0 and s.scored[kind][number - 1] == 0:
            s.scored[kind][number - 1] = 1
            if s.owner[kind][number - 1] == s.turn:
                tell(s, E_SCORED, s.turn, card(kind, number - 1))
            else:
                tell(s, E_SCORED_BY_OTHER, s.owner[kind][number - 1], card(kind, number - 1), s.turn)


def begin_take(s: State) -> None:
    """NL-19 He takes at least one card if he can; by itself if only one can be had; NL-35 asked for the machine."""
    sets = count_sets(s)
    if machine_helps(s) or sets > 1:
        s.phase = TAKE
        s.mover = s.turn
    elif sets == 1:
        take_only_card(s)
        end_take(s, True)
    else:
        tell(s, E_NO_CARD, s.turn)
        end_take(s, False)


def take_only_card(s: State) -> None:
    """NL-19 The one card that can be had is taken without asking."""
    for kind in range(COLOURS):
        if pair(s, kind) > 0:
            take(s, kind, pair(s, kind) - 1)
    for v in range(NUMBERS):
        if may_take_professors(s, v):
            take(s, PROFESSORS, v)
        if s.owner[DINOSAUR][v] < 0 and total(s) >= LOWEST_DINOSAUR + v:
            take(s, DINOSAUR, v)


def take_set(s: State, move: int) -> None:
    """NL-13, NL-19 The player takes the cards he chose, NL-35 with the Time Machine, or none if only it would help."""
    if move >= M_TAKE_DINOSAUR:
        if (move - M_TAKE_DINOSAUR) % 2 == 1:
            s.ready[TIME_MACHINE] = 2
            tell(s, E_TIME_MACHINE, s.turn)
        take(s, DINOSAUR, (move - M_TAKE_DINOSAUR) // 2)
    elif move >= M_TAKE_PROFESSORS:
        for i in range(2):
            number = PROFESSORS_SETS[move - M_TAKE_PROFESSORS][i]
            if number > 0:
                take(s, PROFESSORS, number - 1)
    elif move == M_TAKE:
        tell(s, E_DECLINED, s.turn)
    else:
        for kind in range(COLOURS):
            number = (move - M_TAKE) // PAIR_STEP[kind] % PAIR_VALUES
            if number > 0:
                take(s, kind, number - 1)
    end_take(s, move != M_TAKE)


def take(s: State, kind: int, v: int) -> None:
    """NL-15 A card comes from the layout or from an opponent; NL-17 a Dinosaur goes to its point side at once."""
    victim = s.owner[kind][v]
    s.owner[kind][v] = s.turn
    if victim >= 0:
        tell(s, E_STOLE, s.turn, card(kind, v), victim)
    else:
        s.layout_left -= 1
        tell(s, E_DINOSAUR if kind == DINOSAUR else E_TOOK, s.turn, card(kind, v))


def end_take(s: State, took: bool) -> None:
    """NL-20 Without a card he takes a Death, NL-39 with the Virus in any case, yet only one."""
    due = not took
    if s.ready[VIRUS] == 1:
        s.ready[VIRUS] = 2
        tell(s, E_VIRUS, s.turn)
        due = True
    if due:
        begin_death(s)
    else:
        end_turn(s)


def begin_death(s: State) -> None:
    """NL-36, NL-40 The Clown is asked first; NL-27 but if all six Deaths are his, nothing is due."""
    his = 0
    for death in range(DEATHS):
        if s.death_at[death] == s.turn:
            his += 1
    if his == DEATHS:
        tell(s, E_ALL_DEATHS, s.turn)
        end_turn(s)
    elif s.ready[CLOWN] == 1:
        s.phase = CLOWN_OR_DEATH
        s.mover = s.turn
    else:
        receive_death(s)


def give_up_clown(s: State) -> None:
    """NL-36 The Clown is given up and no Death taken, NL-40 also against the Virus."""
    s.ready[CLOWN] = 2
    tell(s, E_CLOWN, s.turn)
    end_turn(s)


def receive_death(s: State) -> None:
    """NL-20 The Death of the pink die, or the Poodle; NL-27 another one if that is already his."""
    if s.death_at[s.face[PINK]] == s.turn:
        begin_other_death(s)
    else:
        take_death(s, s.face[PINK])


def begin_other_death(s: State) -> None:
    """NL-27 He chooses another Death; by itself if there is but one."""
    choices = 0
    only = 0
    for death in range(DEATHS):
        if is_other_death(s, death):
            choices += 1
            only = death
    if choices == 1:
        take_death(s, only)
    else:
        s.phase = OTHER_DEATH
        s.mover = s.turn


def is_other_death(s: State, death: int) -> bool:
    """NL-27 One in the middle, or if none is left there, one of an opponent."""
    if s.death_at[death] < 0:
        return True
    if s.death_at[death] == s.turn:
        return False
    for other in range(DEATHS):
        if s.death_at[other] < 0:
            return False
    return True


def take_death(s: State, death: int) -> None:
    """NL-26 From the middle, or from the opponent who has it, whose card under it is then free."""
    victim = s.death_at[death]
    s.death_at[death] = s.turn
    s.due = death
    if victim < 0:
        tell(s, E_TOOK_DEATH, s.turn, death)
    else:
        tell(s, E_TOOK_DEATH_FROM, s.turn, death, victim)
        for kind in range(TURNED):
            for v in range(NUMBERS):
                if s.covered_by[kind][v] == death:
                    s.covered_by[kind][v] = -1
                    tell(s, E_FREED, victim, card(kind, v))
    begin_cover(s)


def begin_cover(s: State) -> None:
    """NL-23, NL-24 He places the Death; by itself on the only card; NL-25 open if there is none."""
    choices = 0
    only_kind = 0
    only = 0
    for kind in range(TURNED):
        if may_cover_kind(s, kind):
            for v in range(NUMBERS):
                if is_bare(s, s.turn, kind, v):
                    choices += 1
                    only_kind = kind
                    only = v
    if choices > 1:
        s.phase = COVER
        s.mover = s.turn
    elif choices == 1:
        cover(s, only_kind, only)
    else:
        tell(s, E_OPEN_DEATH, s.turn, s.due)
        s.due = -1
        end_turn(s)


def may_cover(s: State, kind: int, v: int) -> bool:
    """NL-23 One of his own scored and uncovered cards, of a kind that is allowed; NL-28 also if just scored."""
    return may_cover_kind(s, kind) and is_bare(s, s.turn, kind, v)


def may_cover_kind(s: State, kind: int) -> bool:
    """NL-23 Lemmings; NL-24 other cards if he has no Lemming to cover."""
    return kind == LEMMING or count_bare(s, s.turn, LEMMING) == 0


def is_bare(s: State, seat: int, kind: int, v: int) -> bool:
    """NL-23, NL-45 Has the seat scored this card, no Dinosaur, and does no Death lie on it?"""
    return s.owner[kind][v] == seat and s.scored[kind][v] == 1 and s.covered_by[kind][v] < 0


def cover(s: State, kind: int, v: int) -> None:
    """NL-23 The Death is placed on the card, which then counts nothing."""
    s.covered_by[kind][v] = s.due
    tell(s, E_COVERED_LEMMING if kind == LEMMING else E_COVERED, s.turn, card(kind, v), s.due)
    s.due = -1
    end_turn(s)


def end_turn(s: State) -> None:
    """NL-21, NL-22 Special cards used go back, then symbols bring new ones, then the end is checked."""
    for special in range(SPECIALS):
        if s.ready[special] == 2:
            s.special_at[special] = -1
            tell(s, E_RETURNED, s.turn, special)
    for die in range(COLOURED):
        if s.face[die] == SYMBOL:
            get_special(s, die)
    if s.layout_left <= LEFT_AT_END:
        tell(s, E_ENDED, s.layout_left)
        begin_professors(s, 0)
    else:
        begin_turn(s, next_seat(s, s.turn))


def get_special(s: State, special: int) -> None:
    """NL-31, NL-32, NL-33 A symbol brings its special card from wherever it is, too late to save from Death."""
    victim = s.special_at[special]
    s.special_at[special] = s.turn
    if victim < 0:
        tell(s, E_GOT_SPECIAL, s.turn, special)
    elif victim != s.turn:
        tell(s, E_GOT_SPECIAL_FROM, s.turn, special, victim)


def next_seat(s: State, seat: int) -> int:
    """NL-6 Play goes clockwise, which is seat order."""
    return seat + 1 if seat + 1 < s.players else 0


# The end of the game


def begin_professors(s: State, seat: int) -> None:
    """NL-44, NL-46 At the end everybody from `seat` up rolls a die for each of his Professors that count."""
    while seat < s.players and count_bare(s, seat, PROFESSORS) == 0:
        seat += 1
    if seat == s.players:
        end_game(s)
    else:
        s.roller = seat
        s.dice_left = count_bare(s, seat, PROFESSORS)
        s.phase = PROFESSORS_ROLL
        s.mover = CHANCE


def roll_for_professors(s: State, number: int) -> None:
    """NL-46 The highest die is what all his Professors together are worth; the symbol is 0."""
    s.worth[s.roller] = max(s.worth[s.roller], number)
    s.dice_left -= 1
    tell(s, E_PROFESSORS_ROLLED, s.roller, number)
    if s.dice_left == 0:
        tell(s, E_PROFESSORS, s.roller, s.worth[s.roller])
        begin_professors(s, s.roller + 1)


def end_game(s: State) -> None:
    """NL-44 The final count; NL-49 and whether Deaths decide."""
    s.phase = GAME_OVER
    s.mover = OVER
    for p in range(s.players):
        if is_winner(s, p) and wins_by_deaths(s, p):
            tell(s, E_TIE_BROKEN, p)


def count_bare(s: State, seat: int, kind: int) -> int:
    """NL-45 How many cards of this kind the seat has scored that are not covered."""
    count = 0
    for v in range(NUMBERS):
        if is_bare(s, seat, kind, v):
            count += 1
    return count


def points_of(s: State, seat: int, kind: int, v: int) -> int:
    """NL-45 What a scored, bare card of a player counts; 0 for Professors, who are worth what they throw (NL-46)."""
    if kind == DINOSAUR:
        return v + LOWEST_DINOSAUR_POINTS
    if kind == YETI:
        return YETI_POINTS if count_bare(s, seat, YETI) >= ENOUGH_YETIS else LONELY_YETI_POINTS
    if kind == LEMMING:
        return LEMMING_POINTS
    return RIEBMANN_POINTS if kind == RIEBMANN else 0


def score(s: State, seat: int) -> int:
    """NL-45, NL-46, NL-47, NL-48 Scored cards, cards won, the roll for the Professors, and -1 for every open Death.

    A Death that is still to cover a card (NL-23) does not lie open.
    """
    points = s.worth[seat]
    for kind in range(PROFESSORS):
        points += count_bare(s, seat, kind) * points_of(s, seat, kind, 0)
    for v in range(NUMBERS):
        if s.owner[DINOSAUR][v] == seat:
            points += points_of(s, seat, DINOSAUR, v)
        for kind in range(TURNED):
            if s.owner[kind][v] == seat and s.scored[kind][v] == 0:
                points += WON
    points -= count_deaths(s, seat) - count_covered(s, seat)
    return points + 1 if s.phase == COVER and s.turn == seat else points


def count_deaths(s: State, seat: int) -> int:
    """NL-49 The Deaths a seat has, open and covering ones."""
    deaths = 0
    for death in range(DEATHS):
        if s.death_at[death] == seat:
            deaths += 1
    return deaths


def count_covered(s: State, seat: int) -> int:
    """NL-47 The covered cards of a seat, which count nothing."""
    covered = 0
    for kind in range(TURNED):
        for v in range(NUMBERS):
            if s.owner[kind][v] == seat and s.covered_by[kind][v] >= 0:
                covered += 1
    return covered


def is_winner(s: State, seat: int) -> bool:
    """NL-49 Most points win; of those who tie, who has fewer Deaths; if they tie in these too, they share the win."""
    for p in range(s.players):
        if score(s, p) > score(s, seat):
            return False
        if score(s, p) == score(s, seat) and count_deaths(s, p) < count_deaths(s, seat):
            return False
    return True


def wins_by_deaths(s: State, seat: int) -> bool:
    """NL-49 Does anybody have as many points, but more Deaths?"""
    for p in range(s.players):
        if score(s, p) == score(s, seat) and count_deaths(s, p) > count_deaths(s, seat):
            return True
    return False


def imagine(s: State, seat: int, stream: list[int]) -> None:
    """Everything is open: nothing is left to imagine."""
