"""Every decision point and every automatic task, in the order of their numbers on the agenda."""

from typing import Final, final

from lampblack.games.stygian_society.decisions import (
    attack,
    cards,
    effects,
    enemies,
    floors,
    gathering,
    resolution,
    setup,
    statuses,
    targets,
    team,
    turn,
    windows,
)
from lampblack.games.stygian_society.decisions.choice import Choice, Task
from lampblack.games.stygian_society.model import agenda
from lampblack.games.stygian_society.model.agenda import DECISIONS
from lampblack.games.stygian_society.model.position import RUNNING, Position
from lampblack.games.stygian_society.rules.turn import begin_turn
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event

CHOICES: Final[list[Choice]] = [
    setup.Heroes(),
    setup.Start(),
    turn.Support(),
    turn.Declare(),
    targets.Targets(),
    gathering.LeaveOut(),
    gathering.Wilds(),
    windows.Respond(),
    resolution.Purchase(),
    resolution.Pay(),
    effects.Silence(),
    effects.Cubes(),
    effects.Extract(),
    statuses.Victim(),
    statuses.Cleanse(),
    cards.Refresh(),
    cards.Exhaust(),
    attack.Boost(),
    cards.Learn(),
    statuses.BuyOff(),
    floors.Chest(),
    floors.Give(),
    floors.Trade(),
]

TASKS: Final[list[Task]] = [
    turn.AskForAction(agenda.DECLARE),
    gathering.GatherPeril(agenda.GATHER),
    gathering.BeginGathering(agenda.GATHER_HERO),
    gathering.Fall(agenda.FALL),
    enemies.BeginEnemies(agenda.ENEMIES),
    enemies.BeginColor(agenda.ENEMY_COLOR),
    enemies.Activate(agenda.ENEMY_ACT),
    enemies.CarryOut(agenda.ENEMY_DO),
    enemies.AfterAction(agenda.ENEMY_AFTER),
    resolution.BeginResolution(agenda.RESOLVE),
    effects.RunEffect(agenda.RUN),
    attack.BeginAttack(agenda.ATTACK),
    attack.Strike(agenda.STRIKE),
    team.Award(agenda.KILLED),
    floors.DefeatBoss(agenda.DEFEATED),
    team.GainXp(agenda.GAIN_XP),
    team.Heal(agenda.HEALING),
    team.MeetArmor(agenda.HARMING),
    team.Suffer(agenda.SUFFER),
    team.ChangePeril(agenda.PERIL_BY),
    team.Climb(agenda.RISE),
    team.Climb(agenda.CLIMB),
    statuses.MeetAffliction(agenda.AFFLICTION),
    statuses.Catch(agenda.CATCH),
    windows.OpenWindow(agenda.WINDOW),
    windows.Fire(agenda.FIRE),
    turn.EndTurn(agenda.TURN_END),
    statuses.Curse(agenda.CURSE),
    turn.PassTurn(agenda.PASS_TURN),
    floors.EndFloor(agenda.FLOOR_END),
    floors.Loot(agenda.LOOT),
    floors.NextFloor(agenda.NEXT_FLOOR),
    windows.Void(agenda.VOID),
]


@final
class Automatic(Step[Position]):
    """Whatever needs nobody, one task after the other, up to the next decision.

    Tasks are no steps of the kernel: one action brings seven of them, and to go through the kernel's
    loop for each made all actions a tenth slower.
    """

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        while at.result == RUNNING:
            agenda = at.agenda
            if not agenda:
                begin_turn(at, log)
                continue
            item = agenda.pop()
            op = item.op
            if op < DECISIONS:
                agenda.append(item)
                return
            TASKS[op - DECISIONS].effect(at, item, chance, log)


AUTOMATIC: Final = Automatic()
