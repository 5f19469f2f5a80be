"""Where Hypothesis looks: games walked into at random, and scenes played on."""

from collections.abc import Callable, Mapping, Sequence

from hypothesis import strategies as st

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Options
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws.subject import Subject, choose, walk

SEEDS = st.integers(0, 10_000)
CHOICES = st.lists(st.integers(0, 5_000), max_size=10)
"""Decisions that Hypothesis makes itself, and makes fewer and simpler when something has failed."""


def options_of_game(**dials: Sequence[str]) -> st.SearchStrategy[Options]:
    """Options by what each dial may be: ``options_of_game(players=["2", "3"])``."""
    return st.fixed_dictionaries({name: st.sampled_from(list(values)) for name, values in dials.items()})


def walks(
    subject: Subject, options: st.SearchStrategy[Options], steps: Sequence[int]
) -> st.SearchStrategy[Session]:
    """Games after about so many random decisions, with their records."""
    return st.builds(
        walk, st.just(subject), options, SEEDS, steps=st.sampled_from(list(steps)), choices=CHOICES
    )


def played_on(scenes: Mapping[str, Callable[[], State]]) -> st.SearchStrategy[State]:
    """Positions that are hard to walk to, played on from."""

    def play_on(name: str, seed: int, choices: list[int]) -> State:
        state, chance = scenes[name](), SeededChance(seed)
        for number in choices:
            if state.asked() is not None:
                decide(state, choose(options_of(state), number), chance)
        return state

    return st.builds(play_on, st.sampled_from(list(scenes)), SEEDS, CHOICES)
