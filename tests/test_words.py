"""Words: both languages say the same things, everything said is there, and nothing is there that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import schadenfreude
from schadenfreude.cli import app
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.terminal.help import param_key

PACKAGE = Path(schadenfreude.__file__).parent
FOLDERS = sorted(path.parent.parent for path in PACKAGE.rglob("words/en.ftl"))
OTHER_SOURCES = ("*.html", "*.js", "*.css")
KEY = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9]+)*")


def part(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


# What the files hold


class Variables(Visitor):
    """The names of the variables in an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(file: Path) -> dict[str, tuple[list[str], set[str]]]:
    """The messages of a file in order: which attributes each has, and which variables."""
    found = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = ([attribute.id.name for attribute in entry.attributes], variables.names)
    return found


def test_there_are_words() -> None:
    assert {part(folder) for folder in FOLDERS} >= {"core", "players", "terminal", "games/pechvogel"}


@pytest.mark.parametrize("folder", FOLDERS, ids=part)
def test_both_languages_have_the_same_keys_with_the_same_arguments(folder: Path) -> None:
    english = {path.name.replace("en.ftl", "") for path in (folder / "words").glob("*en.ftl")}
    german = {path.name.replace("de.ftl", "") for path in (folder / "words").glob("*de.ftl")}
    assert english == german
    for name in english:
        one, other = (entries(folder / "words" / f"{name}{language}.ftl") for language in ("en", "de"))
        assert list(one) == list(other), "not the same keys in the same order"
        assert {key: (one[key], other[key]) for key in one if one[key] != other[key]} == {}


# What the code says


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))


def texts(folder: Path) -> set[str]:
    """All texts that are written out in the code of a folder and its templates."""
    found = {
        node.value
        for tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for pattern in OTHER_SOURCES:
        for file in folder.rglob(pattern):
            found.update(re.findall(r"[\"'`]([A-Za-z0-9-]+)[\"'`]", file.read_text(encoding="utf-8")))
    return found


@cache
def beginnings() -> frozenset[str]:
    """How keys begin that are put together somewhere: "why-" of f"why-{reason}"."""
    found: set[str] = set()
    for tree in trees(PACKAGE):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    for pattern in OTHER_SOURCES:
        for file in PACKAGE.rglob(pattern):
            text = file.read_text(encoding="utf-8")
            found.update(re.findall(r"[\"'`]([a-z-]+-)(?:[\"'] ?[~+]|\$\{)", text))
    return frozenset(text for text in found if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))


def is_made_of(key: str, said: set[str]) -> bool:
    """Is a key one of the texts that are said, or put together of a beginning and of such texts or numbers?"""
    if key in said:
        return True
    return any(key.startswith(begin) and is_chain(key.removeprefix(begin), said) for begin in beginnings())


def is_chain(text: str, said: set[str]) -> bool:
    if text in said or text.isdigit():
        return True
    cuts = [i for i, c in enumerate(text) if c == "-"]
    return any(is_chain(text[:i], said) and is_chain(text[i + 1 :], said) for i in cuts)


def help_keys() -> set[str]:
    """The keys of the help of all commands."""
    words = Words("en", "schadenfreude.terminal")
    keys = set()

    def visit(command: Any, path: str) -> None:
        keys.add(f"command{path}")
        if not hasattr(command, "commands") and path:
            keys.add(f"examples{path}")
        for param in command.params:
            keys.add(param_key(words, "param", path, param))
            if param.param_type_name == "argument" or not param.is_flag:
                keys.add(param_key(words, "value", path, param))
        for name, inner in getattr(command, "commands", {}).items():
            visit(inner, f"{path}-{name}")

    visit(typer.main.get_command(app), "")
    return keys


def param_keys(described: Game) -> set[str]:
    """The keys of parameters of moves and events that are said in words of the game."""
    params = [param for kind in described.moves.kinds for param in kind.params]
    params += [param for kind in described.events.kinds for param in kind.params]
    return {
        f"{param.kind}-{param.write(value)}"
        for param in params
        if param.kind not in ("seat", "number")
        for value in range(param.low, param.high + 1)
    }


def table_keys(described: Game) -> set[str]:
    """The keys of what a game's tables name."""
    notable = {f"count-{event.name}" for event in described.events.kinds if event.notable}
    moves = {f"move-{move.name}" for move in described.moves.kinds}
    return notable | moves | {f"event-{event.name}" for event in described.events.kinds}


