"""The Night Cage: one rules package, two editions."""
