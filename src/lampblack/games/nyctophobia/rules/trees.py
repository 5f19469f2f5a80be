"""Felling, planting and moving trees (NYC-PRIM-06 to -08, NY-CELL-07), and the turning of the forest."""

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.frames import Frame, first, frame, second, third
from lampblack.games.nyctophobia.model.geometry import CLOCKWISE, Slot, holds
from lampblack.games.nyctophobia.model.pieces import NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.sketch import doubted, restarted
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, show_tree, tell_all
from lampblack.kernel.seat import Seat


def change_trees(at: Position, forest: Forest, kind: int, announce: bool, log: Log) -> None:
    """Another forest stands; E-FOREST is sent once for each instruction."""
    before = at.forest
    at.forest = forest
    at.fresh = 0
    if log is not None:
        for slot in range(forest.ground.slots):
            if forest.has_tree(slot) != before.has_tree(slot):
                show_tree(at, log, slot, forest.has_tree(slot))
    for seat in range(1, at.settings.hunted + 1):
        at.sketches[seat] = doubted(at.sketches[seat], kind)
    if announce:
        tell_all(at, log, t.FOREST, kind)


def slots_around(at: Position, seat: Seat) -> list[int]:
    """The places for a tree next to a piece: edges of its cell, or the cells beside it."""
    ahead = at.forest.ground.ahead
    cell = at.place[seat]
    return [ahead[cell * 4 + direction] for direction in range(4) if ahead[cell * 4 + direction] >= 0]


def is_vacant(at: Position, slot: Slot) -> bool:
    """A tree cell needs a completely empty cell (NY-CELL-07); an edge is always vacant."""
    if at.forest.ground.on_edges:
        return True
    return at.piece_at(slot) == NOBODY and at.rocks_at(slot) == 0 and at.noise != slot


def fell(at: Position, slot: Slot, log: Log) -> None:
    top = at.agenda[-1]
    left = first(top) - 1
    again(at, frame(frames.FELL, left, 1), left)
    change_trees(at, at.forest.without_tree(slot), t.FELLED, second(top) == 0, log)


def again(at: Position, next_frame: Frame, left: int) -> None:
    """Replace the instruction by what is left of it, and check for contact first."""
    at.agenda.pop()
    if left > 0:
        at.agenda.append(next_frame)
    at.agenda.append(frame(frames.CHECK))


def plant(at: Position, slot: Slot, log: Log) -> None:
    top = at.agenda[-1]
    left = first(top) - 1
    again(at, frame(frames.PLANT, left, second(top), 1), left)
    change_trees(at, at.forest.with_tree(slot), t.PLANTED, third(top) == 0, log)


def set_down(at: Position, slot: Slot, log: Log) -> None:
    top = at.agenda[-1]
    left = second(top) - 1
    again(at, frame(frames.LIFT, left, 1), left)
    moved = at.forest.without_tree(first(top)).with_tree(slot)
    change_trees(at, moved, t.SHIFTED, third(top) == 0, log)


def rotate(at: Position, clockwise: bool, log: Log) -> None:
    """Everything turns but the compass; contacts stay as they are (NYC-PRIM-13)."""
    stood = at.place
    for _ in range(1 if clockwise else 3):
        at.forest = at.forest.turned()
        at.place = [CLOCKWISE[cell] for cell in at.place]
        at.rocks = sorted([CLOCKWISE[cell] for cell in at.rocks])
        if at.noise != NOWHERE:
            at.noise = CLOCKWISE[at.noise]
    at.turns += 1
    at.fresh = 0
    for seat in range(1, at.settings.hunted + 1):
        sketch = at.sketches[seat]
        is_known = holds(sketch.seen_lo, sketch.seen_hi, stood[seat])
        at.sketches[seat] = restarted(sketch, at.forest, at.place[seat], is_known)
        at.located[seat] = 0
    for seat in range(at.seats()):
        show_piece(at, log, seat)
    tell_all(at, log, t.FOREST, t.TURNED)
