"""Records: readable, checked line by line and decision by decision."""

import pytest

from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import ScriptedChance
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.kernel.highcard import KEEP, HighCard

TEXT = """lampblack record 1
game: high-card
rules: 1
players: 2
name P0: Ada
name P1: Bo

* draw P0 3
* draw P1 4
P0 KEEP
P1 SWAP
* draw P1 1
P0 KEEP
P1 KEEP
= P0 [HC-WIN-01] has the higher card
"""


def played() -> Session:
    table = Session(HighCard(), {}, ScriptedChance(["draw 3", "draw 4", "draw 1"]), ["Ada", "Bo"])
    for action in ("KEEP", "SWAP", "KEEP", "KEEP"):
        table.play(action)
    return table


def verify(text: str) -> None:
    list(replay(HighCard(), Record.from_text(text)))


def test_a_game_is_written_down_as_it_is_played() -> None:
    assert played().record().to_text() == TEXT


def test_reading_gives_the_record_back() -> None:
    record = Record.from_text(TEXT)
    assert (record.game, record.options, record.names) == ("high-card", {"players": "2"}, ["Ada", "Bo"])
    assert record.setup == ["draw P0 3", "draw P1 4"]
    assert [(d.seat, d.action, d.chance) for d in record.lines] == [
        (0, "KEEP", []),
        (1, "SWAP", ["draw P1 1"]),
        (0, "KEEP", []),
        (1, "KEEP", []),
    ]
    assert record.result == "P0 [HC-WIN-01] has the higher card"
    assert record.to_text() == TEXT


def test_replaying_gives_every_moment() -> None:
    moments = []
    for moment in replay(HighCard(), Record.from_text(TEXT)):
        action = None if moment.line is None else moment.line.action
        moments.append((action, moment.state.to_text(), len(moment.events)))
    assert moments == [
        (None, "3 4; 0; \n", 4),
        ("KEEP", "3 4; 1; \n", 0),
        ("SWAP", "3 1; 2; 4\n", 3),
        ("KEEP", "3 1; 3; 4\n", 0),
        ("KEEP", "3 1; 4; 4\n", 1),
    ]


def test_an_unfinished_record_without_result_is_fine() -> None:
    verify(TEXT.partition("P0 KEEP\nP1 KEEP")[0])


def test_a_name_may_hold_a_colon_and_options_come_back() -> None:
    record = Record.from_text(TEXT.replace("Ada", "Ada: the first"))
    assert record.names[0] == "Ada: the first"
    assert record.to_text() == TEXT.replace("Ada", "Ada: the first")


def test_a_name_cannot_write_into_the_record() -> None:
    record = Record("high-card", {}, ["Ada\n\nP0 SWAP", "Bo\u2028* draw P0 5"])
    assert record.names == ["Ada P0 SWAP", "Bo * draw P0 5"]
    again = Record.from_text(record.to_text())
    assert (again.names, again.setup, again.lines) == (record.names, [], [])


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("lampblack record 1", "lampblack record 2", "line 1: a record starts with"),
        (TEXT, "", "line 1"),
        ("game: high-card\n", "", "game: the header does not say"),
        ("players: 2", "players 2", "line 4: a header line is"),
        ("players: 2", "players: 2\nplayers: 2", "line 5: 'players' is given twice"),
        ("P0 KEEP\nP1 SWAP", "Ada KEEP\nP1 SWAP", "line 10: starts neither"),
        ("P0 KEEP\nP1 SWAP", "Px KEEP\nP1 SWAP", "line 10: starts neither"),
        ("P0 KEEP\nP1 SWAP", "KEEP\nP1 SWAP", "line 10: starts neither"),
        ("= P0", "= P1 [HC-WIN-01] won\n= P0", "line 16: nothing may follow the result"),
        ("players: 2", "players: 9", "record, set-up.*players"),
        ("players: 2", "weather: dark", "record, set-up.*weather"),
        ("* draw P0 3\n", "", "record, set-up.*'draw P1 4' where 'draw P0' is asked"),
        ("* draw P1 4\n", "", "record, set-up.*ends where 'draw P1' is asked"),
        ("* draw P1 4", "* draw P1 4\n* draw P0 5", "record, set-up.*'draw P0 5' was never asked for"),
        ("* draw P1 4", "* draw P1 3", "record, set-up.*no 3 is left"),
        ("* draw P1 4", "* draw P1 9", "record, set-up.*'9' is none of"),
        (
            "P0 KEEP\nP1 SWAP",
            "P1 KEEP\nP1 SWAP",
            "record, action 1: KEEP: It is not your turn. \\[HC-TURN-01\\]",
        ),
        ("P0 KEEP\nP1 SWAP", "P0 JUMP\nP1 SWAP", "record, action 1: JUMP: action"),
        ("P0 KEEP\nP1 SWAP", "P0 BOAST\nP1 SWAP", r"record, action 1: BOAST: .*\[HC-TURN-01\]"),
        ("* draw P1 1\n", "", "record, action 2: SWAP: chance: the record ends"),
        ("* draw P1 1", "* draw P1 4", "record, action 2: SWAP.*no 4 is left"),
        ("* draw P1 1", "* draw P1 1\n* draw P0 5", "record, action 2: SWAP.*never asked for"),
        ("= P0", "P0 KEEP\n= P0", "record, action 5: KEEP: The cards are shown"),
        ("= P0", "= P1", "record, result: says 'P1 .*the rules say 'P0"),
        ("P0 KEEP\nP1 KEEP\n= ", "P0 KEEP\n= ", "record, result: says .*the rules say None"),
    ],
)
def test_a_wrong_record_says_where(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(Malformed, match=problem):
        verify(TEXT.replace(old, new, 1))


def test_a_refused_action_is_not_recorded() -> None:
    table = played()
    with pytest.raises(IllegalAction):
        table.act(0, KEEP)
    with pytest.raises(Malformed, match="the game is over"):
        table.play("KEEP")
    assert table.record().to_text() == TEXT


def test_nobody_winning_is_written_too() -> None:
    record = Record("high-card", {})
    record.result = "nobody [HC-WIN-01] stopped"
    assert Record.from_text(record.to_text()).result == "nobody [HC-WIN-01] stopped"


def test_notes_stand_where_they_were_made_and_change_nothing() -> None:
    noted = TEXT.replace("P1 SWAP", "- P1 leaves: good night\nP1 SWAP").replace("= P0", "- P1 returns\n= P0")
    record = Record.from_text(noted)
    assert record.notes == [(1, "P1 leaves: good night"), (4, "P1 returns")]
    assert record.to_text() == noted
    verify(noted)


def test_a_game_may_begin_at_a_position() -> None:
    session = Session(HighCard(), {}, ScriptedChance([]), ["Ada", "Bo"], "3 1; 2; 4\n")
    session.play("KEEP")
    text = session.record().to_text()
    assert "\n| 3 1; 2; 4\nP0 KEEP\n" in text
    first, last = replay(HighCard(), Record.from_text(text))
    assert (first.state.to_text(), last.state.to_text()) == ("3 1; 2; 4\n", "3 1; 3; 4\n")
