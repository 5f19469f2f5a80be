"""Where a law is tried out: positions of the small game that fair play leads to."""

from lampblack.kernel.state import State
from lampblack.testkit import laws
from tests.kernel.highcard import HighCard, subject_of

SEEDS = range(12)


def positions(game: HighCard) -> list[State]:
    """Positions that fair play leads to, as positions of this game."""
    fair = subject_of(HighCard())
    return [game.from_text(laws.walk(fair, {}, seed, seed % 5).state.to_text()) for seed in SEEDS]


def check_everywhere(law: laws.Law, game: HighCard) -> None:
    for seed, state in enumerate(positions(game)):
        law(subject_of(game), state, seed)
