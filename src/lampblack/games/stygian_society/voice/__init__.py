"""Sentences about what was told."""
