"""The tests of Pechvogel."""
