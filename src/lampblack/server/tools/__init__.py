"""Commands for whoever runs a host."""
