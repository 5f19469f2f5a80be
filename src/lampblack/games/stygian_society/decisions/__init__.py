"""What is asked, of whom, and what comes of it."""
