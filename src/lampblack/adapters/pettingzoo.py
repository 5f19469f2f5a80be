"""Every game as a PettingZoo environment: ``aec_env`` in turn, ``parallel_env`` all at once where that tells nothing.

env = aec_env("keys-to-the-castle", players="3")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

import secrets
from typing import Any

from lampblack.adapters.extras import missing
from lampblack.adapters.play import LIMIT, Setting
from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

try:
    from pettingzoo import AECEnv, ParallelEnv

    from lampblack.adapters.spaces import next_legal, observation_of, spaces_of
except ImportError as error:
    raise missing("pettingzoo", error) from error


def aec_env(game: str | Game, max_cycles: int = LIMIT, **options: str) -> "InTurn":
    return InTurn(Setting(game, options, max_cycles))


def parallel_env(game: str | Game, max_cycles: int = LIMIT, **options: str) -> "Together":
    return Together(Setting(game, options, max_cycles))


class Table:
    """A game that is being played, for environments of either kind."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.actions = setting.vocabulary.actions
        self.state: State | None = None
        self.chance = SeededChance(0)
        self.played = 0
        self.seed: int | str = secrets.token_hex(8)

    def deal(self, seed: int | None) -> State:
        """A new game; without a seed one that follows from the last."""
        self.seed = seed if seed is not None else f"{self.seed} on"
        self.chance = SeededChance(self.seed)
        self.played = 0
        self.state = self.setting.deal(self.chance)
        return self.state

    def play(self, seat: Seat, number: int) -> None:
        assert self.state is not None, "reset comes first"
        self.state.apply(seat, self.actions[number], self.chance)
        self.played += 1

    def draw(self) -> str:
        return str(self.state)


class InTurn(AECEnv):
    """One agent at a time: whoever is asked. An illegal action ends the game, and costs its agent one.

    That is what PettingZoo's own wrappers do; here it is built in, for they take longer than the game.
    """

    metadata = {"render_modes": ["ansi"], "name": "lampblack", "is_parallelizable": False, "render_fps": 1}

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.table = Table(setting)
        self.metadata = {**InTurn.metadata, "name": f"lampblack_{setting.game.slug.replace('-', '_')}"}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        made = [spaces_of(setting, setting.vocabulary.size) for _ in self.agents]
        self.observation_spaces = {agent: made[seat][0] for agent, seat in self._seats.items()}
        self.action_spaces = {agent: made[seat][1] for agent, seat in self._seats.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = state.asked()
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.table.state
        assert state is not None, "reset comes first"
        return observation_of(state, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action is None:
            raise Malformed("action", f"{agent} is asked, and has to name one")
        self._cumulative_rewards[agent] = 0.0
        try:
            table.play(self._seats[agent], action)
        except (IllegalAction, IndexError):
            self._end([-1.0 if each == agent else 0.0 for each in self.possible_agents], is_cut=False)
            return
        state = table.state
        assert state is not None
        seat = state.asked()
        if seat is None or table.played >= table.setting.limit:
            self._end(table.setting.returns(state), is_cut=seat is not None)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self, rewards: list[float], is_cut: bool) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards))
        self.terminations = dict.fromkeys(self.agents, not is_cut)
        self.truncations = dict.fromkeys(self.agents, is_cut)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The position drawn, with everything that is hidden in it."""
        return self.table.draw()

    def close(self) -> None:
        """Nothing is open."""


class Together(ParallelEnv):
    """All agents step at once; each step is one decision, of the one who is asked.

    The others have a single action, the last, which does nothing. Whoever is asked and names what is not legal takes
    the next legal action after it, counted round: random agents that know no masks can play.
    """

    metadata = InTurn.metadata

    def __init__(self, setting: Setting) -> None:
        if setting.game.has_dark():
            raise Malformed(
                "game",
                f"{setting.game.title} hides when somebody decides, and steps of all at once would tell: use aec_env",
            )
        self.table = Table(setting)
        self.metadata = {**InTurn.metadata, "is_parallelizable": True}
        self.render_mode = "ansi"
        self.nothing = setting.vocabulary.size
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        made = [spaces_of(setting, self.nothing + 1) for _ in self.possible_agents]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        table, state = self.table, self.table.state
        assert state is not None, "reset comes first"
        seat = state.asked()
        assert seat is not None, "the game is over"
        table.play(seat, next_legal(state.mask(seat), int(actions[self.possible_agents[seat]])))
        is_over = state.asked() is None
        is_cut = not is_over and table.played >= table.setting.limit
        present = self.agents
        rewards = dict(zip(present, table.setting.returns(state)))
        observations = self._observations()
        if is_over or is_cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(present, is_over),
            dict.fromkeys(present, is_cut),
            {agent: {} for agent in present},
        )

    def _observations(self) -> dict[str, Any]:
        state = self.table.state
        assert state is not None, "reset comes first"
        asked = state.asked()
        return {
            agent: observation_of(state, seat, b"\0" if seat == asked else b"\1")
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str:
        return self.table.draw()
