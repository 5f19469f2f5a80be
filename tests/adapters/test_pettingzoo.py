"""PettingZoo's own tests of environments, on every game."""

import warnings
from types import SimpleNamespace

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from lampblack.adapters.pettingzoo import aec_env, parallel_env
from lampblack.adapters.spaces import next_legal
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from tests.adapters.settings import CONFIGURATIONS, Options

TOGETHER = [param for param in CONFIGURATIONS if not param.values[0].has_dark()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_in_turn(game: Game, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(game, max_cycles=150, **options), num_cycles=150)
        seed_test(lambda: aec_env(game, **options), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "options"), TOGETHER)
def test_all_at_once(game: Game, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(game, max_cycles=150, **options), num_cycles=150)
    parallel_seed_test(lambda: parallel_env(game, **options), num_cycles=30)

    def together(max_cycles: int) -> object:
        return parallel_env(game, max_cycles, **options)

    def in_turn(max_cycles: int) -> object:
        return parallel_to_aec(together(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=together, env=in_turn))
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_where_the_dark_would_be_counted_there_are_no_steps_of_all_at_once() -> None:
    with pytest.raises(Malformed, match="use aec_env"):
        parallel_env("nyctophobia")


def test_an_illegal_action_costs_one() -> None:
    env = aec_env("keys-to-the-castle", players="2")
    env.reset(seed=1)
    mask = env.observe("player_0")["action_mask"] | env.observe("player_1")["action_mask"]
    agent = env.agent_selection
    env.step(int(next(number for number, mark in enumerate(mask) if not mark)))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1
    assert env.table.played == 0


def test_who_knows_no_mask_takes_the_next_legal_action() -> None:
    mask = bytearray([0, 1, 0, 1, 0])
    assert [next_legal(mask, number) for number in range(6)] == [1, 1, 3, 3, 1, 1]


def test_a_game_that_is_cut_is_won_by_nobody() -> None:
    env = aec_env("night-cage", max_cycles=5, players="2")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated) == (0, False)
        env.step(None if truncated else env.action_space(agent).sample(observation["action_mask"]))
    assert env.table.played == 5