def remark_keys(described: Game) -> set[str]:
    """The keys of what the raven may say to what happens."""
    return {f"murphy-{event.name}" for event in described.events.kinds}


@pytest.mark.parametrize("folder", FOLDERS, ids=part)
def test_no_word_is_unused(folder: Path) -> None:
    # Errors of the core are raised everywhere, and the command line speaks with the terminal's words.
    said = texts(PACKAGE) if part(folder) == "core" else texts(folder)
    if part(folder) == "terminal":
        said |= help_keys() | {text for tree in trees(PACKAGE) for text in called(tree)}
    for name in game_names():
        if Path(str(game(name).rules.__file__)).parent == folder:
            said |= (
                param_keys(game(name))
                | table_keys(game(name))
                | remark_keys(game(name))
                | {"name", "about", "chance", "seat-extra", "reactions", "figures"}
            )
    unused = [key for key in entries(folder / "words" / "en.ftl") if not is_made_of(key, said)]
    assert unused == []


# What is said is there


ERRORS = {"BadInput", *(error.__name__ for error in BadInput.__subclasses__())}
OF_GAMES = ("game_words", "own")  # what the words of a game are called outside its folder


def called(tree: ast.Module, *, of_games: bool = False) -> Iterator[str]:
    """The keys that are written out where words are asked for or an error is made, or where a game's are asked for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            function, first = node.func, node.args[0]
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            # "obj" is `ctx.obj`, the words in the context of a command.
            asks = name in OF_GAMES if of_games else name in ("words", "obj", *ERRORS) or name.startswith("Bad")
            if asks and isinstance(first, ast.Constant) and isinstance(first.value, str) and KEY.fullmatch(first.value):
                yield first.value


def keys_of(*parts: str) -> set[str]:
    return {key for name in parts for key in entries(PACKAGE / name / "words" / "en.ftl")}


@pytest.mark.parametrize("folder", FOLDERS, ids=part)
def test_every_key_that_is_written_out_has_words(folder: Path) -> None:
    # Whatever is raised in the core has its words there or in a game's folder.
    mine = keys_of(*map(part, FOLDERS)) if part(folder) == "core" else keys_of(part(folder), "core", "players")
    assert {key for tree in trees(folder) for key in called(tree)} - mine == set()


def test_every_key_of_other_parts_and_of_games_has_words() -> None:
    everywhere = keys_of(*map(part, FOLDERS))
    found = {key for tree in trees(PACKAGE) for key in called(tree)}
    assert found - everywhere == set()
    assert len(found) > 100
    of_games = {key for tree in trees(PACKAGE) for key in called(tree, of_games=True)}
    assert {"name", "about"} <= of_games
    for name in game_names():
        assert of_games - set(entries(Path(str(game(name).rules.__file__)).parent / "words" / "en.ftl")) == set()


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_words_for_all_its_tables(name: str) -> None:
    described = game(name)
    words = entries(Path(str(described.rules.__file__)).parent / "words" / "en.ftl")

    def having(begin: str) -> set[str]:
        return {key.removeprefix(begin) for key in words if key.startswith(begin)}

    assert {"name", "about", "chance"} <= set(words)
    assert ("reactions" in words) == described.has_reactions
    assert ("figures" in words) == described.has_solver
    assert {key for key in words if key.split("-")[0] in ("move", "event", "count")} == table_keys(described)
    assert having("option-") == {option.name for option in described.options}
    assert having("why-") >= {reason.name for reason in described.rules.REASONS if reason is not None}
    if not hasattr(described.module("view"), "write_param"):
        assert param_keys(described) <= set(words)


@pytest.mark.parametrize("name", game_names())
def test_the_words_for_a_games_tables_use_only_what_they_are_given(name: str) -> None:
    described = game(name)
    given = {f"move-{kind.name}": {param.name for param in kind.params} for kind in described.moves.kinds}
    for kind in described.events.kinds:
        given[f"event-{kind.name}"] = {param.name for param in kind.params} | set(kind.shows)
    for key, (_, variables) in entries(Path(str(described.rules.__file__)).parent / "words" / "en.ftl").items():
        if key in given or key.split("-")[0] in ("name", "about", "chance", "count", "why", "option"):
            assert variables <= given.get(key, set()), key


def test_a_command_has_all_words_of_its_help() -> None:
    assert help_keys() <= set(entries(PACKAGE / "terminal" / "words" / "en.ftl"))
