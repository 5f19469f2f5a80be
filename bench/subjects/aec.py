"""A PettingZoo environment by its usual loop, with observation and mask at every step.

``aec.py lampblack GAME OPTIONS-AS-JSON`` or ``aec.py classic connect_four_v3``, both as their makers hand them out.
"""

import json
import random
import sys
from importlib import import_module

from meter import obey

if sys.argv[1] == "lampblack":
    from lampblack.adapters.pettingzoo import aec_env

    env = aec_env(sys.argv[2], **json.loads(sys.argv[3]))
else:
    env = import_module(f"pettingzoo.classic.{sys.argv[2]}").env()
random.seed(1)
seed = 0


def play() -> tuple[int, int]:
    global seed
    seed += 1
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].view(bool).nonzero()[0]  # numpy looks through bytes one by one
        env.step(int(legal[int(random.random() * len(legal))]))
        steps += 1
    return steps, 1


obey(play, lambda times: None, "PettingZoo AEC")
