"""Cards that move the Hunter and the trees (NYC-PRIM-01 to -08)."""

import pytest

from tests.games.nyctophobia.forest import GAME, axe, mage, table, walk

# --- moving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NYC-PRIM-01", "NYC-AX-03")
def test_headlong_rush() -> None:
    game = axe("X=A1 1=H1 2=H8", "AX-03")
    assert game.where(0) == "D1"
    assert "all E-VERBAL{taunt,1}" in game.all_told()
    noisy = axe("X=A1 1=H1 2=H8", "AX-03", noise="A8")
    assert noisy.where(0) == "A3"


@pytest.mark.rule("NYC-PRIM-02", "NYC-AX-05")
def test_through_the_brush() -> None:
    game = axe("X=A1 1=D1 2=H8", "AX-05", "A1-B1")
    assert game.legal() == ["USE_YES", "USE_NO"]
    told = game.do("USE_YES")
    assert told[0] == "all E-FOREST{felled}"
    assert game.forest.trees == []
    assert game.where(0) == "C1"
    spared = axe("X=A1 1=D1 2=H8", "AX-05", "A1-B1")
    assert not any("FOREST" in line for line in spared.do("USE_NO"))
    assert (walk(spared), spared.forest.trees) == ("B2", ["A1-B1"])
    # One crossing only: the second tree on the line is walked around.
    two = axe("X=A1 1=F1 2=H8", "AX-05", "A1-B1 B1-C1", noise="F1", hidden="P1")
    two.do("USE_YES")
    assert walk(two) in ("C2", "D1", "D2")
    assert len(two.forest.trees) == 1


@pytest.mark.rule("NYC-PRIM-03", "NYC-MG-10")
def test_ghost_step() -> None:
    game = mage("X=A1 1=D1 2=H8", "MG-10", "A1-B1")
    told = game.do("USE_YES")
    assert game.where(0) == "C1"
    assert game.forest.trees == ["A1-B1"]
    assert not any("FOREST" in line for line in told)
    noisy = mage("X=A1 1=H1 2=H8", "MG-10", "A1-A2", noise="A3")
    noisy.do("USE_YES")
    assert noisy.where(0) == "A3"


@pytest.mark.rule("NYC-PRIM-04", "NYC-AX-06")
def test_easy_prey() -> None:
    game = axe("X=A4 1=A1 2=H4", "AX-06", held="1 0", noise="")
    game.do("CLAIM(NEAR:P1)")
    assert game.where(0) == "D4"
    full = axe("X=A4 1=A1 2=H4", "AX-06")
    full.do("CLAIM(NEAR:P1)")
    assert full.where(0) == "A2"  # nobody is without a rock: plain Move 2
    noisy = axe("X=A4 1=A1 2=H4", "AX-06", held="1 0", noise="A8")
    noisy.do("CLAIM(NEAR:P1)")
    assert noisy.where(0) == "A6"


@pytest.mark.rule("NYC-PRIM-04", "NYC-PRIM-05")
@pytest.mark.parametrize("mode", ["1:5", "2:0"])  # MOVE_TO those without a rock; MOVE_CAR
def test_towards_somebody_a_noise_ends_only_where_the_hunter_enters_it(mode: str) -> None:
    """No card meets a noise here; the primitives say what would happen."""
    fields = {"active": "P0", "held": "1 0", "agenda": f"WALK:2:{mode}:0:0"}
    trees = "A4-A5 A3-A4 B3-B4"
    beside = table("X=A4 1=A1 2=B7 C=C5,C6", trees, noise="C5", **fields)
    assert walk(beside) in ("B5", "C4")
    assert beside.forest.noise == "C5"  # reached, were it a plain move
    entered = table("X=A4 1=A1 2=B7 C=C5,C6", trees, noise="B4", **fields)
    entered.do(entered.legal()[0])
    assert entered.state.noise == -1


@pytest.mark.rule("NYC-PRIM-02")
def test_two_felled_trees_are_announced_once() -> None:
    game = table("X=A1 1=E1 2=H8", "A1-B1 B1-C1", active="P0", agenda="WALK:3:0:0:2:1")
    told = game.do(game.legal()[0])
    assert told.count("all E-FOREST{felled}") == 1
    assert (game.where(0), game.forest.trees) == ("D1", [])


@pytest.mark.rule("NYC-PRIM-04", "NYC-AX-01")
def test_bloodlust_ignores_noise_only_in_its_quiet_part_and_ends_what_it_enters() -> None:
    game = axe("X=A4 1=A1 2=H4", "AX-01", health="2 1")
    game.do("CLAIM(NEAR:P1)", "CLAIM(ME:P2:W)")
    assert game.where(0) == "D4"
    nobody = axe("X=A4 1=A1 2=H4", "AX-01")
    nobody.do("CLAIM(NEAR:P1)", "CLAIM(ME:P2:W)")
    assert nobody.where(0) == "A2"


@pytest.mark.rule("NYC-PRIM-05", "NYC-AX-12")
def test_back_to_the_wreck() -> None:
    game = axe("X=D7 1=A1 2=A8", "AX-12")
    game.do("CLAIM(ME:P1:E)")
    assert game.where(0) == "F7"  # beside the car it stops
    far = axe("X=A4 1=A1 2=H1", "AX-12", hidden="P1")
    far.do("CLAIM(ME:P2:S)")
    walk(far)
    assert far.state.forest.doorstep_distances()[far.state.place[0]] == 5  # it was 8 steps away
    noisy = axe("X=A4 1=H1 2=H2", "AX-12", noise="A1")
    noisy.do("CLAIM(ME:P1:S)")
    assert noisy.where(0) == "A2"


