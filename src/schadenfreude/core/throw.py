"""Throws and deals that people make with real dice and cards: how many outcomes one has, and what was typed of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import UnclearMove
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.core.text import Words

Witnesses = Callable[[State], list[int]]  # the seats that see what comes up at a chance node


class Elsewhere(UnclearMove):
    """A card that was typed must be somewhere else already; those who see it cannot know."""


class Throw:
    """The throw or deal that begins, or goes on, at a chance node, as far as the same people see it."""

    def __init__(self, game: Game, s: State, witnesses: Witnesses) -> None:
        self._game = game
        self._s = s
        self._witnesses = witnesses
        self._seen_by = witnesses(s)

    @property
    def draws_seat(self) -> bool:
        """Are the outcomes the seats of this table?"""
        seats = [str(seat) for seat in range(self._s.players)]
        return [self._game.write_outcome(self._s, outcome) for outcome in range(self._game.chances(self._s))] == seats

    def outcomes(self, words: Words, names: Sequence[str]) -> tuple[int, list[str]]:
        """How many outcomes it has from here on, and which.

        These are all that its witnesses cannot rule out: what others have typed unseen does not show in it.
        """
        count = 0
        possible: dict[str, None] = {}
        s = self._s.copy()
        while count == 0 or self._goes_on(s):
            possible |= dict.fromkeys(self._game.outcomes_in_words(words, names, self._supposed(s)))
            self._game.apply(s, 0)
            count += 1
        return count, list(possible)

    def read(self, typed: Sequence[str], words: Words, names: Sequence[str]) -> list[int]:
        """What was typed, in notation or as `outcomes` says it: exactly as many as there are.

        What is wrong is said by what the witnesses know, and no more. Raises UnclearMove.
        """
        read: list[int] = []
        s = self._s.copy()
        for word in typed:
            if read and not self._goes_on(s):
                raise UnclearMove("error-number-of-outcomes", given=len(typed), right=len(read))
            known = self._supposed(s)
            outcome = self._game.read_outcome(known, word, self._game.outcomes_in_words(words, names, known))
            try:
                read.append(self._game.read_outcome(s, self._game.write_outcome(known, outcome)))
            except UnclearMove:
                raise Elsewhere("error-unclear-outcome", given=word, right="?") from None
            self._game.apply(s, read[-1])
        if not read or self._goes_on(s):
            right, _ = self.outcomes(words, names)
            raise UnclearMove("error-number-of-outcomes", given=len(read), right=right)
        return read

    def _goes_on(self, s: State) -> bool:
        """Does the same throw or deal go on at a state after this one?"""
        if s.mover != CHANCE or self._game.begins_entry(s):
            return False
        return self._witnesses(s) == self._seen_by

    def _supposed(self, s: State) -> State:
        """A chance node as far as those know it who see what comes up: one person, or all."""
        return self._game.supposed(s, self._seen_by[0] if len(self._seen_by) == 1 else None)


def split(text: str, names: Sequence[str]) -> list[str]:
    """What is typed one after the other, with spaces or commas between; a name of several words is one thing."""
    several = [re.escape(name) for name in sorted(names, key=len, reverse=True) if " " in name]
    things = "|".join([*(rf"{name}(?![^\s,])" for name in several), r"[^\s,]+"])
    return re.findall(things, text, re.IGNORECASE)
