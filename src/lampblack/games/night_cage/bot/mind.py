"""How the team thinks: as one mind, for nothing but the stack is hidden from anybody."""

from typing import final

from mypy_extensions import i64

from lampblack.bots.mind import Mind
from lampblack.games.night_cage.bot.judge import Judge
from lampblack.games.night_cage.bot.policy import AS_GOOD, start_choice
from lampblack.games.night_cage.model.actions import GIVE, START, NightAction
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@final
class NightMind(Mind):
    def __init__(self, judge: Judge, turns: int) -> None:
        self.judge = judge
        self.turns: i64 = turns

    def ranked(self, world: State, chance: Chance) -> list[Action]:
        """By what the judge says right after each, one draw imagined; a Key pass that helps at once comes alone."""
        assert isinstance(world, NightState)
        options = list(world.options())
        first = options[0]
        assert isinstance(first, NightAction)
        if first.kind == START:
            return [start_choice(world)]
        if len(options) == 1:
            return options
        found: list[tuple[float, int]] = []
        at = 0
        gift = -1
        gifts_worth = 0.0
        for option in options:
            assert isinstance(option, NightAction)
            after = world.clone()
            decide(after, option, chance)
            worth = self.judge.worth(after)
            if option.kind != GIVE:
                found.append((-worth, at))
            elif worth > gifts_worth + AS_GOOD:
                gift = at
                gifts_worth = worth
            at += 1
        if gift >= 0 and gifts_worth > self.judge.worth(world) + AS_GOOD:
            return [options[gift]]
        found.sort()
        return [options[at] for _, at in found]

    def is_one_with(self, seat: Seat, asked: Seat) -> bool:
        return True

    def is_far_enough(self, start: State, world: State) -> bool:
        assert isinstance(start, NightState)
        assert isinstance(world, NightState)
        return world.turn >= start.turn + self.turns

    def worth(self, world: State, seat: Seat) -> float:
        assert isinstance(world, NightState)
        return self.judge.worth(world)
