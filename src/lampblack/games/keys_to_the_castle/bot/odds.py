"""What a seat may expect of cards it cannot see and of doors nobody has opened.

Times are hundredths of a turn, in whole numbers, so that both builds agree.
"""

from typing import Final, final

from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOURS,
    EXTRA_KEY,
    EXTRA_TURN,
    HS,
    SK,
    Bag,
    number,
    one,
    size,
)
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.seat import Seat

TURN: Final = 100
LONGEST_WAIT: Final = 20 * TURN
WAITS: Final = 24
"""How many cards ahead the waiting times are worked out."""

# What a door may ask for besides a Key of its colour (0 to 3).
A_SKELETON_KEY: Final = 4
A_HACKSAW: Final = 5
NEEDS: Final = 6

# What an unseen door turns out to be, on average, in hundredths of a turn: bars mean a way round.
BARS_COST: Final = 200
EXTRA_TURN_GAIN: Final = 100
EXTRA_KEY_GAIN: Final = 60

SCARCE: Final = 6
"""With fewer cards in the pile the discards will soon be drawn as well."""


@final
class Odds:
    """Waiting times for cards and the risk of unseen doors, as one seat sees them."""

    def __init__(self, at: Position, seat: Seat) -> None:
        unseen: Bag = at.pile
        for other in range(at.players()):
            if other != seat:
                unseen += at.hands[other]
        if size(at.pile) < SCARCE:
            for face in at.discards:
                unseen += one(face)
        total = size(unseen)
        skeletons = number(unseen, SK)
        self.wait: list[list[int]] = []
        for colour in range(COLOURS):
            self.wait.append(waits(number(unseen, colour) + skeletons, total))
        self.wait.append(waits(skeletons, total))
        self.wait.append(waits(number(unseen, HS), total))
        self.colour = [at.colour_of(cell) for cell in range(at.board.cells)]
        kinds = [at.unseen_kinds(colour) for colour in range(COLOURS)]
        self.bars = [kinds[colour][BARRED] / max(1, sum(kinds[colour])) for colour in range(COLOURS)]
        self.kinds = kinds
        self.risk = self.risks(at, [BARS_COST] * at.board.cells)

    def risks(self, at: Position, detours: list[int]) -> list[int]:
        found: list[int] = []
        for cell in range(at.board.cells):
            kinds = self.kinds[self.colour[cell]]
            total = sum(kinds)
            if total == 0:
                found.append(0)
                continue
            cost = (
                kinds[BARRED] * detours[cell]
                - kinds[EXTRA_TURN] * EXTRA_TURN_GAIN
                - kinds[EXTRA_KEY] * EXTRA_KEY_GAIN
            )
            found.append(max(cost // total, -50))
        return found


def waits(fitting: int, total: int) -> list[int]:
    """The turns still to wait for a fitting card when this many others may be in hand already.

    Each card fits with probability p; the chance that none of n does is (1 - p)^n, and then the
    next one comes after 1/p turns on average.
    """
    if fitting == 0:
        return [LONGEST_WAIT] * WAITS
    left = TURN * total / fitting
    table: list[int] = []
    for _ in range(WAITS):
        table.append(min(int(left), LONGEST_WAIT))
        left = left * (total - fitting) / total
    return table
