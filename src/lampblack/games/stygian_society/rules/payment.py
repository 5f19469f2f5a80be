"""Buying lines and paying for them, without change (SS-RES, SS-PAY)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.stygian_society.model.actions import (
    SocietyAction,
    last_line,
    line_count,
    lines_to_text,
    with_line,
)
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.paid import (
    KINDS,
    Cost,
    Paid,
    cost_of,
    crypt_paid,
    field_paid,
    luck_paid,
    next_named,
    paid_with,
    share,
    starts_with,
    with_one_more,
)
from lampblack.games.stygian_society.model.pieces import ANY, HERO_COLORS, Packed, number, of_color
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.modifiers import crypt_value
from lampblack.kernel.answers import Refusal


def total_cost(card: Card, lines: Packed) -> Cost:
    """SS-PAY-05: all lines bought together are one cost."""
    cost: Cost = 0
    for line in card.lines:
        if lines == 0:
            break
        cost += line.price * (lines & 63)
        lines >>= 6
    return cost


def covers(field: Packed, crypt: Packed, luck: i64, value: i64, cost: Cost) -> bool:
    """SS-PAY-04: luck stands for what is short of a color, and what is left over pays for any."""
    short: i64 = 0
    surplus: i64 = 0
    for color in range(HERO_COLORS):
        over = number(field, color) + value * number(crypt, color) - cost_of(cost, color)
        if over < 0:
            short -= over
        else:
            surplus += over
    return short <= luck and surplus + luck - short >= cost_of(cost, ANY)


def is_payable(at: Position, value: i64, cost: Cost) -> bool:
    """With everything there is."""
    return covers(at.field, at.crypt, at.luck, value, cost)


def lines_to_buy(at: Position, begun: Packed) -> list[int]:
    """The lines that may be named next: none before the last one named, and all together payable (SS-RES-10)."""
    card = at.content.cards[at.declared]
    value = crypt_value(at, at.active)
    cost = total_cost(card, begun)
    found: list[int] = []
    for index in range(last_line(begun), len(card.lines)):
        line = card.lines[index]
        if line.needs >= 0 and line_count(begun, line.needs) == 0:
            continue  # SS-RES-03
        if line_count(begun, index) < min(line.times, 63) and is_payable(at, value, cost + line.price):
            found.append(index)
    return found


def buying(at: Position, begun: Packed, lines: Packed) -> list[SocietyAction]:
    """What to say, one decision each, for one of these purchases; the last word is forced when nothing more can be bought."""
    menu = at.settings.menu
    actions: list[SocietyAction] = []
    for index in range(len(at.content.cards[at.declared].lines)):
        for _ in range(line_count(lines, index) - line_count(begun, index)):
            actions.append(menu.line[index])
    if not actions or lines_to_buy(at, lines):
        actions.append(menu.stop)
    return actions


def is_begun(at: Position, lines: Packed) -> bool:
    """Whether a purchase may have been named so far."""
    card = at.content.cards[at.declared]
    for index, line in enumerate(card.lines):
        if line_count(lines, index) and line.needs >= 0 and line_count(lines, line.needs) == 0:
            return False
    return is_payable(at, crypt_value(at, at.active), total_cost(card, lines))


def purchases(at: Position, begun: Packed) -> list[Packed]:
    """The whole purchases that begin so, in ascending order: how often each line is bought."""
    found: list[Packed] = [begun]
    for index in reversed(lines_to_buy(at, begun)):
        found += purchases(at, with_line(begun, index))
    return found


def refuse_purchase(at: Position, lines: Packed, size: int) -> Refusal:
    """Why this is none of the purchases."""
    card = at.content.cards[at.declared]
    if size != len(card.lines):
        return Refusal("SS-RES-01", f"{card.name} has {len(card.lines)} lines; name a number for each.")
    for index, line in enumerate(card.lines):
        times = line_count(lines, index)
        if times > line.times:
            return Refusal("SS-RES-01", f"Line {index + 1} can be bought {line.times} times at most.")
        if times and line.needs >= 0 and line_count(lines, line.needs) == 0:
            return Refusal("SS-RES-03", f"Line {index + 1} needs line {line.needs + 1} to be bought.")
    return Refusal(
        "SS-RES-05", f"{lines_to_text(lines, size)} costs more than field, crypt and luck can pay."
    )


def payments(at: Position, lines: Packed) -> list[Paid]:
    """Each sufficient and minimal payment (SS-PAY-06)."""
    cost = total_cost(at.content.cards[at.declared], lines)
    search = PaymentSearch(at, cost, crypt_value(at, at.active))
    search.color(0, 0, 0, 0, 0)
    return search.found


def open_payments(at: Position) -> list[Paid]:
    """D-PAY: the payments that may still come of what is named so far."""
    if not at.wholes:
        item = at.agenda[-1]
        at.wholes = [whole for whole in payments(at, item.n) if starts_with(whole, item.a)]
    return at.wholes


def to_name(wholes: list[Paid], begun: Paid) -> list[int]:
    """The kinds of cube that may be named next, in the order of the options (SS-PAY-13)."""
    named = [False] * KINDS
    for whole in wholes:
        named[next_named(whole, begun)] = True
    return [kind for kind in range(KINDS) if named[kind]]


def naming(wholes: list[Paid], begun: Paid, whole: Paid) -> list[int]:
    """The kinds to name, one decision each, for one of these payments; the forced ones go without saying."""
    kinds: list[int] = []
    left = wholes
    while not kinds or len(left) > 1:
        kind = next_named(whole, begun)
        if not kinds or len(to_name(left, begun)) > 1:
            kinds.append(kind)
        begun = with_one_more(begun, kind)
        left = [other for other in left if starts_with(other, begun)]
    return kinds


def by_thrift(at: Position, wholes: list[Paid]) -> list[Paid]:
    """Without luck before with it, then by what is given away, then the field before the crypt, blue before green."""
    value = crypt_value(at, at.active)
    order: list[tuple[int, int, int, int]] = []
    for index, whole in enumerate(wholes):
        field = sum([share(whole, color) for color in range(HERO_COLORS)])
        crypt = sum([share(whole, HERO_COLORS + color) for color in range(HERO_COLORS)])
        order.append((luck_paid(whole), field + value * crypt, crypt, -index))
    return [wholes[-key[3]] for key in sorted(order)]


def refuse_payment(at: Position, lines: Packed, whole: Paid) -> Refusal:
    """Why this is none of the payments."""
    cost = total_cost(at.content.cards[at.declared], lines)
    value = crypt_value(at, at.active)
    field, crypt, luck = field_paid(whole), crypt_paid(whole), luck_paid(whole)
    for color in range(HERO_COLORS):
        lacks_field = number(field, color) > number(at.field, color)
        if lacks_field or number(crypt, color) > number(at.crypt, color) or luck > at.luck:
            return Refusal(
                "SS-PAY-03", "You pay with cubes that lie in field and crypt, and with luck you have."
            )
    if not covers(field, crypt, luck, value, cost):
        return Refusal("SS-PAY-04", "That does not cover the cost.")
    return Refusal("SS-PAY-06", "One cube or luck point less would do; pay no more than is needed.")


@final
class PaymentSearch:
    """Walks through the colors; per color, what the field and the crypt give."""

    def __init__(self, at: Position, cost: Cost, value: i64) -> None:
        self.field: Packed = at.field
        self.crypt: Packed = at.crypt
        self.luck: i64 = at.luck
        self.cost: Cost = cost
        self.any: i64 = cost_of(cost, ANY)
        self.value: i64 = value
        self.found: list[Paid] = []

    def color(self, color: i64, field: Packed, crypt: Packed, short: i64, surplus: i64) -> None:
        """``short`` and ``surplus`` are of the colors before this one."""
        if color == HERO_COLORS:
            self.finish(field, crypt, short, surplus)
            return
        cost = cost_of(self.cost, color)
        stock_crypt = number(self.crypt, color)
        stock_field = number(self.field, color)
        # Beyond this nothing can be minimal: taking one cube away would leave enough.
        most = cost + self.any + self.value - 1
        crypts: i64 = 0
        while crypts <= stock_crypt and crypts * self.value <= most:
            fields: i64 = 0
            while fields <= stock_field:
                paid = fields + crypts * self.value
                over = paid - cost
                if fields > 0 and over > self.any:
                    break
                lacks = short
                more = surplus
                if over < 0:
                    lacks -= over
                else:
                    more += over
                if lacks <= self.luck:
                    fields_too = field | of_color(color, fields)
                    self.color(color + 1, fields_too, crypt | of_color(color, crypts), lacks, more)
                fields += 1
            crypts += 1

    def finish(self, field: Packed, crypt: Packed, short: i64, surplus: i64) -> None:
        """With these cubes the luck needed is known; keep the payment if nothing can be left out."""
        luck = short
        if surplus < self.any:
            luck += self.any - surplus
        if luck <= self.luck and self.is_minimal(field, crypt, luck):
            self.found.append(paid_with(field, crypt, luck))

    def is_minimal(self, field: Packed, crypt: Packed, luck: i64) -> bool:
        """Whether no cube of it could be left out."""
        for color in range(HERO_COLORS):
            one = of_color(color, 1)
            if number(field, color) and covers(field - one, crypt, luck, self.value, self.cost):
                return False
            if number(crypt, color) and covers(field, crypt - one, luck, self.value, self.cost):
                return False
        return True


def enemy_payment(need: i64, field: i64, crypt: i64) -> tuple[int, int] | None:
    """SS-PAY-09, -10: field and crypt cubes spent, or None when it cannot be afforded."""
    if field + 2 * crypt < need:
        return None
    from_crypt = enemy_crypt(need, field)
    return max(0, need - 2 * from_crypt), from_crypt


def enemy_crypt(need: i64, field: i64) -> i64:
    """SS-PAY-10: so many of the crypt, where the field does not suffice; the field pays the rest."""
    return (need - field + 1) // 2 if need > field else 0
