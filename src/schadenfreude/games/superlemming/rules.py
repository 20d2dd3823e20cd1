"""The rules of Nichtlustig: Superlemming, simple and normal game, for 2 to 5 players.

Rule numbers are those of docs/rules/superlemming.md. What the printed cards say is data (`house.toml`); the verbs it is
made of are in `effects.py`, the ways of the cards in `cards.py`, the declarations in `table.py`. Nothing is left out
but the joke by which the first player is found.

The rules run in one loop, `go_on`. What is still to be done is in the state, the most urgent first: cards to draw, a
hand to refill, the instruction at hand, the texts that wait, the cliff's effect, the end of the turn.
"""

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import CHANCE, OVER, tell
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.cards import (
    draw_card,
    end_draw_card,
    end_thanks,
    is_own,
    name_of,
    pile_size,
    take_hidden,
)
from schadenfreude.games.superlemming.effects import (
    against,
    begin_effect,
    begin_question,
    begin_step,
    carry_out,
    choice_of,
    decline,
    end_way,
    first_way,
    is_open,
    may_decline,
    move_of,
    next_thing,
)
from schadenfreude.games.superlemming.pieces import (
    ALL_SIDES,
    ANYBODYS,
    CARDS,
    CLIFFS,
    COUNT,
    HAND,
    LAID,
    MEDALS,
    ORDERS,
    SEATS,
    STEP_1,
    STEPS,
    SYMBOL_ROW,
    SYMBOLS,
    TO,
    VERB,
    WHOSE,
)
from schadenfreude.games.superlemming.table import (
    AFTER,
    DRAW_CARD,
    DRAW_FIRST,
    E_CLIFF,
    E_CLIFFS,
    E_DRAWS,
    E_ENDED,
    E_ENDED_LONG,
    E_ENDED_QUIET,
    E_LAID,
    E_REFILLS,
    E_TIE_BROKEN,
    E_TURN,
    EVENTS,
    FIELDS,
    FIRST,
    GAME_OVER,
    GO_ON,
    LAY_CARD,
    LAY_COLOUR,
    M_DECLINE,
    M_STAY_SILENT,
    M_THANK,
    MIXED_SIDES,
    MOST_TURNS,
    MOVES,
    OPTIONS,
    ORDER,
    PLAY,
    QUIET_TURNS,
    R_ASKED,
    R_MUST_DO,
    REASONS,
    SIDES,
    SIMPLE,
    TEXT,
    THANKS,
    USED_NOW,
    WAITING,
    WAYS,
)

__all__ = ["EVENTS", "FIELDS", "MOVES", "NAME", "OPTIONS", "PLAYERS", "REASONS", "SCORES", "VERSION"]

NAME = "superlemming"
VERSION = 1
PLAYERS = (2, SEATS)
SCORES = (0, 75)  # every medal, and every card in one score pile


# Set-up


def set_up(s: State) -> None:
    """SL-2 Twelve cards and three medals for each player; SL-5 every turn begins with playing a lemming."""
    for p in range(s.players):
        s.medals[p] = MEDALS
        s.in_pile[p] = CARDS
        for kind in range(CARDS):
            s.hidden[p][kind] = copies(s, kind)
    s.program[STEP_1][VERB] = PLAY
    s.program[STEP_1][COUNT] = 1
    s.program[STEP_1][TO] = SYMBOL_ROW
    s.program[STEP_1][WHOSE] = ANYBODYS
    s.at = -1
    s.to_lay = s.players * LAID
    if s.order < 0:
        begin_order(s)
    else:
        begin_sides(s)
    go_on(s)


def copies(s: State, kind: int) -> int:
    """How many cards of a kind every colour has."""
    return s.first_card[kind + 1] - s.first_card[kind]


def begin_order(s: State) -> None:
    """SL-1 The order of the cliffs is by chance unless the table names it."""
    s.phase = ORDER
    s.mover = CHANCE


