"""What there is: the box, actions, settings, and what a position holds."""
