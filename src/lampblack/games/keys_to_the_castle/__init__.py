"""Keys to the Castle: race through a castle of closed doors."""
