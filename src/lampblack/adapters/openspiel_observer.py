"""What a player sees, and what it remembers, for OpenSpiel: as text and as tensors."""

from typing import Any

import numpy as np
import pyspiel

from lampblack.adapters.memory import view_text
from lampblack.adapters.play import Setting
from lampblack.kernel.answers import Malformed


def is_whole(kind: Any) -> bool:
    """Whether all that a player is told is asked for, public and its own; parts of it are not kept apart."""
    return kind is None or (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Observer:
    """Of the view alone (one piece per plane), or with perfect recall.

    Recalled is one row for each change of the view, newest first: its numbers, and the number of the action the player
    took to bring it about (256s and ones, counted from 1; 0 for another's doing). The tensor has room for ``rows`` of
    them; the text has them all.
    """

    def __init__(self, setting: Setting, rows: int, kind: Any, params: Any) -> None:
        if params:
            raise Malformed("observer", f"has no parameters such as {', '.join(params)}")
        self.recalls = kind is not None and bool(kind.perfect_recall)
        self.size = setting.size
        self.rows = rows
        self.dict: dict[str, Any] = {}
        if self.recalls:
            self.tensor = np.zeros(rows * (setting.size + 2), np.float32)
            self.dict["recalled"] = self.tensor.reshape(rows, setting.size + 2)
            return
        self.tensor = np.zeros(setting.size, np.float32)
        begin = 0
        for plane in setting.planes:
            self.dict[plane.name] = self.tensor[begin : begin + plane.size].reshape(plane.shape)
            begin += plane.size

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        if state.state is None:
            return
        if not self.recalls:
            self.tensor[:] = np.frombuffer(state.state.tensor(player), np.uint8)
            return
        rows = self.dict["recalled"]
        for row, memory in enumerate(state.memories[player].newest(self.rows)):
            rows[row, : self.size] = np.frombuffer(memory.tensor, np.uint8)
            rows[row, self.size :] = divmod(memory.number + 1, 256)

    def string_from(self, state: Any, player: int) -> str:
        if state.state is None:
            return ""
        view = view_text(state.state, player)
        return f"{state.memories[player].text()}\n{view}" if self.recalls else view
