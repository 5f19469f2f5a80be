"""What an action surely does: everything that happens before chance is asked."""

from collections.abc import Sequence
from typing import Any, final

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


def foresee(state: State, action: Action) -> Foresight:
    """A legal action tried out on a copy, up to the first question to chance."""
    world = state.clone()
    log: list[Event] = []
    try:
        decide(world, action, NoChance(), log)
    except Unforeseen:
        return Foresight(log, world, False)
    return Foresight(log, world, True)


def preview(state: State, action: Action) -> tuple[list[Any], bool]:
    """The certain facts of a legal action, and whether chance comes after them.

    The state is not touched. When nothing is left to chance, the facts are all that happens.
    """
    seen = foresee(state, action)
    return [event.fact for event in seen.events], not seen.is_all
