"""Effect lists: the order in which they resolve (SS-RES-07, -08, SS-EFF-01)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.model.agenda import ATTACK, HEALING, RUN, Item
from lampblack.games.stygian_society.model.effects import FROM_ENEMY, FROM_FLOOR, NONE, Effect, Gives
from lampblack.games.stygian_society.model.position import Position


def start_list(at: Position, gives: Gives, source: int, user: int, a: int, b: int, event: int) -> None:
    """One attack, then one healing, then the other effects as written."""
    if gives.rest != NONE:
        at.push(Item(RUN, gives.rest, source, user, a, b, event))
    if gives.heals:
        healing: i64 = 0
        for effect in gives.heals:
            healing += amount(at, effect, source)
        at.push(Item(HEALING, healing, NONE, user))
    if gives.wounds:
        at.push(attack_step(at, [gives], [1], source, user, a, b))


def attack_step(
    at: Position, lists: list[Gives], times: list[int], source: int, user: int, a: int, b: int
) -> Item:
    """SS-WND-02: all wound effects of one list are one attack; a pierce covers all of it (SS-DEF-05)."""
    wounds: i64 = 0
    pierce: i64 = 0
    for index, gives in enumerate(lists):
        if times[index] == 0:
            continue
        for effect in gives.wounds:
            wounds += amount(at, effect, source) * times[index]
            pierce |= effect.pierce
    return Item(ATTACK, wounds * 4 + pierce, source, user, a, b)


def amount(at: Position, effect: Effect, source: int) -> i64:
    """A number, or a count worked out now (section 22)."""
    if not effect.counts_self:
        return effect.n
    count: i64 = 0
    if FROM_ENEMY <= source < FROM_FLOOR:  # SS-EFF-02: tokens of the acting enemy's kind
        count = at.tokens_of(at.content.kinds[source - FROM_ENEMY].border)
    value: i64 = count * effect.mul // effect.div + effect.add
    if effect.low != NONE and value < effect.low:
        value = effect.low
    if effect.high != NONE and value > effect.high:
        value = effect.high
    return value
