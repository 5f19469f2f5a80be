"""Keys to the Castle keeps the laws, wherever play leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws import (
    LAWS,
    Law,
    bots_see_no_secrets,
    choose,
    replay_matches,
    setup_leaks_nothing,
    walk,
)
from tests.games.keys_to_the_castle.castle import GAME, alder
from tests.games.keys_to_the_castle.examples import EXAMPLES
from tests.games.keys_to_the_castle.subject import KEYS

OPTIONS = st.fixed_dictionaries(
    {"players": st.sampled_from(["2", "3", "4"])},
    optional={"max_turns": st.sampled_from(["none", "none", "9", "50"])},
)
SEEDS = st.integers(0, 10_000)
CHOICES = st.lists(st.integers(0, 5_000), max_size=10)
WALKS = st.builds(
    walk, st.just(KEYS), OPTIONS, SEEDS, steps=st.sampled_from([0, 20, 90, 180, 260]), choices=CHOICES
)


STARTS = EXAMPLES | {
    "before a win": lambda: alder("D2=Yo.0 D1=Gt..", step="MOVE"),
    "won": lambda: alder("D1=Gt.0 A8=Rt..", step="OVER", winner="P0"),
}


def play_on(name: str, seed: int, choices: list[int]) -> State:
    """A worked example of the ledger, or one that is hard to walk to, played on."""
    state, chance = STARTS[name]().state, SeededChance(seed)
    for number in choices:
        if state.asked() is not None:
            decide(state, choose(options_of(state), number), chance)
    return state


PLAYED_ON = st.builds(play_on, st.sampled_from(list(STARTS)), SEEDS, CHOICES)
STATES = st.one_of(WALKS.map(lambda table: table.state), PLAYED_ON)


@pytest.mark.rule("KC-INFO-11", "KC-INFO-12", "KC-ACT-05", "KC-ACT-06", "KC-ACT-10", "KC-SETUP-13")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(state=STATES, seed=SEEDS)
def test_law(law: Law, state: State, seed: int) -> None:
    law(KEYS, state, seed)


@given(table=WALKS)
def test_replay_matches(table: Session) -> None:
    replay_matches(KEYS, table)


@pytest.mark.rule("KC-INFO-01", "KC-INFO-10")
@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    setup_leaks_nothing(KEYS, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME))
@given(state=STATES, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, state: State, seed: int) -> None:
    bots_see_no_secrets(KEYS, state, seed, find_bot(GAME, bot))
