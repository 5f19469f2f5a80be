"""Both editions keep the laws, wherever play leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.bots.register import bots_for, find_bot
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.session import Session
from lampblack.testkit.laws import LAWS, Law, bots_see_no_secrets, choose, replay_matches, walk
from tests.games.night_cage.examples import EXAMPLES, open_example
from tests.games.night_cage.subject import CONFIGURATIONS, SUBJECTS

SEEDS = st.integers(0, 10_000)
CHOICES = st.lists(st.integers(0, 5_000), max_size=10)


def walk_in(configuration: tuple[str, dict[str, str]], seed: int, steps: int, choices: list[int]) -> Session:
    slug, options = configuration
    return walk(SUBJECTS[slug], options, seed, steps, choices)


WALKS = st.builds(walk_in, st.sampled_from(CONFIGURATIONS), SEEDS, st.integers(0, 90), CHOICES)


@pytest.mark.rule("NC-STATE-01", "NC-STATE-02", "NC-STATE-05", "NC19-STATE-01", "NC19-STATE-02", "NC-DEC-17")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(table=WALKS, seed=SEEDS)
def test_law(law: Law, table: Session, seed: int) -> None:
    law(SUBJECTS[table.game.slug], table.state, seed)


@given(table=WALKS)
def test_replay_matches(table: Session) -> None:
    replay_matches(SUBJECTS[table.game.slug], table)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(name=st.sampled_from(list(EXAMPLES)), seed=SEEDS, choices=CHOICES)
def test_law_from_the_worked_examples(law: Law, name: str, seed: int, choices: list[int]) -> None:
    example = EXAMPLES[name]
    state, chance = open_example(example).state, SeededChance(seed)
    for number in choices:
        if state.asked() is not None:
            decide(state, choose(options_of(state), number), chance)
    law(SUBJECTS[example.edition], state, seed)


@given(table=WALKS, seed=SEEDS)
def test_bots_see_no_secrets(table: Session, seed: int) -> None:
    for bot in bots_for(table.game):
        bots_see_no_secrets(SUBJECTS[table.game.slug], table.state, seed, find_bot(table.game, bot))
