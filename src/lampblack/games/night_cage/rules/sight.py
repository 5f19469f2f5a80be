"""Lines of sight and strikes (NC-MON-01 to 06, NC-KEEP-03, 04, 07, NC-PATH-02)."""

from mypy_extensions import i64

from lampblack.games.night_cage.model.pieces import EAST, FACE_P, NORTH, OPENINGS, SOUTH, WEST
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.values import Cell, Cells, Side
from lampblack.kernel.bits import bit, has, members


def ray(at: Position, cell: Cell, d: Side) -> Cells:
    """The spaces seen from one in a direction: connected, and up to a Pit (NC-MON-02 to 04)."""
    seen: i64 = 0
    here = cell
    faces, neighbours, pits = at.faces, at.board.neighbours, at.pits
    while (OPENINGS[faces[here]] >> d) & 1:
        here = neighbours[4 * here + d]
        is_open: i64 = OPENINGS[faces[here]] >> (d ^ 2) & 1
        if is_open == 0 or here == cell or has(pits, here):
            break
        seen |= bit(here)
    return seen


def monsters_along(at: Position, cell: Cell, d: Side) -> Cells:
    """The monsters on a ray, without the Keepers met from behind.

    A strike that travels the way a Keeper faces does not set it off (NC-KEEP-07), and a Keeper so
    met does not see the ray's start (NC-KEEP-03): one test, because sight is symmetric (NC-INV-07).
    """
    if at.monsters & at.board.along[4 * cell + d] == 0:
        return 0
    found = ray(at, cell, d) & at.monsters
    behind = found & at.keepers
    while behind != 0:
        rest = behind & (behind - 1)
        keeper = lowest(behind ^ rest)
        if at.mouth(keeper) == d:
            found &= ~bit(keeper)
        behind = rest
    return found


def lowest(single: i64) -> Cell:
    """The space of a set that holds just one."""
    cell: Cell = 0
    while single > 1:
        single >>= 1
        cell += 1
    return cell


def seers(at: Position, cell: Cell) -> Cells:
    """The monsters that have this space in sight; a Pit is never in sight (NC-PIT-07)."""
    if at.monsters == 0 or has(at.pits, cell):
        return 0
    if at.monsters & at.board.crosses[cell] == 0:
        return 0  # none in its row or column, so that there is nothing to follow
    found = at.monsters & bit(cell)  # NC-MON-05
    for d in range(4):
        found |= monsters_along(at, cell, d)
    return found


def sight(at: Position, monster: Cell) -> Cells:
    """What a monster has in its line of sight, its own space included."""
    seen = bit(monster)
    rear: Side = at.mouth(monster) ^ 2 if has(at.keepers, monster) else -1
    for d in range(4):
        if d != rear:
            seen |= ray(at, monster, d)
    return seen


def strike(at: Position, monster: Cell) -> Cells:
    """What a monster's attack reaches: its sight, or for the Pathless its row and column."""
    if at.faces[monster] == FACE_P:
        return at.board.crosses[monster]
    return sight(at, monster)


def sets_off(at: Position, monster: Cell) -> Cells:
    """The monsters a strike sets off (NC-MON-11, NC-KEEP-07, NC-PATH-05)."""
    if at.faces[monster] == FACE_P:
        if at.edition.spares_backs:
            return at.board.crosses[monster] & at.monsters & ~backs(at, monster)
        return at.board.crosses[monster] & at.monsters
    rear: Side = at.mouth(monster) ^ 2 if has(at.keepers, monster) else -1
    found: i64 = 0
    for d in range(4):
        if d != rear:
            found |= monsters_along(at, monster, d)
    return found


def backs(at: Position, pathless: Cell) -> Cells:
    """The Keepers that a Pathless meets from behind, going straight and not round the edge (NC-HOUSE-04)."""
    side = at.board.side
    found: i64 = 0
    for keeper in members(at.board.crosses[pathless] & at.keepers):
        rows, columns = keeper // side - pathless // side, keeper % side - pathless % side
        towards = NORTH if rows < 0 else SOUTH if rows > 0 else WEST if columns < 0 else EAST
        if at.mouth(keeper) == towards:
            found |= bit(keeper)
    return found
