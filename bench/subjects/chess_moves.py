"""python-chess, random legal moves."""

import random

import chess
from meter import obey

random.seed(1)
middle = chess.Board()
for _ in range(40):
    middle.push(random.choice(list(middle.legal_moves)))


def play() -> tuple[int, int]:
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack), 1


def clone(times: int) -> None:
    for _ in range(times):
        middle.copy(stack=False)


obey(play, clone, "Python")
