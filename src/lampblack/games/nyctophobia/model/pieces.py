"""The vocabulary: seats, roles, characters; how many there are of what is in ``box``."""

from typing import Final

HUNTER: Final = 0
"""The Hunter's seat; the Hunted sit at 1 to 4, clockwise from the Hunter's left (NY-ROLE-05)."""
MOST_HUNTED: Final = 4  # NY-ROLE-01
NOBODY: Final = -1
NOWHERE: Final = -1

# Roles (NY-ROLE-03); SIMPLE is the variant without a deck (NY-VAR-01).
UNCHOSEN: Final = -1
AXE: Final = 0
MAGE: Final = 1
SIMPLE: Final = 2
ROLE_NAMES: Final = ("axe", "mage", "simple")
SIMPLE_STEPS: Final = 2

# Characters (section 16).
PLAIN: Final = -1
GUIDE: Final = 0
BOXER: Final = 1
CHEERLEADER: Final = 2
KLUTZ: Final = 3
STAR: Final = 4
CLIMBER: Final = 5
CHARACTERS: Final = 6
CHARACTER_NAMES: Final = ("guide", "boxer", "cheerleader", "klutz", "star", "climber")

# How the Hunted get their characters (NY-ROLE-04, NY-ROLE-06).
CHOOSE: Final = 0
RANDOM: Final = 1
NONE: Final = 2
CAST_NAMES: Final = ("choose", "random", "none")

# Memory aids (NY-INFO-10).
MEMORY_NAMES: Final = ("M0", "M1", "M2", "M3")
M0: Final = 0
M3: Final = 3


def turn_order(hunted: int) -> tuple[int, ...]:
    """NY-TURN-01, NY-TURN-02."""
    if hunted == 2:
        return (1, 2, HUNTER)
    if hunted == 3:
        return (1, 2, 3, HUNTER)
    return (1, 2, HUNTER, 3, 4, HUNTER)