def begin_sides(s: State) -> None:
    """SL-1 The sides without the duck, those with it, or each by chance."""
    if s.cliffs == MIXED_SIDES:
        s.phase = SIDES
        s.mover = CHANCE
    else:
        for symbol in range(SYMBOLS):
            s.sides[symbol] = s.cliffs
        begin_deal(s)


def end_sides(s: State, outcome: int) -> None:
    """SL-1 With "mixed" each cliff's side is decided by chance, one half."""
    for symbol in range(SYMBOLS):
        s.sides[symbol] = (outcome >> symbol) & 1
    begin_deal(s)


def begin_deal(s: State) -> None:
    """SL-2 Seat by seat the players draw five cards as their hands."""
    tell(s, E_CLIFFS)
    begin_hand(s, 0)


def begin_hand(s: State, seat: int) -> None:
    """SL-2 A player draws five cards as his hand."""
    s.turn = seat
    s.source = seat
    s.to_draw = HAND
    tell(s, E_DRAWS, seat, HAND)
    s.phase = GO_ON


def go_on_setting_up(s: State) -> None:
    """SL-2 The next hand is drawn; SL-3 then two cards from each pile are laid out."""
    if s.turn + 1 < s.players:
        begin_hand(s, s.turn + 1)
    else:
        begin_lay(s)


def begin_lay(s: State) -> None:
    """SL-3 Two cards from each pile are shuffled together and laid open one by one: whose comes next?"""
    s.phase = LAY_COLOUR
    s.mover = CHANCE


def end_lay_colour(s: State, outcome: int) -> None:
    """SL-3 One of the cards not yet laid out, each equally likely; then which of its colour it is."""
    rest = outcome
    c = 0
    while rest >= still_to_lay(s, c):
        rest -= still_to_lay(s, c)
        c += 1
    s.source = c
    s.phase = LAY_CARD


def still_to_lay(s: State, colour: int) -> int:
    """SL-3 How many cards of a colour are not yet laid out."""
    return s.in_pile[colour] - (CARDS - HAND - LAID)


def end_lay_card(s: State, outcome: int) -> None:
    """SL-3 From the top cliff down and again from the top, the first card being its row's front; nobody jumps."""
    kind = take_hidden(s, s.source, outcome)
    s.in_pile[s.source] -= 1
    row = ORDERS[s.order][(s.players * LAID - s.to_lay) % SYMBOLS]
    s.lemming[row][s.length[row]] = s.source * CARDS + kind
    s.length[row] += 1
    s.to_lay -= 1
    tell(s, E_LAID, s.source, name_of(s, kind), row)
    if s.to_lay > 0:
        begin_lay(s)
    elif s.first < 0:
        begin_draw_first(s)
    else:
        begin_turn(s, s.first)


def begin_draw_first(s: State) -> None:
    """SL-4 The first player is drawn at random unless the table names one."""
    s.phase = DRAW_FIRST
    s.mover = CHANCE


# What may happen and what may be done


def chances(s: State) -> int:
    """SL-1, SL-2, SL-3, SL-4 Orders, sides, hidden cards of a pile, cards to lay, players: each equally likely."""
    if s.phase == ORDER:
        return len(ORDERS)
    if s.phase == SIDES:
        return ALL_SIDES
    if s.phase == DRAW_FIRST:
        return int(s.players)
    return int(s.to_lay) if s.phase == LAY_COLOUR else int(s.in_pile[s.source])


def happen(s: State, outcome: int) -> None:
    """An outcome of chance, and everything that follows without a choice."""
    if s.phase == DRAW_CARD:
        end_draw_card(s, outcome)
    elif s.phase == LAY_COLOUR:
        end_lay_colour(s, outcome)
    elif s.phase == LAY_CARD:
        end_lay_card(s, outcome)
    elif s.phase == ORDER:
        s.order = outcome
        begin_sides(s)
    elif s.phase == SIDES:
        end_sides(s, outcome)
    else:
        s.first = outcome
        begin_turn(s, outcome)
    go_on(s)


