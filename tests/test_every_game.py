"""The laws that every registered game keeps, on every kind of table."""

from __future__ import annotations

import ast
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.core.text import LANGUAGES, rule_pages
from schadenfreude.players import player_names
from tests.playing import NAMES, hasty, nodes, positions, whole_games

ROOT = Path(__file__).parent.parent
CODES_CHECKED = 10_000  # moves of a whole game that are asked for what is against them; more in test_many_games.py

each_game = pytest.mark.parametrize("name", game_names())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def folder(played: Game) -> str:
    return played.package.rpartition(".")[2]


def sources(played: Game) -> list[Path]:
    return sorted(Path(str(played.module("rules").__file__)).parent.glob("*.py"))


def seats_and_spectator(s: State) -> list[int | None]:
    return [*range(s.players), None]


def with_other_secrets(s: State, seat: int | None, stream: Stream) -> State:
    """A copy in which every number that `seat` (None: a spectator) may not see is another one within its bounds."""
    numbers = s.numbers()
    place = 0
    for field in s.fields:
        for index in product(*(range(n) for n in field.shape)):
            if field.seen == "nobody" or (field.seen == "owner" and index[0] != seat):
                span = field.high - field.low
                numbers[place] = field.low + (numbers[place] - field.low + 1 + stream.draw(span)) % (span + 1)
            place += 1
    return type(s).from_bytes(s.packing.pack(*numbers))


# From the start to the end


@each_game
def test_every_game_ends_and_somebody_wins(name: str) -> None:
    for record in whole_games(name):
        for s in nodes(record, checked=True):
            assert (game(name).winners(s) != []) == (s.mover == OVER)


@each_game
def test_no_piece_gets_lost_and_none_comes_from_nowhere(name: str) -> None:
    laws = game(name).module("laws")
    for record in whole_games(name):
        assert [laws.broken(s) for s in nodes(record)][1:] == [0] * len(record.steps)


@each_game
def test_there_are_two_legal_moves_or_more_and_they_ascend(name: str) -> None:
    for record in whole_games(name):
        for s in nodes(record):
            legal = game(name).legal_moves(s)
            assert len(legal) >= 2 or s.mover < 0
            assert legal == sorted(set(legal))
            assert all(0 <= move < len(game(name).moves) for move in legal)


