"""Both editions keep the laws, wherever play leads."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.session import Session
from lampblack.testkit.laws import LAWS, Law, bots_see_no_secrets, replay_matches
from lampblack.testkit.strategies import SEEDS, played_on, walks
from tests.games.night_cage.examples import EXAMPLES, Example, open_example
from tests.games.night_cage.subject import CONFIGURATIONS, SUBJECTS

WALKS = st.sampled_from(CONFIGURATIONS).flatmap(
    lambda chosen: walks(SUBJECTS[chosen[0]], st.just(chosen[1]), steps=range(91))
)


def begun(example: Example) -> NightState:
    return open_example(example).state


FROM_EXAMPLES = played_on({name: partial(begun, example) for name, example in EXAMPLES.items()})


@pytest.mark.rule("NC-STATE-01", "NC-STATE-02", "NC-STATE-05", "NC19-STATE-01", "NC19-STATE-02", "NC-DEC-17")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(table=WALKS, seed=SEEDS)
def test_law(law: Law, table: Session, seed: int) -> None:
    law(SUBJECTS[table.game.slug], table.state, seed)


@given(table=WALKS)
def test_replay_matches(table: Session) -> None:
    replay_matches(SUBJECTS[table.game.slug], table)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(state=FROM_EXAMPLES, seed=SEEDS)
def test_law_from_the_worked_examples(law: Law, state: NightState, seed: int) -> None:
    law(SUBJECTS[state.edition.slug], state, seed)


@given(table=WALKS, seed=SEEDS)
def test_bots_see_no_secrets(table: Session, seed: int) -> None:
    for bot in bots_for(table.game):
        bots_see_no_secrets(SUBJECTS[table.game.slug], table.state, seed, find_bot(table.game, bot))
