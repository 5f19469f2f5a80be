"""Lampblack, whichever build this process imports: ``ours.py GAME OPTIONS-AS-JSON``."""

import json
import sys

from meter import obey

from lampblack.games import find_game
from lampblack.kernel import playout as loops
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import clone_many, playout

SLICE = 2000
MIDDLE = 200


def main() -> None:
    game = find_game(sys.argv[1])
    options = json.loads(sys.argv[2])
    chance = SeededChance("bench")
    state = game.setup(options, chance)
    middle = game.setup(options, SeededChance("clone"))
    playout(middle, SeededChance("clone"), MIDDLE)

    def play() -> tuple[int, int]:
        """A slice of a game: two random players need very long for a whole one."""
        nonlocal state
        played = playout(state, chance, SLICE)
        if state.asked() is not None:
            return played, 0
        state = game.setup(options, chance)
        return played, 1

    build = "interpreted" if str(loops.__file__).endswith(".py") else "compiled"
    obey(play, lambda times: clone_many(middle, times), build)


main()
