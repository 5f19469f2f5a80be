"""How a wheel of Lampblack is made: which files are compiled, with what, and where the page comes from."""
