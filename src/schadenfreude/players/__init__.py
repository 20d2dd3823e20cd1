"""Computer players: whoever chooses moves for a seat, from nothing but what that seat may see.

Other packages add players under the entry point `schadenfreude.players`: a name, and what makes a `Player`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from operator import index
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.players.costs import cost_in_words
from schadenfreude.players.levels import LEVELS, YARDSTICKS, Searcher
from schadenfreude.players.ready import plain
from schadenfreude.players.search import BadSearch
from schadenfreude.players.simple import KINDS, choose

GROUP = "schadenfreude.players"
STRENGTHS = ("easy", "medium", "hard", "expert")  # the levels, from the weakest
STYLES = ("cautious", "greedy", "spiteful")
STAND_IN = "easy"  # the computer player that plays for people who are gone, and for players that fail
LONGEST_THOUGHT = 15.0  # seconds after which a computer player is not waited for any more
NAME = re.compile(r"[a-z][a-z0-9_-]*")  # what names a computer player; people's names begin otherwise


class UnknownPlayer(BadInput):
    """There is no computer player of that name."""

    package = __name__


class PlayerFailed(BadInput):
    """A computer player broke down, or chose what is not allowed."""

    package = __name__


class Player(Protocol):
    """Somebody who plays any game."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        """A legal move of `seat`, which is to move, chosen from the state masked for it; luck only from `stream`."""


class Simple:
    """A player of one of the KINDS of `simple.py`."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:  # noqa: ARG002
        """A move without thinking."""
        legal = game.legal_moves(v)
        return int(_bound(game)(v, None, self.kind, stream.words, legal, len(legal)))


@cache
def _bound(game: Game) -> Callable[..., int]:
    return plain(game).bind(choose)


_PLAYERS: dict[str, Callable[[], Player]] = {name: partial(Simple, kind) for name, kind in KINDS.items()}


@cache
def _plug_ins() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: entry for name, entry in found.items() if names_a_computer(name) and name not in _own_names()}


def _own_names() -> set[str]:
    return {*_PLAYERS, *LEVELS}


def player_names() -> list[str]:
    """The names of all computer players: levels, styles, those to measure others by, and those of other packages."""
    others = sorted(_own_names() - {*STRENGTHS, *STYLES})
    return [*STRENGTHS, *STYLES, *others, *sorted(_plug_ins())]


def opponents() -> list[str]:
    """The names of those that people may want to play with, in the same order: no yardsticks."""
    return [name for name in player_names() if name not in YARDSTICKS]


def names_a_computer(name: str) -> bool:
    """Does a seat of this name belong to a computer player, and not to a person?"""
    return NAME.fullmatch(name) is not None


def player(name: str, *, timed: bool = True) -> Player:
    """The computer player of that name; if not `timed`, one of ours does not look at the clock.

    Raises UnknownPlayer that lists the opponents there are, or PlayerFailed.
    """
    if name in LEVELS:
        return Searcher(LEVELS[name] if timed else LEVELS[name].untimed())
    if name in _PLAYERS:
        return _PLAYERS[name]()
    if name not in _plug_ins():
        raise UnknownPlayer("error-unknown-player", given=name, right=", ".join(opponents()))
    made: Player = _in_time(name, lambda: _plug_ins()[name].load()())
    return made


def chosen(name: str, who: Player, game: Game, v: State, seat: int, stream: Stream) -> int:
    """The legal move that a player, called by its name, chooses. Raises PlayerFailed if he fails to, whatever he does.

    Where the rules say what computer players do, none is asked. He gets a copy of `v`, and cannot do harm to it. If he
    is none of ours, he has LONGEST_THOUGHT seconds.
    """
    if v.mover != seat:
        raise BadSearch("error-nothing-to-decide", given=seat)
    courtesy = game.courtesy(v)
    if courtesy is not None:
        return courtesy
    answer: object
    if name in _own_names():
        try:
            answer = who.choose(game, v.copy(), seat, stream)
        except Exception as error:
            raise _raised(name, error) from error
    else:
        answer = _in_time(name, lambda: who.choose(game, v.copy(), seat, stream))
    try:
        move = index(answer) if not isinstance(answer, bool) else None  # type: ignore[arg-type]
    except TypeError:
        move = None
    if move is None:
        raise PlayerFailed("error-player-no-move", given=name, error=repr(answer))
    reason = game.why_not(v, move)
    if reason is not None:
        raise PlayerFailed("error-player-illegal", given=name, error=str(move))
    return move


def _in_time(name: str, act: Callable[[], Any]) -> Any:
    """What a player from elsewhere does, unless it takes him too long; who goes on then is left alone with it.

    Raises PlayerFailed, whatever he raises: what ends the program elsewhere is only his failure.
    """
    answers: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()

    def work() -> None:
        try:
            answers.put((act(), None))
        except BaseException as error:  # told in the thread that waits
            answers.put((None, error))

    Thread(target=work, name="thinking", daemon=True).start()
    try:
        answer, error = answers.get(timeout=LONGEST_THOUGHT)
    except Empty:
        raise PlayerFailed("error-player-late", given=name, right=LONGEST_THOUGHT) from None
    if error is not None:
        raise _raised(name, error) from error
    return answer


def _raised(name: str, error: BaseException) -> PlayerFailed:
    return PlayerFailed("error-player-raised", given=name, error=repr(error))


def called(words: Words, name: str) -> str:
    """What a computer player is called at a table; `words` are those of the players. A plug-in by its own name."""
    return words(f"player-{name}") if f"player-{name}" in words else name


def who_is(words: Words, name: str, *games: Game) -> str:
    """Who a computer player is, in half a sentence, and what its decisions cost in these games as far as is known."""
    about = words(f"about-{name}") if f"about-{name}" in words else words("about-plug-in")
    cost = cost_in_words(words, name, games)
    return about if cost is None else words("about-with-cost", about=about, cost=cost)
