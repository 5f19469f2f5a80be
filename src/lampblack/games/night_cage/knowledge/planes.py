"""What a view says as numbers: ``knowledge.show``, without words. Prisoners stand in turn order.

Left out of the view, because it follows from the rest: what monsters see and strike, the odds of the next draw,
what is left of Gates and Keys. Left out besides: the order of the discarded tiles.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.model.pieces import (
    CHASM,
    CRUMBLING,
    DRAWN_KINDS,
    FACE_K,
    FACE_KINDS,
    FACE_P,
    FACE_Q,
    FACES,
    KEEPER,
    KIND_CODES,
    KINDS,
    NO_TILE,
    OPENINGS,
)
from lampblack.games.night_cage.model.position import NOBODY, RESULT_NAMES, Position
from lampblack.games.night_cage.model.settings import Settings
from lampblack.games.night_cage.model.steps import LAST_DECISION, STEP_NAMES, op_of
from lampblack.kernel.bits import bit
from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.seat import Seat

DECISIONS: Final = LAST_DECISION + 1
RESULTS: Final = len(RESULT_NAMES)


def features(face: int) -> bytes:
    """A tile as it lies: its openings, its kind, and what else it shows."""
    kind = FACE_KINDS[face]
    openings = [(OPENINGS[face] >> side) & 1 for side in range(4)]
    kinds = [1 if kind == other else 0 for other in range(KINDS)]
    mouth = [1 if kind == KEEPER and face == FACE_Q + side else 0 for side in range(4)]
    is_pit, holds_key = face >= CHASM, face == FACE_K or (FACE_Q <= face < FACE_P)
    return bytes([*openings, *kinds, *mouth, is_pit, face == CHASM, CRUMBLING[face], holds_key])


FEATURES: Final = [features(face) for face in range(FACES)]
PAIRS: Final[list[bytes]] = []
"""Of two spaces at once, by both faces: there are fewer to put together. Made when first needed."""
FEATURE_NAMES: Final = f"open N E S W, kind {' '.join(KIND_CODES)}, a Keeper's mouth N E S W, pit or chasm, chasm, crumbling, Key"


def planes(settings: Settings) -> list[Plane]:
    side, prisoners = settings.board.side, settings.prisoners
    board, people = (side, side), (prisoners,)
    tiles, kinds = (DRAWN_KINDS,), (KINDS,)
    return [
        Plane("tiles", (*board, len(FEATURES[0])), FEATURE_NAMES),
        Plane("lit", board, "illuminated spaces"),
        Plane("dirge", board, "under the Dirge token, or of the chasm"),
        Plane("set off", board, "monsters that will attack in this turn"),
        Plane("places", (prisoners, *board), "where each prisoner stands"),
        Plane("lines", (prisoners, 2 * side), "along which row or column each falls"),
        Plane("candles", people, "whose candle is lit"),
        Plane("nerve", people, "Nerve tokens"),
        Plane("keys", people, "who holds a Key"),
        Plane("mine", people, "for whom the viewer decides"),
        Plane("opening", tiles, f"tiles in the opening layer of the stack: {' '.join(KIND_CODES[:-1])}"),
        Plane("rest", tiles, "tiles in the rest of the stack"),
        Plane("discards", kinds, f"discarded tiles: {' '.join(KIND_CODES)}"),
        Plane("hand", kinds, "the tile drawn and not yet placed"),
        Plane("omens", (1,), "Omens drawn"),
        Plane("acting", people, "whose turn it is"),
        Plane("concerned", people, "whom the pending decision is about"),
        Plane("passer", people, "who has passed"),
        Plane("step", (DECISIONS,), f"the pending decision: {' '.join(STEP_NAMES[:DECISIONS])}"),
        Plane("turn", (2,), "the number of the turn: 256s and ones"),
        Plane("moves", (1,), "made this turn"),
        Plane("result", (RESULTS,), " ".join(RESULT_NAMES)),
    ]


def tensor(at: Position, viewer: Seat) -> bytes:
    ink = Ink()
    cells: i64 = at.board.cells
    write_board(ink, at.faces, cells)
    ink.cells(at.light(), cells)
    ink.cells(at.dirge, cells)
    ink.cells(at.triggered & at.monsters, cells)
    prisoners = at.prisoners()
    write_prisoners(ink, at, viewer, prisoners)
    write_tiles(ink, at)
    ink.one_of(at.acting, prisoners)
    ink.one_of(at.concerned(), prisoners)
    ink.one_of(-1 if at.passer == NOBODY else at.passer, prisoners)
    ink.one_of(-1 if at.is_over() else op_of(at.agenda[-1]), DECISIONS)
    ink.pair(at.turn)
    ink.number(at.moves)
    ink.one_of(at.result, RESULTS)
    return ink.dry()


def write_board(ink: Ink, faces: list[int], cells: i64) -> None:
    if not PAIRS:
        PAIRS.extend([one + two for one in FEATURES for two in FEATURES])
    parts = ink.parts
    cell: i64 = 1
    while cell < cells:
        parts.append(PAIRS[FACES * faces[cell - 1] + faces[cell]])
        cell += 2
    if cell == cells:
        parts.append(FEATURES[faces[cell - 1]])


def write_prisoners(ink: Ink, at: Position, viewer: Seat, prisoners: i64) -> None:
    cells: i64 = at.board.cells
    for cell in at.place:
        ink.one_of(-1 if cell < 0 else cell, cells)
    write_lines(ink, at.line, 2 * at.board.side)
    ink.cells(at.lit, prisoners)
    ink.numbers(at.nerve)
    ink.cells(at.keys, prisoners)
    mine: i64 = 0
    for prisoner in range(prisoners):
        if at.controller(prisoner) == viewer:
            mine |= bit(prisoner)
    ink.cells(mine, prisoners)


def write_lines(ink: Ink, falling: list[int], lines: i64) -> None:
    """Along which each falls; mostly nobody does."""
    for line in falling:
        if line >= 0:
            break
    else:
        ink.blank(len(falling) * lines)
        return
    for line in falling:
        ink.one_of(-1 if line < 0 else line, lines)


def write_tiles(ink: Ink, at: Position) -> None:
    """Those that are not on the board."""
    kinds = [0] * KINDS
    for kind in at.discards:
        kinds[kind] += 1
    ink.numbers(at.opening + at.rest + kinds)
    ink.one_of(-1 if at.hand == NO_TILE else at.hand, KINDS)
    ink.number(at.omens)
