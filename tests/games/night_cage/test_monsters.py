"""Wax Eaters, attacks, scrambling (NC-MON, NC-SCR)."""

import pytest

from lampblack.games.night_cage.rules.sight import seers, sight
from lampblack.kernel.bits import members
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import alone, seen_by, table


@pytest.mark.rule("NC-MON-01", "NC-MON-02", "NC-MON-03", "NC-MON-04", "NC-MON-05")
def test_what_a_wax_eater_sees() -> None:
    board = """
        . . Iv . . .
        . . G@B . . .
        Ih Ih W X W Te
        . . Ih . . .
        . . . . . .
        . . Iv . . X@A
    """
    there = alone(board, A=OUT, B=OUT)
    east = {"(2,3)", "(2,4)", "(2,5)"}
    north = {"(1,2)", "(0,2)", "(5,2)"}
    west = {"(2,1)", "(2,0)"}
    assert seen_by(there, "(2,2)") == east | north | west, (
        "walls stop it; prisoners, Gates and monsters do not"
    )
    cell = there.state.board.names.index("(2,2)")
    assert cell in members(sight(there.state, cell)), "its own space"
    ring = alone(board.replace("Te", "Ih"), A=OUT, B=OUT)
    assert seen_by(ring, "(2,2)") == east | north | west, "round the edge and back, ending at itself"


@pytest.mark.rule("NC-MON-03", "NC-PIT-07")
def test_gaps_and_pits_stop_sight() -> None:
    there = alone(cross(e="W", w="#").replace("W . .", "W . X"), B=OUT)
    assert seen_by(there, "(2,3)") == {"(2,2)"}, "not beyond the gap, nor into the Pit"


@pytest.mark.rule("NC-MON-06")
def test_light_plays_no_part() -> None:
    there = alone(cross(e="Qw"), A=OUT, B=OUT, under="G Q 9T", mode="advanced").play("MOVE(W)")
    assert [fact.cell for fact in there.happened("WasHit")] == ["(2,3)"]


@pytest.mark.rule("NC-MON-07")
@pytest.mark.parametrize(
    ("move", "board", "attacks"),
    [
        ("MOVE(E)", cross(n="W"), True),  # out of the line of sight
        ("MOVE(E)", cross(e="X").replace(". . X . . .", ". . X W . .", 1), True),  # into it
        ("MOVE(E)", cross(w="W"), True),  # along it
        ("MOVE(E)", cross(n="Tw").replace(". . Tw .", ". W Tw ."), False),  # past a wall
    ],
)
def test_a_move_is_seen_at_both_ends(move: str, board: str, attacks: bool) -> None:
    there = alone(board, A="lit nerve 0 key", B=OUT, under="G 9T").play(move)
    assert bool(there.happened("MonstersAttacked")) is attacks


@pytest.mark.rule("NC-MON-07", "NC-MON-08", "NC-FALL-04")
def test_a_leap_counts_only_the_space_left() -> None:
    left = alone(cross(n="W", e="#"), A="lit nerve 0 key", B=OUT, under="G 9T").play("MOVE(E)", "FALL(ROW)")
    assert left.happened("MonstersAttacked") != []
    assert left.happened("WasHit") == [], "the faller evades"
    into = alone(cross(e="#").replace("X@A # .", "X@A # W"), B=OUT, under="G 9T").play("MOVE(E)", "FALL(ROW)")
    assert into.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-MON-08", "NC-STAY-10")
def test_a_fall_after_a_stay_triggers_even_what_was_swapped_in() -> None:
    board = cross().replace("X@A", "Iv@A")
    there = alone(board, "W", A="lit nerve 0 key", B=OUT, under="G 9T").play("STAY", "SWAP(N)", "FALL(ROW)")
    assert [strike.cell for strike in there.happened("MonstersAttacked")[0].strikes] == ["(1,2)"]
    assert there.happened("WasHit") == []


