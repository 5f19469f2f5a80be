"""What else an imagined world holds: rocks and noise, cards, and what is in the others' heads."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import first, frame, second
from lampblack.games.nyctophobia.model.geometry import CELLS, DELTA, NEIGHBOUR, Cell
from lampblack.games.nyctophobia.model.pieces import (
    AXE,
    HUNTER,
    MAGE,
    NOWHERE,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import (
    PERHAPS_ON,
    SEAT_BIT,
    SURELY_OFF,
    Position,
)
from lampblack.games.nyctophobia.model.sketch import felt, started
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.rules.feeling import far_spaces, near_spaces
from lampblack.kernel.bits import bit
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat

# --- rocks and noise --------------------------------------------------------------------------------------


def scatter(at: Position, seat: Seat, under: int, blank: list[bool], chance: Chance) -> None:
    """Rocks and noise: where the last search still holds as it told, the rest anywhere.

    So many rocks lie ``under`` the seat: it took all there were when it came, and was told of those that hit
    it or that it dropped. Only over the hidden, and through the car, can a rock come unnoticed.
    """
    left = len(at.rocks)
    for other in range(1, at.seats()):
        if other != seat:
            left += at.held[other]
            at.held[other] = 0
    rocks: list[int] = []
    noise = NOWHERE
    free = [cell for cell in range(CELLS) if not blank[cell] and not at.forest.is_tree_cell(cell)]
    lying = free
    own = at.place[seat]
    if at.fresh & SEAT_BIT[seat]:
        noise = felt_things(at, seat, rocks)
    elif knows_rocks_under(at, seat):
        rocks = [own] * under
        lying = [cell for cell in free if cell != own]
    left -= len(rocks)
    others = [other for other in range(1, at.seats()) if other != seat]
    for _ in range(left):
        if chance.below(2) == 0:
            rocks.append(lying[chance.below(len(lying))])
        else:
            at.held[others[chance.below(len(others))]] += 1
    at.rocks = sorted(rocks)
    is_noisy = at.noise_known != SURELY_OFF and (at.noise_known != PERHAPS_ON or chance.below(2) == 0)
    if noise == NOWHERE and is_noisy:
        noise = free[chance.below(len(free))]
    at.noise = noise


def knows_rocks_under(at: Position, seat: Seat) -> bool:
    sketch, own = at.sketches[seat], at.place[seat]
    return at.slot >= 0 and not at.is_hidden(seat) and own != sketch.car_a and own != sketch.car_b


def felt_things(at: Position, seat: Seat, rocks: list[int]) -> int:
    """The rocks of the last search, and the cell of the noise token if it was felt."""
    cell = at.place[seat]
    near, far = at.sketches[seat].near, at.sketches[seat].far
    noise = add_things(near >> t.HERE_AT, cell, rocks)
    for direction in range(4):
        space = t.space_at(near, direction)
        if t.space_kind(space) == t.A_CELL:
            there = cell + DELTA[direction]
            noise = max(noise, add_things(space >> 2, there, rocks))
            beyond = t.space_at(far, direction)
            if t.space_kind(beyond) == t.A_CELL:
                noise = max(noise, add_things(beyond >> 2, there + DELTA[direction], rocks))
    return noise


def add_things(content: i64, cell: Cell, rocks: list[int]) -> int:
    for _ in range(content & 7):
        rocks.append(cell)
    return cell if content & 8 else NOWHERE


def shift_frames(at: Position, seat: Seat, shift: int, chance: Chance) -> None:
    """A Klutz about to make noise: the frame names the cell just left."""
    for index, value in enumerate(at.agenda):
        if frames.kind_of(value) == frames.NOISE:
            klutz, cell = first(value), second(value)
            if klutz == seat:
                cell += shift
            else:
                cell = any_neighbour(at.place[klutz], chance)
            at.agenda[index] = frame(frames.NOISE, klutz, cell)


def any_neighbour(cell: Cell, chance: Chance) -> int:
    around = [NEIGHBOUR[cell * 4 + d] for d in range(4) if NEIGHBOUR[cell * 4 + d] >= 0]
    return around[chance.below(len(around))]


# --- cards and the others' heads ------------------------------------------------------------------------------


def imagine_cards(at: Position, chance: Chance) -> None:
    """Any in hand, any number discarded; in a fight of the Hunter's turn a card may have been played."""
    if at.role == SIMPLE or at.role == UNCHOSEN:
        return
    at.pile = at.settings.content.whole_decks[at.role]
    at.hand = 0
    at.discard = 0
    at.played = -1
    in_fight = at.active == HUNTER and frames.kind_of(at.agenda[-1]) <= frames.FALL_BACK
    if in_fight and chance.below(2) == 0:
        at.played = draw_card(at, chance)
    for _ in range(at.settings.box.hand - (1 if at.played >= 0 else 0)):
        at.hand |= bit(draw_card(at, chance))
    for _ in range(chance.below(deck_size(at) - at.settings.box.hand + 1)):
        at.discard |= bit(draw_card(at, chance))


def deck_size(at: Position) -> int:
    return len(at.settings.content.decks[at.role])


def draw_card(at: Position, chance: Chance) -> int:
    cards = [card for card in range(deck_size(at)) if at.pile & bit(card)]
    card = cards[chance.below(len(cards))]
    at.pile &= ~bit(card)
    return card


def may_have_healed(at: Position, chance: Chance) -> bool:
    """In the Axe Murderer's turn a card may have ended the wound it began with, untold (NYC-PRIM-19)."""
    return at.role == AXE and at.active == HUNTER and not at.wound_fresh and chance.below(deck_size(at)) == 0


def imagine_memories(at: Position, seat: Seat, chance: Chance) -> None:
    """The others remember their last search only, as it would have been in this world."""
    at.wound = at.wound_known and not may_have_healed(at, chance)
    at.spent = contacts(at)
    top = at.agenda[-1]
    if frames.kind_of(top) == frames.COUNTER or frames.kind_of(top) == frames.NOISE:
        at.spent &= ~SEAT_BIT[first(top)]
    at.fresh &= SEAT_BIT[seat]
    if at.slot < 0:
        return
    for other in range(1, at.seats()):
        if other == seat:
            continue
        at.located[other] = 0
        fog: i64 = SEAT_BIT[other]
        at.fogged &= ~fog
        if at.role == MAGE and chance.below(8) == 0:
            at.fogged |= fog
        had_searched = at.sketches[other].near != 0
        sketch = started(at.place[other], at.forest)
        if had_searched:
            near = near_spaces(at, other)
            far = far_spaces(at, other, near)
            sketch = felt(sketch, at.forest, at.place[other], near, far)
        at.sketches[other] = sketch
