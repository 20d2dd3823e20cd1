"""Where the cards of Superlemming go: into hands, rows, piles and over the cliff."""

from schadenfreude.core.contract import CHANCE, tell
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.pieces import CARDS, FEW, LONG_ROW, NAMES, SHORT_ROW
from schadenfreude.games.superlemming.table import (
    ALWAYS,
    BORROWED,
    DRAW_CARD,
    E_DREW,
    E_DREW_KNOWN,
    E_GAVE,
    E_GAVE_NOTHING,
    E_JUMPED,
    E_JUMPED_FOREIGN,
    E_NOT_THANKED,
    E_RESCUED,
    E_THANKED,
    GO_ON,
    M_THANK,
    THANKS,
    WAITING,
)

# Names: what moves and events call a card


def name_of(s: State, kind: int) -> int:
    """A kind's place among the names: its symbol's, then its number among the kinds of that symbol."""
    return s.symbol[kind] * CARDS + kind - s.first_kind[s.symbol[kind]]


def card_named(s: State, name: int) -> int:
    """The card that colour * NAMES + name means, or -1 if the edition has none of that name."""
    kind = s.first_kind[name % NAMES // CARDS] + name % CARDS
    return name // NAMES * CARDS + kind if kind < s.first_kind[name % NAMES // CARDS + 1] else -1


# Hands


def holds(s: State, card: int) -> bool:
    """Does the active player have this card in his hand?"""
    return s.hand[s.turn][card] + s.shown[s.turn][card] > 0


def show_in_hand(s: State, card: int) -> None:
    """A card that everybody knows comes into the active player's hand."""
    s.shown[s.turn][card] += 1
    s.held[s.turn][card // CARDS] += 1
    s.in_hand[s.turn] += 1


def hide_in_hand(s: State, card: int) -> None:
    """A card that its holder alone knows comes into the active player's hand."""
    s.hand[s.turn][card] += 1
    s.held[s.turn][card // CARDS] += 1
    s.in_hand[s.turn] += 1


def leave_hand(s: State, card: int) -> None:
    """A card leaves the active player's hand; of two equal ones the one that everybody knows."""
    if s.shown[s.turn][card] > 0:
        s.shown[s.turn][card] -= 1
    else:
        s.hand[s.turn][card] -= 1
    s.held[s.turn][card // CARDS] -= 1
    s.in_hand[s.turn] -= 1


# Piles


def pile_size(s: State, seat: int) -> int:
    """All cards of a pile."""
    return s.on_top[seat] + s.in_pile[seat] + s.under[seat]


def draw_card(s: State) -> None:
    """SL-27 The top card of a pile comes into the active player's hand: a known one, or else one by chance."""
    c = s.source
    if s.on_top[c] > 0:
        last = s.on_top[c] - 1
        kind = s.top[c][last]
        s.top[c][last] = 0
        s.on_top[c] = last
        draw_known(s, kind)
    elif s.in_pile[c] > 0:
        begin_draw_card(s)
    else:
        kind = s.bottom[c][0]
        last = s.under[c] - 1
        for i in range(last):
            s.bottom[c][i] = s.bottom[c][i + 1]
        s.bottom[c][last] = 0
        s.under[c] = last
        draw_known(s, kind)


def draw_known(s: State, kind: int) -> None:
    """A card of the pile that everybody knows stays known in the hand."""
    s.to_draw -= 1
    show_in_hand(s, s.source * CARDS + kind)
    tell(s, E_DREW_KNOWN, s.turn, name_of(s, kind), s.source)


def begin_draw_card(s: State) -> None:
    """SL-2 Nobody knows the order of a shuffled pile."""
    s.phase = DRAW_CARD
    s.mover = CHANCE


def end_draw_card(s: State, outcome: int) -> None:
    """SL-2 The player alone knows what he has drawn."""
    c = s.source
    kind = take_hidden(s, c, outcome)
    s.in_pile[c] -= 1
    s.to_draw -= 1
    hide_in_hand(s, c * CARDS + kind)
    tell(s, E_DREW, s.turn, name_of(s, kind), c)
    s.phase = GO_ON


def take_hidden(s: State, colour: int, outcome: int) -> int:
    """The kind of one of a colour's hidden cards, which is then no longer among them."""
    rest = outcome
    kind = 0
    while rest >= s.hidden[colour][kind]:
        rest -= s.hidden[colour][kind]
        kind += 1
    s.hidden[colour][kind] -= 1
    return kind


def put_under(s: State, card: int) -> None:
    """A card goes under its owner's pile, and everybody has seen it."""
    c = card // CARDS
    s.bottom[c][s.under[c]] = card % CARDS
    s.under[c] += 1


# Rows


def is_own(s: State, row: int, place: int) -> bool:
    """SL-24 In the active player's colour, or another player's card that he has played this turn."""
    return s.lemming[row][place] // CARDS == s.turn or s.mark[row][place] == BORROWED


def take_out(s: State, row: int, place: int) -> int:
    """A lemming leaves its row, the others move up; SL-7 a text not yet carried out is lost. Which card it was."""
    card = s.lemming[row][place]
    if s.mark[row][place] == WAITING:
        s.waiting -= 1
    last = s.length[row] - 1
    for i in range(place, last):
        s.lemming[row][i] = s.lemming[row][i + 1]
        s.mark[row][i] = s.mark[row][i + 1]
    s.lemming[row][last] = 0
    s.mark[row][last] = 0
    s.length[row] = last
    return int(card)


def put_at_end(s: State, row: int, card: int, mark: int) -> None:
    """SL-10 A lemming comes to the end of a row, and at once it is checked whether the front one jumps."""
    last = s.length[row]
    s.lemming[row][last] = card
    s.mark[row][last] = mark
    s.length[row] = last + 1
    if last + 1 == full_row(s):
        jump(s, row)


def full_row(s: State) -> int:
    """SL-12 With 2 or 3 players four lemmings are one too many, with 4 or 5 players five."""
    return SHORT_ROW if s.players <= FEW else LONG_ROW


def jump(s: State, row: int) -> None:
    """SL-12, SL-30 The front lemming jumps; SL-13, SL-23 an own one brings a point, SL-14 another's is rescued."""
    own = is_own(s, row, 0)
    card = take_out(s, row, 0)
    if not own:
        rescue(s, card)
    else:
        if card // CARDS == s.turn:
            tell(s, E_JUMPED, s.turn, name_of(s, card % CARDS))
        else:
            tell(s, E_JUMPED_FOREIGN, s.turn, name_of(s, card % CARDS), card // CARDS)
        put_in_score_pile(s, card)


def put_in_score_pile(s: State, card: int) -> None:
    """SL-13 The card lies under the active player's Superlemming and is out of the game."""
    s.scored[s.turn][card // CARDS] += 1
    s.out[card] += 1
    s.quiet = -1


# Rescue


def rescue(s: State, card: int) -> None:
    """SL-14 The lemming goes on top of its owner's pile; SL-15 he is asked for thanks if that changes what moves."""
    c = card // CARDS
    s.top[c][s.on_top[c]] = card % CARDS
    s.on_top[c] += 1
    tell(s, E_RESCUED, s.turn, name_of(s, card % CARDS), c)
    if s.thanks != ALWAYS and s.medals[c] > reward(s, c):
        begin_thanks(s, c)
    else:
        give_medals(s, c, reward(s, c))


def reward(s: State, owner: int) -> int:
    """SL-14 Two medals if the owner has more than his rescuer, otherwise one."""
    return 2 if s.medals[owner] > s.medals[s.turn] else 1


def begin_thanks(s: State, owner: int) -> None:
    """SL-15 The rescued player is asked before any medal moves."""
    s.phase = THANKS
    s.mover = owner


def end_thanks(s: State, move: int) -> None:
    """SL-14 Silence costs one medal more."""
    owner = s.mover
    if move == M_THANK:
        tell(s, E_THANKED, owner, s.turn)
        give_medals(s, owner, reward(s, owner))
    else:
        tell(s, E_NOT_THANKED, owner, s.turn)
        give_medals(s, owner, reward(s, owner) + 1)
    s.phase = GO_ON


def give_medals(s: State, owner: int, count: int) -> None:
    """SL-14 Never more than the owner has; SL-16 and once for each rescue."""
    if s.medals[owner] < count:
        count = s.medals[owner]
    s.medals[owner] -= count
    s.medals[s.turn] += count
    if count > 0:
        tell(s, E_GAVE, owner, s.turn, count)
    else:
        tell(s, E_GAVE_NOTHING, owner, s.turn)
