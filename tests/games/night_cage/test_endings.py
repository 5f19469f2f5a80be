"""Final Flickers and the end of the game (NC-FF, NC-END)."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import PUBLISHED, alone, table

NO_KEY = "falling (row 5) OUT nerve 0 no key"
GATHERED = """
    . . . . . .
    . . X . . .
    . X@A X G@BCD X .
    . . X . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.rule("NC-FF-01", "NC-FF-02")
def test_flickers_begin_with_the_turn_that_empties_the_stack() -> None:
    there = table(GATHERED, "X", under="", A="lit nerve 0 key").play("STAY")
    assert there.step == "FLICKER"
    not_yet = table(GATHERED, "X", under="9T", A="lit nerve 0 key").play("STAY").fill()
    assert (not_yet.step, not_yet.state.observe(0).acting) == ("ACT", "B")


@pytest.mark.rule("NC-FF-03", "NC-DEC-13")
def test_lit_and_unoccupied_tiles_can_go() -> None:
    there = table(GATHERED, under="", A="lit nerve 0 key").play("MOVE(E)")
    assert there.legal("REMOVE") == ["REMOVE(1,2)", "REMOVE(2,1)", "REMOVE(2,4)", "REMOVE(3,2)"]
    assert there.forbids("REMOVE(2,3)") == "NC-FF-03", "occupied"
    assert there.forbids("REMOVE(0,0)") == "NC-FF-03", "nothing there"


@pytest.mark.rule("NC-FF-03", "NC-FF-06", "NC-KEEP-14")
def test_unlit_keepers_go_when_nothing_else_is_left() -> None:
    board = """
        Qn . . . . .
        Qn . . . . .
        Qn . Te@A G@BCD . .
        Qn . . . . .
        Qn . . . . .
        Qn . . . . .
    """
    dark = dict.fromkeys("ABCD", "OUT nerve 0 no key")
    there = table(board, under="", mode="advanced", **dark).play("FORCED_STAY")
    assert there.legal("REMOVE") == [f"REMOVE({row},0)" for row in range(6)]


@pytest.mark.rule("NC-FF-04")
def test_when_only_occupied_tiles_are_left_the_game_is_lost() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X G@BCD . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    dark = dict.fromkeys("ABCD", OUT)
    assert table(board, under="", **dark).play("MOVE(E)").result() == "NC-FF-04"
    dark["A"] = "OUT nerve 1 key"
    waits = table(board, under="", **dark).play("MOVE(E)", "END")
    assert waits.legal() == ["SUSTAIN", "REMOVE(2,2)", "REMOVE(2,3)"], "no other tile is there"
    assert waits.play("REMOVE(2,2)").result() == "NC-FF-04"
    assert waits.tile(2, 2) == "X@A", "the position is kept as it was lost"
    assert PUBLISHED.from_text(waits.state.to_text()) == waits.state


@pytest.mark.rule("NC-FF-05", "NC-FF-07")
def test_the_acting_player_sustains_or_chooses() -> None:
    there = table(GATHERED, under="", A="lit nerve 1 key").play("MOVE(E)", "END")
    assert there.state.asked() == 0
    assert there.legal()[0] == "SUSTAIN", "decided before a tile is chosen"


@pytest.mark.rule("NC-FF-06", "NC-END-05")
def test_what_is_on_a_removed_tile_is_lost() -> None:
    board = GATHERED.replace(". . X . . .", ". . K . . .", 1)
    there = table(board, under="", A="lit nerve 0 no key").play("MOVE(E)", "END")
    assert "REMOVE(1,2)" in there.legal()
    assert there.play("REMOVE(1,2)").result() == "NC-END-05"


@pytest.mark.rule("NC-FF-09", "NC-DIRGE-12")
def test_the_chasm_cannot_be_chosen() -> None:
    board = """
        . . . . . .
        . . X . . .
        . X@A X G@BCD . .
        . . D D D .
        . . D D D .
        . . D D D .
    """
    there = table(board, under="", A="lit nerve 0 key", boss="dirge", omens="2").play("MOVE(E)")
    assert there.legal("REMOVE") == ["REMOVE(1,2)", "REMOVE(2,1)"]
    assert there.forbids("REMOVE(3,2)") == "NC-FF-09"


@pytest.mark.rule("NC-FF-10", "NC-MON-09")
def test_a_removal_triggers_nothing() -> None:
    board = GATHERED.replace(". . X . . .", ". . X W . .", 1)
    there = table(board, under="", A="lit nerve 0 key").play("STAY", "REMOVE(2,4)")
    assert there.tile(2, 4) == "."
    assert there.happened("MonstersAttacked") == []
    assert there.fact_names()[-2:] == ["FlickerTook", "TurnBegan"], "and no light step"


