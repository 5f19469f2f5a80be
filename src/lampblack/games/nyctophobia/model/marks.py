"""What a map shows of a position (NY-CONV-03)."""

from lampblack.games.nyctophobia.model.geometry import CELLS
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOWHERE
from lampblack.games.nyctophobia.model.position import Position


def marks(at: Position) -> list[str]:
    """What the map shows in each cell: a piece, else the car, the noise token, or a rock."""
    drawn = ["."] * CELLS
    for rock in at.rocks:
        drawn[rock] = "r"
    if at.noise != NOWHERE:
        drawn[at.noise] = "n"
    if at.forest.car_a != NOWHERE:
        drawn[at.forest.car_a] = "C"
        drawn[at.forest.car_b] = "C"
    for seat in range(at.seats()):
        if at.place[seat] != NOWHERE:
            drawn[at.place[seat]] = "X" if seat == HUNTER else str(seat)
    return drawn
