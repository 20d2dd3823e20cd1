"""States: what is checked, what is copied, and what is seen by whom."""

from __future__ import annotations

import pytest

from schadenfreude.core.state import Field, State, state_class, visible_bytes

FIELDS = (
    Field("players", 2, 4),
    Field("hand", 0, 9, (2, 3), seen="owner"),
    Field("deck", 0, 300, (2,), seen="nobody"),
    Field("score", -5, 5, (2,)),
)


def made(*, checked: bool = False) -> State:
    s = state_class("Toy", FIELDS, checked=checked)()
    s.players = 2
    s.hand[0][0], s.hand[1][2] = 7, 9
    s.deck[1] = 300
    s.score[0] = -5
    return s


@pytest.mark.parametrize(
    ("low", "high", "code"),
    [(-128, 127, "b"), (0, 128, "h"), (-129, 0, "h"), (0, 32768, "i"), (0, 2**31, "q")],
)
def test_a_field_takes_the_smallest_type_that_holds_its_bounds(low: int, high: int, code: str) -> None:
    assert Field("x", low, high).code == code


def test_the_bytes_are_packed_in_the_order_of_the_fields() -> None:
    assert made().to_bytes() == bytes([2, 7, 0, 0, 0, 0, 9, 0, 0, 0x2C, 0x01, 0xFB, 0])


def test_a_checked_state_refuses_what_is_out_of_bounds() -> None:
    s = made(checked=True)
    with pytest.raises(ValueError, match=r"players = 5, which is not in 2\.\.4"):
        s.players = 5
    with pytest.raises(ValueError, match="hand = 10"):
        s.hand[1][0] = 10
    with pytest.raises(ValueError, match="score = -6"):
        s.score[1] -= 6
    assert s == made()


def test_a_checked_state_refuses_negative_places_and_unknown_fields() -> None:
    s = made(checked=True)
    with pytest.raises(IndexError, match=r"score\[-1\]"):
        s.score[-1] = 0
    with pytest.raises(IndexError, match=r"hand\[-2\]"):
        s.hand[-2][0] = 0
    with pytest.raises(AttributeError, match="scores"):
        s.scores = 3


def test_copies_and_masks_of_a_checked_state_are_checked() -> None:
    for s in (made(checked=True).copy(), made(checked=True).masked(0)):
        with pytest.raises(ValueError, match="hand = 10"):
            s.hand[0][1] = 10


def test_hidden_numbers_are_zero_in_a_masked_state() -> None:
    seen = made().masked(1)
    assert seen.hand == [[0, 0, 0], [0, 0, 9]]
    assert seen.deck == [0, 0]
    assert seen.score == [-5, 0]
    assert made().masked(None).hand == [[0, 0, 0], [0, 0, 0]]


def test_the_visible_bytes_are_those_that_a_masked_state_keeps() -> None:
    visible = visible_bytes(FIELDS, 0)
    assert visible == [True, *[True] * 3, *[False] * 3, *[False] * 4, True, True]


def test_a_field_cannot_be_declared_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        state_class("Toy", (*FIELDS, Field("deck", 0, 1)))


@pytest.mark.parametrize("shown", [("deck", None), ("deck", 0), ("hand", None), ("score", 0)])
def test_an_event_cannot_show_what_its_hearers_may_not_see(shown: tuple[str, int | None]) -> None:
    with pytest.raises(ValueError, match="may not see"):
        state_class("Toy", FIELDS, ((shown,),))


def test_a_told_event_keeps_the_fields_as_they_were() -> None:
    s = state_class("Toy", FIELDS, ((("score", None), ("hand", 0)),))()
    s.story = []
    s.hand[1][0] = 4
    s.hear(0, 1)
    s.hand[1][0] = s.score[0] = 5
    assert [(told.values, told.shown) for told in s.story] == [((1,), {"score": [0, 0], "hand": [4, 0, 0]})]