def legal_moves(s: State, moves: list[int]) -> int:
    """The choices of the seat to move, ascending; always two or more (SL-29)."""
    n = 0
    thing = next_thing(s, 0)
    while thing >= 0:
        first = move_of(s, thing * WAYS)
        for way in range(first_way(s, thing), end_way(s, thing)):
            if is_open(s, thing, way):
                moves[n] = first + way
                n += 1
        thing = next_thing(s, thing + 1)
    if may_decline(s):
        moves[n] = M_DECLINE
        n += 1
    return n


def why_not(s: State, move: int) -> int:
    """The number in REASONS of what is against a move, 0 if nothing is."""
    if move == M_DECLINE:
        return 0 if may_decline(s) else R_MUST_DO
    if move < FIRST[s.phase] or move >= AFTER[s.phase]:
        return R_ASKED + s.phase
    return against(s, move)


def reaction(s: State) -> int:
    """SL-14, SL-15 A rescued player who is asked for thanks may stay silent."""
    return M_STAY_SILENT if s.phase == THANKS else -1


def courtesy(s: State) -> int:
    """SL-15 Computer players thank."""
    return M_THANK if s.phase == THANKS else -1


def apply(s: State, move: int) -> None:
    """Carry out a choice, and everything that follows without a choice."""
    if s.phase == THANKS:
        end_thanks(s, move)
    elif move == M_DECLINE:
        decline(s)
    else:
        carry_out(s, choice_of(s, move))
    go_on(s)


def go_on(s: State) -> None:
    """SL-11, SL-17 Do what is still to be done, the most urgent first, until somebody has to decide or it is over."""
    while s.phase == GO_ON:
        if s.to_draw > 0:
            draw_card(s)
        elif s.to_lay > 0:
            go_on_setting_up(s)
        elif s.in_hand[s.turn] == 0:
            refill(s)
        elif s.left > 0:
            begin_step(s)
        elif s.at >= 0:
            end_step(s)
        elif s.waiting > 0:
            begin_question(s, TEXT)
        elif s.times > 0:
            begin_cliff(s)
        else:
            end_turn(s)


# The turn


def begin_turn(s: State, seat: int) -> None:
    """SL-5 A turn begins with playing a lemming; SL-20 unless the game goes round in circles."""
    if s.quiet == QUIET_TURNS * s.players:
        tell(s, E_ENDED_QUIET)
        end_game(s)
    elif s.turns == MOST_TURNS * s.players:
        tell(s, E_ENDED_LONG)
        end_game(s)
    else:
        s.turn = seat
        s.turns += 1
        tell(s, E_TURN, seat)
        begin_effect(s, STEP_1)
        s.phase = GO_ON


def refill(s: State) -> None:
    """SL-11 A player without a card in hand draws five, or what is left; SL-17 if nothing is, the game ends."""
    count = pile_size(s, s.turn)
    if count == 0:
        tell(s, E_ENDED, s.turn)
        end_game(s)
    else:
        if count > HAND:
            count = HAND
        s.source = s.turn
        s.to_draw = count
        tell(s, E_REFILLS, s.turn, count)


def end_step(s: State) -> None:
    """SL-28 After an instruction the next one of the same effect, or the effect is done."""
    s.at += 1
    if s.at % STEPS > 0 and s.program[s.at][VERB] > 0:
        s.left = s.program[s.at][COUNT]
    elif s.at <= STEPS:
        s.at = -1
        begin_step_2(s)
    elif s.at <= CLIFFS * STEPS:
        s.at = -1
        end_text(s)
    else:
        s.at = -1


def end_text(s: State) -> None:
    """SL-7 The lemming whose text has been carried out, wherever it is now, is like any other again."""
    for row in range(SYMBOLS):
        for place in range(s.length[row]):
            if s.mark[row][place] == USED_NOW:
                s.mark[row][place] = 0


def begin_step_2(s: State) -> None:
    """SL-6 Simple game: the cliff's effect for each own lemming in the row, the one just played included.

    SL-7 Normal game: the texts of the own lemmings that lay there before this turn, then the cliff's effect once.
    """
    if s.game == SIMPLE:
        for place in range(s.length[s.row]):
            if is_own(s, s.row, place):
                s.times += 1
    else:
        s.times = 1
        for place in range(s.length[s.row] - 1):
            if is_own(s, s.row, place):
                s.mark[s.row][place] = WAITING
                s.waiting += 1


