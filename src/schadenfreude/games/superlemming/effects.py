"""The verbs of Superlemming's effects (SL-28): what each may be aimed at, and what it does.

The instruction that is being carried out is `s.program[s.at]`; the phase is its verb.
"""

from schadenfreude.core.contract import tell
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.cards import (
    card_named,
    holds,
    is_own,
    leave_hand,
    name_of,
    pile_size,
    put_at_end,
    put_in_score_pile,
    put_under,
    show_in_hand,
    take_out,
)
from schadenfreude.games.superlemming.pieces import (
    ANOTHER_ROW,
    ANOTHERS,
    ANY_ROW,
    CARDS,
    COUNT,
    FROM,
    FRONT,
    IF_RICHER,
    LAST,
    MAY,
    NAMES,
    NEIGHBOURS,
    OWN,
    PLACES,
    ROW_END,
    ROW_FRONT,
    STEP_1,
    STEPS,
    SYMBOL_ROW,
    SYMBOLS,
    TEXTS,
    THIS,
    THIS_ROW,
    TO,
    VERB,
    WHICH,
    WHOSE,
)
from schadenfreude.games.superlemming.table import (
    BORROWED,
    DRAW,
    E_DECLINED,
    E_DRAWS,
    E_FILCHED,
    E_KEPT,
    E_LIFTED,
    E_MOVED,
    E_MOVED_END,
    E_MOVED_FRONT,
    E_PLAYED,
    E_PLAYED_FOREIGN,
    E_RETURNED,
    E_SKIPPED,
    E_SWAPPED,
    E_TEXT,
    E_TOOK,
    FILCH,
    FIRST,
    GO_ON,
    KEEP,
    LIFT,
    MOVE,
    PLAY,
    R_EMPTY_PILE,
    R_NO_LEMMING,
    R_NO_OTHER,
    R_NO_SUCH_CARD,
    R_NOBODY_THERE,
    R_NOT_MEANT,
    R_NOT_MOST_MEDALS,
    R_NOT_NEIGHBOURS,
    R_NOT_RICHER,
    R_NOT_WAITING,
    R_NOWHERE_ELSE,
    R_WRONG_ROW,
    RETURN,
    SWAP,
    TAKE,
    TEXT,
    THANKS,
    USED_NOW,
    WAITING,
    WAY_END,
    WAY_FRONT,
    WAYS,
    WAYS_OF,
)

# What is asked for is a thing and a way: a card of the hand or of a waiting text, and when playing the row it goes to;
# a lemming (row * PLACES + place), and when moving the way it goes, when swapping the place of the other one; a player;
# an answer. A choice is numbered thing * WAYS + way, and has its number among the moves outside. Choices are looked for
# thing by thing (`next_thing`), each in the ways from `first_way` to before `end_way` that are open (`is_open`).

ANSWERS = 2  # to thank, to stay silent


def chooses_card(s: State) -> bool:
    """Is a card asked for?"""
    return s.phase == PLAY or s.phase == TEXT or s.phase == KEEP or s.phase == RETURN


def chooses_lemming(s: State) -> bool:
    """Is a lemming of a row asked for?"""
    return s.phase == MOVE or s.phase == SWAP or s.phase == LIFT


