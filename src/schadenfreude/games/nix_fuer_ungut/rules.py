"""The rules of Nix für Ungut!, for 2 to 6 players, with Igor or without.

Rule numbers are those of docs/rules/nix-fuer-ungut.md. Nothing is left out but the question of who is the oldest. The
values on the board are data (NX-4, see `edition.py`).

A face-down superchip is no secret: it is the last of five chips, the four before it lay open, so everybody knows what
it is. It lies on the board like a plain chip.
"""

from collections.abc import Mapping

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import CHANCE, OVER, tell
from schadenfreude.core.state import Field, State
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
from schadenfreude.games.nix_fuer_ungut.pieces import (
    AT_LEAST,
    CHIPS,
    COPIES,
    DECK,
    EMPTY,
    HAND,
    IGORS_CARDS,
    IGORS_SUPERCHIP,
    JOINING_JOKER,
    JOKER,
    KINDS,
    LONE_JOKER,
    NO_CARDS,
    NUMBERS,
    ONE,
    PHASES,
    PLAIN_CHIPS,
    PLAY_CARDS,
    PLAY_KINDS,
    PLAY_NEEDS,
    PLAY_ROW,
    PLAYS,
    ROW_CARDS,
    ROW_NAMES,
    ROWS,
    SEATS,
    SLOTS,
    UNJOINED,
    UNJOINED_PLAYS,
    write_cards,
)

NAME = "nix-fuer-ungut"
VERSION = 1
PLAYERS = (2, SEATS)
SCORES = (0, 250)  # points that statistics tell apart; other editions and more rounds may bring others

MOST_ROUNDS = 12
LARGEST_VALUE = 99  # of a slot in an edition, either side of 0

OPTIONS = (
    first_seat(SEATS, "NX-6"),
    switch("igor", False, "NX-21"),
    Option("rounds", 1, MOST_ROUNDS, 4, {}, "NX-7"),
)

# The phases of the machine; those of a round are in the field `round_phase`

DRAW_FIRST = 0  # chance: who starts
DEAL = 1  # chance: the next card for a player's hand
PLAY = 2  # a player plays cards and a chip
IGOR = 3  # chance: the next card for Igor
GAME_OVER = 4

CHIP = Param("chip", 0, 1, "chip", ("plain", "super"))
ROW = Param("row", 0, ROWS - 1, "row", ROW_NAMES)
CARDS = Param("cards", 0, PLAYS - 1, "cards", tuple(map(write_cards, PLAY_KINDS)))
SEAT = seat_param("seat", SEATS)
BY = seat_param("by", SEATS)
POINTS = Param("points", -LARGEST_VALUE * (CHIPS + 1), LARGEST_VALUE * (CHIPS + 1))
TOTAL = Param("total", POINTS.low * MOST_ROUNDS, POINTS.high * MOST_ROUNDS)


def cards_of(row: int) -> Param:
    """NX-15 The cards that make a row, as the parameter of its move."""
    names = tuple(write_cards(cards) for made, cards in zip(PLAY_ROW, PLAY_KINDS, strict=True) if made == row)
    return Param("cards", 0, len(names) - 1, "cards", names)


# A move is numbered 2 * play + chip, for the plays of pieces.py
MOVES = MoveTable(
    *(Move(name, cards_of(row), CHIP, rule="NX-8") for row, name in enumerate(ROW_NAMES[:-1])),
    Move("none", CHIP, rule="NX-11"),
)