def begin_cliff(s: State) -> None:
    """SL-6, SL-7 The effect of the cliff to whose row the turn's lemming was played."""
    s.times -= 1
    tell(s, E_CLIFF, s.turn, s.row)
    begin_effect(s, CLIFFS + 2 * s.row + s.sides[s.row])


def end_turn(s: State) -> None:
    """SL-22 Another player's card is its owner's again; SL-4 then clockwise, which is seat order."""
    for row in range(SYMBOLS):
        for place in range(s.length[row]):
            s.mark[row][place] = 0
    s.row = 0
    s.quiet += 1
    begin_turn(s, s.turn + 1 if s.turn + 1 < s.players else 0)


# End of the game


def end_game(s: State) -> None:
    """SL-17 The game ends at once; what was not yet carried out is lost."""
    s.phase = GAME_OVER
    s.mover = OVER
    for p in range(s.players):
        if is_winner(s, p) and ties(s, p):
            tell(s, E_TIE_BROKEN, p)


def score(s: State, seat: int) -> int:
    """SL-18 One point for each medal and for each card in the score pile, foreign ones included."""
    points = int(s.medals[seat])
    for c in range(s.players):
        points += s.scored[seat][c]
    return points


def is_winner(s: State, seat: int) -> bool:
    """SL-19 Most points wins; of the tied players the one furthest from the first player in turn order."""
    points = score(s, seat)
    for p in range(s.players):
        other = score(s, p)
        if other > points or (other == points and distance(s, p) > distance(s, seat)):
            return False
    return True


def distance(s: State, seat: int) -> int:
    """SL-19 How far after the first player a seat comes in turn order."""
    return (seat - s.first + s.players) % s.players


def ties(s: State, seat: int) -> bool:
    """SL-19 Does another player have as many points?"""
    for p in range(s.players):
        if p != seat and score(s, p) == score(s, seat):
            return True
    return False


# Hidden cards


def imagine(s: State, seat: int, stream: list[int]) -> None:
    """Deal the cards of each colour that `seat` does not know to the places where they may be, all equally likely."""
    for c in range(s.players):
        left = hide_unknown(s, seat, c)
        for p in range(s.players):
            if p != seat:
                for _ in range(unknown(s, p, c)):
                    kind = take_hidden(s, c, draw(stream, left))
                    s.hand[p][c * CARDS + kind] += 1
                    left -= 1


def hide_unknown(s: State, seat: int, colour: int) -> int:
    """Put all cards of a colour that `seat` does not know into the hidden part of its pile; how many they are."""
    count = 0
    for kind in range(CARDS):
        s.hidden[colour][kind] = copies(s, kind) - known(s, seat, colour * CARDS + kind)
        count += s.hidden[colour][kind]
    return count


def suppose(s: State, seat: int) -> None:
    """For all that `seat` knows, any card of the colour that he does not know may come next."""
    if s.phase in (LAY_CARD, DRAW_CARD):
        s.in_pile[s.source] = hide_unknown(s, seat, s.source)


def unknown(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour a hand holds besides those that everybody knows."""
    n = int(s.held[seat][colour])
    for kind in range(CARDS):
        n -= s.shown[seat][colour * CARDS + kind]
    return n


def known(s: State, seat: int, card: int) -> int:
    """How many copies of a card are where `seat` sees them."""
    c = card // CARDS
    n = s.out[card] + s.hand[seat][card]
    for p in range(s.players):
        n += s.shown[p][card]
    for row in range(SYMBOLS):
        for place in range(s.length[row]):
            if s.lemming[row][place] == card:
                n += 1
    for i in range(s.on_top[c]):
        if s.top[c][i] == card % CARDS:
            n += 1
    for i in range(s.under[c]):
        if s.bottom[c][i] == card % CARDS:
            n += 1
    return n
