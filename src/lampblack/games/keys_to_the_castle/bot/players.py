"""The bots of Keys to the Castle."""

from typing import final

from lampblack.bots.lookahead import Judge, Lookahead, Study
from lampblack.games.keys_to_the_castle.bot.outlook import Outlook, Taste
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.kernel.action import Action
from lampblack.kernel.player import Player
from lampblack.kernel.seat import SEAT_NAMES, Seat
from lampblack.kernel.state import State


@final
class KeysStudy(Study):
    def __init__(self, world: KeysState, seat: Seat, taste: Taste) -> None:
        self.world = world
        self.seat = seat
        self.outlook = Outlook(world, seat, taste)

    def options(self) -> list[Action]:
        return self.outlook.worth_trying(self.world, list(self.world.legal(self.seat)))

    def matters(self) -> frozenset[str]:
        return frozenset(("door", f"draw {SEAT_NAMES[self.seat]}"))

    def worth(self, after: State) -> float:
        assert isinstance(after, KeysState)
        return self.outlook.worth(after)


@final
class KeysJudge(Judge):
    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def study(self, world: State, seat: Seat) -> Study:
        assert isinstance(world, KeysState)
        return KeysStudy(world, seat, self.taste)


def steady(dials: dict[str, str]) -> Player:
    """Looks for its own way and at those of the others."""
    return Lookahead(KeysJudge(Taste()))


def hasty(dials: dict[str, str]) -> Player:
    """Runs for its goal and never looks at the others."""
    taste = Taste()
    taste.rivals = False
    return Lookahead(KeysJudge(taste))
