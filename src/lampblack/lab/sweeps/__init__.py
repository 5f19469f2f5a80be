"""Sweeps: the same games under every setting of some dials."""
