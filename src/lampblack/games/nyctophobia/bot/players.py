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
from lampblack.games.nyctophobia.bot.hearsay import Hearsay, is_attacked, own_place
from lampblack.games.nyctophobia.bot.hunt import Hunt, Line, best_line
from lampblack.games.nyctophobia.bot.hunted import Outlook, plain_choice
from lampblack.games.nyctophobia.bot.hunter import worth_trying
from lampblack.games.nyctophobia.bot.laying import WEIGHED, Laying, is_setting_up
from lampblack.games.nyctophobia.bot.rehearsal import TO_WIN
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
IN_THE_BALANCE: Final = 0.35
"""What a kind Hunter aims at until help is called: a hunt that hangs in the balance."""
TRIES: Final = 3
"""How many worlds are imagined for each that must fit what others say."""


@final
class NightPlayer(Player):
    """Plays either side, by the seat it is given.

    ``map`` is the layout it lays out as the Hunter, ``games`` how many it rehearses of each end of a turn, ``aim``
    the chance to win it would have; ``worlds`` is how many it imagines as a Hunted.
    """

    def __init__(self, map: str, worlds: int, games: int, aim: float) -> None:
        self.map = map
        self.games = games
        self.aim = aim
        self.worlds = worlds

    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        """What was felt, and where that is, for whoever knows it; first where, when the Hunter is there too."""
        if here.seat == HUNTER:
            return None
        world = imagine(here, chance)
        place = own_place(world, here.seat) if world.is_set_up() and not world.is_hidden(here.seat) else None
        if place is not None and is_attacked(world):
            return place
        return report(here.view(), here.seat) or place

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = imagine(here, chance)
        if here.seat != HUNTER:
            return self.flee(here, world, chance)
        if is_setting_up(world):
            return self.set_up(world, chance)
        return self.hunt(world, chance)

    def hunt(self, world: NyctoState, chance: Chance) -> Action:
        if len(worth_trying(world)) > 1:
            return best_line(self.lines(world, chance)).option
        options = list(world.legal(HUNTER))
        return options[chance.below(len(options))]  # mere words

    def lines(self, world: NyctoState, chance: Chance) -> list[Line]:
        """Once help is called, even the kind hunt in earnest: that is the last chase."""
        return Hunt(chance, self.games, TO_WIN if world.is_called() else self.aim).lines(world)

    def set_up(self, world: NyctoState, chance: Chance) -> Action:
        """A premade layout, any of them or the one that is asked for; then one true clue."""
        options = list(world.legal(HUNTER))
        kind = frames.kind_of(world.agenda[-1])
        if kind in WEIGHED:
            return Laying(chance, self.aim).choice(world)
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
        """Worlds that fit what was heard, as far as some are found in time."""
        hearsay = Hearsay(world)
        worlds: list[Position] = [world] if hearsay.fits(world) else []
        for _ in range(TRIES * self.worlds if hearsay.bare else self.worlds - 1):
            if len(worlds) == self.worlds:
                break
            another = imagine(here, chance)
            if hearsay.fits(another):
                worlds.append(another)
        return Outlook(worlds or [world], here.seat, chance, hearsay.lair)

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
            return counsel_of_hunter(self.lines(world, chance), self.aim < TO_WIN)
        is_only = len(world.legal(HUNTER)) == 1
        return Counsel([(self.hunt(world, chance), 0.0)], ONLY if is_only else MERE_WORDS)


def imagine(here: Viewpoint, chance: Chance) -> NyctoState:
    world = here.imagine(chance)
    assert isinstance(world, NyctoState)
    return world


def kind(dials: dict[str, str]) -> Player:
    """For the Hunter's seat; on another it plays as ``huddle`` does."""
    return night_player(dials, IN_THE_BALANCE)


def stalker(dials: dict[str, str]) -> Player:
    """For the Hunter's seat; on another it plays as ``huddle`` does."""
    return night_player(dials, TO_WIN)


def huddle(dials: dict[str, str]) -> Player:
    """For the seats of the Hunted; on the Hunter's it plays as ``stalker`` does."""
    return night_player(dials, TO_WIN)


def night_player(dials: dict[str, str], aim: float) -> Player:
    map = dials["map"]
    known = [name for pack in PACKS.all().values() for name in pack.content.map_names]
    if map != ANY_MAP and map not in known:
        raise Malformed("bot", f"map: {map!r} is none of {', '.join([ANY_MAP, *known])}")
    return NightPlayer(map, int(dials["worlds"]), int(dials["games"]), aim)
