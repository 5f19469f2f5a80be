# interpreted: structs need msgspec's metaclass
"""What can happen, as typed structs. Everything is public (NC-STATE-02).

``seat`` is the player who decides for the prisoner, or whose turn it is; prisoners are letters,
spaces are ``(row,column)``, tiles are the ledger's codes.
"""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    seat: int
    prisoner: str


class TileAt(msgspec.Struct, frozen=True):
    """A tile that left a space, under its original kind, or that lies on one, under its face."""

    cell: str
    tile: str


class Strike(msgspec.Struct, frozen=True):
    """One attacking monster: where, what, which monster's strike set it off, and what it reaches."""

    cell: str
    tile: str
    set_off_by: str | None
    reach: list[str]


class StartPlaced(Fact, frozen=True, tag=True):
    cell: str
    tile: str


class PlayBegan(Fact, frozen=True, tag=True):
    """All prisoners are placed."""


class TurnBegan(Fact, frozen=True, tag=True):
    turn: int
    substitute: bool
    """In the place of the prisoner who passed."""


class MarkerPassed(Fact, frozen=True, tag=True):
    """``seat`` now decides for the shared prisoner."""


class TileDrawn(Fact, frozen=True, tag=True):
    tile: str
    purpose: str
    """fill, land, blind, scramble or burn."""
    left: int


class TilePlaced(Fact, frozen=True, tag=True):
    cell: str
    tile: str


class Moved(Fact, frozen=True, tag=True):
    origin: str
    cell: str
    how: str
    """move, charge, blind or leap."""


class Stayed(Fact, frozen=True, tag=True):
    how: str
    """stay, paid or forced."""
    nerve: int


class Passed(Fact, frozen=True, tag=True):
    substitute: str


class NerveSpent(Fact, frozen=True, tag=True):
    use: str
    """again, charge, stay, block or sustain."""
    left: int


class Burned(Fact, frozen=True, tag=True):
    tile: str


class Swapped(Fact, frozen=True, tag=True):
    """A burned monster took the place of a tile."""

    cell: str
    tile: str
    lost: str


class KeyTaken(Fact, frozen=True, tag=True):
    cell: str
    tile: str


class KeyGiven(Fact, frozen=True, tag=True):
    receiver: str


class PitsFormed(Fact, frozen=True, tag=True):
    cause: str
    """crumbled, keeper, landed or fiend."""
    tiles: list[TileAt]


class Fell(Fact, frozen=True, tag=True):
    cell: str
    line: str


class KeepsFalling(Fact, frozen=True, tag=True):
    line: str


class Landed(Fact, frozen=True, tag=True):
    cell: str
    tile: str


class MonstersAttacked(Fact, frozen=True, tag=True):
    """Who attacks together, in the order in which they were set off."""

    strikes: list[Strike]


class WasHit(Fact, frozen=True, tag=True):
    cell: str
    """The monster's."""
    monster: str
    tiles: list[str]
    blocked: bool
    put_out: bool
    """The prisoner was lit until now."""


class Scrambled(Fact, frozen=True, tag=True):
    origin: str
    cell: str


class Stranded(Fact, frozen=True, tag=True):
    cell: str


class WentDark(Fact, frozen=True, tag=True):
    tiles: list[TileAt]


class WasRelit(Fact, frozen=True, tag=True):
    cell: str
    by: str


class OmenSetAside(Fact, frozen=True, tag=True):
    pass


class DirgeArrived(Fact, frozen=True, tag=True):
    cells: list[str]


class ChasmOpened(Fact, frozen=True, tag=True):
    cells: list[str]
    lost: list[TileAt]


class ChasmClosed(Fact, frozen=True, tag=True):
    """The chasm went dark as a whole."""

    cells: list[str]


class FinalFlickersBegan(Fact, frozen=True, tag=True):
    pass


class FlickerTook(Fact, frozen=True, tag=True):
    cell: str
    tile: str


class Won(Fact, frozen=True, tag=True):
    cell: str


class Lost(Fact, frozen=True, tag=True):
    reason: str
    rule: str


AnyFact = (
    StartPlaced
    | PlayBegan
    | TurnBegan
    | MarkerPassed
    | TileDrawn
    | TilePlaced
    | Moved
    | Stayed
    | Passed
    | NerveSpent
    | Burned
    | Swapped
    | KeyTaken
    | KeyGiven
    | PitsFormed
    | Fell
    | KeepsFalling
    | Landed
    | MonstersAttacked
    | WasHit
    | Scrambled
    | Stranded
    | WentDark
    | WasRelit
    | OmenSetAside
    | DirgeArrived
    | ChasmOpened
    | ChasmClosed
    | FinalFlickersBegan
    | FlickerTook
    | Won
    | Lost
)
