"""The signs of a position: what each number that a bot reads off it means."""

from typing import Final

# The stack and what is still to be had.
ALWAYS: Final = 0
TILES_LEFT: Final = 1
TILES_LEFT_SQUARED: Final = 2
NO_KEY_TO_LOSE: Final = 3
ONE_KEY_TO_LOSE: Final = 4
KEYS_IN_STACK: Final = 5
ENOUGH_KEYS: Final = 6
GATES_IN_STACK: Final = 7
NO_GATE_IN_STACK: Final = 8
MORE_GATES: Final = 9
FLICKERS: Final = 10
EATERS_IN_STACK: Final = 11
# Where everybody is, seen from the best Gate: by way, as the bat flies, from the line one falls along.
GATE_OCCUPIED: Final = 12
GATE_LIGHTS: Final = 13
GATE_BY_WAY: Final = 14  # 0 to 4 Moves and more
GATE_AS_BATS_FLY: Final = 19  # 1 to 4 Moves and more
GATE_FROM_LINE: Final = 23  # 0 or 1, 2, 3 Moves
LAST_AT_GATE: Final = 26
# The Keys on the board, seen from the nearest prisoner without one.
SOURCES: Final = 27
KEY_BY_WAY: Final = 28  # 1, 2, 3 Moves and more
KEY_NO_WAY: Final = 31
KEY_HELD_UP: Final = 32
KEYLESS_OUT: Final = 33
# The prisoners.
LIT: Final = 34
OUT_NEAR_LIGHT: Final = 35
FALLING: Final = 36
SEEN: Final = 37
NEXT_SEEN: Final = 38
CORNERED: Final = 39
NEXT_CORNERED: Final = 40
HEMMED: Final = 41
MONSTERS: Final = 42
NERVE: Final = 43
HAVE_NERVE: Final = 44
ON_CRUMBLING: Final = 45
STUCK: Final = 46
EXITS: Final = 47
APART: Final = 48
JOINED: Final = 49
TILES_ON_BOARD: Final = 50
BESIDE_PITS: Final = 51
# What the next turns may lose.
KEY_AT_RISK: Final = 52
GATE_AT_RISK: Final = 53
TILES_LOW: Final = 54
SIGNS: Final = 55

SIGN_NAMES: Final = (
    "always",
    "tiles-left",
    "tiles-left-squared",
    "no-key-to-lose",
    "one-key-to-lose",
    "keys-in-stack",
    "enough-keys",
    "gates-in-stack",
    "no-gate-in-stack",
    "more-gates",
    "flickers",
    "eaters-in-stack",
    "gate-occupied",
    "gate-lights",
    "gate-by-way-0",
    "gate-by-way-1",
    "gate-by-way-2",
    "gate-by-way-3",
    "gate-by-way-4",
    "gate-as-bats-fly-1",
    "gate-as-bats-fly-2",
    "gate-as-bats-fly-3",
    "gate-as-bats-fly-4",
    "gate-from-line-1",
    "gate-from-line-2",
    "gate-from-line-3",
    "last-at-gate",
    "sources",
    "key-by-way-1",
    "key-by-way-2",
    "key-by-way-3",
    "key-no-way",
    "key-held-up",
    "keyless-out",
    "lit",
    "out-near-light",
    "falling",
    "seen",
    "next-seen",
    "cornered",
    "next-cornered",
    "hemmed",
    "monsters",
    "nerve",
    "have-nerve",
    "on-crumbling",
    "stuck",
    "exits",
    "apart",
    "joined",
    "tiles-on-board",
    "beside-pits",
    "key-at-risk",
    "gate-at-risk",
    "tiles-low",
)
"""As weights.toml calls them."""

PHASES: Final = 10
