"""A payment, whole or begun, as one number: four bits for each kind of cube, luck above them.

The kinds are blue, green and white of the field, the same of the crypt, then luck. A payment is named
from the highest kind down (SS-PAY-13), so that what is named so far is the upper part of the number.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.stygian_society.model.pieces import HERO_COLORS, Packed, bag_to_text

Paid = i64

Cost = i64
"""What lines cost together: fifteen bits each for blue, green, white, and cubes of any color."""

COST_BITS: Final = 15
COST_MOST: Final = 32767

BY_FIELD: Final = 0
BY_CRYPT: Final = 1
BY_LUCK: Final = 2
PAYMENTS: Final = ("FIELD", "CRYPT", "LUCK")

LUCK_KIND: Final = 6
KINDS: Final = 7
CRYPT_SHIFT: Final = 12
LUCK_SHIFT: Final = 24
BAG: Final = 4095  # of hero cubes


def cost_packed(numbers: list[int]) -> Cost:
    cost: Cost = 0
    for number in reversed(numbers):
        cost = (cost << COST_BITS) | number
    return cost


def cost_of(cost: Cost, color: i64) -> i64:
    """How many of a hero color, or of ANY."""
    return (cost >> (COST_BITS * color)) & COST_MOST


def paid_with(field: Packed, crypt: Packed, luck: i64) -> Paid:
    return field | (crypt << CRYPT_SHIFT) | (luck << LUCK_SHIFT)


def field_paid(paid: Paid) -> Packed:
    return paid & BAG


def crypt_paid(paid: Paid) -> Packed:
    return (paid >> CRYPT_SHIFT) & BAG


def luck_paid(paid: Paid) -> i64:
    return paid >> LUCK_SHIFT


def kind_of(payment: i64, color: i64) -> i64:
    """The kind of a cube of field or crypt, or of luck."""
    return LUCK_KIND if payment == BY_LUCK else payment * HERO_COLORS + color


def share(paid: Paid, kind: i64) -> i64:
    """How many of a kind."""
    return paid >> LUCK_SHIFT if kind == LUCK_KIND else (paid >> (4 * kind)) & 15


def with_one_more(paid: Paid, kind: i64) -> Paid:
    one: Paid = 1
    return paid + (one << (4 * kind))


def last_named(paid: Paid) -> i64:
    """The kind named last, or luck when nothing is named: from there on it goes down."""
    kind: i64 = 0
    while kind < LUCK_KIND and share(paid, kind) == 0:
        kind += 1
    return kind


def starts_with(whole: Paid, begun: Paid) -> bool:
    """Whether this payment may still come of what is named so far."""
    last = last_named(begun)
    return whole >> (4 * last + 4) == begun >> (4 * last + 4) and share(whole, last) >= share(begun, last)


def next_named(whole: Paid, begun: Paid) -> i64:
    """The kind to name next for this payment, which is not named to the end."""
    kind = last_named(begun)
    while share(whole, kind) == share(begun, kind):
        kind -= 1
    return kind


def paid_to_text(paid: Paid) -> str:
    """``B1/W1/2``: of the field, of the crypt, luck."""
    return f"{bag_to_text(field_paid(paid))}/{bag_to_text(crypt_paid(paid))}/{luck_paid(paid)}"
