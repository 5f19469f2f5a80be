"""What can happen, as typed structs: the contents of events. Seats and heights are numbers."""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Drew(Fact, frozen=True, tag=True):
    """Candles from the bag, told to who drew them."""

    seat: int
    heights: list[int]


class HasDrawn(Fact, frozen=True, tag=True):
    """Somebody drew, told to the others."""

    seat: int
    number: int


class RoundBegan(Fact, frozen=True, tag=True):
    round: int
    lead: int


class Set(Fact, frozen=True, tag=True):
    """A candle face down, told to its player."""

    seat: int
    height: int


class HasSet(Fact, frozen=True, tag=True):
    """Somebody set a candle, told to the others."""

    seat: int


class Shielded(Fact, frozen=True, tag=True):
    seat: int


class LeftBare(Fact, frozen=True, tag=True):
    seat: int


class WindCame(Fact, frozen=True, tag=True):
    strength: int


class Shown(Fact, frozen=True, tag=True):
    """A candle after the wind."""

    seat: int
    height: int
    burns: bool


class RoundTaken(Fact, frozen=True, tag=True):
    seats: list[int]
    """Nobody's when no candle burns."""


class Boasted(Fact, frozen=True, tag=True):
    seat: int
    height: int


AnyFact = (
    Drew
    | HasDrawn
    | RoundBegan
    | Set
    | HasSet
    | Shielded
    | LeftBare
    | WindCame
    | Shown
    | RoundTaken
    | Boasted
)
