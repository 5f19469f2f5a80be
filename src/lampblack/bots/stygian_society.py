"""The bots of The Stygian Society."""

from math import sqrt
from typing import Final, final

from lampblack.games.stygian_society.actions import SsAction
from lampblack.games.stygian_society.bot import Instinct, actions
from lampblack.games.stygian_society.bot_lore import lore_for
from lampblack.games.stygian_society.bot_outlook import Outlook
from lampblack.games.stygian_society.bot_survey import Taste
from lampblack.games.stygian_society.position import RUNNING
from lampblack.games.stygian_society.state import SsState
from lampblack.games.stygian_society.steps import D_ACTION, D_PURCHASE, D_SUPPORT, D_TARGET
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Player, Viewpoint

SEEDS: Final = 1000000000


@final
class Thought:
    """How much a warden thinks."""

    def __init__(self) -> None:
        self.about = [D_SUPPORT, D_ACTION, D_TARGET, D_PURCHASE]
        self.breadth = 3  # options played out, the one that looks best among them
        self.games = 8  # ways each may go on
        self.turns = 4  # how far
        self.doubt = 1.0  # how many standard errors better another option must end


@final
class Warden(Player):
    """Decides by instinct, and where it matters plays the best options on, each against the same chances."""

    def __init__(self, taste: Taste, thought: Thought | None) -> None:
        self.taste = taste
        self.thought = thought

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, SsState)
        instinct = Instinct(world.content, self.taste)
        thought = self.thought
        if thought is None or world.agenda[-1].op not in thought.about:
            return instinct.choose(world)
        options = promising(world, instinct, thought.breadth)
        return Trial(world, instinct, thought).best(options, chance)


@final
class Trial:
    """Options of one decision, played out side by side."""

    def __init__(self, world: SsState, instinct: Instinct, thought: Thought) -> None:
        self.world = world
        self.instinct = instinct
        self.outlook = Outlook(lore_for(world.content), instinct.taste)
        self.thought = thought

    def best(self, options: list[SsAction], chance: Chance) -> SsAction:
        """The first, unless another ends clearly better."""
        games = self.thought.games
        gains = [0.0] * len(options)
        squares = [0.0] * len(options)
        for _ in range(games):
            seed = chance.below(SEEDS)
            usual = self.play_out(options[0], SeededChance(seed))
            for index in range(1, len(options)):
                gain = self.play_out(options[index], SeededChance(seed)) - usual
                gains[index] += gain
                squares[index] += gain * gain
        best = 0
        for index in range(1, len(options)):
            spread = sqrt(max(0.0, squares[index] - gains[index] * gains[index] / games))
            if gains[index] > gains[best] and gains[index] > self.thought.doubt * spread:
                best = index
        return options[best]

    def play_out(self, option: SsAction, chance: Chance) -> float:
        """One way it may go on: so many turns, or to the end of the floor."""
        after = self.world.clone()
        until = after.turn + self.thought.turns
        after.apply(option, chance)
        while after.result == RUNNING and after.turn < until and (after.in_turn or not after.completed):
            after.apply(self.instinct.choose(after), chance)
        return self.outlook.chance(after)


def promising(world: SsState, instinct: Instinct, breadth: int) -> list[SsAction]:
    """The options that look best, the best first."""
    options = actions(world)
    scores = instinct.scores(world)
    found: list[SsAction] = []
    while len(found) < min(breadth, len(options)):
        best = 0
        for index in range(1, len(options)):
            if scores[index] > scores[best]:
                best = index
        found.append(options[best])
        scores[best] = -1e9
    return found


def warden() -> Player:
    return Warden(Taste(), None)
