"""Who plays when no person does: search that knows no game, and the register of bots.

Bots see views and imagined worlds only. Every game brings its own by recipe; others come from the
entry-point group ``lampblack.bots`` or from a file.
"""
