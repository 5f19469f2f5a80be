"""The enemy step: red, yellow, black (SS-ENEMY)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.enemies import ColorSkipped, EnemyActs
from lampblack.games.stygian_society.model.agenda import (
    ENEMY_COLOR,
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
from lampblack.games.stygian_society.rules.payment import enemy_crypt
from lampblack.games.stygian_society.rules.tell import border_name, kind_named, tell
from lampblack.games.stygian_society.rules.windows import later_window, open_window
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import Event


def begin_enemies(at: Position) -> None:
    """SS-ENEMY-01."""
    for border in range(BORDERS - 1, -1, -1):
        at.push_counted(ENEMY_COLOR, border)


def begin_color(at: Position, border: i64, log: list[Event] | None) -> None:
    """Case A or B is fixed now (SS-ENEMY-02 to -04); silenced colors are skipped (SS-ENEMY-14)."""
    if at.completed:
        return  # SS-TURN-18
    if has(at.silenced, border):
        if log is not None:
            tell(log, ColorSkipped(border_name(border)))
        return
    actions = actions_of(at, acting(at, border), border)
    for index in range(len(actions) - 1, -1, -1):
        at.push(actions[index].act)


def acting(at: Position, border: i64) -> i64:
    """The enemy card of a color with tokens in play, a boss for its border (SS-ENEMY-16); else the sheet."""
    if at.tokens_of(border) == 0:
        return FROM_FLOOR + at.sheet
    sheet = at.sheet_now()
    if sheet.boss != NONE and at.content.kinds[sheet.boss].border == border:
        return FROM_ENEMY + sheet.boss
    return FROM_ENEMY + at.kinds[border]


def actions_of(at: Position, source: i64, border: i64) -> list[EnemyAction]:
    if source >= FROM_FLOOR:
        return at.content.sheets[source - FROM_FLOOR].actions[border]
    return at.content.kinds[source - FROM_ENEMY].actions


def costs(at: Position, action: EnemyAction) -> list[int]:
    """What an action costs now, of each color."""
    more = enemy_cost(at)
    return [cost_now(action, border, more) for border in range(BORDERS)]


def cost_now(action: EnemyAction, border: i64, more: i64) -> i64:
    """SS-MOD-12: at least 1 of each of its colors."""
    cost: i64 = action.cost[border]
    if cost == 0:
        return 0
    return cost + more if cost + more > 1 else 1


def activate(at: Position, item: Item, log: list[Event] | None) -> None:
    """If the action can be paid it is, once per turn (SS-ENEMY-05 to -08)."""
    mark: i64 = item.a * 16 + item.n
    if at.completed or has(at.acted, mark):
        return
    action = actions_of(at, item.source, item.a)[item.n]
    more = enemy_cost(at)
    field: Packed = 0
    crypt: Packed = 0
    for border in range(BORDERS):
        color = HERO_COLORS + border
        need = cost_now(action, border, more)
        stock = number(at.field, color)
        if stock + 2 * number(at.crypt, color) < need:  # SS-PAY-09, -11: every color on its own
            return
        from_crypt = enemy_crypt(need, stock)
        crypt |= of_color(color, from_crypt)
        field |= of_color(color, max(0, need - 2 * from_crypt))
    spend(at, field, crypt)
    at.acted |= bit(mark)
    if log is not None:
        enemy = None if item.source >= FROM_FLOOR else kind_named(at, item.source - FROM_ENEMY)
        tell(
            log,
            EnemyActs(enemy, border_name(item.a), action.name, bag_to_text(field), bag_to_text(crypt)),
        )
    at.push(action.do)
    open_window(at, ON_ENEMY_ACTION, at.active, len(at.agenda) - 1)


def carry_out(at: Position, item: Item) -> None:
    """The effects; a cancelled action never comes here (SS-ENEMY-15)."""
    if at.completed:
        return
    action = actions_of(at, item.source, item.a)[item.n]
    at.push(action.after)
    start_list(at, action.gives, item.source, NONE, NONE, NONE, NONE)


def after_action(at: Position, item: Item) -> None:
    """SS-ENEMY-09 to -11: peril rises, unless a floor action raised it itself; then the last window."""
    if at.completed:
        return
    later_window(at, ON_ENEMY_ACTION_DONE, at.active)
    action = actions_of(at, item.source, item.a)[item.n]
    if item.source < FROM_FLOOR or not action.gives.raises_peril:
        at.push_counted(PERIL_BY, 1)
