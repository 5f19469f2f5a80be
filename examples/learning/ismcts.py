"""OpenSpiel's ISMCTS plays Lampblack's games, in worlds that a seat imagines, against players at random.

    python examples/learning/ismcts.py low-candle --games 40 --simulations 40
    python examples/learning/ismcts.py nyctophobia --games 4 --simulations 20

It searches over information states with perfect recall; ``resample_from_infostate`` is ``State.imagine``.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

sys.path += [str(Path(__file__).parent)]

from learn import find

from lampblack.adapters.openspiel import EXPLICIT, register, short_name

SEATS = {"low-candle": 0, "keys-to-the-castle": 0, "nyctophobia": 0}
"""Whose chair the searcher takes; the Hunter's in Nyctophobia."""
PLAYERS = {"nyctophobia": 3}


class Playout:
    """Values a position by one random game from it, cut after a while."""

    def __init__(self, seed: int, depth: int = 60) -> None:
        self.random = random.Random(seed)
        self.depth = depth

    def evaluate(self, state: Any) -> Any:
        world = state.clone()
        for _ in range(self.depth):
            if world.is_terminal():
                break
            step_at_random(world, self.random)
        return np.array(world.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def step_at_random(state: Any, choices: random.Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        state.apply_action(choices.choices(outcomes, odds)[0])
    else:
        state.apply_action(choices.choice(state.legal_actions()))


def play(slug: str, seed: int, simulations: int, limit: int) -> float:
    """What the searcher gets in one game."""
    params = f"players={PLAYERS.get(slug, 2)},limit={limit},chance={EXPLICIT}"
    game = pyspiel.load_game(f"{short_name(slug)}({params})")
    choices = random.Random(seed)
    bot = ismcts.ISMCTSBot(
        game, Playout(seed), uct_c=1.0, max_simulations=simulations, random_state=np.random.RandomState(seed)
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == SEATS[slug]:
            state.apply_action(int(bot.step(state)))
        else:
            step_at_random(state, choices)
    return float(state.returns()[SEATS[slug]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--limit", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    register(find(asked.game))
    seeds = range(asked.seed * 1000, asked.seed * 1000 + asked.games)
    won = sum(play(asked.game, seed, asked.simulations, asked.limit) for seed in seeds)
    print(f"{asked.game}: ISMCTS with {asked.simulations} simulations wins {won:g} of {asked.games} games")


if __name__ == "__main__":
    main()