EVENTS = EventTable(
    Event("phase", Param("number", 1, PHASES), rule="NX-7"),
    Event("round", SEAT, Param("number", 1, MOST_ROUNDS), rule="NX-26"),
    Event("dealt", SEAT, rule="NX-5", shows=("hands",), seen="seat"),
    Event("forced", SEAT, rule="NX-27", notable=True),
    *(Event(f"played-{row}", SEAT, CARDS, CHIP, rule="NX-8", notable=True) for row in ROW_NAMES),
    Event("face-down", SEAT, rule="NX-17", notable=True),
    Event("pushed-off", SEAT, BY, ROW, rule="NX-13", notable=True),
    Event("pushed-own", SEAT, ROW, rule="NX-13", notable=True),
    Event("super-off", SEAT, rule="NX-13", notable=True),
    Event("igors-cards", SEAT, rule="NX-22", shows=("igors",)),
    *(Event(f"igor-{row}", SEAT, CHIP, rule="NX-23", notable=True) for row in ROW_NAMES[:-1]),
    Event("doubled", SEAT, POINTS, rule="NX-18", notable=True),
    Event("scored", SEAT, POINTS, TOTAL, rule="NX-18"),
    Event("won", SEAT, rule="NX-20"),
    Event("igor-won", SEAT, rule="NX-25", notable=True),
    Event("won-shared", Param("count", 2, SEATS), rule="NX-20", notable=True),
)
E_PHASE = EVENTS.code("phase")
E_ROUND = EVENTS.code("round")
E_DEALT = EVENTS.code("dealt")
E_FORCED = EVENTS.code("forced")
E_PLAYED = EVENTS.code("played-four")  # the first of eight, by row
E_FACE_DOWN = EVENTS.code("face-down")
E_PUSHED_OFF = EVENTS.code("pushed-off")
E_PUSHED_OWN = EVENTS.code("pushed-own")
E_SUPER_OFF = EVENTS.code("super-off")
E_IGORS_CARDS = EVENTS.code("igors-cards")
E_IGOR = EVENTS.code("igor-four")  # the first of seven, by row
E_DOUBLED = EVENTS.code("doubled")
E_SCORED = EVENTS.code("scored")
E_WON = EVENTS.code("won")
E_IGOR_WON = EVENTS.code("igor-won")
E_WON_SHARED = EVENTS.code("won-shared")

# What everybody knows of the cards in a hand, because its owner was asked for a play, or was not (NX-27)

NOTHING = 0
NOT_ONLY_JOKERS = 1
ONLY_JOKERS = 2

FIELDS = (
    Field("players", 2, SEATS, about="how many play"),
    Field("phase", DRAW_FIRST, GAME_OVER, about="what happens next"),
    Field("mover", OVER, SEATS - 1, about="the seat to move, or chance, or over"),
    Field("first", -1, SEATS - 1, about="option: who starts; -1 drawn at random"),
    Field("igor", 0, 1, about="option: does Igor play? His seat comes after those of the players"),
    Field("rounds", 1, MOST_ROUNDS, about="option: how many rounds"),
    Field("values", -LARGEST_VALUE, LARGEST_VALUE, (ROWS, SLOTS), about="edition: the values under the slots"),
    Field("round", 0, MOST_ROUNDS, about="the round, from 1"),
    Field("round_phase", 0, PHASES, about="the phase of the round, from 1; 0 while cards are dealt"),
    Field("starter", 0, SEATS - 1, about="who starts this round"),
    Field("turn", 0, SEATS - 1, about="the seat that plays or is dealt to"),
    Field("to_deal", 0, HAND, about="cards this seat is still to be dealt"),
    Field("hands", 0, COPIES, (SEATS, KINDS), "owner", about="cards in hand: how many 1 to 7, jokers"),
    Field("in_hand", 0, HAND, (SEATS,), about="cards in hand"),
    Field("known", NOTHING, ONLY_JOKERS, (SEATS,), about="what everybody knows of the cards in hand"),
    Field("deck", 0, COPIES, (KINDS,), "nobody", about="cards in the deck"),
    Field("deck_size", 0, DECK, about="cards in the deck"),
    Field("discards", 0, COPIES, (KINDS,), about="cards discarded this round"),
    Field("igors", 0, CHIPS, (KINDS,), about="cards that lie open in front of Igor"),
    Field("plain", 0, PLAIN_CHIPS, (SEATS,), about="plain chips not yet played this round"),
    Field("superchip", 0, 1, (SEATS,), about="superchips not yet played this round"),
    Field("board", 0, 2 * SEATS, (ROWS, SLOTS), about="0, or 1 + the seat of the chip, + SEATS if it counts double"),
    Field("off", 0, CHIPS, (SEATS,), about="chips pushed off the board this round"),
    Field("totals", TOTAL.low, TOTAL.high, (SEATS,), about="points of the rounds that are over"),
)

