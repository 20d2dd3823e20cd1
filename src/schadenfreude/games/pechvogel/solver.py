"""Exact figures about a turn of Pechvogel."""

from __future__ import annotations

from schadenfreude.core.figures import Figure, Known
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import rules
from schadenfreude.games.pechvogel.pieces import ENOUGH_RAVENS
from schadenfreude.games.pechvogel.turn import Outlook, Spite, Turn, as_hard_as_possible, end_of

FIGURES = (
    Figure("marker", unit="chance"),
    Figure("ravens", unit="chance"),
    Figure("murphy", unit="chance"),
    Figure("gain", unit="points"),
)
PHASES = (rules.TARGET, rules.REDUCE, rules.FRUSTRATE, rules.JOIN)


def lead(s: State, seat: int) -> float:
    """How far the seat is ahead of the mean of its opponents, in points."""
    points = sum(rules.score(s, p) for p in range(s.players) if p != seat)
    return rules.score(s, seat) - points / (s.players - 1)


def turn_for_points(s: State, since: State, spite: Spite = as_hard_as_possible) -> Turn:
    """The turn that is running in `s`, for a player who wants the largest lead at its end.

    Its values are outlooks: what his lead has gained on that in `since`, and the chances that he takes a marker, that
    he ends with three ravens or more, and that he ends greedy.
    """
    player = s.turn
    before, markers = lead(since, player), sum(s.markers[player])

    def worth(after: State) -> Outlook:
        return Outlook(lead(after, player) - before, float(sum(after.markers[player]) > markers))

    by_rules = end_of(s, worth)
    board = s.copy()

    def end(target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Outlook:
        found = by_rules(target, targets, ravens, reduced, frustrated)
        board.targets, board.ravens = targets, ravens
        return Outlook(found.value, *found.chances, float(ravens >= ENOUGH_RAVENS), float(rules.is_greedy(board)))

    others = any(s.frustrations[p] for p in range(s.players) if p != player)
    return Turn(end, holds=s.frustrations[player] > 0, others_hold=others, spite=spite)


def outlooks(v: State) -> dict[int, Outlook]:
    """For each move about a target or a throw what it promises the player in turn; empty at other decisions.

    Nobody joins from here on who is not asked here, and opponents frustrate when it costs the player most.
    """
    if v.phase in (rules.FRUSTRATE, rules.JOIN):
        found = {}
        for move in (rules.M_ACCEPT, rules.M_FRUSTRATE):
            if v.phase == rules.FRUSTRATE and move == rules.M_ACCEPT:
                found[move] = turn_for_points(v, v).values(v)[move]
            else:
                then = v.copy()
                rules.apply(then, move)
                while then.phase == rules.JOIN:
                    rules.apply(then, rules.M_ACCEPT)
                found[move] = turn_for_points(then, v).value(then)
        return found
    return turn_for_points(v, v).values(v) if v.phase in (rules.TARGET, rules.REDUCE) else {}


def figures(v: State, seat: int) -> dict[int, list[Known]]:
    """For each choice about a target or a throw: how the turn ends if everybody plays on for the points of this turn.

    The figures are those of the player in turn, whoever is asked.
    """
    if v.mover != seat:
        return {}
    return {
        move: [Known(figure, (), x) for figure, x in zip(FIGURES, (*outlook.chances, outlook.value), strict=True)]
        for move, outlook in outlooks(v).items()
    }
