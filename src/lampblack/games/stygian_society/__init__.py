"""The Stygian Society: a climb through a tower of six floors, paid for with cubes that fall through another."""
