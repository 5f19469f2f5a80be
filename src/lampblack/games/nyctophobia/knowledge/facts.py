"""What can happen, as typed structs: the contents of events (section 19). Seats are numbers.

The Hunter's own facts (``NyHunter…``) tell what changed in H-STATE (NY-ANN-26); only the Hunter, and whoever
may see everything after the end, is told them.
"""

import msgspec

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import DIRECTION_NAMES
from lampblack.games.nyctophobia.model.pieces import CAST_NAMES, CHARACTER_NAMES, MEMORY_NAMES, ROLE_NAMES
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.statements import (
    CLAIM_KINDS,
    CLAIM_LIST,
    PAIR,
    REPORT_SEARCH,
    REPORT_STATUS,
    REPORT_STEPS,
    UTTERANCE_NAMES,
)
from lampblack.games.nyctophobia.text.announcements import steps_to_text

Entries = list[str | list[str]]
"""One direction of a search, near to far: ``edge``, ``tree``, or what lies in the cell (NY-SEARCH-14)."""


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something told; ``seat`` is whom it is about."""

    seat: int


class NySetUp(Fact, frozen=True, tag=True):
    """E-SETUP; never the scenario."""

    hunter: str
    characters: list[str | None]
    options: dict[str, str]


class NyClue(Fact, frozen=True, tag=True):
    direction: str


class NyTurn(Fact, frozen=True, tag=True):
    pass


class NyTurnEnd(Fact, frozen=True, tag=True):
    pass


class NySearched(Fact, frozen=True, tag=True):
    """P-SEARCH: what the searcher's hands feel."""

    here: list[str]
    north: Entries
    east: Entries
    south: Entries
    west: Entries


class NyFelt(Fact, frozen=True, tag=True):
    items: list[str]


class NyStep(Fact, frozen=True, tag=True):
    """P-STEP, to the mover."""

    direction: str


class NyStepped(Fact, frozen=True, tag=True):
    pass


class NyHopped(Fact, frozen=True, tag=True):
    pass


class NyEntered(Fact, frozen=True, tag=True):
    items: list[str]


class NyRocks(Fact, frozen=True, tag=True):
    count: int


class NyBlocked(Fact, frozen=True, tag=True):
    item: str


class NyActed(Fact, frozen=True, tag=True):
    kind: str


class NyThrew(Fact, frozen=True, tag=True):
    direction: str
    spaces: int
    hit: str


class NyNoise(Fact, frozen=True, tag=True):
    pass


class NyHid(Fact, frozen=True, tag=True):
    pass


class NyUnhid(Fact, frozen=True, tag=True):
    cause: str


class NyAttacked(Fact, frozen=True, tag=True):
    """E-COMBAT: where the Hunter stands, seen from the Hunted."""

    direction: str


class NyHurt(Fact, frozen=True, tag=True):
    health: int
    cause: str


class NyCountered(Fact, frozen=True, tag=True):
    using: str


class NyCalled(Fact, frozen=True, tag=True):
    pass


class NyForest(Fact, frozen=True, tag=True):
    kind: str


class NyMoved(Fact, frozen=True, tag=True):
    pass


class NyFogged(Fact, frozen=True, tag=True):
    pass


class NyRefused(Fact, frozen=True, tag=True):
    reason: str


class NySpoke(Fact, frozen=True, tag=True):
    """E-SPEECH; ``what`` is the statement, the rest is filled in for reports."""

    what: str
    search: NySearched | None = None
    steps: list[str] | None = None
    health: int | None = None
    rocks: int | None = None


class NyTaunted(Fact, frozen=True, tag=True):
    pass


class NyClaimed(Fact, frozen=True, tag=True):
    """A statement of the Hunter about a Hunted, true or not."""

    claim: str
    other: int | None
    direction: str | None
    number: int | None


class NyLaughed(Fact, frozen=True, tag=True):
    pass


class NyEnded(Fact, frozen=True, tag=True):
    winner: str
    cause: str


class NyHunterSawMove(Fact, frozen=True, tag=True):
    """A piece stands in another cell now; seat 0 is the Hunter's own."""

    cell: str


class NyHunterSawNoise(Fact, frozen=True, tag=True):
    """The noise token lies there now, or nowhere."""

    cell: str | None


class NyHunterSawTree(Fact, frozen=True, tag=True):
    tree: str
    stands: bool


class NyHunterWounded(Fact, frozen=True, tag=True):
    wounded: bool


class NyHunterPlayed(Fact, frozen=True, tag=True):
    card: str
    name: str


class NyHunterDrew(Fact, frozen=True, tag=True):
    card: str
    name: str
    reshuffled: bool


class NyHunterLaid(Fact, frozen=True, tag=True):
    """The forest is laid out; what it was made from."""

    layout: str


class NyHunterWarned(Fact, frozen=True, tag=True):
    """W_CLOSE (NY-LAYOUT-08)."""

    code: str


