"""What happens, one file per concern."""
