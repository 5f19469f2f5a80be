"""What happens by itself, up to the next decision."""

from typing import Final, final

from lampblack.games.stygian_society.model.agenda import (
    AFFLICTION,
    ATTACK,
    CATCH,
    CLIMB,
    CURSE,
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
    VOID,
    WINDOW,
    Item,
)
from lampblack.games.stygian_society.model.position import RUNNING, Position
from lampblack.games.stygian_society.rules.attack import begin_attack, strike
from lampblack.games.stygian_society.rules.chests import loot
from lampblack.games.stygian_society.rules.cubes import begin_gathering, fall, gather_peril
from lampblack.games.stygian_society.rules.effects import run_effect
from lampblack.games.stygian_society.rules.enemies import (
    activate,
    after_action,
    begin_color,
    begin_enemies,
    carry_out,
)
from lampblack.games.stygian_society.rules.experience import award, gain_xp
from lampblack.games.stygian_society.rules.floors import defeat_boss, end_floor, start_floor
from lampblack.games.stygian_society.rules.harm import heal, meet_armor, suffer
from lampblack.games.stygian_society.rules.peril import change_peril, climb
from lampblack.games.stygian_society.rules.statuses import catch, curse, meet_affliction
from lampblack.games.stygian_society.rules.turn import (
    ask_for_action,
    begin_resolution,
    begin_turn,
    end_turn,
    pass_turn,
)
from lampblack.games.stygian_society.rules.windows import fire, open_window
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Automatic(Step[Position]):
    """Everything that needs nobody, one item after the other.

    One action brings seven such items. As an object each, dispatched through a table, they made all
    actions a tenth slower: every object, its type and its table of methods is another line of the cache.
    """

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        while at.result == RUNNING:
            agenda = at.agenda
            if not agenda:
                begin_turn(at, log)
                continue
            item = agenda[-1]
            if item.op < DECISIONS:
                return
            agenda.pop()
            happen(at, item, chance, log)


AUTOMATIC: Final = Automatic()


def happen(at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
    """Carry out an item that was just taken from the agenda; the most frequent stand first."""
    op = item.op
    if op == WINDOW:
        open_window(at, item.n, item.user)
    elif op == ENEMY_ACT:
        activate(at, item, log)
    elif op == ENEMY_COLOR:
        begin_color(at, item.n, log)
    elif op == RUN:
        run_effect(at, item, log)
    elif op == HARMING:
        meet_armor(at, item.n, log)
    elif op == SUFFER:
        suffer(at, item.n, log)
    elif op == PERIL_BY:
        change_peril(at, item.n, log)
    elif op == RISE or op == CLIMB:
        climb(at, item.n, log)
    elif op == ENEMY_DO:
        carry_out(at, item)
    elif op == ENEMY_AFTER:
        after_action(at, item)
    elif op == DECLARE:
        ask_for_action(at, log)
    elif op == GATHER:
        gather_peril(at, log)
    elif op == GATHER_HERO:
        begin_gathering(at, log)
    elif op == FALL:
        fall(at, item.n, chance, log)
    elif op == ENEMIES:
        begin_enemies(at)
    elif op == RESOLVE:
        begin_resolution(at)
    elif op == ATTACK:
        begin_attack(at, item)
    elif op == STRIKE:
        strike(at, item, log)
    elif op == HEALING:
        heal(at, item.n, item.user, log)
    elif op == TURN_END:
        end_turn(at)
    elif op == CURSE:
        curse(at, log)
    elif op == PASS_TURN:
        pass_turn(at)
    elif op == KILLED:
        award(at, item)
    elif op == GAIN_XP:
        gain_xp(at, item.n, log)
    elif op == AFFLICTION:
        meet_affliction(at, item, log)
    elif op == CATCH:
        catch(at, item, chance, log)
    elif op == FIRE:
        fire(at, item, log)
    elif op == DEFEATED:
        defeat_boss(at, log)
    elif op == FLOOR_END:
        end_floor(at)
    elif op == LOOT:
        loot(at, item.n, chance, log)
    elif op == NEXT_FLOOR:
        start_floor(at, chance, log)
    else:
        assert op == VOID  # an event that was cancelled: nothing happens
