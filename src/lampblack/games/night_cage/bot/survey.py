"""Reading the signs off a position: a row of numbers, each about 0 to 1, that scales weigh."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.bot.signs import (
    ALWAYS,
    APART,
    BESIDE_PITS,
    CORNERED,
    EATERS_IN_STACK,
    ENOUGH_KEYS,
    EXITS,
    FALLING,
    FLICKERS,
    GATE_AS_BATS_FLY,
    GATE_AT_RISK,
    GATE_BY_WAY,
    GATE_FROM_LINE,
    GATE_LIGHTS,
    GATE_OCCUPIED,
    GATES_IN_STACK,
    HAVE_NERVE,
    HEMMED,
    JOINED,
    KEY_AT_RISK,
    KEY_BY_WAY,
    KEY_HELD_UP,
    KEY_NO_WAY,
    KEYLESS_OUT,
    KEYS_IN_STACK,
    LAST_AT_GATE,
    LIT,
    MONSTERS,
    MORE_GATES,
    NERVE,
    NEXT_CORNERED,
    NEXT_SEEN,
    NO_GATE_IN_STACK,
    NO_KEY_TO_LOSE,
    ON_CRUMBLING,
    ONE_KEY_TO_LOSE,
    OUT_NEAR_LIGHT,
    SEEN,
    SIGNS,
    SOURCES,
    STUCK,
    TILES_LEFT,
    TILES_LEFT_SQUARED,
    TILES_LOW,
    TILES_ON_BOARD,
)
from lampblack.games.night_cage.bot.ways import FAR, Torus, Ways
from lampblack.games.night_cage.model.pieces import CRUMBLING, GATE, WAX_EATER
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import ACT, LAND, op_of
from lampblack.games.night_cage.model.values import Cell, Cells, Prisoner
from lampblack.games.night_cage.rules.sight import sight
from lampblack.kernel.bits import bit, count, has, members

FOUND: Final = 0.75
"""The share of the Keys in the stack that prisoners get hold of, roughly."""


def signs_of(at: Position) -> list[float]:
    """All signs of a position that is not over."""
    signs = [0.0] * SIGNS
    ways = Ways(at)
    read_stack(at, signs)
    read_gates(at, ways, signs)
    read_keys(at, ways, signs)
    read_prisoners(at, ways, signs)
    read_danger(at, ways, signs)
    return signs


def phase_of(at: Position) -> int:
    """Positions of different phases are weighed differently: how many Keys miss, and is there a Gate?"""
    missing = min(4, at.prisoners() - count(at.keys))
    return 2 * missing + (1 if at.gates != 0 else 0)


def read_stack(at: Position, signs: list[float]) -> None:
    left = float(at.left)
    in_stack = at.keys_in_stack()
    sources = count(at.sources)
    missing = at.prisoners() - count(at.keys)
    slack = in_stack + sources - missing
    signs[ALWAYS] = 1.0
    signs[TILES_LEFT] = left / 70.0
    signs[TILES_LEFT_SQUARED] = left * left / 4900.0
    signs[NO_KEY_TO_LOSE] = 1.0 if slack == 0 and missing > 0 else 0.0
    signs[ONE_KEY_TO_LOSE] = 1.0 if slack == 1 and missing > 0 else 0.0
    signs[TILES_LOW] = float(max(0, 10 - at.left)) / 10.0
    signs[KEYS_IN_STACK] = float(in_stack) / 6.0
    signs[ENOUGH_KEYS] = at_least(in_stack, missing - sources)
    gates = at.in_stack(GATE) + (1 if at.hand == GATE else 0)
    signs[GATES_IN_STACK] = float(gates) / 4.0
    signs[NO_GATE_IN_STACK] = 1.0 if gates == 0 else 0.0
    signs[FLICKERS] = 1.0 if at.left == 0 else 0.0
    signs[EATERS_IN_STACK] = float(at.in_stack(WAX_EATER)) / left if at.left > 0 else 0.0


def at_least(tries: i64, wanted: i64) -> float:
    """The chance of finding so many of the Keys in the stack, each on its own."""
    if wanted <= 0:
        return 1.0
    term = 1.0
    number: i64 = 0
    while number < tries:
        term *= 1.0 - FOUND
        number += 1
    missed = 0.0
    number = 0
    while number < wanted and number <= tries:
        missed += term
        term *= FOUND / (1.0 - FOUND) * float(tries - number) / float(number + 1)
        number += 1
    return 1.0 - missed


def moves_to(at: Position, torus: Torus, prisoner: Prisoner, cell: Cell, by_way: i64) -> i64:
    """About how many Moves a prisoner needs to a space."""
    if by_way < FAR:
        return by_way
    place: Cell = at.place[prisoner]
    if place >= 0:
        return torus.distance(place, cell) + 2
    line: i64 = at.line[prisoner]
    return torus.distance_from_line(line, cell) + 1 if line >= 0 else 4


def read_gates(at: Position, ways: Ways, signs: list[float]) -> None:
    """From the Gate that everybody is nearest to."""
    gates = at.gates
    if gates == 0:
        return
    signs[MORE_GATES] = float(count(gates) - 1)
    prisoners = at.prisoners()
    best: list[int] = []
    best_cell: Cell = 0
    fewest: i64 = 1000
    for gate in members(gates):
        by_way = ways.distances(bit(gate), at.place)
        total: i64 = 0
        longest: i64 = 0
        prisoner: Prisoner = 0
        while prisoner < prisoners:
            moves = moves_to(at, ways.torus, prisoner, gate, by_way[prisoner])
            total += moves
            longest = max(longest, moves)
            prisoner += 1
        if total + longest < fewest:
            fewest = total + longest
            best = by_way
            best_cell = gate
            signs[LAST_AT_GATE] = float(longest) / 6.0
    share = 1.0 / float(prisoners)
    lights: i64 = 0
    prisoner = 0
    while prisoner < prisoners:
        if has(at.glow(prisoner), best_cell):
            lights += 1
        moves = best[prisoner]
        if moves < FAR:
            signs[GATE_BY_WAY + min(moves, 4)] += share
        elif at.place[prisoner] >= 0:
            flown = ways.torus.distance(at.place[prisoner], best_cell)
            signs[GATE_AS_BATS_FLY + min(flown, 4) - 1] += share
        elif at.line[prisoner] >= 0:
            flown = ways.torus.distance_from_line(at.line[prisoner], best_cell)
            signs[GATE_FROM_LINE + max(flown, 1) - 1] += share
        prisoner += 1
    signs[GATE_OCCUPIED] = 1.0 if best.count(0) > 0 else 0.0
    signs[GATE_LIGHTS] = float(min(lights, 2)) / 2.0
    if best.count(0) == 0 and lights == 1 and has(at.glow(next_to_act(at)), best_cell):
        signs[GATE_AT_RISK] = 1.0


def read_keys(at: Position, ways: Ways, signs: list[float]) -> None:
    signs[SOURCES] = float(count(at.sources)) / 2.0
    share = 1.0 / float(at.prisoners())
    prisoner: Prisoner = 0
    while prisoner < at.prisoners():
        if not at.holds_key(prisoner) and not at.is_lit(prisoner):
            signs[KEYLESS_OUT] += share
        prisoner += 1
    if at.sources == 0:
        return
    for source in members(at.sources):
        by_way = ways.distances(bit(source), at.place)
        nearest: i64 = FAR
        prisoner = 0
        while prisoner < at.prisoners():
            if not at.holds_key(prisoner):
                nearest = min(nearest, by_way[prisoner])
            elif by_way[prisoner] == 0:
                signs[KEY_HELD_UP] += 0.5
            prisoner += 1
        if is_at_risk(at, source):
            signs[KEY_AT_RISK] += 0.5
        if nearest < FAR:
            signs[KEY_BY_WAY + max(0, min(nearest, 3) - 1)] += 0.5
        else:
            signs[KEY_NO_WAY] += 0.5


def is_at_risk(at: Position, source: Cell) -> bool:
    """A Key that goes dark when one prisoner, who has no use for it, moves on."""
    lights: i64 = 0
    prisoner: Prisoner = 0
    while prisoner < at.prisoners():
        if at.place[prisoner] == source:
            return False
        if has(at.glow(prisoner), source):
            if not at.holds_key(prisoner):
                return False
            lights += 1
        prisoner += 1
    return lights <= 1 and not has(at.keepers, source)


def next_to_act(at: Position) -> Prisoner:
    """Who acts now, or after this turn when it has acted already."""
    if not at.agenda:
        return at.acting
    op = op_of(at.agenda[-1])
    if op == ACT or op == LAND:
        return at.acting
    return (at.acting + 1) % at.prisoners()


def read_prisoners(at: Position, ways: Ways, signs: list[float]) -> None:
    prisoners = at.prisoners()
    share = 1.0 / float(prisoners)
    torus = ways.torus
    signs[LIT] = float(count(at.lit)) * share
    apart: i64 = 0
    pairs: i64 = 0
    together: i64 = 0
    joined: i64 = 0
    prisoner: Prisoner = 0
    while prisoner < prisoners:
        place: Cell = at.place[prisoner]
        nerve: i64 = at.nerve[prisoner]
        signs[NERVE] += float(nerve) * share * 0.5
        if nerve > 0:
            signs[HAVE_NERVE] += share
        if place < 0:
            signs[FALLING] += share
            prisoner += 1
            continue
        if CRUMBLING[at.faces[place]]:
            signs[ON_CRUMBLING] += share
        near_light = False
        other: i64 = 0
        while other < prisoners:
            there: Cell = at.place[other]
            if other != prisoner and there >= 0:
                moves = torus.distance(place, there)
                apart += moves
                pairs += 1
                if moves <= 2 and at.is_lit(other):
                    near_light = True
            other += 1
        if near_light and not at.is_lit(prisoner):
            signs[OUT_NEAR_LIGHT] += share
        if not has(joined, place):
            component = ways.joined(bit(place))
            joined |= component
            together = max(together, on(component, at.place))
        prisoner += 1
    if pairs > 0:
        signs[APART] = float(apart) / float(4 * pairs)
    signs[JOINED] = float(together) * share
    signs[TILES_ON_BOARD] = float(count(at.tiles)) / 20.0


def on(spaces: Cells, places: list[int]) -> i64:
    """How many prisoners are on these spaces."""
    number: i64 = 0
    for place in places:
        if place >= 0 and has(spaces, place):
            number += 1
    return number


def read_danger(at: Position, ways: Ways, signs: list[float]) -> None:
    """Lines of sight, and the ways out of them."""
    prisoners = at.prisoners()
    share = 1.0 / float(prisoners)
    seen: i64 = 0
    for monster in members(at.monsters):
        seen |= sight(at, monster)
    signs[MONSTERS] = float(count(at.monsters)) / 4.0
    occupied = at.occupied() & ~at.gates
    next_one = next_to_act(at)
    prisoner: Prisoner = 0
    while prisoner < prisoners:
        place: Cell = at.place[prisoner]
        if place < 0:
            prisoner += 1
            continue
        beside = ways.beside(bit(place))
        exits = beside & ways.walkable & ~occupied
        signs[EXITS] += float(count(exits)) * share / 4.0
        if exits == 0:
            signs[STUCK] += share
        if beside & at.pits != 0:
            signs[BESIDE_PITS] += share
        if has(seen, place):
            signs[SEEN] += share
            if prisoner == next_one:
                signs[NEXT_SEEN] = 1.0
            if exits & ~seen == 0:
                signs[CORNERED] += share
                if prisoner == next_one:
                    signs[NEXT_CORNERED] = 1.0
        elif exits != 0 and exits & ~seen == 0:
            signs[HEMMED] += share
        prisoner += 1
