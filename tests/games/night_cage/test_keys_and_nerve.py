"""Keys, Gates and Nerve (NC-KEY, NC-GATE, NC-NERVE)."""

import pytest

from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import alone, table


@pytest.mark.rule("NC-KEY-01", "NC-KEY-02")
def test_a_key_is_taken_only_by_who_has_none() -> None:
    holder = alone(cross(e="K"), B=OUT, under="G 9T").play("MOVE(E)")
    assert holder.tile(2, 3) == "K@A", "left unclaimed"
    taker = alone(cross(e="K"), A="lit nerve 0 no key", B=OUT, under="G 9T").play("MOVE(E)")
    assert taker.tile(2, 3) == "k@A"


@pytest.mark.rule("NC-KEY-01")
def test_who_gives_its_key_away_on_a_key_tile_takes_the_next() -> None:
    board = cross(e="X@C").replace("X@A", "K@A")
    there = alone(board, B=OUT, C="lit nerve 0 no key", under="G 9T").play("GIVE(A,C)")
    assert (there.who("A").key, there.who("C").key) == (True, True)
    assert there.tile(2, 2) == "k@A"


@pytest.mark.rule("NC-KEY-03", "NC-KEY-04")
def test_who_can_pass_a_key_to_whom() -> None:
    board = cross(e="X@C", w="Te@D")
    bare = "lit nerve 0 no key"
    there = alone(board, A=bare, B=OUT, C="lit nerve 0 key", D="lit nerve 0 key", under="G K")
    assert there.legal("GIVE") == ["GIVE(C,A)"], "either of the two may be acting"
    assert there.forbids("GIVE(D,A)") == "NC-KEY-03", "a wall between them"
    assert there.forbids("GIVE(A,C)") == "NC-KEY-03", "nothing to give"
    assert there.forbids("GIVE(C,D)") == "NC-KEY-03", "neither is acting"
    there.play("GIVE(C,A)")
    assert there.legal("GIVE") == ["GIVE(A,C)"], "any number of times, and free"
    assert there.step == "ACT"
    full = alone(board, B=OUT, under="G")
    assert full.forbids("GIVE(A,C)") == "NC-KEY-02"


@pytest.mark.rule("NC-KEY-03")
def test_a_key_is_passed_on_the_first_space_as_anywhere() -> None:
    board = """
        X@A X@C .  .  .  X
        X   .   .  .  .  .
        .   .   .  .  .  .
        .   .   .  X@B .  .
        .   .   .  .  .  .
        X   .   .  .  .  ."""
    bare = "lit nerve 0 no key"
    there = alone(board, A=bare, B=OUT, C="OUT nerve 0 key", under="G K")
    assert there.legal("GIVE") == ["GIVE(C,A)"]
    back = alone(board, A="lit nerve 0 key", B=OUT, C="OUT nerve 0 no key", under="G K")
    assert back.legal("GIVE") == ["GIVE(A,C)"]


@pytest.mark.rule("NC-KEY-05")
def test_two_on_a_gate_can_pass() -> None:
    board = cross().replace("X@A", "G@AC")
    assert alone(board, B=OUT, C="OUT nerve 0 no key", under="K").legal("GIVE") == ["GIVE(A,C)"]


@pytest.mark.rule("NC-KEY-06", "NC-KEY-07", "NC-END-05")
def test_an_unclaimed_key_is_lost_with_its_tile() -> None:
    board = cross(e="K")
    bare = "lit nerve 0 no key"
    dark = alone(board, A=bare, B=OUT, under="G 9T").play("MOVE(W)")
    assert dark.result() == "NC-END-05", "gone in the dark"
    spare = alone(board, A=bare, B=OUT, under="G K 9T").play("MOVE(W)")
    assert spare.result() == "", "another Key is in the stack"
    assert spare.state.observe(0).keys_left == 4


