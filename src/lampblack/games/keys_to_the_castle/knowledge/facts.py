# interpreted: structs need msgspec's metaclass
"""What can happen, as typed structs: the contents of events. Seats are numbers, cells are names."""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened; ``seat`` is whose doing or whose turn it was."""

    seat: int


class Dealt(Fact, frozen=True, tag=True):
    """The opening hand, told to its owner."""

    cards: list[str]


class WasDealt(Fact, frozen=True, tag=True):
    """Somebody got an opening hand, told to the others."""

    number: int


class TurnBegan(Fact, frozen=True, tag=True):
    turn: int
    bonus: bool


class Drew(Fact, frozen=True, tag=True):
    """The drawn card, told to the drawer (KC-INFO-10)."""

    card: str


class HasDrawn(Fact, frozen=True, tag=True):
    """Somebody drew, told to the others."""


class Reshuffled(Fact, frozen=True, tag=True):
    cards: int


class Discarded(Fact, frozen=True, tag=True):
    card: str


class Opened(Fact, frozen=True, tag=True):
    """A door turned open. ``card`` is None when the Extra Key did it."""

    card: str | None
    cell: str
    colour: str
    kind: str


class Closed(Fact, frozen=True, tag=True):
    card: str | None
    cell: str
    colour: str


class Unlocked(Fact, frozen=True, tag=True):
    cell: str


class Padlocked(Fact, frozen=True, tag=True):
    cell: str


class PassageLaid(Fact, frozen=True, tag=True):
    a: str
    b: str


class Sawn(Fact, frozen=True, tag=True):
    cell: str


class Netted(Fact, frozen=True, tag=True):
    player: int
    cell: str


class Stayed(Fact, frozen=True, tag=True):
    trapped: bool


class Moved(Fact, frozen=True, tag=True):
    """A step; ``origin`` is None when it came from outside."""

    origin: str | None
    cell: str
    passage: bool


class Left(Fact, frozen=True, tag=True):
    """EXIT: back outside."""

    origin: str


class ExtraKeyFound(Fact, frozen=True, tag=True):
    cell: str


class ExtraKeySkipped(Fact, frozen=True, tag=True):
    cell: str


class ExtraTurnFound(Fact, frozen=True, tag=True):
    cell: str


class NetGone(Fact, frozen=True, tag=True):
    pass


class Won(Fact, frozen=True, tag=True):
    cell: str


class Aborted(Fact, frozen=True, tag=True):
    """The agreed turn limit was reached; ``seat`` had the last turn."""

    turns: int


AnyFact = (
    Dealt
    | WasDealt
    | TurnBegan
    | Drew
    | HasDrawn
    | Reshuffled
    | Discarded
    | Opened
    | Closed
    | Unlocked
    | Padlocked
    | PassageLaid
    | Sawn
    | Netted
    | Stayed
    | Moved
    | Left
    | ExtraKeyFound
    | ExtraKeySkipped
    | ExtraTurnFound
    | NetGone
    | Won
    | Aborted
)
