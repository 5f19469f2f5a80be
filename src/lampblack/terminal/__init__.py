"""The text client: narration first."""
