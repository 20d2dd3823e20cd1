"""Nichtlustig: Superlemming, the card game of lemmings, cliffs and thanks."""

from schadenfreude.core.game import Game

GAME = Game(__name__)
