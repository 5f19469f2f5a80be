"""How a Hunter's bot sets a game up: the spot for the car, the starts and the clue that suit its aim best."""

from typing import Final, final

from lampblack.games.nyctophobia.bot.rehearsal import Rehearsal, liked
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance

REHEARSALS: Final = 2000
"""For one decision, shared out between the layouts that it leaves open."""
WEIGHED: Final = (frames.SPOT, frames.STARTS, frames.CLUE)
"""The decisions that are rehearsed; of the others the first option will do."""


@final
class Laying:
    """A decision of the set-up, by all layouts that it leaves open."""

    def __init__(self, chance: Chance, aim: float) -> None:
        self.chance = chance
        self.aim = aim
        self.ready: list[NyctoState] = []

    def choice(self, at: NyctoState) -> Action:
        options = list(at.legal(HUNTER))
        laid: list[list[NyctoState]] = []
        number = 0
        for option in options:
            self.ready = []
            self.lay(at, option)
            laid.append(self.ready)
            number += len(self.ready)
        seed = self.chance.below(1000000)
        games = max(20, REHEARSALS // number)
        best = options[0]
        highest = -1.0
        for option, ready in zip(options, laid):
            for each in ready:
                liking = liked(Rehearsal(each, False).win_share(games, seed), self.aim)
                if liking > highest:
                    highest = liking
                    best = option
        return best

    def lay(self, at: NyctoState, option: Action) -> None:
        after = at.clone()
        after.apply(HUNTER, option, self.chance)
        if not is_setting_up(after):
            self.ready.append(after)
            return
        options = list(after.legal(HUNTER))
        if frames.kind_of(after.agenda[-1]) not in WEIGHED:
            options = options[:1]
        for later in options:
            self.lay(after, later)


def is_setting_up(at: Position) -> bool:
    return frames.kind_of(at.agenda[-1]) >= frames.ROLE