@each_game
def test_a_move_is_legal_exactly_when_nothing_is_against_it(name: str) -> None:
    played = game(name)
    for record in whole_games(name):
        decisions = [s.copy() for s in nodes(record) if s.mover >= 0]
        for s in decisions[:: max(1, len(decisions) * len(played.moves) // CODES_CHECKED)]:
            free = [move for move in range(len(played.moves)) if played.why_not(s, move) is None]
            assert free == played.legal_moves(s)


@each_game
def test_a_reaction_is_asked_out_of_turn_and_can_be_let_pass(name: str) -> None:
    played, asked = game(name), 0
    for record in whole_games(name):
        for s in nodes(record):
            if (move := played.reaction(s)) is not None:
                assert move in played.legal_moves(s)
                assert s.mover != s.turn
                asked += 1
    assert (asked > 0) == hasattr(played.rules, "reaction")


@each_game
def test_chance_has_an_outcome_and_only_at_its_nodes(name: str) -> None:
    for record in whole_games(name):
        for s in nodes(record):
            assert (game(name).chances(s) >= 1) == (s.mover == CHANCE)


@each_game
@given(data=st.data())
def test_to_ask_changes_nothing(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name))
    before = s.to_bytes()
    played.legal_moves(s)
    played.chances(s)
    played.scores(s)
    played.winners(s)
    for seat in seats_and_spectator(s):
        played.view(s, seat)
    for move in range(0, len(played.moves), 7):
        played.why_not(s, move)
    assert s.to_bytes() == before


# States


@each_game
def test_the_fields_are_declared_as_the_contract_says(name: str) -> None:
    played = game(name)
    _, most = played.players
    assert [field.name for field in played.fields[:3]] == ["players", "phase", "mover"]
    turn = next(field for field in played.fields if field.name == "turn")
    assert (turn.low, turn.high, turn.shape) == (0, most - 1, ())
    assert (played.fields[0].low, played.fields[0].high) == played.players
    assert (played.fields[2].low, played.fields[2].high) == (OVER, most - 1)
    for field in played.fields:
        assert field.low < field.high
        assert field.about
        assert field.low <= 0 <= field.high or field.seen == "everybody"
        assert field.seen != "owner" or field.shape[0] >= most
    bounds = {field.name: (field.low, field.high) for field in played.fields}
    for option in played.options:
        low, high = bounds[option.name]
        assert low <= option.low <= option.default <= option.high <= high


@each_game
def test_every_number_of_the_state_varies_in_play(name: str) -> None:
    played = game(name)
    seen: dict[str, set[int]] = {field.name: set() for field in played.fields}
    for record in whole_games(name):
        for s in nodes(record):
            for field, values in seen.items():
                if len(values) < 2:
                    values.update(_flat(getattr(s, field)))
    assert [field for field, values in seen.items() if len(values) < 2] == []


def _flat(value: Any) -> list[int]:
    return [n for part in value for n in _flat(part)] if isinstance(value, list) else [value]


@each_game
@given(data=st.data())
def test_copies_are_independent(name: str, data: st.DataObject) -> None:
    _, s = data.draw(positions(name))
    before = s.to_bytes()
    other = s.copy()
    assert other == s
    other.become(with_everything_else(s))
    assert s.to_bytes() == before
    assert other != s


def with_everything_else(s: State) -> State:
    """A state of the same class in which every number differs."""
    highs = [field.high for field in s.fields for _ in range(field.size)]
    lows = [field.low for field in s.fields for _ in range(field.size)]
    other = [low if n == high else high for n, low, high in zip(s.numbers(), lows, highs, strict=True)]
    return type(s).from_bytes(s.packing.pack(*other))


@each_game
@given(data=st.data())
def test_states_are_equal_exactly_when_their_bytes_are(name: str, data: st.DataObject) -> None:
    _, a = data.draw(positions(name))
    _, b = data.draw(positions(name))
    again = game(name).state_class.from_bytes(a.to_bytes())
    assert again == a
    assert hash(again) == hash(a)
    assert again.to_bytes() == a.to_bytes()
    assert (a == b) == (a.to_bytes() == b.to_bytes())


# Records and notation


@each_game
@given(data=st.data())
def test_a_record_that_is_written_and_read_is_the_same(name: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(whole_games(name)))
    end = data.draw(st.sampled_from([0, *whole.ends()]))
    record = Record(whole.game, whole.options, whole.seats, whole.steps[:end], whole.edition)
    text = record.write()
    again = read_record(text)
    assert again.write() == text
    assert again.replay() == record.replay()  # not step by step: an outcome may stand for another that is the same
    assert (again.game, again.options, again.edition) == (record.game, record.options, record.edition)


@each_game
@given(data=st.data())
def test_every_legal_move_is_read_as_it_is_written(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "decision"))
    for move in played.legal_moves(s):
        text = played.write_move(s, move)
        assert played.read_move(s, text) == move
        assert played.read_move(s, f"  {text.upper()} ") == move


@each_game
def test_every_move_of_the_table_is_written_in_its_own_way(name: str) -> None:
    played = game(name)
    moves = played.moves
    assert len({json.dumps(moves.as_json(code)) for code in range(len(moves))}) == len(moves)
    if not hasattr(played.notation, "read_move"):
        assert [moves.read(moves.write(code)) for code in range(len(moves))] == list(range(len(moves)))


