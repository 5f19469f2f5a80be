"""Judges that learn: positions of many games, a network fitted to how they ended, its weights as a file."""
