"""Who is who: a nickname, and a random token that only its owner has. The database knows its hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict

from schadenfreude.server import Missing, Refused
from schadenfreude.server.live import LOOPBACK, Busy
from schadenfreude.server.store import Person, Store, now
from schadenfreude.server.table import LONGEST_NAME

MOST_KNOWN = 5000  # tokens kept in memory
LONGEST_TOKEN = 100
NEW_PEOPLE = (30, 20.0)  # from one address: so many at once, then one in so many seconds
RATES = {  # of one person: likewise
    "open": (30, 10.0),
    "move": (200, 0.1),
    "talk": (5, 2.0),
    "upload": (10, 60.0),
    "device": (5, 60.0),
}
RECOVERABLE = 24 * 3600  # seconds for which such a link works


class Stranger(Refused):
    """Somebody without a valid token."""


class People:
    """All people of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._strangers = Allowance(*NEW_PEOPLE)
        self._allowed = {what: Allowance(*rate) for what, rate in RATES.items()}

    def allow(self, what: str, person: Person) -> None:
        """Count that somebody does something, one of RATES. Raises Busy if he does it too often."""
        self._allowed[what].use(person.id)

    async def add(self, name: str) -> tuple[Person, str]:
        """A new person and his token. Raises Refused if the name is none."""
        person, token = Person(secrets.token_hex(8), read_name(name)), secrets.token_urlsafe(32)
        await asyncio.to_thread(self._store.add_person, person, _hash(token))
        return person, token

    async def welcome(self, address: str, name: str) -> tuple[Person, str]:
        """A new person who comes from a network address, and his token. Raises Refused, also if too many do."""
        if address not in LOOPBACK:
            self._strangers.use(address)
        return await self.add(name)

    async def known(self, token: str | None) -> Person:
        """Whose token this is. Raises Stranger."""
        person = await self.find(token) if token is not None else None
        if person is None:
            raise Stranger("error-stranger")
        return person

    async def find(self, token: str) -> Person | None:
        """Whose token this is."""
        if len(token) > LONGEST_TOKEN:
            return None
        key = _hash(token)
        if key not in self._known:
            person = await asyncio.to_thread(self._store.person, key)
            if person is None:
                return None
            self._known[key] = person
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return self._known[key]

    async def rename(self, token: str, name: str) -> Person:
        """Give the owner of a token another name; tables where he sits keep the old one. Raises Refused."""
        person = Person((await self.known(token)).id, read_name(name))
        await asyncio.to_thread(self._store.rename, person)
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = person
        return person

    async def offer(self, person: Person) -> str:
        """A token by which another device becomes the same person, once and within a day. Raises Busy."""
        self.allow("device", person)
        token = secrets.token_urlsafe(32)
        await asyncio.to_thread(self._store.offer_recovery, person, _hash(token), now() + 1000 * RECOVERABLE)
        return token

    async def offered(self, token: str) -> Person:
        """Whom such a token makes of a device. Raises Missing."""
        person = await asyncio.to_thread(self._store.recoverable, _hash(token))
        if person is None:
            raise Missing("error-recovery")
        return person

    async def recover(self, token: str) -> str:
        """Use such a token up; the token by which the device is known from now on. Raises Missing."""
        own = secrets.token_urlsafe(32)
        if not await asyncio.to_thread(self._store.recover, _hash(token), _hash(own)):
            raise Missing("error-recovery")
        return own


def read_name(text: str) -> str:
    """A nickname as it will be shown. Raises Refused for none, a long one, and marks that nobody can see."""
    name = " ".join(text.split())
    unseen = next((letter for letter in name if not letter.isprintable()), None)
    if unseen is not None:
        raise Refused("error-name-unseen", mark=unicodedata.name(unseen, f"U+{ord(unseen):04X}"))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("error-name", right=LONGEST_NAME)
    return name


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Allowance:
    """How often somebody may do something: `burst` times at once, and then again every `seconds`."""

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst = burst
        self._seconds = seconds
        self._used_until: OrderedDict[str, float] = OrderedDict()  # when all that was used is regained

    def use(self, who: str) -> None:
        """Use it once. Raises Busy if it is used up."""
        now = time.monotonic()
        until = max(self._used_until.pop(who, now), now) + self._seconds
        if until - now > self._burst * self._seconds:
            self._used_until[who] = until - self._seconds
            raise Busy("error-too-often", seconds=round(until - now - self._burst * self._seconds) + 1)
        self._used_until[who] = until
        while self._used_until and next(iter(self._used_until.values())) <= now:
            self._used_until.popitem(last=False)
