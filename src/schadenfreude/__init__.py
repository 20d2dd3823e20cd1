"""Schadenfreude: play, study and simulate four German games of bad luck."""
