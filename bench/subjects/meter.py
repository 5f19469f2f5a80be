"""What every measured process does: wait for a line, play for so many CPU-seconds, answer in JSON.

It imports nothing but the standard library, since peers run it in an environment of their own.
"""

import json
import sys
import time
from collections.abc import Callable

Play = Callable[[], tuple[int, int]]
"""Plays a little at random; how many decisions were made, and how many games came to an end."""
Clone = Callable[[int], None]
"""Copies a position in the middle of a game this often."""

CLONES = 2000


def obey(play: Play, clone: Clone, build: str) -> None:
    """Answer each line, a number of CPU-seconds, until the input ends."""
    print(json.dumps({"build": build}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(play, clone, float(line))), flush=True)


def measure(play: Play, clone: Clone, seconds: float) -> dict[str, float]:
    actions = games = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        more_actions, more_games = play()
        actions += more_actions
        games += more_games
    began = time.process_time()
    clone(CLONES)
    cloning = time.process_time() - began
    return {"seconds": used, "actions": actions, "games": games, "clone": cloning / CLONES}
