# interpreted: reads structs, at the edge
"""Whole purchases and payments, as people name them.

Each stands for the decisions that name it line by line (SS-RES-10) or cube by cube (SS-PAY-13).
"""

from lampblack.games.stygian_society.knowledge.show import show_payments
from lampblack.games.stygian_society.knowledge.view import Payment
from lampblack.games.stygian_society.model.actions import (
    ACTION_FIELDS,
    line_count,
    lines_packed,
    lines_to_text,
)
from lampblack.games.stygian_society.model.agenda import D_PAY, D_PURCHASE
from lampblack.games.stygian_society.model.paid import Paid
from lampblack.games.stygian_society.model.words import buy_words, payment_words
from lampblack.games.stygian_society.rules.payment import (
    buying,
    naming,
    open_payments,
    purchases,
    refuse_payment,
    refuse_purchase,
)
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.answers import IllegalAction, Refusal
from lampblack.kernel.whole import Whole


def purchase_named(state: SocietyState, counts: list[int]) -> list[Action]:
    """The decisions that name a purchase; ``IllegalAction`` says why it is none."""
    if not is_asked(state, D_PURCHASE):
        raise IllegalAction(Refusal("SS-DEC-01", "Nothing is to be bought now."))
    begun, lines = state.agenda[-1].n, lines_packed(counts)
    size = len(state.content.cards[state.declared].lines)
    if len(counts) != size or lines not in purchases(state, begun):
        raise IllegalAction(refuse_purchase(state, lines, len(counts)))
    return [*buying(state, begun, lines)]


def payment_named(state: SocietyState, whole: Paid) -> list[Action]:
    """The decisions that name a payment; ``IllegalAction`` says why it is none."""
    if not is_asked(state, D_PAY):
        raise IllegalAction(Refusal("SS-DEC-01", "Nothing is to be paid now."))
    item = state.agenda[-1]
    wholes = open_payments(state)
    if whole not in wholes:
        raise IllegalAction(refuse_payment(state, item.n, whole))
    return [state.settings.menu.pay[kind] for kind in naming(wholes, item.a, whole)]


def all_wholes(state: SocietyState) -> list[Whole]:
    """As the view has them."""
    if is_asked(state, D_PURCHASE):
        return all_purchases(state)
    if is_asked(state, D_PAY):
        return [payment(state, one) for one in show_payments(state)]
    return []


def all_purchases(state: SocietyState) -> list[Whole]:
    begun, size = state.agenda[-1].n, len(state.content.cards[state.declared].lines)
    wholes: list[Whole] = []
    for lines in purchases(state, begun):
        label = buy_words([line_count(lines, index) for index in range(size)])
        wholes.append(Whole(f"BUY({lines_to_text(lines, size)})", label, [*buying(state, begun, lines)]))
    return wholes


def payment(state: SocietyState, shown: Payment) -> Whole:
    field, crypt, luck = shown.field, shown.crypt, shown.luck
    actions = [state.action(notation_from_wire(wire, ACTION_FIELDS)) for wire in shown.actions]
    return Whole(f"PAY({field},{crypt},{luck})", f"Pay {payment_words(field, crypt, luck)}", actions)


def is_asked(state: SocietyState, op: int) -> bool:
    return bool(state.agenda) and state.agenda[-1].op == op