@pytest.mark.rule("NC-MON-09")
def test_a_key_pass_and_a_relighting_trigger_nothing() -> None:
    board = cross(n="W", e="X@C")
    there = alone(board, A="lit nerve 0 key", B=OUT, C="OUT nerve 0 no key", under="G K 9T")
    there.play("GIVE(A,C)", "STAY").fill()
    assert there.who("C").lit
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-MON-11", "NC-MON-12", "NC-MON-14")
def test_the_chain_reaction_and_one_attack_each() -> None:
    board = """
        . . . . . .
        . . X@A X . .
        . . W Ih@C W .
        . . . . Iv .
        . . . . W .
        . . . . X@D .
    """
    lit = "lit nerve 0 key"
    there = alone(board, A=lit, C=lit, D=lit, under="4G 12T 6I 4X").play("MOVE(E)")
    strikes = there.happened("MonstersAttacked")[0].strikes
    chain = [(strike.cell, strike.set_off_by) for strike in strikes]
    assert chain == [("(2,2)", None), ("(2,4)", "(2,2)"), ("(4,4)", "(2,4)")]
    hits = [(fact.prisoner, fact.cell) for fact in there.happened("WasHit")]
    assert hits == [("C", "(2,2)"), ("C", "(2,4)"), ("D", "(2,4)"), ("D", "(4,4)")]
    assert there.who("A").lit, "nobody attacks twice, and A evaded"


@pytest.mark.rule("NC-MON-12", "NC-SCR-05")
def test_a_later_resolution_in_the_same_turn_is_separate() -> None:
    there = alone(cross(e="W"), "T T T W", under="3G 6X 9T", B=OUT, A="lit nerve 1 key")
    there.play("CHARGE(E)", "SCRAMBLE(E)")
    attacks = [[strike.cell for strike in fact.strikes] for fact in there.happened("MonstersAttacked")]
    assert attacks == [["(2,3)"], ["(2,4)", "(2,3)"]], "the one just left joins by chain reaction"
    assert len(there.happened("WasHit")) == 3, "by the first alone, then by both"
    assert there.step == "SCRAMBLE"


@pytest.mark.rule("NC-MON-13", "NC-MON-14")
def test_hits_are_counted_where_everybody_is_then() -> None:
    ring = """
        . . . . . .
        . X@A X . . .
        Ih W Ih@C Ih Ih Ih
        . . . . . .
        . . . . . .
        . . . X@B . .
    """
    there = alone(ring, A="lit nerve 0 key", B=OUT, C="OUT nerve 0 key", under="G 9T").play("MOVE(E)")
    assert [fact.prisoner for fact in there.happened("WasHit")] == ["C"], (
        "out or lit, once though seen from both sides"
    )


@pytest.mark.rule("NC-MON-15", "NC-MON-16")
def test_the_order_of_hits() -> None:
    board = """
        . . . . . .
        . . W . . .
        . X@C X@B X@D . .
        . . X . . .
        . . W . . .
        . . X@A . . .
    """
    lit = "lit nerve 0 key"
    there = table(board, acting="B", A=lit, B=lit, C=lit, D=lit, under="4G 15T 6I").play("MOVE(S)")
    hits = [(fact.prisoner, fact.cell) for fact in there.happened("WasHit")]
    assert hits == [("B", "(1,2)"), ("B", "(4,2)"), ("A", "(1,2)"), ("A", "(4,2)")]


@pytest.mark.rule("NC-MON-17", "NC-MON-18", "NC-FF-01")
def test_a_hit_costs_three_tiles_or_what_is_left() -> None:
    three = alone(cross(n="W"), "X T I", under="G", A="lit nerve 0 key", B=OUT).play("MOVE(S)")
    assert three.happened("WasHit")[0].tiles == ["X", "T", "I"]
    board = cross(n="W", s="X").replace(". X@B", ". .").replace("X@A X", "X@A G@BCD")
    short = table(board, "X T", under="", A="lit nerve 0 key").play("MOVE(S)")
    assert short.happened("WasHit")[0].tiles == ["X", "T"]


