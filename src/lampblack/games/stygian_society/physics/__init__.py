# interpreted folder: it waits for MuJoCo, not for us
"""The tower as it would stand on the table: the geometry of a pack's tower.toml, simulated by MuJoCo.

An optional extra (``lampblack[physics]``): only what is imported by name from here needs it.
"""
