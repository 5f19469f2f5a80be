"""What an action surely does: everything that happens before chance is asked."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Foresight
from lampblack.kernel.playout import decide
from lampblack.kernel.state import State


class Unforeseen(Exception):
    """Chance was asked where only what is certain is wanted."""


@final
class NoChance(Chance):
    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        raise Unforeseen(f"{what} {subject}")

    def below(self, n: int) -> int:
        raise Unforeseen("a number")


def try_out(world: State, action: Action) -> Foresight:
    """A legal action in a world made for it, up to the first question to chance."""
    log: list[Event] = []
    try:
        decide(world, action, NoChance(), log)
    except Unforeseen:
        return Foresight(log, world, False)
    return Foresight(log, world, True)


def foresee(state: State, action: Action) -> Foresight:
    """A legal action tried out on a copy of the whole state."""
    return try_out(state.clone(), action)
