"""What happened to whom in a game: how often each notable event was told, by the seat that it is told of."""

from __future__ import annotations

from collections import Counter

from schadenfreude.core.record import Record
from schadenfreude.core.replay import positions

Happenings = dict[str, Counter[int | None]]


def happenings(record: Record) -> Happenings:
    """By name of event, in the order in which the game declares them: how often each seat had it; None: nobody's."""
    events = record.game.events
    found: Happenings = {}
    for position in positions(record):
        for told in position.told:
            event = events[told.event]
            if event.notable:
                subject = next((i for i, param in enumerate(event.params) if param.kind == "seat"), None)
                found.setdefault(event.name, Counter())[None if subject is None else told.values[subject]] += 1
    return {event.name: found[event.name] for event in events.kinds if event.name in found}
