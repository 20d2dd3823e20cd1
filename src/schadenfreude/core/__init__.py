"""What a game is: its contract, state, chance, records and words. Knows no game by name."""
