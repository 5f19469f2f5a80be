"""Ways through the forest as the Hunter sees them: where a walk leads, and why it ends early."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.frames import PLAINLY, TO_CAR
from lampblack.games.nyctophobia.model.geometry import CELLS, NEIGHBOUR, Cell
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.hunting import Way, allowed_steps, goals
from lampblack.games.nyctophobia.rules.selecting import passing, visible


def goal_cells(at: Position, way: Way, here: Cell) -> list[int]:
    """The cells the next step may approach."""
    found: list[int] = []
    for tables in goals(at, way, here, at.noise):
        for cell in range(CELLS):
            if tables[0][cell] == 0 and cell not in found:
                found.append(cell)
    return found


def goal_distance(at: Position, way: Way, here: Cell) -> int:
    """Steps to all of these alike; 0 when there is nothing to walk to."""
    for tables in goals(at, way, here, at.noise):
        return tables[len(tables) - 1][here]
    return 0


def steps_on(at: Position, way: Way, here: Cell) -> list[tuple[int, int]]:
    """Every step of every shortest way to these cells, pieces aside (NY-BOARD-07, NYC-PRIM-02)."""
    found: list[tuple[int, int]] = []
    for tables in goals(at, way, here, at.noise):
        stands = [(here, len(tables) - 1)]
        for cell, crossings in stands:  # grows while it is walked through
            for direction in range(4):
                there = NEIGHBOUR[cell * 4 + direction]
                left = crossings if at.forest.is_open(cell, direction) else crossings - 1
                if there < 0 or left < 0 or tables[left][there] != tables[crossings][cell] - 1:
                    continue
                if (cell, there) not in found:
                    found.append((cell, there))
                if (there, left) not in stands:
                    stands.append((there, left))
    return found


def shortest_way(at: Position, steps: list[int], here: Cell) -> list[int]:
    """One shortest way down a table of distances, north before east, south and west (NY-CONV-02)."""
    way: list[int] = []
    cell = here
    while 0 < steps[cell] < CELLS:
        for direction in range(4):
            there = NEIGHBOUR[cell * 4 + direction]
            if at.forest.is_open(cell, direction) and steps[there] == steps[cell] - 1:
                cell = there
                way.append(cell)
                break
    return way


def why_still(at: Position, way: Way, here: Cell, left: i64) -> tuple[str, str]:
    """The reason a walk of so many steps goes no farther, and its rule (NY-HMOVE-11)."""
    if allowed_steps(at, left) <= 0:
        return "wound", "NY-WOUND-02"
    if goals(at, way, here, at.noise):
        return "barred", "NY-HMOVE-11"
    if way.mode == TO_CAR:
        return "arrived", "NYC-PRIM-05"
    if way.mode == PLAINLY:
        return ("unreachable" if visible(at) else "hidden"), "NY-HMOVE-11"
    return ("arrived", "NY-HMOVE-14") if passing(at, way.who) else ("nobody", "NY-HMOVE-11")
