"""What ``bench/load.py`` is made of: servers to measure, and crowds of clients that load them."""