@pytest.mark.rule("NC-MON-19", "NC-DIRGE-08", "NC-GATE-03", "NC-KEY-07")
def test_a_penalty_has_no_effect_but_the_loss() -> None:
    there = alone(
        cross(n="W"), "O W F", under="G Q", A="lit nerve 0 key", B=OUT, boss="dirge", mode="advanced"
    )
    there.play("MOVE(S)")
    assert there.happened("WasHit")[0].tiles == ["O", "W", "F"]
    assert there.state.observe(0).omens == 0
    gates = alone(cross(n="W"), "G G X", under="X", A="lit nerve 0 key", B=OUT).play("MOVE(S)")
    assert gates.result() == "NC-END-04"


@pytest.mark.rule("NC-MON-20", "NC-MON-22")
def test_an_attacker_stays_until_the_darkness() -> None:
    there = alone(cross(e="W"), "T T T", under="G 6X", B=OUT, A="lit nerve 1 key").play("CHARGE(E)")
    assert there.step == "SCRAMBLE"
    assert there.tile(2, 3) == "W@A", "charged, so it is no Pit"


@pytest.mark.rule("NC-MON-23")
def test_who_is_out_pays_and_stays_out() -> None:
    there = alone(cross(n="W"), A=OUT, B=OUT, under="G 9T").play("MOVE(S)")
    assert len(there.happened("WasHit")[0].tiles) == 3
    assert there.happened("WasHit")[0].put_out is False
    assert not there.who("A").lit


@pytest.mark.rule("NC-SCR-01", "NC-SCR-02", "NC-DEC-11")
def test_where_one_can_scramble() -> None:
    board = """
        . . . . . .
        . . . # . .
        . . X@A W Tw .
        . . . G@C . .
        . . . . . .
        . . . . . X@B
    """
    there = alone(board, "T T T", under="G 9T", A="lit nerve 1 key", B=OUT, C=OUT).play("CHARGE(E)")
    assert there.legal() == ["SCRAMBLE(N)", "SCRAMBLE(S)", "SCRAMBLE(W)"], "a Pit, a Gate, back; not a wall"
    assert there.forbids("SCRAMBLE(E)") == "NC-SCR-02"
    there.play("SCRAMBLE(N)", "FALL(ROW)")
    assert there.who("A").line == "row 1"
    occupied = alone(
        board.replace("G@C", "X@C").replace("Tw", "W"),
        "T T T",
        under="4G 20T",
        A="lit nerve 1 key",
        B=OUT,
        C=OUT,
    )
    assert occupied.play("CHARGE(E)").legal() == ["SCRAMBLE(N)", "SCRAMBLE(W)"], "nor a person, nor a monster"


@pytest.mark.rule("NC-SCR-03", "NC-SCR-04", "NC-DEC-07")
def test_scrambling_into_the_unknown() -> None:
    there = alone(cross(e="W"), "T T T T", under="G 9T", A="lit nerve 1 key", B=OUT).play("CHARGE(E)")
    assert "SCRAMBLE(N)" in there.legal()
    drawn = len(there.happened("TileDrawn"))
    there.play("SCRAMBLE(N)")
    assert len(there.happened("TileDrawn")) == drawn + 1, "the tile is seen after the choice"
    assert there.legal() == ["TURN(TN)", "TURN(TE)", "TURN(TW)"]
    assert there.forbids("TURN(TS)") == "NC-SCR-03"


@pytest.mark.rule("NC-SCR-06")
def test_a_scramble_is_not_a_move() -> None:
    there = alone(cross(e="W"), "T T T X", under="G 9T", A="lit nerve 2 key", B=OUT)
    there.play("CHARGE(E)", "BLOCK(NO)", "SCRAMBLE(N)")
    assert there.step == "AGAIN", "it cost no Nerve, and the Charge was the Move"
    assert there.who("A").nerve == 1
    assert len(there.happened("MonstersAttacked")) == 1, "leaving the monster's sight triggers nothing"


