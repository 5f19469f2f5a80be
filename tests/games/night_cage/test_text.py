"""Positions, actions and options as text: what is wrong is named."""

import pickle

import pytest

from lampblack.games.night_cage.decisions.table import DECISIONS, PASSED_OVER
from lampblack.games.night_cage.model.steps import LAST_DECISION, STEP_NAMES
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED
from tests.games.night_cage.examples import EXAMPLES, open_example

GOOD = """\
night-cage
players: 4
turn: 3
acting: A

      0      1      2      3      4      5
  0   .      .      .      .      .      .
  1   .      .      W      .      .      .
  2   .      Tw     X@A    Te     .      .
  3   .      .      #K     .      .      .
  4   .      .      .      .      X@D    .
  5   X@C    .      .      .      .      .

prisoner A: (2,2) lit nerve 1 key
prisoner B: falling (row 1) OUT nerve 0 no key
prisoner C: (5,0) OUT nerve 0 key
prisoner D: (4,4) OUT nerve 0 key
opening: 1T
stack: 2X 3T 1K 1G
discard: T I X
trail: (2,1)
triggered: (1,2)
agenda: act; flicker; next
"""


def test_the_canonical_form_comes_back() -> None:
    assert PUBLISHED.from_text(GOOD).to_text() == GOOD


def test_the_lenient_form() -> None:
    short = """
        night-cage
        players: 4
        0 . . . . . .
        1 . . W . . .
        2 . Tw X@A Te . .
        3 . . # . . .
        4 . . . . X@D .
        5 X@C . . . . .
        prisoner A: lit nerve 1 key
        prisoner B: falling (row 1) OUT nerve 0 key
        prisoner C: OUT nerve 0 key
        prisoner D: OUT nerve 0 key
        stack: X T G
    """
    state = PUBLISHED.from_text(short)
    assert "agenda: act; flicker; next" in state.to_text()
    assert "stack: 1X 1T 1G" in state.to_text()
    assert "#I" in state.to_text(), "a bare Pit is a straight passage"


