"""Words: every text a person sees comes from Fluent files, `words/<language>.ftl` beside the code that speaks."""

from __future__ import annotations

import locale
import os
import re
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from schadenfreude.core.errors import BadInput

LANGUAGES = ("en", "de")
LONGEST_ARGUMENT = 900  # characters; Fluent refuses 1000
MOST_SAID = 10_000  # texts that are kept
LARGEST_NUMBER = 10**15  # of those that are written as a language writes numbers, which has 28 digits at most
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]*[ \t]*=|#)", re.MULTILINE)  # where a message, a term or a comment begins
KEY = re.compile(r"(-?[a-zA-Z][\w-]*)[ \t]*=")
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else that of the locale, else English. Raises BadInput."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput("error-language", given=wanted, right=", ".join(LANGUAGES))
        return wanted
    for spoken in os.environ.get("LANGUAGE", "").split(":"):  # as gettext has it: the languages in order of preference
        if spoken[:2] in LANGUAGES and not spoken[2:3].isalpha():
            return spoken[:2]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].startswith("de") else "en"
    return "de" if (locale.getlocale()[0] or "").lower().startswith(("de", "german")) else "en"


class Words:
    """The words of one language, of the packages named: `words("key", name=value)` is the text.

    A package that comes earlier wins. The core's words are always there.
    """

    def __init__(self, language: str, *packages: str, files_: tuple[str, ...] = ("{}.ftl",)) -> None:
        self.language = language
        self.packages = packages
        self._files = files_
        self._said: dict[
            tuple[object, ...], str
        ] = {}  # what has been said is said again: a page says it hundreds of times

    def extended(self, *packages: str) -> Words:
        """These words and those of further packages."""
        return Words(self.language, *self.packages, *packages)

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The source of each entry by its key. They are parsed one by one when needed: all would take 50 ms."""
        entries: dict[str, str] = {}
        for package in (*self.packages, "schadenfreude.core"):
            for pattern in self._files:
                path = files(package) / "words" / pattern.format(self.language)
                for source in ENTRY.split(path.read_text(encoding="utf-8")):
                    if key := KEY.match(source):
                        entries.setdefault(key[1], source)
        return entries

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, key: str) -> None:
        """Put an entry, and those it refers to, into the bundle. Raises KeyError for a key without words."""
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._entries[key]))
        for other in REFERENCE.findall(self._entries[key]):
            if other in self._entries and other != key:
                self._parse(other)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __call__(self, key: str, /, **arguments: object) -> str:
        """The text of a message. Raises KeyError for a key without words and ValueError for a missing argument."""
        plain = {name: _plain(value) for name, value in arguments.items()}
        asked = (key, *plain.items())
        said = self._said.get(asked)
        if said is None:
            said = self._say(key, plain)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[asked] = said
        return said

    def _say(self, key: str, arguments: dict[str, object]) -> str:
        if not self._bundle.has_message(key):
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"words {self.language} {key}: {errors[0]}")
        return str(text)


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which those that occur several times are numbered: Anna, Easy 1, Easy 2."""
    often = Counter(names)
    return [f"{name} {names[: place + 1].count(name)}" if often[name] > 1 else name for place, name in enumerate(names)]


def _plain(value: object) -> object:
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER:
        return value
    text = str(value)
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 3] + "..."


def rule_pages(package: str, language: str) -> list[tuple[str, str | None, dict[str, str]]]:
    """The restated rules of a game in page order: identifier, text, attributes (ruling, printed, standin, source).

    Between the paragraphs of a text is an empty line.
    """
    from fluent.syntax import ast, parse
    from fluent.syntax.serializer import serialize_pattern

    def text(pattern: ast.Pattern | None) -> str | None:
        if pattern is None:
            return None
        source = serialize_pattern(pattern).replace('{ "{" }', "{").replace('{ "}" }', "}")
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", source))

    source = (files(package) / "words" / f"rules.{language}.ftl").read_text(encoding="utf-8")
    return [
        (entry.id.name, text(entry.value), {a.id.name: text(a.value) or "" for a in entry.attributes})
        for entry in parse(source).body
        if isinstance(entry, ast.Message)
    ]