# --- trees --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NYC-PRIM-06", "NYC-AX-04", "NYC-PRIM-22")
def test_split_the_trunk() -> None:
    game = axe("X=D4 1=H1 2=H8", "AX-04", "D4-E4 D3-D4 A1-B1", noise="A4")
    assert game.legal() == ["FELL(D3-D4)", "FELL(D4-E4)", "DONE"]  # only those of its own cell
    assert game.do("FELL(D3-D4)") == ["all E-FOREST{felled}"]
    assert game.legal() == ["FELL(D4-E4)", "DONE"]
    told = game.do("FELL(D4-E4)")
    assert "all E-FOREST{felled}" not in told  # once
    assert game.where(0) == "C4"
    none = axe("X=D4 1=H1 2=H8", "AX-04", "D4-E4")
    none.do("DONE")
    assert not any("FOREST" in line for line in none.all_told())
    fight = axe("X=D4 1=E4 2=H8", "AX-04", "D4-E4")
    assert fight.do("FELL(D4-E4)")[:2] == ["all E-FOREST{felled}", "all E-COMBAT{1,W}"]


@pytest.mark.rule("NYC-PRIM-07", "NYC-AX-11")
def test_deadfall() -> None:
    game = axe("X=A1 1=H1 2=H8", "AX-11")
    assert game.where(0) == "C1"
    assert game.legal() == ["PLANT(C1-D1)", "PLANT(C1-C2)", "PLANT(B1-C1)", "DONE"]
    assert game.do("PLANT(C1-D1)") == ["all E-FOREST{planted}"]
    told = game.do("PLANT(C1-C2)")
    assert "all E-FOREST{planted}" not in told
    assert game.forest.trees == ["C1-D1", "C1-C2"]
    corner = axe("X=B1 1=H1 2=H8", "AX-11", "C1-D1 B1-C1")
    walk(corner)
    assert not any("C1-C2" in action for action in corner.legal()) or corner.where(0) != "C1"
    noisy = axe("X=A1 1=H1 2=H8", "AX-11", noise="C1")
    noisy.do("PLANT(C1-D1)")
    assert noisy.asked != "P0 PLANT"  # one tree in the noise part


@pytest.mark.rule("NYC-PRIM-07", "NYC-MG-06")
def test_briar_cage() -> None:
    game = mage("X=A1 1=D4 2=H8", "MG-06", "D3-D4")
    assert "all E-VERBAL{taunt,2}" in game.all_told()
    game.do("PICK(P1)")
    assert game.legal() == ["PLANT(D4-E4)", "PLANT(D4-D5)", "PLANT(C4-D4)", "DONE"]
    assert game.do("PLANT(D4-E4)") == ["all E-FOREST{planted}"]
    assert "all E-FOREST{planted}" not in game.do("PLANT(D4-D5)")  # once
    assert game.forest.trees == ["D4-E4", "D3-D4", "D4-D5"]
    full = mage("X=A1 1=D4 2=H8", "MG-06", "D3-D4 D4-E4 D4-D5", noise="A8")
    full.do("PICK(P1)")
    assert full.asked != "P0 PLANT"  # the last open edge would cut D4 off


@pytest.mark.rule("NYC-PRIM-08", "NYC-MG-02")
def test_walking_trees() -> None:
    game = mage("X=A1 1=D4 2=H8", "MG-02", "D3-D4 A8-B8")
    assert game.legal() == ["LIFT(A8-B8)", "LIFT(D3-D4)", "DONE"]
    game.do("LIFT(A8-B8)")
    assert "SET(A8-B8)" not in game.legal()  # a different edge
    assert "SET(G7-H7)" not in game.legal()  # it would split the car
    assert "SET(D3-D4)" not in game.legal()
    sealed = mage("X=A1 1=D4 2=H8", "MG-02", "D3-D4 H6-H7")
    sealed.do("LIFT(D3-D4)")
    assert "SET(H7-H8)" not in sealed.legal()  # the car's last way in on that side
    assert game.do("SET(D4-E4)") == ["all E-FOREST{moved}"]
    assert game.forest.trees == ["D4-E4", "D3-D4"]
    told = game.do("LIFT(D3-D4)", "SET(D4-D5)")
    assert "all E-FOREST{moved}" not in told
    fight = mage("X=D3 1=D4 2=H8", "MG-02", "D3-D4")
    fight.do("LIFT(D3-D4)")
    assert "all E-COMBAT{1,N}" in fight.do("SET(A1-B1)")
    noisy = mage("X=A1 1=D4 2=H8", "MG-02", "D3-D4", noise="A8")
    noisy.do("LIFT(D3-D4)", "SET(A1-B1)")
    assert noisy.asked != "P0 LIFT"


@pytest.mark.rule("NYC-PRIM-06", "NYC-PRIM-07", "NYC-PRIM-08")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("agenda", "trees"),
    [("FELL:{}:0", "D3-D4 D4-E4 D4-D5"), ("PLANT:{}:0:0", ""), ("LIFT:{}:0", "A1-B1")],
)
def test_as_many_trees_as_the_card_says_and_no_more(agenda: str, trees: str, number: int) -> None:
    game = table("X=D4 1=A8 2=H8", trees, active="P0", hunter="simple", agenda=agenda.format(number))
    kind = agenda.partition(":")[0]
    done = 0
    while game.asked in (f"P0 {kind}", "P0 SET"):
        done += game.asked == f"P0 {kind}"
        assert GAME.from_text(game.state.to_text()) == game.state
        game.do(game.legal()[0])
    assert done == number
