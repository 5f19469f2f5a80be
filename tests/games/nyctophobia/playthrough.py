"""How Nyctophobia's playthroughs are played and told."""

from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.playout import options_of
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose
from lampblack.testkit.playthrough import Playthrough
from tests.games.nyctophobia.forest import GAME


def decide(state: State, number: int) -> Action:
    """A player simple enough never to change: a printed scenario, a call when there is one, else anything."""
    legal = options_of(state)
    assert isinstance(state, NyctoState)
    scenarios = [action for action in legal if action.name == "SCENARIO" and action.args[0] != "OWN"]
    if scenarios:
        return scenarios[number % len(scenarios)]
    seat = state.asked()
    calls = [action for action in legal if action.name == "CALL"]
    if calls and seat is not None and seat != HUNTER:
        if state.in_car(seat) and not state.is_called():
            return calls[0]
        legal = [action for action in legal if action.name != "CALL" or number % 9 == 0]
    return choose(legal, number)


def seen(state: State) -> str:
    """The drawing that whoever is asked sees."""
    seat = state.asked()
    return GAME.draw(state.observe(HUNTER if seat is None else seat))


def turn(state: State) -> int:
    assert isinstance(state, NyctoState)
    return state.slot


TELLER = Playthrough(GAME, decide, seen, turn, ["Hal", "Ada", "Bo", "Cleo", "Dan"])
