"""Gymnasium's own checks, on every game."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from lampblack.adapters.gymnasium import Seat, name_of
from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from tests.adapters.settings import CONFIGURATIONS, Options


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_check_env(game: Game, options: Options) -> None:
    env = gymnasium.make(name_of(game.slug), seat=game.seats(options) - 1, render_mode="ansi", **options)
    check_env(env.unwrapped)
    play(env, 40)


def play(env: gymnasium.Env, steps: int) -> None:
    """Random legal actions; through the passive checks that ``make`` puts around."""
    observation, _ = env.reset(seed=3)
    for _ in range(steps):
        action = env.action_space.sample(observation["action_mask"])
        observation, _, terminated, truncated, _ = env.step(action)
        assert observation in env.observation_space
        if terminated or truncated:
            observation, _ = env.reset()
        else:
            assert observation["action_mask"].any()


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_several_at_once(game: Game, options: Options) -> None:
    """As in Gymnasium's own tests of vectors: each goes as it would alone, and starts anew by itself."""
    made = [lambda: gymnasium.make(name_of(game.slug), limit=25, **options)] * 2
    env = gymnasium.vector.SyncVectorEnv(made)
    alone = [make() for make in made]
    observations, _ = env.reset(seed=[7, 8])
    expected = [one.reset(seed=seed)[0] for one, seed in zip(alone, (7, 8))]
    ended = [False, False]
    assert env.single_action_space == alone[0].action_space
    for _ in range(40):
        for place, one in enumerate(expected):
            row = {key: rows[place] for key, rows in observations.items()}
            assert data_equivalence(dict(row), dict(one), exact=True)
        actions = [int(np.flatnonzero(one["action_mask"])[:1].sum()) for one in expected]
        observations, rewards, terminated, truncated, _ = env.step(np.array(actions))
        for place, one in enumerate(alone):
            if ended[place]:
                expected[place], ended[place] = one.reset()[0], False
                continue
            expected[place], reward, over, cut, _ = one.step(actions[place])
            assert (rewards[place], terminated[place], truncated[place]) == (reward, over, cut)
            ended[place] = over or cut
    env.close()


def test_others_are_bots_of_the_register() -> None:
    game = find_game("keys-to-the-castle")
    played = {}
    for bot in ("random", "hasty"):
        env = Seat(game, seat=1, others=bot, players="2")
        play(env, 8)
        played[bot] = env.state.to_text()
    assert played["random"] != played["hasty"]
    with pytest.raises(Malformed, match="nobody"):
        Seat(game, others="nobody").reset()
    with pytest.raises(Malformed, match="seat"):
        Seat(game, seat=9)


def test_a_win_is_worth_one() -> None:
    env = Seat("night-cage-2019", others="greedy", players="2", mode="standard")
    scores = set()
    for seed in range(3):
        observation, _ = env.reset(seed=seed)
        terminated = truncated = False
        while not (terminated or truncated):
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, terminated, truncated, _ = env.step(action)
        scores.add(reward)
        assert reward == env.setting.returns(env.state)[0]
    assert scores <= {0.0, 1.0}
