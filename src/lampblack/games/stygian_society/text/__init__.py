"""Positions and actions as text."""
