"""Nichtlustig, the dice game of odd company and Death."""

from schadenfreude.core.game import Game

GAME = Game(__name__)
