"""An OpenSpiel game, random legal actions chosen in Python: ``openspiel.py GAME``."""

import random
import sys

import pyspiel
from meter import obey

random.seed(1)
game = pyspiel.load_game(sys.argv[1])


def step(state: pyspiel.State) -> int:
    """One decision or one chance outcome; only decisions count."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, chances)[0])
        return 0
    state.apply_action(random.choice(state.legal_actions()))
    return 1


middle = game.new_initial_state()
for _ in range(20):
    step(middle)


def play() -> tuple[int, int]:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state)
    return decisions, 1


def clone(times: int) -> None:
    for _ in range(times):
        middle.clone()


obey(play, clone, "C++ from Python")