@each_game
@given(data=st.data())
def test_every_outcome_is_one_word_that_says_all_that_matters(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "chance"))
    after: dict[str, State] = {}
    for outcome in range(played.chances(s)):
        word = played.write_outcome(s, outcome)
        assert len(word.split()) == 1
        state = s.copy()
        played.apply(state, outcome)
        assert after.setdefault(word, state) == state
        read = played.read_outcome(s, word)
        assert played.write_outcome(s, read) == word


@each_game
def test_every_value_of_an_option_is_read_as_it_is_written(name: str) -> None:
    for option in game(name).options:
        for value in range(option.low, option.high + 1):
            assert option.read(option.write(value)) == value
        for wrong in (option.low - 1, option.high + 1, "none of these"):
            with pytest.raises(BadInput):
                option.read(wrong)


# What is hidden


@each_game
@given(data=st.data())
def test_a_view_does_not_change_when_only_hidden_things_change(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name))
    for seat in seats_and_spectator(s):
        other = with_other_secrets(s, seat, Stream(data.draw(st.integers(0, 9))))
        assert played.masked(other, seat) == played.masked(s, seat)
        assert json.dumps(played.view(other, seat)) == json.dumps(played.view(s, seat))


@each_game
@given(data=st.data())
def test_a_view_is_plain_json(name: str, data: st.DataObject) -> None:
    _, s = data.draw(positions(name))
    for seat in seats_and_spectator(s):
        view = game(name).view(s, seat)
        assert json.loads(json.dumps(view)) == view


@each_game
@given(data=st.data())
def test_what_a_seat_may_do_follows_from_what_it_sees(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "decision"))
    seen = played.masked(s, s.mover)
    assert played.legal_moves(seen) == played.legal_moves(s)
    for move in range(0, len(played.moves), 1 + len(played.moves) // 500):
        assert played.why_not(seen, move) == played.why_not(s, move)


@each_game
@given(data=st.data())
def test_a_seat_that_learns_an_outcome_can_tell_it_from_others(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "chance"))
    after = []
    for outcome in range(played.chances(s)):
        after.append(s.copy())
        played.apply(after[-1], outcome)
    for seat in seats_and_spectator(s):
        # A record of a running game shows the outcome to those who may see it: nothing may be hidden in it.
        if played.may_see_outcome(s, seat):
            assert len({played.masked(state, seat) for state in after}) == len(set(after))


@each_game
@given(data=st.data())
def test_what_a_seat_imagines_fits_what_it_sees_and_can_be_played_on(name: str, data: st.DataObject) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "decision"))
    stream = Stream(data.draw(st.integers(0, 99)))
    seen = played.masked(s, s.mover)
    s_imagined = played.imagine(seen, s.mover, stream.words)
    assert played.masked(s_imagined, s.mover) == seen
    for _ in range(200):
        if played.is_over(s_imagined):
            break
        legal = played.legal_moves(s_imagined)
        assert len(legal) >= 2 or s_imagined.mover == CHANCE
        played.apply(s_imagined, legal[stream.draw(len(legal))] if legal else stream.draw(played.chances(s_imagined)))


# Computer players


@each_game
@pytest.mark.parametrize("kind", player_names())
@given(data=st.data())
@settings(max_examples=8)
def test_a_computer_player_chooses_a_legal_move_and_sees_nothing_hidden(
    name: str, kind: str, data: st.DataObject
) -> None:
    played = game(name)
    _, s = data.draw(positions(name, "decision"))
    other = with_other_secrets(s, s.mover, Stream(data.draw(st.integers(0, 9))))
    seed = data.draw(st.integers(0, 9))
    seen = played.masked(s, s.mover)
    move = hasty(kind).choose(played, seen, s.mover, Stream(seed))
    assert move in played.legal_moves(s)
    assert seen == played.masked(s, s.mover)
    assert hasty(kind).choose(played, played.masked(other, s.mover), s.mover, Stream(seed)) == move


# Words


