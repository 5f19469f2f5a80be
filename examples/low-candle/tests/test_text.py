"""Positions and notation: what is wrong with a text is said."""

import pytest
from room import GAME, scene

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Voice

HANDS = "hand P0: 1 2 3\nhand P1: 4 5 6"
TABLE = "hand P0: 1 2\nhand P1: 4 5\ncandle P0: 3\ncandle P1: 6"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"asked: P0 SET\n{HANDS}\nweather: fine", "weather: no such field in a position like this"),
        (f"asked: P0 SET\n{HANDS}\nround", "line 5: 'round' is not 'field: value'"),
        (f"asked: P0 SET\n{HANDS}\nround: 1\nround: 1", "round: given twice"),
        (f"asked: P0 SET\nround: 6\n{HANDS}", "round: '6' is not a whole number from 1 to 5"),
        (f"asked: P0 SET\nplayers: 5\n{HANDS}", "players: '5' is none of"),
        (f"asked: P2 SET\n{HANDS}", "asked: 'P2 SET' is none of P0 SET"),
        (f"asked: P0 SET\ntaken: 1\n{HANDS}", "taken: has 1 numbers for 2 players"),
        (f"asked: P0 SET\nspent: P3\n{HANDS}", "spent: 'P3' is not at this table"),
        ("asked: P0 SET\nhand P0: 1 2 11\nhand P1: 4 5 6", "hand P0: '11' is none of 1, 2"),
        ("asked: P0 SET\nhand P0: 1 1 1\nhand P1: 1 5 6", "fewer candles of height 1"),
        (HANDS, "nobody is asked, and it is round 1"),
        (f"asked: P0 SET\nburnt: 7\n{HANDS}", "after 0 rounds 1 candles are burnt"),
        ("asked: P0 SET\nhand P0: 1 2\nhand P1: 4 5 6", "P0 holds 2 candles"),
        (f"asked: P0 SET\n{HANDS}\ncandle P0: 9", "P0 has a candle on the table"),
        ("asked: P0 SHIELD\nhand P0: 1 2\nhand P1: 4 5\ncandle P0: 3", "P1 has no candle on the table"),
        (f"asked: P0 SHIELD\n{TABLE} shielded", "P1 has shielded a candle"),
        (f"asked: P0 SHIELD\n{TABLE} lit", "candle P1: 'lit'"),
        (f"asked: P1 SHIELD\nspent: P1\n{TABLE}", "P1 has spent the shield on nothing"),
        (
            f"asked: P0 SHIELD\nround: 3\nburnt: 7 8 9 10\nspent: P0\n{TABLE}",
            "P0 is asked for a shield that is spent",
        ),
        (f"asked: P0 SHIELD\ntaken: 1 0\n{TABLE}", "P0 has taken 1 of 0 rounds"),
    ],
)
def test_an_impossible_position_says_why(text: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        scene(text)


def test_another_games_position_is_not_read() -> None:
    with pytest.raises(Malformed, match="starts with 'low-candle'"):
        GAME.from_text("night-cage\nplayers: 2")


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ("LIGHT(3)", "'LIGHT' is none of SET, SHIELD, BARE, BOAST"),
        ("SET", "SET has 1 arguments, not 0"),
        ("SHIELD(3)", "SHIELD has 0 arguments, not 1"),
        ("SET(0)", "height: '0' is none of 1, 2"),
    ],
)
def test_a_wrong_action_says_why(action: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        scene(f"asked: P0 SET\n{HANDS}").play(action)


def test_the_drawing_shows_what_its_viewer_may_know() -> None:
    room = scene(f"asked: P1 SHIELD\nspent: P0\n{TABLE}".replace("candle P0: 3", "candle P0: 3 shielded"))
    assert room.game.draw(room.view(1)).splitlines() == [
        "round 1/5, bag 24, burnt -",
        ">P0            [ ?])  ? ?",
        " P1         )  [ 6]   4 5",
    ]
    assert ">P0            [ 3])  1 2" in str(room.state)


def test_the_description_says_what_its_viewer_may_know() -> None:
    room = scene(f"round: 2\nburnt: 7 8\ntaken: 1 0\nasked: P1 SET\nboast P1: 9\nspent: P0\n{HANDS}")
    assert GAME.describe(room.view(0), Voice(0, ["Ada", "Bo"])) == [
        "Round 2 of 5: Bo leads.",
        "You have taken one round, with no shield left.",
        "Your hand: candles of heights 1, 2 and 3.",
        "Bo has taken no rounds, with the shield in hand.",
        "Bo holds 3 candles.",
        "Bo boasts of a candle of height 9.",
        "Burnt so far: candles of heights 7 and 8.",
        "The bag holds 22 candles.",
    ]
