"""What the Hunted believed, for whoever may see everything: each sketch where it truly lies (NY-END-06)."""

from lampblack.games.nyctophobia.knowledge.view import BeliefView
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, DIRECTION_NAMES, SIDE, holds
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.sketch import end_of_board
from lampblack.kernel.bits import has
from lampblack.kernel.seat import Seat


def show_beliefs(at: Position) -> list[BeliefView]:
    return [show_belief(at, seat) for seat in range(1, at.seats())]


def show_belief(at: Position, seat: Seat) -> BeliefView:
    sketch = at.sketches[seat]
    ground = at.settings.ground
    slots = range(ground.slots)
    return BeliefView(
        seat=seat,
        origin=CELL_NAMES[sketch.origin],
        trees=[ground.names[slot] for slot in slots if holds(sketch.tree_lo, sketch.tree_hi, slot)],
        open=[ground.names[slot] for slot in slots if holds(sketch.open_lo, sketch.open_hi, slot)],
        doubtful=[ground.names[slot] for slot in slots if holds(sketch.doubt_lo, sketch.doubt_hi, slot)],
        ends=[end_name(place) for place in range(4 * SIDE) if has(sketch.rim, place)],
        car=[CELL_NAMES[cell] for cell in (sketch.car_a, sketch.car_b) if cell >= 0],
        met=CELL_NAMES[sketch.lair] if sketch.lair >= 0 else None,
        since=sketch.since,
    )


def end_name(place: int) -> str:
    x, y = end_of_board(place // SIDE, place % SIDE)
    return f"{CELL_NAMES[y * SIDE + x]} {DIRECTION_NAMES[place // SIDE]}"
