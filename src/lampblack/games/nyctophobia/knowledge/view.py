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


class BeliefView(msgspec.Struct, frozen=True):
    """What a Hunted knows by touch, laid where it truly lies; only where everything is open (NY-END-06).

    The same sketch, kept at every memory level, with bumps and flights of rocks; of trees and ways the names of
    the board.
    """

    seat: int
    origin: str
    """Where it begins: the cell of the start, or wherever a card has put the player."""
    trees: list[str]
    open: list[str]
    doubtful: list[str]
    """Those of them that were felt before the forest changed."""
    ends: list[str]
    """Felt ends of the board: ``A3 W``."""
    car: list[str]
    met: str | None
    """Where the Hunter was last met, while that tells anything."""
    since: int
    """So many turns the Hunter has had since then."""


class PrintedView(msgspec.Struct, frozen=True):
    """A scenario while the Hunter chooses one, or how to use it; only for the Hunter."""

    id: str
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
    maps: list[PrintedView]
    """What the Hunter may choose from, until one is chosen."""
    supply: int
    """How many trees there are."""


class CardView(msgspec.Struct, frozen=True):
    """A card with its parts in words."""

    id: str
    name: str
    said: str
    """What it asks to be said first; empty for nothing."""
    quiet: str
    """What it does without noise; or always, when there is no other part."""
    noise: str | None
    part: str
    """Which part would count now: ``quiet``, ``noise``, or ``both`` for a single action (NY-HUNTER-04)."""
    because: str
    """``noise in D3``."""


class HunterView(msgspec.Struct, frozen=True):
    """What the Hunter holds."""

    hand: list[str]
    hand_names: list[str]
    hand_words: list[str]
    """What each of them does."""
    cards: list[CardView]
    """The hand once more, part by part."""
    playing: CardView | None
    discard: list[str]
    pile: int
    played: str | None
    wounded: bool
    steps: int


class WayView(msgspec.Struct, frozen=True):
    """The way to somebody or something."""

    to: str
    """``hunted:1``, ``noise`` or ``car``: beside it."""
    steps: int
    cells: list[str]
    """One shortest way, near to far, without the Hunter's own cell; empty where no way leads."""


class WalkView(msgspec.Struct, frozen=True):
    """The move instruction that is being carried out."""

    left: int
    """Steps left, as far as a wound allows them."""
    towards: str
    """``noise``, ``hunted`` or ``car``."""
    goals: list[str]
    """The cells the next step may approach."""
    steps: int
    """How far they are, all alike."""
    ways: list[list[str]]
    """Every step of every shortest way: from, to."""


class ClaimsView(msgspec.Struct, frozen=True):
    """What a card asks to be said: how much of it is still due, and which of the statements are true."""

    truths: int
    lies: int
    true: list[str]
    """As the options name them; the others are false."""


class OutlookView(msgspec.Struct, frozen=True):
    """How far everything is from the Hunter, and which way; only for the Hunter, while the game goes on."""

    steps: list[int | None]
    """To every cell, row by row; None where no way leads."""
    ways: list[WayView]
    walk: WalkView | None
    claims: ClaimsView | None
    wounded: bool
    """One step at most in this turn, or the next (NY-WOUND-02)."""


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
    """What this viewer was told: since the turn began, or everything, by the memory level (NY-INFO-10).

    Where everything is open: what anybody was told since the turn began.
    """
    sketch: SketchView | None
    beliefs: list[BeliefView] | None
    """Only where everything is open."""
    forest: ForestView | None
    cards: HunterView | None
    outlook: OutlookView | None
    winner: str | None
    cause: str | None
