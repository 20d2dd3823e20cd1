"""Errors that people cause and read: a message key with its arguments, told in their language."""

from __future__ import annotations

LONGEST_GIVEN = 100  # characters of what somebody gave that a message repeats


class BadInput(Exception):
    """Something given from outside is wrong. `key` names the message, `arguments` fill it in; nothing was changed.

    `package` is where the words of the message are, if not in the core.

    Kinds, as callers tell them apart: `IllegalMove` (understood, but against a rule), `UnclearMove` (not understood or
    several readings), `BadRecord` (a file that is no record, or breaks off), `BadEdition` (a file that is no edition).
    """

    package: str | None = None

    def __init__(self, key: str, /, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def explain(self, language: str) -> str:
        """The message in a language."""
        from schadenfreude.core.text import Words

        words = Words(language, self.package) if self.package else Words(language)
        told = {k: v.explain(language) if isinstance(v, BadInput) else v for k, v in self.arguments.items()}
        given = told.get("given")
        if isinstance(given, str) and len(given) > LONGEST_GIVEN:
            told["given"] = given[: LONGEST_GIVEN - 3] + "..."
        return words(self.key, **told)

    def __str__(self) -> str:
        return self.explain("en")


class IllegalMove(BadInput):
    """A move that is understood but not legal; `rule` is the number of the rule against it."""

    def __init__(self, package: str, rule: str, key: str, /, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.package = package
        self.rule = rule

    def explain(self, language: str) -> str:
        """The reason in a language, with the number of the rule."""
        reason = super().explain(language)
        return f"{reason} ({self.rule})" if self.rule else reason


class UnclearMove(BadInput):
    """A typed move that nobody can read, or that can be read in several ways."""


class BadRecord(BadInput):
    """A record that is malformed, of another game or of a newer version, or that breaks a rule at `line`."""

    def __init__(self, key: str, line: int | None = None, /, **arguments: object) -> None:
        super().__init__(key, line=line if line is not None else 0, **arguments)
        self.line = line


class BadEdition(BadInput):
    """An edition of a game with something wrong at `line`. `package` is where a message of the game's own is."""

    def __init__(self, key: str, line: int, package: str | None = None, /, **arguments: object) -> None:
        super().__init__(key, line=line, **arguments)
        self.line = line
        self.package = package