@pytest.mark.rule("NC-END-01", "NC-END-02", "NC-END-08")
def test_the_win_comes_first() -> None:
    board = cross(e="G@BCD", n="W").replace(". X@B", ". .").replace("X@A", "Ih@A")
    there = table(board, under="X", A="OUT nerve 0 key").play("MOVE(E)")
    outcome = there.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3), "lit or out does not matter"
    assert there.happened("WasHit") == []
    assert there.fact_names() == ["Moved", "Won"]
    assert [(fact.seat, fact.prisoner, fact.cell) for fact in there.happened("Won")] == [(0, "A", "(2,3)")]
    assert there.legal() == []


@pytest.mark.rule("NC-END-01", "NC-END-02")
def test_together_on_the_gate_without_all_keys_is_no_win() -> None:
    board = cross(e="G@BCD").replace(". X@B", ". .").replace("X@A", "K@A")
    there = table(board, under="X", D="lit nerve 0 no key")
    assert there.play("GIVE(A,D)").result() == "", "A takes the next Key, but is not on the Gate"
    assert there.play("MOVE(E)").result() == "NC-END-01"
    short = table(board.replace("K@A", "X@A"), under="X K", D="lit nerve 0 no key").play("MOVE(E)")
    assert short.result() == ""


@pytest.mark.rule("NC-END-03", "NC-END-04", "NC-END-05")
def test_a_loss_is_checked_after_every_batch() -> None:
    two = alone(cross(n="W"), "G X X", under="9T", A="lit nerve 0 key", B=OUT).play("MOVE(S)")
    assert two.result() == "NC-END-04"
    assert two.happened("WentDark") == [], "on the spot"


@pytest.mark.rule("NC-END-06")
def test_nothing_can_fill_the_line_any_more() -> None:
    last = table(
        GATHERED.replace("G@BCD", "G@BC"),
        "X",
        under="",
        A="lit nerve 0 key",
        D="falling (row 5) lit nerve 0 key",
    ).play("STAY")
    assert last.result() == "NC-END-06"


@pytest.mark.rule("NC-END-06")
@pytest.mark.parametrize("row", range(6))
def test_a_single_gap_is_enough_to_fall_for_ever(row: int) -> None:
    """In a row from end to end, and in the column beside it."""
    rows = [["."] * 6 for _ in range(6)]
    rows[row] = ["X"] * 6
    rows[row - 1][1:3] = ["X@A", "G@BC"]
    falls = {"under": "", "D": f"falling (row {row}) OUT nerve 0 key"}
    assert table(drawn(rows), **falls).result() == "", "the line is full"
    for column in range(6):
        rows[row][column] = "."
        with pytest.raises(Malformed, match="NC-END-06"):
            table(drawn(rows), **falls)
        turned = [list(line) for line in zip(*rows)]
        with pytest.raises(Malformed, match="NC-END-06"):
            table(drawn(turned), under="", D=f"falling (column {row}) OUT nerve 0 key")
        rows[row][column] = "X"


def drawn(rows: list[list[str]]) -> str:
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.rule("NC-END-03", "NC-END-06", "NC-FIEND-04")
def test_the_first_who_falls_for_ever_ends_it_before_the_next_chooses() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . . . . X@C .
        . . . . . X@B
        G@D . . . . .
    """
    people = {"A": "lit nerve 0 key", "B": OUT, "C": OUT, "D": OUT}
    there = table(board, "F", under="", mode="advanced", **people).play("MOVE(E)", "PLACE(N,F)")
    assert (there.step, there.state.asked()) == ("FALL", 1)
    there.play("FALL(ROW)")
    assert there.result() == "NC-END-06"
    assert [fact.prisoner for fact in there.happened("Fell")] == ["B"], "C is not asked any more"


@pytest.mark.rule("NC-END-03", "NC-END-06")
def test_a_fall_for_ever_ends_it_before_the_attack() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . Ih@A W X@B .
        . . . . . .
        . . . . . .
        G@CD . . . . .
    """
    there = table(board, under="", A="lit nerve 0 key").play("STAY", "FALL(ROW)")
    assert there.result() == "NC-END-06", "B, who has Nerve, is not asked to Block"
    assert there.fact_names()[-2:] == ["Fell", "Lost"]


APART = """
    . . . . . X
    . . . . . .
    . . X@A {e} . .
    . . . . . .
    G@BC . . . . .
    . . . . . .
"""


@pytest.mark.rule("NC-END-03", "NC-END-06", "NC-LO-10", "NC-LIGHT-15", "NC-STAY-12")
@pytest.mark.parametrize(
    ("east", "draws", "who", "decisions"),
    [
        (".", "O", OUT, ["MOVE(E)"]),
        (".", "O", "lit nerve 0 key", ["STAY"]),
        ("X", "O", "lit nerve 0 key", ["MOVE(E)"]),
        ("W", "T T T O", "lit nerve 1 key", ["CHARGE(E)", "SCRAMBLE(N)"]),
    ],
    ids=["blind move", "burned", "fill", "scramble"],
)
def test_the_last_tile_may_be_an_omen_that_fills_nothing(
    east: str, draws: str, who: str, decisions: list[str]
) -> None:
    there = alone(APART.format(e=east), draws, under="", boss="dirge", A=who, B=OUT, C=OUT).play(*decisions)
    assert there.result() == "NC-END-06", "D falls along row 5"
    assert there.fact_names()[-2:] == ["OmenSetAside", "Lost"], "on the spot"


