"""Worlds a seat cannot tell from the real one.

The Hunter sees everything but what the Hunted hold back, so the Hunter imagines the truth. A Hunted knows
its sketch: what it felt and where it went, in a frame of its own. It knows whose place it felt for
certain, what its last search told while nothing has changed since, the clue, who is hurt or hidden,
and what else was said aloud. Everything else is drawn: where on the board the sketch lies, the car, the
trees, the other pieces, rocks, noise and cards. Nothing here may look at what the seat does not
know; an imagined world imagines the same.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.knowledge.fillings import (
    imagine_cards,
    imagine_memories,
    scatter,
    shift_frames,
)
from lampblack.games.nyctophobia.knowledge.groves import Grove
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.frames import first, frame, second
from lampblack.games.nyctophobia.model.geometry import CELLS, DELTA, NEIGHBOUR, Cell, Direction
from lampblack.games.nyctophobia.model.pieces import (
    HUNTER,
    NOBODY,
    NOWHERE,
    SIMPLE,
    SIMPLE_STEPS,
)
from lampblack.games.nyctophobia.model.position import (
    SEAT_BIT,
    Chapter,
    Position,
    all_told,
)
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.games.nyctophobia.rules.combat import suffer
from lampblack.games.nyctophobia.rules.contact import contacts_at
from lampblack.kernel.bits import bit
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat

FELL_BACK: Final = 3
"""A Hunter who was met falls back at most so far (NY-RETREAT-05)."""
LOYAL: Final = 8
"""In one world of so many the Hunter has gone far from where the seat met them."""


def imagine_for(at: Position, seat: Seat, chance: Chance) -> None:
    """Replace what the seat cannot know by one consistent possibility."""
    if not 0 <= seat < at.seats():
        raise ValueError("only a seat imagines worlds")
    if at.is_over():
        return  # NY-END-06: everything is shown
    keep_own_memory(at, seat)
    if seat == HUNTER:
        return
    if at.slot < 0 and frames.kind_of(at.agenda[-1]) != frames.CLUE:
        forget_setup(at)
        return
    blur_turn(at, seat)
    while not try_world(at, seat, chance):
        pass
    imagine_cards(at, chance)
    imagine_memories(at, seat, chance)


def keep_own_memory(at: Position, seat: Seat) -> None:
    """Only what everybody or this seat was told; whose silence is about to break is nobody else's business."""
    at.told = [told for told in at.told if told.to == t.ALL or told.to == seat]
    if at.past is not None:
        past = all_told(at.past, [])
        at.past = Chapter(None, [told for told in past if told.to == t.ALL or told.to == seat])
    at.queued = [other for other in at.queued if other == seat]


def forget_setup(at: Position) -> None:
    """The Hunter is choosing a layout: nothing of it is known."""
    at.scenario = -1
    at.quarters = 0
    at.spot = 0
    at.starts = 0
    at.forest = at.settings.bare
    at.place = [NOWHERE] * at.seats()
    if frames.kind_of(at.agenda[-1]) >= frames.SCENARIO:
        at.agenda = [
            frame(frames.NEXT_TURN),
            frame(frames.CLUE),
            frame(frames.FURNISH),
            frame(frames.SCENARIO),
        ]


def blur_turn(at: Position, seat: Seat) -> None:
    """How far somebody else's turn has come is known only as far as it was told."""
    at.hunter_steps = 0
    at.displaced = 0
    blur_fall(at, seat)
    kind = frames.kind_of(at.agenda[-1])
    if at.active == HUNTER and kind > frames.FALL_BACK:
        start = frame(frames.WALK, SIMPLE_STEPS) if at.role == SIMPLE else frame(frames.CARD)
        at.agenda = [frame(frames.NEXT_TURN), frame(frames.END_TURN), start]
    elif kind <= frames.POST and at.active != seat and (kind != frames.POST or at.steps < 2):
        # Passing and stopping are silent.
        at.agenda = [frame(frames.NEXT_TURN), frame(frames.END_TURN), frame(frames.POST), frame(frames.MOVE)]
        if at.steps == 0 and not at.acted:
            at.agenda.append(frame(frames.PRE))


def blur_fall(at: Position, seat: Seat) -> None:
    """Whether the Hunter, hit, has to choose a way back is known to who hit; to others if something waits for it."""
    top = at.agenda[-1]
    if frames.kind_of(top) != frames.FALL_BACK or first(top) == seat:
        return
    after = len(at.agenda) - 2  # where WOUND lies
    if frames.kind_of(at.agenda[after - 1]) == frames.QUEUE and seat not in at.queued:
        after -= 1
    if frames.kind_of(at.agenda[after - 1]) >= frames.FIRST_DECISION:
        del at.agenda[after:]
        suffer(at)