REASONS = (
    None,
    Reason("cards-left", "NX-11"),
    Reason("not-in-hand", "NX-8"),
    Reason("joker-alone", "NX-16"),
    Reason("superchip-gone", "NX-2"),
    Reason("superchip-plain", "NX-17"),
)
NO_ROW = Reason("no-row", "NX-8, NX-9")  # against cards that are no play at all, as far as they can be typed
TWO_JOKERS = Reason("two-jokers", "NX-14")
OTHER_ROW = Reason("other-row", "NX-8")
IGOR_HAS_NO_SEAT = Reason("igor-has-no-seat", "NX-21")


# Before the game


def defaults(players: int | None) -> dict[str, int]:
    """NX-21 Igor is in by default with two or three players."""
    return {"igor": 1 if players is not None and players <= 3 else 0}


def conflict(players: int, values: Mapping[str, int]) -> Reason | None:
    """NX-21 With six players Igor cannot play."""
    return IGOR_HAS_NO_SEAT if values["igor"] == 1 and players == SEATS else None


def seats(s: State) -> int:
    """NX-21 Igor is an extra seat."""
    return s.players + s.igor


# Set-up


def set_up(s: State) -> None:
    """NX-6 The first starter is drawn at random unless the table names one."""
    shuffle(s)
    if s.first < 0:
        s.phase = DRAW_FIRST
        s.mover = CHANCE
    else:
        s.starter = s.first
        begin_round(s)


def shuffle(s: State) -> None:
    """NX-1 Ten cards of each number and ten jokers; no card has a place in the deck before it is dealt."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES
    s.deck_size = DECK


def chances(s: State) -> int:
    """NX-6, NX-26 Each player may be drawn to start; each card of the deck may be the next."""
    if s.phase == DRAW_FIRST:
        return s.players
    return s.deck_size


# What may be done


def legal_moves(s: State, moves: list[int]) -> int:
    """NX-8, NX-17 The plays of the player to move with the chips he may use, ascending; always two or more (NX-27)."""
    plays = legal_plays(s, moves)
    if not may_double(s):
        for i in range(plays):
            moves[i] *= 2
        return plays
    for i in range(plays - 1, -1, -1):
        play = moves[i]
        moves[2 * i] = 2 * play
        moves[2 * i + 1] = 2 * play + 1
    return 2 * plays


def legal_plays(s: State, moves: list[int]) -> int:
    """NX-8, NX-15 What the player to move can make of his cards: the plays, ascending; how many there are."""
    lacking = ~holding(s)
    n = 0
    # Each play is written, and counted if nothing is lacking; in compiled code to ask first would take twice as long.
    if lacking & JOINING_JOKER > 0:
        for i in range(UNJOINED):
            moves[n] = UNJOINED_PLAYS[i]
            n += PLAY_NEEDS[UNJOINED_PLAYS[i]] & lacking == 0
    else:
        for play in range(PLAYS):
            moves[n] = play
            n += PLAY_NEEDS[play] & lacking == 0
    return n


def holding(s: State) -> int:
    """NX-14, NX-16 What the hand of the player to move is good for, in the bits of PLAY_NEEDS."""
    held = 0
    for number in range(NUMBERS):
        held |= AT_LEAST[s.hands[s.turn][number]] << 4 * number
    if s.hands[s.turn][JOKER] > 0:
        held |= LONE_JOKER
        if s.round_phase < PHASES:
            held |= JOINING_JOKER
    if s.in_hand[s.turn] == 0:
        held |= EMPTY
    return held


def may_double(s: State) -> bool:
    """NX-17 May the player to move play his superchip face up? In the fifth phase his last chip counts as plain."""
    return s.superchip[s.turn] == 1 and s.round_phase < PHASES


def why_not(s: State, move: int) -> int:
    """The number in REASONS of what is against a move, 0 if nothing is."""
    need = PLAY_NEEDS[move // 2]
    held = holding(s)
    if held & need != need:
        if need == EMPTY:
            return 1
        if s.hands[s.turn][JOKER] > 0 and (held | JOINING_JOKER) & need == need:
            return 3
        return 2
    if move % 2 == 1 and not may_double(s):
        return 4 if s.superchip[s.turn] == 0 else 5
    return 0


def happen(s: State, outcome: int) -> None:
    """A card is dealt, or the first starter is drawn."""
    if s.phase == DEAL:
        deal(s, outcome)
    elif s.phase == IGOR:
        deal_to_igor(s, outcome)
    else:
        s.starter = outcome
        begin_round(s)
    make_forced_plays(s)


def apply(s: State, move: int) -> None:
    """Carry out a play, and everything that follows without a choice."""
    make_play(s, move // 2, move % 2)
    end_turn(s)
    make_forced_plays(s)


# The deal


def begin_round(s: State) -> None:
    """NX-26 Each round starts with all cards shuffled, NX-3 eight empty rows and NX-2 five chips with everybody."""
    s.round += 1
    s.round_phase = 0
    shuffle(s)
    for kind in range(KINDS):
        s.discards[kind] = 0
    for row in range(ROWS):
        for slot in range(SLOTS):
            s.board[row][slot] = 0
    for p in range(s.players + s.igor):
        s.plain[p] = PLAIN_CHIPS
        s.superchip[p] = 1
        s.off[p] = 0
        s.in_hand[p] = 0
        s.known[p] = NOTHING
        for kind in range(KINDS):
            s.hands[p][kind] = 0
    tell(s, E_ROUND, s.starter, s.round)
    begin_deal(s, s.starter)


def begin_deal(s: State, seat: int) -> None:
    """NX-5, NX-26 Twelve cards for the starter, then twelve for the next player clockwise."""
    s.turn = seat
    s.to_deal = HAND
    s.phase = DEAL
    s.mover = CHANCE


def deal(s: State, outcome: int) -> None:
    """NX-26 The next card goes to the hand that is being dealt; after its twelfth comes the next player's."""
    s.hands[s.turn][take_card(s, outcome)] += 1
    s.in_hand[s.turn] += 1
    s.to_deal -= 1
    if s.to_deal == 0:
        tell(s, E_DEALT, s.turn)
        if next_seat(s, s.turn) == s.starter:
            begin_phase(s, 1)
        else:
            begin_deal(s, next_seat(s, s.turn))


