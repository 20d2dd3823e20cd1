"""Imports run downwards only, games stand apart, and nobody above them knows one by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import NamedTuple

import pytest

from schadenfreude.core.registry import game, game_names

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "schadenfreude"
LAYERS = (("core",), ("games",), ("players",), ("lab",), ("envs",), ("server", "terminal"), ("cli",))  # from below
NAMELESS = ("core", "players", "lab", "envs", "server")  # parts in which no game is named
BARE = ("core", "games", "players")  # parts that load without anything but the standard library


class Import(NamedTuple):
    """An import: of which module, in which file and line, and whether it happens as soon as the file is loaded."""

    module: str
    file: Path
    line: int
    at_once: bool

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} imports {self.module}"


@cache
def imports() -> tuple[Import, ...]:
    found: list[Import] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        found.extend(_imports(ast.parse(file.read_text(encoding="utf-8")), file, at_once=True))
    return tuple(found)


def _imports(node: ast.AST, file: Path, *, at_once: bool) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, file, node.lineno, at_once) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"{file}:{node.lineno}: a relative import"
        assert node.module is not None
        for alias in node.names:  # of a package, a name may be a module
            part = Path(*node.module.split(".")[1:], alias.name)
            is_module = node.module.startswith("schadenfreude") and (
                (PACKAGE / part).is_dir() or (PACKAGE / part).with_suffix(".py").is_file()
            )
            yield Import(f"{node.module}.{alias.name}" if is_module else node.module, file, node.lineno, at_once)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or _is_for_types(node):
        at_once = False
    for child in ast.iter_child_nodes(node):
        yield from _imports(child, file, at_once=at_once)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def part_of(module: str) -> str:
    """The part of the package that a module of it belongs to."""
    return module.split(".")[1] if "." in module else ""


def home(file: Path) -> str:
    """The part of the package that a file belongs to."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def layer(part: str) -> int:
    found = [number for number, parts in enumerate(LAYERS) if part in parts]
    assert found, f"{part} has no layer"
    return found[0]


def test_every_part_has_a_layer() -> None:
    parts = {home(file) for file in PACKAGE.rglob("*.py")} - {"__init__"}
    assert parts <= {part for parts in LAYERS for part in parts}


def test_imports_run_downwards_only() -> None:
    for found in imports():
        if found.module.split(".")[0] == "schadenfreude" and home(found.file) != "__init__":
            above, below = home(found.file), part_of(found.module)
            assert below == "" or above == below or layer(above) > layer(below), str(found)


def test_no_game_imports_another() -> None:
    for found in imports():
        path = found.module.split(".")
        if path[:2] == ["schadenfreude", "games"] and home(found.file) == "games" and len(path) > 2:
            assert found.file.relative_to(PACKAGE).parts[1] == path[2], str(found)


def test_nobody_but_the_command_line_imports_a_game() -> None:
    for found in imports():
        if found.module.startswith("schadenfreude.games."):
            assert home(found.file) in ("games", "cli"), str(found)


def test_what_is_needed_for_plain_play_loads_nothing_but_the_standard_library() -> None:
    for found in imports():
        if home(found.file) in BARE and found.at_once:
            top = found.module.split(".")[0]
            assert top == "schadenfreude" or top in sys.stdlib_module_names, str(found)


def canonical(need: str) -> str:
    """The name of a distribution, without a version, as the index of packages spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", need)[0]).lower()


def test_every_third_party_package_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    declared = {canonical(need) for needs in (project["dependencies"], *extras) for need in needs}
    distributions = packages_distributions()
    for found in imports():
        top = found.module.split(".")[0]
        if top != "schadenfreude" and top not in sys.stdlib_module_names:
            assert {canonical(name) for name in distributions.get(top, [top])} & declared, str(found)


def texts() -> list[Path]:
    """All files, of code and of words, in which no game is named."""
    files = [file for part in NAMELESS for file in (PACKAGE / part).rglob("*")]
    return sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts)


@pytest.mark.parametrize("name", game_names())
def test_no_game_is_named_above_the_games(name: str) -> None:
    titles = {str(game(name).words(language)("name")) for language in ("en", "de")}
    spellings = {name, name.replace("-", "_"), name.replace("-", ""), *titles}
    pattern = re.compile("|".join(rf"(?<![a-z]){re.escape(spelling)}" for spelling in sorted(spellings)), re.IGNORECASE)
    for file in texts():
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            assert not pattern.search(line), f"{file.relative_to(ROOT)}:{number} names {name}: {line.strip()}"


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_played_and_told_without_numba_and_numpy(name: str) -> None:
    code = f"""
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from schadenfreude.core.chance import Stream
from schadenfreude.core.registry import game
played, stream = game({name!r}), Stream(1)
s = played.start(played.players[0], listen=True)
while not played.is_over(s):
    legal = played.legal_moves(s)
    played.apply(s, legal[stream.draw(len(legal))] if legal else stream.draw(played.chances(s)))
for told in s.story:
    played.tell(played.words("de"), ["Anna", "Bert", "Cleo", "Dora", "Emil"], told)
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)
