"""The Stygian Society keeps the laws, wherever play leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws import LAWS, Law, bots_see_no_secrets, replay_matches, setup_leaks_nothing
from lampblack.testkit.strategies import SEEDS, options_of_game, walks
from tests.games.stygian_society.subject import STYGIAN
from tests.games.stygian_society.table import GAME
from tests.games.stygian_society.walks import rich_position, walk

OPTIONS = options_of_game(
    players=["1", "2", "3", "4"], heroes=["choose", "random"], late_chart=["loss", "loss", "all", "none"]
)
WALKS = walks(STYGIAN, OPTIONS, steps=[0, 3, 12, 30])


def play_rich(seed: int, steps: int) -> SocietyState:
    """Somewhere in a game of heroes with many cards, on any floor."""
    *_, last = walk(rich_position(seed), f"laws{seed}", steps)
    return last


RICH = st.builds(play_rich, SEEDS, st.sampled_from([0, 5, 15, 40, 80]))
STATES = WALKS.map(lambda session: session.state) | RICH


@pytest.mark.rule(
    "SS-DEC-01", "SS-DEC-04", "SS-STATE-01", "SS-STATE-09", "SS-STATE-11", "SS-RNG-03", "SS-COMP-03"
)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(state=STATES, seed=SEEDS)
def test_law(law: Law, state: State, seed: int) -> None:
    law(STYGIAN, state, seed)


@given(session=WALKS)
def test_replay_matches(session: Session) -> None:
    replay_matches(STYGIAN, session)


@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    setup_leaks_nothing(STYGIAN, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME))
@given(state=STATES, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, state: State, seed: int) -> None:
    bots_see_no_secrets(STYGIAN, state, seed, find_bot(GAME, bot))
