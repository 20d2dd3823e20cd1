"""A first sign of life."""

from schadenfreude.core.chance import Stream
from schadenfreude.core.registry import game, game_names


def test_every_game_can_be_played_at_random_to_its_end() -> None:
    for name in game_names():
        played = game(name)
        for players in range(played.players[0], played.players[1] + 1):
            s, stream = played.start(players, checked=True), Stream(players)
            while not played.is_over(s):
                legal = played.legal_moves(s)
                played.apply(s, legal[stream.draw(len(legal))] if legal else stream.draw(played.chances(s)))
            assert played.winners(s)
