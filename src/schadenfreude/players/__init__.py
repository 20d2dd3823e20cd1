"""Computer players: whoever chooses moves for a seat, from nothing but what that seat may see."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.state import State

NAME = re.compile(r"[a-z][a-z0-9_-]*")  # what names a computer player; people's names begin otherwise


class UnknownPlayer(BadInput):
    """There is no computer player of that name."""

    package = __name__


class Player(Protocol):
    """Somebody who plays any game."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        """A legal move of `seat`, which is to move, chosen from the state masked for it; luck only from `stream`."""


class Random:
    """Every legal move is equally likely."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:  # noqa: ARG002
        """One of the legal moves."""
        legal = game.legal_moves(v)
        return legal[stream.draw(len(legal))]


class Easy:
    """The game's rule of thumb, `easy.py`."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        """What a decent person would play without counting long."""
        legal = game.legal_moves(v)
        return int(game.module("easy").easy(v, seat, legal, len(legal), stream.words))


_PLAYERS: dict[str, Callable[[], Player]] = {"easy": Easy, "random": Random}


def player_names() -> list[str]:
    """The names of all computer players, in alphabetical order."""
    return sorted(_PLAYERS)


def names_a_computer(name: str) -> bool:
    """Does a seat of this name belong to a computer player, and not to a person?"""
    return NAME.fullmatch(name) is not None


def player(name: str) -> Player:
    """The computer player of that name. Raises UnknownPlayer that lists those there are."""
    if name not in _PLAYERS:
        raise UnknownPlayer("error-unknown-player", given=name, right=", ".join(player_names()))
    return _PLAYERS[name]()
