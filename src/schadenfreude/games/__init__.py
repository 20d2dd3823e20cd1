"""The games, a folder each. No game imports another."""
