"""The examples learn, and what docs/environments.md shows runs."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
HERE = ROOT / "examples" / "learning"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [*sys.path, str(HERE)])
    import learn

    return learn


def made(learn: ModuleType, slug: str) -> object:
    env = learn.Games(learn.find(slug), 1, players="2")
    return learn.Policy(env.observations.shape[1], env.actions, 20.0, 1)


def test_wins_and_losses_alone_teach(learn: ModuleType) -> None:
    shares = learn.curve("low-candle", made(learn, "low-candle"), points=1, portion=700, exam=400, seed=1)
    assert shares[1] > shares[0] + 0.05
    again = learn.curve("low-candle", made(learn, "low-candle"), points=1, portion=700, exam=400, seed=1)
    assert again == shares


def test_the_games_of_a_bot_teach(learn: ModuleType) -> None:
    """A little is learned of a few games: to decide as the bot does, more often than at random."""
    game = learn.find("keys-to-the-castle")
    policy = made(learn, game.slug)
    before = learn.agreement(game, policy, 3, seed=9)
    learn.imitate(game, policy, 15, seed=1)
    assert learn.agreement(game, policy, 3, seed=9) > before + 0.1


@pytest.mark.parametrize("slug", ["low-candle", "nyctophobia", "keys-to-the-castle"])
def test_ismcts_plays(learn: ModuleType, slug: str) -> None:
    import ismcts

    ismcts.register(learn.find(slug))
    for seed in range(2):
        assert ismcts.play(slug, seed, simulations=4, limit=30) in (0.0, 1.0)


def test_what_the_page_shows_runs() -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 6
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
