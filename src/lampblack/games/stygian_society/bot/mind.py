"""How the team thinks: as one mind, for nothing is hidden from anybody but what is not drawn yet (SS-STATE-09)."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.bots.mind import Mind
from lampblack.games.stygian_society.bot.judge import Judge
from lampblack.games.stygian_society.bot.policy import Instinct, actions, best_of
from lampblack.games.stygian_society.model.actions import SocietyAction
from lampblack.games.stygian_society.model.agenda import (
    D_ACTION,
    D_BOOST,
    D_BUYOFF,
    D_CHEST,
    D_HEROES,
    D_PURCHASE,
    D_RESPONSE,
    D_SILENCE,
    D_SUPPORT,
    D_TARGET,
    D_WILD,
)
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

WIDTHS: Final[dict[int, int]] = {
    D_SUPPORT: 3,
    D_ACTION: 4,
    D_TARGET: 3,
    D_WILD: 2,
    D_RESPONSE: 2,
    D_PURCHASE: 3,
    D_BUYOFF: 2,
    D_SILENCE: 3,
    D_BOOST: 2,
    D_CHEST: 2,
}
"""So many options of a decision are looked at, the warden's best; of every other kind only its choice."""


@final
class SocietyMind(Mind):
    def __init__(self, instinct: Instinct, judge: Judge, turns: int) -> None:
        self.instinct = instinct
        self.judge = judge
        self.turns: i64 = turns

    def ranked(self, world: State, chance: Chance) -> list[Action]:
        """By what the warden thinks of them."""
        assert isinstance(world, SocietyState)
        options = world.options()
        if len(options) == 1:
            return [options[0]]
        if world.agenda[-1].op == D_HEROES:
            return [self.hero(world)]
        scores = self.instinct.scores(world)
        first = best_of(world, scores)
        width = WIDTHS.get(world.agenda[-1].op, 1)
        if width == 1:
            return [options[first]]
        found: list[tuple[float, int]] = [(-scores[at], at) for at in range(len(options)) if at != first]
        found.sort()
        return [options[first], *[options[at] for _, at in found[: width - 1]]]

    def hero(self, world: SocietyState) -> SocietyAction:
        """The hero with whom teams won most often; the warden's where one was never tried."""
        heroes = self.judge.heroes
        best = self.instinct.choose(world)
        most = heroes.get(world.content.heroes[best.hero].id, 2.0)
        for option in actions(world):
            won = heroes.get(world.content.heroes[option.hero].id, 0.0)
            if won > most:
                best = option
                most = won
        return best

    def quick(self, world: State, chance: Chance) -> Action:
        assert isinstance(world, SocietyState)
        return self.instinct.choose(world)

    def is_one_with(self, seat: Seat, asked: Seat) -> bool:
        return True

    def is_far_enough(self, start: State, world: State) -> bool:
        """At the first turn of the next floor, or so many turns later."""
        assert isinstance(start, SocietyState)
        assert isinstance(world, SocietyState)
        if world.turn == start.turn:
            return False
        return world.floor > start.floor or world.turn >= start.turn + self.turns

    def worth(self, world: State, seat: Seat) -> float:
        assert isinstance(world, SocietyState)
        return self.judge.worth(world)
