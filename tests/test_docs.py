"""What is written down holds: rules are carried out and tested, examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import NamedTuple

import pytest

from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import LANGUAGES, Words, rule_pages
from schadenfreude.terminal.rulebook import Rulebook

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"[A-Z]+-\d+")


# Rules


def cited(folder: Path) -> set[str]:
    """The rule numbers in the code of a folder: in its texts, and in names like `test_xy_7_...`."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    in_names = re.findall(r"(?<=_)([a-z]{2})_(\d+)(?=_)", text)
    return {*RULE.findall(text), *(f"{letters.upper()}-{number}" for letters, number in in_names)}


@pytest.mark.parametrize("name", game_names())
def test_every_rule_is_cited_in_the_code_and_in_the_tests_of_its_game(name: str) -> None:
    package = game(name).package
    rules = [key for key, _, _ in rule_pages(package, "en") if RULE.fullmatch(key)]
    assert rules
    code = cited(Path(str(game(name).rules.__file__)).parent)
    tests = cited(ROOT / "tests" / "games" / package.rpartition(".")[2])
    assert [rule for rule in rules if rule not in code] == [], "not in the code"
    assert [rule for rule in rules if rule not in tests] == [], "not in the tests"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_pages_of_rules_are_what_the_words_say(name: str, language: str) -> None:
    page = rules_page(name, language)
    made = Rulebook(game(name), Words(language, "schadenfreude.terminal")).markdown()
    written = page.read_text(encoding="utf-8") if page.exists() else ""
    command = f"schadenfreude rules {name} --markdown --lang {language} > {page.relative_to(ROOT)}"
    assert written == made, f"the page is not up to date: {command}"


def test_every_page_of_rules_is_that_of_a_game() -> None:
    pages = {rules_page(name, language) for name in game_names() for language in LANGUAGES}
    assert set((ROOT / "docs" / "rules").iterdir()) == pages


def rules_page(name: str, language: str) -> Path:
    return ROOT / "docs" / "rules" / (f"{name}.md" if language == "en" else f"{name}.{language}.md")


# Examples


class Example(NamedTuple):
    """A command of the README, and what it is said to print ("..." for anything); None if nothing is said."""

    command: str
    printed: str | None
    line: int


def examples(text: str) -> list[Example]:
    """The commands of the package in blocks of shell: all lines of `sh`, those after "$ " of `console`."""
    found: list[Example] = []
    for block in re.finditer(r"^```(sh|console)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        line = text.count("\n", 0, block.start(2)) + 1
        if block[1] == "sh":
            commands: list[tuple[int, str, str | None]] = [
                (number, command, None) for number, command in enumerate(block[2].splitlines(), line)
            ]
        else:
            parts = re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block[2], re.MULTILINE)
            commands = [(line + block[2].count("\n", 0, p.start()), p[1], p[2] or None) for p in parts]
        found.extend(Example(c, p, n) for n, c, p in commands if c.startswith("schadenfreude "))
    return found


def test_the_examples_in_the_readme_work(tmp_path: Path) -> None:
    variables = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "LC_ALL": "en_US.UTF-8",
        "COLUMNS": "120",
        "HOME": str(tmp_path),
    }
    found = examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found
    for command, printed, line in found:
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=tmp_path,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, f"README.md:{line}: {command}\n{done.stdout}"
        if printed is not None:
            as_told = OutputChecker().check_output(printed, done.stdout, ELLIPSIS | NORMALIZE_WHITESPACE)
            assert as_told, f"README.md:{line}: {command}\n{done.stdout}"


def test_the_python_in_the_readme_works() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.DOTALL)
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-W", "error", "-c", block], check=True, stdout=subprocess.DEVNULL)


def test_examples_are_found_in_shell_blocks_only() -> None:
    text = "```sh\nscripts/test\nschadenfreude games\n```\n```text\nschadenfreude no\n```\n" + (
        "```console\n$ schadenfreude a\nsaid\nmore\n$ ls\nx\n$ schadenfreude b\n```\n"
    )
    assert examples(text) == [
        Example("schadenfreude games", None, 3),
        Example("schadenfreude a", "said\nmore\n", 9),
        Example("schadenfreude b", None, 14),
    ]
