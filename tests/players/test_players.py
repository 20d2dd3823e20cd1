"""Computer players by name: levels, styles, and those of other packages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from schadenfreude import players
from schadenfreude.core.chance import Stream
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.players import PlayerFailed, UnknownPlayer, called, chosen, levels, player, player_names, who_is
from schadenfreude.players.levels import Level, Searcher, first_thought, pick
from schadenfreude.players.search import BadSearch, Budget, Rated


class Raises:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        raise ZeroDivisionError("by nothing")


class Exits:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        raise SystemExit(3)


class Interrupts:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        raise KeyboardInterrupt


class Indexed:
    """Answers with a whole number of another kind, as arrays hold them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class First:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return Indexed(game.legal_moves(v)[0])  # type: ignore[return-value]


class Illegal:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        v.phase = 99
        return 10_000


class Nothing:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return "target 7"  # type: ignore[return-value]


class Unmade:
    def __init__(self) -> None:
        raise OSError("no brain")


@pytest.fixture
def plug_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    names = {
        "raises": "Raises",
        "exits": "Exits",
        "interrupts": "Interrupts",
        "first": "First",
        "illegal": "Illegal",
        "nothing": "Nothing",
        "unmade": "Unmade",
        "lost": "Lost",
    }
    entries = [EntryPoint(name, f"{__name__}:{made}", players.GROUP) for name, made in names.items()]
    entries += [EntryPoint("easy", f"{__name__}:Raises", players.GROUP), EntryPoint("Eve", "x:Y", players.GROUP)]
    monkeypatch.setattr(players, "entry_points", lambda group: entries if group == players.GROUP else [])
    players._plug_ins.cache_clear()
    yield
    monkeypatch.undo()
    players._plug_ins.cache_clear()


def first_decision(played: Game) -> State:
    """The first decision of a game of two, as its mover sees it."""
    s = played.start(2, {"first": 0})
    while s.mover < 0:
        played.apply(s, s.to_land % 3)
    return s.masked(s.mover)


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer) as refused:
        player("grandma")
    assert all(name in str(refused.value) for name in ("easy", "medium", "hard", "expert", "spiteful"))
    assert "flat" not in str(refused.value), "a yardstick is nobody to play with"


@pytest.mark.usefixtures("plug_ins")
def test_other_packages_add_players_but_replace_none() -> None:
    assert {"raises", "illegal", "easy", "expert"} <= set(player_names())
    assert "Eve" not in player_names()
    assert isinstance(player("easy"), players.Simple)
    assert isinstance(player("raises"), Raises)
    words = Words("en", "schadenfreude.players")
    assert (called(words, "raises"), called(words, "easy")) == ("raises", "Easy")
    assert who_is(words, "raises") == "from elsewhere"


@pytest.mark.usefixtures("plug_ins")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("raises", "error-player-raised"),
        ("exits", "error-player-raised"),
        ("interrupts", "error-player-raised"),
        ("illegal", "error-player-illegal"),
        ("nothing", "error-player-no-move"),
    ],
)
def test_a_player_that_fails_is_told_apart(name: str, key: str) -> None:
    played = game("pechvogel")
    v = first_decision(played)
    before = v.copy()
    with pytest.raises(PlayerFailed) as failed:
        chosen(name, player(name), played, v, v.mover, Stream(1))
    assert failed.value.key == key
    assert name in str(failed.value)
    assert v == before


@pytest.mark.usefixtures("plug_ins")
def test_a_player_may_answer_with_a_whole_number_of_any_kind() -> None:
    played = game("pechvogel")
    v = first_decision(played)
    move = chosen("first", player("first"), played, v, v.mover, Stream(1))
    assert (type(move), move) == (int, played.legal_moves(v)[0])


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_nobody_is_asked_who_has_nothing_to_decide(name: str) -> None:
    played = game("pechvogel")
    v = first_decision(played)
    with pytest.raises(BadSearch) as refused:
        chosen(name, player(name), played, v, 1 - v.mover, Stream(1))
    assert refused.value.key == "error-nothing-to-decide"


@pytest.mark.usefixtures("plug_ins")
@pytest.mark.parametrize("name", ["unmade", "lost"])
def test_a_player_that_cannot_be_made_is_told(name: str) -> None:
    with pytest.raises(PlayerFailed) as failed:
        player(name)
    assert failed.value.key == "error-player-raised"


def test_a_lower_level_takes_moves_that_are_nearly_as_good_and_no_others() -> None:
    rated = [Rated(3, 100, 0.6, 0.01), Rated(1, 80, 0.59, 0.01), Rated(2, 70, 0.4, 0.01), Rated(0, 10, 0.61, 0.1)]
    stream = Stream(1)
    moves = [pick(rated, 0.02, stream) for _ in range(500)]
    assert set(moves) == {1, 3}
    assert moves.count(3) > moves.count(1) > 100
    assert {pick(rated, 0.0, stream) for _ in range(50)} == {3}


def test_somebody_easy_minds_the_rule_of_thumb_mostly_but_not_always() -> None:
    played = game("nichtlustig")
    s = played.start(2, {"first": 0})
    for face in (5, 5, 5, 5, 4, 4, 2):
        played.apply(s, face)
    legal = played.legal_moves(s)
    rule = played.module("easy").easy(s, 0, legal, len(legal), [0] * 4)
    moves = [player("easy").choose(played, s.masked(0), 0, Stream(seed)) for seed in range(300)]
    assert 200 < moves.count(rule) < 290
    assert set(moves) <= set(legal)


@pytest.mark.parametrize("lapses", [0, 64, 256])
def test_a_level_has_as_many_lapses_as_it_says(monkeypatch: pytest.MonkeyPatch, lapses: int) -> None:
    monkeypatch.setattr(levels, "first_thought", lambda *_: -1)
    played = game("pechvogel")
    s = played.start(2, {"first": 0})
    for face in (0, 0, 0, 1, 1, 2, 3):
        played.apply(s, face)
    who = Searcher(Level(Budget(1), lapses=lapses))
    moves = [who.choose(played, s.masked(0), 0, Stream(seed)) for seed in range(200)]
    assert abs(moves.count(-1) - 200 * lapses / 256) <= 20


def test_the_first_thought_is_a_legal_move_and_not_always_the_same() -> None:
    played = game("nix-fuer-ungut")
    s = played.start(4, {"first": 0})
    stream = Stream(3)
    while s.mover < 0:
        played.apply(s, stream.draw(played.rules.chances(s)))
    thoughts = {first_thought(played, s.masked(0), 0, stream) for _ in range(50)}
    assert thoughts <= set(played.legal_moves(s))
    assert len(thoughts) > 5
