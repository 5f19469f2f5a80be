"""What is told and shown."""
