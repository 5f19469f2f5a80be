"""The bots of Keys to the Castle."""

from typing import Final, final

from lampblack.bots.lookahead import Judge, Lookahead, Study
from lampblack.games.keys_to_the_castle.bot.odds import TURN
from lampblack.games.keys_to_the_castle.bot.outlook import Outlook, Taste
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.kernel.action import Action
from lampblack.kernel.player import Player
from lampblack.kernel.seat import SEAT_NAMES, Seat
from lampblack.kernel.state import State

LEAST: Final = 0.05
"""So many turns are a reason."""
ALIKE: Final = "costs you least"
REASONS: Final = (
    "leaves you the shorter way",
    "holds up whoever is ahead",
    "keeps the better cards for later",
    "wins the race",
)
WON: Final = 1000.0
"""More than any number of turns."""


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

    def terms(self, after: State) -> list[float]:
        """Turns saved on the own way, turns that rivals need more, cards kept for later, and the race itself."""
        assert isinstance(after, KeysState)
        if after.is_over():
            return [0.0, 0.0, 0.0, WON if after.winner == self.seat else 0.0]
        seats = range(after.players())
        rivals = [self.outlook.turns_left(after, seat) for seat in seats if seat != self.seat]
        kept = self.outlook.kept_worth(after.hands[self.seat]) / TURN
        return [-self.outlook.turns_left(after, self.seat), min(rivals), kept, 0.0]

    def because(self, gains: list[float]) -> str:
        best = max(range(len(gains)), key=lambda at: gains[at])
        return REASONS[best] if gains[best] > LEAST else ALIKE


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
