"""Live tables in this process: several servers over one database, people who go, and whoever is too slow."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from importlib.metadata import EntryPoint
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from schadenfreude import players
from schadenfreude.core.chance import Stream
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.server import Late, Missing, NotYours, live, push, store
from schadenfreude.server import table as table_module
from schadenfreude.server.clock import usual_pace
from schadenfreude.server.fold import Entry
from schadenfreude.server.live import Busy, Live, LiveTable, Turns
from schadenfreude.server.people import Allowance
from schadenfreude.server.seen import Seen, eyes_of
from schadenfreude.server.speech import server_words
from schadenfreude.server.store import Batch, Person, Store
from schadenfreude.server.table import read_table

ANNA, BERT = Person("a", "Anna"), Person("b", "Bert")
NAME = game_names()[-1]
HERE, THERE, ELSEWHERE = "127.0.0.1", "192.0.2.1", "192.0.2.2"  # network addresses


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Live]:
    tables = Live(Store(str(folder / "tables.sqlite")))
    try:
        yield tables
    finally:
        await tables.close()


def lively(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that waits for things."""

    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def decide(table: LiveTable, person: Person) -> None:
    """Take the first choice there is, as far as this server knows."""
    decision, s = table.table.decision, table.table.state
    number, text = 0, ""
    if decision is not None and s is not None:
        number, text = decision.number, table.table.game.write_move(s, table.table.game.legal_moves(s)[0])
    await table.act(lambda one: one.answer(person.id, number, text, f"{number}", table.chance()))


@lively
async def test_two_servers_over_one_database_lose_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as one, running(tmp_path) as other:
        here = await one.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
        there = await other.table(here.id)
        await there.act(lambda table: table.join(BERT.id, BERT.name, 1))
        await here.act(lambda table: table.start(ANNA.id, here.chance()))
        for _ in range(20):
            await there.act(lambda table: table.come_back(ANNA.id))  # nothing to do, and nothing to read
            asked = here.table.waits_for_person
            for place in (here, there):
                with suppress(Late, NotYours):  # for the second, unless he is asked again
                    await decide(place, ANNA if asked == ANNA.id else BERT)
        entries = await asyncio.to_thread(one.store.entries, here.id)
        again = read_table(entries)
        assert again.number >= max(here.table.number, there.table.number)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        await there.act(lambda table: table.take_over(0))
        await here.act(lambda table: table.take_over(0))
        assert here.table.state == there.table.state
        assert here.table.log == there.table.log


@lively
async def test_nothing_is_shown_that_is_not_on_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
        before = table.table.number

        def broken(batches: list[Batch]) -> list[bool]:
            raise OSError("the disk is full")

        tables.store.append = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError, match="full"):
            await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
        assert table.table.number == before
        assert table.table.free_seats == [1]
        del tables.store.append
        await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
        assert table.table.free_seats == []


@lively
async def test_whoever_is_gone_too_long_is_replaced_until_he_is_back(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        table = await tables.open(ANNA, game(NAME), [None, "easy"], {"first": 0}, place=0, listed=False, grace=1)
        await table.settle(5)
        assert table.table.waits_for_person == ANNA.id
        with table.presence(ANNA.id, HERE):
            await asyncio.sleep(0.01)
            table._last_seen[ANNA.id] = -100.0
            assert table.gone() is None
        table.notice(ANNA.id)
        assert table.gone() is None
        table._last_seen[ANNA.id] -= 100.0
        assert table.gone() == 0
        await table.act(lambda one: one.take_over(0))
        assert table.table.seats[0].computer == "easy"
        await table.act(lambda one: one.come_back(ANNA.id))
        assert table.table.seats[0].computer is None


@lively
async def test_computer_players_do_not_go_on_without_people_until_one_is_back(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        seats = [None, None, "easy"]
        table = await tables.open(ANNA, game(NAME), seats, {}, place=0, listed=False, grace=1)
        await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
        await table.act(lambda one: one.start(ANNA.id, table.chance()))
        await table.act(lambda one: one.take_over(1))
        while table.table.waits_for_person != ANNA.id:  # the stand-in plays as long as she does
            await asyncio.wait_for(table.wait(table.table.number), 10)
        await table.act(lambda one: one.take_over(0))
        number = table.table.number
        assert table.table.rests
        assert table.table.log[-1].kind == "rests"
        assert not table.is_watched, "it need not be kept in memory"
        table.wake()
        await table.settle(0.3)
        assert table.table.number == number
        assert table.table.compute(table.table.asked, 0, table.chance()) == []
        assert table.table.summary().due == table.table.closes_at
        await table.act(lambda one: one.come_back(BERT.id))
        await asyncio.wait_for(table.wait(number + 1), 10)
        assert not table.table.rests, "Anna's stand-in plays on for Bert"
        await table.act(lambda one: one.take_over(1))
        number = table.table.number
        await table.act(lambda one: one.leave(BERT.id))
        assert table.table.rests
        await table.act(lambda one: one.leave(ANNA.id))
        await asyncio.wait_for(table.wait(number + 2), 10)  # nobody can come back


@lively
async def test_the_patrol_finds_who_is_gone(tmp_path: Path) -> None:
    before, live.PATROL = live.PATROL, 0.01
    try:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, "easy"], {"first": 0}, place=0, listed=False, grace=1)
            await table.settle(5)
            number = table.table.number
            table._last_seen[ANNA.id] = -100.0
            await asyncio.wait_for(table.wait(number), 10)
            assert "taken-over" in [line.kind for line in table.table.log]
    finally:
        live.PATROL = before


