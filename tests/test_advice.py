"""In positions where people know the answer the advice is what they would say."""

import pytest

from schadenfreude.core.registry import game_names
from tests.advice import PAGE, questions

ASKED = [(name, number) for name in game_names() for number in range(len(questions(name)))]


@pytest.mark.parametrize(("name", "number"), ASKED)
def test_the_advice_is_what_a_person_would_say(name: str, number: int) -> None:
    question = questions(name)[number]
    v, choices = question.answer()
    assert question.game.write_move(v, choices[0].move) == question.best, question.reason


@pytest.mark.parametrize("name", game_names())
def test_the_page_shows_every_position(name: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [question.reason for question in questions(name) if question.reason not in page] == [], (
        "python -m tests.advice"
    )
