"""Time at a table: banks and deadlines, reactions that pass, who runs out of time, and tables that nobody touches."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.server import Late, Refused
from schadenfreude.server.clock import DAY, USUAL_WAITS, Outage, Pace, Waits, usual_pace
from schadenfreude.server.fold import Entry
from schadenfreude.server.seen import look_at
from schadenfreude.server.speech import duration
from schadenfreude.server.table import Table, open_table

START = 1_000_000  # milliseconds
WITH_REACTIONS = next(name for name in game_names() if hasattr(game(name).rules, "reaction"))
WITH_HANDS = next(name for name in game_names() if game(name).has_reactions and game(name).has_secrets)
LIVE = usual_pace(60, 10)


class Played:
    """A table of two people, one perhaps a guest at the other's screen, at which time passes as a test wishes.

    Both always take their first choice.
    """

    def __init__(self, pace: Pace | None, name: str = WITH_REACTIONS, seed: int = 1, *, guest: bool = False) -> None:
        self.now = START
        self.chance = Stream(seed)
        opened = open_table(game(name), [None, None], {}, host="a", listed=False, time=pace)
        self.table = Table(opened._replace(at=self.now))
        self.add(self.table.join("a", "Anna", 0))
        self.people = "aa" if guest else "ab"
        self.add(self.table.bring("a", "Bert", 1) if guest else self.table.join("b", "Bert", 1))

    def add(self, entries: list[Entry]) -> None:
        self.table.fold(entry._replace(at=self.now) for entry in entries)

    def start(self) -> int:
        """Begin; the seat that is asked."""
        self.add(self.table.start("a", self.chance))
        return self.asked

    @property
    def asked(self) -> int:
        assert self.table.decision is not None
        return self.table.decision.seat

    @property
    def bank(self) -> list[int]:
        """Seconds."""
        return [bank // 1000 for bank in self.table.clock.banks]

    def wait(self, seconds: int) -> None:
        self.now += 1000 * seconds

    def decide(self, choice: int = 0) -> None:
        table, s = self.table, self.table.state
        assert table.decision is not None
        assert s is not None
        move = table.game.write_move(s, table.game.legal_moves(s)[choice])
        self.add(table.answer(self.people[self.asked], table.decision.number, move, "i", self.chance))

    def expire(self) -> None:
        self.add(self.table.expire(self.now, self.chance))

    def decide_until_a_reaction(self) -> None:
        while self.table.reaction is None:
            self.decide()


def test_what_a_decision_takes_beyond_its_increment_comes_from_the_bank() -> None:
    played = Played(LIVE)
    seat = played.start()
    played.wait(35)
    played.decide()
    assert played.bank[seat] == 60 + 10 - 35
    assert played.bank[1 - seat] == 60


def test_nobody_saves_up_more_than_the_bank_held_at_first() -> None:
    played = Played(LIVE)
    seat = played.start()
    played.wait(1)
    played.decide()
    assert played.bank[seat] == 60


def test_whoever_runs_out_of_time_is_replaced_until_he_says_that_he_is_back() -> None:
    played = Played(LIVE)
    seat = played.start()
    assert played.table.deadline == played.now + 70_000
    assert played.table.summary().due == played.table.deadline
    played.wait(69)
    assert played.table.expire(played.now, played.chance) == []
    played.wait(1)
    played.expire()
    assert played.table.waits_for_computer == "easy"
    assert played.table.seats[seat].out_of_time
    assert played.table.log[-1].kind == "out-of-time"
    assert played.table.deadline is None
    played.wait(1000)
    played.add(played.table.come_back("ab"[seat]))
    assert not played.table.seats[seat].out_of_time
    assert played.table.deadline == played.now + 10_000, "he has only what each decision adds"


@pytest.mark.parametrize("pace", [LIVE, usual_pace(), usual_pace(0, DAY)])
def test_a_reaction_has_its_own_time_at_every_table_and_passes_when_that_is_over(pace: Pace) -> None:
    played = Played(pace)
    played.start()
    played.decide_until_a_reaction()
    seat, bank, before = played.asked, played.bank, played.table.number
    assert played.table.deadline == played.table.summary().due == played.now + 1000 * pace.reaction
    played.wait(pace.reaction - 1)
    assert played.table.expire(played.now, played.chance) == []
    played.wait(1)
    passing = played.table.reaction
    entries = played.table.expire(played.now, played.chance)
    assert entries[0].data["late"]
    assert played.table.state is not None
    assert entries[0].data["move"] == played.table.game.write_move(played.table.state, passing or 0)
    played.add(entries)
    assert played.bank == bank, "a reaction costs nothing"
    assert played.table.seats[seat].computer is None, "and nobody is replaced for it"
    assert "late" in [line.kind for line in played.table.log if line.number > before]


@pytest.mark.parametrize("pace", [LIVE, usual_pace()])
def test_whoever_takes_a_shared_screen_has_his_whole_time_from_then_on(pace: Pace) -> None:
    played = Played(pace, WITH_HANDS, guest=True)
    played.start()
    played.decide_until_a_reaction()
    seat = played.asked
    assert look_at(played.table, "a").curtain == seat
    asked = played.table.deadline
    played.wait(pace.reaction - 2)
    assert played.table.deadline == asked, "while it is handed on the time runs that began with the question"
    played.add(played.table.unveil("a", seat))
    assert played.table.deadline == played.table.summary().due == played.now + 1000 * pace.reaction
    played.wait(pace.reaction - 1)
    assert played.table.expire(played.now, played.chance) == []
    played.wait(1)
    assert played.table.expire(played.now, played.chance)[0].data["late"]


def test_nobody_waits_for_ever_for_a_screen_that_is_not_handed_on() -> None:
    played = Played(usual_pace(), WITH_HANDS, guest=True)
    played.start()
    played.decide_until_a_reaction()
    played.wait(usual_pace().reaction)
    assert played.table.expire(played.now, played.chance)[0].data["late"]


def test_reactions_usually_take_the_longer_the_less_people_are_hurried() -> None:
    waits = Waits(reaction=30)
    assert usual_pace(60, 10).reaction < usual_pace().reaction < usual_pace(0, DAY).reaction
    assert usual_pace(waits=waits).reaction == 30
    assert usual_pace(people=1, waits=waits).reaction == DAY, "only computer players would wait"
    assert usual_pace(people=1, waits=Waits(reaction=2 * DAY)).reaction == 2 * DAY


def test_the_pace_of_a_table_of_an_older_version_is_read() -> None:
    opened = open_table(game(WITH_REACTIONS), [None, None], {}, host="a", listed=False)
    data = {name: value for name, value in opened.data.items() if name != "patience"}
    assert Table(opened._replace(data=data | {"time": None})).clock.pace == usual_pace()
    assert Table(opened._replace(data=data)).patience == opened.data["patience"]


def test_days_are_for_each_move_and_are_not_saved() -> None:
    played = Played(usual_pace(0, 2 * DAY))
    seat = played.start()
    played.wait(DAY)
    played.decide()
    assert played.bank == [0, 0]
    while played.asked != seat or played.table.reaction is not None:
        played.decide()
    assert played.table.deadline == played.now + 2 * DAY * 1000


def test_a_table_without_a_time_control_hurries_nobody_in_turn_but_is_not_kept_for_ever() -> None:
    played = Played(None)
    assert played.table.deadline is None
    played.wait(USUAL_WAITS.open_for - 1)
    assert played.table.expire(played.now, played.chance) == []
    played.start()
    assert played.table.deadline is None
    played.wait(USUAL_WAITS.running_for - 1)
    played.decide()
    played.wait(USUAL_WAITS.running_for)
    assert played.table.summary().due == played.now
    played.expire()
    assert played.table.status == "closed"
    assert played.table.decision is None
    assert played.table.summary().due is None
    assert played.table.record.steps, "the record is there"
    with pytest.raises(Refused, match="closed"):
        played.table.join("c", "Cleo", 0)
    with pytest.raises(Refused, match="closed"):
        played.table.leave("a")
    with pytest.raises(Refused, match="closed"):
        played.table.start("a", played.chance)


def test_a_table_to_which_nobody_comes_is_cleared_away() -> None:
    played = Played(None)
    played.wait(USUAL_WAITS.open_for)
    played.expire()
    assert played.table.status == "closed"
    assert played.table.log[-1].kind == "closed-open"


def test_no_time_runs_while_nobody_serves() -> None:
    played = Played(LIVE)
    seat = played.start()
    before = Outage(played.now - 90_000, played.now - 60_000)
    assert played.table.allow_for([before], played.now) == [], "it was over when the time began to run"
    played.wait(30)
    down = Outage(played.now, played.now + 1_000_000)
    played.wait(1000)
    assert played.table.expire(played.now, played.chance) != []
    played.add(played.table.allow_for([before, down], played.now))
    assert played.table.deadline == played.table.summary().due == played.now + 40_000
    assert played.table.log[-1].kind == "unserved"
    assert played.table.allow_for([before, down], played.now) == [], "each is allowed for once"
    assert played.table.expire(played.now, played.chance) == []
    played.wait(5)
    played.decide()
    assert played.bank[seat] == 60 + 10 - 35


def test_an_outage_around_the_question_takes_nothing_from_the_time_for_it() -> None:
    clock = Played(LIVE).table.clock.runs_from(1000)
    assert clock.without(Outage(0, 500)) == clock
    assert clock.without(Outage(500, 3000)).since == 3000
    assert clock.without(Outage(2000, 3000)).since == 2000


def test_where_nobodys_time_runs_nothing_is_said_of_an_outage() -> None:
    played = Played(None, WITH_HANDS)
    assert played.table.allow_for([Outage(0, played.now + 1)], played.now) == []
    played.start()
    while played.table.reaction is not None:
        played.decide()
    assert played.table.allow_for([Outage(0, played.now + 1)], played.now) == []


@pytest.mark.parametrize("starts", [False, True])
def test_a_table_is_not_closed_for_what_nobody_could_touch(starts: bool) -> None:
    played, limit = Played(None, WITH_HANDS), USUAL_WAITS.open_for
    if starts:
        played.start()
        while played.table.reaction is not None:
            played.decide()
        limit = USUAL_WAITS.running_for
    played.wait(limit - 20)
    down = Outage(played.now, played.now + 50_000)
    played.wait(50)
    played.add(played.table.allow_for([down], played.now))
    assert played.table.closes_at == played.table.summary().due == played.now + 20_000
    assert played.table.allow_for([down], played.now) == []
    played.wait(19)
    assert played.table.expire(played.now, played.chance) == []
    played.wait(1)
    assert played.table.allow_for([down], played.now) == []
    played.expire()
    assert played.table.status == "closed"


def with_a_way_back(name: str) -> Played | None:
    """A game where whoever is asked may take something back, if any of a few gets there."""
    for seed in range(8):
        played, choices = Played(LIVE, name, seed), Stream(seed)
        played.start()
        while played.table.state is not None and not played.table.is_over:
            played.decide(choices.draw(len(played.table.game.legal_moves(played.table.state))))
            if played.table.back is not None:
                return played
    return None


@pytest.mark.parametrize("name", game_names())
def test_whoever_takes_a_decision_back_stands_where_he_stood(name: str) -> None:
    played = with_a_way_back(name)
    if played is None:
        assert game(name).has_secrets, "where every decision shows cards"
        return
    down = Outage(played.now, played.now + 1_000_000)
    played.wait(1000)
    played.add(played.table.allow_for([down], played.now))
    table, back = played.table, played.table.back
    assert table.decision is not None
    assert back is not None
    seat, late = table.decision.seat, table.decision.number
    played.wait(5)
    played.add(table.undo("ab"[seat], late, played.now))
    assert len(table.record.steps) == back.steps
    assert table.record.replay() == table.state
    assert table.decision == (table.number, seat)
    assert table.clock == back.clock, "the clock runs as if nothing had been decided"
    assert played.now - table.clock.since < 1_000_000, "but not while nobody served"
    assert not any(line.told and line.number > back.number for line in table.log)
    assert table.log[-1].kind == "undone"
    with pytest.raises(Late):
        table.undo("ab"[seat], late, played.now)
    played.decide(1)


def test_whoever_would_have_no_time_left_may_not_take_back() -> None:
    played = with_a_way_back(WITH_REACTIONS)
    assert played is not None
    assert played.table.decision is not None
    played.wait(69)
    with pytest.raises(Refused, match="time"):
        played.table.undo("ab"[played.asked], played.table.decision.number, played.now + 60_000)


def test_times_are_said_as_people_say_them() -> None:
    words = Words("en", "schadenfreude.server")
    assert [duration(words, 1000 * seconds) for seconds in (0, 9, 75, 7199, 7200, 2 * DAY - 1, 2 * DAY)] == [
        "0:00",
        "0:09",
        "1:15",
        "119:59",
        "2 hours",
        "47 hours",
        "2 days",
    ]
