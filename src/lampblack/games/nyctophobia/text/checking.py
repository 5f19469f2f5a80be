"""What every position satisfies, reached by play or loaded from text."""

from lampblack.games.nyctophobia.knowledge.imagine import possible_clues
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS, SIDE, holds
from lampblack.games.nyctophobia.model.layout import CODE_RULES, Layout, board_problems, is_true_clue
from lampblack.games.nyctophobia.model.pieces import (
    HUNTER,
    MAGE,
    NOBODY,
    NOWHERE,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.rules.feeling import far_spaces, near_spaces
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import count, has
from lampblack.kernel.seat import Seat


def broken(at: Position) -> Refusal | None:
    """The first rule this position breaks, or None."""
    return broken_forest(at) or broken_pieces(at) or broken_cards(at) or broken_turn(at) or broken_memory(at)


def broken_forest(at: Position) -> Refusal | None:
    forest = at.forest
    if forest.number() > at.settings.supply:
        return Refusal("NY-COMP-02", f"L_TREES: {forest.number()} trees are more than there are.")
    if forest.car_a == NOWHERE:
        return None
    layout = Layout(forest.ground, forest.trees(), [forest.car_a, forest.car_b], 0, [])
    codes = board_problems(layout, at.settings.supply)
    if codes:
        return Refusal(CODE_RULES[codes[0]], f"The layout breaks {', '.join(codes)}.")
    return None


def broken_pieces(at: Position) -> Refusal | None:
    if not at.is_set_up():
        return None
    standing = at.place[:]
    walk = frames.kind_of(at.agenda[-1]) == frames.WALK if at.agenda else False
    for seat, cell in enumerate(standing):
        if at.forest.is_tree_cell(cell):
            return Refusal("NY-CELL-01", f"P{seat} stands in a tree.")
        for other in range(seat):
            # NY-HIDE-07: only in the middle of a walk the Hunter is in a hidden player's cell.
            passing = walk and other == HUNTER and at.is_hidden(seat)
            if standing[other] == cell and not passing:
                return Refusal("NY-BOARD-05", f"Two pieces stand in {CELL_NAMES[cell]}.")
    if at.forest.is_car(standing[HUNTER]):
        return Refusal("NY-CAR-02", "The Hunter is in the car.")
    for seat in range(1, at.seats()):
        if not (0 if at.is_over() else 1) <= at.health[seat] <= at.settings.box.health:
            return Refusal("NY-END-01", f"P{seat} has {at.health[seat]} health.")
    for rock in at.rocks:
        if at.forest.is_tree_cell(rock):
            return Refusal("NY-CELL-01", "A rock lies in a tree.")
    total = sum(at.held[1:]) + len(at.rocks)
    if total > at.settings.box.rocks:
        return Refusal("NY-COMP-04", f"There are {total} rocks; the box has {at.settings.box.rocks}.")
    return None


def broken_cards(at: Position) -> Refusal | None:
    if at.role == SIMPLE or at.role == UNCHOSEN or not at.is_set_up():
        return None
    played = 0 if at.played < 0 else 2**at.played
    if at.pile + at.hand + at.discard + played != at.settings.content.whole_decks[at.role]:
        return Refusal("NY-COMP-10", "The cards in hand, pile and discard are not those of the deck.")
    if at.played < 0 and any(frames.kind_of(value) in (frames.PART, frames.DO) for value in at.agenda):
        return Refusal("NY-HUNTER-02", "A card is being carried out, and none was played.")
    held = count(at.hand) + (1 if at.played >= 0 else 0)
    if held != at.settings.box.hand:
        text = f"The Hunter holds {held} cards and should hold {at.settings.box.hand}."
        return Refusal("NY-HUNTER-08", text)
    return None


def broken_turn(at: Position) -> Refusal | None:
    if at.is_over() or not at.is_set_up():
        return None
    if at.active != NOBODY and at.settings.order[at.slot] != at.active:
        return Refusal("NY-TURN-01", f"It cannot be P{at.active}'s turn at place {at.slot} of the order.")
    for seat in range(1, at.seats()):
        if at.is_fogged(seat) and at.role != MAGE:
            return Refusal("NYC-PRIM-14", "Only the Mage brings fog.")
    if at.spent & ~contacts(at):
        return Refusal("NY-COMBAT-11", "A contact is spent that does not exist.")
    quiet = frames.kind_of(at.agenda[-1]) in (frames.PRE, frames.MOVE, frames.POST, frames.CARD)
    if quiet and contacts(at) & ~at.spent:
        return Refusal("NY-COMBAT-01", "The Hunter is in contact with somebody, and there is no combat.")
    return None


def broken_memory(at: Position) -> Refusal | None:
    if not at.is_set_up():
        return None
    for seat in range(1, at.seats()):
        wrong = misremembered(at, seat)
        if wrong:
            return Refusal("NY-INFO-01", f"P{seat} remembers what is not so: {wrong}.")
    return None


def misremembered(at: Position, seat: Seat) -> str:
    """What this seat relies on that is not so in this world; nothing when all is well."""
    sketch, forest = at.sketches[seat], at.forest
    for slot in range(at.settings.ground.slots):
        is_sure = holds(sketch.sure_lo, sketch.sure_hi, slot)
        if is_sure and holds(sketch.tree_lo, sketch.tree_hi, slot) != forest.has_tree(slot):
            return f"it felt something else at {at.settings.ground.names[slot]}"
    for cell in range(CELLS):
        was_there = holds(sketch.seen_lo, sketch.seen_hi, cell)
        if was_there and forest.is_car(cell) != (cell == sketch.car_a or cell == sketch.car_b):
            return f"the car at {CELL_NAMES[cell]}"
    if not is_inside(sketch, at.place[seat]):
        return "where the board ends"
    if at.fresh & SEAT_BIT[seat]:
        near = near_spaces(at, seat)
        if near != sketch.near or far_spaces(at, seat, near) != sketch.far:
            return "its last search"
    if not any(is_true_clue(forest.car_a, forest.car_b, clue) for clue in possible_clues(at)):
        return "the clue"
    for other in range(at.seats()):
        cell = at.place[other]
        if at.located[seat] & SEAT_BIT[other] and not holds(sketch.seen_lo, sketch.seen_hi, cell):
            return f"the place of P{other}"
    return ""


def is_inside(sketch: Sketch, stands: int) -> bool:
    """Does everything in the sketch lie where it says cells exist, and no farther than its ends of the board?"""
    north, east, south, west = sketch.north, sketch.east, sketch.south, sketch.west
    for cell in range(CELLS):
        is_known = holds(sketch.seen_lo, sketch.seen_hi, cell) or cell in (sketch.origin, stands)
        if is_known and not (west <= cell % SIDE <= east and north <= cell // SIDE <= south):
            return False
    ends = (north == 0, east == SIDE - 1, south == SIDE - 1, west == 0)
    return all(ends[end // SIDE] or not has(sketch.rim, end) for end in range(4 * SIDE))
