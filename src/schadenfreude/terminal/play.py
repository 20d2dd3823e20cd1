"""A game in line mode: what is told and asked, and what people answer."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from schadenfreude.core.carriers import Plain, has_numba
from schadenfreude.core.chance import SEEDS, SystemChance
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.edition import house_edition
from schadenfreude.core.errors import BadInput, UnclearMove
from schadenfreude.core.state import Told
from schadenfreude.core.text import Words
from schadenfreude.core.throw import split
from schadenfreude.lab.advise import advise
from schadenfreude.players import STAND_IN, called
from schadenfreude.players.ready import LOADING, carrier_for
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.advising import Adviser
from schadenfreude.terminal.ending import say_ending
from schadenfreude.terminal.files import BadFile, home_path
from schadenfreude.terminal.rulebook import RULE, Rulebook
from schadenfreude.terminal.saved import Keeper
from schadenfreude.terminal.screen import EndOfInput, Screen
from schadenfreude.terminal.seats import seat_names
from schadenfreude.terminal.table import Table

COMMANDS = ("help", "table", "score", "log", "odds", "hint", "undo", "save", "quit")
LOGGED = 20  # events that `log` shows
FITTING = 5  # moves that are named if what was typed may mean any of them
ODDS = 5  # figures that `odds` shows for a choice
HINT = 1.5  # seconds of thought for a hint
REMINDER = 5  # events that are told again when a game goes on
FINISHED, INPUT_ENDED, NOT_KEPT, INTERRUPTED = 0, 2, 2, 130  # exit codes


class Quit(Exception):
    """Somebody wants to stop."""


class Play:
    """A table's game from where it stands to its end, or until nobody goes on; `words` are the terminal's."""

    def __init__(self, table: Table, keeper: Keeper, screen: Screen, words: Words) -> None:
        self.table = table
        self.game = table.game
        self.keeper = keeper
        self.screen = screen
        self.words = words
        self.game_words = self.game.words(words.language)
        self.names = seat_names(self.game, words, table.record.seats, self.game.seats(table.state))
        self.viewer: int | None = None  # who alone looks at the screen; None: all people here
        self._heard: dict[int | None, int] = {}  # events that were told, by whose eyes they were for
        self._pictured: list[tuple[str, str]] = []
        self._warned = False  # that quitting loses the last steps
        self._is_kept = True  # as far as anybody here knows
        self._commands = {name: name for name in COMMANDS}
        self._commands |= {words(f"typed-{name}"): name for name in COMMANDS}

    def run(self) -> int:
        """Play; the exit code for the process. Raises BadFile if the game cannot be kept from the start."""
        self.keeper.keep()
        try:
            return self._run()
        except Quit:
            return self._leave("left", FINISHED)
        except EndOfInput:
            return self._leave("input-ended", INPUT_ENDED)
        except KeyboardInterrupt:
            self.screen.say()
            return self._leave("interrupted", INTERRUPTED)

    def _run(self) -> int:
        self._greet()
        self._hear(len(self.table.state.story or []) - REMINDER if self.table.record.steps else 0)
        while True:
            self.table.go_on()
            self._tell_failures()
            self._keep()
            if self.game.is_over(self.table.state):
                return self._end()
            self._ask()

    # Telling

    def _greet(self) -> None:
        self.screen.say(self.game_words("name"), "title")
        self.screen.say(self.game_words("about"))
        self.screen.say(self.words("at-the-table", names=", ".join(self.names)))
        if self.game.has_editions and self.table.record.edition == house_edition(self.game):
            self.screen.say(self.words("stand-in", game=self.game.name), "quiet")
        if self.table.own_dice and self.table.computers and self.game.has_secrets:
            self.screen.say(self.words("computers-cards"))
        self.screen.say(self.words("kept", file=self.keeper.path), "quiet")
        self.screen.say(self.words("hint"), "quiet")

    def _hear(self, count: int) -> None:
        """Everybody has heard the first `count` events."""
        self._heard = dict.fromkeys([None, *self.table.people], max(count, 0))

    def _eyes(self) -> list[int | None]:
        """The seats whose people look at the screen; None stands for anybody."""
        if self.viewer is not None:
            return [self.viewer]
        if self.table.has_secrets or not self.table.people:
            return [None]
        return list(self.table.people)

    def _may_hear(self, events: Sequence[Told]) -> list[str]:
        return [
            self.game.tell(self.game_words, self.names, told)
            for told in events
            if any(self.game.may_hear(told, seat) for seat in self._eyes())
        ]

    def _tell_failures(self) -> None:
        for error in self.table.failures:
            reason = error.explain(self.words.language)
            self.screen.say(self.words("computer-failed", reason=reason, name=called(self.words, STAND_IN)))
        self.table.failures.clear()

    def _tell_news(self) -> None:
        story = self.table.state.story or []
        self.screen.say()
        for text in self._may_hear(story[self._heard[self.viewer] :]):
            self.screen.say(text)
        self._heard[self.viewer] = len(story)

    def _show_table(self, *, whole: bool = False) -> None:
        """The position; on a plain screen only the lines that are new, unless it is asked for."""
        v = self.game.masked(self.table.state, self._eyes()[0])
        lines = self.game.module("view").picture(v, self.game_words, self.names)
        self.screen.picture(lines, [] if whole else self._pictured)
        self._pictured = lines

    def _end(self) -> int:
        if self.table.has_secrets:
            self._heard[None] = min(self._heard[seat] for seat in self.table.people)
        self.viewer = None
        self._tell_news()
        self._show_table(whole=True)
        say_ending(self.screen, self.words, self.game, self.table.state, self.names)
        command = f"schadenfreude replay {shlex.quote(str(self._finish()))}"
        self.screen.say(self.words("finished", command=command), "quiet")
        return FINISHED

    # Keeping

    def _finish(self) -> Path:
        """Put the finished game among the records, or where somebody says; the file. Raises Quit if it is given up."""
        try:
            return self.keeper.finish()
        except BadFile as error:
            if self.keeper.kept == len(self.table.record.steps):
                raise
            self.screen.say(error.explain(self.words.language), "error")
        while name := self.screen.read(self.words("prompt-elsewhere")):
            try:
                self.keeper.copy(path := home_path(name))
            except BadFile as error:
                self.screen.say(error.explain(self.words.language), "error")
            else:
                return path
        raise Quit

    def _keep(self) -> None:
        """Bring the file up to date; what cannot be written is said once, and the game goes on."""
        if self.table.is_between_entries:
            try:
                self.keeper.keep()
                self._is_kept = True
            except BadFile as error:
                if self._is_kept:
                    self.screen.say(error.explain(self.words.language), "error")
                    self.screen.say(self.words("not-kept"), "error")
                self._is_kept = False

    def _leave(self, how: str, code: int) -> int:
        """Say where the game is and how to go on; the exit code."""
        try:
            if self.table.is_between_entries:
                self.keeper.keep()
        except BadFile as error:
            self.screen.say(error.explain(self.words.language), "error")
            how, code = "left-behind", NOT_KEPT
        command = f"schadenfreude play --resume {shlex.quote(str(self.keeper.path))}"
        self.screen.say(self.words(how, file=self.keeper.path, command=command))
        return code

    # Asking

    def _ask(self) -> None:
        """Ask what has to be said next, until something happens."""
        s = self.table.state
        throws = s.mover == CHANCE
        who = self.table.witnesses(s) if throws else [s.mover]
        if self.table.has_secrets and who != self.table.people:
            self._hand_over(who[0])
        self._tell_news()
        self._show_table()
        self.screen.say(self.game.question(self.game_words, self.names, self.game.masked(s, who[0])), "question")
        answer = self._offer_outcomes() if throws else self._offer_moves(s.mover)
        while not self._understood(answer):
            pass
        self._keep()

    def _hand_over(self, seat: int) -> None:
        """Make room for another person, so that nobody sees his secrets."""
        if self.viewer == seat:
            return
        if self.viewer is not None:
            self.screen.clear()
        self.screen.read(self.words("hand-over", name=self.names[seat]))
        self.viewer = seat
        self._pictured = []

    def _understood(self, answer: Callable[[], bool]) -> bool:
        """Did something happen? What is wrong with an answer is said, and nothing has changed."""
        try:
            return answer()
        except BadInput as error:
            self.screen.say(error.explain(self.words.language), "error")
            return False

    def _offer_outcomes(self) -> Callable[[], bool]:
        """Say what can come up; what it returns asks for it, once, and says whether something happened."""
        count, listed = self.table.outcomes(self.game_words, self.names)
        possible = self.words("possible", count=count, words=", ".join(listed))
        self.screen.say(possible, "quiet")

        def answer() -> bool:
            text = self.screen.read(self.words("prompt-outcome", count=count))
            if text in ("", "?"):
                self.screen.say(possible, "quiet")
                return False
            if (done := self._command(text, [])) is not None:
                return done
            typed = [text] if count == 1 else split(text, listed)
            self.table.enter(typed, self.game_words, self.names)
            return True

        return answer

    def _offer_moves(self, seat: int) -> Callable[[], bool]:
        """List the choices; what it returns asks for one, once, and says whether something happened."""
        s = self.table.state
        legal = self.game.legal_moves(s)
        listed = self.game.menu(self.game.masked(s, seat), legal)
        for number, move in enumerate(listed, 1):
            self.screen.choice(number, self._label(move), self.game.write_move(s, move))
        if len(listed) < len(legal):
            self.screen.say(self.words("more-choices", count=len(legal) - len(listed)), "quiet")

        def answer() -> bool:
            text = self.screen.read(self.words("prompt", name=self.names[seat], count=len(listed)))
            if (done := self._command(text, listed)) is not None:
                return done
            self.table.decide(self._read_move(text, listed, legal))
            return True

        return answer

    def _label(self, move: int) -> str:
        s = self.table.state
        v = self.game.masked(s, s.mover) if s.mover >= 0 else None
        return self.game.label(self.game_words, self.names, move, v)

    def _read_move(self, text: str, listed: Sequence[int], legal: Sequence[int]) -> int:
        """The move that a number, a notation or the beginning of a label stands for. Raises BadInput.

        A number that no list could have, being too long, may be a notation.
        """
        number = re.fullmatch(r"[0-9]+", text)
        if number and len(text) <= len(str(len(listed))):
            if not 1 <= int(text) <= len(listed):
                raise BadCommand("error-choice-number", given=text, right=len(listed))
            return listed[int(text) - 1]
        try:
            return self.game.read_move(self.table.state, text)
        except UnclearMove:
            with suppress(UnclearMove):
                return self.game.read_move(self.table.state, self._numbered(text))
            if number:
                raise BadCommand("error-choice-number", given=text, right=len(listed)) from None
            labels = {move: self._label(move).casefold() for move in legal}
            fits = [move for move, label in labels.items() if label.startswith(text.casefold())]
            whole = [move for move in fits if labels[move] == text.casefold()]
            if len(whole) == 1 or len(fits) == 1:
                return (whole or fits)[0]
            if fits:
                right = "; ".join(self.game.write_move(self.table.state, move) for move in fits[:FITTING])
                raise BadCommand("error-choice-unclear", given=text, right=right) from None
            raise

    def _numbered(self, text: str) -> str:
        """A notation in which people are called by their names, with the numbers of their seats instead."""
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.names)}
        names = "|".join(re.escape(name) for name in sorted(self.names, key=len, reverse=True))
        return re.sub(rf"(?<!\S)(?:{names})(?!\S)", lambda found: seats[found[0].casefold()], text, flags=re.IGNORECASE)

    # Commands

    def _command(self, text: str, listed: Sequence[int]) -> bool | None:
        """Carry out a command: None if it was none, else whether what is asked has changed. Raises BadInput."""
        first, _, rest = text.partition(" ")
        rest = rest.strip()
        if not text:
            self.screen.say(self.words("hint"), "quiet")
            return False
        if text.startswith("?"):
            self._explain(text[1:].strip(), listed)
            return False
        name = self._commands.get(first.lower())
        if name is None or (rest and name not in ("save", "log")):
            return None
        if name == "undo":
            return self._take_back()
        if name == "quit":
            self._quit()
        if name == "save":
            self._save(rest)
        elif name == "log":
            self._show_log(rest)
        elif name == "odds":
            self._show_odds(listed)
        elif name == "hint":
            self._give_hint()
        elif name == "help":
            self._help()
        else:
            self._show_table(whole=True)
        return False

    def _quit(self) -> None:
        """Stop, but not the first time if the game could not be kept."""
        try:
            if self.table.is_between_entries:
                self.keeper.keep()
        except BadFile:
            if not self._warned:
                self._warned = True
                raise
        raise Quit

    def _take_back(self) -> bool:
        if not self.table.take_back():
            raise BadCommand("error-no-undo")
        self.keeper.forget()
        told = len(self.table.state.story or [])
        self._heard = {eyes: min(heard, told) for eyes, heard in self._heard.items()}
        self.screen.say(self.words("taken-back"))
        return True

    def _save(self, name: str) -> None:
        if not self.table.is_between_entries:
            raise BadCommand("error-save-in-between")
        if name:
            path = home_path(name)
            self.keeper.copy(path)
        else:
            self.keeper.keep()
            path = self.keeper.path
        self.screen.say(self.words("saved", file=path))

    def _show_log(self, how_many: str) -> None:
        if how_many and not (how_many.isascii() and how_many.isdigit() and len(how_many) < 7):
            raise BadCommand("error-log-number", given=how_many)
        events = self._may_hear(self.table.state.story or [])
        for text in events[-max(int(how_many or LOGGED), 1) :]:
            self.screen.say(text)

    def _show_odds(self, listed: Sequence[int]) -> None:
        """What is known exactly about the choices listed, best first."""
        seat = self.table.state.mover
        figures = self.game.figures(self.game.masked(self.table.state, seat), seat) if seat >= 0 else {}
        known = [move for move in listed if figures.get(move)]
        if not known:
            raise BadCommand("error-no-odds")
        for move in known:
            told = [self.game.write_figure(self.game_words, self.names, figure) for figure in figures[move][:ODDS]]
            self.screen.say(self.words("odds", choice=self._label(move), figures="; ".join(told)))
        self.screen.say(self.game.about_figures(self.game_words), "quiet")

    def _give_hint(self) -> None:
        """What the choices are worth, best first."""
        seat = self.table.state.mover
        if seat < 0:
            raise BadCommand("error-no-hint")
        v = self.game.masked(self.table.state, seat)
        carrier = carrier_for(self.game, LOADING)
        choices = advise(self.game, v, seat, seconds=HINT, seed=SystemChance().draw(SEEDS), carrier=carrier)
        Adviser(self.game, self.words, self.names).say(self.screen, v, choices)
        if isinstance(carrier, Plain):
            self.screen.say(self.words("hint-quick", later="yes" if has_numba() else "no"), "quiet")

    def _help(self) -> None:
        for name in COMMANDS:
            self.screen.say(self.words(f"explain-{name}", typed=self.words(f"typed-{name}")))
        self.screen.say(self.words("explain-choice"))
        self.screen.say(self.words("explain-rule"))

    def _explain(self, what: str, listed: Sequence[int]) -> None:
        """Explain a rule by its number, or a choice or any move by the rule it rests on; by default all choices."""
        rulebook = Rulebook(self.game, self.words)
        if RULE.fullmatch(what.upper()):
            self.screen.say(rulebook.rule(what))
            return
        moves = [self._read_move(what, listed, listed)] if what else list(listed)
        if not moves:
            self.screen.say(self.words("hint"), "quiet")
        rules: list[str] = []
        for move in moves:
            cited = RULE.findall(self.game.rule_of(move))
            self.screen.say(self.words("explained", choice=self._label(move), rules=", ".join(cited)), "question")
            rules += [rule for rule in cited if rule not in rules]
        if what:
            reason = self.game.why_not(self.table.state, moves[0])
            if reason is not None:
                self.screen.say(self.game_words(f"why-{reason.name}"), "error")
                rules += [rule for rule in RULE.findall(reason.rule) if rule not in rules]
        for rule in rules:
            self.screen.say(rulebook.rule(rule))
