"""The rules of a game in our own words: for the terminal, as a Markdown page, as JSON, and one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from schadenfreude.core.game import Game
from schadenfreude.core.text import Words, rule_pages
from schadenfreude.terminal import BadCommand

RULE = re.compile(r"[A-Z]+-\d+")
KINDS_OF_TEXT = ("ruling", "printed", "standin")  # what a rule says besides what the rulebook says


class Rulebook:
    """The rules of a game in a language; `words` are the terminal's."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.pages = rule_pages(game.package, words.language)

    def rule(self, number: str) -> str:
        """A rule with its number, in one paragraph without emphasis. Raises BadCommand if there is none."""
        key, text, attributes = self._entry(number)
        return plain(f"{key} {self._whole(text, attributes)}").replace("\n\n", " ")

    def as_json(self, number: str | None = None) -> dict[str, Any]:
        """All entries of the page in order, or that of one rule: key, text and attributes. Raises BadCommand."""
        pages = self.pages if number is None else [self._entry(number)]
        entries = [{"key": key, "text": text, **attributes} for key, text, attributes in pages]
        return {"game": self.game.name, "language": self.words.language, "rules": entries}

    def markdown(self) -> str:
        """The whole page as Markdown."""
        parts: list[str] = []
        items = False
        for key, text, attributes in self.pages:
            block, item = self._block(key, text, attributes)
            parts.append(("\n" if items and item else "\n\n" if parts else "") + block)
            items = item
        return "".join(parts) + "\n"

    def lines(self, number: str | None = None) -> Iterator[tuple[str, str]]:
        """The whole page, or one rule, for a terminal: each line's style (see `Screen.say`) and text.

        Emphasis is left out. Raises BadCommand if there is no such rule.
        """
        if number is not None:
            yield "", self.rule(number)
            return
        for key, text, attributes in self.pages:
            if key == "title" or key.startswith("section-"):
                if key != "title":
                    yield "", ""
                yield "title", plain(text or "")
            else:
                number = f"{key} " if RULE.fullmatch(key) else ""
                whole = self._whole(text, attributes)
                yield from (("", plain(number + part)) for part in whole.split("\n\n"))

    def _entry(self, number: str) -> tuple[str, str | None, dict[str, str]]:
        for entry in self.pages:
            if entry[0] == number.upper() and RULE.fullmatch(entry[0]):
                return entry
        raise BadCommand("error-unknown-rule", given=number, right=", ".join(self._ranges()))

    def _ranges(self) -> Iterator[str]:
        """The numbers of all rules, those that follow each other in one: NL-1..NL-41."""
        letters = self.pages[[bool(RULE.fullmatch(key)) for key, _, _ in self.pages].index(True)][0].split("-")[0]
        numbers = sorted(int(key.split("-")[1]) for key, _, _ in self.pages if RULE.fullmatch(key))
        for _, run in groupby(enumerate(numbers), key=lambda numbered: numbered[1] - numbered[0]):
            first, *_, last = [f"{letters}-{number}" for _, number in run] * 2
            yield first if first == last else f"{first}..{last}"

    def _block(self, key: str, text: str | None, attributes: dict[str, str]) -> tuple[str, bool]:
        """An entry as Markdown, and whether it is an item of a list."""
        whole = self._whole(text, attributes)
        if key == "title":
            return f"# {whole}", False
        if key.startswith("section-"):
            return f"## {whole}", False
        if RULE.fullmatch(key):
            return f"- **{key}** {whole}".replace("\n\n", "\n\n  "), True
        if case := re.fullmatch(r"case-(\d+)", key):
            return f"{case[1]}. {whole}", True
        if whole.startswith("**"):
            return f"- {whole}", True
        return whole, False

    def _whole(self, text: str | None, attributes: dict[str, str]) -> str:
        """What an entry says: the text, what is added to it and why, and where the rulebook has it."""
        parts = [text] if text else []
        parts += [f"*{self.words(f'rule-{kind}')}:* {attributes[kind]}" for kind in attributes if kind in KINDS_OF_TEXT]
        if "source" in attributes:
            parts.append(f"({attributes['source']})")
        return " ".join(parts)


def plain(text: str) -> str:
    """A text without the marks of emphasis."""
    return re.sub(r"(?<![\w*])(\*{1,2})(?=\S)(.+?)(?<=\S)\1(?!\w)", r"\2", text)
