"""The rules of a game as blocks of a page, each with an anchor to which choices, log lines and errors link."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from schadenfreude.core.game import Game
from schadenfreude.core.text import Words, rule_pages
from schadenfreude.server.seen import RULE
from schadenfreude.server.speech import server_words

KINDS = ("ruling", "printed", "standin")  # what a rule says besides what the rulebook says
EMPHASIS = re.compile(r"(?<![\w*])(\*{1,2})(?=\S)(.+?)(?<=\S)\1(?!\w)")


class Block(NamedTuple):
    """A piece of a page ("title", "section", "rule", "text"), its anchor and paragraphs; where the rulebook has it."""

    kind: str
    anchor: str
    paragraphs: list[Markup]
    source: str | None


@cache
def rulebook(game: Game, language: str) -> tuple[Block, ...]:
    """The page of a game's rules in our own words."""
    words = server_words(language)
    return tuple(_block(words, *entry) for entry in rule_pages(game.package, language))


def _block(words: Words, key: str, text: str | None, attributes: dict[str, str]) -> Block:
    kind = "rule" if RULE.fullmatch(key) else key.partition("-")[0]
    if kind not in ("title", "section", "rule"):
        kind = "text"
    paragraphs = [_marked(part) for part in (text or "").split("\n\n") if part]
    paragraphs += [
        Markup("<em>{}:</em> {}").format(words(f"rule-{name}"), _marked(attributes[name]))
        for name in KINDS
        if name in attributes
    ]
    return Block(kind, key, paragraphs, attributes.get("source"))


def _marked(text: str) -> Markup:
    """A text with its marks of emphasis as HTML."""

    def mark(found: re.Match[str]) -> str:
        tag = "strong" if len(found[1]) == 2 else "em"
        return f"<{tag}>{found[2]}</{tag}>"

    return Markup(EMPHASIS.sub(mark, str(escape(text))))
