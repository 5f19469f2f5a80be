"""An OpenSpiel game with observation and mask at every step: ``spiel_steps.py GAME``; ours after ``--lampblack``."""

import random
import sys

import pyspiel
from meter import obey

if sys.argv[1] == "--lampblack":
    import lampblack.adapters.openspiel  # noqa: F401
random.seed(1)
game = pyspiel.load_game(sys.argv[-1])


def play() -> tuple[int, int]:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, chances)[0])
            continue
        player = state.current_player()
        state.observation_tensor(player)
        state.legal_actions_mask(player)
        state.apply_action(random.choice(state.legal_actions(player)))
        steps += 1
    return steps, 1


obey(play, lambda times: None, "OpenSpiel")
