"""The bots of The Stygian Society."""

from typing import Final, final

from lampblack.games.stygian_society.actions import SsAction
from lampblack.games.stygian_society.bot import Instinct, actions
from lampblack.games.stygian_society.bot_lore import lore_for
from lampblack.games.stygian_society.bot_outlook import FIGHTING, RESTING, Outlook
from lampblack.games.stygian_society.bot_survey import Taste
from lampblack.games.stygian_society.position import RUNNING
from lampblack.games.stygian_society.state import SsState
from lampblack.games.stygian_society.steps import (
    D_ACTION,
    D_CHEST,
    D_CUBES,
    D_PURCHASE,
    D_RESPONSE,
    D_SILENCE,
    D_SUPPORT,
    D_TARGET,
    D_WILD,
)
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Player, Viewpoint

SEARCHED: Final = (
    D_ACTION,
    D_CHEST,
    D_CUBES,
    D_PURCHASE,
    D_RESPONSE,
    D_SILENCE,
    D_SUPPORT,
    D_TARGET,
    D_WILD,
)
SEEDS: Final = 1000000000


@final
class Quick(Player):
    """Decides by instinct."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, SsState)
        return Instinct(world.content, self.taste).choose(world)


@final
class Warden(Player):
    """Plays each promising option on by instinct, several times, and takes what ends best."""

    def __init__(self, breadth: int, rounds: int, games: int, turns: int) -> None:
        self.breadth = breadth
        self.rounds = rounds
        self.games = games
        self.turns = turns
        self.taste = Taste()
        self.fighting = FIGHTING
        self.resting = RESTING

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, SsState)
        instinct = Instinct(world.content, self.taste)
        if world.agenda[-1].op not in SEARCHED:
            return instinct.choose(world)
        outlook = Outlook(lore_for(world.content))
        outlook.fighting = self.fighting
        outlook.resting = self.resting
        options = self.promising(world, instinct)
        totals = [0.0] * len(options)
        games = self.games
        for _ in range(self.rounds):
            if len(options) == 1:
                break
            for _ in range(games):
                seed = chance.below(SEEDS)
                for index, option in enumerate(options):
                    totals[index] += self.try_out(world, option, instinct, outlook, SeededChance(seed))
            order = sorted(range(len(options)), key=lambda index: -totals[index])
            kept = order[: (len(order) + 1) // 2]
            options = [options[index] for index in kept]
            totals = [totals[index] for index in kept]
            games *= 2
        return options[0]

    def promising(self, world: SsState, instinct: Instinct) -> list[SsAction]:
        options = actions(world)
        if len(options) <= self.breadth:
            return options
        scores = instinct.scores(world)
        order = sorted(range(len(options)), key=lambda index: -scores[index])
        return [options[index] for index in order[: self.breadth]]

    def try_out(
        self, world: SsState, option: SsAction, instinct: Instinct, outlook: Outlook, chance: Chance
    ) -> float:
        """One way it may go on: to the end of the floor, or so many turns."""
        after = world.clone()
        until = after.turn + self.turns
        after.apply(option, chance)
        while after.result == RUNNING and after.turn < until and not (after.completed and not after.in_turn):
            after.apply(instinct.choose(after), chance)
        return outlook.chance(after)


def quick() -> Player:
    return Quick(Taste())


def warden() -> Player:
    return Warden(6, 3, 3, 4)
