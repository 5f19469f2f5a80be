"""Many games at once with observation and mask at every step: ``vector.py GAME OPTIONS-AS-JSON``."""

import json
import sys

from meter import obey

from lampblack.adapters.vector import Games
from lampblack.kernel import bundle

COUNT = 64
env = Games(sys.argv[1], COUNT, "bench", **json.loads(sys.argv[2]))


def play() -> tuple[int, int]:
    ended = 0
    for _ in range(16):
        _, over, cut = env.step(env.sample())
        ended += int(over.sum() + cut.sum())
    return 16 * COUNT, ended


obey(play, lambda times: None, "interpreted" if str(bundle.__file__).endswith(".py") else "compiled")
