"""The box and other boxes (LC-BOX)."""

from pathlib import Path

import pytest
from low_candle.commands import chance_to_burn
from low_candle.game import LowCandle
from low_candle.model.settings import PACKS
from room import GAME

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance

FEW_AND_HIGH = "[candles]\n3 = 14\n12 = 14\n[winds]\n1 = 1\n"


def pack(folder: Path, deck: str, name: str = "attic") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "low-candle"\n')
    (folder / "deck.toml").write_text(deck)
    return folder


@pytest.mark.rule("LC-BOX-02", "LC-BOX-04")
def test_the_standard_box() -> None:
    box = PACKS.find("standard").content
    assert box.candles == dict.fromkeys(range(1, 11), 3)
    assert sum(box.strength_weights) == 12


@pytest.mark.rule("LC-BOX-03", "LC-BOX-04")
def test_another_box_is_played_with(tmp_path: Path) -> None:
    name = GAME.bring(pack(tmp_path / "attic", FEW_AND_HIGH))
    options = GAME.complete({"content": name})
    assert options["content"].startswith("attic@")
    state = GAME.setup(options, SeededChance(1))
    assert {height for place in state.observe(-2).places for height in place.hand} == {3, 12}
    assert state.action("BOAST(12)").text == "BOAST(12)"
    assert GAME.from_text(state.to_text()) == state
    assert GAME.digest(options) != GAME.digest({})
    assert state != GAME.setup({}, SeededChance(1))


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (
            "[candles]\n21 = 30\n[winds]\n0 = 1",
            r"deck.toml candles 21: is no number from 1 to 20 \[LC-BOX-03\]",
        ),
        ("[candles]\n0 = 30\n[winds]\n0 = 1", r"deck.toml candles 0: is no number"),
        ("[candles]\n1 = 27\n[winds]\n0 = 1", r"deck.toml candles: there are 27; four need 28 \[LC-BOX-03\]"),
        ("[candles]\n1 = 0\n[winds]\n0 = 1", r"deck.toml candles 1: 0 of them"),
        ("[candles]\n1 = 30\n[winds]\n0 = true", r"deck.toml winds 0: True of them.*\[LC-BOX-04\]"),
        ("[candles]\n1 = 30\n", r"deck.toml winds: is a table"),
        ("[candles]\n1 = 30\n[winds]\n", r"deck.toml winds: is a table"),
        ("[candles]\n1 = 30\n[winds]\n0 = 1\n[rain]\n", r"deck.toml rain: .*\[LC-BOX-05\]"),
        ("[candles", "deck.toml"),
    ],
)
@pytest.mark.rule("LC-BOX-03", "LC-BOX-04")
def test_a_wrong_box_is_refused_by_record_and_rule(tmp_path: Path, deck: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        LowCandle().bring(pack(tmp_path / "wrong", deck, "wrong"))


def test_the_odds_of_a_bare_candle() -> None:
    box = PACKS.find("standard").content
    assert [round(12 * chance_to_burn(box, height)) for height in box.heights] == [
        2,
        2,
        5,
        5,
        9,
        9,
        11,
        11,
        12,
        12,
    ]
