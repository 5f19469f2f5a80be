# interpreted: structs need msgspec's metaclass
"""What a viewer may know, as typed structs (section 20)."""

import msgspec

from lampblack.games.nyctophobia.knowledge.facts import AnyFact, Searched


class HuntedView(msgspec.Struct, frozen=True):
    seat: int
    character: str | None
    title: str | None
    """What the content pack calls the character."""
    health: int
    hidden: bool
    rocks: int | None
    """Only one's own; the Hunter sees all."""
    fogged: bool | None
    """Likewise."""
    cell: str | None
    """Only for the Hunter."""
    distance: int | None
    """Steps the Hunter would need; only for the Hunter."""


class SketchEdge(msgspec.Struct, frozen=True):
    """A felt edge of the sketch: the step from a cell, counted from where the sketch began."""

    x: int
    y: int
    direction: str
    felt: str
    """``open``, ``tree`` or ``edge``."""
    doubtful: bool


class SketchView(msgspec.Struct, frozen=True):
    """The automatic sketch of memory level M3 (NY-INFO-11), in steps east and south of its origin."""

    x: int
    """Where the viewer stands."""
    y: int
    edges: list[SketchEdge]


class PrintedView(msgspec.Struct, frozen=True):
    """A scenario while the Hunter chooses how to use it; only for the Hunter."""

    name: str
    trees: list[str]
    spots: list[list[str]]
    """Where the car may stand: A, B, C."""
    hunter: str
    starts: list[str]


class ForestView(msgspec.Struct, frozen=True):
    """The whole board: for the Hunter, and for everybody after the end (NY-ANN-26, NY-END-06)."""

    map: list[str]
    trees: list[str]
    car: list[str]
    rocks: list[str]
    noise: str | None
    noise_distance: int | None
    hunter: str | None
    layout: str | None
    """The scenario, its turn, spot and starts; or OWN."""
    printed: PrintedView | None
    """Before it is laid out."""


class HunterView(msgspec.Struct, frozen=True):
    """What the Hunter holds."""

    hand: list[str]
    hand_names: list[str]
    hand_words: list[str]
    """What each of them does."""
    discard: list[str]
    pile: int
    played: str | None
    wounded: bool
    steps: int


class View(msgspec.Struct, frozen=True, tag="nyctophobia", tag_field="game"):
    viewer: int
    stage: str
    """``setup``, ``play`` or ``over``."""
    hunter: str | None
    """The Hunter's role, once it is chosen; public (NY-ROLE-03)."""
    trees: str
    memory: str
    auto_share: bool
    clue: str | None
    order: list[int]
    """The seats of a round in turn; 0 is the Hunter."""
    active: int | None
    players: list[HuntedView]
    called_by: int | None
    ends_with: int | None
    """Whose next turn's end brings the rescue (NY-CALL-04)."""
    last_search: Searched | None
    search_age: str | None
    """Of the last search: ``now`` while nothing was heard that could change it, ``before``, or ``elsewhere``."""
    told: list[AnyFact]
    """What this viewer was told: since the turn began, or everything, by the memory level (NY-INFO-10)."""
    sketch: SketchView | None
    forest: ForestView | None
    cards: HunterView | None
    winner: str | None
    cause: str | None