def take_card(s: State, outcome: int) -> int:
    """NX-26 Each card left in the deck is equally likely; the kind of the one that comes."""
    kind = 0
    up_to = 0
    for k in range(KINDS - 1):
        up_to += s.deck[k]
        kind += outcome >= up_to
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


def next_seat(s: State, seat: int) -> int:
    """NX-7 Play goes clockwise, which is seat order."""
    return seat + 1 if seat + 1 < s.players else 0


# The phases of a round


def begin_phase(s: State, number: int) -> None:
    """NX-7 In each of the five phases every player plays, from the round's starter on."""
    s.round_phase = number
    tell(s, E_PHASE, number)
    s.turn = s.starter
    s.phase = PLAY
    s.mover = s.starter


def make_play(s: State, play: int, double: int) -> None:
    """NX-8, NX-12 The cards are discarded face up, and a chip goes on the row they make."""
    seat = s.turn
    for kind in range(KINDS):
        s.hands[seat][kind] -= PLAY_CARDS[play][kind]
        s.discards[kind] += PLAY_CARDS[play][kind]
    s.in_hand[seat] -= ROW_CARDS[PLAY_ROW[play]]
    tell(s, E_PLAYED + PLAY_ROW[play], seat, play, double)
    if s.known[seat] == NOT_ONLY_JOKERS and PLAY_NEEDS[play] != LONE_JOKER:
        s.known[seat] = NOTHING
    if double == 1 or s.plain[seat] == 0:
        s.superchip[seat] = 0
        if double == 0:
            tell(s, E_FACE_DOWN, seat)
    else:
        s.plain[seat] -= 1
    place_chip(s, seat, PLAY_ROW[play], double)


def place_chip(s: State, seat: int, row: int, double: int) -> None:
    """NX-13 The chip enters at the left slot, the others move right; what leaves the third slot is off the board."""
    gone = s.board[row][SLOTS - 1]
    for slot in range(SLOTS - 1, 0, -1):
        s.board[row][slot] = s.board[row][slot - 1]
    s.board[row][0] = 1 + seat + double * SEATS
    if gone > 0:
        owner = owner_of(gone)
        s.off[owner] += 1
        if owner == seat:
            tell(s, E_PUSHED_OWN, seat, row)
        else:
            tell(s, E_PUSHED_OFF, owner, seat, row)
        if gone > SEATS:
            tell(s, E_SUPER_OFF, owner)


