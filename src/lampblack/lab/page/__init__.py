"""What a sweep found, as one HTML file."""
