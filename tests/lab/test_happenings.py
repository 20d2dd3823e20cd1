"""What happened in a game is what its log tells."""

from __future__ import annotations

import pytest

from schadenfreude.core.registry import game, game_names
from schadenfreude.core.replay import positions
from schadenfreude.lab.happenings import happenings
from tests.lab.test_luck import played


@pytest.mark.parametrize("name", game_names())
def test_every_notable_event_is_counted_for_whom_it_is_told_of(name: str) -> None:
    record, kinds = played(name), game(name).events.kinds
    told = [one for position in positions(record) for one in position.told if kinds[one.event].notable]
    found = happenings(record)
    assert sum(counts.total() for counts in found.values()) == len(told) > 0
    assert list(found) == [event.name for event in kinds if event.name in found]
    for event in ("turn", "won"):
        if event in found:
            assert found[event][1] == sum(kinds[one.event].name == event and one.values[0] == 1 for one in told)
    alone = {event.name for event in kinds if event.notable and not any(p.kind == "seat" for p in event.params)}
    assert alone & set(found) == {event for event, counts in found.items() if None in counts}
