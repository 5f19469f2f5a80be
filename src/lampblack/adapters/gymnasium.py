"""One seat of a game as a Gymnasium environment; bots have the others.

import gymnasium
import lampblack.adapters.gymnasium
env = gymnasium.make("lampblack/keys-to-the-castle-v0", seat=0, others="hasty", players="2")
"""

from typing import Any

from lampblack.adapters.extras import missing
from lampblack.adapters.play import LIMIT, Setting
from lampblack.bots.register import find_bot
from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.state import State

try:
    import gymnasium

    from lampblack.adapters.spaces import next_legal, observation_of, spaces_of
except ImportError as error:
    raise missing("gymnasium", error) from error


class Seat(gymnasium.Env):
    """An agent on one seat. Bots of the register decide for the others; nobody speaks.

    An observation is the tensor of the seat's view and the mask of its actions. Who names what is not legal takes the
    next legal action after it, counted round. The reward is the outcome's score, at the end. After ``limit``
    decisions of anybody the game is cut (``truncated``).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        others: str = "random",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.setting = Setting(game, options, limit)
        if not 0 <= seat < self.setting.seats:
            raise Malformed("seat", f"{seat} is none of 0 to {self.setting.seats - 1}")
        self.seat = seat
        self.others = others
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.setting, self.setting.vocabulary.size)
        self.bots: list[Player] = []
        self.state: State | None = None
        self.played = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.chance = SeededChance(number)
        self.thoughts = SeededChance(f"thoughts {number}")
        self.bots = [find_bot(self.setting.game, self.others) for _ in range(self.setting.seats)]
        self.state = self.setting.deal(self.chance)
        self.played = 0
        self._wait()
        return observation_of(self.state, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.state
        assert state is not None, "reset comes first"
        if state.asked() == self.seat:  # else the game is over, or was cut while others decided
            number = next_legal(state.mask(self.seat), int(action))
            state.apply(self.seat, self.setting.vocabulary.actions[number], self.chance)
            self.played += 1
            self._wait()
        is_over = state.asked() is None
        reward = self.setting.returns(state)[self.seat]
        return observation_of(state, self.seat), reward, is_over, not is_over and self._is_late(), {}

    def _wait(self) -> None:
        """Let the bots decide until this seat is asked."""
        state = self.state
        assert state is not None
        while not self._is_late():
            seat = state.asked()
            if seat is None or seat == self.seat:
                return
            state.apply(seat, self.bots[seat].decide(Viewpoint(state, seat), self.thoughts), self.chance)
            self.played += 1

    def _is_late(self) -> bool:
        return self.played >= self.setting.limit

    def render(self) -> str | None:
        """What the seat sees, drawn."""
        if self.state is None or self.render_mode is None:
            return None
        return self.setting.game.draw(self.state.observe(self.seat))


def name_of(slug: str) -> str:
    return f"lampblack/{slug}-v0"


for _slug in shelf():
    if name_of(_slug) not in gymnasium.registry:
        gymnasium.register(name_of(_slug), f"{__name__}:Seat", kwargs={"game": _slug})
