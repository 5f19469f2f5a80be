"""The bots of Nyctophobia: whoever sits on the Hunter's seat hunts, everybody else is hunted."""

from typing import Final, final

from lampblack.games.nyctophobia.bot.hunted import Outlook, plain_choice
from lampblack.games.nyctophobia.bot.hunter import Hunt, choose_clue, is_setting_up, worth_trying
from lampblack.games.nyctophobia.bot.reports import report
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint

WORLDS: Final = 24
"""How many worlds a Hunted imagines before it decides."""
ANY_MAP: Final = ""


@final
class NightPlayer(Player):
    """Plays either side, by the seat it is given. ``map`` is the layout it lays out as the Hunter."""

    def __init__(self, map: str = ANY_MAP) -> None:
        self.map = map

    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        return None if here.seat == HUNTER else report(here.view(), here.seat)

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = imagine(here, chance)
        if here.seat != HUNTER:
            return self.flee(here, world, chance)
        if is_setting_up(world):
            return self.set_up(world, chance)
        return self.hunt(world, chance)

    def hunt(self, world: NyctoState, chance: Chance) -> Action:
        if len(worth_trying(world)) > 1:
            return Hunt(chance).choose(world)
        options = list(world.legal(HUNTER))
        return options[chance.below(len(options))]  # mere words

    def set_up(self, world: NyctoState, chance: Chance) -> Action:
        """A premade layout, any of them or the one that is asked for; then one true clue."""
        options = list(world.legal(HUNTER))
        kind = frames.kind_of(world.agenda[-1])
        if kind == frames.CLUE:
            return choose_clue(world, options)
        if kind == frames.SCENARIO:
            for option in options:
                if option.args[0] == self.map:
                    return option
            options = [option for option in options if option is not actions.SCENARIOS[actions.OWN]]
        return options[chance.below(len(options))]

    def flee(self, here: Viewpoint, world: NyctoState, chance: Chance) -> Action:
        plain = plain_choice(world, here.seat, list(here.legal()), chance)
        if plain is not None:
            return plain
        worlds: list[Position] = [world]
        while len(worlds) < WORLDS:
            worlds.append(imagine(here, chance))
        return Outlook(worlds, here.seat, chance).choice()


def imagine(here: Viewpoint, chance: Chance) -> NyctoState:
    world = here.imagine(chance)
    assert isinstance(world, NyctoState)
    return world


def stalker(map: str = ANY_MAP) -> Player:
    """For the Hunter's seat; on another it plays as ``huddle`` does."""
    if map and map not in actions.SCENARIO_NAMES:
        raise Malformed("bot", f"{map!r} is none of {', '.join(actions.SCENARIO_NAMES)}")
    return NightPlayer(map)


def huddle() -> Player:
    """For the seats of the Hunted; on the Hunter's it plays as ``stalker`` does."""
    return NightPlayer()
