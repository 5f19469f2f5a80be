"""Worlds a seat cannot tell from the real one.

Kinds of doors never opened are in no state, so only cards are hidden: the others' hands and the
draw pile. A perfect memory narrows them down. At a reshuffle everybody knew the new pile (the old
discards) and, all together, the hands of the others; since then the others drew from that pile and
showed what they used. A card somebody used came from the hand of then if that held one of its
face, else from the pile; nothing more is known, and the rest is as likely as a shuffle makes it.
Before the first reshuffle nothing is known of any card that is not in sight. A new reshuffle starts
the memory anew: what the last one told about who of several others holds which card is let go.
"""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.model.pieces import (
    FACE_NAMES,
    FACES,
    Bag,
    number,
    numbers,
    one,
    size,
)
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat


def imagine_cards(at: Position, seat: Seat, chance: Chance) -> None:
    """Replace what the seat cannot see by one consistent possibility."""
    if not 0 <= seat < at.players():
        raise ValueError("only a seat imagines worlds")
    sizes = [size(hand) for hand in at.hands]
    pile_then = at.pile_then
    if pile_then == 0:
        pile_then = at.pile
        for hand in at.hands:
            pile_then += hand
    together: Bag = 0
    for other in range(at.players()):
        if other != seat:
            together += at.hands_then[other]
    # The truth is one of at most 1,680 ways to share out the hands of then, so this ends.
    while not try_world(at, seat, chance, sizes, pile_then, together):
        pass
    at.offered = None  # they were those of the true hand


def try_world(
    at: Position, seat: Seat, chance: Chance, sizes: list[int], pile_then: Bag, together: Bag
) -> bool:
    """Share out the hands of then and draw the rest; False when that contradicts what was seen."""
    then = share_out(at, seat, chance, together)
    # What of the old pile is left over: not drawn by this seat, not used by the others.
    left: Bag = pile_then - (at.hands[seat] + at.used_since[seat] - at.hands_then[seat])
    kept = at.hands[:]
    for other in range(at.players()):
        if other == seat:
            continue
        kept[other] = 0
        for face in range(FACES):
            surplus = number(then[other], face) - number(at.used_since[other], face)
            while surplus > 0:
                kept[other] += one(face)
                surplus -= 1
            while surplus < 0:
                if number(left, face) == 0:
                    return False
                left -= one(face)
                surplus += 1
        if size(kept[other]) > sizes[other]:
            return False
    for other in range(at.players()):
        if other != seat:
            missing: i64 = sizes[other] - size(kept[other])
            for _ in range(missing):
                card = draw_from(left, chance)
                left -= one(card)
                kept[other] += one(card)
    at.hands = kept
    at.hands_then = then
    at.pile = left
    return True


def share_out(at: Position, seat: Seat, chance: Chance, together: Bag) -> list[int]:
    """Hands of then for the others, of their true sizes, out of what they held together."""
    then = at.hands_then[:]
    for other in range(at.players()):
        if other != seat:
            held: i64 = size(then[other])
            then[other] = 0
            for _ in range(held):
                card = draw_from(together, chance)
                together -= one(card)
                then[other] += one(card)
    return then


def draw_from(bag: Bag, chance: Chance) -> int:
    return chance.pick("imagine", "", FACE_NAMES, numbers(bag))
