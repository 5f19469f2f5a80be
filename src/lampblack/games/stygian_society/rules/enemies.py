"""The enemy step: red, yellow, black (SS-ENEMY)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.enemies import ColorSkipped, EnemyActs
from lampblack.games.stygian_society.model.agenda import (
    ENEMY_ACT,
    ENEMY_AFTER,
    ENEMY_COLOR,
    ENEMY_DO,
    PERIL_BY,
    Item,
)
from lampblack.games.stygian_society.model.content import EnemyAction
from lampblack.games.stygian_society.model.effects import FROM_ENEMY, FROM_FLOOR, NONE
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    HERO_COLORS,
    ON_ENEMY_ACTION,
    ON_ENEMY_ACTION_DONE,
    Packed,
    bag_to_text,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import spend
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.modifiers import enemy_cost
from lampblack.games.stygian_society.rules.payment import enemy_payment
from lampblack.games.stygian_society.rules.tell import border_name, kind_named, tell
from lampblack.games.stygian_society.rules.windows import later_window, open_window
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import Event


def begin_enemies(at: Position) -> None:
    """SS-ENEMY-01."""
    for border in range(BORDERS - 1, -1, -1):
        at.push(Item(ENEMY_COLOR, border))


def begin_color(at: Position, border: int, log: list[Event] | None) -> None:
    """Case A or B is fixed now (SS-ENEMY-02 to -04); silenced colors are skipped (SS-ENEMY-14)."""
    if at.completed:
        return  # SS-TURN-18
    if has(at.silenced, border):
        if log is not None:
            tell(log, ColorSkipped(border_name(border)))
        return
    source = acting(at, border)
    for index in range(len(actions_of(at, source, border)) - 1, -1, -1):
        at.push(Item(ENEMY_ACT, index, source, NONE, border))


def acting(at: Position, border: int) -> int:
    """The enemy card of a color with tokens in play, a boss for its border (SS-ENEMY-16); else the sheet."""
    if at.tokens_of(border) == 0:
        return FROM_FLOOR + at.sheet
    sheet = at.sheet_now()
    if sheet.boss != NONE and at.content.kinds[sheet.boss].border == border:
        return FROM_ENEMY + sheet.boss
    return FROM_ENEMY + at.kinds[border]


def actions_of(at: Position, source: int, border: int) -> list[EnemyAction]:
    if source >= FROM_FLOOR:
        return at.content.sheets[source - FROM_FLOOR].actions[border]
    return at.content.kinds[source - FROM_ENEMY].actions


def costs(at: Position, action: EnemyAction) -> list[int]:
    """SS-MOD-12: what an action costs now, at least 1 of each of its colors."""
    more = enemy_cost(at)
    return [max(1, cost + more) if cost else 0 for cost in action.cost]


def is_affordable(at: Position, action: EnemyAction) -> bool:
    """SS-PAY-09, -11: every color of the cost on its own."""
    more = enemy_cost(at)
    for border in range(BORDERS):
        cost: i64 = action.cost[border]
        color = HERO_COLORS + border
        if cost and number(at.field, color) + 2 * number(at.crypt, color) < max(1, cost + more):
            return False
    return True


def activate(at: Position, item: Item, log: list[Event] | None) -> None:
    """If the action can be paid it is, once per turn (SS-ENEMY-05 to -08)."""
    mark: i64 = item.a * 16 + item.n
    if at.completed or has(at.acted, mark):
        return
    action = actions_of(at, item.source, item.a)[item.n]
    if not is_affordable(at, action):
        return
    field: Packed = 0
    crypt: Packed = 0
    for border, cost in enumerate(costs(at, action)):
        color = HERO_COLORS + border
        payment = enemy_payment(cost, number(at.field, color), number(at.crypt, color))
        assert payment is not None
        field |= of_color(color, payment[0])
        crypt |= of_color(color, payment[1])
    spend(at, field, crypt)
    at.acted |= bit(mark)
    if log is not None:
        enemy = None if item.source >= FROM_FLOOR else kind_named(at, item.source - FROM_ENEMY)
        tell(
            log,
            EnemyActs(enemy, border_name(item.a), action.name, bag_to_text(field), bag_to_text(crypt)),
        )
    at.push(Item(ENEMY_DO, item.n, item.source, NONE, item.a))
    open_window(at, ON_ENEMY_ACTION, at.active, len(at.agenda) - 1)


def carry_out(at: Position, item: Item) -> None:
    """The effects; a cancelled action never comes here (SS-ENEMY-15)."""
    if at.completed:
        return
    at.push(Item(ENEMY_AFTER, item.n, item.source, NONE, item.a))
    action = actions_of(at, item.source, item.a)[item.n]
    start_list(at, action.gives, item.source, NONE, NONE, NONE, NONE)


def after_action(at: Position, item: Item) -> None:
    """SS-ENEMY-09 to -11: peril rises, unless a floor action raised it itself; then the last window."""
    if at.completed:
        return
    later_window(at, ON_ENEMY_ACTION_DONE, at.active)
    action = actions_of(at, item.source, item.a)[item.n]
    if item.source < FROM_FLOOR or not action.gives.raises_peril:
        at.push(Item(PERIL_BY, 1))
