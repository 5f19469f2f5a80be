"""The bots of Nyctophobia: whoever sits on the Hunter's seat hunts, everybody else is hunted."""

from typing import Final, final

from lampblack.games.nyctophobia.bot.counsel import (
    ANY_SET_UP,
    MERE_WORDS,
    OF_SET_UP,
    ONLY,
    counsel_of_hunted,
    counsel_of_hunter,
    counsel_of_plain,
)
from lampblack.games.nyctophobia.bot.hunted import Outlook, plain_choice
from lampblack.games.nyctophobia.bot.hunter import Hunt, choose_clue, is_setting_up, worth_trying
from lampblack.games.nyctophobia.bot.reports import report
from lampblack.games.nyctophobia.content.packs import PACKS
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Counsel, Player, Viewpoint

ANY_MAP: Final = "any"


@final
class NightPlayer(Player):
    """Plays either side, by the seat it is given.

    ``map`` is the layout it lays out as the Hunter, ``worlds`` how many it imagines as a Hunted.
    """

    def __init__(self, map: str, worlds: int) -> None:
        self.map = map
        self.worlds = worlds

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
            own = world.settings.content.maps[world.settings.content.own]
            options = [option for option in options if option is not own] or options
        return options[chance.below(len(options))]

    def flee(self, here: Viewpoint, world: NyctoState, chance: Chance) -> Action:
        plain = plain_choice(world, here.seat, list(here.legal()), chance)
        if plain is not None:
            return plain
        return self.outlook(here, world, chance).choice()

    def outlook(self, here: Viewpoint, world: NyctoState, chance: Chance) -> Outlook:
        worlds: list[Position] = [world]
        while len(worlds) < self.worlds:
            worlds.append(imagine(here, chance))
        return Outlook(worlds, here.seat, chance)

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        world = imagine(here, chance)
        if here.seat != HUNTER:
            options = list(here.legal())
            plain = plain_choice(world, here.seat, options, chance)
            if plain is not None:
                return counsel_of_plain(plain)
            return counsel_of_hunted(self.outlook(here, world, chance), options)
        if is_setting_up(world):
            reason = OF_SET_UP.get(frames.kind_of(world.agenda[-1]), ANY_SET_UP)
            return Counsel([(self.set_up(world, chance), 0.0)], reason)
        if len(worth_trying(world)) > 1:
            return counsel_of_hunter(world, Hunt(chance))
        is_only = len(world.legal(HUNTER)) == 1
        return Counsel([(self.hunt(world, chance), 0.0)], ONLY if is_only else MERE_WORDS)


def imagine(here: Viewpoint, chance: Chance) -> NyctoState:
    world = here.imagine(chance)
    assert isinstance(world, NyctoState)
    return world


def stalker(dials: dict[str, str]) -> Player:
    """For the Hunter's seat; on another it plays as ``huddle`` does."""
    return night_player(dials)


def huddle(dials: dict[str, str]) -> Player:
    """For the seats of the Hunted; on the Hunter's it plays as ``stalker`` does."""
    return night_player(dials)


def night_player(dials: dict[str, str]) -> Player:
    map = dials["map"]
    known = [name for pack in PACKS.all().values() for name in pack.content.map_names]
    if map != ANY_MAP and map not in known:
        raise Malformed("bot", f"map: {map!r} is none of {', '.join([ANY_MAP, *known])}")
    return NightPlayer(map, int(dials["worlds"]))
