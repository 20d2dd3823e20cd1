"""Tables as they are played: one writer, a memory of what was folded, computer players, and whoever waits for news.

Entries are written first and folded then; nobody sees a state whose entries are not on disk.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import queue
import re
import secrets
import sys
import threading
from base64 import urlsafe_b64encode
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from heapq import heappop, heappush
from itertools import count
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from schadenfreude.core.chance import SEEDS, Stream, SystemChance
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.players import STAND_IN, chosen, player
from schadenfreude.server import Missing, Refused
from schadenfreude.server.clock import USUAL_WAITS, Pace, Waits
from schadenfreude.server.fairness import FairChance, commit
from schadenfreude.server.fold import Entry
from schadenfreude.server.store import Batch, Listed, Person, Store, now
from schadenfreude.server.table import Chance, Table, archive, open_table, read_table

MOST_AT_ONCE = 100  # batches in one transaction
MOST_KEPT = 500  # tables in memory that nobody looks at
MOST_WATCHERS = 100  # pages that look at one table and are no player's
MOST_FROM_ONE = 30  # of these that come from one network address, but for this machine's
ATTEMPTS = 5  # at a command, when other processes add entries to the same table
THINKERS = 2  # threads in which computer players think
POLITE = 10  # how nice these threads are to those that answer people
LONGEST_WAIT = 20.0  # seconds after which a computer player is not waited for any more, however busy it is here
LOOPBACK = ("127.0.0.1", "::1")  # this machine, of whose people there may be any number
PATROL = 2.0  # seconds between looks at who is gone and who is stuck
NOTING = 5000  # milliseconds between notes that somebody serves
TABLE_ID = re.compile(r"[\w-]{22}", re.ASCII)
RECORD_ID = re.compile(r"record-[0-9a-f]{24}")

Command = Callable[[Table], list[Entry]]
log = logging.getLogger(__name__)


class Busy(Refused):
    """Too much is going on."""


class Writer:
    """The thread that adds entries. All that wait when it is ready go into one transaction, one wait for the disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[tuple[Batch, asyncio.Future[bool]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, batch: Batch) -> bool:
        """Add entries to a table; False if one of their numbers is taken. Raises SQLAlchemyError."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put((batch, done))
        return await done

    def close(self) -> None:
        """Add what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            taken = [self._waiting.get()]
            with suppress(queue.Empty):
                while len(taken) < MOST_AT_ONCE:
                    taken.append(self._waiting.get_nowait())
            going_on = None not in taken
            work = [item for item in taken if item is not None]
            outcome: list[bool] | Exception
            try:
                outcome = self._store.append([batch for batch, _ in work]) if work else []
            except Exception as error:
                outcome = error
            for place, (_, done) in enumerate(work):
                with suppress(RuntimeError):  # the loop may be closed by now
                    done.get_loop().call_soon_threadsafe(
                        _finish, done, outcome if isinstance(outcome, Exception) else outcome[place]
                    )


def _finish(done: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


class Turns:
    """To be told what happened: one at a time, and whoever can wait least first.

    Between two turns the event loop does what else there is to do.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # a heap: until when, in which order, who
        self._order = count()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, patience: float) -> AsyncIterator[None]:
        """One's turn. Who has waited `patience` seconds goes before all who began to wait when he had."""
        if self._is_taken:
            mine = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (mine.get_loop().time() + patience, next(self._order), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():  # it had just become his turn
                    self._pass_on()
                raise
        self._is_taken = True
        try:
            yield
            await asyncio.sleep(0)
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            *_, mine = heappop(self._waiting)
            if not mine.done():
                mine.set_result(None)
                return
        self._is_taken = False


class LiveTable:
    """A table that people look at. `table` is what is on disk, another one after each entry."""

    def __init__(self, table_id: str, table: Table, live: Live) -> None:
        self.id = table_id
        self.table = table
        self.kept: dict[Any, Any] = {}  # what was made from the present state, for others who see the same
        self._live = live
        self._secret = live.secret(table_id)
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._failed: set[str] = set()  # computer players who are not asked again
        self._present: dict[str | None, int] = {}  # how many pages each person (None: spectators) has open
        self._watching: Counter[str] = Counter()  # how many of the pages of spectators came from each address
        self._last_seen: dict[str, float] = {}

    async def act(self, command: Command) -> list[Entry]:
        """Carry out a command; the entries that are on disk then. Raises what the command raises, or SQLAlchemyError.

        If another process was faster, the command looks again at what the table has become.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    entries, after = self._fold(command)
                except BadInput:
                    if not await self._catch_up():
                        raise
                    continue
                if not entries:
                    return entries
                if await self._live.writer.append(Batch(self.id, entries, after.summary())):
                    self._become(after)
                    return entries
                await self._catch_up()
        raise Busy("error-busy")

    def _fold(self, command: Command) -> tuple[list[Entry], Table]:
        """The entries of a command, and what the table will be when they are written."""
        at = max(now(), self.table.touched)
        after = self.table.copy()
        entries = [entry._replace(at=at) for entry in command(self.table)]
        after.fold(entries)
        revealed = [entry._replace(at=at) for entry in after.reveal(self._secret.hex())]
        after.fold(revealed)
        return entries + revealed, after

    def chance(self) -> Chance:
        """Where the next outcomes come from. To be asked by each command, and for each attempt anew."""
        if self.table.commitment is None:
            return SystemChance()
        return FairChance(self._secret, self.table.salts, self.table.drawn)

    @property
    def turns(self) -> Turns:
        """Whose turn it is to be told what happened, at whatever table of the server."""
        return self._live.turns

    async def refresh(self) -> None:
        """Read what other processes have added."""
        async with self._lock:
            try:
                await self._catch_up()
            except SQLAlchemyError as error:
                log.warning("table %s not refreshed: %s", self.id, error)

    async def _catch_up(self) -> bool:
        """Read what other processes have added; whether there was anything."""
        entries = await asyncio.to_thread(self._live.store.entries, self.id, self.table.number)
        if entries:
            after = self.table.copy()
            after.fold(entries)
            self._become(after)
        return bool(entries)

    def _become(self, after: Table) -> None:
        self.table = after
        self.kept.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        self.wake()

    async def renew(self) -> None:
        """Write down anew when something must happen here."""
        async with self._lock:
            await self._catch_up()
            due = self.table.summary().due
            await asyncio.to_thread(self._live.store.set_due, self.id, due, unchanged_since=self.table.touched)

    async def wait(self, since: int) -> None:
        """Wait until there is an entry after number `since`."""
        while self.table.number <= since:
            await self._changed.wait()

    async def settle(self, seconds: float) -> None:
        """Give computer players so much time to move, as far as they are to move now."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.table.waits_for_computer is not None:
                    await self.wait(self.table.number)

    def wake(self) -> None:
        """Let the computer player that is to move think, if none does already."""
        if self.table.waits_for_computer is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    def rest(self) -> None:
        """Let no computer player think on."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self) -> None:
        try:
            while (name := self.table.waits_for_computer) is not None:
                decision, s = self.table.decision, self.table.state
                assert decision is not None
                assert s is not None
                game, v, seat = self.table.game, self.table.game.masked(s, decision.seat), decision.seat
                by, stream = STAND_IN, Stream(secrets.randbelow(SEEDS))
                try:
                    if name not in self._failed:
                        by = name
                    move = await self._live.think(by, game, v, seat, stream)
                except (BadInput, TimeoutError) as error:
                    log.warning("the computer player %s at table %s: %s", name, self.id, str(error) or "too busy")
                    if isinstance(error, BadInput):
                        self._failed.add(name)
                    by = STAND_IN
                    move = chosen(by, player(by), game, v, seat, stream)
                await self.act(self._computed(decision.number, move, by if by != name else None))
        except Exception:
            log.exception("a computer player at table %s", self.id)

    def _computed(self, decision: int, move: int, by: str | None) -> Command:
        return lambda table: table.compute(decision, move, self.chance(), by)

    # Who is here

    @contextmanager
    def presence(self, person: str | None, address: str) -> Iterator[None]:
        """Somebody looks at the table from a network address for as long as the context lasts.

        Raises Busy if too many look on; whoever has a seat here is let in always.
        """
        counted = [] if person in self.table.people else [address]
        if counted and self.spectators >= MOST_WATCHERS:
            raise Busy("error-too-many-watchers", right=MOST_WATCHERS)
        if counted and address not in LOOPBACK and self._watching[address] >= MOST_FROM_ONE:
            raise Busy("error-too-many-watchers-here", right=MOST_FROM_ONE)
        self._watching.update(counted)
        self._present[person] = self._present.get(person, 0) + 1
        try:
            yield
        finally:
            self._watching -= Counter(counted)
            self._present[person] -= 1
            if not self._present[person]:
                del self._present[person]
            if person is not None:
                self.notice(person)

    @property
    def spectators(self) -> int:
        """How many pages are open of people who have no seat here."""
        return sum(pages for person, pages in self._present.items() if person not in self.table.people)

    def notice(self, person: str) -> None:
        """Somebody who has a seat here has been heard of."""
        if person in self.table.people:
            self._last_seen[person] = asyncio.get_running_loop().time()

    @property
    def is_watched(self) -> bool:
        """Does anybody look at the table, or think about it?"""
        return bool(self._present) or self._lock.locked() or self.table.waits_for_computer is not None

    def gone(self) -> int | None:
        """The seat of the person who is to move, if gone for longer than the table's grace."""
        person, decision = self.table.waits_for_person, self.table.decision
        if self.table.grace is None or person is None or decision is None or person in self._present:
            return None
        now = asyncio.get_running_loop().time()
        return decision.seat if now - self._last_seen.setdefault(person, now) > self.table.grace else None


def _give_way() -> None:
    """Let this thread compute only when nobody else wants to, where threads have priorities of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def offer() -> str:
    """An identifier for a new table, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Live:
    """All tables of a server."""

    def __init__(self, store: Store, waits: Waits = USUAL_WAITS) -> None:
        self.store = store
        self.waits = waits
        self.writer = Writer(store)
        self.thinkers = ThreadPoolExecutor(THINKERS, "thinker", _give_way)
        self.turns = Turns()
        self._key = store.key("dice")
        self._noted_at = now()
        self._serving_since = store.serve_on(self._noted_at, anew=True)
        self.outages = store.outages()
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._reading: dict[str, asyncio.Lock] = {}
        self._loop = asyncio.get_running_loop()
        self._refreshing: set[asyncio.Task[None]] = set()
        self._patrol = self._loop.create_task(self._look_after())
        store.listen(self._hear)

    async def think(self, name: str, game: Game, v: State, seat: int, stream: Stream) -> int:
        """The legal move that a computer player chooses. Raises PlayerFailed, UnknownPlayer, or TimeoutError."""
        thought = self.thinkers.submit(lambda: chosen(name, player(name), game, v, seat, stream))
        return await asyncio.wait_for(asyncio.wrap_future(thought), LONGEST_WAIT)

    async def close(self) -> None:
        """Stop thinking and write what waits."""
        self._patrol.cancel()
        for live in self._tables.values():
            live.rest()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.writer.close)
        with suppress(SQLAlchemyError):  # without it the outage is said to begin a little earlier
            await asyncio.to_thread(self.store.serve_on, now())
        await asyncio.to_thread(self.store.close)

    async def open(
        self,
        host: Person,
        game: Game,
        seats: Sequence[str | None],
        options: Mapping[str, object],
        *,
        place: int,
        listed: bool,
        grace: int | None = None,
        time: Pace | None = None,
        edition: Mapping[str, Any] | None = None,
        own_dice: bool = False,
        table_id: str | None = None,
        salt: str = "",
        played: Record | None = None,
    ) -> LiveTable:
        """A new table, its host sitting in seat `place`; it starts if no seat is left. Raises BadInput.

        `table_id` is one that was offered, so that its host knew what its dice are bound to before he added `salt`.
        If he has opened it already, he gets the table that there is. `played` is a record from whose end it goes on.
        """
        table_id = table_id or offer()
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("error-table-id")
        opened = open_table(
            game,
            seats,
            options,
            host=host.id,
            listed=listed,
            grace=grace,
            edition=played.edition if played is not None else edition,
            commitment=None if own_dice else self.commitment(table_id),
            played=played,
            time=time,
            own_dice=own_dice,
            waits=self.waits,
        )
        table = Table(opened)
        joined = table.join(host.id, host.name, place)
        table.fold(joined)
        live = await self._begin(table_id, [opened, *joined, *table.salt(host.id, salt)])
        if live is None:
            live = await self.table(table_id)
            if live.table.opener != host.id:
                raise Refused("error-table-id")
            return live
        if not live.table.free_seats:
            await live.act(lambda table: table.start(host.id, live.chance()))
        return live

    async def rematch(self, live: LiveTable, person: Person) -> LiveTable:
        """The table where the people of a game that has ended play again; opened if nobody has. Raises Refused.

        Its identifier follows from that of the first, so that it is opened once, whoever else wants the same.
        """
        digest = hmac.digest(self._key, b"again " + live.id.encode(), "sha256")
        table_id = urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()
        live.table.play_again(person.id, table_id)
        commitment = None if live.table.own_dice else self.commitment(table_id)
        again = await self._begin(table_id, live.table.next_table(commitment))
        again = again if again is not None else await self.table(table_id)
        await live.act(lambda table: table.play_again(person.id, table_id))
        if len(again.table.people) == 1 and again.table.status == "open":
            await again.act(lambda table: table.start(person.id, again.chance(), fill=True))
        return again

    async def _begin(self, table_id: str, entries: Sequence[Entry]) -> LiveTable | None:
        """The table that begins with these entries, once they are written; None if there is a table of that name."""
        entries = [entry._replace(at=now()) for entry in entries]
        table = read_table(entries)
        if not await self.writer.append(Batch(table_id, entries, table.summary())):
            return None
        return self._keep(LiveTable(table_id, table, self))

    async def keep(self, record: Record) -> LiveTable:
        """The table that is this record and nothing more; the same for everybody who has the same record."""
        table_id = f"record-{sha256(record.write().encode()).hexdigest()[:24]}"
        return await self._begin(table_id, archive(record)) or await self.table(table_id)

    def secret(self, table_id: str) -> bytes:
        """What the outcomes of a table follow from. It must not leave the server before the game is over."""
        return hmac.digest(self._key, table_id.encode(), "sha256")

    def commitment(self, table_id: str) -> str:
        """The hash of a table's secret, also for a table that is still to be opened."""
        return commit(self.secret(table_id))

    async def table(self, table_id: str) -> LiveTable:
        """The table of that identifier, read from the store if need be. Raises Missing."""
        if table_id not in self._tables:
            if not TABLE_ID.fullmatch(table_id) and not RECORD_ID.fullmatch(table_id):
                raise Missing("error-no-such-table")  # not every database takes any text
            lock = self._reading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self._tables:
                        entries = await asyncio.to_thread(self.store.entries, table_id)
                        if not entries:
                            raise Missing("error-no-such-table")
                        live = LiveTable(table_id, await asyncio.to_thread(read_table, entries), self)
                        await self._allow_for_outages(live)
                        self._keep(live)
            finally:
                self._reading.pop(table_id, None)
        self._tables.move_to_end(table_id)
        live = self._tables[table_id]
        live.wake()
        return live

    async def open_tables(self) -> list[LiveTable]:
        """The listed tables that have not started."""
        return [await self.table(one.id) for one in await asyncio.to_thread(self.store.open_tables)]

    async def tables_of(self, person: str) -> list[Listed]:
        """The tables where a person has a seat."""
        return await asyncio.to_thread(self.store.tables_of, person)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.id] = live
        for other in list(self._tables.values()):
            if len(self._tables) <= MOST_KEPT:
                break
            if other is not live and not other.is_watched:
                del self._tables[other.id]
        return live

    def _hear(self, table_id: str | None) -> None:
        """Another process has added entries to a table, or (None) perhaps to any. Called in a thread of the store."""
        with suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._refresh, table_id)

    def _refresh(self, table_id: str | None) -> None:
        tables = list(self._tables.values()) if table_id is None else [self._tables.get(table_id)]
        for live in tables:
            if live is not None:
                task = self._loop.create_task(live.refresh())
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def _look_after(self) -> None:
        """Let happen what time brings, and computer players think again where that went wrong."""
        while True:
            await asyncio.sleep(PATROL)
            await self._look_at_the_clock()
            for live in list(self._tables.values()):
                live.wake()
                place = live.gone()
                if place is not None:
                    try:
                        await live.act(lambda table, place=place: table.take_over(place))  # type: ignore[misc]
                    except Exception:
                        log.exception("a stand-in at table %s", live.id)

    async def _note_service(self) -> None:
        """Note now and then that somebody serves, and put the clocks right where for a time nobody did.

        This process may have been asleep itself, with its machine, or without its database.
        """
        if 0 <= now() - self._noted_at < NOTING:
            return
        self._noted_at = now()
        since = await asyncio.to_thread(self.store.serve_on, self._noted_at)
        if since != self._serving_since:
            self.outages = await asyncio.to_thread(self.store.outages)
            self._serving_since = since
            for live in list(self._tables.values()):
                await self._allow_for_outages(live)

    async def _allow_for_outages(self, live: LiveTable) -> None:
        if live.table.allow_for(self.outages, now()):
            try:
                await live.act(lambda table: table.allow_for(self.outages, now()))
            except (SQLAlchemyError, Busy) as error:  # before anybody runs out of time it is tried again
                log.warning("the clock of table %s: %s", live.id, error)

    async def _look_at_the_clock(self) -> None:
        """Let happen what must happen by now, at any table of the store."""
        try:
            await self._note_service()
            for table_id in await asyncio.to_thread(self.store.due_tables, now()):
                try:
                    live = await self.table(table_id)
                    if not await live.act(self._expired(live)):
                        await live.renew()
                except BadInput:  # nobody can play here any more
                    await asyncio.to_thread(self.store.set_due, table_id, None)
        except Exception:
            log.exception("the clock")

    def _expired(self, live: LiveTable) -> Command:
        return lambda table: table.allow_for(self.outages, now()) or table.expire(now(), live.chance())
