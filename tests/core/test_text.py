"""Words: entries that are parsed one by one say what the whole file says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import schadenfreude
from schadenfreude.core.errors import BadInput
from schadenfreude.core.text import ENTRY, KEY, Words, distinct, language, rule_pages

FILES = sorted(Path(schadenfreude.__file__).parent.rglob("words/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_a_words_file_is_split_where_its_entries_begin(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = [entry for entry in parse(text).body if not isinstance(entry, ast.BaseComment)]
    alone = [parse(source).body[0] for source in ENTRY.split(text) if KEY.match(source)]
    assert len(whole) == len(alone) > 0
    for one, other in zip(whole, alone, strict=True):
        assert not isinstance(one, ast.Junk), one.content
        assert one.equals(other, ignored_fields=["span", "comment"])


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    (tmp_path / "spoken" / "words").mkdir(parents=True)
    (tmp_path / "spoken" / "__init__.py").touch()
    (tmp_path / "spoken" / "words" / "en.ftl").write_text(
        """### Words.

# A comment
greeting = { -polite } { $name }, { ravens }
-polite = Dear
# another = comment
ravens = { $count ->
    [one] one raven
   *[other] { $count } ravens
}, at least
error-language = a word that the core has too
""",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    return Words("en", "spoken")


def test_a_message_brings_what_it_refers_to(words: Words) -> None:
    assert words("greeting", name="Anna", count=2) == "Dear Anna, 2 ravens, at least"


def test_words_know_their_keys_and_the_first_package_wins(words: Words) -> None:
    assert "ravens" in words
    assert "another" not in words
    assert "error-unknown-game" in words
    assert words("error-language") == "a word that the core has too"


def test_a_missing_key_and_a_missing_argument_are_errors(words: Words) -> None:
    with pytest.raises(KeyError):
        words("another")
    with pytest.raises(ValueError, match="name"):
        words("greeting", count=1)


def test_what_is_long_is_cut_short(words: Words) -> None:
    assert words("greeting", name="x" * 5000, count=2) == f"Dear {'x' * 897}..., 2 ravens, at least"
    assert str(BadInput("error-unknown-game", given="x" * 5000, right="y")).startswith(
        f'There is no game "{"x" * 97}..."'
    )


def test_no_number_is_too_large_to_be_said(words: Words) -> None:
    assert words("ravens", count=10**15) == "1,000,000,000,000,000 ravens, at least"
    for large in (10**30, -(10**500)):
        assert words("ravens", count=large) == f"{large} ravens, at least"


def test_paragraphs_of_a_rule_page_stay_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ruled" / "words").mkdir(parents=True)
    (tmp_path / "ruled" / "__init__.py").touch()
    (tmp_path / "ruled" / "words" / "rules.en.ftl").write_text(
        'XX-1 = One\n    sentence.\n\n    Another { "{" }x{ "}" }.\n    .source = Here\nXX-2 =\n    .ruling = Ours.\n',
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert rule_pages("ruled", "en") == [
        ("XX-1", "One sentence.\n\nAnother {x}.", {"source": "Here"}),
        ("XX-2", None, {"ruling": "Ours."}),
    ]


def test_equal_names_are_told_apart() -> None:
    assert distinct(["Easy", "Anna", "Easy"]) == ["Easy 1", "Anna", "Easy 2"]


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANGUAGE": "de", "LC_ALL": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "fr:de_AT:en", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "en:de", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "den", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_minus_one_is_not_one_point(path: Path) -> None:
    """The plural form [one] is that of -1 too: where points may be negative, it has to be [1]."""
    assert not re.search(r"\{ \$(points|total) ->\s+\[one\]", path.read_text(encoding="utf-8"))