CASES = [
    ("night-cage\n", "chess\n", "line 1"),
    ("players: 4\n", "", "players: missing"),
    ("players: 4", "players: 9", "players: '9' is none of"),
    ("players: 4", "players: 4\nmode: odd", "mode: 'odd'"),
    ("players: 4", "players: 4\nplayers: 4", "players: given twice"),
    ("turn: 3", "turn: x", "turn: 'x' is not a whole number"),
    ("acting: A", "acting: Q", "acting: 'Q' is none of A, B, C, D"),
    ("acting: A", "acting: A\nwhat: 1", "what: no such field"),
    ("acting: A", "acting: A\nprisoner E: lit nerve 1 key", "prisoner E: no such field"),
    ("acting: A", "acting: A\npasser: B", "passer: nobody passes"),
    ("acting: A", "acting: A\nmarker: P1", "marker: .*NC-SETUP-14"),
    ("acting: A", "acting: A\nnonsense", "neither 'field: value' nor a row"),
    ("  5   X@C    .      .      .      .      .\n", "", "drawing: has 5 rows"),
    ("  5   X@C ", "  7   X@C ", "drawing: row 5 is numbered 7"),
    ("  5   X@C    . ", "  5   X@C ", "row 5: has 5 spaces"),
    ("Tw     X@A", "Zz     X@A", r"\(2,1\): 'Zz' is no tile"),
    ("Tw     X@A", "Tw@    X@A", r"\(2,1\): nobody is named"),
    ("Tw     X@A", "Tw@Z   X@A", r"\(2,1\): 'Z' is none of"),
    ("Tw     X@A", "Tw@A   X@A", "stands on two spaces"),
    ("prisoner B: falling (row 1) OUT nerve 0 no key\n", "", "prisoner B: missing"),
    ("prisoner B: falling (row 1)", "prisoner B: falling (row 9)", "prisoner B: 'row 9' is no line"),
    ("prisoner B: falling (row 1)", "prisoner B: falling row 1", "prisoner B: .*falling"),
    ("prisoner B: falling (row 1)", "prisoner B:", "prisoner B: is not in the drawing"),
    ("prisoner A: (2,2)", "prisoner A: (2,3)", "prisoner A: the drawing does not have A"),
    ("prisoner A: (2,2)", "prisoner A: falling (row 1)", "prisoner A: falls, but the drawing"),
    ("prisoner A: (2,2)", "prisoner A: unplaced", "prisoner A: is unplaced, but"),
    ("prisoner A: (2,2)", "prisoner A: (9,9)", r"prisoner A: '\(9,9\)' is no space"),
    ("lit nerve 1 key", "lit nerve 3 key", "prisoner A: nerve '3'.*NC-INV-05"),
    ("lit nerve 1 key", "lit nerve 1", "prisoner A: must end with"),
    ("lit nerve 1 key", "bright nerve 1 key", "prisoner A: .*is not of the form"),
    ("opening: 1T", "opening: 9T", "opening: more T.*NC-SETUP-06"),
    ("opening: 1T", "opening: 1S", "opening: Start tiles are never"),
    ("stack: 2X 3T 1K 1G\n", "", "stack: missing"),
    ("stack: 2X", "stack: 2Z", "stack: 'Z' is none of"),
    ("stack: 2X", "stack: -2X", "stack: '-2X' is not a number"),
    ("discard: T I X", "discard: T Y", "discard: 'Y' is none of"),
    ("trail: (2,1)", "trail: 2", "trail: '2' is no space"),
    ("trail: (2,1)", "omens: 1", "omens: .*NC-DIRGE-01"),
    ("trail: (2,1)", "hand: S", "hand: a Start tile is never drawn"),
    ("trail: (2,1)", "hand: T", "position: A tile is in hand.*NC-STATE-01"),
    ("trail: (2,1)", "stayed: maybe", "stayed: 'maybe'"),
    ("trail: (2,1)", "moves: -1", "moves: '-1'"),
    ("trail: (2,1)", "seen: zz", "seen: .*hexadecimal"),
    ("trail: (2,1)", "seen: 00", "seen: an earlier position has 53 bytes"),
    ("triggered: (1,2)", "triggered: (7,7)", "triggered: "),
    ("agenda: act; flicker; next", "agenda: act; dance; next", "agenda: 'dance' is none of"),
    ("agenda: act; flicker; next", "agenda: act; fill; next", "agenda: 'fill' has 1 arguments"),
    ("agenda: act; flicker; next", "agenda: act; enter U; next", "agenda: 'U' is none of N, E, S, W"),
    ("agenda: act; flicker; next", "agenda: act; fill Z; next", "agenda: 'Z' is none of"),
    ("agenda: act; flicker; next", "agenda: act", "The agenda must end with next"),
    ("agenda: act; flicker; next", "agenda: dark; next", "The agenda must begin with a decision"),
    ("agenda: act; flicker; next", "agenda: land; next", "'land', but A is not falling"),
    ("agenda: act; flicker; next", "agenda: fall B; next", "'fall', but B is not on the board"),
    ("agenda: act; flicker; next", "agenda: hit A (0,0); next", r"'hit', but no monster is at \(0,0\)"),
    ("agenda: act; flicker; next", "agenda: start A; begin", "'start', but A is placed already"),
    ("agenda: act; flicker; next", "agenda: dirge (0,0); next", "'dirge', but no Omen"),
    ("agenda: act; flicker; next", "agenda: flicker; next", "'flicker', but the stack is not empty"),
    ("agenda: act; flicker; next", "result: tie", "result: 'tie' is none of"),
    ("agenda: act; flicker; next", "agenda: act; next\nresult: won", "agenda: a finished game has none"),
]


@pytest.mark.parametrize(("old", "new", "problem"), CASES, ids=[case[1].strip() or case[0] for case in CASES])
def test_every_malformed_field_is_named(old: str, new: str, problem: str) -> None:
    assert old in GOOD
    with pytest.raises(Malformed, match=problem):
        PUBLISHED.from_text(GOOD.replace(old, new, 1))


@pytest.mark.rule("NC-INV-04", "NC-INV-05", "NC-GEO-04", "NC-KEY-07", "NC-SETUP-10", "NC-DIRGE-07")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("stack: 2X", "stack: 12X", "There are 16 tiles X.*NC-INV-04"),
        ("Te     .", "Sne    .", None),
        ("Te     .      .\n", "P      .      .\n", "tiles P, this game has 0.*NC-INV-04"),
        ("X@A", ".@A", "where no tile lies.*NC-GEO-04"),
        ("X@A", "#X@A", "stands on a Pit.*NC-INV-05"),
        ("X@D    .", "X@DC   .", "two|NC-INV-05"),
        ("3T 1K 1G", "3T 4K 1G", "There are 7 Keys.*NC-KEY-07"),
        ("3T 1K 1G", "3T 1K", "No Gate is left.*NC-END-04"),
        ("3T 1K 1G", "3T 1G", "Too few Keys.*NC-END-05"),
        ("Te     .", "D      .", "NC-DIRGE"),
    ],
)
def test_impossible_positions_name_the_broken_rule(old: str, new: str, problem: str | None) -> None:
    text = GOOD.replace(old, new, 1)
    if problem is None:
        PUBLISHED.from_text(text)
        return
    if new == "X@DC   .":
        text = text.replace("X@C", "X  ", 1).replace("(5,0)", "(4,4)")
    with pytest.raises(Malformed, match=problem):
        PUBLISHED.from_text(text)


