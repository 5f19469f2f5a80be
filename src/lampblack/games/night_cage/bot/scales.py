"""What a position is worth: its signs, weighed."""

from math import exp
from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.bot.survey import phase_of, signs_of
from lampblack.games.night_cage.model.position import RUNNING, WON
from lampblack.games.night_cage.state import NightState


@final
class Scales:
    """Weighs the signs of a position: the chance to win from here."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def parts(self, at: NightState) -> list[float]:
        """What each sign adds to the worth; nothing once the game is over."""
        weights = self.weights[phase_of(at)]
        return [sign * weights[index] for index, sign in enumerate(signs_of(at))]

    def worth(self, at: NightState) -> float:
        if at.result != RUNNING:
            return 1.0 if at.result == WON else 0.0
        weights = self.weights[phase_of(at)]
        total = 0.0
        index: i64 = 0
        for sign in signs_of(at):
            if sign != 0.0:
                total += sign * weights[index]
            index += 1
        return 1.0 / (1.0 + exp(-total))
