"""The machine's clockwork: steps are taken from the agenda until somebody has to decide."""

from typing import cast

from lampblack.games.stygian_society.model.actions import SsAction
from lampblack.games.stygian_society.model.agenda import (
    AFFLICTION,
    ATTACK,
    CATCH,
    CLIMB,
    CURSE,
    D_ACTION,
    D_BOOST,
    D_BUYOFF,
    D_CHEST,
    D_CLEANSE,
    D_CUBES,
    D_EXHAUST,
    D_EXTRACT,
    D_GIVE,
    D_HERO,
    D_HEROES,
    D_LEARN,
    D_PAY,
    D_PURCHASE,
    D_REFRESH,
    D_RESPONSE,
    D_SHAKEN,
    D_SILENCE,
    D_START,
    D_SUPPORT,
    D_TARGET,
    D_WILD,
    DECISIONS,
    DECLARE,
    DEFEATED,
    ENEMIES,
    ENEMY_ACT,
    ENEMY_AFTER,
    ENEMY_COLOR,
    ENEMY_DO,
    FALL,
    FIRE,
    FLOOR_END,
    GAIN_XP,
    GATHER,
    GATHER_HERO,
    HARMING,
    HEALING,
    KILLED,
    LOOT,
    NEXT_FLOOR,
    PASS_TURN,
    PERIL_BY,
    RESOLVE,
    RISE,
    RUN,
    STRIKE,
    SUFFER,
    TURN_END,
    WINDOW,
    Step,
)
from lampblack.games.stygian_society.model.position import RUNNING, Position
from lampblack.games.stygian_society.rules.attack import (
    begin_attack,
    boost,
    legal_boosts,
    strike,
)
from lampblack.games.stygian_society.rules.cards import (
    exhaust,
    legal_exhausts,
    legal_refreshes,
    refresh,
)
from lampblack.games.stygian_society.rules.chests import (
    decide_chest,
    give,
    legal_chests,
    legal_gifts,
    legal_trades,
    loot,
    trade,
)
from lampblack.games.stygian_society.rules.cubes import (
    begin_gathering,
    fall,
    gather_peril,
    gather_wilds,
    leave_out,
    legal_left_out,
    legal_wilds,
)
from lampblack.games.stygian_society.rules.effects import run_effect, silence
from lampblack.games.stygian_society.rules.enemies import (
    activate,
    after_action,
    begin_color,
    begin_enemies,
    carry_out,
)
from lampblack.games.stygian_society.rules.experience import award, gain_xp, learn, legal_skills
from lampblack.games.stygian_society.rules.floors import defeat_boss, end_floor, start_floor
from lampblack.games.stygian_society.rules.harm import heal, meet_armor, suffer
from lampblack.games.stygian_society.rules.movement import (
    decide_cubes,
    extract,
    legal_cubes,
    legal_extracts,
)
from lampblack.games.stygian_society.rules.payment import legal_payments, legal_purchases, pay
from lampblack.games.stygian_society.rules.peril import change_peril, climb
from lampblack.games.stygian_society.rules.setup import (
    join,
    legal_heroes_to_play,
    legal_starts,
    start,
)
from lampblack.games.stygian_society.rules.statuses import (
    afflict,
    buy_off,
    catch,
    cleanse,
    curse,
    legal_buyoffs,
    legal_cleanses,
    legal_heroes,
    meet_affliction,
)
from lampblack.games.stygian_society.rules.targets import decide_targets, id_at, legal_targets
from lampblack.games.stygian_society.rules.turn import (
    ask_for_action,
    begin_resolution,
    begin_turn,
    buy,
    declare,
    end_turn,
    legal_actions,
    legal_supports,
    pass_turn,
    resolve,
    support,
)
from lampblack.games.stygian_society.rules.windows import fire, legal_responses, open_window, respond
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


