"""One effect at a time (SS-EFF): each primitive does its thing or puts the steps for it on the agenda."""

from lampblack.games.stygian_society.knowledge.facts.cubes import PerilCubesChanged
from lampblack.games.stygian_society.knowledge.facts.enemies import EnemyCancelled, Silenced
from lampblack.games.stygian_society.knowledge.facts.statuses import StatusStopped
from lampblack.games.stygian_society.knowledge.facts.team import Prevented, ShieldsRaised
from lampblack.games.stygian_society.knowledge.facts.turns import ModifierBegins
from lampblack.games.stygian_society.model.agenda import (
    D_BOOST,
    D_CLEANSE,
    D_CUBES,
    D_LEARN,
    D_REFRESH,
    D_SILENCE,
    ENEMY_DO,
    GAIN_XP,
    RUN,
    STILL,
    VOID,
    Item,
)
from lampblack.games.stygian_society.model.effects import (
    AFFLICT,
    ALL,
    BOOST,
    CANCEL,
    CHEST_DRAW,
    CLEANSE,
    DROP,
    EXHAUST,
    EXTRACT,
    FLOOR_MOD,
    FROM_CHART,
    FROM_ENEMY,
    GAME_MOD,
    HARM,
    LEARN,
    LUCK,
    MAX_WOUNDS,
    MEND,
    MODS,
    MOVE_CUBES,
    NONE,
    PERIL,
    PERIL_CUBES,
    PREVENT,
    RECOLOR,
    REFRESH,
    REGROUP,
    SHIELD,
    SILENCE,
    SILENCE_ALL,
    SILENCE_CHOOSE,
    SUMMON,
    WHO_ALL,
    WHO_BOSS,
    XP,
    Effect,
)
from lampblack.games.stygian_society.model.pieces import (
    ATTACK_NAMES,
    BORDERS,
    ON_HARM,
    STATUSES,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.position import BOSS, LOST_PERIL, Position, id_border, token_id
from lampblack.games.stygian_society.rules.attack import mend
from lampblack.games.stygian_society.rules.cards import begin_exhausting, refresh_all
from lampblack.games.stygian_society.rules.cubes import begin_drop
from lampblack.games.stygian_society.rules.enemies import actions_of
from lampblack.games.stygian_society.rules.harm import change_maximum, inflict, lose
from lampblack.games.stygian_society.rules.lists import amount
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.modifiers import enemy_harm
from lampblack.games.stygian_society.rules.movement import begin_extracting, begin_moving, regroup
from lampblack.games.stygian_society.rules.peril import change_peril
from lampblack.games.stygian_society.rules.ranks import summon
from lampblack.games.stygian_society.rules.statuses import begin_afflicting, cleanse_all
from lampblack.games.stygian_society.rules.tell import border_name, hero_named, tell
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import Event


def run_effect(at: Position, item: Item, log: list[Event] | None) -> None:
    """Do one effect; the rest of its list comes after everything it causes."""
    effect = at.content.effects[item.n]
    if not effect.is_last:
        at.push(Item(RUN, item.n + 1, item.source, item.user, item.a, item.b, item.event))
    do = effect.do
    if do == HARM:
        harm = amount(at, effect, item.source)
        if FROM_ENEMY <= item.source < FROM_CHART:  # SS-HARM-05
            harm += enemy_harm(at)
        inflict(at, harm)
    elif do == PERIL:
        change_peril(at, amount(at, effect, item.source), log)
    elif do == LUCK:
        change_luck(at, amount(at, effect, item.source), log)
    elif do == XP:
        at.push_counted(GAIN_XP, amount(at, effect, item.source))
    elif do == MAX_WOUNDS:
        change_maximum(at, amount(at, effect, item.source), log)
    elif do == SHIELD:
        raise_shields(at, amount(at, effect, item.source), log)
    elif do == AFFLICT:
        begin_afflicting(at, effect.status, effect.who, effect.n, effect.index, item.source)
    elif do == SUMMON:
        summon(at, effect.kind, effect.rank, effect.n, log)
    elif do == PERIL_CUBES:
        change_peril_cubes(at, effect, log)
    elif do == MEND:
        mend_some(at, effect, item, log)
    elif do in (CANCEL, PREVENT, BOOST):
        change_event(at, effect, item, log)
    elif do in (MOVE_CUBES, RECOLOR, EXTRACT, DROP, REGROUP):
        run_cubes(at, effect, item, log)
    elif do in (CLEANSE, REFRESH, EXHAUST, LEARN, SILENCE):
        run_heroes(at, effect, item, log)
    elif do in (FLOOR_MOD, GAME_MOD):
        add_modifier(at, effect, log)
    elif do == CHEST_DRAW:
        at.chest_draw += effect.n
    else:
        lose(at, LOST_PERIL, log)  # SS-EFF-32


def run_cubes(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    if effect.do == MOVE_CUBES:
        begin_moving(at, effect, item, log)
    elif effect.do == RECOLOR:
        at.push(Item(D_CUBES, effect.index, item.source, item.user))
    elif effect.do == EXTRACT:
        begin_extracting(at, effect, item, log)
    elif effect.do == DROP:
        begin_drop(at, effect.cubes)
    else:
        regroup(at, log)


def run_heroes(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """Effects on the heroes' cards and statuses, and silence, which their user chooses."""
    if effect.do == CLEANSE:
        if effect.n == ALL:
            cleanse_all(at, log)
        else:
            at.push(Item(D_CLEANSE, effect.n, item.source, item.user, effect.who))
    elif effect.do == REFRESH:
        if effect.n == ALL:
            refresh_all(at, log)
        else:
            at.push(Item(D_REFRESH, effect.n, item.source, item.user, effect.who))
    elif effect.do == EXHAUST:
        begin_exhausting(at, effect.who, effect.n)
    elif effect.do == LEARN:
        at.push(Item(D_LEARN, 0, NONE, item.user))
    elif effect.silence == SILENCE_CHOOSE:
        at.push(Item(D_SILENCE, 0, NONE, item.user))
    else:
        silence_some(at, effect, item, log)


def silence_some(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """SS-EFF-11: all colors, or those of the chosen targets, dead or alive."""
    for border in range(BORDERS):
        targeted = (item.a >= 0 and at.border_of(item.a) == border) or (
            item.b >= 0 and at.border_of(item.b) == border
        )
        if effect.silence == SILENCE_ALL or targeted:
            silence(at, border, log)


def silence(at: Position, border: int, log: list[Event] | None) -> None:
    if not has(at.silenced, border):
        at.silenced |= bit(border)
        if log is not None:
            tell(log, Silenced([border_name(border)]))


def raise_shields(at: Position, number: int, log: list[Event] | None) -> None:
    at.temporary += number
    if log is not None:
        tell(log, ShieldsRaised(number))


def change_peril_cubes(at: Position, effect: Effect, log: list[Event] | None) -> None:
    """SS-PERIL-10."""
    for border in range(BORDERS):
        at.peril_cubes[border] = max(0, at.peril_cubes[border] + effect.cubes[border])
    if log is not None:
        tell(log, PerilCubesChanged(cubes_to_text([0, 0, 0, *at.peril_cubes])))


def mend_some(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """SS-EFF-19."""
    n = amount(at, effect, item.source)
    for token in at.tokens():
        id = token_id(token)
        if effect.who == WHO_BOSS:
            chosen = id_border(id) == BOSS
        else:
            chosen = effect.who == WHO_ALL or at.kind_of(id).index == item.source - FROM_ENEMY
        if chosen:
            mend(at, id, n, log)


def change_event(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """SS-RESP-04: the event of the window is changed before it happens."""
    if item.event < 0:
        return
    event = at.agenda[item.event]
    if event.op == VOID:
        return
    if effect.do == CANCEL:
        at.agenda[item.event] = STILL[VOID]
        if log is not None:
            tell_cancelled(at, event, log)
    elif effect.do == PREVENT:
        less = min(event.n, effect.n)  # SS-EFF-26
        at.agenda[item.event] = Item(event.op, event.n - less, event.source, event.user, event.a, event.b)
        if log is not None:
            what = "wounds" if at.content.cards[item.source].trigger == ON_HARM else "peril"
            tell(log, Prevented(less, what, event.n - less))
    else:
        at.push(Item(D_BOOST, amount(at, effect, item.source), NONE, item.user, NONE, NONE, item.event))


def tell_cancelled(at: Position, event: Item, log: list[Event]) -> None:
    if event.op == ENEMY_DO:
        tell(log, EnemyCancelled(actions_of(at, event.source, event.a)[event.n].name))
    else:
        tell(log, StatusStopped(hero_named(at, event.user), STATUSES[event.n], False))


def add_modifier(at: Position, effect: Effect, log: list[Event] | None) -> None:
    """SS-EFF-28."""
    (at.game_mods if effect.do == GAME_MOD else at.floor_mods).append(effect.mod)
    at.note_mods([effect.mod])
    if log is not None:
        mod = at.content.mods[effect.mod]
        attack = None if mod.attack < 0 else ATTACK_NAMES[mod.attack]
        tell(log, ModifierBegins(MODS[mod.kind], mod.n, attack, effect.do == GAME_MOD))
    change_luck(at, 0, log)  # the maximum may have dropped
