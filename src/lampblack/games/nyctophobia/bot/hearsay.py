"""What a Hunted's bot makes of what the others say: where they stand, so where the car is not and the Hunter was met.

A place can be told to others only by whoever has felt an end of the board in both ways: such a bot says how far
from the north-western corner it stands. What was said in earlier turns is heard by those alone whose memory keeps
it (``M1`` and above); at ``M0`` a bot is asked for nothing in others' turns, and so hears nothing of them.
"""

from typing import Final, final

from lampblack.games.nyctophobia.model import actions, frames, statements
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import CELLS, NEIGHBOUR, SIDE
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position, all_told
from lampblack.kernel.action import Action

FORGOTTEN: Final = 8
"""So many turns of the Hunter after a meeting that was heard of, nobody counts on it any more."""
EAST_WEST: Final = 0xFF00FF00
"""The ends of the board in the east and the west, in a sketch's ``rim``; the others are north and south."""
NORTH_SOUTH: Final = 0x00FF00FF


def standing_words() -> list[int]:
    """What one says to tell each cell."""
    names = [f"AT:NW:{cell % SIDE}:{cell // SIDE}" for cell in range(CELLS)]
    return [statements.UTTERANCE_INDEX[name] for name in names]


STANDING: Final = standing_words()
CELL_SAID: Final = {words: cell for cell, words in enumerate(STANDING)}


@final
class Hearsay:
    """What a seat has heard, in the cells of the board."""

    def __init__(self, at: Position) -> None:
        self.lair = -1
        """Where the Hunter was last met by somebody who said where that was."""
        self.bare: set[int] = set()
        """Cells in which somebody has stood, and which are not the car."""
        self.stands: list[int] = [-1] * at.seats()
        self.fights: list[int] = [-1] * at.seats()
        self.age = 0
        for told in all_told(at.past, at.told):
            self.hear(told)

    def hear(self, told: t.Told) -> None:
        if told.kind == t.TURN and told.a == HUNTER and self.lair >= 0:
            self.age += 1
            if self.age >= FORGOTTEN:
                self.lair = -1
        elif told.kind == t.FOREST and told.a == t.TURNED:
            self.lair = -1
            self.bare = set()
            self.stands = [-1] * len(self.stands)
        elif told.kind == t.STEPPED or told.kind == t.HOPPED:
            self.stands[told.a] = -1
            self.fights[told.a] = -1
        elif told.kind == t.COMBAT:
            self.lair = -1  # wherever that was, the Hunter is here now
            self.fights[told.a] = told.b
            self.place_hunter(told.a)
        elif told.kind == t.SPOKE and told.b in CELL_SAID:
            self.stands[told.a] = CELL_SAID[told.b]
            self.bare.add(CELL_SAID[told.b])
            self.place_hunter(told.a)

    def place_hunter(self, seat: int) -> None:
        """Whoever is attacked and says where, says where the Hunter is."""
        if self.stands[seat] >= 0 and self.fights[seat] >= 0:
            self.lair = NEIGHBOUR[self.stands[seat] * 4 + self.fights[seat]]
            self.age = 0

    def fits(self, world: Position) -> bool:
        """Whether the car of a world is nowhere where somebody stood outside it."""
        return world.forest.car_a not in self.bare and world.forest.car_b not in self.bare


def own_place(at: Position, seat: int) -> Action | None:
    """Where the seat stands, if it knows that and has not said so."""
    sketch = at.sketches[seat]
    if not sketch.rim & EAST_WEST or not sketch.rim & NORTH_SOUTH or at.in_car(seat):
        return None
    words = STANDING[at.place[seat]]
    for told in at.told:
        if told.kind == t.SPOKE and told.a == seat and told.b == words:
            return None
    return actions.SAYS[words]


def is_attacked(at: Position) -> bool:
    return frames.kind_of(at.agenda[-1]) == frames.COUNTER
