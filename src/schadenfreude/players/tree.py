"""One search for all games: a Monte-Carlo tree over what the searching seat sees, grown by imagining what it does not.

Each iteration takes a move at the root, imagines the hidden cards anew and draws all chance anew. The n-th try of every
move there has the same hidden cards and the same luck, so that moves differ by what they are worth and little else.
Nodes are decisions, told apart by the moves that led there, phase and mover, and by what the game's `situation` says of
the luck in between; edges are moves. Hidden cards make moves available in some iterations only, so each edge counts how
often it could have been chosen. Each mover takes what is best for himself. Written in the compilable subset: both
carriers give the same tree for the same stream.

All results are whole numbers, ONE for everything there is to win, so that both carriers add up the same.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.contract import (
    CHANCE,
    OVER,
    apply,
    chances,
    easy,
    estimate,
    happen,
    imagine,
    is_calm,
    is_winner,
    legal_moves,
    look,
    restart,
    situation,
    suggest,
    swing,
)

ONE = 1_000_000

# What the settings of a search say, an integer each

SEAT = 0  # who searches
SEATS = 1  # how many seats score
DEPTH = 2  # decisions that the tree is deep at most
HORIZON = 3  # decisions after the tree before the position is judged, at the next calm moment
EASY = 4  # of 256 decisions after the tree, how many by the rule of thumb, the others at random
EXPLORE = 5  # the weight of what is uncertain, in thousandths
WIDEN = 6  # a node has at most sqrt(WIDEN * visits) edges
TRUST = 7  # a bonus, in thousandths, of the rule of thumb's move, shared by its visits
EVENLY = 8  # 1: the root tries all its moves equally often
SETTINGS = 9

# What a seat wants, in hundredths: a row of weights for the searching seat, and one for all others

WIN = 0  # its share of the win
LEAD = 1  # points more than the best of the others
OWN = 2  # its own points
SPITE = 3  # points that the others lose
FEAR = 4  # how much heavier a loss of points weighs, in hundredths
WEIGHTS = 5

# Nodes: the first one, and the columns

ROOT = 1
KEY = 0
FIRST = 1
VISITS = 2
EDGES = 3
NODE_WIDTH = 4
CLOSED = 1 << 30  # edges of a node that gets no more

# The columns of an edge

MOVE = 0
NEXT = 1
TRIED = 2
COULD = 3  # how often the move was available
TOTAL = 4
SQUARES = 5
EDGE_WIDTH = 6

# What of the memory is used

NODES_USED = 0
EDGES_USED = 1
USED = 2

UNTRIED = 1e6  # the worth of an edge that was never tried, more than any other
PATH = 64  # decisions that a path through the tree is long at most


def search(
    s: Any, desk: Any, memory: Any, settings: Any, weights: Any, base: Any, stream: Any, stop: Any, iterations: int
) -> int:
    """Grow the tree by up to `iterations`, fewer if `stop[0]` is set meanwhile; how many it were.

    Each goes down the tree, adds an edge, plays on, and adds the result to all edges on the way.

    The desk's first position is the masked one of the searching seat. `base` holds the points of each seat there. The
    memory has room for a node and an edge an iteration and one more, nodes and edges are numbered from 1.
    """
    nodes, edges, slots, path, movers, moves, place, used, points, results, luck = memory
    for done in range(iterations):
        if stop[0] != 0:
            return done
        restart(s, desk)
        depth = 0
        edge = 0
        grown = False
        while s.mover != OVER and depth < settings[DEPTH] and not grown:
            if s.mover == CHANCE:
                happen(s, draw(luck, chances(s)))
            else:
                count = legal_moves(s, moves)
                node = find_node(s, nodes, slots, used, edge)
                before = used[EDGES_USED]
                edge = choose_edge(s, desk, nodes, edges, moves, place, used, settings, stream, node, count)
                grown = used[EDGES_USED] > before
                path[depth] = edge
                movers[depth] = s.mover
                if depth == 0:
                    begin_stream(luck, luck[STREAM_WORDS], edges[edge][TRIED])
                    imagine(s, settings[SEAT], luck)
                depth += 1
                apply(s, edges[edge][MOVE])
        play_on(s, desk, moves, settings, luck)
        for p in range(settings[SEATS]):
            points[p] = estimate(s, p)
            results[p] = -1
        for i in range(depth):
            p = movers[i]
            if results[p] < 0:
                results[p] = result(s, p, points, settings, weights, base)
            edges[path[i]][TRIED] += 1
            edges[path[i]][TOTAL] += results[p]
            edges[path[i]][SQUARES] += results[p] * results[p]
    return iterations


def find_node(s: Any, nodes: Any, slots: Any, used: Any, edge: int) -> int:
    """The node to which an edge (0: none, the root) leads in this phase, mover and situation; a new one if need be."""
    key = (((edge << 5) + s.phase) << 3) + s.mover << 24
    key += situation(s)
    mixed = ((key & 0xFFFFFFFF) * 0x5E3779B1 + (key >> 32) * 0x45D9F3B3) & 0xFFFFFFFF
    slot = (mixed ^ (mixed >> 15)) & (len(slots) - 1)
    while slots[slot] != 0 and nodes[slots[slot]][KEY] != key:
        slot = (slot + 1) & (len(slots) - 1)
    if slots[slot] == 0:
        used[NODES_USED] += 1
        slots[slot] = used[NODES_USED]
        nodes[used[NODES_USED]][KEY] = key
    return int(slots[slot])


def choose_edge(
    s: Any,
    desk: Any,
    nodes: Any,
    edges: Any,
    moves: Any,
    place: Any,
    used: Any,
    settings: Any,
    stream: Any,
    node: int,
    count: int,
) -> int:
    """The edge to follow: a new one if the node may have more and there is a move without, else the best.

    `place` holds 0 for every move, here for a while the edge of each that has one.
    """
    nodes[node][VISITS] += 1
    edge = nodes[node][FIRST]
    while edge != 0:
        place[edges[edge][MOVE]] = edge
        edge = edges[edge][NEXT]
    tried = 0
    best = 0
    best_worth = -1.0
    for i in range(count):
        edge = place[moves[i]]
        if edge != 0:
            tried += 1
            edges[edge][COULD] += 1
            worth = worth_of(edges, edge, settings, node == ROOT and settings[EVENLY] == 1)
            if worth > best_worth:
                best = edge
                best_worth = worth
    edge = nodes[node][FIRST]
    if tried < count and (best == 0 or nodes[node][EDGES] ** 2 < settings[WIDEN] * nodes[node][VISITS]):
        best = new_edge(s, desk, nodes, edges, moves, place, used, stream, node, count)
    while edge != 0:
        place[edges[edge][MOVE]] = 0
        edge = edges[edge][NEXT]
    return int(best)


def worth_of(edges: Any, edge: int, settings: Any, evenly: bool) -> float:
    """The mean of an edge, and more the less is known of it; `evenly`, only the latter."""
    tried = edges[edge][TRIED]
    if evenly or tried == 0:
        return UNTRIED / (1.0 + float(tried))
    could = edges[edge][COULD]
    worth = edges[edge][TOTAL] / (ONE * tried) + settings[EXPLORE] / 1000 * sqrt(sqrt(could) / tried)
    if edges[edge][NEXT] == 0:  # the first edge of a node
        worth += settings[TRUST] / (1000 * tried)
    return float(worth)


def new_edge(
    s: Any, desk: Any, nodes: Any, edges: Any, moves: Any, place: Any, used: Any, stream: Any, node: int, count: int
) -> int:
    """An edge for a move that has none: first the one of the rule of thumb, then what the game suggests, if new."""
    used[EDGES_USED] += 1
    new = used[EDGES_USED]
    untried = 0
    for i in range(count):
        if place[moves[i]] == 0:
            moves[untried] = moves[i]
            untried += 1
    if nodes[node][FIRST] == 0:
        move = easy(look(s, desk, s.mover), s.mover, moves, untried, stream)
    else:
        move = suggest(look(s, desk, s.mover), s.mover, moves, untried, stream)
    edges[new][MOVE] = move if place[move] == 0 else moves[draw(stream, untried)]
    edges[new][COULD] = 1
    edges[new][NEXT] = nodes[node][FIRST]
    nodes[node][FIRST] = new
    nodes[node][EDGES] += 1
    return int(new)


def play_on(s: Any, desk: Any, moves: Any, settings: Any, stream: Any) -> None:
    """Play to the end, or to the first calm moment after the horizon."""
    left = settings[HORIZON]
    while s.mover != OVER and (left > 0 or not is_calm(s)):
        if s.mover == CHANCE:
            happen(s, draw(stream, chances(s)))
        else:
            left -= 1
            count = legal_moves(s, moves)
            if draw(stream, 256) < settings[EASY]:
                apply(s, easy(look(s, desk, s.mover), s.mover, moves, count, stream))
            else:
                apply(s, moves[draw(stream, count)])


def result(s: Any, seat: int, points: Any, settings: Any, weights: Any, base: Any) -> int:
    """What a position is worth to a seat, 0 to ONE, by its weights, if all are going to have these points."""
    row = 0 if seat == settings[SEAT] else 1
    best = -1_000_000
    others = 0
    for p in range(settings[SEATS]):
        if p != seat:
            best = max(best, points[p])
            others += points[p] - base[p]
    scale = swing(s)
    gained = points[seat] - base[seat]
    if gained < 0:
        gained = gained * weights[row][FEAR] // 100
    share = share_of_win(s, seat) if s.mover == OVER else chance_of_win(seat, points, settings[SEATS], scale)
    total = weights[row][WIN] * share + weights[row][LEAD] * squash(points[seat] - best, scale)
    total += weights[row][OWN] * squash(gained, 2 * scale)
    total += weights[row][SPITE] * squash(-others, 2 * scale * (settings[SEATS] - 1))
    return int(total // 100)


def chance_of_win(seat: int, points: Any, seats: int, scale: int) -> int:
    """The part of ONE that falls to a seat if who trails by `scale` wins a quarter as often as who leads."""
    best = points[0]
    for p in range(1, seats):
        best = max(best, points[p])
    own = 0
    total = 0
    for p in range(seats):
        part = ONE * scale * scale // (scale + best - points[p]) ** 2
        total += part
        if p == seat:
            own = part
    return int(ONE * own // total)


def squash(points: int, scale: int) -> int:
    """Points as a part of ONE: the half for 0, three quarters for `scale`."""
    return int(ONE // 2 + ONE // 2 * points // (abs(points) + scale))


def share_of_win(s: Any, seat: int) -> int:
    """At the end: ONE, divided by those who win together."""
    if not is_winner(s, seat):
        return 0
    winners = 0
    for p in range(s.players):
        if is_winner(s, p):
            winners += 1
    return ONE // winners
