"""D-PURCHASE and D-PAY: what the action buys, and what it is paid with (SS-RES, SS-PAY)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import card_name, hero_name, line_words, means
from lampblack.games.stygian_society.knowledge.facts.cubes import CubesPaid, LinesBought
from lampblack.games.stygian_society.model.actions import BUY, PAY, SocietyAction, line_count
from lampblack.games.stygian_society.model.agenda import D_PAY, D_PURCHASE, Item
from lampblack.games.stygian_society.model.pieces import ANY, HERO_COLORS, cubes_to_text, number, unpacked
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import spend
from lampblack.games.stygian_society.rules.modifiers import crypt_value
from lampblack.games.stygian_society.rules.payment import payments, purchases, total_cost
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.games.stygian_society.rules.turn import resolve
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Purchase(Choice):
    """Every vector of line counts that can be paid, buying nothing among them (SS-RES-02)."""

    def __init__(self) -> None:
        super().__init__(D_PURCHASE, "SS-RES-02", (BUY,))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)}: how often do you buy each line of {card_name(at, at.declared)}?"

    def detail(self, at: Position) -> str:
        lines = [line_words(at, number) for number in range(len(at.content.cards[at.declared].lines))]
        return f"{' '.join(lines)} {means(at)}"

    def options(self, at: Position) -> Sequence[Action]:
        return purchases(at)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        card = at.content.cards[at.declared]
        if action.size != len(card.lines):
            return Refusal("SS-RES-01", f"{card.name} has {len(card.lines)} lines; name a number for each.")
        for index, line in enumerate(card.lines):
            times = line_count(action.lines, index)
            if times > line.times:
                return Refusal("SS-RES-01", f"Line {index + 1} can be bought {line.times} times at most.")
            if times and line.needs >= 0 and line_count(action.lines, line.needs) == 0:
                return Refusal("SS-RES-03", f"Line {index + 1} needs line {line.needs + 1} to be bought.")
        return Refusal("SS-RES-05", f"{action.args[0]} costs more than field, crypt and luck can pay.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        if log is not None:
            size = len(at.content.cards[at.declared].lines)
            bought = [line_count(action.lines, index) for index in range(size)]
            tell(log, LinesBought(hero_named(at, at.active), card_named(at, at.declared), bought))
        if action.lines:
            at.push(Item(D_PAY, action.lines))
        else:
            resolve(at, 0)


@final
class Pay(Choice):
    """Each sufficient and minimal payment (SS-PAY-06)."""

    def __init__(self) -> None:
        super().__init__(D_PAY, "SS-PAY-07", (PAY,))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)}: how do you pay?"

    def detail(self, at: Position) -> str:
        return means(at)

    def options(self, at: Position) -> Sequence[Action]:
        return payments(at, at.agenda[-1].n)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        cost = total_cost(at.content.cards[at.declared], item.n)
        value = crypt_value(at, at.active)
        short = 0
        surplus = 0
        for color in range(HERO_COLORS):
            field, crypt = number(action.field, color), number(action.crypt, color)
            if field > at.field[color] or crypt > at.crypt[color] or action.luck > at.luck:
                return Refusal(
                    "SS-PAY-03", "You pay with cubes that lie in field and crypt, and with luck you have."
                )
            over = field + value * crypt - cost[color]
            short += max(0, -over)
            surplus += max(0, over)
        if short > action.luck or surplus + action.luck - short < cost[ANY]:
            return Refusal("SS-PAY-04", "That does not cover the cost.")
        return Refusal("SS-PAY-06", "One cube or luck point less would do; pay no more than is needed.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        spend(at, action.field, action.crypt)
        at.luck -= action.luck
        if log is not None:
            field, crypt = cubes_to_text(unpacked(action.field)), cubes_to_text(unpacked(action.crypt))
            tell(log, CubesPaid(hero_named(at, at.active), field, crypt, action.luck))
        resolve(at, item.n)