# --- the board ----------------------------------------------------------------------------------------


def try_world(at: Position, seat: Seat, chance: Chance) -> bool:
    """Lay the sketch somewhere, grow a forest around it, put everything in; False when that fails."""
    grove = Grove(at.settings.ground, at.settings.supply)
    sketch = at.sketches[seat]
    shift = draw_shift(sketch, chance)
    grove.remember(sketch, shift, chance)
    if not grove.park_car(sketch, shift, possible_clues(at), chance):
        return False
    place = [NOWHERE] * at.seats()
    if at.slot >= 0:
        place[seat] = at.place[seat] + shift
        for other in range(at.seats()):
            if at.located[seat] & SEAT_BIT[other]:
                place[other] = at.place[other] + shift
    if not place_fighters(at, seat, place, grove, chance):
        return False
    for cell in place:
        if cell != NOWHERE and not grove.clear(cell):
            return False
    forest = grove.grow(chance)
    if forest is None:
        return False
    blank = forbidden(at, seat, shift)
    under = at.rocks_at(at.place[seat])
    if not place_hunted(at, place, forest, blank, chance):
        return False
    world = snapshot(at, forest, place)
    lair = sketch.lair + shift if sketch.lair >= 0 else NOWHERE
    if place[HUNTER] == NOWHERE and not place_hunter(at, blank, lair, sketch.since, chance):
        restore(at, world)
        return False
    at.sketches[seat] = shifted_sketch(at, sketch, shift) if at.slot >= 0 else at.sketches[seat]
    scatter(at, seat, under, blank, chance)
    shift_frames(at, seat, shift, chance)
    at.scenario = at.settings.content.own
    at.quarters = 0
    at.spot = 0
    at.starts = 0
    return True


class Snapshot:
    """What try_world replaces before it can know whether it succeeds."""

    def __init__(self, forest: Forest, place: list[int]) -> None:
        self.forest = forest
        self.place = place


def snapshot(at: Position, forest: Forest, place: list[int]) -> Snapshot:
    before = Snapshot(at.forest, at.place)
    at.forest = forest
    at.place = place
    return before


def restore(at: Position, before: Snapshot) -> None:
    at.forest = before.forest
    at.place = before.place


def draw_shift(sketch: Sketch, chance: Chance) -> int:
    """By how much the sketch is moved: anywhere on the board, but felt ends of the board stay ends."""
    across = 0
    if sketch.rim & ends(1) == 0 and sketch.rim & ends(3) == 0:
        across = chance.below(8 - (sketch.east - sketch.west)) - sketch.west
    down = 0
    if sketch.rim & ends(0) == 0 and sketch.rim & ends(2) == 0:
        down = chance.below(8 - (sketch.south - sketch.north)) - sketch.north
    return down * 8 + across


def ends(direction: Direction) -> i64:
    """All ends of the board on one side."""
    return 255 << (8 * direction)


def possible_clues(at: Position) -> list[int]:
    """Where the car may be by the clue; every turn of the forest by an unknown quarter widens it."""
    if at.clue < 0:
        return [0, 1, 2, 3]
    if at.turns == 0:
        return [at.clue]
    if at.turns % 2 == 1:
        return [(at.clue + 1) % 4, (at.clue + 3) % 4]
    return [at.clue, (at.clue + 2) % 4]


def place_fighters(at: Position, seat: Seat, place: list[int], grove: Grove, chance: Chance) -> bool:
    """Before a counter-attack everybody knows on which side of the attacked the Hunter stands."""
    top = at.agenda[-1]
    if frames.kind_of(top) != frames.COUNTER:
        return True
    fighter, direction = first(top), second(top)
    if place[fighter] == NOWHERE:
        place[fighter] = chance.below(CELLS)
    hunter = NEIGHBOUR[place[fighter] * 4 + direction]
    if hunter < 0 or grove.is_car(hunter) or (place[HUNTER] != NOWHERE and place[HUNTER] != hunter):
        return False
    place[HUNTER] = hunter
    for other in range(1, at.seats()):
        if place[other] == hunter or (other != fighter and place[other] == place[fighter]):
            return False
    return grove.open_step(place[fighter], direction)


def forbidden(at: Position, seat: Seat, shift: int) -> list[bool]:
    """The cells whose content a search that still holds has told: nothing else may be put there."""
    blank = [False] * CELLS
    if at.fresh & SEAT_BIT[seat]:
        cell = at.place[seat] + shift
        blank[cell] = True
        near, far = at.sketches[seat].near, at.sketches[seat].far
        for direction in range(4):
            if t.space_kind(t.space_at(near, direction)) == t.A_CELL:
                there = cell + DELTA[direction]
                blank[there] = True
                if t.space_kind(t.space_at(far, direction)) == t.A_CELL:
                    blank[there + DELTA[direction]] = True
    return blank


