"""The noise token and the rocks on the board (section 11, NY-MOVE-07)."""

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import Cell
from lampblack.games.nyctophobia.model.pieces import NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import SEAT_BIT, SURELY_OFF, SURELY_ON, Position
from lampblack.games.nyctophobia.rules.contact import stir
from lampblack.games.nyctophobia.rules.telling import Log, show_noise, tell
from lampblack.kernel.seat import Seat


def place_noise(at: Position, cell: Cell, log: Log) -> None:
    """There is one token; placing it removes it from where it was (NY-NOISE-01)."""
    at.noise = cell
    at.noise_known = SURELY_ON
    stir(at, NOBODY)
    show_noise(at, log)


def remove_noise(at: Position, log: Log, surely: bool) -> None:
    """Never announced (NY-NOISE-07); ``surely`` when everybody can tell all the same (NY-COMBAT-09)."""
    if at.noise != NOWHERE:
        at.noise = NOWHERE
        show_noise(at, log)
    if surely:
        at.noise_known = SURELY_OFF
        for seat in range(1, at.settings.hunted + 1):
            sketch = at.sketches[seat]
            if t.number_of(t.felt_items(sketch.near, sketch.far), t.TOKEN):
                at.fresh &= ~SEAT_BIT[seat]  # what it felt last is gone


def is_reached(at: Position, hunter: int, noise: int) -> bool:
    """Does a Hunter standing there have reached a noise token lying there? (NY-NOISE-03, NY-NOISE-04)"""
    if hunter == noise:
        return True
    if not at.forest.is_car(noise) and at.piece_at(noise) <= 0:
        return False
    return at.forest.is_open_between(hunter, noise)


def drop_rock(at: Position, cell: Cell) -> None:
    place = 0
    while place < len(at.rocks) and at.rocks[place] < cell:
        place += 1
    at.rocks.insert(place, cell)
    at.fresh = 0


def take_rocks(at: Position, seat: Seat, log: Log) -> None:
    """All rocks of the cell are picked up; there is no limit (NY-MOVE-07)."""
    cell = at.place[seat]
    found = at.rocks_at(cell)
    if found:
        at.rocks = [rock for rock in at.rocks if rock != cell]
        change_held(at, seat, found, log)
        at.fresh = 0


def change_held(at: Position, seat: Seat, by: int, log: Log) -> None:
    at.held[seat] += by
    tell(at, log, seat, t.ROCKS, at.held[seat])
