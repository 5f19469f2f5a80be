"""The vocabulary: colors, zones, selectors, triggers, statuses, and cubes as text."""

from typing import Final

from mypy_extensions import i64

from lampblack.kernel.answers import Malformed

# Colors in canonical order: the hero colors, then the enemy colors (SS-COMP-01, -02).
BLUE: Final = 0
GREEN: Final = 1
WHITE: Final = 2
RED: Final = 3
YELLOW: Final = 4
BLACK: Final = 5
COLORS: Final = 6
HERO_COLORS: Final = 3
COLOR_NAMES: Final = ("blue", "green", "white", "red", "yellow", "black")
COLOR_LETTERS: Final = "BGWRYK"
CUBES_PER_COLOR: Final = 10
WILD: Final = 3  # beside the three hero colors, where a card says what to drop
ANY: Final = 3  # beside the three hero colors, where a line says what it costs

# Sets of colors that an effect may speak of, as bits in canonical order.
HERO_MASK: Final = 7
ENEMY_MASK: Final = 56
ALL_MASK: Final = 63

# Bags, see Packed.
EVERY_CUBE: Final = 11184810  # ten of each color
HERO_BAG: Final = 4095  # the bits of the hero colors

# The zones cubes move between.
BANK: Final = 0
FIELD: Final = 1
CRYPT: Final = 2
ZONE_NAMES: Final = ("bank", "field", "crypt")

# Borders: the enemy colors, counted from 0.
BORDERS: Final = 3
TOKENS_PER_COLOR: Final = 6

# Ranks.
FRONT: Final = 0
REAR: Final = 1
RANK_NAMES: Final = ("front", "rear")

# Kinds of card (SS-SKILL-01).
ACTION: Final = 0
SUPPORT: Final = 1
PASSIVE: Final = 2
RESPONSE: Final = 3
CARD_KINDS: Final = ("action", "support", "passive", "response")

# Types of attack (SS-WND-07); NO_ATTACK for a card that makes none.
MELEE: Final = 0
PROJECTILE: Final = 1
MAGIC: Final = 2
UNTYPED: Final = 3
NO_ATTACK: Final = -1
ATTACK_NAMES: Final = ("melee", "projectile", "magic", "none")

# What a wound effect ignores (SS-DEF-05), as bits.
PIERCE_RESIST: Final = 1
PIERCE_RANK: Final = 2

# Target selectors (SS-TGT).
NO_TARGET: Final = 0
FRONT_ONE: Final = 1
ANY_ONE: Final = 2
FRONT_TWO: Final = 3
ANY_TWO: Final = 4
FRONT_ALL: Final = 5
ONE_RANK: Final = 6
EVERY_ENEMY: Final = 7
SELECTORS: Final = ("none", "front1", "any1", "front2", "any2", "front_all", "rank", "all")

# Windows (SS-RESP-06).
ON_TURN_START: Final = 0
ON_CUBES_FALL: Final = 1
ON_ENEMY_ACTION: Final = 2
ON_ENEMY_ACTION_DONE: Final = 3
ON_HARM: Final = 4
ON_PERIL_UP: Final = 5
ON_AFFLICTED: Final = 6
ON_ATTACK: Final = 7
ON_KILL: Final = 8
ON_TURN_END: Final = 9
ON_FLOOR_START: Final = 10
ON_FLOOR_END: Final = 11
TRIGGERS: Final = (
    "turn_start",
    "cubes_fall",
    "enemy_action",
    "enemy_action_done",
    "harm",
    "peril_up",
    "afflicted",
    "attack",
    "kill",
    "turn_end",
    "floor_start",
    "floor_end",
)

# The four statuses are rules (SS-STAT-10 to -13).
STRICKEN: Final = 0
SHAKEN: Final = 1
MAIMED: Final = 2
CURSED: Final = 3
STATUSES: Final = ("stricken", "shaken", "maimed", "cursed")
STATUS_NAMES: Final = ("Stricken", "Shaken", "Maimed", "Cursed")

# Tiers of floors and treasures.
LOWER: Final = 0
UPPER: Final = 1
MIDBOSS: Final = 2
WIZARD: Final = 3
TIERS: Final = ("lower", "upper", "midboss", "wizard")

# Who holds a card, when it is no hero.
NOBODY: Final = -1
TEAM: Final = 8
GONE: Final = 9  # discarded, out of the game

Packed = i64
"""A multiset of cubes: four bits for the number of each color."""


def packed(cubes: list[int]) -> Packed:
    bag: Packed = 0
    at: i64 = len(cubes)
    while at > 0:
        at -= 1
        bag = (bag << 4) | cubes[at]
    return bag


def number(bag: Packed, color: i64) -> i64:
    return (bag >> (4 * color)) & 15


def of_color(color: i64, cubes: i64) -> Packed:
    """So many cubes of one color."""
    return cubes << (4 * color)


def cubes_in(bag: Packed) -> i64:
    """How many, of all colors together."""
    cubes: i64 = 0
    while bag != 0:
        cubes += bag & 15
        bag >>= 4
    return cubes


def unpacked(bag: Packed) -> list[int]:
    return [number(bag, color) for color in range(COLORS)]


def bag_to_text(bag: Packed) -> str:
    return cubes_to_text(unpacked(bag))


def bag_from_text(field: str, text: str) -> Packed:
    return packed(cubes_from_text(field, text))


def cubes_to_text(cubes: list[int], letters: str = COLOR_LETTERS) -> str:
    """``B2W1``; ``0`` when there are none."""
    words = [f"{letters[color]}{cubes[color]}" for color in range(len(cubes)) if cubes[color]]
    return "".join(words) or "0"


def cubes_from_text(field: str, text: str, letters: str = COLOR_LETTERS) -> list[int]:
    """The number of each color; blanks between the colors do not matter."""
    cubes = [0] * len(letters)
    tidy = "".join(text.split()).upper()
    if tidy in ("0", "{}", ""):
        return cubes
    at = 0
    while at < len(tidy):
        color = letters.find(tidy[at])
        end = at + 1
        while end < len(tidy) and "0" <= tidy[end] <= "9":
            end += 1
        digits = tidy[at + 1 : end]
        if color < 0 or not digits or len(digits) > 2:
            raise Malformed(
                field, f"{text!r} is no cubes; {letters[0]}2{letters[2]}1 would be (letters {letters})"
            )
        if cubes[color]:
            raise Malformed(field, f"{text!r} names {letters[color]} twice")
        cubes[color] = int(digits)
        if cubes[color] > CUBES_PER_COLOR:
            raise Malformed(field, f"{text!r}: there are {CUBES_PER_COLOR} cubes of a color [SS-COMP-01]")
        at = end
    return cubes


def color_from_text(field: str, text: str, names: tuple[str, ...]) -> int:
    word = text.lower()
    for color in range(COLORS):
        if COLOR_NAMES[color] in names and word in (COLOR_NAMES[color], COLOR_LETTERS[color].lower()):
            return color
    raise Malformed(field, f"{text!r} is none of {', '.join(names)}")
