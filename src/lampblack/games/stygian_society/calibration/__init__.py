# interpreted folder: commands that wait for MuJoCo and for plots
"""Calibrating the statistical model of the cube tower against the physics model (SS-TOW-20)."""
