"""Cards that move, find and rob the Hunted, and what ends a card (NYC-PRIM-09 to -23)."""

import pytest

from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import axe, mage, table, walk


@pytest.mark.rule("NYC-PRIM-09", "NYC-MG-01", "NYC-PRIM-21")
def test_hypnotize_without_noise() -> None:
    game = mage("X=A1 1=D1 2=H8 3=A8", "MG-01")
    assert game.legal() == ["PICK(P1)", "PICK(P2)", "PICK(P3)"]
    told = game.do("PICK(P3)")
    assert (told, game.where(3)) == (["s3 P-MOVED{}"], "A7")
    assert game.legal() == ["PICK(P1)", "PICK(P2)"]
    told = game.do("PICK(P2)")
    assert game.asked == "P0 PULL"
    assert game.do("PULL(G8)") == ["s2 P-MOVED{}"] or game.where(2) == "G8"
    blocked = mage("X=A1 1=C1 2=D1", "MG-01")
    blocked.do("PICK(P2)")
    assert blocked.where(2) == "D1"  # somebody stands in the way


@pytest.mark.rule("NYC-PRIM-09")
def test_being_pulled_picks_up_rocks_and_may_enter_the_car() -> None:
    game = mage("X=A1 1=D1 2=H1", "MG-07", rocks="C1", hidden="P2")
    assert game.where(1) in ("C1", "B1")
    assert game.hunted(1).rocks == 2
    assert "s1 P-ROCKS{2}" in game.all_told()
    assert not any("E-ENTER" in line for line in game.all_told())
    car = mage("X=A7 1=H7 2=C1 C=F7,G7", "MG-01", noise="A1")
    assert car.where(1) == "F7"


@pytest.mark.rule("NYC-PRIM-10", "NYC-MG-07")
def test_siren_thread() -> None:
    game = mage("X=A1 1=D8 2=H8 3=A8", "MG-07", noise="F8")
    assert [game.where(seat) for seat in (1, 2, 3)] == ["E8", "G8", "B8"]
    quiet = mage("X=A1 1=D1 2=H8", "MG-07")
    assert quiet.where(1) == "C1"
    assert quiet.where(2) == "H8"


@pytest.mark.rule("NYC-PRIM-11", "NYC-MG-08")
def test_tilt_the_world() -> None:
    game = mage("X=A1 1=D4 2=E4 3=H8", "MG-08", "H7-H8")
    assert game.asked == "P0 CLAIM"
    assert "CLAIM(NEAR:P3)" in game.legal()  # a lie
    game.do("CLAIM(NEAR:P3)")
    assert game.legal() == ["TILT(N)", "TILT(E)", "TILT(S)", "TILT(W)"]
    told = game.do("TILT(E)")
    assert [game.where(seat) for seat in (1, 2, 3)] == ["E4", "F4", "H8"]  # the farthest first
    assert told[:2] == ["s2 P-MOVED{}", "s1 P-MOVED{}"]
    north = mage("X=A8 1=D4 2=E4 3=H8", "MG-08", "H7-H8")
    assert north.do("CLAIM(ME:P1:N)", "TILT(N)")[1:3] == ["s1 P-MOVED{}", "s2 P-MOVED{}"]  # ties by seat
    assert [north.where(seat) for seat in (1, 2, 3)] == ["D3", "E3", "H8"]
    noisy = mage("X=A1 1=D4 2=E8", "MG-08", noise="A8")
    noisy.do("CLAIM(ME:P1:E)")
    assert noisy.where(0) == "A3"


@pytest.mark.rule("NYC-PRIM-12", "NYC-MG-04")
def test_changelings() -> None:
    game = mage("X=A1 1=D4 2=H8 3=A8", "MG-04", rocks="H8")
    assert game.legal() == ["PICK(P1)", "PICK(P2)"]
    game.do("PICK(P1)")
    assert game.legal() == ["PICK(P2)", "PICK(P3)"]
    told = game.do("PICK(P2)")
    assert told[:3] == ["s1 P-MOVED{}", "s1 P-ROCKS{2}", "s2 P-MOVED{}"]
    assert (game.where(1), game.where(2)) == ("H8", "D4")
    few = mage("X=A1 1=D4 2=H8", "MG-04", hidden="P1")
    assert few.where(1) == "D4"
    spent = mage("X=D3 1=D5 2=H8", "MG-04", noise="A1")
    assert (spent.where(1), spent.where(2)) == ("H8", "D5")


