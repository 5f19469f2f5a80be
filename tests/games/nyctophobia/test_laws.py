"""Nyctophobia keeps the laws, wherever play leads, in every configuration."""

from itertools import islice

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.session import Session
from lampblack.testkit.laws import (
    LAWS,
    Law,
    bots_see_no_secrets,
    choose,
    replay_matches,
    setup_leaks_nothing,
)
from lampblack.testkit.laws.information import heard, told
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
HIT_IN_THE_OPEN = {
    "players": "3",
    "hunter": "axe",
    "characters": "choose",
    "trees": "cells",
    "rocks_on_board": "hunted",
}
"""Here P1 hits the Hunter, who has one way back, and in a world that P2 can imagine more than one."""


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(table=WALKS, seed=SEEDS)
def test_law(law: Law, table: Session, seed: int) -> None:
    law(NYCTO, table.state, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(options=OPTIONS, seed=SEEDS, steps=st.integers(0, 60))
@example(HIT_IN_THE_OPEN, 30, 29)
def test_law_around_the_car(law: Law, options: dict[str, str], seed: int, steps: int) -> None:
    *_, state = islice(gathered(options, seed), steps + 1)
    law(NYCTO, state, seed)


@given(options=OPTIONS, seed=SEEDS, steps=st.integers(0, 60))
def test_what_nobody_hears_changes_nothing(options: dict[str, str], seed: int, steps: int) -> None:
    """A pass, a stop, a choice of the Hunter's: who is told nothing of it, and is not asked, sees no difference."""
    *_, state = islice(gathered(options, seed), steps + 1)
    asked = state.asked()
    if asked is None:
        return
    after = state.clone()
    log: list[Event] = []
    decide(after, choose(options_of(state), seed), SeededChance(seed), log)
    for seat in range(state.seats()):
        if seat not in (asked, after.asked()) and not heard(NYCTO, state, log, seat):
            assert told(NYCTO, state, seat) == told(NYCTO, after, seat)


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