@pytest.mark.rule("NC-KEY-07")
def test_a_key_tile_in_hand_counts() -> None:
    there = alone(cross(e="X"), "K", A="lit nerve 0 no key", B=OUT, under="G 9T").play("MOVE(E)")
    assert (there.state.observe(0).hand, there.state.observe(0).keys_left) == ("K", 4)
    burned = alone(cross(), "K", A="lit nerve 0 no key", B=OUT, under="G 9T").play("STAY")
    assert burned.result() == "NC-END-05"


@pytest.mark.rule("NC-KEY-08", "NC-LO-08")
def test_a_held_key_is_never_lost() -> None:
    there = alone(cross(n="W"), A="lit nerve 0 key", B=OUT, under="G 9T").play("MOVE(S)")
    assert there.who("A").key
    fallen = alone(cross().replace("X@A", "K@A"), "X", A="lit nerve 0 key", B=OUT).play("STAY", "FALL(ROW)")
    assert fallen.who("A").key


@pytest.mark.rule("NC-GATE-01", "NC-LIGHT-14")
def test_a_gate_is_drawn_and_placed_like_any_tile() -> None:
    there = alone(cross(e="X"), "G", B=OUT, under="9T").play("MOVE(E)")
    assert there.legal() == ["PLACE(N,G)", "PLACE(E,G)", "PLACE(S,G)"]
    there.play("PLACE(N,G)")
    assert there.tile(1, 3) == "G"


@pytest.mark.rule("NC-GATE-02")
def test_everybody_on_a_gate_is_hit_separately() -> None:
    board = """
        . . . . . .
        . X@A W . . .
        . X G@BCD . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    lit = "lit nerve 0 key"
    there = table(board, A=lit, B=lit, C=lit, D=lit, under="3G 20T").play("MOVE(S)")
    assert [(fact.prisoner, len(fact.tiles)) for fact in there.happened("WasHit")] == [
        ("B", 3),
        ("C", 3),
        ("D", 3),
    ]


@pytest.mark.rule("NC-GATE-03", "NC-PIT-09", "NC-FIEND-08")
def test_a_gate_is_lost_when_it_is_flipped() -> None:
    there = alone(cross(e="G"), "F", under="9T", B=OUT, mode="advanced").play("STAY", "SWAP(S)")
    assert there.tile(2, 3) == "#"
    assert there.result() == "NC-END-04"


@pytest.mark.rule("NC-NERVE-06", "NC-DEC-10", "NC-MON-15")
def test_a_block_saves_one_tile_and_no_light() -> None:
    there = alone(cross(n="W"), "X X", B=OUT, under="G 9T").play("MOVE(S)")
    assert there.legal() == ["BLOCK(NO)", "BLOCK(YES)"]
    there.play("BLOCK(YES)")
    hit = there.happened("WasHit")[0]
    assert (hit.tiles, hit.blocked) == (["X", "X"], True)
    assert not there.who("A").lit
    assert there.who("A").nerve == 0


@pytest.mark.rule("NC-NERVE-06", "NC-NERVE-09")
def test_a_prisoner_hit_twice_may_block_twice() -> None:
    board = """
        . . . . . .
        . . . W . .
        . . X@A X . .
        . . . W . .
        . . . . . .
        . . . . . X@B
    """
    there = alone(board, A="lit nerve 2 key", B=OUT, under="3G 12T").play(
        "MOVE(E)", "BLOCK(YES)", "BLOCK(YES)"
    )
    assert [len(fact.tiles) for fact in there.happened("WasHit")] == [2, 2]
    assert there.who("A").nerve == 0


@pytest.mark.rule("NC-NERVE-07", "NC-NERVE-09", "NC-NERVE-10")
def test_a_charge() -> None:
    there = alone(cross(e="W"), A="lit nerve 2 key", B=OUT, under="3G 12T").play("CHARGE(E)")
    assert there.who("A").nerve == 1
    assert there.happened("MonstersAttacked")[0].strikes[0].cell == "(2,3)"
    there.play("BLOCK(YES)")
    assert there.who("A").nerve == 0
    assert there.step == "SCRAMBLE"
    nothing = alone(cross(), B=OUT)
    assert nothing.forbids("CHARGE(E)") == "NC-NERVE-07", "no monster there"


GATHERED = """
    . . . . . .
    . . X . . .
    . X X@A G@BCD . .
    . . X . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.rule("NC-NERVE-08", "NC-DEC-13", "NC-FF-02")
