"""“It is your turn”, by web push (RFC 8030, 8291, 8292), for who switches it on."""
