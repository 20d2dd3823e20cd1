"""Nix für Ungut!, the card game of chips that push each other off the board."""

from schadenfreude.core.game import Game

GAME = Game(__name__)
