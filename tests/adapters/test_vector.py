"""Many games at once go as each would alone."""

import numpy as np
import pytest

from lampblack.adapters.vector import Games
from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from tests.adapters.settings import CONFIGURATIONS, Options


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_each_goes_as_it_would_alone(game: Game, options: Options) -> None:
    env = Games(game, count=3, seed=5, limit=60, **options)
    alone, ended = [], 0
    for place in range(3):
        chance = SeededChance(f"5 {place} 1")
        alone.append((game.setup(options, chance), chance))
    for _ in range(60):
        actions = env.sample()
        for place, (state, chance) in enumerate(alone):
            seat = int(env.seats[place])
            assert state.asked() == seat
            assert env.observations[place].tobytes() == state.tensor(seat)
            assert env.masks[place].tobytes() == state.mask(seat)
            state.apply(seat, state.vocabulary().action(actions[place]), chance)
        rewards, over, cut = env.step(actions)
        for place, (state, _) in enumerate(alone):
            if over[place]:
                outcome = state.outcome()
                assert outcome is not None
                assert rewards[place].tolist() == list(outcome.scores)
            if over[place] or cut[place]:
                ended += 1
                chance = SeededChance(f"5 {place} {env.bundle.dealt[place]}")
                alone[place] = (game.setup(options, chance), chance)
            else:
                assert not rewards[place].any()
    assert ended >= 3  # by the limit at the latest


def test_an_illegal_action_changes_nothing() -> None:
    env = Games("keys-to-the-castle", count=2, seed=1)
    before = env.observations.copy(), env.masks.copy()
    actions = env.sample()
    unmarked = int(np.flatnonzero(env.masks[1] == 0)[0])
    for wrong, said in ((unmarked, "game 1"), (9999, "no action"), (-1, "no action")):
        with pytest.raises(Malformed, match=said):
            env.step([actions[0], wrong])
    with pytest.raises(Malformed, match="1 for 2 games"):
        env.step(actions[:1])
    assert (env.observations == before[0]).all()
    assert (env.masks == before[1]).all()
    env.step(np.array(actions))


def test_equal_seeds_give_equal_games() -> None:
    games = [Games("nyctophobia", count=2, seed=seed) for seed in (3, 3, 4)]
    for _ in range(40):
        for env in games:
            env.step(env.sample())
    same = [env.observations.tobytes() for env in games]
    assert same[0] == same[1] != same[2]


def test_every_game_is_there() -> None:
    assert {param.values[0].slug for param in CONFIGURATIONS} == set(shelf())