def place_hunted(at: Position, place: list[int], forest: Forest, blank: list[bool], chance: Chance) -> bool:
    for other in range(1, at.seats()):
        if place[other] != NOWHERE:
            continue
        cells: list[int] = []
        for cell in range(CELLS):
            if blank[cell] or forest.is_tree_cell(cell) or cell in place:
                continue
            if may_stand(at, other, cell, place[HUNTER], forest):
                cells.append(cell)
        if not cells:
            return False
        place[other] = cells[chance.below(len(cells))]
    return True


def may_stand(at: Position, other: Seat, cell: Cell, hunter: int, forest: Forest) -> bool:
    """Not in reach of a Hunter whose place is known, unless hidden or contacts may be spent."""
    if hunter == NOWHERE or at.fought or at.is_hidden(other) or other == stepping(at):
        return True
    return not forest.is_open_between(hunter, cell)


def stepping(at: Position) -> int:
    """The Klutz in the middle of a step: whether it leads into contact has not been checked yet."""
    top = at.agenda[-1]
    return first(top) if frames.kind_of(top) == frames.NOISE else NOBODY


def hunter_cells(at: Position, blank: list[bool]) -> list[int]:
    """Where the Hunter may be, if nobody knows it for certain."""
    klutz = stepping(at)
    unchecked: i64 = SEAT_BIT[klutz] if klutz > 0 else 0
    cells: list[int] = []
    for cell in range(CELLS):
        if blank[cell] or at.forest.is_car(cell) or at.forest.is_tree_cell(cell) or cell in at.place:
            continue
        # A fight spends every contact there is, also of those who did not notice (NY-COMBAT-11).
        if at.fought or contacts_at(at, cell) & ~unchecked == 0:
            cells.append(cell)
    return cells


def place_hunter(at: Position, blank: list[bool], lair: int, since: int, chance: Chance) -> bool:
    """Anywhere out of contact; rather not far from where the seat met the Hunter, some turns ago."""
    cells = hunter_cells(at, blank)
    if not cells:
        return False
    if lair != NOWHERE:
        haunts = [cell for cell in cells if steps_apart(cell, lair) <= FELL_BACK + since]
        if haunts and chance.below(LOYAL) > 0:
            cells = haunts
    at.place[HUNTER] = cells[chance.below(len(cells))]
    return True


def steps_apart(a: int, b: int) -> int:
    """As the crow flies, in steps."""
    return abs(a % 8 - b % 8) + abs(a // 8 - b // 8)


def shifted_sketch(at: Position, sketch: Sketch, shift: int) -> Sketch:
    """The same sketch, elsewhere."""
    if shift == 0:
        return sketch
    new = sketch.copy()
    new.origin += shift
    grove = Grove(at.settings.ground, at.settings.supply)
    new.open_lo, new.open_hi = grove.shifted(sketch.open_lo, sketch.open_hi, shift)
    new.tree_lo, new.tree_hi = grove.shifted(sketch.tree_lo, sketch.tree_hi, shift)
    new.sure_lo, new.sure_hi = grove.shifted(sketch.sure_lo, sketch.sure_hi, shift)
    new.doubt_lo, new.doubt_hi = grove.shifted(sketch.doubt_lo, sketch.doubt_hi, shift)
    new.shown_lo, new.shown_hi = grove.shifted(sketch.shown_lo, sketch.shown_hi, shift)
    new.seen_lo, new.seen_hi = grove.shifted_cells(sketch.seen_lo, sketch.seen_hi, shift)
    down = rows_of(sketch, shift)
    across = shift - 8 * down
    new.west += across
    new.east += across
    new.north += down
    new.south += down
    new.rim = shifted_rim(sketch.rim, across, down)
    new.shown_rim = shifted_rim(sketch.shown_rim, across, down)
    if sketch.car_a >= 0:
        new.car_a += shift
    if sketch.car_b >= 0:
        new.car_b += shift
    if sketch.lair >= 0:
        new.lair += shift
    return new


def rows_of(sketch: Sketch, shift: int) -> int:
    """How many rows down a shift leads, told from where it takes the origin."""
    return (sketch.origin + shift) // 8 - sketch.origin // 8


def shifted_rim(rim: i64, across: int, down: int) -> i64:
    """Ends north and south move across, ends east and west move down."""
    moved: i64 = 0
    for place in range(32):
        if (rim >> place) & 1:
            moved |= bit(place + (across if (place // 8) % 2 == 0 else down))
    return moved