@pytest.mark.rule("NYC-PRIM-13", "NYC-MG-03")
def test_the_night_turns() -> None:
    game = mage("X=A1 1=D4 2=H8", "MG-03", "A1-B1 D4-D5", rocks="B2", noise="C1")
    assert game.all_told()[-1] == "all E-VERBAL{laugh}"
    told = game.do("TURN(CW)")
    assert told[0] == "all E-FOREST{turned}"
    assert not any("P-MOVED" in line for line in told)
    assert (game.where(1), game.where(2)) == ("E4", "A8")
    assert sorted(game.forest.trees) == ["D4-E4", "H1-H2"]
    assert (game.forest.car, game.forest.rocks, game.forest.noise) == (["B7", "B8"], ["G2"], "H3")
    assert game.where(0) in ("H1", "G1")  # a tree turned to H1-H2 with it
    back = mage("X=A1 1=D4 2=H8", "MG-03")
    back.do("TURN(CCW)")
    assert (back.where(1), back.where(2)) == ("D5", "H1")
    still = mage("X=D3 1=D4 2=H8", "MG-03", "D3-D4")
    assert not any("COMBAT" in line for line in still.do("TURN(CW)")[:1])


@pytest.mark.rule("NYC-PRIM-14", "NYC-MG-05", "NY-ANN-21")
def test_creeping_fog() -> None:
    game = mage("X=A1 1=D8 2=H8 3=B8", "MG-05", noise="A2", hidden="")
    assert game.do("PICK(P1)")[0] == "s1 P-FOG{}"
    walk(game)
    assert game.asked == "P1 PRE"
    assert any("s1 P-SEARCH" in line for line in game.all_told())  # the mandatory one still comes
    game.do("PASS", "STEP(N)")
    assert game.forbids("SEARCH") == "NYC-PRIM-14"
    assert "SEARCH" not in game.legal()
    game.do("STEP(N)")
    assert game.forbids("SEARCH") == "NYC-PRIM-14"
    assert game.view(1).players[0].fogged
    assert game.view(2).players[0].fogged is None
    game.do("END")
    assert not game.hunted(1).fogged  # until the end of the next own turn
    two = mage("X=A1 1=D8 2=H8 3=B8", "MG-05")
    two.do("PICK(P1)", "PICK(P3)")
    assert [two.hunted(seat).fogged for seat in (1, 2, 3)] == [True, False, True]
    walk(two)
    two.do("PASS", "STEP(N)", "STEP(S)", "END")
    assert [two.hunted(seat).fogged for seat in (1, 2, 3)] == [False, False, True]  # each its own turn


@pytest.mark.rule("NYC-PRIM-15", "NYC-AX-07")
def test_listen_for_breath() -> None:
    game = axe("X=A1 1=D1 2=A4 3=H8", "AX-07", hidden="P1 P2")
    assert game.legal() == ["PICK(P1)", "PICK(P2)"]
    told = game.do("PICK(P2)")
    assert told[0] == "all E-UNHIDE{2,card}"
    assert (game.where(0), game.forest.noise) == ("A1", None)  # no step, no noise
    for unheard in ("F1", "B1"):  # five steps away, and one
        far = axe(f"X=A1 1={unheard} 2=A8", "AX-07", hidden="P1")
        assert far.where(0) == "A3"
        assert "all E-UNHIDE{1,card}" not in far.all_told()


@pytest.mark.rule("NYC-PRIM-16", "NYC-AX-08", "NYC-PRIM-20")
def test_rip_it_away() -> None:
    game = axe("X=A1 1=D1 2=H8", "AX-08")
    assert "s1 P-ROCKS{0}" in game.all_told()
    assert (game.forest.rocks, game.where(0)) == (["A1"], "B1")
    far = axe("X=A1 1=E1 2=H8", "AX-08")
    assert (far.forest.rocks, far.where(0)) == ([], "C1")
    empty = axe("X=A1 1=D1 2=H8", "AX-08", held="0 1")
    assert (empty.where(0), empty.hunted(1).health) == ("C1", 1)


@pytest.mark.rule("NYC-PRIM-16", "NYC-MG-11")
def test_light_fingers() -> None:
    game = table("X=A1 1=D8 2=H8", hunter="mage", active="P0", hand="MG-11 MG-12", held="1 0")
    told = game.script("rock F2").do("PLAY(MG-11)")
    assert told[0] == "s1 P-ROCKS{0}"
    assert game.forest.rocks == ["F2"]
    again = table("X=A1 1=D8 2=H8", hunter="mage", active="P0", hand="MG-11 MG-12", held="1 0")
    for taken in ("A1", "D8", "G7"):
        with pytest.raises(Malformed, match="cannot happen"):
            again.script(f"rock {taken}").do("PLAY(MG-11)")
        again = table("X=A1 1=D8 2=H8", hunter="mage", active="P0", hand="MG-11 MG-12", held="1 0")


