"""Fair dice: every outcome of a game follows from a secret to which the server is bound before anybody adds to it.

    commitment = SHA-256(secret)                                     shown before the game
    key        = HMAC-SHA-256(secret, salts joined by newlines)      the salts are what the seats add before the start
    word       = the first 8 bytes of HMAC-SHA-256(key, "<number> <attempt>"), a big-endian integer
    outcome    = word mod k, for the first attempt (0, 1, ...) whose word is below the largest multiple of k up to 2**64

`number` counts the outcomes of the game from 0, so that nothing but the game itself moves it on. The secret is
published when the game is over; a record keeps it in its notes, and then needs nothing else to be checked.

Needs only the standard library: whoever checks a record needs no server.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, NamedTuple

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.server import Refused

LONGEST_SALT = 60  # characters
NOTE = "fair"  # where a record's notes keep the proof
WORDS = 1 << 64
HASH = re.compile(r"[0-9a-f]{64}")


class Proof(NamedTuple):
    """What outcomes are recomputed from: hexadecimal hash and secret, and what each seat added.

    The first outcomes, `given` in number, were there before: the game went on from an earlier one.
    """

    commitment: str
    secret: str
    salts: list[str]
    given: int = 0

    def keeps(self, commitment: str) -> bool:
        """Is the secret the one that a server was bound to by that hash?"""
        return commit(bytes.fromhex(self.secret)) == commitment

    @property
    def key(self) -> bytes:
        """What all outcomes are derived from."""
        return mix(bytes.fromhex(self.secret), self.salts)


class Checked(NamedTuple):
    """An outcome of a record: how many there were to draw from, and which of them have the word that stands there.

    `number` counts outcomes from 0, `entry` the record's entries from 1; `wanted` is what follows from the proof.
    """

    number: int
    entry: int
    chances: int
    fits: list[int]
    word: str
    wanted: str

    @property
    def is_right(self) -> bool:
        """Does what stands there follow from the proof?"""
        return self.word == self.wanted


class Verdict(NamedTuple):
    """Whether a record follows from its proof: all its outcomes, and those of them that do not.

    `is_kept` if the secret has the hash it was compared with: one that was noted before the game (`is_noted`), or that
    of the record, which proves only that the two fit. `is_salted` if any seat added to the secret.
    """

    is_kept: bool
    is_noted: bool
    is_salted: bool
    outcomes: int
    wrong: list[Checked]

    @property
    def is_fair(self) -> bool:
        """Is there nothing to object to?"""
        return self.is_kept and not self.wrong

    def as_json(self) -> dict[str, Any]:
        """The verdict for programs."""
        wrong = [{"entry": one.entry, "given": one.word, "right": one.wanted} for one in self.wrong]
        return {
            "ok": self.is_fair,
            "kept": self.is_kept,
            "noted": self.is_noted,
            "salted": self.is_salted,
            "outcomes": self.outcomes,
            "wrong": wrong,
        }

    def lines(self, words: Words) -> list[str]:
        """The verdict for people; `words` are the server's."""
        said = [words(f"fair-{'noted-' if self.is_noted else ''}{'kept' if self.is_kept else 'broken'}")]
        said += [] if self.is_noted else [words("fair-unnoted")]
        said += [] if self.is_salted else [words("fair-unsalted")]
        said.append(words("fair-count", right=self.outcomes - len(self.wrong), of=self.outcomes))
        said += [words("fair-wrong-entry", entry=one.entry, given=one.word, right=one.wanted) for one in self.wrong[:1]]
        said += [words("fair-bad-luck")] if self.is_fair and self.is_noted and self.is_salted else []
        return said


class FairChance:
    """The outcomes of a game from number `drawn` on, as the server's secret and the salts have them."""

    def __init__(self, secret: bytes, salts: Sequence[str], drawn: int = 0) -> None:
        self._key = mix(secret, salts)
        self._number = drawn

    def draw(self, k: int) -> int:
        """The next outcome, one of 0..k-1."""
        outcome = derive(self._key, self._number, k)
        self._number += 1
        return outcome


def commit(secret: bytes) -> str:
    """The hash that binds the server to a secret and tells nothing of it."""
    return sha256(secret).hexdigest()


def mix(secret: bytes, salts: Sequence[str]) -> bytes:
    """The key of a game, to which every seat's salt (one line of text) adds."""
    return hmac.digest(secret, "\n".join(salts).encode(), "sha256")


def derive(key: bytes, number: int, k: int) -> int:
    """Outcome `number` of a game, one of 0..k-1, all equally likely to whoever does not know the key."""
    refused_from = WORDS - WORDS % k
    for attempt in count():
        word = int.from_bytes(hmac.digest(key, f"{number} {attempt}".encode(), "sha256")[:8], "big")
        if word < refused_from:
            return word % k
    raise AssertionError


def read_salt(text: str) -> str:
    """What somebody adds, as it will be shown. Raises Refused for a long one and for marks that nobody can see."""
    salt = " ".join(text.split())
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise Refused("error-salt", right=LONGEST_SALT)
    return salt


def note(proof: Proof) -> dict[str, Any]:
    """A proof as a record's notes have it."""
    return {NOTE: proof._asdict()}


def read_proof(record: Record) -> Proof:
    """The proof in a record's notes. Raises Refused if there is none, or none that can be read."""
    noted = record.notes.get(NOTE)
    if noted is None:
        raise Refused("error-no-proof")
    match noted:
        case {"commitment": str(commitment), "secret": str(secret), "salts": [*salts], "given": int(given)} if (
            HASH.fullmatch(commitment)
            and HASH.fullmatch(secret)
            and all(isinstance(salt, str) and salt.isprintable() for salt in salts)
        ):
            return Proof(commitment, secret, [str(salt) for salt in salts], given)
    raise Refused("error-bad-proof")


def check_outcomes(record: Record, proof: Proof) -> Iterator[Checked]:
    """Every outcome of a record, but those that were given, beside what follows from the proof."""
    key, number, entry = proof.key, 0, 0
    for s, step, begins in record.walk():
        entry += begins
        if step.mover != CHANCE:
            continue
        if number >= proof.given:
            words = _words(record, s)
            word = words[step.move]
            fits = [outcome for outcome, other in enumerate(words) if other == word]
            yield Checked(number, entry, len(words), fits, word, words[derive(key, number, len(words))])
        number += 1


def verify(record: Record, noted: str | None = None) -> Verdict:
    """Recompute all outcomes of a record from the proof in its notes.

    `noted` is the hash that was shown before the game. Raises Refused if it is none, or if there is no proof.
    """
    if noted is not None and not HASH.fullmatch(noted := noted.strip().lower()):
        raise Refused("error-commitment", given=noted)
    proof = read_proof(record)
    checked = list(check_outcomes(record, proof))
    wrong = [one for one in checked if not one.is_right]
    is_kept = proof.keeps(proof.commitment if noted is None else noted)
    return Verdict(is_kept, noted is not None, any(proof.salts), len(checked), wrong)


def _words(record: Record, s: State) -> list[str]:
    """All outcomes of a chance node in notation; what is drawn from a deck has the same word several times."""
    return [record.game.write_outcome(s, outcome) for outcome in range(record.game.chances(s))]
