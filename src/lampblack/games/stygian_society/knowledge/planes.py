"""What a view says as numbers: ``knowledge.show``, without words. Everything is public.

Left out of the view, because it follows from the rest and the content: odds, offers, chest cards, costs and texts.
Left out besides: enemies beyond the eighth of a rank, when status cubes were gained, and all of the agenda but its
next item.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.stygian_society.model.agenda import DECISIONS, ITEM_NAMES
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLORS,
    GONE,
    HERO_COLORS,
    NOBODY,
    STATUSES,
    TEAM,
)
from lampblack.games.stygian_society.model.position import (
    NO_TOKEN,
    RESULT_NAMES,
    RUNNING,
    Position,
    token_id,
    token_wounds,
)
from lampblack.games.stygian_society.model.settings import Settings
from lampblack.games.stygian_society.rules.harm import armor_left
from lampblack.games.stygian_society.rules.modifiers import luck_limit
from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.seat import Seat

RANK: Final = 8
"""So many enemies of a rank are told."""
ENEMIES: Final = 1 + 2 * RANK
CHART: Final = 16
NUMBER: Final = 54
"""Bits of the next item's numbers: nine lines of a card, six bits each, at the most."""
RESULTS: Final = len(RESULT_NAMES)
AFFLICTED: Final = len(STATUSES) * HERO_COLORS


def planes(settings: Settings) -> list[Plane]:
    content = settings.content
    places, cards, kinds = settings.heroes(), len(content.cards), len(content.kinds)
    return [
        Plane("tracks", (7,), "peril, luck, most luck, experience, needed, wounds, most wounds"),
        Plane("armor", (1,), "left in this turn"),
        Plane("bank", (COLORS,), "cubes: blue green white red yellow black"),
        Plane("hand", (COLORS,), "cubes about to fall"),
        Plane("tower", (COLORS,), "cubes inside"),
        Plane("field", (COLORS,), "cubes"),
        Plane("crypt", (COLORS,), "cubes"),
        Plane("peril cubes", (BORDERS,), "red yellow black, dropped with every action"),
        Plane("heroes", (places, len(content.heroes)), "who stands at each place of the hero order"),
        Plane("mine", (places,), "for whom the viewer decides"),
        Plane("active", (places,), "whose turn it is, or who acts next"),
        Plane("in turn", (1,), "a turn has begun"),
        Plane("held", (places, cards), "cards of each hero"),
        Plane("team", (cards,), "cards of the team"),
        Plane("exhausted", (cards,), "of all these"),
        Plane("gone", (cards,), "discarded, out of the game"),
        Plane("statuses", (places, len(STATUSES), HERO_COLORS), f"cubes on {' '.join(STATUSES)}, by color"),
        Plane("enemies", (ENEMIES, kinds + 1), "giant, front rank, rear rank: which, and its wounds"),
        Plane("floor", (1,), "its number"),
        Plane("sheet", (len(content.sheets),), "which floor it is"),
        Plane("enemy cards", (BORDERS, kinds), "in play: red yellow black"),
        Plane("chart", (CHART,), "entries of the peril chart that have occurred"),
        Plane("completed", (1,), "no enemy is left"),
        Plane("modifiers", (len(content.mods),), "of the floor and the game"),
        Plane("silenced", (BORDERS,), "red yellow black"),
        Plane("turn", (2,), "the number of the turn: 256s and ones"),
        Plane("declared", (cards,), "the action that is being carried out"),
        Plane("swift", (1,), "it is swift"),
        Plane("decision", (DECISIONS,), f"that is asked: {' '.join(ITEM_NAMES[:DECISIONS])}"),
        Plane("about", (cards,), "the card it is about"),
        Plane("numbers", (2, NUMBER), "how many, and what is named so far, bit by bit"),
        Plane("result", (RESULTS,), " ".join(RESULT_NAMES)),
    ]