@lively
async def test_a_computer_player_that_could_not_move_tries_again(tmp_path: Path) -> None:
    before, live.PATROL = live.PATROL, 0.01
    try:
        async with running(tmp_path) as tables:
            append, failed = tables.store.append, asyncio.Event()
            loop = asyncio.get_running_loop()

            def broken(batches: list[Batch]) -> list[bool]:
                if any(entry.data.get("by") for batch in batches for entry in batch.entries):
                    loop.call_soon_threadsafe(failed.set)
                    raise OSError("the disk is full")
                return append(batches)

            tables.store.append = broken  # type: ignore[method-assign, assignment]
            table = await tables.open(ANNA, game(NAME), [None, "easy"], {"first": 1}, place=0, listed=False)
            await asyncio.wait_for(failed.wait(), 10)
            number = table.table.number
            del tables.store.append
            await asyncio.wait_for(table.wait(number), 10)
            assert table.table.number > number
    finally:
        live.PATROL = before


def test_an_outage_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed, hour = 0, 3_600_000
    monkeypatch.setattr(live, "now", lambda: store.now() + passed)

    async def play() -> None:
        nonlocal passed
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=False, time=usual_pace(0, 30))
            await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
            await table.act(lambda one: one.start(ANNA.id, table.chance()))
            begun, asked = table.table.clock.since, table.table.decision
        passed += hour  # nobody serves
        async with running(tmp_path) as tables:
            await tables._look_at_the_clock()
            table = await tables.table(table.id)
            assert table.table.decision == asked
            assert table.table.waits_for_person is not None
            assert 0 <= table.table.clock.since - begun - hour < 10_000
            assert tables.store.due_tables(begun + hour) == []
            passed += hour  # the machine sleeps
            await tables._look_at_the_clock()
            assert table.table.waits_for_person is not None
            assert 0 <= table.table.clock.since - begun - 2 * hour < 10_000
            number = table.table.number
            passed += 15_000
            await tables._look_at_the_clock()
            passed += 16_000
            await tables._look_at_the_clock()
            assert table.table.number > number
            assert "out-of-time" in [line.kind for line in table.table.log], "while it serves time runs"

    asyncio.run(play())


class Broken:
    asked = 0

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        Broken.asked += 1
        raise ZeroDivisionError


class Illegal:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return -5


class Slow:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        time.sleep(0.3)
        return 0


@pytest.mark.parametrize("who", [Broken, Illegal, Slow, None])
def test_easy_moves_for_a_computer_player_that_fails_and_the_log_says_so(
    who: type | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    entries = [EntryPoint("droll", f"{__name__}:{'Missing1' if who is None else who.__name__}", players.GROUP)]
    monkeypatch.setattr(players, "_plug_ins", lambda: {entry.name: entry for entry in entries})
    monkeypatch.setattr(players, "LONGEST_THOUGHT", 0.1 if who is Slow else 10)
    monkeypatch.setattr(table_module, "player", lambda name: None)  # as if it had been there when the table was opened

    async def play() -> None:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, "droll"], {"first": 1}, place=0, listed=False)
            await asyncio.wait_for(table.settle(20), 30)
            failed = [line for line in table.table.log if line.kind == "failed"]
            assert len(failed) == 1, "it is said once"
            assert {line.name for line in failed} == {"droll"}
            moved = [entry.data for entry in tables.store.entries(table.id) if entry.kind == "moved"]
            assert {(data["by"], data["instead"]) for data in moved} == {("easy", "droll")}
            words = Seen(table.table, eyes_of(0), server_words("en")).recent()
            assert any("droll fails" in said.text for said in words)

    Broken.asked = 0
    asyncio.run(play())
    assert Broken.asked == (1 if who is Broken else 0)  # who fails is not asked again


