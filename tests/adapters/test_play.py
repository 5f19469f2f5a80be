"""What is missing is said: a library, a game's planes, a sensible limit."""

import builtins
import importlib
import sys
from typing import Any

import pytest

from lampblack.adapters.play import Setting
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Option
from tests.kernel.highcard import HighCard


class Bare(Game):
    """A game that plays everywhere but in environments."""

    def __init__(self) -> None:
        super().__init__("bare", "Bare")

    def options(self) -> list[Option]:
        return [Option("players", "how many play", "2", ("2",))]


def test_a_game_without_planes_is_told_so() -> None:
    with pytest.raises(Malformed, match=r"Bare does not list its actions: Game\.vocabulary is missing"):
        Setting(Bare(), {})
    with pytest.raises(Malformed, match=r"Game\.planes is missing"):
        Bare().planes({})


def test_a_strangers_game_is_as_good_as_ours() -> None:
    setting = Setting(HighCard(), {})
    assert (setting.vocabulary.size, setting.size, setting.seats) == (2, 16, 2)
    with pytest.raises(Malformed, match="limit"):
        Setting(HighCard(), {}, 0)
    with pytest.raises(Malformed, match="none of"):
        Setting("keys-to-the-castle", {"players": "9"})


@pytest.mark.parametrize(
    ("module", "library"),
    [("vector", "numpy"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named_with_its_extra(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == library:
            raise ImportError(f"No module named {name!r}")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, f"lampblack.adapters.{module}", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=rf"pip install 'lampblack\[{module}\]'"):
        importlib.import_module(f"lampblack.adapters.{module}")
