"""The box: its files, and how they are read."""
