"""What can be done at a table. A command looks at the table and returns the entries that carry it out.

Nothing here reads, writes, waits or draws, and no command changes anything; only `fold` does (see `fold.py`). Whoever
drives a table writes the entries first and folds them then. What cannot be is refused by raising BadInput.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import UnclearMove
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.core.text import LANGUAGES
from schadenfreude.core.throw import Throw, split
from schadenfreude.players import STAND_IN, player
from schadenfreude.server import Late, Missing, NotYours, Refused
from schadenfreude.server.clock import USUAL_WAITS, Outage, Pace, Waits, usual_pace
from schadenfreude.server.fairness import NOTE, note, read_proof, read_salt
from schadenfreude.server.fold import Entry, Fold, Seat, patience
from schadenfreude.server.speech import game_words

LONGEST_NAME = 30  # characters
LONGEST_MOVE = 200
LONGEST_ANSWER = 60  # characters of an answer's identifier
LONGEST_CHAT = 300
JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together

What = tuple[str, dict[str, Any]]  # the kind of an entry to be, and what it holds


class Chance(Protocol):
    """Where outcomes come from."""

    def draw(self, k: int) -> int:
        """One of 0..k-1."""


def open_table(
    game: Game,
    seats: Sequence[str | None],
    options: Mapping[str, object],
    *,
    host: str,
    listed: bool,
    grace: int | None = None,
    edition: Mapping[str, Any] | None = None,
    commitment: str | None = None,
    played: Record | None = None,
    time: Pace | None = None,
    chat: bool = True,
    own_dice: bool = False,
    waits: Waits = USUAL_WAITS,
) -> Entry:
    """The first entry of a table whose seats are for people (None) or computer players.

    `grace` is how many seconds somebody who is to move may be gone before a computer player stands in; None: any.
    `commitment` is the hash of the secret from which the outcomes will follow; None: they follow from none.
    `played` is a record from whose end the table goes on. `time` is the time control; None: nobody is hurried in turn.
    With `own_dice` people throw real dice and type what they show; nothing in the game may be hidden then.
    Raises BadInput for wrong options, too many or too few seats, or an unknown computer player.
    """
    values = game.read_options(options, len(seats))
    for name in seats:
        if name is not None:
            player(name)
    if own_dice and game.has_secrets:
        raise Refused("error-own-dice")
    if all(seats):
        raise Refused("error-no-people")
    data = {
        "game": game.name,
        "rules_version": game.version,
        "options": game.write_options(values),
        "seats": list(seats),
        "host": host,
        "listed": listed,
        "grace": grace,
        "commitment": commitment,
        "time": (time or usual_pace(people=seats.count(None), waits=waits))._asdict(),
        "patience": patience(waits),
        "chat": chat,
        "own_dice": own_dice,
    }
    more = {"edition": edition, "played": played.entries() if played is not None else None}
    return Entry(1, "opened", data | {name: value for name, value in more.items() if value is not None})


def archive(record: Record) -> list[Entry]:
    """The entries of a table that is only a record to look at: nobody sits there, and it is over.

    Of its notes the proof of its dice is kept, if there is one; of names what can be seen.
    """
    try:
        notes = note(read_proof(record))
    except Refused:
        notes = {}
    data = {
        "game": record.game.name,
        "rules_version": record.game.version,
        "options": record.game.write_options(record.options),
        "seats": [_shown(name) for name in record.seats],
        "host": "",
        "listed": False,
        "grace": None,
        "edition": record.edition,
        "played": record.entries(),
        "notes": notes,
        "archived": True,
    }
    return [Entry(1, "opened", data), Entry(2, "started", {"next": record.replay().mover})]


def _shown(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME].strip() or "?"


class UnclearThrow(UnclearMove):
    """What was typed of a throw can be read in no language; each says so with its own words for outcomes."""

    def __init__(self, unclear: Mapping[str, UnclearMove]) -> None:
        super().__init__("error-unclear-outcome")
        self._unclear = unclear

    def explain(self, language: str) -> str:
        """The message in a language."""
        return self._unclear[language].explain(language)


class Table(Fold):
    """A table, and what can be done at it."""

    # Before the game

    def check_not_started(self) -> None:
        """Raise Refused if the game has started, or will not."""
        self._check_goes_on()
        if self.state is not None:
            raise Refused("error-started")

    def join(self, person: str, name: str, place: int) -> list[Entry]:
        """Sit down, or move to another seat, before the game starts. Raises Refused."""
        self.check_not_started()
        mine = self.seat_of(person)
        if mine == place:
            return []
        self._check_free(place)
        moving: list[What] = [("left", {"seat": mine})] if mine is not None else []
        return self._entries(*moving, ("joined", {"seat": place, "person": person, "name": name}))

    def salt(self, person: str, text: str) -> list[Entry]:
        """Add something to the secret of the dice, before the game starts. Raises Refused."""
        self.check_not_started()
        mine, salt = self._seat_of(person), read_salt(text)
        return self._entries(("salted", {"seat": mine, "salt": salt})) if salt != self.salts[mine] else []

    def bring(self, person: str, name: str, place: int) -> list[Entry]:
        """Seat a guest who plays at the same screen as somebody who sits here. Raises Refused."""
        self.check_not_started()
        self._seat_of(person)
        self._check_free(place)
        return self._entries(("joined", {"seat": place, "person": person, "name": name, "guest": True}))

    def seat_computer(self, person: str, name: str, place: int) -> list[Entry]:
        """Let a computer player sit down, as the host wishes. Raises BadInput."""
        self.check_not_started()
        self._check_host(person)
        self._check_free(place)
        player(name)
        return self._entries(("taken-over", {"seat": place, "by": name}))

    def clear(self, person: str, place: int) -> list[Entry]:
        """Free a seat: the host anybody's with his guests, everybody that of a guest of his. Raises Refused."""
        self.check_not_started()
        seat = self._has(place)
        if seat.person != person or not seat.guest:
            self._check_host(person)
        if seat.is_free:
            return []
        if seat.person is None or seat.guest:
            return self._entries(("removed", {"seat": place}))
        if seat.person == person:
            return self.leave(person)
        return self._entries(*(("removed", {"seat": place}) for place in self.seats_of(seat.person)))

    def start(self, person: str, chance: Chance, *, fill: bool = False) -> list[Entry]:
        """Begin the game, as the host wishes; with `fill` computer players sit down on free seats. Raises Refused."""
        self.check_not_started()
        self._seat_of(person)
        self._check_host(person)
        if self.free_seats and not fill:
            raise Refused("error-free-seats", count=len(self.free_seats))
        filled: list[What] = [("taken-over", {"seat": place, "by": STAND_IN}) for place in self.free_seats]
        s = self.record.replay()
        return self._with_luck(self._entries(*filled, ("started", {"next": s.mover})), s, chance)

    # During the game

    def answer(self, person: str, decision: int, text: str, identifier: str, chance: Chance) -> list[Entry]:
        """Decide with a typed move; nothing if this very answer has been taken before.

        Raises NotYours, Late, IllegalMove or UnclearMove.
        """
        self._seat_of(person)
        if decision in self._answers and self._answers[decision] == identifier:
            return []
        seat, move = self.read_answer(person, decision, text)
        returning: list[What] = [("returned", {"seat": seat})] if self.seats[seat].computer is not None else []
        return self._moved(returning, move, {"answer": identifier[:LONGEST_ANSWER]}, chance)

    def read_answer(self, person: str, decision: int, text: str) -> tuple[int, int]:
        """The seat that is asked, and the legal move that is typed. Raises as `answer` does."""
        seat = self._check_asked(person, decision)
        assert self.state is not None
        v = self.game.masked(self.state, seat)
        move = self.game.read_move(v, text[:LONGEST_MOVE])
        self.game.check_move(v, move)
        return seat, move

    def undo(self, person: str, decision: int, now: int) -> list[Entry]:
        """Take one's last decision back, as far as it showed nobody anything. Raises NotYours, Late or Refused.

        The clock runs on as if it had not been made; whoever would have run out of time then may not.
        """
        self._seat_of(person)
        seat = self._check_asked(person, decision)
        if self.back is None:
            raise Refused("error-no-undo")
        deadline = self.back.clock.deadline(seat, is_reaction=False)
        if deadline is not None and now >= deadline:
            raise Refused("error-undo-time")
        return self._entries(("undone", {"seat": seat, "to": self.back.number, "next": seat}))

    def type_throw(self, person: str, number: int, words: str) -> list[Entry]:
        """Type what the real dice show; `number` is that of the throw. Raises NotYours, Late or UnclearMove."""
        mine = self._seat_of(person)
        if self.throw is None or number != self.asked:
            raise Late("error-late-throw")
        assert self.state is not None
        return self._with_throw(self._read_throw(self.throw, words[:LONGEST_MOVE]), mine)

    def type_anew(self, person: str, number: int) -> list[Entry]:
        """Take back what was typed of a throw, and what computer players made of it. Raises NotYours or Late."""
        mine = self._seat_of(person)
        if self.typed is None or number != self.typed:
            raise Late("error-late-throw")
        return self._entries(("undone", {"seat": mine, "to": number, "next": CHANCE}))

    def compute(self, decision: int, move: int, chance: Chance, by: str | None = None) -> list[Entry]:
        """Decide with the legal move that a computer player has chosen; nothing if it comes too late.

        `by` names another than the one that is to move, if that one failed.
        """
        if self.decision is None or decision != self.decision.number or self.waits_for_computer is None:
            return []
        failed = {} if by is None else {"instead": self.waits_for_computer}
        return self._moved([], move, {"by": by or self.waits_for_computer, **failed}, chance)

    def expire(self, now: int, chance: Chance) -> list[Entry]:
        """What time brings: a reaction passes, a computer player steps in, a table that nobody touches is closed."""
        if self.closes_at is not None and now >= self.closes_at:
            return self._entries(("closed", {"why": self.status}))
        if self.deadline is None or now < self.deadline:
            return []
        assert self.decision is not None
        if self.reaction is not None:
            return self._moved([], self.reaction, {"late": True}, chance)
        return self._entries(("taken-over", {"seat": self.decision.seat, "by": STAND_IN, "why": "time"}))

    def allow_for(self, outages: Sequence[Outage], now: int) -> list[Entry]:
        """Let no time have run while nobody served; nothing where none runs and the table stays open."""
        if self.deadline is not None:
            since = self.clock.since
        elif self.closes_at is not None and now >= self.closes_at:
            since = self.idle_since
        else:
            return []
        missed = [one for one in outages if one.ended > max(self.allowed_until, since)]
        if not missed:
            return []
        return self._entries(("unserved", {"times": [list(one) for one in missed]}))

    def unveil(self, person: str, place: int) -> list[Entry]:
        """Say that the screen that several people share is in the hands of whoever is asked. Raises Refused."""
        if place not in self.seats_of(person) or self.decision is None or self.decision.seat != place:
            raise NotYours("error-not-your-turn")
        return [] if self.hands.get(person) == place else self._entries(("unveiled", {"seat": place}))

    def take_over(self, place: int) -> list[Entry]:
        """Let a computer player play for the person of a seat until he is back; nothing if one does already."""
        seat = self._has(place)
        if self.status != "running" or seat.person is None or seat.computer is not None:
            return []
        return self._entries(("taken-over", {"seat": place, "by": STAND_IN}))

    def come_back(self, person: str) -> list[Entry]:
        """Take one's seats back from computer players; nothing if none plays there."""
        self._seat_of(person)
        if self.status != "running":
            return []
        gone = [place for place in self.seats_of(person) if self.seats[place].computer is not None]
        return self._entries(*(("returned", {"seat": place}) for place in gone))

    # At any time

    def leave(self, person: str) -> list[Entry]:
        """Stand up, with one's guests. In a running game computer players take the seats for good."""
        self._seat_of(person)
        self._check_goes_on()
        if self.state is None:
            return self._entries(*(("left", {"seat": place}) for place in self.seats_of(person)))
        return self._entries(*(("resigned", {"seat": place, "by": STAND_IN}) for place in self.seats_of(person)))

    def say(self, person: str, text: str) -> list[Entry]:
        """Say something to the table. Raises Refused."""
        mine = self._seat_of(person)
        if not self.has_chat:
            raise Refused("error-chat-off")
        said = " ".join(text.split())
        if not 1 <= len(said) <= LONGEST_CHAT or not said.replace(JOINER, "").isprintable():
            raise Refused("error-chat", right=LONGEST_CHAT)
        return self._entries(("chatted", {"seat": mine, "text": said}))

    def switch_chat(self, person: str, *, on: bool) -> list[Entry]:
        """Let people talk here or not, as the host wishes. Raises NotYours."""
        self._check_host(person)
        return [] if self.has_chat == on else self._entries(("chat", {"on": on}))

    def play_again(self, person: str, table: str) -> list[Entry]:
        """Say at which table the same people play again; nothing if that has been said. Raises Refused."""
        self._seat_of(person)
        if not self.has_ended:
            raise Refused("error-not-over")
        return [] if self.rematch is not None else self._entries(("rematch", {"table": table}))

    def reveal(self, secret: str) -> list[Entry]:
        """Publish the secret of the dice, in hexadecimal, if the game has ended and it has not been published."""
        if self.commitment is None or NOTE in self.record.notes or not self.has_ended:
            return []
        return self._entries(("revealed", {"secret": secret}))

    def next_table(self, commitment: str | None) -> list[Entry]:
        """The first entries of a table where the same people play the same again."""
        opened = dict(self.opened) | {"host": self.host, "listed": False, "commitment": commitment}
        opened["rules_version"] = self.game.version
        opened.pop("played", None)
        opened["seats"] = [None if seat.person is not None else seat.computer for seat in self.seats]
        joined = [
            ("joined", {"seat": place, "person": seat.person, "name": seat.name, "guest": seat.guest})
            for place, seat in enumerate(self.seats)
            if seat.person is not None
        ]
        return [Entry(number, kind, data) for number, (kind, data) in enumerate([("opened", opened), *joined], 1)]

    # What commands are made of

    def _has(self, place: int) -> Seat:
        if not 0 <= place < len(self.seats):
            raise Missing("error-no-such-seat", given=place)
        return self.seats[place]

    def _seat_of(self, person: str) -> int:
        mine = self.seat_of(person)
        if mine is None:
            raise NotYours("error-no-seat")
        return mine

    def _check_goes_on(self) -> None:
        if self.closed is not None:
            raise Refused("error-closed")
        if self.is_over:
            raise Refused("error-over")

    def _check_free(self, place: int) -> None:
        if not self._has(place).is_free:
            raise Refused("error-seat-taken")

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise NotYours("error-not-host")

    def _check_asked(self, person: str, decision: int) -> int:
        """The seat that must decide, if it is this person's. Raises Late or NotYours."""
        if decision > self.asked:
            raise Late("error-early", given=str(decision))
        if self.decision is None or decision != self.decision.number:
            raise Late("error-late")
        if self.seats[self.decision.seat].person != person:
            raise NotYours("error-not-your-turn")
        return self.decision.seat

    def _entries(self, *what: What) -> list[Entry]:
        return [Entry(self.number + i, kind, data) for i, (kind, data) in enumerate(what, 1)]

    def _moved(self, before: list[What], move: int, more: dict[str, Any], chance: Chance) -> list[Entry]:
        assert self.state is not None
        assert self.decision is not None
        after = self.state.copy()
        self.game.apply(after, move)
        data = {
            "seat": self.decision.seat,
            "move": self.game.write_move(self.state, move),
            "decision": self.decision.number,
            **more,
            "next": after.mover,
        }
        return self._with_luck(self._entries(*before, ("moved", data)), after, chance)

    def _read_throw(self, throw: Throw, text: str) -> list[int]:
        """What was typed in any language. Raises UnclearThrow."""
        names = [str(place) for place in range(len(self.seats))]

        def read(language: str) -> list[int]:
            words = game_words(self.game, language)
            return throw.read(split(text, throw.outcomes(words, names)[1]), words, names)

        unclear: dict[str, UnclearMove] = {}
        for language in reversed(LANGUAGES):
            try:
                return read(language)
            except UnclearMove as error:
                unclear[language] = error
        raise UnclearThrow(unclear)

    def _with_throw(self, outcomes: list[int], seat: int) -> list[Entry]:
        """The entry of a throw that somebody typed; the next one is another's business."""
        assert self.state is not None
        s, words = self.state.copy(), []
        for outcome in outcomes:
            words.append(self.game.write_outcome(s, outcome))
            self.game.apply(s, outcome)
        return self._entries(("chance", {"outcomes": words, "by": seat, "next": s.mover}))

    def _with_luck(self, entries: list[Entry], s: State, chance: Chance) -> list[Entry]:
        """The entries and, from the state `s` after them, an entry for each throw or deal up to the next decision."""
        while s.mover == CHANCE and not (self.own_dice and not Throw(self.game, s, lambda _: []).draws_seat):
            outcomes: list[str] = []
            while s.mover == CHANCE and not (outcomes and self.game.begins_entry(s)):
                outcome = chance.draw(self.game.chances(s))
                outcomes.append(self.game.write_outcome(s, outcome))
                self.game.apply(s, outcome)
            entries.append(Entry(entries[-1].number + 1, "chance", {"outcomes": outcomes, "next": s.mover}))
        return entries


def read_table(entries: Iterable[Entry]) -> Table:
    """The table that has these entries, at least one. Raises Refused if its rules are newer than ours."""
    left = iter(entries)
    table = Table(next(left))
    table.fold(left)
    return table
