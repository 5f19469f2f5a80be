"""D-PURCHASE and D-PAY: what the action buys, line by line, and what it is paid with, cube by cube (SS-RES, SS-PAY)."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import (
    card_name,
    hero_name,
    line_words,
    lines_words,
    means,
    paid_words,
)
from lampblack.games.stygian_society.knowledge.facts.cubes import CubesPaid, LinesBought
from lampblack.games.stygian_society.model.actions import (
    LINE,
    LUCK,
    PAY,
    STOP,
    SocietyAction,
    last_line,
    line_count,
    with_line,
)
from lampblack.games.stygian_society.model.agenda import D_PAY, D_PURCHASE, Item
from lampblack.games.stygian_society.model.paid import (
    BY_LUCK,
    Paid,
    crypt_paid,
    field_paid,
    kind_of,
    luck_paid,
    share,
    starts_with,
    with_one_more,
)
from lampblack.games.stygian_society.model.pieces import bag_to_text, number
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import spend
from lampblack.games.stygian_society.rules.payment import (
    lines_to_buy,
    open_payments,
    payments,
    refuse_purchase,
    to_name,
)
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.games.stygian_society.rules.turn import resolve
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Purchase(Choice):
    """One line more, or no more; buying nothing is always legal (SS-RES-02, -10)."""

    def __init__(self) -> None:
        super().__init__(D_PURCHASE, "SS-RES-02", (LINE, STOP))

    def question(self, at: Position) -> str:
        begun = lines_words(at.agenda[-1].n)
        besides = f", besides {begun}" if begun else ""
        return f"{hero_name(at, at.active)}: how often do you buy each line of {card_name(at, at.declared)}{besides}?"

    def detail(self, at: Position) -> str:
        lines = [line_words(at, number) for number in range(len(at.content.cards[at.declared].lines))]
        return f"{' '.join(lines)} {means(at)}"

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        options = [menu.line[index] for index in lines_to_buy(at, at.agenda[-1].n)]
        options.append(menu.stop)
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        card = at.content.cards[at.declared]
        if action.line >= len(card.lines):
            return Refusal("SS-RES-01", f"{card.name} has {len(card.lines)} lines.")
        if action.line < last_line(item.n):
            return Refusal(
                "SS-RES-10", "Lines are named in their order: what stands above it was named already."
            )
        return refuse_purchase(at, with_line(item.n, action.line), len(card.lines))

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        lines = at.agenda.pop().n
        if action.kind == LINE:
            at.push_counted(D_PURCHASE, with_line(lines, action.line))
            return
        if log is not None:
            size = len(at.content.cards[at.declared].lines)
            bought = [line_count(lines, index) for index in range(size)]
            tell(log, LinesBought(hero_named(at, at.active), card_named(at, at.declared), bought))
        if lines:
            ask_payment(at, lines, 0, payments(at, lines), log)
        else:
            resolve(at, 0)


@final
class Pay(Choice):
    """One more cube or luck point of some payment that is sufficient and minimal (SS-PAY-06, -13)."""

    def __init__(self) -> None:
        super().__init__(D_PAY, "SS-PAY-07", (PAY, LUCK))

    def question(self, at: Position) -> str:
        begun = at.agenda[-1].a
        with_that = f" besides {paid_words(begun)}" if begun else ""
        return f"{hero_name(at, at.active)}: how do you pay{with_that}?"

    def detail(self, at: Position) -> str:
        return means(at)

    def options(self, at: Position) -> Sequence[Action]:
        item = at.agenda[-1]
        menu = at.settings.menu.pay
        return [menu[kind] for kind in to_name(open_payments(at), item.a)]

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        kind = kind_of(action.payment, action.color)
        have = at.luck
        if action.payment != BY_LUCK:
            have = number(at.crypt if action.payment else at.field, action.color)
        named = share(item.a, kind)
        if named == have:
            return Refusal(
                "SS-PAY-03", "You pay with cubes that lie in field and crypt, and with luck you have."
            )
        if any(share(whole, kind) > named for whole in open_payments(at)):
            return Refusal("SS-PAY-13", "Luck is named first, then crypt, then field; white, green, blue.")
        return Refusal("SS-PAY-06", "No payment of just what is needed has this cube as well.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        wholes = open_payments(at)
        item = at.agenda.pop()
        begun = with_one_more(item.a, kind_of(action.payment, action.color))
        ask_payment(at, item.n, begun, [whole for whole in wholes if starts_with(whole, begun)], log)


def ask_payment(at: Position, lines: i64, begun: Paid, wholes: list[Paid], log: list[Event] | None) -> None:
    """Ask for the next cube, unless only one payment is left: then all of it is paid at once."""
    if len(wholes) > 1:
        at.wholes = wholes
        at.push(Item(D_PAY, lines, a=begun))
        return
    at.wholes = []
    whole = wholes[0]
    field, crypt, luck = field_paid(whole), crypt_paid(whole), luck_paid(whole)
    spend(at, field, crypt)
    at.luck -= luck
    if log is not None:
        tell(log, CubesPaid(hero_named(at, at.active), bag_to_text(field), bag_to_text(crypt), luck))
    resolve(at, lines)
