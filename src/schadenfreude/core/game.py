"""A game, as everybody outside its folder sees it: pure questions about states, moves and words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.edition import house_edition
from schadenfreude.core.errors import BadInput, IllegalMove, UnclearMove
from schadenfreude.core.figures import Known
from schadenfreude.core.state import Field, State, Told, state_class
from schadenfreude.core.tables import EventTable, MoveTable, Option, Param, Reason
from schadenfreude.core.text import Words

USUAL_PLAYERS = 3  # where the game is for so many


class Game:
    """A registered game: the modules of its folder, and what they declare.

    The folder holds `rules.py`, `easy.py`, `notation.py` and `view.py` and the words. `Game` itself adds only what is
    the same for all games.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def module(self, name: str) -> ModuleType:
        """A module of the game's folder, imported when it is first needed."""
        return import_module(f"{self.package}.{name}")

    def has_module(self, name: str) -> bool:
        """Does the game's folder hold a module of this name?"""
        return find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def rules(self) -> ModuleType:
        """The game's `rules.py`."""
        return self.module("rules")

    @cached_property
    def notation(self) -> ModuleType:
        """The game's `notation.py`."""
        return self.module("notation")

    @property
    def name(self) -> str:
        """The name by which the game is registered."""
        return str(self.rules.NAME)

    @property
    def version(self) -> int:
        """The rules version; it rises when a rule changes its behaviour."""
        return int(self.rules.VERSION)

    @property
    def players(self) -> tuple[int, int]:
        """The least and the largest number of players."""
        low, high = self.rules.PLAYERS
        return int(low), int(high)

    @property
    def usual_players(self) -> int:
        """How many play where nobody says how many."""
        low, high = self.players
        return min(max(USUAL_PLAYERS, low), high)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The state's fields."""
        fields: tuple[Field, ...] = self.rules.FIELDS
        return fields

    @property
    def moves(self) -> MoveTable:
        """All moves."""
        moves: MoveTable = self.rules.MOVES
        return moves

    @property
    def events(self) -> EventTable:
        """All events."""
        events: EventTable = self.rules.EVENTS
        return events

    @property
    def options(self) -> tuple[Option, ...]:
        """The options a table can choose."""
        options: tuple[Option, ...] = self.rules.OPTIONS
        return options

    @cached_property
    def has_editions(self) -> bool:
        """Does the game ship data that an owner can replace (see `core/edition.py`)?"""
        return self.has_module("edition")

    @cached_property
    def has_secrets(self) -> bool:
        """Is there anything that some may see and others not?"""
        return any(field.seen != "everybody" for field in self.fields)

    @property
    def deals_from_one_deck(self) -> bool:
        """Are cards dealt unseen that do not come from anybody's own pile?"""
        return hasattr(self.notation, "may_see_outcome") and not hasattr(self.notation, "whose_cards")

    @cached_property
    def state_class(self) -> type[State]:
        """The class of this game's states."""
        return self._state_class(checked=False)

    @cached_property
    def checked_state_class(self) -> type[State]:
        """The same with every write checked against its bounds, for tests."""
        return self._state_class(checked=True)

    def _state_class(self, *, checked: bool) -> type[State]:
        seen = {field.name: field.seen for field in self.fields}
        shows = tuple(
            tuple((shown, event.owner if seen[shown] == "owner" else None) for shown in event.shows)
            for event in self.events.kinds
        )
        name = ("Checked" if checked else "") + self.name.title().replace("-", "") + "State"
        return state_class(name, self.fields, shows, checked=checked)

    # Before a game

    def read_options(self, given: Mapping[str, object] | None = None, players: int | None = None) -> dict[str, int]:
        """Every option's value, defaults filled in. Raises BadInput for an unknown option, a wrong value or number."""
        given = dict(given or {})
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadInput("error-unknown-option", given=name, game=self.name, right=", ".join(known))
        if players is not None:
            self.check_players(players)
        defaults: Mapping[str, int] = self.rules.defaults(players) if hasattr(self.rules, "defaults") else {}
        values = {
            name: option.read(given[name], players) if name in given else defaults.get(name, option.default)
            for name, option in known.items()
        }
        if players is not None and hasattr(self.rules, "conflict"):
            conflict: Reason | None = self.rules.conflict(players, values)
            if conflict is not None:
                raise IllegalMove(self.package, conflict.rule, f"why-{conflict.name}")
        return values

    def write_options(self, values: Mapping[str, int]) -> dict[str, str | int]:
        """The options as they stand in records."""
        return {option.name: option.write(values[option.name]) for option in self.options}

    def check_players(self, players: int) -> None:
        """Raises BadInput unless so many can play."""
        low, high = self.players
        if not low <= players <= high:
            raise BadInput("error-players", given=players, game=self.name, low=low, high=high)

    def start(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        edition: Mapping[str, Any] | None = None,
        *,
        checked: bool = False,
        listen: bool = False,
    ) -> State:
        """The first node of a game. Raises BadInput for wrong players or options.

        `edition` is a checked one of this game; None means the one that the game ships, if it has editions. With
        `listen` the state's story holds the events of the set-up.
        """
        values = self.read_options(options, players)
        if edition is not None and not self.has_editions:
            raise BadInput("error-edition-none", game=self.name)
        s = (self.checked_state_class if checked else self.state_class)()
        s.story = [] if listen else None
        s.players = players
        for name, value in values.items():
            setattr(s, name, value)
        if self.has_editions:
            self.module("edition").lay(s, house_edition(self) if edition is None else edition)
        self.rules.set_up(s)
        return s

    # During a game

    def legal_moves(self, s: State) -> list[int]:
        """The legal moves, ascending; empty at chance nodes and at the end."""
        if s.mover < 0:
            return []
        moves = [0] * len(self.moves)
        return moves[: self.rules.legal_moves(s, moves)]

    def chances(self, s: State) -> int:
        """How many equally likely outcomes a chance node has; 0 elsewhere."""
        return int(self.rules.chances(s)) if s.mover == CHANCE else 0

    def apply(self, s: State, move: int) -> None:
        """Carry out a legal move or an outcome, in place. It is not checked; see `check_move`."""
        if s.mover == CHANCE:
            self.rules.happen(s, move)
        else:
            self.rules.apply(s, move)

    def why_not(self, s: State, move: int) -> Reason | None:
        """What is against a move of the seat to move, or None if it is legal."""
        if s.mover == OVER:
            return Reason("game-over", "")
        if s.mover == CHANCE:
            return Reason("chance-first", "")
        if not 0 <= move < len(self.moves):
            return Reason("no-such-move", "")
        number = int(self.rules.why_not(s, move))
        reason: Reason | None = self.rules.REASONS[number]
        return reason

    def check_move(self, s: State, move: int) -> None:
        """Raises IllegalMove with the rule against the move, if there is one."""
        reason = self.why_not(s, move)
        if reason is not None:
            raise IllegalMove(self.package, reason.rule, f"why-{reason.name}")

    def reaction(self, v: State) -> int | None:
        """If a masked state asks for a reaction out of turn: the move that lets it pass; None at any other decision."""
        hook = getattr(self.rules, "reaction", None)
        move = hook(v) if hook is not None and v.mover >= 0 else -1
        return None if move < 0 else int(move)

    @property
    def has_reactions(self) -> bool:
        """Is anybody ever asked out of turn?"""
        return hasattr(self.rules, "reaction")

    def also_asked(self, v: State) -> list[int]:
        """At a reaction: the seats that are asked the same after the one that is to move, in order, if it passes."""
        hook = getattr(self.rules, "asked_after", None)
        seats: list[int] = []
        if hook is not None and self.reaction(v) is not None:
            while (seat := int(hook(v, seats[-1] if seats else v.mover))) >= 0:
                seats.append(seat)
        return seats

    def courtesy(self, v: State) -> int | None:
        """If the rules say what every computer player does at this masked state: that move; else None."""
        hook = getattr(self.rules, "courtesy", None)
        move = hook(v) if hook is not None else -1
        return None if move < 0 else int(move)

    def is_over(self, s: State) -> bool:
        """Has the game ended?"""
        return bool(s.mover == OVER)

    def scores(self, s: State) -> list[int]:
        """The points of each seat."""
        return [int(self.rules.score(s, seat)) for seat in range(self.seats(s))]

    def winners(self, s: State) -> list[int]:
        """The seats that have won; empty before the end."""
        if s.mover != OVER:
            return []
        return [seat for seat in range(self.seats(s)) if self.rules.is_winner(s, seat)]

    def seats(self, s: State) -> int:
        """How many seats score: the players, and those nobody plays."""
        return int(self.rules.seats(s)) if hasattr(self.rules, "seats") else int(s.players)

    def extra_name(self, words: Words, seat: int) -> str:
        """What to call a seat that nobody plays: the word `seat-extra` of the game."""
        return words("seat-extra") if "seat-extra" in words else str(seat)

    # What a seat may see

    def masked(self, s: State, seat: int | None) -> State:
        """What `seat` (None: a spectator) may see, as a state with everything else blank."""
        return s.masked(seat)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may see, as JSON, built from the masked state alone."""
        shown: dict[str, Any] = self.module("view").view(self.masked(s, seat), seat)
        return shown

    def imagine(self, masked: State, seat: int, stream: Any) -> State:
        """A full state that fits a masked one, hidden things equally likely, drawn from `stream` (four integers)."""
        full = masked.copy()
        self.rules.imagine(full, seat, stream)
        return full

    # Exact answers

    @cached_property
    def has_solver(self) -> bool:
        """Does the game know exact figures about some choices (see `core/figures.py`)?"""
        return self.has_module("solver")

    def figures(self, masked: State, seat: int) -> dict[int, list[Known]]:
        """What is known exactly about the legal moves of `seat` at a masked state, by move; empty if nothing is."""
        found: dict[int, list[Known]] = self.module("solver").figures(masked, seat) if self.has_solver else {}
        return found

    def may_know_figures(self, masked: State) -> bool:
        """Is this a decision about whose choices something may be known exactly?"""
        return self.has_solver and masked.mover >= 0 and masked.phase in self.module("solver").PHASES

    def about_figures(self, words: Words) -> str:
        """What the exact figures of the game hold for: its word `figures`; "" if there are none."""
        return words("figures") if self.has_solver else ""

    def write_figure(self, words: Words, names: Iterable[str], known: Known) -> str:
        """A figure in words of a language, seats by their names."""
        figure = known.figure
        told = {"amount": figure.told(known.amount)}
        return self._say(words, f"figure-{figure.name}", figure.params, known.values, list(names), told)

    # Words

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        return Words(language, self.package)

    def write_move(self, s: State, move: int) -> str:
        """A move in notation."""
        if hasattr(self.notation, "write_move"):
            return str(self.notation.write_move(s, move))
        return self.moves.write(move)

    def read_move(self, s: State, text: str) -> int:
        """The move that a typed notation stands for; not necessarily legal. Raises UnclearMove.

        The beginning of a legal move's notation is enough if only one legal move begins so.
        """
        text = " ".join(text.lower().split())
        if hasattr(self.notation, "read_move"):
            move = self.notation.read_move(s, text)
        else:
            move = self.moves.read(text)
        if move is not None:
            return int(move)
        legal = self.legal_moves(s)
        fits = [m for m in legal if text and self.write_move(s, m).lower().startswith(text)]
        if len(fits) == 1:
            return fits[0]
        if fits:
            readings = ", ".join(self.write_move(s, m) for m in fits[:6])
            raise UnclearMove("error-ambiguous-move", given=text, right=readings)
        examples = ", ".join(self.write_move(s, m) for m in legal[:6])
        raise UnclearMove("error-unclear-move", given=text, right=examples)

    def write_outcome(self, s: State, outcome: int) -> str:
        """A chance outcome at this node, in one word of notation."""
        return str(self.notation.write_outcome(s, outcome))

    def option_in_words(self, words: Words, option: Option, value: int) -> str | None:
        """An option's value in the words of the game; None if it has none for that, as for numbers and seats."""
        hook = getattr(self.module("view"), "write_option", None)
        text: str | None = hook(words, option.name, value) if hook is not None else None
        key = f"value-{option.write(value)}"
        return words(key) if text is None and key in words else text

    def outcome_in_words(self, words: Words, s: State, outcome: int) -> str:
        """A chance outcome at this node in words of a language; a seat by its number."""
        notation = self.write_outcome(s, outcome)
        hook = getattr(self.module("view"), "write_outcome", None)
        return notation if hook is None else str(hook(words, notation))

    def luck_in_words(self, words: Words, phase: int) -> str:
        """What falls in a phase in which chance moves: the word `luck-<its question>` of the game, else `chance`."""
        key = f"luck-{getattr(self.module('view'), 'QUESTIONS', {}).get(phase)}"
        return words(key if key in words else "chance")

    def outcomes_in_words(self, words: Words, names: Sequence[str], s: State) -> list[str]:
        """All chance outcomes at this node in words of a language, seats by their names."""
        outcomes = range(self.chances(s))
        seats = [self.write_outcome(s, outcome) for outcome in outcomes]
        if set(seats) <= set(map(str, range(s.players))):
            return [names[int(seat)] for seat in seats]
        return [self.outcome_in_words(words, s, outcome) for outcome in outcomes]

    def read_outcome(self, s: State, text: str, said: Sequence[str] = ()) -> int:
        """The outcome that one word of notation stands for, or one of `said`, the outcomes in words.

        Raises UnclearMove that lists what is possible.
        """
        outcomes = range(self.chances(s))
        for known in ((self.write_outcome(s, outcome) for outcome in outcomes), said):
            for outcome, word in enumerate(known):
                if word.casefold() == text.casefold():
                    return outcome
        read = getattr(self.notation, "read_outcome", None)
        found = read(s, text) if read is not None else None
        if found is not None and found in outcomes:
            return int(found)
        possible = dict.fromkeys(said or (self.write_outcome(s, outcome) for outcome in outcomes))
        raise UnclearMove("error-unclear-outcome", given=text, right=", ".join(possible))

    def supposed(self, s: State, seat: int | None) -> State:
        """A chance node as far as `seat` (None: a spectator) knows it, with all outcomes that he cannot rule out."""
        v = self.masked(s, seat)
        if hasattr(self.rules, "suppose"):
            self.rules.suppose(v, seat or 0)  # to a spectator every hand is blank, the first one too
        return v

    def whose_cards(self, s: State) -> list[int]:
        """At a chance node: the seats from whose own cards the outcome comes; empty if it is the table's."""
        hook = getattr(self.notation, "whose_cards", None)
        return [] if hook is None else list(hook(s))

    def may_see_outcome(self, s: State, seat: int | None) -> bool:
        """May `seat` (None: a spectator) learn which outcome comes up at this chance node?"""
        hook = getattr(self.notation, "may_see_outcome", None)
        return True if hook is None else bool(hook(s, seat))

    def thrower(self, s: State) -> int | None:
        """The seat whose luck comes up at this chance node and is worth counting, None if it is nobody's."""
        hook = getattr(self.notation, "thrower", None)
        found: int | None = None if hook is None else hook(s)
        return found

    def menu(self, v: State, legal: list[int]) -> list[int]:
        """Of the legal moves at a masked state those worth listing; the others can be typed."""
        hook = getattr(self.module("view"), "menu", None)
        return legal if hook is None else list(hook(v, legal))

    def question(self, words: Words, names: Sequence[str], v: State) -> str:
        """What is being asked at a masked state, in words of a language; a tuple of keys is a list of their words."""
        key, arguments = self.module("view").question(v, names)
        said = {
            name: ", ".join(map(words, value)) if isinstance(value, tuple) else value
            for name, value in arguments.items()
        }
        return words(f"ask-{key}", **said)

    def rule_of(self, move: int) -> str:
        """The numbers of the rules that a move rests on."""
        hook = getattr(self.notation, "rule_of", None)
        return self.moves.decode(move)[0].rule if hook is None else str(hook(move))

    def begins_entry(self, s: State) -> bool:
        """At a chance node: does a new throw or deal begin here, so that a record starts a new line?"""
        return bool(self.notation.begins_entry(s))

    def label(self, words: Words, names: Iterable[str], move: int, v: State | None = None) -> str:
        """A move in words of a language, seats by their names; better ones if the position `v` is at hand."""
        kind, values = self.moves.decode(move)
        hook = getattr(self.module("view"), "label", None) if v is not None else None
        text: str | None = hook(v, words, list(names), move) if hook is not None else None
        return self._say(words, f"move-{kind.name}", kind.params, values, list(names)) if text is None else text

    def tell(self, words: Words, names: Iterable[str], told: Told) -> str:
        """An event in words of a language, seats by their names."""
        kind = self.events[told.event]
        extra = {field: self.module("view").write_field(words, field, told.shown[field]) for field in kind.shows}
        return self._say(words, f"event-{kind.name}", kind.params, told.values, list(names), extra)

    def may_hear(self, told: Told, seat: int | None) -> bool:
        """May `seat` (None: a spectator) learn of this event?"""
        owner = self.events[told.event].owner
        return owner is None or told.values[owner] == seat

    def _say(
        self,
        words: Words,
        key: str,
        params: tuple[Any, ...],
        values: Iterable[int],
        names: list[str],
        extra: Mapping[str, object] | None = None,
    ) -> str:
        arguments: dict[str, object] = dict(extra or {})
        for param, value in zip(params, values, strict=False):
            if param.kind == "seat":
                arguments[param.name] = names[value] if 0 <= value < len(names) else self.extra_name(words, value)
            elif param.kind == "number":
                arguments[param.name] = value
            else:
                arguments[param.name] = self._write_param(words, param, value)
        return words(key, **arguments)

    def _write_param(self, words: Words, param: Param, value: int) -> str:
        write = getattr(self.module("view"), "write_param", None)
        text: str | None = write(words, param, value) if write is not None else None
        return words(f"{param.kind}-{param.write(value)}") if text is None else text
