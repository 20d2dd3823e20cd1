"""The tests of Nichtlustig."""
