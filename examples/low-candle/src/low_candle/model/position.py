"""What a position holds: fields, copy, equality. The machine that plays it is state.py."""

from typing import Final, NamedTuple, final

from lampblack.kernel.agenda import Machine
from lampblack.kernel.seat import Seat
from low_candle.model.actions import NONE, Height
from low_candle.model.settings import Settings

ROUNDS: Final = 5
HAND: Final = 3

SETTING: Final = 0
SHIELDING: Final = 1
WIND: Final = 2
NEXT_ROUND: Final = 3


class Item(NamedTuple):
    """Something to be done: which step, and by whom if somebody does it."""

    step: int
    seat: Seat = 0


@final
class Place:
    """What lies before one player."""

    def __init__(self) -> None:
        self.hand: list[Height] = []  # lowest first: equal hands are equal lists
        self.candle = NONE
        self.is_shielded = False
        self.has_shield = True  # LC-SETUP-02
        self.boast = NONE
        self.taken = 0

    def copy(self) -> "Place":
        other = Place()
        other.hand = list(self.hand)
        other.candle = self.candle
        other.is_shielded = self.is_shielded
        other.has_shield = self.has_shield
        other.boast = self.boast
        other.taken = self.taken
        return other

    def key(self) -> tuple[object, ...]:
        return (tuple(self.hand), self.candle, self.is_shielded, self.has_shield, self.boast, self.taken)


class Position(Machine):
    """A game of Low Candle at some moment.

    The bag is not here: it is whatever of the box lies nowhere else, and nobody knows its order.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.places = [Place() for _ in range(settings.players)]
        self.burnt: list[Height] = []
        self.round = 1
        self.agenda: list[Item] = []  # what comes next is at its end

    def lead(self) -> Seat:
        """Who begins this round (LC-SETUP-03, LC-ROUND-04)."""
        return (self.round - 1) % self.settings.players

    def in_order(self) -> list[Seat]:
        """The seats from the leader on (LC-ROUND-02)."""
        players = self.settings.players
        return [(self.lead() + after) % players for after in range(players)]

    def top(self) -> Item:
        return self.agenda[-1]

    def bag(self) -> dict[Height, int]:
        """How many candles of each height are in the bag."""
        left = dict(self.settings.box.candles)
        for height in self.burnt:
            left[height] -= 1
        for place in self.places:
            for height in place.hand:
                left[height] -= 1
            if place.candle != NONE:
                left[place.candle] -= 1
        return left

    def copy_from(self, other: "Position") -> None:
        self.places = [place.copy() for place in other.places]
        self.burnt = list(other.burnt)
        self.round = other.round
        self.agenda = list(other.agenda)
        self.copy_agenda(other)

    def key(self) -> tuple[object, ...]:
        places = tuple(place.key() for place in self.places)
        return (self.settings.content, places, tuple(self.burnt), self.round, tuple(self.agenda))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
