# interpreted: reads structs, at the edge
"""Whole payments, as people name them: each stands for the decisions that name it cube by cube (SS-PAY-13)."""

from lampblack.games.stygian_society.knowledge.show import show_payments
from lampblack.games.stygian_society.knowledge.view import Payment
from lampblack.games.stygian_society.model.actions import ACTION_FIELDS
from lampblack.games.stygian_society.model.agenda import D_PAY
from lampblack.games.stygian_society.model.paid import Paid
from lampblack.games.stygian_society.rules.payment import naming, open_payments, refuse_payment
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.answers import IllegalAction, Refusal
from lampblack.kernel.whole import Whole


def payment_named(state: SocietyState, whole: Paid) -> list[Action]:
    """The decisions that name a payment; ``IllegalAction`` says why it is none."""
    if not state.agenda or state.agenda[-1].op != D_PAY:
        raise IllegalAction(Refusal("SS-DEC-01", "Nothing is to be paid now."))
    item = state.agenda[-1]
    wholes = open_payments(state)
    if whole not in wholes:
        raise IllegalAction(refuse_payment(state, item.n, whole))
    return [state.settings.menu.pay[kind] for kind in naming(wholes, item.a, whole)]


def whole_payments(state: SocietyState) -> list[Whole]:
    """As the view has them."""
    if not state.agenda or state.agenda[-1].op != D_PAY:
        return []
    return [Whole(one.text, one.label, payment_actions(state, one)) for one in show_payments(state)]


def payment_actions(state: SocietyState, payment: Payment) -> list[Action]:
    return [state.action(notation_from_wire(wire, ACTION_FIELDS)) for wire in payment.actions]
