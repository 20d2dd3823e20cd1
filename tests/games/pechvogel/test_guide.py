"""What a search knows of Pechvogel."""

from __future__ import annotations

from schadenfreude.core.chance import Stream
from schadenfreude.games.pechvogel import GAME
from schadenfreude.games.pechvogel.guide import estimate, is_calm, suggest, swing
from tests.games.pechvogel.build import play, table
from tests.playing import nodes, whole_games


def test_at_the_end_the_estimate_is_the_score() -> None:
    for record in whole_games(GAME.name):
        *_, s = nodes(record)
        assert [estimate(s, seat) for seat in range(s.players)] == [10 * points for points in GAME.scores(s)]


def test_markers_count_for_less_while_many_may_still_be_stolen() -> None:
    late = table(markers="7 7", middle="3")
    early = table(markers="7 7")
    assert 0 < estimate(early, 0) < estimate(late, 0) < 140
    assert swing(early) > swing(late)


def test_murphy_matters_most_at_the_end() -> None:
    def cost(middle: str | None) -> int:
        with_him, without = (table(frustrations="2", middle=middle, murphy=seat) for seat in (0, -1))
        return estimate(without, 0) - estimate(with_him, 0)

    assert 0 < cost(None) < cost("3 4 5") < cost("3") < 80


def test_a_position_is_calm_between_two_turns_alone() -> None:
    s = table()
    assert is_calm(s)
    play(s, "chance: 3 3 3 7 7 4 r")
    assert not is_calm(s)


def test_what_comes_to_mind_is_legal_and_often_the_highest_number() -> None:
    s = table()
    play(s, "chance: 3 3 3 7 7 4 r")
    legal = GAME.legal_moves(s)
    stream = Stream(1)
    moves = [suggest(s, 0, legal, len(legal), stream.words) for _ in range(300)]
    assert set(moves) == set(legal)
    assert moves.count(legal[-1]) > 150
