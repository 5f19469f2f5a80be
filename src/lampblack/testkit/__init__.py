"""What a game's tests need, the house's and a stranger's alike: positions, scripts, playthroughs, laws."""
