"""Many games stepped together, with numpy arrays over the compiled package's own buffers.

env = vector.Games("night-cage", count=64, seed=1, players="2")
while learning:
    actions = policy(env.observations, env.masks, env.seats)
    rewards, ended, cut = env.step(actions)
"""

from typing import Any

from lampblack.adapters.extras import missing
from lampblack.adapters.play import LIMIT, Setting
from lampblack.kernel.bundle import Bundle
from lampblack.kernel.game import Game

try:
    import numpy as np
except ImportError as error:
    raise missing("vector", error) from error


class Games:
    """``count`` games of one configuration; each that ends is followed by a new one in the same step.

    ``observations`` (count × numbers) and ``masks`` (count × actions) are bytes, views of buffers that every step
    overwrites: copy what you keep. Row by row they are those of the seat that is asked (``seats``).
    """

    def __init__(
        self, game: str | Game, count: int, seed: int | str = 0, limit: int = LIMIT, **options: str
    ) -> None:
        self.setting = Setting(game, options, limit)
        self.bundle = Bundle(self.setting.deal, count, self.setting.seats, seed, limit)
        self.count = count
        self.actions = self.bundle.actions
        self.observations: Any = np.frombuffer(self.bundle.tensors, np.uint8).reshape(count, -1)
        self.masks: Any = np.frombuffer(self.bundle.masks, np.uint8).reshape(count, -1)
        self._rewards: Any = np.zeros((count, self.setting.seats), np.float32)
        self._ended: Any = np.zeros(count, bool)
        self._cut: Any = np.zeros(count, bool)

    @property
    def seats(self) -> Any:
        """Who is asked in each game."""
        return np.array(self.bundle.seats)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """An action's number for each game: what each seat has got by it, which games ended, and which were cut.

        ``Malformed`` names the first action that is not legal; nothing has happened then.
        """
        endings = self.bundle.step(actions if isinstance(actions, list) else [int(each) for each in actions])
        self._rewards.fill(0)
        self._ended.fill(False)
        self._cut.fill(False)
        for ending in endings:
            self._rewards[ending.game] = ending.scores
            self._ended[ending.game] = not ending.is_cut
            self._cut[ending.game] = ending.is_cut
        return self._rewards, self._ended, self._cut

    def sample(self) -> list[int]:
        """A legal action for each game, all equally likely."""
        return self.bundle.sample()