def tensor(at: Position, viewer: Seat) -> bytes:
    ink = Ink()
    content = at.content
    places: i64 = at.settings.heroes()
    met: i64 = at.places()
    write_tracks(ink, at)
    for place in range(places):
        ink.one_of(at.heroes[place] if place < met else -1, len(content.heroes))
    for place in range(places):
        ink.flag(at.settings.controller(place) == viewer)
    ink.one_of(at.active if at.active < met else -1, places)
    ink.flag(at.in_turn)
    write_cards(ink, at, places)
    write_statuses(ink, at, places)
    write_enemies(ink, at)
    write_floor(ink, at)
    ink.pair(at.turn)
    cards: i64 = len(content.cards)
    write_card(ink, at.declared, cards)
    ink.flag(at.swift)
    if at.result == RUNNING and at.agenda:
        item = at.agenda[-1]
        ink.one_of(item.op if item.op < DECISIONS else -1, DECISIONS)
        write_card(ink, item.source, cards)
        ink.cells(item.n, NUMBER)
        ink.cells(item.a, NUMBER)
    else:
        ink.blank(DECISIONS + cards + 2 * NUMBER)
    ink.one_of(at.result, RESULTS)
    return ink.dry()


def write_tracks(ink: Ink, at: Position) -> None:
    ink.number(at.peril)
    ink.number(at.luck)
    ink.number(luck_limit(at))
    ink.number(at.xp)
    ink.number(at.needed)
    ink.number(at.wounds)
    ink.number(at.maximum)
    ink.number(armor_left(at) if at.heroes else 0)
    for zone in (at.bank, at.hand, at.tower, at.field, at.crypt):
        ink.bag(zone, COLORS)
    for cubes in at.peril_cubes:
        ink.number(cubes)


def write_cards(ink: Ink, at: Position, places: i64) -> None:
    """A row of cards for each hero, the team, the exhausted ones and those out of the game."""
    if not at.cards_written:
        at.cards_written = cards_written(at, places)
    ink.plain(at.cards_written)


def cards_written(at: Position, places: i64) -> bytes:
    cards: i64 = len(at.holder)
    rows = bytearray((places + 3) * cards)
    card: i64 = 0
    for holder in at.holder:
        if holder != NOBODY:
            row: i64 = places if holder == TEAM else places + 2 if holder == GONE else holder
            rows[row * cards + card] = 1
            if at.exhausted[card]:
                rows[(places + 1) * cards + card] = 1
        card += 1
    return bytes(rows)


def write_card(ink: Ink, card: i64, cards: i64) -> None:
    """Which card; none for what is no card's doing."""
    ink.one_of(card if 0 <= card < cards else -1, cards)


def write_statuses(ink: Ink, at: Position, places: i64) -> None:
    if not at.afflictions:
        ink.blank(places * AFFLICTED)
        return
    counts = [0] * (places * AFFLICTED)
    for cube in at.afflictions:
        slot: i64 = cube & 63  # place, status, color: rules/statuses.py
        counts[(slot >> 2) * HERO_COLORS + (slot & 3)] += 1
    ink.numbers(counts)


def write_enemies(ink: Ink, at: Position) -> None:
    kinds: i64 = len(at.content.kinds)
    write_enemy(ink, at, at.giant, kinds)
    write_rank(ink, at, at.front, kinds)
    write_rank(ink, at, at.rear, kinds)


def write_rank(ink: Ink, at: Position, rank: list[int], kinds: i64) -> None:
    there: i64 = min(len(rank), RANK)
    for place in range(there):
        write_enemy(ink, at, rank[place], kinds)
    if there < RANK:
        ink.blank((RANK - there) * (kinds + 1))


def write_enemy(ink: Ink, at: Position, token: i64, kinds: i64) -> None:
    if token == NO_TOKEN:
        ink.blank(kinds + 1)
        return
    ink.one_of(at.kind_of(token_id(token)).index, kinds)
    ink.number(token_wounds(token))


def write_floor(ink: Ink, at: Position) -> None:
    content: Content = at.content
    ink.number(at.floor)
    ink.one_of(at.sheet, len(content.sheets))
    kinds: i64 = len(content.kinds)
    for kind in at.kinds:
        ink.one_of(kind, kinds)
    ink.cells(at.occurred, CHART)
    ink.flag(at.completed)
    if at.floor_mods or at.game_mods:
        mods = [0] * len(content.mods)
        for mod in at.floor_mods + at.game_mods:
            mods[mod] += 1
        ink.numbers(mods)
    else:
        ink.blank(len(content.mods))
    ink.cells(at.silenced, BORDERS)
