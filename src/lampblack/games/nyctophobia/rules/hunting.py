"""How the Hunter moves (section 13, NYC-PRIM-01 to -05)."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import FELLS, PLAINLY, TO_CAR, TOLD_OF_FELLING, Frame
from lampblack.games.nyctophobia.model.geometry import (
    FAR,
    NEIGHBOUR,
    Cell,
    Direction,
    direction_between,
)
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.contact import contacts_at
from lampblack.games.nyctophobia.rules.noise import is_reached, remove_noise
from lampblack.games.nyctophobia.rules.selecting import passing, visible
from lampblack.games.nyctophobia.rules.telling import Log, show_piece
from lampblack.games.nyctophobia.rules.trees import change_trees


def allowed_steps(at: Position, left: i64) -> i64:
    """A wound leaves one step to the whole turn (NY-WOUND-02)."""
    if at.wound and not at.wound_fresh:
        return min(left, 1 - at.hunter_steps)
    return left


def reach_noise(at: Position, top: Frame, log: Log) -> None:
    """A plain move ends the noise it has reached, at no cost (NY-NOISE-04, NY-NOISE-05, NY-HMOVE-04)."""
    is_plain = frames.second(top) == PLAINLY
    if is_plain and at.noise != NOWHERE and is_reached(at, at.place[HUNTER], at.noise):
        remove_noise(at, log, False)


def set_out(at: Position, walk: Frame, log: Log) -> None:
    """A move instruction begins; where the Hunter stands the noise may be reached already."""
    at.agenda.append(walk)
    reach_noise(at, walk, log)


def way_of(walk: Frame) -> "Way":
    return Way(frames.second(walk), frames.third(walk), frames.fourth(walk))


class Way:
    """How a move instruction walks: its mode, whom it seeks, and how many trees it may still cross."""

    def __init__(self, mode: i64, who: i64, crossings: i64) -> None:
        self.mode = mode
        self.who = who
        self.crossings = crossings


def add_steps(
    at: Position, way: Way, here: Cell, left: i64, noise: int, may_pass: bool, found: list[int]
) -> None:
    """Collect the cells to which a Hunter standing ``here`` may make the next of ``left`` steps.

    Asked again with ``may_pass`` False from the cell of a hidden Hunted: is there a way on? (NY-HMOVE-10)
    """
    if left > 0:
        for tables in goals(at, way, here, noise):
            add_closer(at, way, here, left, noise, may_pass, tables, found)


def goals(at: Position, way: Way, here: Cell, noise: int) -> list[list[list[int]]]:
    """The distance tables of everything the next step may approach; none when the instruction ends."""
    if way.mode == TO_CAR:
        steps = at.forest.doorstep_distances()
        return [[steps]] if steps[here] > 0 else []
    if way.mode == PLAINLY and noise != NOWHERE:
        return [at.forest.distances_across(noise, way.crossings)]
    seats = visible(at) if way.mode == PLAINLY else passing(at, way.who)
    tables = [at.forest.distances_across(at.place[seat], way.crossings) for seat in seats]
    nearest = FAR
    for table in tables:
        nearest = min(nearest, table[way.crossings][here])
    if nearest == FAR or (way.mode != PLAINLY and nearest <= 1):
        return []  # NY-HMOVE-14: stops as soon as dH is 1
    return [table for table in tables if table[way.crossings][here] == nearest]


def is_closer(at: Position, way: Way, here: Cell, direction: Direction) -> bool:
    """Is that step on a shortest way to a goal, pieces aside? (NY-BOARD-07)"""
    there = NEIGHBOUR[here * 4 + direction]
    crosses = not at.forest.is_open(here, direction)
    for tables in goals(at, way, here, at.noise):
        last = len(tables) - 1
        if tables[last - 1 if crosses else last][there] == tables[last][here] - 1:
            return True
    return False


def add_closer(
    at: Position,
    way: Way,
    here: Cell,
    left: i64,
    noise: int,
    may_pass: bool,
    tables: list[list[int]],
    found: list[int],
) -> None:
    """The neighbouring cells that are one step closer, as far as the Hunter may enter them."""
    last = len(tables) - 1
    wanted = tables[last][here] - 1
    for direction in range(4):
        there = NEIGHBOUR[here * 4 + direction]
        if there < 0 or at.forest.is_car(there) or there in found:
            continue  # NY-HMOVE-09
        crosses = not at.forest.is_open(here, direction)
        if crosses and last == 0:
            continue  # NY-HMOVE-12
        if tables[last - 1 if crosses else last][there] != wanted:
            continue
        who = at.piece_at(there)
        if (
            who == NOBODY
            or who == HUNTER
            or (may_pass and at.is_hidden(who) and can_pass(at, way, there, left - 1, noise, crosses))
        ):
            found.append(there)


def can_pass(at: Position, way: Way, there: Cell, left: i64, noise: int, crosses: bool) -> bool:
    """May the Hunter step onto a hidden Hunted, sure to leave again? (NY-HMOVE-10, NY-HMOVE-15)"""
    if contacts_at(at, there):
        return False
    if way.mode == PLAINLY and noise != NOWHERE and is_reached(at, there, noise):
        noise = NOWHERE
    onwards: list[int] = []
    rest = Way(way.mode, way.who, way.crossings - 1 if crosses else way.crossings)
    add_steps(at, rest, there, left, noise, False, onwards)
    return len(onwards) > 0


def walk(at: Position, cell: Cell, log: Log) -> None:
    """One step; after it contact is checked (NY-HMOVE-07)."""
    top = at.agenda[-1]
    here = at.place[HUNTER]
    left, mode, who = frames.first(top) - 1, frames.second(top), frames.third(top)
    crossings, flags = frames.fourth(top), frames.fifth(top)
    direction = direction_between(here, cell)
    at.place[HUNTER] = cell
    at.hunter_steps += 1
    show_piece(at, log, HUNTER)
    if not at.forest.is_open(here, direction):
        crossings -= 1
        if flags & FELLS:
            slot = at.forest.ground.ahead[here * 4 + direction]
            change_trees(at, at.forest.without_tree(slot), t.FELLED, flags & TOLD_OF_FELLING == 0, log)
            flags |= TOLD_OF_FELLING
    if at.noise == cell:
        remove_noise(at, log, False)  # NY-NOISE-03, NYC-PRIM-04
    else:
        reach_noise(at, top, log)
    at.agenda[-1] = frames.frame(frames.WALK, left, mode, who, crossings, flags)
    at.agenda.append(frames.frame(frames.CHECK))