def next_thing(s: State, thing: int) -> int:
    """The first card, lemming, player or answer, from a number on, against which nothing is; -1 if there is none."""
    if chooses_lemming(s):
        return next_lemming(s, thing // PLACES, thing % PLACES)
    if s.phase == TEXT:
        return next_text(s, thing)
    if chooses_card(s):
        return next_card(s, thing)
    if s.phase == THANKS:
        return thing if thing < ANSWERS else -1
    while thing < s.players:
        if against_victim(s, thing) == 0:
            return thing
        thing += 1
    return -1


def next_lemming(s: State, row: int, place: int) -> int:
    """The same for lemmings; the empty ends of rows are passed over."""
    while row < SYMBOLS:
        while place < s.length[row]:
            if s.phase == SWAP or against_lemming(s, row, place) == 0:
                return row * PLACES + place
            place += 1
        row += 1
        place = 0
    return -1


def next_text(s: State, card: int) -> int:
    """The same for texts: of the cards that wait the one with the lowest number."""
    lowest = -1
    for place in range(s.length[s.row]):
        if s.mark[s.row][place] == WAITING:
            waiting = s.lemming[s.row][place]
            if waiting >= card and (lowest < 0 or waiting < lowest):
                lowest = waiting
    return lowest


def next_card(s: State, card: int) -> int:
    """The same for cards of the hand; if all are in his own colour, no others are looked at."""
    end = s.players * CARDS
    if s.held[s.turn][s.turn] == s.in_hand[s.turn]:
        card = max(card, s.turn * CARDS)
        end = s.turn * CARDS + CARDS
    while card < end:
        if against_card(s, card) == 0:
            return card
        card += 1
    return -1


def first_way(s: State, thing: int) -> int:
    """The first way that a card or lemming may be open to; 0 where there is nothing but the thing to choose."""
    if s.phase == PLAY:
        return first_row(s, thing)
    if s.phase == MOVE:
        return first_row(s, s.lemming[thing // PLACES][thing % PLACES])
    return thing % PLACES + 1 if s.phase == SWAP else 0


def end_way(s: State, thing: int) -> int:
    """The first way after those that a card or lemming may be open to; to any or another row there are several."""
    if s.phase == PLAY or s.phase == MOVE:
        to = s.program[s.at][TO]
        return SYMBOLS if to == ANY_ROW or to == ANOTHER_ROW else first_way(s, thing) + 1
    return s.length[thing // PLACES] if s.phase == SWAP else 1


def is_open(s: State, thing: int, way: int) -> bool:
    """Is nothing against one of the ways between them?"""
    if s.phase == MOVE:
        return ends_elsewhere(s, thing // PLACES, thing % PLACES, way)
    return s.phase != SWAP or against_swap(s, thing // PLACES, thing % PLACES, way) == 0


def move_of(s: State, choice: int) -> int:
    """The move that a choice is; texts are named by their kind alone."""
    name = choice // WAYS
    if chooses_card(s):
        name = name // CARDS * NAMES + name_of(s, name % CARDS)
    if s.phase == TEXT:
        name -= s.turn * NAMES
    return FIRST[s.phase] + name * WAYS_OF[s.phase] + choice % WAYS


def choice_of(s: State, move: int) -> int:
    """The choice that a move of the kind asked for is, or -1 if it names a card that the edition does not have."""
    way = (move - FIRST[s.phase]) % WAYS_OF[s.phase]
    thing = (move - FIRST[s.phase]) // WAYS_OF[s.phase]
    if s.phase == TEXT:
        thing += s.turn * NAMES
    if chooses_card(s):
        thing = card_named(s, thing)
    return thing * WAYS + way if thing >= 0 else -1


def against(s: State, move: int) -> int:
    """The reason against a move of the kind asked for, 0 if there is none."""
    choice = choice_of(s, move)
    if choice < 0:
        return R_NO_SUCH_CARD
    reason = against_thing(s, choice // WAYS)
    return reason if reason > 0 else against_way(s, choice // WAYS, choice % WAYS)


def may_decline(s: State) -> bool:
    """SL-9 Only where a card says "may"."""
    return s.phase >= PLAY and s.program[s.at][MAY] == 1


def against_thing(s: State, thing: int) -> int:
    """The reason against a card, a lemming or a player, whatever is done with it; 0 if there is none."""
    if s.phase == TEXT:
        return 0 if waiting_place(s, thing) >= 0 else R_NOT_WAITING
    if chooses_card(s):
        return against_card(s, thing)
    if s.phase == SWAP:
        return 0 if thing % PLACES < s.length[thing // PLACES] else R_NO_LEMMING
    if chooses_lemming(s):
        return against_lemming(s, thing // PLACES, thing % PLACES)
    return 0 if s.phase == THANKS else against_victim(s, thing)


def against_way(s: State, thing: int, way: int) -> int:
    """The reason against doing something with a card or lemming this way, 0 if there is none."""
    if s.phase == SWAP:
        return against_swap(s, thing // PLACES, thing % PLACES, way)
    if first_way(s, thing) <= way and way < end_way(s, thing) and is_open(s, thing, way):
        return 0
    return R_WRONG_ROW if s.phase == PLAY else R_NOWHERE_ELSE


def waiting_place(s: State, card: int) -> int:
    """SL-7 Where the front one of these cards lies whose text is still to be carried out, or -1."""
    for place in range(s.length[s.row]):
        if s.mark[s.row][place] == WAITING and s.lemming[s.row][place] == card:
            return place
    return -1


def against_card(s: State, card: int) -> int:
    """SL-5, SL-28 The reason against using a card of the hand, 0 if there is none."""
    if not holds(s, card):
        return R_NO_SUCH_CARD
    whose = s.program[s.at][WHOSE]
    if (whose == OWN and card // CARDS != s.turn) or (whose == ANOTHERS and card // CARDS == s.turn):
        return R_NOT_MEANT
    return 0


def first_row(s: State, card: int) -> int:
    """SL-28 Where a lemming may go: the row, or the end of its own, or the first row of all if it may go to others."""
    to = s.program[s.at][TO]
    if to == SYMBOL_ROW:
        return s.symbol[card % CARDS]
    if to == THIS_ROW:
        return s.row
    if to == ROW_FRONT:
        return WAY_FRONT
    return WAY_END if to == ROW_END else 0


def against_lemming(s: State, row: int, place: int) -> int:
    """SL-28, SL-30 The reason against choosing a lemming of a row, 0 if there is none."""
    if place >= s.length[row]:
        return R_NO_LEMMING
    whose = s.program[s.at][WHOSE]
    if whose == THIS and s.mark[row][place] != USED_NOW:
        return R_NOT_MEANT
    if (whose == OWN and not is_own(s, row, place)) or (whose == ANOTHERS and is_own(s, row, place)):
        return R_NOT_MEANT
    which = s.program[s.at][WHICH]
    if (which == FRONT and place > 0) or (which == LAST and place + 1 < s.length[row]):
        return R_NOT_MEANT
    start = s.program[s.at][FROM]
    if start == THIS_ROW and row != s.row:
        return R_NOT_MEANT
    if start == SYMBOL_ROW and s.symbol[s.lemming[row][place] % CARDS] != row:
        return R_NOT_MEANT
    return 0


def ends_elsewhere(s: State, row: int, place: int, way: int) -> bool:
    """SL-30 A lemming that is moved must end up elsewhere."""
    if way == WAY_FRONT:
        return place > 0
    if way == WAY_END:
        return place + 1 < s.length[row]
    return way != row


def against_swap(s: State, row: int, place: int, other: int) -> int:
    """SL-28 The reason against swapping two lemmings, the front one named first; one of them must be meant."""
    if other >= s.length[row]:
        return R_NO_LEMMING
    if place >= other:
        return R_NO_OTHER
    if s.program[s.at][WHICH] == NEIGHBOURS and place + 1 != other:
        return R_NOT_NEIGHBOURS
    reason = against_lemming(s, row, place)
    return reason if reason == 0 else against_lemming(s, row, other)


def against_victim(s: State, seat: int) -> int:
    """SL-26, SL-27 The reason against taking from this player, 0 if there is none."""
    if seat == s.turn or seat >= s.players:
        return R_NOBODY_THERE
    if s.program[s.at][IF_RICHER] == 1 and s.medals[seat] <= s.medals[s.turn]:
        return R_NOT_RICHER
    if s.phase == FILCH:
        return 0 if pile_size(s, seat) > 0 else R_EMPTY_PILE
    for p in range(s.players):
        if p != s.turn and s.medals[p] > s.medals[seat]:
            return R_NOT_MOST_MEDALS
    return 0 if s.medals[seat] > 0 else R_NOT_MOST_MEDALS


# Carrying out


def begin_effect(s: State, effect: int) -> None:
    """SL-9 An effect is carried out instruction by instruction."""
    s.at = effect * STEPS
    s.left = s.program[s.at][COUNT]


def begin_step(s: State) -> None:
    """SL-9 Carry out an instruction once, as far as possible, or SL-29 ask if there is a choice."""
    verb = s.program[s.at][VERB]
    if verb == DRAW:
        draw_own(s)
    else:
        begin_question(s, verb)


def begin_question(s: State, phase: int) -> None:
    """SL-29 Ask the active player, unless there is one choice or none."""
    s.phase = phase
    s.mover = s.turn
    only = -1
    choices = 0
    thing = next_thing(s, 0)
    while thing >= 0:
        for way in range(first_way(s, thing), end_way(s, thing)):
            if is_open(s, thing, way):
                choices += 1
                only = thing * WAYS + way
        thing = next_thing(s, thing + 1) if choices < 2 else -1
    if choices == 0:
        end_question(s)
        skip(s)
    elif choices == 1 and not may_decline(s):
        carry_out(s, only)


def end_question(s: State) -> None:
    """The question is answered, or there is nothing to ask."""
    s.phase = GO_ON


def skip(s: State) -> None:
    """SL-9, SL-29 The rest of an instruction is impossible and is skipped."""
    s.left = 0
    tell(s, E_SKIPPED, s.turn, s.program[s.at][VERB])


def carry_out(s: State, choice: int) -> None:
    """Carry out what the active player has chosen."""
    phase = s.phase
    thing = choice // WAYS
    way = choice % WAYS
    end_question(s)
    if phase == TEXT:
        choose_text(s, thing)
    elif phase == PLAY:
        play(s, thing, way)
    elif phase == MOVE:
        move_lemming(s, thing // PLACES, thing % PLACES, way)
    elif phase == SWAP:
        swap(s, thing // PLACES, thing % PLACES, way)
    elif phase == LIFT:
        lift(s, thing // PLACES, thing % PLACES)
    elif phase == TAKE:
        take(s, thing)
    elif phase == FILCH:
        filch(s, thing)
    elif phase == KEEP:
        keep(s, thing)
    else:
        return_card(s, thing)


def decline(s: State) -> None:
    """SL-9 A player may decline where a card says so, and then declines the rest of the instruction."""
    end_question(s)
    s.left = 0
    tell(s, E_DECLINED, s.turn, s.program[s.at][VERB])


def choose_text(s: State, card: int) -> None:
    """SL-7 The text of a lemming is carried out, once."""
    s.mark[s.row][waiting_place(s, card)] = USED_NOW
    s.waiting -= 1
    tell(s, E_TEXT, s.turn, name_of(s, card % CARDS))
    begin_effect(s, TEXTS + card % CARDS)


def play(s: State, card: int, row: int) -> None:
    """SL-5 A lemming comes from the hand to the end of a row; SL-22 another player's counts as own this turn.

    SL-8 Nothing else comes with it: texts and the cliff's effect belong to the row of step 1.
    """
    s.left -= 1
    if s.at == STEP_1:
        s.row = row
    leave_hand(s, card)
    tell(s, E_PLAYED, s.turn, name_of(s, card % CARDS), row)
    if card // CARDS == s.turn:
        put_at_end(s, row, card, 0)
    else:
        tell(s, E_PLAYED_FOREIGN, s.turn, name_of(s, card % CARDS), card // CARDS)
        put_at_end(s, row, card, BORROWED)


def move_lemming(s: State, row: int, place: int, way: int) -> None:
    """SL-25 Within its row, where nobody jumps, or SL-10 to the end of another."""
    s.left -= 1
    mark = s.mark[row][place]
    if way < SYMBOLS:
        card = take_out(s, row, place)
        tell(s, E_MOVED, card // CARDS, name_of(s, card % CARDS), way)
        put_at_end(s, way, card, 0 if mark == WAITING else mark)
    elif way == WAY_FRONT:
        card = s.lemming[row][place]
        tell(s, E_MOVED_FRONT, card // CARDS, name_of(s, card % CARDS), row)
        for i in range(place, 0, -1):
            swap_places(s, row, i - 1, i)
    else:
        card = s.lemming[row][place]
        tell(s, E_MOVED_END, card // CARDS, name_of(s, card % CARDS), row)
        for i in range(place, s.length[row] - 1):
            swap_places(s, row, i, i + 1)


def swap(s: State, row: int, place: int, other: int) -> None:
    """SL-25 Two lemmings of a row change places."""
    s.left -= 1
    tell(s, E_SWAPPED, row, place + 1, other + 1)
    swap_places(s, row, place, other)


def swap_places(s: State, row: int, place: int, other: int) -> None:
    """What two lemmings are for the turn goes with them."""
    card = s.lemming[row][place]
    mark = s.mark[row][place]
    s.lemming[row][place] = s.lemming[row][other]
    s.mark[row][place] = s.mark[row][other]
    s.lemming[row][other] = card
    s.mark[row][other] = mark


def lift(s: State, row: int, place: int) -> None:
    """SL-21 A lemming comes from its row into the hand, whoever's it is."""
    s.left -= 1
    card = take_out(s, row, place)
    show_in_hand(s, card)
    tell(s, E_LIFTED, s.turn, name_of(s, card % CARDS), card // CARDS)


def take(s: State, victim: int) -> None:
    """SL-26 So many medals at once, or all that the player has."""
    count = s.left
    if count > s.medals[victim]:
        count = s.medals[victim]
    s.left = 0
    s.medals[victim] -= count
    s.medals[s.turn] += count
    tell(s, E_TOOK, s.turn, victim, count)


def filch(s: State, victim: int) -> None:
    """SL-21, SL-27 The top card of another player's pile comes into the hand."""
    s.left -= 1
    s.source = victim
    s.to_draw = 1
    tell(s, E_FILCHED, s.turn, victim)


def keep(s: State, card: int) -> None:
    """SL-28 A card of the hand goes into the score pile."""
    s.left -= 1
    leave_hand(s, card)
    tell(s, E_KEPT, s.turn, name_of(s, card % CARDS), card // CARDS)
    put_in_score_pile(s, card)


def return_card(s: State, card: int) -> None:
    """SL-28 A card of the hand, shown to all, goes under its owner's pile."""
    s.left -= 1
    leave_hand(s, card)
    tell(s, E_RETURNED, s.turn, name_of(s, card % CARDS), card // CARDS)
    put_under(s, card)


def draw_own(s: State) -> None:
    """SL-27 So many cards from the own pile, or all that it has; from an empty one nothing."""
    count = s.left
    if count > pile_size(s, s.turn):
        count = pile_size(s, s.turn)
    if count == 0:
        skip(s)
    else:
        s.left = 0
        s.source = s.turn
        s.to_draw = count
        tell(s, E_DRAWS, s.turn, count)