def test_sustain_skips_the_removal() -> None:
    there = table(GATHERED, under="").play("STAY")
    assert there.step == "FLICKER"
    there.play("SUSTAIN")
    assert there.discards == ""
    assert there.who("A").nerve == 1
    assert there.state.observe(0).acting == "B"
    apart = GATHERED.replace("X X@A", "X@A X")
    poor = table(apart, under="", A="lit nerve 0 key").play("MOVE(E)")
    assert poor.forbids("SUSTAIN") == "NC-NERVE-08"


@pytest.mark.rule("NC-NERVE-10", "NC-NERVE-03")
def test_nerve_gained_by_a_stay_can_sustain_the_same_turn() -> None:
    there = table(GATHERED, under="", A="lit nerve 0 key").play("STAY", "SUSTAIN")
    assert there.who("A").nerve == 0
    assert [person.nerve for person in there.state.observe(0).prisoners] == [0, 1, 1, 1], "only its own"


@pytest.mark.rule("NC-NERVE-11")
def test_only_a_block_is_spent_on_anothers_turn() -> None:
    board = cross(n="W", s="X@C")
    there = alone(board, A="lit nerve 0 key", B=OUT, C="lit nerve 1 key", under="3G 12T").play("MOVE(E)")
    assert (there.step, there.state.asked()) == ("HIT", 2)


@pytest.mark.rule("NC-NERVE-12", "NC-KEEP-06", "NC-PATH-04")
@pytest.mark.parametrize(("tile", "blockable"), [("W", True), ("Qs", False), ("P", False)])
def test_what_can_be_blocked(tile: str, blockable: bool) -> None:
    options = {"mode": "advanced", "boss": "pathless"}
    there = alone(cross(n=tile), A="lit nerve 1 key", B=OUT, under="3G Q 12T", **options).play("MOVE(S)")
    assert (there.step == "HIT") is blockable
    if not blockable:
        assert there.who("A").nerve == 1


@pytest.mark.rule("NC-NERVE-13", "NC-TURN-07")
def test_no_move_again_after_a_stay() -> None:
    there = alone(cross(), "X", A="lit nerve 1 key", B=OUT).play("STAY")
    assert there.state.observe(0).acting == "B"
    gifts = alone(cross(e="X@C"), "X", B=OUT, C="OUT nerve 0 no key", under="G K 9T").play("STAY").fill()
    assert gifts.step == "AGAIN"
    assert gifts.forbids("MOVE(N)") == "NC-NERVE-13"


@pytest.mark.rule("NC-NERVE-14", "NC-LO-03")
def test_moving_again_in_the_dark_and_by_charge() -> None:
    board = """
        . . . . . .
        . . . . . .
        X@A X Qe . . .
        . . . . . .
        . . . . . .
        . . . . X@B .
    """
    options = {"B": OUT, "under": "3G 12T", "mode": "advanced"}
    there = alone(board.replace("Qe", "Qn"), A="OUT nerve 1 key", **options).play("MOVE(E)")
    assert there.step == "AGAIN"
    assert there.legal() == ["END", "MOVE(N)", "MOVE(S)", "MOVE(W)"], "blind Moves; the tile left went dark"
    assert there.forbids("CHARGE(E)") == "NC-NERVE-14"
    assert there.forbids("STAY") == "NC-DEC-12"
    rich = alone(board.replace("Qe", "Qn"), A="OUT nerve 2 key", **options).play("MOVE(E)", "CHARGE(E)")
    assert [fact.use for fact in rich.happened("NerveSpent")] == ["again", "charge"]
    assert rich.who("A").nerve == 0
