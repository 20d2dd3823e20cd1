"""Pechvogel, the dice game of ravens and frustrations."""

from schadenfreude.core.game import Game

GAME = Game(__name__)
