"""Steps the rules take by themselves.

They are one Step with one ladder, not a class each: a turn takes five of them for every decision, and
as an object in a table each costs a checked cast and two calls more. Which function does what is the
whole of it; the functions are in rules/.
"""

from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.model import steps as s
from lampblack.games.night_cage.model.position import RUNNING, Position
from lampblack.games.night_cage.model.steps import LAST_DECISION, first_of, op_of
from lampblack.games.night_cage.rules.attacks import attack, clash, rouse, spot
from lampblack.games.night_cage.rules.dirge import open_chasm
from lampblack.games.night_cage.rules.ending import check_isolation
from lampblack.games.night_cage.rules.landing import settle
from lampblack.games.night_cage.rules.light import darkness, fill, relight
from lampblack.games.night_cage.rules.movement import enter
from lampblack.games.night_cage.rules.pits import collapse, jump
from lampblack.games.night_cage.rules.scramble import aftermath, crush, scrambled
from lampblack.games.night_cage.rules.start import started
from lampblack.games.night_cage.rules.staying import burn
from lampblack.games.night_cage.rules.turn import begin_play, end_turn, substitute, watch
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Automatic(Step[Position]):
    """Everything up to the next decision on the agenda."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        while at.result == RUNNING:
            item: i64 = at.agenda[-1]
            if op_of(item) <= LAST_DECISION:
                return
            at.agenda.pop()
            carry_out(at, op_of(item), first_of(item), chance, log)


def carry_out(at: Position, op: i64, first: i64, chance: Chance, log: list[Event] | None) -> None:
    """One step, the frequent ones first; it is off the agenda already."""
    if op == s.DARK:
        darkness(at, log)
    elif op == s.FILL:
        fill(at, first, chance, log)
    elif op == s.RELIGHT:
        relight(at, log)
    elif op == s.CHECK:
        check_isolation(at, log)
    elif op == s.ENTER:
        enter(at, first, log)
    elif op == s.COLLAPSE:
        collapse(at, log)
    elif op == s.JUMP:
        jump(at)
    elif op == s.SPOT:
        spot(at)
    elif op == s.ATTACK:
        attack(at, log)
    elif op == s.AFTERMATH:
        aftermath(at, log)
    elif op == s.NEXT:
        end_turn(at, log)
    elif op == s.CLASH:
        clash(at)
    elif op == s.CRUSH:
        crush(at, log)
    elif op == s.BURN:
        burn(at, chance, log)
    elif op == s.SETTLE:
        settle(at, log)
    elif op == s.SCRAMBLED:
        scrambled(at, first, log)
    elif op == s.WATCH:
        watch(at)
    elif op == s.CHASM:
        open_chasm(at, log)
    elif op == s.ROUSE:
        rouse(at, log)
    elif op == s.SUBSTITUTE:
        substitute(at, first, log)
    elif op == s.STARTED:
        started(at, log)
    else:
        assert op == s.BEGIN
        begin_play(at, log)
