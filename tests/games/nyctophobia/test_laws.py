"""Nyctophobia keeps the laws, wherever play leads, in every configuration."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.session import Session
from lampblack.testkit.laws import (
    LAWS,
    Law,
    bots_see_no_secrets,
    replay_matches,
    setup_leaks_nothing,
    walk,
)
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.gathered import gathered
from tests.games.nyctophobia.subject import NYCTO

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.sampled_from(["3", "4", "5"]),
        "hunter": st.sampled_from(["axe", "mage", "simple", "choose"]),
        "characters": st.sampled_from(["random", "random", "choose", "none"]),
    },
    optional={
        "memory": st.sampled_from(["M1", "M3"]),
        "auto_share": st.just("on"),
        "trees": st.just("cells"),
        "rocks_on_board": st.just("hunted"),
    },
)
SEEDS = st.integers(0, 10_000)
WALKS = st.builds(
    walk,
    st.just(NYCTO),
    OPTIONS,
    SEEDS,
    steps=st.integers(0, 160),
    choices=st.lists(st.integers(0, 5_000), max_size=10),
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(table=WALKS, seed=SEEDS)
def test_law(law: Law, table: Session, seed: int) -> None:
    law(NYCTO, table.state, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(options=OPTIONS, seed=SEEDS, steps=st.integers(0, 60))
def test_law_around_the_car(law: Law, options: dict[str, str], seed: int, steps: int) -> None:
    *_, state = islice(gathered(options, seed), steps + 1)
    law(NYCTO, state, seed)


@given(table=WALKS)
def test_replay_matches(table: Session) -> None:
    replay_matches(NYCTO, table)


@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    setup_leaks_nothing(NYCTO, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME))
@given(table=WALKS, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, table: Session, seed: int) -> None:
    bots_see_no_secrets(NYCTO, table.state, seed, find_bot(GAME, bot))