def test_a_position_of_2019_has_no_nerve_and_its_own_name() -> None:
    text = GOOD.replace("night-cage", "night-cage-2019", 1).replace("opening: 1T\n", "")
    with pytest.raises(Malformed, match="nerve '1' is not from 0 to 0"):
        JUNE_2019.from_text(text)
    assert JUNE_2019.from_text(text.replace("nerve 1", "nerve 0")).to_text().startswith("night-cage-2019\n")
    with pytest.raises(Malformed, match="line 1"):
        JUNE_2019.from_text(GOOD)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("JUMP", "'JUMP' is none of START"),
        ("PASS(B)", "'PASS' is none of"),
        ("MOVE", r"MOVE takes 1 arguments \(side\), not 0"),
        ("MOVE(NE)", "action side: 'NE' is none of N, E, S, W"),
        ("PLACE(N,ZZ)", "action tile: 'ZZ'"),
        ("LAND(6,0)", "action row: '6' is none of 0, 1, 2, 3, 4, 5"),
        ("LAND(0,x)", "action column: 'X'"),
        ("FALL(UP)", "action line: 'UP' is none of ROW, COLUMN"),
        ("BLOCK(MAYBE)", "action answer: 'MAYBE'"),
        ("GIVE(A,Z)", "action receiver: 'Z'"),
        ("DIRGE(0,0,7)", "action turn: '7'"),
        ("(", "does not start with"),
        ("MOVE(N", "is not of the form"),
    ],
)
def test_malformed_actions_are_named(text: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        PUBLISHED.from_text(GOOD).action(text)


def test_wire_forms() -> None:
    state = PUBLISHED.from_text(GOOD)
    wire = {"type": "PLACE", "side": "N", "tile": "TE"}
    assert PUBLISHED.action_from_wire(state, wire).text == "PLACE(N,TE)"
    with pytest.raises(Malformed, match=r"action\.tile: missing"):
        PUBLISHED.action_from_wire(state, {"type": "PLACE", "side": "N"})
    with pytest.raises(Malformed, match=r"action\.type: 'FLY'"):
        PUBLISHED.action_from_wire(state, {"type": "FLY"})


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": "6"}, "players: '6'"),
        ({"mode": "hard"}, "mode: 'hard'"),
        ({"boss": "dragon"}, "boss: 'dragon'"),
        ({"dirge_shape": "#"}, "dirge_shape: counts only with the boss dirge"),
        ({"boss": "dirge", "dirge_shape": "#"}, "dirge_shape: has 1 spaces"),
        ({"colour": "red"}, "colour: The Night Cage has no such option"),
    ],
)
def test_bad_options_are_named(options: dict[str, str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        PUBLISHED.setup(options, SeededChance(1))


def test_a_position_can_be_taken_up_in_the_middle_of_anything() -> None:
    chance = SeededChance("middle")
    steps = set()
    begun = [PUBLISHED.setup({"boss": "dirge"}, chance) for _ in range(15)]
    begun += [PUBLISHED.setup({"mode": "advanced", "boss": "both"}, chance) for _ in range(15)]
    begun += [open_example(example).state for name, example in EXAMPLES.items() if name.startswith("E")]
    for state in begun:
        while state.asked() is not None:
            name = state.prompt(state.asked() or 0).name
            if name not in steps:
                steps.add(name)
                assert PUBLISHED.from_text(state.to_text()) == state
            legal = options_of(state)
            decide(state, legal[chance.below(len(legal))], chance)
    assert steps == {name.upper().replace("-", "_") for name in STEP_NAMES[: LAST_DECISION + 1]}


def test_a_pickled_game_is_of_the_same_edition() -> None:
    options = {"boss": "dirge", "dirge_shape": "####/###./##.."}
    state = PUBLISHED.setup(options, SeededChance(1))
    assert pickle.loads(pickle.dumps(state)) == state


def test_the_table_of_decisions_is_in_the_order_of_the_steps() -> None:
    names = [name.upper().replace("-", "_") for name in STEP_NAMES[: LAST_DECISION + 1]]
    assert [decision.name for decision in DECISIONS] == names
    assert [passed.point for passed in PASSED_OVER] == DECISIONS