AnyFact = (
    NySetUp
    | NyClue
    | NyTurn
    | NyTurnEnd
    | NySearched
    | NyFelt
    | NyStep
    | NyStepped
    | NyHopped
    | NyEntered
    | NyRocks
    | NyBlocked
    | NyActed
    | NyThrew
    | NyNoise
    | NyHid
    | NyUnhid
    | NyAttacked
    | NyHurt
    | NyCountered
    | NyCalled
    | NyForest
    | NyMoved
    | NyFogged
    | NyRefused
    | NySpoke
    | NyTaunted
    | NyClaimed
    | NyLaughed
    | NyEnded
    | NyHunterSawMove
    | NyHunterSawNoise
    | NyHunterSawTree
    | NyHunterWounded
    | NyHunterPlayed
    | NyHunterDrew
    | NyHunterLaid
    | NyHunterWarned
)


def entries(near: int, far: int, direction: int) -> Entries:
    return [
        entry(space)
        for space in (t.space_at(near, direction), t.space_at(far, direction))
        if t.space_kind(space) != t.NOT_EXAMINED
    ]


def entry(space: int) -> str | list[str]:
    kind = t.space_kind(space)
    if kind == t.THE_EDGE:
        return "edge"
    if kind == t.A_TREE:
        return "tree"
    return t.item_names(t.content_items(space >> 2))


def searched(seat: int, near: int, far: int) -> NySearched:
    here = t.item_names(t.content_items(near >> t.HERE_AT))
    return NySearched(seat, here, *[entries(near, far, direction) for direction in range(4)])


def set_up(at: Position) -> NySetUp:
    settings = at.settings
    return NySetUp(
        0,
        ROLE_NAMES[at.role],
        [None if character < 0 else CHARACTER_NAMES[character] for character in at.characters[1:]],
        {
            "players": str(settings.hunted + 1),
            "characters": CAST_NAMES[settings.cast],
            "memory": MEMORY_NAMES[settings.memory],
            "auto_share": "on" if settings.auto_share else "off",
            "trees": "edges" if settings.on_edges else "cells",
            "rocks": str(settings.rocks),
        },
    )


def spoke(told: t.Told) -> NySpoke:
    what = UTTERANCE_NAMES[told.b]
    if told.b == REPORT_SEARCH:
        return NySpoke(told.a, what, search=searched(told.a, told.c, told.d))
    if told.b == REPORT_STEPS:
        steps = steps_to_text(told.c)
        return NySpoke(told.a, what, steps=[] if steps == "-" else list(steps))
    if told.b == REPORT_STATUS:
        return NySpoke(told.a, what, health=told.c, rocks=told.d)
    return NySpoke(told.a, what)


def claimed(told: t.Told) -> NyClaimed:
    kind, p, other, number = CLAIM_LIST[told.a]
    name = CLAIM_KINDS[kind]
    about_pair = kind == PAIR
    has_direction = name in ("ME", "CAR", "HALF", "ROCK")
    return NyClaimed(
        p,
        name,
        other if about_pair else None,
        DIRECTION_NAMES[other] if has_direction else None,
        number or None,
    )


def fact_of(told: t.Told, at: Position) -> AnyFact:
    """The struct the wire carries for an event."""
    a, b = told.a, told.b
    match told.kind:
        case t.SETUP:
            return set_up(at)
        case t.CLUE:
            return NyClue(0, DIRECTION_NAMES[a])
        case t.TURN:
            return NyTurn(a)
        case t.TURN_END:
            return NyTurnEnd(a)
        case t.SEARCHED:
            return searched(told.to, a, b)
        case t.FELT:
            return NyFelt(a, t.item_names(b))
        case t.STEP:
            return NyStep(told.to, DIRECTION_NAMES[a])
        case t.STEPPED:
            return NyStepped(a)
        case t.HOPPED:
            return NyHopped(a)
        case t.ENTERED:
            return NyEntered(a, t.item_names(b))
        case t.ROCKS:
            return NyRocks(told.to, a)
        case t.BLOCKED:
            return NyBlocked(a, t.ITEM_NAMES[b])
        case t.ACTED:
            return NyActed(a, t.ACTED_NAMES[b])
        case t.THREW:
            return NyThrew(a, DIRECTION_NAMES[b], told.c, t.ITEM_NAMES[told.d])
        case t.NOISE:
            return NyNoise(a)
        case t.HID:
            return NyHid(a)
        case t.UNHID:
            return NyUnhid(a, t.UNHID_NAMES[b])
        case t.COMBAT:
            return NyAttacked(a, DIRECTION_NAMES[b])
        case t.HURT:
            return NyHurt(a, b, t.HURT_NAMES[told.c])
        case t.COUNTERED:
            return NyCountered(a, t.WITH_NAMES[b])
        case t.CALLED:
            return NyCalled(a)
        case t.FOREST:
            return NyForest(0, t.FOREST_NAMES[a])
        case t.MOVED:
            return NyMoved(told.to)
        case t.FOGGED:
            return NyFogged(told.to)
        case t.REFUSED:
            return NyRefused(told.to, t.REFUSAL_NAMES[a])
        case t.SPOKE:
            return spoke(told)
        case t.TAUNTED:
            return NyTaunted(a)
        case t.CLAIMED:
            return claimed(told)
        case t.LAUGHED:
            return NyLaughed(0)
        case _:
            return NyEnded(0, "hunted" if a else "hunter", t.END_NAMES[b])
