"""catanatron, two random players."""

import random

from catanatron import Color, Game, RandomPlayer
from meter import obey

random.seed(1)
middle = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
for _ in range(200):
    middle.play_tick()


def play() -> tuple[int, int]:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.actions), 1


def clone(times: int) -> None:
    for _ in range(times):
        middle.copy()


obey(play, clone, "Python")
