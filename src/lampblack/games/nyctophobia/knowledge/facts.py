"""What can happen, as typed structs: the contents of events (section 19). Seats are numbers.

The Hunter's own facts (``Hunter…``) tell what changed in H-STATE (NY-ANN-26); only the Hunter, and whoever
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
    | HunterDrew
    | HunterLaid
    | HunterWarned
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


def searched(seat: int, near: int, far: int) -> Searched:
    here = t.item_names(t.content_items(near >> t.HERE_AT))
    return Searched(seat, here, *[entries(near, far, direction) for direction in range(4)])


def set_up(at: Position) -> SetUp:
    settings = at.settings
    return SetUp(
        0,
        ROLE_NAMES[at.role],
        [None if character < 0 else CHARACTER_NAMES[character] for character in at.characters[1:]],
        [settings.content.title(character) for character in at.characters[1:]],
        {
            "players": str(settings.hunted + 1),
            "characters": CAST_NAMES[settings.cast],
            "memory": MEMORY_NAMES[settings.memory],
            "auto_share": "on" if settings.auto_share else "off",
            "trees": "edges" if settings.on_edges else "cells",
            "rocks": str(settings.rocks),
        },
    )


def spoke(told: t.Told) -> Spoke:
    what = UTTERANCE_NAMES[told.b]
    if told.b == REPORT_SEARCH:
        return Spoke(told.a, what, search=searched(told.a, told.c, told.d))
    if told.b == REPORT_STEPS:
        steps = steps_to_text(told.c)
        return Spoke(told.a, what, steps=[] if steps == "-" else list(steps))
    if told.b == REPORT_STATUS:
        return Spoke(told.a, what, health=told.c, rocks=told.d)
    return Spoke(told.a, what)


def claimed(told: t.Told) -> Claimed:
    kind, p, other, number = CLAIM_LIST[told.a]
    name = CLAIM_KINDS[kind]
    about_pair = kind == PAIR
    has_direction = name in ("ME", "CAR", "HALF", "ROCK")
    return Claimed(
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
            return Clue(0, DIRECTION_NAMES[a])
        case t.TURN:
            return Turn(a)
        case t.TURN_END:
            return TurnEnd(a)
        case t.SEARCHED:
            return searched(told.to, a, b)
        case t.FELT:
            return Felt(a, t.item_names(b))
        case t.STEP:
            return Step(told.to, DIRECTION_NAMES[a])
        case t.STEPPED:
            return Stepped(a)
        case t.HOPPED:
            return Hopped(a)
        case t.ENTERED:
            return Entered(a, t.item_names(b))
        case t.ROCKS:
            return Rocks(told.to, a)
        case t.BLOCKED:
            return Blocked(a, t.ITEM_NAMES[b])
        case t.ACTED:
            return Acted(a, t.ACTED_NAMES[b])
        case t.THREW:
            return Threw(a, DIRECTION_NAMES[b], told.c, t.ITEM_NAMES[told.d])
        case t.NOISE:
            return Noise(a)
        case t.HID:
            return Hid(a)
        case t.UNHID:
            return Unhid(a, t.UNHID_NAMES[b])
        case t.COMBAT:
            return Attacked(a, DIRECTION_NAMES[b])
        case t.HURT:
            return Hurt(a, b, t.HURT_NAMES[told.c])
        case t.COUNTERED:
            return Countered(a, t.WITH_NAMES[b])
        case t.CALLED:
            return Called(a)
        case t.FOREST:
            return Forest(0, t.FOREST_NAMES[a])
        case t.MOVED:
            return Moved(told.to)
        case t.FOGGED:
            return Fogged(told.to)
        case t.REFUSED:
            return Refused(told.to, t.REFUSAL_NAMES[a])
        case t.SPOKE:
            return spoke(told)
        case t.TAUNTED:
            return Taunted(a)
        case t.CLAIMED:
            return claimed(told)
        case t.LAUGHED:
            return Laughed(0)
        case _:
            return Ended(0, "hunted" if a else "hunter", t.END_NAMES[b])
