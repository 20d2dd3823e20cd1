"""A game at one keyboard: whose word it waits for, and what may be taken back. Nothing here reads or prints."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from schadenfreude.core.chance import SEEDS, Stream, SystemChance
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.core.throw import Elsewhere, Throw
from schadenfreude.players import STAND_IN, Player, chosen, player
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.seats import is_person


class By(Enum):
    """Who caused something that happened."""

    PERSON = "a person's decision"
    COMPUTER = "a computer player's decision"
    DRAWN = "drawn by the program"
    TYPED = "typed by a person who saw the real dice or cards"


class Act(NamedTuple):
    """Something that happened: by whom, and how many steps the record had before it."""

    by: By
    before: int


class Table:
    """A record that goes on, and its last state; events since the start are in the state's story.

    With a `seed` (0..2**63-1) chance and computer players repeat themselves: the outcome of step n depends on the seed
    and n alone. With `own_dice` the people type what the real dice and cards show, as far as they may see it. Where a
    computer player fails another one plays on; `failures` says so, for those to read who empty it.
    """

    def __init__(self, record: Record, *, seed: int | None = None, own_dice: bool = False) -> None:
        self.record = record
        self.game = record.game
        self.seed = seed
        self.own_dice = own_dice
        self.people = [seat for seat, name in enumerate(record.seats) if is_person(name)]
        self.computers = {seat: name for seat, name in enumerate(record.seats) if not is_person(name)}
        self.failures: list[BadInput] = []
        self._thinkers: dict[str, Player] = {}
        self.state = record.replay(listen=True)
        self._acts: list[Act] = []  # since this table was opened

    @property
    def has_secrets(self) -> bool:
        """Is there anything that some people here may see and others not?"""
        return len(self.people) > 1 and self.game.has_secrets

    @property
    def is_between_entries(self) -> bool:
        """May a record end here? Not in the middle of a throw or deal."""
        return self.state.mover != CHANCE or self.game.begins_entry(self.state)

    def go_on(self) -> None:
        """Let chance and computer players act until somebody at the keyboard has to say something, or the game ends."""
        while not self.game.is_over(self.state):
            mover = self.state.mover
            if mover == CHANCE:
                if self.witnesses(self.state):
                    return
                self._add(By.DRAWN, self._draw(self.game.chances(self.state)))
            elif mover in self.computers:
                self._add(By.COMPUTER, self._computed(mover))
            else:
                return

    def _computed(self, seat: int) -> int:
        """What the computer player of a seat chooses, or whoever plays on for him."""
        name, v = self.computers[seat], self.game.masked(self.state, seat)
        try:
            who = self._thinkers[name] = self._thinkers.get(name) or player(name)
            return chosen(name, who, self.game, v, seat, self._stream())
        except BadInput as error:
            if name == STAND_IN:
                raise
            self.failures.append(error)
            self.computers[seat] = STAND_IN
            return self._computed(seat)

    def decide(self, move: int) -> None:
        """Carry out the decision of the person who is to move. Raises IllegalMove."""
        self.game.check_move(self.state, move)
        self._add(By.PERSON, move)

    def enter(self, typed: Sequence[str], words: Words, names: Sequence[str]) -> None:
        """Let happen what the real dice or cards show: exactly as many outcomes as the throw or deal has.

        They are typed in notation, or as `outcomes` says them. What is wrong is said by what those who see the outcome
        know, and no more. Raises UnclearMove or BadCommand; then nothing has happened.
        """
        try:
            outcomes = self._throw.read(typed, words, names)
        except Elsewhere:
            raise BadCommand("error-elsewhere") from None
        before = len(self.record.steps)
        for outcome in outcomes:
            self.record.add(self.state, outcome)
        self._acts.append(Act(By.TYPED, before))

    def witnesses(self, s: State) -> list[int]:
        """At a chance node: the people here who see the real dice or cards and can say what came up; often nobody.

        The cards of computer players' own piles are not on the table: the program draws them.
        """
        if not self.own_dice or any(seat in self.computers for seat in self.game.whose_cards(s)):
            return []
        return [seat for seat in self.people if self.game.may_see_outcome(s, seat)]

    def outcomes(self, words: Words, names: Sequence[str]) -> tuple[int, list[str]]:
        """At a chance node: how many outcomes the throw or deal has from here on, for the same people; and which."""
        return self._throw.outcomes(words, names)

    @property
    def _throw(self) -> Throw:
        return Throw(self.game, self.state, self.witnesses)

    def take_back(self) -> bool:
        """Undo the last decision of whoever is asked now, or what was last typed about real dice; False if neither.

        Chance cannot be undone, nor what somebody else decided, except that a mistyped throw or deal takes with it what
        computer players made of it, and what was drawn unseen.
        """
        acts = list(self._acts)
        while acts and acts[-1].by in (By.COMPUTER, By.DRAWN):
            acts.pop()
        if not (acts and acts[-1].by is By.TYPED):
            acts = list(self._acts)
            if not acts or acts[-1].by is not By.PERSON:
                return False
            who = self.record.steps[acts[-1].before].mover
            if self.state.mover != CHANCE and self.state.mover != who:
                return False
        before = acts.pop().before
        self._acts = acts
        del self.record.steps[before:]
        self.state = self.record.replay(listen=True)
        return True

    def _add(self, by: By, move: int) -> None:
        self._acts.append(Act(by, len(self.record.steps)))
        self.record.add(self.state, move)

    def _stream(self) -> Stream:
        """The luck of the next step."""
        if self.seed is None:
            return Stream(SystemChance().draw(SEEDS))
        return Stream(self.seed, len(self.record.steps))

    def _draw(self, chances: int) -> int:
        return SystemChance().draw(chances) if self.seed is None else self._stream().draw(chances)
