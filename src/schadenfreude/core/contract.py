"""What a game's `rules.py` (and `easy.py`, `laws.py`) must define, function by function.

These are the names that drivers written once for all games call. A carrier (`core/carriers.py`) replaces each of them
by the function of the game it runs, in plain Python or compiled. Besides these functions `rules.py` declares the
tables `FIELDS`, `MOVES`, `EVENTS`, `OPTIONS` and `REASONS` and the facts `NAME`, `VERSION`, `PLAYERS` and `SCORES`.

All functions keep to the small subset that can be compiled: integers, fixed arrays indexed `[p][v]`, if, while, for
over range, calls of module functions. The first fields of every state are `players`, `phase` and `mover`: the seat to
move, or CHANCE, or OVER. It also has `turn`, the seat whose turn it is, or to which chance deals.

Only if a game needs them, `rules.py` also has, for plain Python alone: `seats(s)`, how many seats score if some of them
are nobody's; `defaults(players)`, option defaults that depend on the number of players (None: not yet known);
`conflict(players, values)`, the Reason against options that exclude each other; `reaction(s)`, at a decision out of
turn that lets others go on when nobody answers, the move that lets it pass (-1 at every other decision);
`asked_after(s, seat)`, at such a decision who is asked the same after a seat if all let it pass (-1: nobody);
`courtesy(s)`, the move that every computer player makes at a table because the rules say so (-1 elsewhere);
`suppose(s, seat)`, where outcomes come from hidden things: fill in a chance node masked for a seat with all that may
come up as far as that seat knows. `notation.py` may have `read_outcome`, `write_move`, `read_move`, `rule_of(move)`,
the rules that a move rests on (by default those of its kind), `may_see_outcome(s, seat)`, `whose_cards(s)`, the seats
from whose own piles an outcome comes, and `thrower(s)`, at a chance node the seat whose luck comes up there and is
worth counting (None: nobody's); `view.py` may have `menu(v, legal)`, the moves worth listing where there are many,
`label(v, words, names, move)`, a move in words that suit the position (None: as the word of the game),
`write_param(words, param, value)`, a parameter in words (None: likewise), `write_outcome(words, notation)`, an outcome
in words, `write_option(words, name, value)`, an option's value (None: as the word `value-<notation>`), and
`texts(shown, words)`, what the drawn table says, from a view alone.
`solver.py`, for a game that knows exact figures about some choices, is described in `core/figures.py`.
"""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State

CHANCE = -1  # the mover of a chance node
OVER = -4  # the mover of a finished game (both numbers as OpenSpiel has them)


def set_up(s: State) -> None:
    """Bring a blank state, in which `players` and the options are filled in, to the first node of the game."""
    raise NotImplementedError


def chances(s: State) -> int:
    """At a chance node: how many equally likely outcomes there are, at least 1. They are numbered from 0."""
    raise NotImplementedError


def legal_moves(s: State, moves: Any) -> int:
    """At a decision: write the legal moves, ascending, to the front of `moves`; how many there are (at least 2)."""
    raise NotImplementedError


def happen(s: State, outcome: int) -> None:
    """At a chance node: let an outcome (0..chances-1) happen, and all forced steps after it. Trusts its caller."""
    raise NotImplementedError


def apply(s: State, move: int) -> None:
    """At a decision: carry out a legal move, and all forced steps after it. Trusts its caller."""
    raise NotImplementedError


def why_not(s: State, move: int) -> int:
    """At a decision: 0 if `move` (0..len(MOVES)-1) is legal, else the number of the reason in `REASONS`."""
    raise NotImplementedError


def score(s: State, seat: int) -> int:
    """The points of a seat as things lie; at the end the final ones."""
    raise NotImplementedError


def is_winner(s: State, seat: int) -> bool:
    """At the end: does this seat win, alone or together with others?"""
    raise NotImplementedError


def imagine(s: State, seat: int, stream: Any) -> None:
    """Complete a state masked for `seat` with hidden things that are equally likely given all that he saw."""
    raise NotImplementedError


def easy(v: State, seat: int, moves: Any, count: int, stream: Any) -> int:
    """The move by rule of thumb: one of the first `count` entries of `moves`, chosen from the masked state `v`."""
    raise NotImplementedError


def broken(s: State) -> int:
    """At any node after the first: how many laws of the pieces do not hold (`laws.py`); for fuzzing and tests."""
    raise NotImplementedError


# What a game may tell a search, in a module `guide.py`; what stands here holds for those that tell nothing


def situation(s: State) -> int:
    """At a decision: what luck has brought that matters to it now, as a number (0..2**24-1).

    A search tells decisions apart by the moves that led there; by luck only as far as this says.
    """
    return 0


def is_calm(s: State) -> bool:
    """May a search judge this position by its points, or is something about to change them?"""
    return True


def estimate(s: State, seat: int) -> int:
    """The points a seat will have at the end, as far as a glance tells, in points or in equal parts of them."""
    return score(s, seat)


def swing(s: State) -> int:
    """How far behind one wins a quarter as often as who leads, as things lie, in units of `estimate`; at least 1."""
    return 10


def suggest(v: State, seat: int, moves: Any, count: int, stream: Any) -> int:
    """One of the first `count` entries of `moves`, legal ones not yet looked into: the next that may be worth it."""
    return int(moves[draw(stream, count)])


# What carriers supply themselves


def look(s: State, desk: Any, seat: int) -> State:
    """What `seat` may see of `s`, on the carrier's working memory `desk`. Supplied by the carriers, not by games."""
    raise NotImplementedError


def restart(s: State, desk: Any) -> None:
    """Set `s` back to the first position of `desk`; its tally goes on. Supplied by the carriers, not by games."""
    raise NotImplementedError


def tell(s: State, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell an event of `EVENTS` with its parameters to whoever listens.

    Called by the rules. Compiled rules tell nothing: there it is replaced by `count` or by nothing at all.
    """
    if s.story is not None:
        s.hear(event, a, b, c)


def count(s: State, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What `tell` becomes in a simulation: count the event in the state's `tally`."""
    s.tally[event] += 1


def silent(s: State, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What `tell` becomes in a compiled search: nothing."""