@pytest.mark.rule("NC-END-03", "NC-END-06")
@pytest.mark.parametrize(
    ("east", "who", "lays"), [("X", "lit nerve 0 key", "PLACE(N,TN)"), (".", OUT, "TURN(TN)")]
)
def test_the_last_tile_laid_ends_it_for_who_falls(east: str, who: str, lays: str) -> None:
    there = alone(APART.format(e=east), "T", under="", A=who, B=OUT, C=OUT).play("MOVE(E)")
    assert there.result() == "", "not before it lies"
    assert there.play(lays).result() == "NC-END-06", "D falls along row 5"
    assert there.fact_names()[-2:] == ["TilePlaced", "Lost"], "on the spot"


@pytest.mark.rule("NC-END-03", "NC-END-06", "NC-DIRGE-03")
def test_an_omen_laid_last_may_still_fill_the_line() -> None:
    there = alone(
        APART.format(e="X"), "O", under="", boss="dirge", omens="1", A="lit nerve 0 key", B=OUT, C=OUT
    )
    there.play("MOVE(E)", "PLACE(S,O)")
    assert (there.result(), there.step) == ("", "DIRGE"), "before the Dirge lies nobody falls for ever"
    assert there.play("DIRGE(3,3,0)").result() == "NC-END-06", "the rest of row 5 is empty"


@pytest.mark.rule("NC-END-03", "NC-END-05", "NC-KEY-06")
def test_a_key_that_crumbles_ends_it_at_once() -> None:
    there = alone(APART.replace("X@A", "K@A").format(e="X"), under="9T", B=OUT, C=OUT, D=NO_KEY)
    there.play("MOVE(E)")
    assert there.result() == "NC-END-05"
    assert there.fact_names()[-2:] == ["PitsFormed", "Lost"], "on the spot"


@pytest.mark.rule("NC-END-07")
def test_isolation() -> None:
    lost = table(GATHERED, under="", A="lit nerve 0 key").play("STAY", "REMOVE(2,2)")
    assert lost.result() == "NC-END-07"
    keys = GATHERED.replace(". . X . . .", ". . K . . .", 1)
    enough = table(keys, under="", A="lit nerve 0 no key").play("MOVE(E)", "END")
    assert enough.result() == "", "the Key is within reach"
    assert enough.play("REMOVE(2,1)").result() == ""
    full = GATHERED.replace(". X@A X G@BCD X .", "X X@A X G@BCD X X")
    suspended = table(full, under="", A="lit nerve 0 key").play("STAY")
    assert suspended.result() == ""


@pytest.mark.rule("NC-END-09")
def test_the_third_time_the_same_position_is_lost() -> None:
    lit = "lit nerve 2 key"
    again = table(GATHERED.replace("X@A X G@BCD X", "G@ABC X G@D X"), under="", A=lit, B=lit, C=lit, D=lit)
    turns = 0
    while again.result() == "" and turns < 60:
        turns += 1
        if again.step == "ACT":
            again.play("STAY")
        elif again.step == "FLICKER":
            again.play("SUSTAIN")
        else:
            again.play("END")
    assert again.result() == "NC-END-09"
    assert again.state.turn <= 14


@pytest.mark.rule("NC-END-09")
def test_what_was_seen_is_forgotten_when_a_tile_is_gone() -> None:
    there = alone(cross(), "X", under="G 9T", B=OUT).play("STAY")
    assert there.state.history != []
    assert len(there.state.history) == 1, "the turn that just began"


@pytest.mark.rule("NC-END-10")
def test_a_finished_game_takes_no_action() -> None:
    there = table(GATHERED, under="", A="lit nerve 0 key").play("STAY", "REMOVE(2,2)")
    assert there.legal() == []
    assert there.state.asked() is None
    assert there.forbids("P0 STAY") == "NC-END-10"


@pytest.mark.rule("NC-END-08", "NC-DEC-18")
def test_everybody_wins_or_nobody() -> None:
    chance = SeededChance(11)
    state = PUBLISHED.setup({"players": "2"}, chance)
    while state.asked() is not None:
        legal = options_of(state)
        decide(state, legal[chance.below(len(legal))], chance)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners in ((), (0, 1))


@pytest.mark.rule("NC-END-07")
def test_a_key_nobody_can_reach_does_not_help() -> None:
    board = GATHERED.replace(". . . . . .", "Qn . . . . .", 1)
    there = table(board, under="", mode="advanced", A="lit nerve 0 no key").play("STAY")
    assert there.result() == "NC-END-07"
    near = GATHERED.replace(". X@A X", "Qe X@A X")
    assert table(near, under="", mode="advanced", A="lit nerve 0 no key").play("STAY").result() == ""


@pytest.mark.rule("NC-END-07")
def test_a_pit_does_not_join() -> None:
    there = table(GATHERED.replace("X@A X G", "X@A # G"), under="", A="lit nerve 0 key").play("STAY")
    assert there.result() == "NC-END-07"
