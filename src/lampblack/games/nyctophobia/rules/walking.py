"""Steps and hops of the Hunted (section 9; the Klutz and the Climber of section 16)."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import DELTA, NEIGHBOUR, Cell, Direction
from lampblack.games.nyctophobia.model.pieces import HUNTER, KLUTZ, NOBODY
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.sketch import bumped, stepped
from lampblack.games.nyctophobia.model.statements import REPORT_STEPS
from lampblack.games.nyctophobia.rules.contact import check, locate, settle, stir
from lampblack.games.nyctophobia.rules.noise import place_noise, take_rocks
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, tell, tell_all
from lampblack.kernel.seat import Seat


def obstacle(at: Position, cell: Cell, direction: Direction) -> int:
    """What makes a step impossible (NY-MOVE-02, NY-MOVE-03), or -1."""
    there = NEIGHBOUR[cell * 4 + direction]
    if there < 0:
        return t.EDGE
    if not at.forest.is_open(cell, direction):
        return t.TREE
    who = at.piece_at(there)
    if who == NOBODY:
        return -1
    return t.HUNTER_PIECE if who == HUNTER else t.FIRST_HUNTED + who - 1


def try_step(at: Position, seat: Seat, direction: Direction, log: Log) -> bool:
    """NY-MOVE-04: an impossible step is announced and costs nothing; whether it is possible."""
    cell = at.place[seat]
    item = obstacle(at, cell, direction)
    if item < 0:
        return True
    tell_all(at, log, t.BLOCKED, seat, item)
    at.sketches[seat] = bumped(at.sketches[seat], at.forest, cell, direction)
    if item >= t.FIRST_HUNTED:
        locate(at, seat, at.piece_at(cell + DELTA[direction]))
    return False


def step(at: Position, seat: Seat, direction: Direction, in_combat: bool, log: Log) -> None:
    """The piece moves; then come the Klutz, the rocks, the announcement and the check (NY-MOVE-08)."""
    cell = at.place[seat]
    relocate(at, seat, cell + DELTA[direction], direction, False, log)
    at.agenda.append(frames.frame(frames.ARRIVE, seat, 0 if in_combat else 1))
    if at.characters[seat] == KLUTZ and not in_combat:  # NY-CHAR-11, NY-CHAR-12
        at.agenda.append(frames.frame(frames.NOISE, seat, cell))


def relocate(at: Position, seat: Seat, there: Cell, direction: Direction, hopped: bool, log: Log) -> None:
    """P-STEP and E-STEP (or E-HOP), in the order of NY-MOVE-12."""
    cell = at.place[seat]
    at.place[seat] = there
    at.sketches[seat] = stepped(at.sketches[seat], at.forest, cell, direction, hopped)
    stir(at, seat)
    settle(at)
    tell(at, log, seat, t.STEP, direction)
    tell_all(at, log, t.HOPPED if hopped else t.STEPPED, seat)
    show_piece(at, log, seat)
    if at.settings.auto_share and seat == at.active and not at.is_hidden(seat):
        tell_all(at, log, t.SPOKE, seat, REPORT_STEPS, at.sketches[seat].steps)  # NY-COMM-12


def arrive(at: Position, seat: Seat, is_checked: bool, log: Log) -> None:
    """What the entered cell holds is announced, its rocks are taken, then contact is checked."""
    cell = at.place[seat]
    items: i64 = at.rocks_at(cell) * t.one_item(t.ROCK)
    if at.noise == cell:
        items += t.one_item(t.TOKEN)
    if at.forest.is_car(cell):
        items += t.one_item(t.CAR)
    if items:
        tell_all(at, log, t.ENTERED, seat, items)
        take_rocks(at, seat, log)
    if is_checked:
        check(at, seat)


def make_noise(at: Position, seat: Seat, cell: Cell, log: Log) -> None:
    tell_all(at, log, t.NOISE, seat)
    place_noise(at, cell, log)


# The Climber (NY-CHAR-15 to -20, NY-CELL-05).


def landing(at: Position, cell: Cell, direction: Direction) -> int:
    """The cell behind the tree ahead; -1 when there is no tree, -2 when there is nowhere to land."""
    there = NEIGHBOUR[cell * 4 + direction]
    if there < 0 or at.forest.is_open(cell, direction):
        return -1
    if at.forest.ground.on_edges:
        return there
    behind = NEIGHBOUR[there * 4 + direction]
    return -2 if behind < 0 or at.forest.is_tree_cell(behind) else behind


def hop(at: Position, seat: Seat, direction: Direction, in_combat: bool, log: Log) -> bool:
    """Over a tree into the cell behind it, noisily; whether it was possible."""
    cell = at.place[seat]
    there = landing(at, cell, direction)
    if there < 0:
        tell(at, log, seat, t.REFUSED, t.NO_TREE if there == -1 else t.NO_LANDING)
        return False
    if at.piece_at(there) != NOBODY:
        tell_all(at, log, t.BLOCKED, seat, t.OCCUPIED)  # NY-CHAR-16: not by whom
        return False
    relocate(at, seat, there, direction, True, log)
    make_noise(at, seat, cell, log)
    at.agenda.append(frames.frame(frames.ARRIVE, seat, 0 if in_combat else 1))
    return True
