"""What happens by itself, and the table of everything that can be on the agenda."""

from typing import Final, final

from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from low_candle.decisions.setting import Setting
from low_candle.decisions.shielding import Shielding
from low_candle.model.position import NEXT_ROUND, SETTING, SHIELDING, WIND, Position
from low_candle.rules.rounds import end_round
from low_candle.rules.wind import blow


@final
class Wind(Step[Position]):
    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        blow(at, chance, log)


@final
class NextRound(Step[Position]):
    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        end_round(at, chance, log)


STEPS: Final[dict[int, Step[Position]]] = {
    SETTING: Setting(),
    SHIELDING: Shielding(),
    WIND: Wind(),
    NEXT_ROUND: NextRound(),
}