def run(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """Go on until somebody has a choice, or the game is over. A single option is taken (SS-DEC-02)."""
    while at.result == RUNNING:
        if not at.agenda:
            begin_turn(at, log)
            continue
        step = at.agenda[-1]
        if step.op >= DECISIONS:
            at.agenda.pop()
            take_step(at, step, chance, log)
            continue
        options = options_at(at, step)
        if len(options) > 1:
            at.options = cast("list[Action]", options)
            return
        at.agenda.pop()
        if options:
            decide(at, step, options[0], chance, log)
    at.agenda = []
    at.boosts = []
    at.options = []


def options_at(at: Position, step: Step) -> list[SsAction]:
    """Every legal option of a decision, in canonical order (SS-DEC-04); none when it falls away."""
    op = step.op
    if op == D_ACTION:
        return legal_actions(at)
    if op == D_TARGET:
        return legal_targets(at, step)
    if op == D_WILD:
        return legal_wilds(at, step)
    if op == D_PURCHASE:
        return legal_purchases(at)
    if op == D_PAY:
        return legal_payments(at, step)
    if op == D_SUPPORT:
        return legal_supports(at)
    if op == D_RESPONSE:
        return legal_responses(at, step)
    if op == D_BUYOFF:
        return legal_buyoffs(at)
    if op == D_SHAKEN:
        return legal_left_out(at, step)
    if op == D_LEARN:
        return legal_skills(at, step)
    if op == D_CUBES:
        return legal_cubes(at, step)
    if op == D_EXTRACT:
        return legal_extracts(at)
    if op == D_CLEANSE:
        return legal_cleanses(at, step)
    if op == D_REFRESH:
        return legal_refreshes(at, step)
    if op == D_EXHAUST:
        return legal_exhausts(at, step)
    if op == D_BOOST:
        return legal_boosts(at, step)
    if op == D_CHEST:
        return legal_chests(at, step)
    if op == D_GIVE:
        return legal_gifts(at)
    if op == D_SILENCE:
        return at.settings.menu.silence
    if op == D_HERO:
        return legal_heroes(at)
    if op == D_HEROES:
        return legal_heroes_to_play(at)
    if op == D_START:
        return legal_starts(at)
    return legal_trades(at)


def decide(at: Position, step: Step, action: SsAction, chance: Chance, log: list[Event] | None) -> None:
    """Carry out a legal option of a decision that was just taken from the agenda."""
    op = step.op
    if op == D_ACTION:
        declare(at, action, log)
    elif op == D_TARGET:
        decide_targets(at, step, action, log)
    elif op == D_WILD:
        gather_wilds(at, action, log)
    elif op == D_PURCHASE:
        buy(at, action, log)
    elif op == D_PAY:
        pay(at, action, log)
        resolve(at, step.n)
    elif op == D_SUPPORT:
        support(at, action, log)
    elif op == D_RESPONSE:
        respond(at, step, action, log)
    elif op == D_BUYOFF:
        buy_off(at, action, log)
    elif op == D_SHAKEN:
        leave_out(at, action, log)
    elif op == D_LEARN:
        learn(at, step, action, chance, log)
    elif op == D_CUBES:
        decide_cubes(at, step, action, log)
    elif op == D_EXTRACT:
        extract(at, at.content.effects[step.n], action.a, log)
    elif op == D_CLEANSE:
        cleanse(at, step, action, log)
    elif op == D_REFRESH:
        refresh(at, step, action, log)
    elif op == D_EXHAUST:
        exhaust(at, step, action, log)
    elif op == D_BOOST:
        boost(at, step, id_at(at, action.a), log)
    elif op == D_CHEST:
        decide_chest(at, step, action, chance, log)
    elif op == D_GIVE:
        give(at, step, action, log)
    elif op == D_SILENCE:
        silence(at, action.a, log)
    elif op == D_HERO:
        effect = at.content.effects[step.n]
        afflict(at, at.place_of(action.a), effect.status, effect.n)
    elif op == D_HEROES:
        join(at, action.a, False, chance, log)
    elif op == D_START:
        start(at, action.a, log)
    else:
        trade(at, action, log)


def take_step(at: Position, step: Step, chance: Chance, log: list[Event] | None) -> None:
    """Carry out a step that needs nobody's decision and was just taken from the agenda."""
    op = step.op
    if op == WINDOW:
        open_window(at, step.n, step.user)
    elif op == ENEMY_ACT:
        activate(at, step, log)
    elif op == ENEMY_COLOR:
        begin_color(at, step.n, log)
    elif op == RUN:
        run_effect(at, step, log)
    elif op == HARMING:
        meet_armor(at, step.n, log)
    elif op == SUFFER:
        suffer(at, step.n, log)
    elif op == PERIL_BY:
        change_peril(at, step.n, log)
    elif op == RISE or op == CLIMB:
        climb(at, step.n, log)
    elif op == ENEMY_DO:
        carry_out(at, step)
    elif op == ENEMY_AFTER:
        after_action(at, step)
    elif op == DECLARE:
        ask_for_action(at, log)
    elif op == GATHER:
        gather_peril(at, log)
    elif op == GATHER_HERO:
        begin_gathering(at, log)
    elif op == FALL:
        fall(at, step.n, chance, log)
    elif op == ENEMIES:
        begin_enemies(at)
    elif op == RESOLVE:
        begin_resolution(at)
    elif op == ATTACK:
        begin_attack(at, step)
    elif op == STRIKE:
        strike(at, step, log)
    elif op == HEALING:
        heal(at, step.n, step.user, log)
    elif op == TURN_END:
        end_turn(at)
    elif op == CURSE:
        curse(at, log)
    elif op == PASS_TURN:
        pass_turn(at)
    elif op == KILLED:
        award(at, step)
    elif op == GAIN_XP:
        gain_xp(at, step.n, log)
    elif op == AFFLICTION:
        meet_affliction(at, step, log)
    elif op == CATCH:
        catch(at, step, chance, log)
    elif op == FIRE:
        fire(at, step, log)
    elif op == DEFEATED:
        defeat_boss(at, log)
    elif op == FLOOR_END:
        end_floor(at)
    elif op == LOOT:
        loot(at, step.n, chance, log)
    elif op == NEXT_FLOOR:
        start_floor(at, chance, log)
    # A VOID step is an event that was cancelled: nothing happens.
