"""Lampblack: games played in the dark, for people and programs.

    >>> import lampblack
    >>> game = lampblack.find_game(next(iter(lampblack.shelf())))
    >>> session = lampblack.Session(game, {}, lampblack.SeededChance(1))
    >>> seat = session.state.asked()
    >>> _ = session.act(seat, session.state.legal(seat)[0])

Names are imported when they are first used, so that ``import lampblack`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lampblack.bots.register import bots_for as bots_for
    from lampblack.bots.register import find_bot as find_bot
    from lampblack.games import find_game as find_game
    from lampblack.games import shelf as shelf
    from lampblack.kernel.action import Action as Action
    from lampblack.kernel.answers import IllegalAction as IllegalAction
    from lampblack.kernel.answers import Malformed as Malformed
    from lampblack.kernel.answers import Outcome as Outcome
    from lampblack.kernel.answers import Prompt as Prompt
    from lampblack.kernel.answers import Refusal as Refusal
    from lampblack.kernel.chance import Chance as Chance
    from lampblack.kernel.chance import ScriptedChance as ScriptedChance
    from lampblack.kernel.chance import SeededChance as SeededChance
    from lampblack.kernel.chance import SystemChance as SystemChance
    from lampblack.kernel.event import Event as Event
    from lampblack.kernel.game import Game as Game
    from lampblack.kernel.player import Player as Player
    from lampblack.kernel.player import Viewpoint as Viewpoint
    from lampblack.kernel.playout import play as play
    from lampblack.kernel.record import Record as Record
    from lampblack.kernel.seat import EVERYTHING as EVERYTHING
    from lampblack.kernel.seat import SPECTATOR as SPECTATOR
    from lampblack.kernel.session import Session as Session
    from lampblack.kernel.session import replay as replay
    from lampblack.kernel.state import State as State
    from lampblack.kernel.view import View as View

_HOMES = {
    "lampblack.bots.register": ("bots_for", "find_bot"),
    "lampblack.games": ("find_game", "shelf"),
    "lampblack.kernel.action": ("Action",),
    "lampblack.kernel.answers": ("IllegalAction", "Malformed", "Outcome", "Prompt", "Refusal"),
    "lampblack.kernel.chance": ("Chance", "ScriptedChance", "SeededChance", "SystemChance"),
    "lampblack.kernel.event": ("Event",),
    "lampblack.kernel.game": ("Game",),
    "lampblack.kernel.player": ("Player", "Viewpoint"),
    "lampblack.kernel.playout": ("play",),
    "lampblack.kernel.record": ("Record",),
    "lampblack.kernel.seat": ("EVERYTHING", "SPECTATOR"),
    "lampblack.kernel.session": ("Session", "replay"),
    "lampblack.kernel.state": ("State",),
    "lampblack.kernel.view": ("View",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'lampblack' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return __all__