@pytest.mark.rule("NYC-PRIM-17", "NYC-AX-09")
def test_not_fooled() -> None:
    game = axe("X=A1 1=H1 2=H8", "AX-09", noise="A8")
    assert (game.where(0), game.forest.noise) == ("C1", None)


@pytest.mark.rule("NYC-PRIM-18", "NYC-MG-09")
def test_hollow_echo() -> None:
    game = mage("X=A1 1=H1 2=H8", "MG-09", "A7-A8 A8-B8".replace("A8-B8", "A7-B7"), noise="A7")
    for _ in range(2):
        game.do(game.legal()[0])
    assert game.asked == "P0 ECHO"
    assert game.legal() == ["ECHO(A5)", "ECHO(A6)", "ECHO(B6)", "DONE"]
    told = game.do("ECHO(B6)")
    assert not any("NOISE" in line for line in told)
    assert game.forest.noise == "B6"
    car = mage("X=A1 1=H1 2=H8", "MG-09", noise="F7")
    for _ in range(2):
        car.do(car.legal()[0])
    assert "ECHO(G7)" not in car.legal()
    quiet = mage("X=A1 1=H1 2=H8", "MG-09")
    for _ in range(2):
        quiet.do(quiet.legal()[0])
    assert quiet.where(0) == "C1"


@pytest.mark.rule("NYC-PRIM-19", "NYC-AX-10")
def test_shrug_it_off() -> None:
    game = axe("X=A1 1=H1 2=H8", "AX-10", wound="yes")
    assert (game.where(0), game.cards.wounded) == ("C1", False)


@pytest.mark.rule("NYC-PRIM-20")
def test_a_condition_is_evaluated_once_when_reached() -> None:
    """Rip It Away takes the only rock in reach and goes on with its first branch."""
    game = axe("X=A1 1=D1 2=H8", "AX-08")
    assert game.where(0) == "B1"  # Move 1, though nobody in reach has a rock any more


@pytest.mark.rule("NYC-PRIM-22")
def test_a_combat_inside_a_primitive_ends_the_card() -> None:
    game = mage("X=D3 1=D5 2=H8 3=A8", "MG-01")
    told = game.do("PICK(P1)")
    assert told == ["s1 P-MOVED{}", "all E-COMBAT{1,N}", "all E-HURT{1,1,combat}"]
    told = game.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert game.where(2) == "H8"
    assert game.cards.discard == ["MG-01"]


@pytest.mark.rule("NYC-PRIM-23", "NY-CAR-02")
def test_no_card_puts_the_hunter_in_the_car_or_two_pieces_together() -> None:
    game = mage("X=F7 1=A7 2=H8", "MG-12")
    assert game.where(0) not in ("G7", "H7")
    nudge = mage("X=A1 1=D4 2=E4 3=F4", "MG-08", "F4-G4")
    nudge.do("CLAIM(NEAR:P3)", "TILT(E)")
    assert [nudge.where(seat) for seat in (1, 2, 3)] == ["D4", "E4", "F4"]


@pytest.mark.rule("NYC-PRIM-15")
def test_who_is_found_next_to_the_hunter_must_fight() -> None:
    """No card finds a neighbour; the primitive says what would happen."""
    game = table("X=D4 1=D5 2=D3 3=H8", hidden="P1 P2", active="P0", agenda="PICK:6:4:1:0:0")
    told = game.do("PICK(P2)")
    assert told[:2] == ["all E-UNHIDE{2,card}", "all E-COMBAT{2,S}"]


@pytest.mark.rule("NYC-PRIM-14", "NY-RETREAT-12")
def test_in_fog_nobody_searches_in_a_retreat_or_before_hiding() -> None:
    game = table("X=D4 1=D6 2=H8", hunter="mage", fogged="P1", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)")
    assert (game.asked, game.names()) == ("P1 RETREAT", ["STEP", "STOP"])
    assert game.forbids("SEARCH") == "NYC-PRIM-14"
    game.do("STEP(S)", "STOP")
    assert (game.asked, game.legal()) == ("P1 HIDE", ["HIDE_YES", "HIDE_NO"])
    assert game.forbids("SEARCH") == "NYC-PRIM-14"