@lively
async def test_spectators_are_those_who_have_no_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
        with table.presence(None, HERE), table.presence(ANNA.id, HERE), table.presence(BERT.id, HERE):
            assert table.spectators == 2
            await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
            assert table.spectators == 1
        assert table.spectators == 0


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priorities of their own here")
@lively
async def test_whoever_thinks_gives_way(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        there = tables.thinkers.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        assert await asyncio.wrap_future(there) > before
        assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


def test_who_thinks_at_the_end_is_disturbed_without_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        asked = asyncio.Event()

        async def think(*_: object) -> int:
            asked.set()
            await asyncio.sleep(0.1)
            raise RuntimeError("nobody can think here any more")

        async with running(tmp_path) as tables:
            tables.think = think  # type: ignore[method-assign, assignment]
            await tables.open(ANNA, game(NAME), [None, "easy"], {"first": 1}, place=0, listed=True)
            await asyncio.wait_for(asked.wait(), 5)
        await asyncio.sleep(0.2)

    asyncio.run(play())
    assert caplog.text == ""


def broken(*_: object) -> list[Entry]:
    raise AssertionError("the database is asked")


@lively
async def test_tables_that_nobody_looks_at_are_forgotten_but_not_lost(tmp_path: Path) -> None:
    before, live.MOST_KEPT = live.MOST_KEPT, 2
    try:
        async with running(tmp_path) as tables:
            first = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
            with first.presence(None, HERE):
                more = [await tables.open(ANNA, game(NAME), [None, None], {}, place=1, listed=True) for _ in range(3)]
                assert await tables.table(first.id) is first
                again = await tables.table(more[0].id)
            assert again is not more[0]
            assert again.table.seats == more[0].table.seats
            with pytest.raises(Missing):
                await tables.table("n" * 22)
            tables.store.entries = broken  # type: ignore[method-assign, assignment]
            with pytest.raises(Missing):
                await tables.table("\0" + "n" * 21)
    finally:
        live.MOST_KEPT = before


@lively
async def test_no_more_than_so_many_watch(tmp_path: Path) -> None:
    before, live.MOST_WATCHERS = live.MOST_WATCHERS, 1
    try:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
            with table.presence(None, HERE), pytest.raises(Busy), table.presence(BERT.id, HERE):
                pass
            with table.presence(BERT.id, HERE):
                pass
    finally:
        live.MOST_WATCHERS = before


@lively
async def test_whoever_has_a_seat_is_let_in_however_many_watch(tmp_path: Path) -> None:
    before, live.MOST_WATCHERS = live.MOST_WATCHERS, 1
    try:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
            with table.presence(None, HERE), table.presence(ANNA.id, HERE), table.presence(ANNA.id, HERE):
                with pytest.raises(Busy), table.presence(None, HERE):
                    pass
                await table.act(lambda one: one.join(BERT.id, BERT.name, 1))
                with table.presence(BERT.id, HERE):
                    pass
            with table.presence(ANNA.id, HERE), table.presence(None, HERE):
                pass  # players take nobody's place
    finally:
        live.MOST_WATCHERS = before


@lively
async def test_no_more_than_so_many_watch_from_one_address(tmp_path: Path) -> None:
    before, live.MOST_FROM_ONE = live.MOST_FROM_ONE, 1
    try:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
            with table.presence(None, THERE):
                with pytest.raises(Busy, match="network"), table.presence(BERT.id, THERE):
                    pass
                with table.presence(None, ELSEWHERE), table.presence(ANNA.id, THERE):
                    pass
                with table.presence(None, HERE), table.presence(None, HERE):
                    pass
            with table.presence(BERT.id, THERE):
                pass
    finally:
        live.MOST_FROM_ONE = before


class Reader:
    """Reads all news."""

    def __init__(self) -> None:
        self.got: list[str] = []

    async def send_text(self, text: str) -> None:
        self.got.append(text)


def telling(reader: Any, table: LiveTable, seat: int | None, since: int) -> asyncio.Task[int]:
    """Tell a reader who has a seat from which number to which the news goes that he gets."""
    return asyncio.create_task(
        push._tell(reader, table, lambda: eyes_of(seat), since, lambda one, _, since: f"{since}-{one.table.number}")
    )


@lively
async def test_a_move_is_acknowledged_before_anybody_is_told_and_what_has_passed_is_not_told(tmp_path: Path) -> None:
    async with running(tmp_path) as tables:
        table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
        readers = [Reader(), Reader()]
        told = [telling(reader, table, None, table.table.number) for reader in readers]
        async with tables.turns.turn(0):
            for place in (1, 0, 1):
                await table.act(lambda one, place=place: one.join(ANNA.id, ANNA.name, place))  # type: ignore[misc]
            assert [reader.got for reader in readers] == [[], []]
        await asyncio.sleep(0.05)
        assert [reader.got for reader in readers] == [["2-8"], ["2-8"]]
        for task in told:
            task.cancel()


@lively
async def test_whoever_decides_is_told_first_but_nobody_waits_for_ever(tmp_path: Path) -> None:
    turns, told = Turns(), list[str]()

    async def tell(name: str, patience: float) -> None:
        async with turns.turn(patience):
            told.append(name)

    async def gone() -> None:
        async with turns.turn(0):
            raise AssertionError

    async with turns.turn(0):
        waiting = [asyncio.create_task(tell("watches, long here", 0.1)), asyncio.create_task(gone())]
        await asyncio.sleep(0.2)
        waiting[1].cancel()
        for name, patience in (("watches", 0.1), ("decides", 0.0)):
            waiting.append(asyncio.create_task(tell(name, patience)))
        await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert told == ["watches, long here", "decides", "watches"]
    async with turns.turn(0):
        late = asyncio.create_task(gone())
        await asyncio.sleep(0)
    late.cancel()  # when it has become his turn
    await asyncio.gather(late, return_exceptions=True)
    await asyncio.wait_for(tell("next", 0), 1)


@lively
async def test_whoever_has_decided_does_not_wait_for_computer_players_to_be_told(tmp_path: Path) -> None:
    async def think(*_: object) -> int:
        return await asyncio.Future()

    before, push.GATHERING = push.GATHERING, 60.0
    try:
        async with running(tmp_path) as tables:
            tables.think = think  # type: ignore[method-assign, assignment]
            options = {"first": 0} if any(option.name == "first" for option in game(NAME).options) else {}
            table = await tables.open(ANNA, game(NAME), [None, "easy"], options, place=0, listed=True)
            readers = [Reader(), Reader()]
            told = [telling(readers[seat], table, seat, table.table.number) for seat in (0, 1)]
            numbers = [table.table.number]
            while table.table.waits_for_person is not None:
                await decide(table, ANNA)
                numbers.append(table.table.number)
                await asyncio.sleep(0.05)
            assert len(numbers) > 1
            assert readers[0].got == [f"{one}-{other}" for one, other in pairwise(numbers)]
            assert readers[1].got == readers[0].got[:-1]
            for task in told:
                task.cancel()
    finally:
        push.GATHERING = before


@lively
async def test_whoever_does_not_read_is_dropped_and_gets_one_piece_of_news_for_all_he_missed(tmp_path: Path) -> None:
    class SlowReader(Reader):
        """Reads the first piece of news slowly, and then nothing any more."""

        def __init__(self) -> None:
            super().__init__()
            self.go_on = asyncio.Event()

        async def send_text(self, text: str) -> None:
            await super().send_text(text)
            await self.go_on.wait()
            self.go_on.clear()

    before, push.SLOWEST = push.SLOWEST, 0.3
    try:
        async with running(tmp_path) as tables:
            table = await tables.open(ANNA, game(NAME), [None, None], {}, place=0, listed=True)
            reader = SlowReader()
            told = telling(reader, table, None, 0)
            await asyncio.sleep(0.01)
            for place in (1, 0, 1):
                await table.act(lambda one, place=place: one.join(ANNA.id, ANNA.name, place))  # type: ignore[misc]
            reader.go_on.set()
            assert await asyncio.wait_for(told, 5) == push.TRY_AGAIN
            assert reader.got == ["0-2", "2-8"]
    finally:
        push.SLOWEST = before


def test_an_allowance_is_used_up_and_comes_back() -> None:
    allowance = Allowance(2, 0.05)
    allowance.use("a")
    allowance.use("a")
    allowance.use("b")
    with pytest.raises(Busy, match="second"):
        allowance.use("a")
    time.sleep(0.06)
    allowance.use("a")
