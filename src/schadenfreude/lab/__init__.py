"""Simulations and studies over whole games."""
