"""Nyctophobia: one hunts, the others feel their way through a dark forest."""
