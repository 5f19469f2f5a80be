"""What is seen and what may be done, as Gymnasium's spaces; PettingZoo's are the same."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy import frombuffer

from lampblack.adapters.play import Setting
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

# Made once: this is asked for at every step.
NUMBERS: Final = np.dtype(np.uint8)
MARKS: Final = np.dtype(np.int8)


def spaces_of(setting: Setting, actions: int) -> tuple[Any, Any]:
    """Of observations, and of so many actions."""
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def observation_of(state: State, seat: Seat, extra: bytes = b"") -> dict[str, Any]:
    """What a seat sees, and which actions it may take; ``extra`` for actions besides the game's own."""
    mask = state.mask(seat)
    return {
        "observation": frombuffer(state.tensor(seat), NUMBERS),
        "action_mask": frombuffer(mask + extra if extra else mask, MARKS),
    }


def next_legal(mask: bytearray, number: int) -> int:
    """The first legal action from this one on, counted round."""
    found = mask.find(1, number)
    return found if found >= 0 else mask.find(1)
