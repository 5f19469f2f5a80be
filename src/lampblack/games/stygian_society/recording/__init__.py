# interpreted folder: commands that wait for MuJoCo
"""Recording how cubes move in the physics model, for the page to show (SS-TOW-22)."""
