"""A game with the simulated tower: played, recorded, replayed without it."""

import sys

import pytest

from lampblack.games.stygian_society.game import StygianSociety
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay

OPTIONS = {"players": "1", "heroes": "knight burglar doctor", "start": "knight", "tower": "physics"}
MUSTER = ("ACTION(generic.muster)", "WILD(B2G2)")


def test_without_the_extra_it_is_named_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(Malformed, match=r"tower: .*lampblack\[physics\]"):
        StygianSociety().setup(OPTIONS, SeededChance(1))


@pytest.mark.rule("SS-TOW-01", "SS-TOW-18", "SS-RNG-03")
def test_a_game_is_played_by_the_simulation_and_replayed_without(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mujoco", reason="the extra 'physics' is not installed")
    game = StygianSociety()
    games = [Session(game, OPTIONS, SeededChance("two games"), ["Ada"]) for _ in range(2)]
    for recorder in games:
        for action in MUSTER:
            recorder.play(action)
    one, two = games
    assert one.state == two.state
    assert one.record().to_text() == two.record().to_text()
    assert "* fall blue " in one.record().to_text()
    assert sum(one.state.observe(0).cubes.field.count(letter) for letter in "BGRYK") > 0

    monkeypatch.setitem(sys.modules, "mujoco", None)  # whoever only replays needs none
    *_, last = replay(StygianSociety(), Record.from_text(one.record().to_text()))
    assert last.state == one.state
    assert "model: physics" in last.state.to_text()
    assert game.from_text(last.state.to_text()) == last.state


def test_nobody_who_only_imagines_drops_into_the_real_tower() -> None:
    state = StygianSociety().from_text(
        "stygian-society\nmodel: physics\nplayers: 1\nheroes: knight burglar doctor\nsheet: lower.toll_stair\nfront: brute\n"
    )
    assert isinstance(state, SocietyState)
    assert state.settings.tower.name == "physics"
    imagined = state.imagine(0, SeededChance(1))
    assert imagined.settings.tower.name == "statistical"
    assert imagined.to_text() == state.to_text().replace("model: physics\n", "")
    usual = StygianSociety().from_text(imagined.to_text())
    assert isinstance(usual, SocietyState)
    assert usual.imagine(0, SeededChance(1)).settings is usual.settings


def test_an_unknown_model_is_named() -> None:
    with pytest.raises(Malformed, match="tower: 'cardboard' is none of statistical, own, physics"):
        StygianSociety().setup({"tower": "cardboard"}, SeededChance(1))
    with pytest.raises(Malformed, match="model: 'cardboard' is none of statistical, physics"):
        StygianSociety().from_text("stygian-society\nmodel: cardboard\nplayers: 1\n")