def owner_of(chip: int) -> int:
    """NX-2 Whose colour a chip on the board has."""
    return chip - 1 - SEATS if chip > SEATS else chip - 1


def end_turn(s: State) -> None:
    """NX-7 The next player clockwise; NX-22 Igor plays last in every phase."""
    s.turn = next_seat(s, s.turn)
    s.mover = s.turn
    if s.turn == s.starter:
        if s.igor == 1:
            begin_igor(s)
        else:
            end_phase(s)


def make_forced_plays(s: State) -> None:
    """NX-27 A play without alternative is made by itself; everybody notices who was asked and who was not."""
    while s.phase == PLAY and is_forced(s):
        seat = s.turn
        tell(s, E_FORCED, seat)
        if s.in_hand[seat] > 1:
            s.known[seat] = ONLY_JOKERS
        make_play(s, only_play(s), 0)
        if s.in_hand[seat] == 0:
            s.known[seat] = NOTHING
        end_turn(s)
    if s.phase == PLAY and not may_double(s):
        s.known[s.turn] = NOT_ONLY_JOKERS


def is_forced(s: State) -> bool:
    """NX-27 One chip to choose from, and no card, or one, or nothing but jokers, of which one is played (NX-14)."""
    return not may_double(s) and (s.in_hand[s.turn] <= 1 or s.in_hand[s.turn] == s.hands[s.turn][JOKER])


def only_play(s: State) -> int:
    """NX-10, NX-11 Of a hand without alternative: "no cards", or its card, or a joker, on "one card"."""
    for kind in range(KINDS):
        if s.hands[s.turn][kind] > 0:
            return NO_CARDS - KINDS + kind
    return NO_CARDS


def end_phase(s: State) -> None:
    """NX-7 After five phases every chip has been played."""
    if s.round_phase < PHASES:
        begin_phase(s, s.round_phase + 1)
    else:
        end_round(s)


# Igor


def begin_igor(s: State) -> None:
    """NX-22 Igor is dealt, open, from the rest of the deck: 2, 3, 4, 5, 5 cards in phases 1 to 5."""
    s.turn = s.players
    s.to_deal = IGORS_CARDS[s.round_phase - 1]
    s.phase = IGOR
    s.mover = CHANCE


def deal_to_igor(s: State, outcome: int) -> None:
    """NX-22 The next card goes to Igor, open; with the last one he plays, which ends the phase."""
    s.igors[take_card(s, outcome)] += 1
    s.to_deal -= 1
    if s.to_deal == 0:
        tell(s, E_IGORS_CARDS, s.turn)
        make_igors_play(s)
        end_phase(s)


def make_igors_play(s: State) -> None:
    """NX-23 His chip goes on his topmost row, NX-24 the superchip in phase 4; NX-22 all he was dealt is discarded."""
    row = igors_row(s)
    double = 0
    if s.round_phase == IGORS_SUPERCHIP:
        double = 1
        s.superchip[s.turn] = 0
    else:
        s.plain[s.turn] -= 1
    tell(s, E_IGOR + row, s.turn, double)
    place_chip(s, s.turn, row, double)
    for kind in range(KINDS):
        s.discards[kind] += s.igors[kind]
        s.igors[kind] = 0


def igors_row(s: State) -> int:
    """NX-23 The topmost row that one to four of Igor's cards make, with all his jokers, NX-25 at least "one card"."""
    most = 0
    for number in range(NUMBERS):
        if s.igors[number] > most:
            most = s.igors[number]
    row = 0
    for k in range(4, 1, -1):
        if most + s.igors[JOKER] >= k:
            return row
        for low in range(NUMBERS - k + 1):
            present = s.igors[JOKER]
            for number in range(low, low + k):
                if s.igors[number] > 0:
                    present += 1
            if present >= k:
                return row + 1
        row += 2
    return ONE


# Scoring


