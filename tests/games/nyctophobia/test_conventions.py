"""Conventions (section 0)."""

import pytest

from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    DELTA,
    DIRECTION_NAMES,
    EDGES,
    NEIGHBOUR,
    cell_from_text,
)
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.games.nyctophobia.model.maptext import draw_map, read_map
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import RecordingChance, SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.nyctophobia.forest import GAME, example, table


@pytest.mark.rule("NY-CONV-01")
def test_cells_run_from_the_north_west() -> None:
    assert (CELL_NAMES[0], CELL_NAMES[7], CELL_NAMES[56], CELL_NAMES[63]) == ("A1", "H1", "A8", "H8")
    assert cell_from_text("C2") == 1 * 8 + 2


@pytest.mark.rule("NY-CONV-02", "NY-BOARD-02")
def test_four_directions_in_fixed_order() -> None:
    assert DIRECTION_NAMES == ("N", "E", "S", "W")
    assert DELTA == [-8, 1, 8, -1]
    d4 = cell_from_text("D4")
    assert [CELL_NAMES[NEIGHBOUR[d4 * 4 + d]] for d in range(4)] == ["D3", "E4", "D5", "C4"]
    assert NEIGHBOUR[cell_from_text("A1") * 4 + 3] == -1


@pytest.mark.rule("NY-CONV-03")
def test_maps_are_read_and_drawn() -> None:
    for name in ("WE-01", "WE-14", "WE-19"):
        lines = example(name)
        drawing = read_map(lines, ".CX1234rn")
        layout = Layout(EDGES, drawing.trees, [0, 1], 0, [])
        assert draw_map(layout.forest(), drawing.marks) == [line.rstrip() for line in lines]
    assert EDGES.names[read_map(example("WE-19"), ".CX1234rn").trees[0]] == "A8-B8"


@pytest.mark.rule("NY-CONV-03")
@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("   #################\n 1", "   ################\n 1", "has not 17 characters"),
        (" 1 #. . .", " 2 #. . .", "is numbered 2"),
        (" 1 #. . .", " 1 #? . .", "A1 holds '?'"),
        ("   # + +", "   #~+ +", "neither '-' nor a space"),
        ("   # + +", "   # - +", "a corner is '-'"),
        (" 8 #", " 8 .", "has not 17 characters"),
    ],
)
def test_a_bad_map_is_refused_with_its_line(before: str, after: str, complaint: str) -> None:
    text = "\n".join(example("WE-03")).replace(before, after, 1)
    with pytest.raises(Malformed, match=r"line|map") as error:
        read_map(text.splitlines(), ".CX1234rn")
    assert complaint in str(error.value)


@pytest.mark.rule("NY-CONV-04")
def test_a_card_beats_the_general_rule() -> None:
    """Hidden players are no targets, but Bloodlust names them."""
    game = table("X=A1 1=D1 2=H8", active="P0", hidden="P1", hand="AX-01 AX-02")
    game.do("PLAY(AX-01)", "CLAIM(NEAR:P1)", "CLAIM(ME:P2:N)")
    assert game.where(0) == "C1"


@pytest.mark.rule("NY-CONV-05")
def test_the_reading_better_for_the_hunted_applies() -> None:
    """Without a target the Hunter stands still (R-28)."""
    game = table("X=D4 1=A1 2=H8", active="P2", phase="POST", hidden="P1", hunter="simple")
    game.do("HIDE")
    assert game.where(0) == "D4"


@pytest.mark.rule("NY-CONV-06")
def test_only_decks_rocks_and_characters_are_random() -> None:
    asked: set[str] = set()
    for hunter in ("axe", "mage", "simple"):
        chance = RecordingChance(SeededChance(hunter))
        state = GAME.setup({"characters": "random", "hunter": hunter}, chance)
        policy = SeededChance(5)
        for _ in range(600):
            options = options_of(state)
            if not options:
                break
            decide(state, options[policy.below(len(options))], chance)
        asked |= {line.split()[0] for line in chance.lines}
    assert asked == {"draw", "rock", "character"}
    one, two = (GAME.setup({"characters": "random"}, SeededChance(9)) for _ in range(2))
    assert one == two


@pytest.mark.rule("NY-CONV-07", "NY-ANN-27")
def test_what_is_not_listed_is_not_told() -> None:
    """A whole turn of the Hunter: the Hunted are told that it begins and ends."""
    game = table("X=A1 1=H8 2=A8", active="P0", hand="AX-02 AX-03", noise="C1", rocks="C1")
    told = game.do("PLAY(AX-02)")
    assert game.where(0) == "C1"
    assert told[:2] == ["all E-TURN_END{0}", "all E-TURN{1}"]
    for fact in game.facts(1):
        assert type(fact).__name__ in ("TurnEnd", "Turn", "Searched", "Felt")
