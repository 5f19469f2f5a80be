"""Nyctophobia keeps the laws, wherever play leads, in every configuration."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.session import Session
from lampblack.testkit.laws import LAWS, Law, bots_see_no_secrets, replay_matches, setup_leaks_nothing
from lampblack.testkit.strategies import SEEDS, options_of_game, walks
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.gathered import gathered
from tests.games.nyctophobia.subject import NYCTO

OPTIONS = options_of_game(
    players=["3", "4", "5"],
    hunter=["axe", "mage", "simple", "choose"],
    characters=["random", "random", "choose", "none"],
    memory=["M0", "M1", "M3"],
    auto_share=["off", "on"],
    trees=["edges", "cells"],
    rocks_on_board=["hunted-1", "hunted"],
    house_rules=["ledger", "strict"],
)
WALKS = walks(NYCTO, OPTIONS, steps=range(161))


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
