"""Who is how strong: shares of wins with their intervals, points and ratings, from games in paired seatings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from statistics import NormalDist
from typing import Any, NamedTuple

CONFIDENCE = 0.95  # of the intervals that are told
FEWEST = 5  # deals that an interval needs
RATED = 20_000  # games from which ratings are made; more do not make them better


class Played(NamedTuple):
    """How a game came out: winners as a sum of powers of two, how many decisions it took, the points of each seat."""

    winners: int
    decisions: int
    points: tuple[int, ...]


class Standing(NamedTuple):
    """How a player has done.

    `share` is his part of the wins (0..1), all his seats together and ties split, over the `games` in which he sat;
    `low` and `high` are the ends of its 95 % interval, and `even` would be his part if all players were equally strong.
    `points` are the mean of a game and seat. `rating` is openskill's mu (25 at the start), `deviation` its sigma.
    """

    player: str
    games: int
    share: float
    low: float
    high: float
    even: float
    points: float
    rating: float
    deviation: float


class Standings:
    """Counts games that come in order: each deal in all `seatings`. A deal counts when it is whole.

    Games of a deal have their luck in common, so deals, not games, are what varies independently.
    """

    def __init__(self, seatings: Sequence[Sequence[str]]) -> None:
        self.seatings = [tuple(seating) for seating in seatings]
        self.names = sorted({name for seating in seatings for name in seating})
        self.deals = 0
        self._sits = [[seating.count(name) for seating in self.seatings] for name in self.names]
        self._deal: list[Played] = []
        self._sum = [0.0] * len(self.names)  # of the share in a deal
        self._products = [[0.0] * len(self.names) for _ in self.names]  # of the shares of two players in a deal
        self._taken = 0.0  # wins of all players together; less than the games if seats win that nobody plays
        self._points = [0] * len(self.names)
        self._ratings = _Ratings(self.names)

    @property
    def games(self) -> int:
        """How many games count."""
        return self.deals * len(self.seatings)

    def add(self, played: Played) -> bool:
        """Count a game; is a deal whole with it?"""
        self._deal.append(played)
        if len(self._deal) < len(self.seatings):
            return False
        shares = [0.0] * len(self.names)
        place = {name: i for i, name in enumerate(self.names)}
        for seating, game in zip(self.seatings, self._deal, strict=True):
            part = 1 / game.winners.bit_count()
            for seat, name in enumerate(seating):
                self._points[place[name]] += game.points[seat]
                if game.winners >> seat & 1:
                    shares[place[name]] += part
                    self._taken += part
            if self.games < RATED:
                self._ratings.add(seating, game.winners)
        shares = [share / self._sat(i) for i, share in enumerate(shares)]
        for i, x in enumerate(shares):
            self._sum[i] += x
            for j, y in enumerate(shares):
                self._products[i][j] += x * y
        self.deals += 1
        self._deal = []
        return True

    def _sat(self, i: int) -> int:
        """In how many games of a deal a player sits."""
        return sum(sits > 0 for sits in self._sits[i])

    def _held(self, i: int) -> float:
        """The part of the seats that a player has in the games in which he sits."""
        return sum(self._sits[i]) / self._sat(i) / len(self.seatings[0])

    def table(self) -> list[Standing]:
        """The players, best first; empty before the first whole deal."""
        return [self._standing(i) for i in self._order()] if self.deals else []

    def _order(self) -> list[int]:
        return sorted(range(len(self.names)), key=lambda i: (-self._sum[i] / self._held(i), i))

    def _standing(self, i: int) -> Standing:
        share = self._sum[i] / self.deals
        games, seats = self.deals * self._sat(i), self.deals * sum(self._sits[i])
        margin = self._margin([1.0 if j == i else 0.0 for j in range(len(self.names))], CONFIDENCE)
        low, high = max(share - margin, 0.0), min(share + margin, 1.0)
        even, points = self._held(i) * self._taken / self.games, self._points[i] / seats
        return Standing(self.names[i], games, share, low, high, even, points, *self._ratings.of(self.names[i]))

    def is_ordered(self, confidence: float) -> bool:
        """Is each player better than the next one, with this confidence?"""
        order = self._order()
        for i, j in pairwise(order):
            weights = [0.0] * len(self.names)
            weights[i], weights[j] = 1 / self._held(i), -1 / self._held(j)
            lead = sum(w * total for w, total in zip(weights, self._sum, strict=True)) / self.deals
            if lead <= self._margin(weights, confidence):
                return False
        return True

    def _margin(self, weights: Sequence[float], confidence: float) -> float:
        """Half the width of the confidence interval of a weighted sum of shares."""
        if self.deals < FEWEST:
            return math.inf
        mean = sum(w * total for w, total in zip(weights, self._sum, strict=True)) / self.deals
        square = sum(
            w * v * product
            for w, row in zip(weights, self._products, strict=True)
            for v, product in zip(weights, row, strict=True)
        )
        spread = max(square / self.deals - mean**2, 0.0) / (self.deals - 1)
        if spread < 1e-15:  # nothing seen varied: the rule of three, for any confidence
            return -math.log(1 - confidence) / self.deals * max(map(abs, weights))
        return student(confidence, self.deals - 1) * math.sqrt(spread)


def student(confidence: float, freedom: int) -> float:
    """How many standard errors either side a confidence interval reaches (Student's t, 4 or more degrees of freedom).

    By the expansion of Cornish and Fisher, which is right to 1 % at 95 %.
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / math.pow(freedom, n) for n, term in enumerate(terms, 1))


class _Ratings:
    """Ratings by openskill (Plackett-Luce); winners rank before all others."""

    def __init__(self, names: Sequence[str]) -> None:
        self._ratings = {name: self._model.rating() for name in names}

    @cached_property
    def _model(self) -> Any:
        from openskill.models import PlackettLuce

        return PlackettLuce(tau=0.0)  # nobody gets stronger from game to game

    def of(self, name: str) -> tuple[float, float]:
        """Mu and sigma of a player."""
        return self._ratings[name].mu, self._ratings[name].sigma

    def add(self, seating: Sequence[str], winners: int) -> None:
        """Rate a game. Of a player in several seats the mean of what he would get in each counts.

        A game that only a seat wins that nobody plays says nothing about those who do.
        """
        ranks = [1 - (winners >> seat & 1) for seat in range(len(seating))]
        if all(ranks):
            return
        rated = self._model.rate([[self._ratings[name]] for name in seating], ranks=ranks)
        for name in set(seating):
            seats = [seat for seat, other in enumerate(seating) if other == name]
            mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
            sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
            self._ratings[name] = self._model.rating(mu=mu, sigma=sigma)
