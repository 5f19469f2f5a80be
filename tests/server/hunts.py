"""Pairs of worlds of Nyctophobia: a Hunter with a choice here, without one there, and the Hunted hear the same."""

from collections.abc import Callable

from lampblack.kernel.action import Action
from lampblack.kernel.playout import options_of
from lampblack.kernel.state import State

Policy = Callable[[State], Action]


def preferring(*wanted: str) -> Policy:
    """Takes the first of these that is legal, else the first option."""

    def policy(state: State) -> Action:
        options = options_of(state)
        texts = [action.text for action in options]
        return next((options[texts.index(text)] for text in wanted if text in texts), options[0])

    return policy


THE_RUSH = {"hunter": "axe", "hand": "AX-03 AX-05"}
THE_LAUGH = {"hunter": "mage", "hand": "MG-12 MG-03"}
A_LANE = "D3-D4 C4-D4 D4-E4 C5-D5 D5-E5 C6-D6 D6-E6"  # from D4 there is one way only: south, for three steps

# name, pieces, fields, the trees of two worlds, what is decided in the light, what the Hunter prefers
CASES = [
    ("a rock hits the Hunter", "X=D4 1=D8 2=H1", {"held": "1 1"}, ("", "D2-D3"), ["THROW(N)"], ()),
    ("a counter-attack", "X=D4 1=D6 2=H1", {"held": "1 1", "phase": "MOVE"}, ("", "D2-D3"), ["STEP(N)", "COUNTER(ROCK)"], ()),
    ("the simple Hunter walks", "X=D4 1=A1 2=F8", {"hunter": "simple", "active": "P2", "phase": "POST"}, ("", A_LANE), ["END"], ()),
    ("Headlong Rush", "X=D4 1=H1 2=F8", {**THE_RUSH, "active": "P2", "phase": "POST"}, ("", A_LANE), ["END"], ("PLAY(AX-03)",)),
    ("Laughing Wood", "X=D4 1=A1 2=F8", {**THE_LAUGH, "active": "P2", "phase": "POST"}, ("", A_LANE), ["END"], ("PLAY(MG-12)",)),
]  # fmt: skip
