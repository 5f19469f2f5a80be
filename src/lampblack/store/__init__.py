"""The log of every table."""