@pytest.mark.rule("NC-SCR-07", "NC-MON-05")
def test_with_nowhere_to_scramble_one_is_stranded_and_must_act_from_there() -> None:
    board = """
        . . . . . .
        . . Ih . . .
        Iv Iv Qn Iv Iv X@B
        . . Ih . . .
        . . . . . .
        . . . . . .
    """
    there = alone(
        board, "T T T", under="3G Q X 9T", A="falling (row 2) lit nerve 0 key", B=OUT, mode="advanced"
    )
    there.play("LAND(2,2)")
    assert there.happened("Stranded")[0].cell == "(2,2)"
    assert (there.step, there.tile(2, 2)) == ("ACT", "Qn@A")
    there.script("tile X").play("MOVE(N)")
    assert [fact.cell for fact in there.happened("WasHit")] == ["(2,2)", "(2,2)"], (
        "moving off it sets it off again"
    )


@pytest.mark.rule("NC-SCR-07")
def test_on_a_pit_with_nowhere_to_scramble_one_falls_again() -> None:
    row = """
        . . . . . .
        . . . Ts . .
        X X Te W Tw X@B
        . . . Tn . .
        . . . . . .
        . . . . . .
    """
    there = alone(row, under="G 9T", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,3)")
    assert there.step == "FALL"


@pytest.mark.rule("NC-SCR-08", "NC-FIEND-05")
def test_scrambling_onto_a_pit_fiend() -> None:
    there = alone(cross(e="W"), "T T T F", under="G 9T", A="lit nerve 1 key", B=OUT, mode="advanced")
    there.play("CHARGE(E)", "SCRAMBLE(N)")
    assert there.tile(1, 3) == "#@A"
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 3"


@pytest.mark.rule("NC-SCR-08", "NC-DIRGE-11")
@pytest.mark.parametrize(("corner", "line"), [("(2,2,0)", "row 2"), ("(3,3,0)", "row 3")])
def test_scrambling_onto_the_second_omen(corner: str, line: str) -> None:
    options = {"boss": "dirge", "omens": "1"}
    there = alone(cross(e="W"), "T T T O", under="G 9T", A="lit nerve 1 key", B=OUT, **options)
    there.play("CHARGE(E)", "SCRAMBLE(S)", f"DIRGE{corner}")
    while there.step == "FALL":
        there.play("FALL(ROW)")
    assert there.who("A").line == line, "swallowed on the monster, or after reaching the chasm"


@pytest.mark.rule("NC-SCR-09")
def test_arrival_effects_of_a_scramble() -> None:
    there = alone(cross(e="W"), "T T T K", under="G 9T", A="lit nerve 1 no key", B=OUT)
    there.play("CHARGE(E)", "SCRAMBLE(N)")
    assert there.who("A").key
    board = cross(e="W").replace(". . X . . .", ". . X G@BCD . .", 1).replace(". X@B", ". .")
    home = table(board, "T T T", under="G 9T", A="lit nerve 1 key", B=OUT, C=OUT, D=OUT).play("CHARGE(E)")
    while home.step == "HIT":
        home.play("BLOCK(NO)")
    home.play("SCRAMBLE(N)")
    assert home.result() == "NC-END-01"


@pytest.mark.rule("NC-LO-10")
def test_a_scramble_whose_draw_was_only_the_first_omen_is_chosen_anew() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . X@A W . .
        . X G@BCD . . .
        . . X . . .
        . . . . . .
    """
    there = table(board, "T T T O", under="", A="lit nerve 1 key", boss="dirge").play(
        "CHARGE(E)", "SCRAMBLE(N)"
    )
    assert there.tile(1, 3) == "."
    assert there.happened("Scrambled")[0].cell == "(2,2)", "the only way left"


@pytest.mark.rule("NC-INV-07")
def test_sight_is_symmetric_from_the_prisoner_too() -> None:
    there = alone(cross(n="W", e="W"), B=OUT)
    names = there.state.board.names
    watched = {names[cell] for cell in members(seers(there.state, names.index("(2,2)")))}
    assert watched == {"(1,2)", "(2,3)"}
