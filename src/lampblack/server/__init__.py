"""HTTP and WebSocket over the tables."""