@each_game
@each_language
@given(data=st.data())
def test_everything_that_is_told_has_words(name: str, language: str, data: st.DataObject) -> None:
    played, words = game(name), game(name).words(language)
    record = data.draw(st.sampled_from(whole_games(name)))
    for s in record.states():
        assert s.story is not None
        for told in s.story:
            assert played.tell(words, record.seats, told).strip()
            assert any(played.may_hear(told, seat) for seat in range(s.players))
        s.story.clear()


@each_game
@given(data=st.data())
def test_whatever_comes_up_nobody_could_rule_out(name: str, data: st.DataObject) -> None:
    """People with real cards are offered what is possible for all that they know."""
    played = game(name)
    _, s = data.draw(positions(name))
    for seat in seats_and_spectator(s) if s.mover == CHANCE else ():
        known = played.supposed(s, seat)
        possible = {played.write_outcome(known, outcome) for outcome in range(played.chances(known))}
        assert {played.write_outcome(s, outcome) for outcome in range(played.chances(s))} <= possible


@each_game
@each_language
@given(data=st.data())
def test_every_position_and_every_choice_has_words(name: str, language: str, data: st.DataObject) -> None:
    played, words = game(name), game(name).words(language)
    record, s = data.draw(positions(name))
    names = [*record.seats, *(played.extra_name(words, p) for p in range(len(record.seats), played.seats(s)))]
    view = played.module("view")
    for seat in seats_and_spectator(s):
        seen = played.masked(s, seat)
        assert all(text.strip() for line in view.picture(seen, words, names) for text in line)
        if not played.is_over(s):
            assert played.question(words, names, seen).strip()
    if s.mover >= 0:
        legal = played.legal_moves(s)
        for v in (None, played.masked(s, s.mover)):
            labels = [played.label(words, record.seats, move, v) for move in legal]
            assert all(label.strip() for label in labels)
            assert len(set(labels)) == len(labels)
        menu = played.menu(played.masked(s, s.mover), legal)
        assert set(menu) <= set(legal)
        assert menu


@each_game
@each_language
@given(data=st.data())
def test_every_move_has_a_label(name: str, language: str, data: st.DataObject) -> None:
    played, words = game(name), game(name).words(language)
    _, s = data.draw(positions(name, "decision"))
    v = data.draw(st.sampled_from([None, played.masked(s, s.mover)]))
    for code in range(0, len(played.moves), 1 + len(played.moves) // 2000):
        assert played.label(words, NAMES, code, v).strip()


# The rules and their tables


@each_game
def test_phases_change_only_where_something_begins_or_ends(name: str) -> None:
    for path in sources(game(name)):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name != "set_up":
                set_here = {
                    node.attr
                    for node in ast.walk(function)
                    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                }
                assert function.name.startswith(("begin_", "end_")) or not set_here & {"phase", "mover"}, (
                    f"{path.name}: {function.name} changes the phase"
                )


@each_game
def test_every_rule_that_a_table_names_is_written_down(name: str) -> None:
    played = game(name)
    written = {key for key, _, _ in rule_pages(played.package, "en")}
    declared = [*played.moves.kinds, *played.events.kinds, *played.options, *played.rules.REASONS[1:]]
    assert all(entry.rule for entry in declared)
    assert {rule for entry in declared for rule in entry.rule.split(", ")} <= written


@each_game
def test_every_game_has_all_its_parts(name: str) -> None:
    played = game(name)
    assert played.name == name
    tests = ROOT / "tests" / "games" / folder(played)
    assert (tests / "test_rules.py").is_file()
    counts = (tests / "counts.txt").read_text(encoding="utf-8").splitlines()
    assert len([line for line in counts if line and not line.startswith("#")]) >= 2
    records = sorted((tests / "records").glob("*.json"))
    assert records
    for path in records:
        text = path.read_text(encoding="utf-8")
        record = read_record(text)
        assert record.game is played
        assert played.is_over(record.replay()), path.name
        assert record.write() == text, path.name


def test_there_are_games() -> None:
    assert game_names()
