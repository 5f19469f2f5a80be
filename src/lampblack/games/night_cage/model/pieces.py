"""The vocabulary: directions, kinds of tile, and faces (a kind as it lies on a space).

Codes are those of section 0.3 of the ledger.
"""

from typing import Final

from lampblack.kernel.answers import Malformed

# Directions, clockwise. ``d ^ 2`` is the opposite one.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("N", "E", "S", "W")

# Kinds, in the order of the ledger's inventory (NC-COMP-01). All but the Start tile can be drawn.
CROSS: Final = 0
FORK: Final = 1
CRUMBLING_FORK: Final = 2
STRAIGHT: Final = 3
KEY_TILE: Final = 4
GATE: Final = 5
WAX_EATER: Final = 6
KEEPER: Final = 7
FIEND: Final = 8
PATHLESS: Final = 9
OMEN: Final = 10
START_TILE: Final = 11
DRAWN_KINDS: Final = 11
KINDS: Final = 12
KIND_CODES: Final = ("X", "T", "t", "I", "K", "G", "W", "Q", "F", "P", "O", "S")
NO_TILE: Final = -1

# Faces. An oriented kind has one face per orientation, in the order of its letters.
EMPTY: Final = 0
FACE_X: Final = 1
FACE_T: Final = 2  # n e s w: the closed side
FACE_CRUMBLING_T: Final = 6
FACE_I: Final = 10  # v h
FACE_S: Final = 12  # ne se sw nw: the openings
FACE_K: Final = 16
FACE_K_TAKEN: Final = 17
FACE_G: Final = 18
FACE_W: Final = 19
FACE_Q: Final = 20  # n e s w: the mouth
FACE_P: Final = 24
FACE_O: Final = 25
CHASM: Final = 26
PIT: Final = 27  # plus the kind of the tile that was flipped
FACES: Final = PIT + KINDS

FACE_CODES: Final = (
    *(
        [
            ".",
            "X",
            "Tn",
            "Te",
            "Ts",
            "Tw",
            "tn",
            "te",
            "ts",
            "tw",
            "Iv",
            "Ih",
            "Sne",
            "Sse",
            "Ssw",
            "Snw",
            "K",
            "k",
            "G",
            "W",
            "Qn",
            "Qe",
            "Qs",
            "Qw",
            "P",
            "O",
            "D",
        ]
    ),
    *(f"#{code}" for code in KIND_CODES),
)

ALL_OPEN: Final = 15
OPENING: Final = [1, 2, 4, 8]
ELBOWS: Final = [3, 6, 12, 9]


def openings_of(face: int) -> int:
    """The openings as four bits, north first (NC-COMP-02; Pits: NC-PIT-06)."""
    if face == EMPTY:
        return 0
    if FACE_T <= face < FACE_I:
        return ALL_OPEN - OPENING[(face - FACE_T) % 4]
    if FACE_I <= face < FACE_S:
        return 5 if face == FACE_I else 10
    if FACE_S <= face < FACE_K:
        return ELBOWS[face - FACE_S]
    return ALL_OPEN


def kind_of(face: int) -> int:
    """The kind of tile, whatever it shows; NO_TILE for an empty space and the chasm."""
    if face >= PIT:
        return face - PIT
    return BARE_KINDS[face]


BARE_KINDS: Final = (
    [NO_TILE, CROSS]
    + [FORK] * 4
    + [CRUMBLING_FORK] * 4
    + [STRAIGHT] * 2
    + [START_TILE] * 4
    + [KEY_TILE, KEY_TILE, GATE, WAX_EATER]
    + [KEEPER] * 4
    + [PATHLESS, OMEN, NO_TILE]
)
FACE_KINDS: Final = [kind_of(face) for face in range(FACES)]
OPENINGS: Final = [openings_of(face) for face in range(FACES)]

CRUMBLING: Final = [FACE_CRUMBLING_T <= face <= FACE_K_TAKEN for face in range(FACES)]
"""NC-COMP-03: crumbling T, straight, Start and Key tiles; their faces stand side by side."""

# The faces a kind can show when it is placed, in the order of its orientations (NC-DEC-05).
TURNS: Final = (
    [FACE_X],
    [2, 3, 4, 5],
    [6, 7, 8, 9],
    [10, 11],
    [FACE_K],
    [FACE_G],
    [FACE_W],
    [20, 21, 22, 23],
    [PIT + FIEND],  # a Pit Fiend becomes a Pit the moment it lies (NC-FIEND-05)
    [FACE_P],
    [FACE_O],
    [12, 13, 14, 15],
)

TURN_CODES: Final = (
    "X",
    "TN",
    "TE",
    "TS",
    "TW",
    "IV",
    "IH",
    "SNE",
    "SSE",
    "SSW",
    "SNW",
    "K",
    "G",
    "W",
    "QN",
    "QE",
    "QS",
    "QW",
    "F",
    "P",
    "O",
)
"""How a placed face is written in an action: its code in capitals; a crumbling T like a plain one."""


def turn_code(face: int) -> int:
    """The index into TURN_CODES of a face that can be placed."""
    if face == PIT + FIEND:
        return TURN_CODES.index("F")
    return TURN_CODES.index(FACE_CODES[face].upper())


FACE_TURNS: Final = [
    turn_code(face) if any(face in turns for turns in TURNS) else NO_TILE for face in range(FACES)
]


def toward(kind: int, side: int) -> list[int]:
    """The faces of a kind that open on a side (NC-LIGHT-12); a Keeper turns its mouth there."""
    if kind == KEEPER:
        return [FACE_Q + side]  # NC-KEEP-02
    return [face for face in TURNS[kind] if OPENINGS[face] & OPENING[side]]


TOWARD: Final = [toward(kind, side) for kind in range(KINDS) for side in range(4)]
"""By ``4 * kind + side``."""


def is_monster_kind(kind: int) -> bool:
    """NC-STAY-03: what is swapped in when a Stay burns it."""
    return kind >= WAX_EATER and kind <= OMEN


def face_from_code(code: str, field: str) -> int:
    if code == "#":
        return PIT + STRAIGHT  # the commonest tile to collapse
    for face in range(FACES):
        if FACE_CODES[face] == code:
            return face
    raise Malformed(field, f"{code!r} is no tile; the codes are {' '.join(FACE_CODES[: PIT + 1])}…")