def end_round(s: State) -> None:
    """NX-18 Each chip on the board earns its owner the value under it; then the next round, or NX-20 the end."""
    for row in range(ROWS):
        for slot in range(SLOTS):
            if s.board[row][slot] > SEATS:
                tell(s, E_DOUBLED, owner_of(s.board[row][slot]), 2 * s.values[row][slot])
    for p in range(s.players + s.igor):
        points = on_board(s, p)
        s.totals[p] += points
        tell(s, E_SCORED, p, points, s.totals[p])
    if s.round < s.rounds:
        s.starter = next_starter(s)
        begin_round(s)
    else:
        end_game(s)


def on_board(s: State, seat: int) -> int:
    """NX-18 What the chips of a seat earn where they lie: the value of the slot, a face-up superchip twice that."""
    points = 0
    for row in range(ROWS):
        for slot in range(SLOTS):
            chip = s.board[row][slot]
            points += s.values[row][slot] * ((chip == 1 + seat) + 2 * (chip == 1 + seat + SEATS))
    return points


def next_starter(s: State) -> int:
    """NX-19 The player with the highest total, Igor apart; if tied, the first clockwise from the last starter on."""
    best = s.starter
    p = next_seat(s, s.starter)
    while p != s.starter:
        if s.totals[p] > s.totals[best]:
            best = p
        p = next_seat(s, p)
    return best


def end_game(s: State) -> None:
    """NX-20 Highest total after the last round wins; NX-25 Igor can win."""
    s.phase = GAME_OVER
    s.mover = OVER
    winners = 0
    for p in range(s.players + s.igor):
        if is_winner(s, p):
            winners += 1
            if p < s.players:
                tell(s, E_WON, p)
            else:
                tell(s, E_IGOR_WON, p)
    if winners > 1:
        tell(s, E_WON_SHARED, winners)


def score(s: State, seat: int) -> int:
    """NX-18 The total, and during a round what his chips would earn as they lie."""
    if s.phase == GAME_OVER:
        return s.totals[seat]
    return s.totals[seat] + on_board(s, seat)


def is_winner(s: State, seat: int) -> bool:
    """NX-20 Highest total wins; a tie is a shared win."""
    for p in range(s.players + s.igor):
        if s.totals[p] > s.totals[seat]:
            return False
    return True


# What a player cannot see


def imagine(s: State, seat: int, stream: list[int]) -> None:
    """NX-12 The cards neither seen nor discarded are dealt anew to the other hands and the deck, all equally likely.

    What everybody knows because a player was asked for a play, or was not (NX-27), stays true.
    """
    put_unseen_in_deck(s, seat)
    fits = False
    while not fits:
        fits = True
        for p in range(s.players):
            if p != seat and s.known[p] == ONLY_JOKERS:
                s.deck[JOKER] -= s.in_hand[p]
                s.hands[p][JOKER] = s.in_hand[p]
        for p in range(s.players):
            if p != seat and s.known[p] != ONLY_JOKERS:
                imagine_hand(s, p, stream)
                if s.known[p] == NOT_ONLY_JOKERS and s.hands[p][JOKER] == s.in_hand[p]:
                    fits = False
        if not fits:
            for p in range(s.players):
                if p != seat:
                    for kind in range(KINDS):
                        s.deck[kind] += s.hands[p][kind]
                        s.hands[p][kind] = 0


def put_unseen_in_deck(s: State, seat: int) -> None:
    """NX-12 All cards that `seat` has not seen, as if they were in the deck."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES - s.discards[kind] - s.igors[kind] - s.hands[seat][kind]


def suppose(s: State, seat: int) -> None:
    """NX-12 For all that `seat` knows, any card that he has not seen may come next."""
    put_unseen_in_deck(s, seat)
    s.deck_size = sum(s.deck)


def imagine_hand(s: State, seat: int, stream: list[int]) -> None:
    """NX-26 As many cards as the player holds, drawn from `deck`, which holds all that nobody has seen."""
    left = 0
    for kind in range(KINDS):
        left += s.deck[kind]
    for _ in range(s.in_hand[seat]):
        outcome = draw(stream, left)
        left -= 1
        kind = 0
        while outcome >= s.deck[kind]:
            outcome -= s.deck[kind]
            kind += 1
        s.deck[kind] -= 1
        s.hands[seat][kind] += 1
