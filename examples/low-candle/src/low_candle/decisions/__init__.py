"""What is asked, one class each, and the steps between."""
