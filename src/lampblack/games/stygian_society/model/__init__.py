"""What there is: pieces, content, actions, agenda, position."""
