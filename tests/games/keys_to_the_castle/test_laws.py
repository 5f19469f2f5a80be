"""Keys to the Castle keeps the laws, wherever play leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots import bots_for
from lampblack.kernel.laws import (
    LAWS,
    Law,
    bots_see_no_secrets,
    replay_matches,
    setup_leaks_nothing,
    walk,
)
from lampblack.kernel.record import Recorder
from tests.games.keys_to_the_castle.castle import GAME
from tests.games.keys_to_the_castle.subject import KEYS

OPTIONS = st.fixed_dictionaries(
    {"players": st.sampled_from(["2", "3", "4"])},
    optional={"max_turns": st.integers(1, 60).map(str)},
)
SEEDS = st.integers(0, 10_000)
WALKS = st.builds(
    walk,
    st.just(KEYS),
    OPTIONS,
    SEEDS,
    steps=st.integers(0, 260),  # far enough for a second reshuffle
    choices=st.lists(st.integers(0, 5_000), max_size=10),
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(table=WALKS, seed=SEEDS)
def test_law(law: Law, table: Recorder, seed: int) -> None:
    law(KEYS, table.state, seed)


@given(table=WALKS)
def test_replay_matches(table: Recorder) -> None:
    replay_matches(KEYS, table)


@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    setup_leaks_nothing(KEYS, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME.slug))
@given(table=WALKS, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, table: Recorder, seed: int) -> None:
    bots_see_no_secrets(KEYS, table.state, seed, bots_for(GAME.slug)[bot])
