"""How this game's playthroughs are played and told."""

from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.state import State
from lampblack.testkit.playthrough import Playthrough
from tests.games.stygian_society.table import GAME


def decide(state: State, number: int) -> Action:
    """A player simple enough never to change: attacks, buys as much as possible, stays clear of Regroup."""
    assert isinstance(state, SocietyState)
    legal = options_of(state)
    name = state.prompt(state.asked() or 0).name
    if name == "D-BUYOFF":
        return legal[-1]
    if name in ("D-RESPONSE", "D-CHEST", "D-TARGET", "D-PURCHASE"):
        return legal[0]
    if name == "D-WILD":
        color = "BGWB"[state.content.heroes[state.heroes[state.active]].color]
        return max(legal, key=lambda wild: (wild.text.count(color), wild.text[wild.text.find(color) + 1 :]))
    if name == "D-ACTION":
        legal = [action for action in legal if "generic" not in action.text] or legal
    if name == "D-TRADE":
        return legal[0] if number % 2 else legal[-1]
    return legal[number % len(legal)]


def turn(state: State) -> object:
    return state.observe(SPECTATOR).turn


TOLD = Playthrough(GAME, decide, picture=str, pictured=turn)
