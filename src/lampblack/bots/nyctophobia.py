"""The bots of Nyctophobia: whoever sits on the Hunter's seat hunts, everybody else is hunted."""

from typing import Final, final

from lampblack.games.nyctophobia import actions, agenda
from lampblack.games.nyctophobia.actions import NyAction
from lampblack.games.nyctophobia.bot_hunted import Outlook, Temper, choice, plain_choice
from lampblack.games.nyctophobia.bot_hunter import Hunt, choose_clue, is_setting_up, worth_trying
from lampblack.games.nyctophobia.pieces import HUNTER
from lampblack.games.nyctophobia.position import Position
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint

WORLDS: Final = 24
"""How many worlds a Hunted imagines before it decides."""
ANY_MAP: Final = ""


@final
class NightPlayer(Player):
    """Plays either side, by the seat it is given."""

    def __init__(self, temper: Temper, map: str = ANY_MAP, worlds: int = WORLDS) -> None:
        self.temper = temper
        self.map = map
        self.worlds = worlds

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return self.hunt(here, chance) if here.seat == HUNTER else self.flee(here, chance)

    def hunt(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, NyctoState)
        if is_setting_up(world):
            return self.set_up(world, chance)
        options = worth_trying(world)
        if len(options) == 1:
            legal = here.legal()
            return legal[chance.below(len(legal))]
        return Hunt(chance).choose(world)

    def set_up(self, world: NyctoState, chance: Chance) -> Action:
        """A premade layout, any of them (or the one asked for); one true clue."""
        options = world.legal()
        kind = agenda.kind_of(world.agenda[-1])
        if kind == agenda.CLUE:
            return choose_clue(world, options)
        if kind == agenda.SCENARIO:
            for option in options:
                if option.args[0] == self.map:
                    return option
            options = [option for option in options if is_premade(option)]
        return options[chance.below(len(options))]

    def flee(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, NyctoState)
        plain = plain_choice(world, here.seat, here.legal(), self.temper, chance)
        if plain is not None:
            return plain
        worlds: list[Position] = [world]
        while len(worlds) < self.worlds:
            another = here.imagine(chance)
            assert isinstance(another, NyctoState)
            worlds.append(another)
        return choice(Outlook(worlds, here.seat, self.temper, chance))


def is_premade(option: Action) -> bool:
    return isinstance(option, NyAction) and option.arg != actions.OWN


def stalker(map: str = ANY_MAP) -> Player:
    return NightPlayer(Temper(), map)


def huddle() -> Player:
    return NightPlayer(Temper())


def burrow() -> Player:
    """Hides whenever it can."""
    temper = Temper()
    temper.always_hides = True
    return NightPlayer(temper)
