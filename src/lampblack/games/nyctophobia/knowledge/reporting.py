"""What is told, as the facts that the wire carries (section 19)."""

from lampblack.games.nyctophobia.knowledge.facts import (
    Acted,
    AnyFact,
    Attacked,
    Blocked,
    Called,
    Claimed,
    Clue,
    Countered,
    Ended,
    Entered,
    Entries,
    Felt,
    Fogged,
    Forest,
    Hid,
    Hopped,
    Hurt,
    Laughed,
    Moved,
    Noise,
    Refused,
    Rocks,
    Searched,
    SetUp,
    Spoke,
    Step,
    Stepped,
    Taunted,
    Threw,
    Turn,
    TurnEnd,
    Unhid,
)
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
        return Spoke(told.a, what, steps=t.step_names(told.c))
    if told.b == REPORT_STATUS:
        return Spoke(told.a, what, health=told.c, rocks=told.d)
    return Spoke(told.a, what)


def claimed(told: t.Told) -> Claimed:
    claim = CLAIM_LIST[told.a]
    name = CLAIM_KINDS[claim.kind]
    has_direction = name in ("ME", "CAR", "HALF", "ROCK")
    return Claimed(
        claim.p,
        name,
        claim.other if claim.kind == PAIR else None,
        DIRECTION_NAMES[claim.other] if has_direction else None,
        claim.k or None,
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
