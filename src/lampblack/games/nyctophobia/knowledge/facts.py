# interpreted: structs need msgspec's metaclass
"""What can happen, as typed structs: the contents of events (section 19). Seats are numbers.

The Hunter's own facts (``Hunter…``) tell what changed in H-STATE (NY-ANN-26); only the Hunter, and whoever
may see everything after the end, is told them.
"""

import msgspec

Entries = list[str | list[str]]
"""One direction of a search, near to far: ``edge``, ``tree``, or what lies in the cell (NY-SEARCH-14)."""


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something told; ``seat`` is whom it is about."""

    seat: int


class SetUp(Fact, frozen=True, tag=True):
    """E-SETUP; never the scenario."""

    hunter: str
    characters: list[str | None]
    titles: list[str | None]
    """What the content pack calls them."""
    options: dict[str, str]


class Clue(Fact, frozen=True, tag=True):
    direction: str


class Turn(Fact, frozen=True, tag=True):
    pass


class TurnEnd(Fact, frozen=True, tag=True):
    pass


class Searched(Fact, frozen=True, tag=True):
    """P-SEARCH: what the searcher's hands feel."""

    here: list[str]
    north: Entries
    east: Entries
    south: Entries
    west: Entries


class Felt(Fact, frozen=True, tag=True):
    items: list[str]


class Step(Fact, frozen=True, tag=True):
    """P-STEP, to the mover."""

    direction: str


class Stepped(Fact, frozen=True, tag=True):
    pass


class Hopped(Fact, frozen=True, tag=True):
    pass


class Entered(Fact, frozen=True, tag=True):
    items: list[str]


class Rocks(Fact, frozen=True, tag=True):
    count: int


class Blocked(Fact, frozen=True, tag=True):
    item: str


class Acted(Fact, frozen=True, tag=True):
    kind: str


class Threw(Fact, frozen=True, tag=True):
    direction: str
    spaces: int
    hit: str


class Noise(Fact, frozen=True, tag=True):
    pass


class Hid(Fact, frozen=True, tag=True):
    pass


class Unhid(Fact, frozen=True, tag=True):
    cause: str


class Attacked(Fact, frozen=True, tag=True):
    """E-COMBAT: where the Hunter stands, seen from the Hunted."""

    direction: str


class Hurt(Fact, frozen=True, tag=True):
    health: int
    cause: str


class Countered(Fact, frozen=True, tag=True):
    using: str


class Called(Fact, frozen=True, tag=True):
    pass


class Forest(Fact, frozen=True, tag=True):
    kind: str


class Moved(Fact, frozen=True, tag=True):
    pass


class Fogged(Fact, frozen=True, tag=True):
    pass


class Refused(Fact, frozen=True, tag=True):
    reason: str


class Spoke(Fact, frozen=True, tag=True):
    """E-SPEECH; ``what`` is the statement, the rest is filled in for reports."""

    what: str
    search: Searched | None = None
    steps: list[str] | None = None
    health: int | None = None
    rocks: int | None = None


class Taunted(Fact, frozen=True, tag=True):
    pass


class Claimed(Fact, frozen=True, tag=True):
    """A statement of the Hunter about a Hunted, true or not."""

    claim: str
    other: int | None
    direction: str | None
    number: int | None


class Laughed(Fact, frozen=True, tag=True):
    pass


class Ended(Fact, frozen=True, tag=True):
    winner: str
    cause: str


class HunterSawMove(Fact, frozen=True, tag=True):
    """A piece stands in another cell now; seat 0 is the Hunter's own."""

    cell: str


class HunterSawNoise(Fact, frozen=True, tag=True):
    """The noise token lies there now, or nowhere."""

    cell: str | None


class HunterSawTree(Fact, frozen=True, tag=True):
    tree: str
    stands: bool


class HunterWounded(Fact, frozen=True, tag=True):
    wounded: bool


class HunterPlayed(Fact, frozen=True, tag=True):
    card: str
    name: str


class HunterPart(Fact, frozen=True, tag=True):
    """Which part of the card counts from now on, and why (NY-HUNTER-04)."""

    card: str
    part: str
    """``quiet``, ``noise``, or ``both`` for a card with a single action."""
    because: str
    words: str


class HunterStood(Fact, frozen=True, tag=True):
    """A move instruction ends before its last step (NY-HMOVE-11)."""

    reason: str
    rule: str
    moved: bool
    """After some steps of this turn."""


class HunterDrew(Fact, frozen=True, tag=True):
    card: str
    name: str
    reshuffled: bool


class HunterLaid(Fact, frozen=True, tag=True):
    """The forest is laid out; what it was made from."""

    layout: str


class HunterWarned(Fact, frozen=True, tag=True):
    """W_CLOSE (NY-LAYOUT-08)."""

    code: str


AnyFact = (
    SetUp
    | Clue
    | Turn
    | TurnEnd
    | Searched
    | Felt
    | Step
    | Stepped
    | Hopped
    | Entered
    | Rocks
    | Blocked
    | Acted
    | Threw
    | Noise
    | Hid
    | Unhid
    | Attacked
    | Hurt
    | Countered
    | Called
    | Forest
    | Moved
    | Fogged
    | Refused
    | Spoke
    | Taunted
    | Claimed
    | Laughed
    | Ended
    | HunterSawMove
    | HunterSawNoise
    | HunterSawTree
    | HunterWounded
    | HunterPlayed
    | HunterPart
    | HunterStood
    | HunterDrew
    | HunterLaid
    | HunterWarned
)
