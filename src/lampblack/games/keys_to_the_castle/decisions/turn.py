"""The steps of a turn, in their fixed order: DRAW, PLAY, MOVE, XKEY, END (KC-TURN-02)."""

from typing import Final, final

from lampblack.games.keys_to_the_castle.decisions.extra_key import ExtraKey
from lampblack.games.keys_to_the_castle.decisions.move import Move
from lampblack.games.keys_to_the_castle.decisions.play import Play
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.turn import begin_turn, end_turn
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Draw(Step[Position]):
    """KC-TURN-03: compulsory, and without any choice."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        begin_turn(at, chance, log)


@final
class End(Step[Position]):
    """KC-TURN-06."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        end_turn(at, log)


STEPS: Final[list[Step[Position]]] = [Draw(), Play(), Move(), ExtraKey(), End()]
"""By the number of the step; when the game is OVER there is none."""
