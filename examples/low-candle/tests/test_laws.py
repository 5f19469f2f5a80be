"""Low Candle keeps the laws, wherever play leads."""

import pytest
from hypothesis import given
from room import GAME, SUBJECT, scene

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit import laws
from lampblack.testkit.strategies import SEEDS, options_of_game, played_on, walks

OPTIONS = options_of_game(players=["2", "3", "4"])
WALKS = walks(SUBJECT, OPTIONS, steps=[0, 5, 15, 30])
LAST_ROUND = "round: 5\nburnt: 1 2 1 2 1 2 3 4\ntaken: 1 2\n"
SCENES = {
    "no shields left": lambda: (
        scene(f"{LAST_ROUND}asked: P0 SET\nspent: P0 P1\nhand P0: 5 5 5\nhand P1: 6 7 8").state
    ),
    "before the last wind": lambda: (
        scene(
            f"{LAST_ROUND}asked: P1 SHIELD\nhand P0: 5 5\nhand P1: 6 7\ncandle P0: 8 shielded\nspent: P0\n"
            "candle P1: 9\nboast P1: 3"
        ).state
    ),
}
STATES = WALKS.map(lambda session: session.state) | played_on(SCENES)


@pytest.mark.rule("LC-INFO-01", "LC-INFO-02", "LC-INFO-03", "LC-SET-03", "LC-BOX-05")
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@given(state=STATES, seed=SEEDS)
def test_law(law: laws.Law, state: State, seed: int) -> None:
    law(SUBJECT, state, seed)


@given(session=WALKS)
def test_replay_matches(session: Session) -> None:
    laws.replay_matches(SUBJECT, session)


@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    laws.setup_leaks_nothing(SUBJECT, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME))
@given(state=STATES, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, state: State, seed: int) -> None:
    laws.bots_see_no_secrets(SUBJECT, state, seed, find_bot(GAME, bot))


@pytest.mark.rule("LC-INFO-01", "LC-INFO-02")
def test_imagination_keeps_up() -> None:
    """Exactly: of all worlds, those stay possible that what was told leaves possible."""
    state = SCENES["no shields left"]()
    # Three of eight heights, in any number; but of five heights only two candles are unseen.
    assert laws.the_truth_is_imaginable(SUBJECT, state, seat=1, depth=3) == 120 - 5
    for action, in_secret in (("SET(5)", True), ("SET(8)", False)):
        state = laws.imagination_keeps_up(
            SUBJECT, state, 1, state.action(action), SeededChance(1), depth=3, in_secret=in_secret
        )
    assert state.outcome() is not None
