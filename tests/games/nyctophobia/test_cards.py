"""The Hunter's cards and the primitives they are made of (RULES-CONTENT.md, sections 2 to 4 and 7)."""

import json
import re
import tomllib
from importlib import resources

import pytest

from lampblack.games.nyctophobia.content.decks import compile_decks
from lampblack.games.nyctophobia.content.maps import read_maps
from lampblack.games.nyctophobia.model.statements import CLAIM_NAMES
from lampblack.games.nyctophobia.rules.claims import is_true
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import STANDARD, Table, table

CONTENT = resources.files("lampblack.games.nyctophobia")


def axe(pieces: str, card: str, trees: str = "", **fields: str) -> Table:
    """A turn of the Axe Murderer that begins with this card."""
    spare = "AX-02" if card != "AX-02" else "AX-03"
    game = table(pieces, trees, **{"active": "P0", "hand": f"{card} {spare}", **fields})
    game.do(f"PLAY({card})")
    return game


def mage(pieces: str, card: str, trees: str = "", **fields: str) -> Table:
    spare = "MG-12" if card != "MG-12" else "MG-11"
    game = table(pieces, trees, **{"active": "P0", "hunter": "mage", "hand": f"{card} {spare}", **fields})
    game.do(f"PLAY({card})")
    return game


def walk(game: Table) -> str:
    """Take the first of several ways until the Hunter's walk is over; where it leads."""
    while game.asked == "P0 WALK":
        game.do(game.legal()[0])
    return game.where(0)


# --- the content ------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-COMP-10")
def test_the_decks_are_those_of_the_ledger() -> None:
    ledger = (CONTENT / "RULES-CONTENT.md").read_text()
    printed = json.loads(re.search(r"```json\n(.*?)```", ledger, re.DOTALL).group(1))  # type: ignore[union-attr]
    content = tomllib.loads((CONTENT / "content" / "decks.toml").read_text())
    for deck in ("axe", "mage"):
        for card, entry in zip(printed[deck], content[deck]):
            assert card["verbal"] == entry.get("verbal", [])
            for part in ("id", "name", "quiet", "noise"):
                assert card[part] == entry.get(part)
    assert [len(deck) for deck in STANDARD.decks] == [12, 12]


@pytest.mark.rule("NY-COMP-10", "NYC-PRIM-01", "NYC-PRIM-21")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"id": "AX-01"}, "NY-COMP-10"),
        ({"quiet": [{"op": "FLY", "n": 2}]}, "'FLY' is none of MOVE"),
        ({"quiet": [{"op": "MOVE"}]}, "MOVE has the fields"),
        ({"quiet": [{"op": "MOVE", "n": 0}]}, "not 1 to 8"),
        ({"quiet": [{"op": "PULL", "sel": "everybody", "n": 1}]}, "NYC-PRIM-21"),
        ({"verbal": [{"op": "SING"}]}, "'SING'"),
        ({"colour": "red"}, "no card has colour"),
    ],
)
def test_a_broken_card_is_refused_by_name(change: dict[str, object], complaint: str) -> None:
    content = tomllib.loads((CONTENT / "content" / "decks.toml").read_text())
    content["axe"][1] |= change
    with pytest.raises(Malformed, match=r"decks\.toml AX-") as error:
        compile_decks(content)
    assert complaint in str(error.value)
    with pytest.raises(Malformed, match="axe: has 2 cards, not 3 to 40"):
        compile_decks({"axe": content["axe"][:2], "mage": []})


@pytest.mark.rule("NYC-SC-01", "NY-LAYOUT-09")
@pytest.mark.parametrize(
    ("find", "put", "complaint"),
    [
        ("trees = 30", "trees = 31", "SC-01: the map shows 30 trees, the text 31 [NY-LAYOUT-01]"),
        ('hunter = "D2"', 'hunter = "D3"', "SC-01: the start cells of text and map differ"),
        ("to_car = [6, 7, 7, 6]", "to_car = [6, 7, 7, 7]", "SC-01 spot a: the ways to the car are"),
        ('clues = ["N", "W"]', 'clues = ["N"]', "SC-01 spot a: the true clues are N, W"),
        (" 1 #. . . . . b|. .#", " 1 #. . . . . b.. .#", "map line 2"),
        (" 8 #. 3 . . . .|c c#", " 8 #. 3 . . . .|c.c#", "map line 16"),
        ("7 #.|.|.|1 . .|. .#", "7 #.|.|.|1|. .|. .#", "SC-01: the map shows 31 trees"),
    ],
)
def test_a_broken_scenario_is_refused_by_name(find: str, put: str, complaint: str) -> None:
    text = (CONTENT / "content" / "scenarios.toml").read_text()
    assert find in text
    with pytest.raises(Malformed) as error:
        read_maps(tomllib.loads(text.replace(find, put, 1)))
    assert complaint in str(error.value)


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
    game.do("PLANT(D4-E4)")
    game.do("PLANT(D4-D5)")
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


# --- moving Hunted -------------------------------------------------------------------------------------------


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


# --- what is said ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NYC-VERB-01", "NYC-VERB-04", "NYC-MG-12", "NY-DP-15")
def test_laughing_wood() -> None:
    game = mage("X=A1 1=D1 2=H8 3=B1", "MG-12", "A1-B1")
    assert game.all_told()[:2] == ["all E-VERBAL{laugh}", "all E-VERBAL{taunt,2}"]
    tie = mage("X=A1 1=A8 2=H1 3=C1", "MG-12")
    assert tie.legal() == ["PICK(P1)", "PICK(P2)"]  # as far as each other
    assert tie.do("PICK(P2)")[0] == "all E-VERBAL{taunt,2}"
    alone = mage("X=A1 1=A8 2=H1", "MG-12", hidden="P1 P2")
    assert alone.all_told()[0] == "all E-VERBAL{laugh}"
    assert not any("taunt" in line for line in alone.all_told())


@pytest.mark.rule("NYC-VERB-02", "NYC-MG-09", "NY-ANN-18")
def test_truths_and_lies_come_in_any_order_and_unlabelled() -> None:
    game = mage("X=A1 1=D1 2=H8", "MG-09")
    truth, lie = "CLAIM(STEPS:P1:3)", "CLAIM(STEPS:P1:5)"
    assert {truth, lie} <= set(game.legal())
    assert game.do(lie) == ["all E-VERBAL{STEPS:P1:5}"]
    assert lie not in game.legal()
    assert "CLAIM(STEPS:P1:4)" not in game.legal()  # only the truth is left
    assert game.do(truth)[0] == "all E-VERBAL{STEPS:P1:3}"
    twice = axe("X=A1 1=D1 2=H8", "AX-01")
    twice.do("CLAIM(NEAR:P1)")
    assert "CLAIM(NEAR:P1)" not in twice.legal()  # different statements


@pytest.mark.rule("NYC-VERB-03")
@pytest.mark.parametrize(
    ("claim", "true"),
    [
        ("NEAR:P1", True),
        ("NEAR:P2", False),
        ("STEPS:P1:3", True),
        ("STEPS:P1:4", False),
        ("WITHIN:P1:3", True),
        ("WITHIN:P1:2", False),
        ("ME:P2:N", True),
        ("ME:P1:N", False),  # the same row
        ("ME:P1:W", True),
        ("CAR:P1:S", True),
        ("CAR:P2:N", True),
        ("CAR:P2:W", False),  # one of its cells is in the same column
        ("CARWITHIN:P2:1", True),
        ("CARWITHIN:P1:8", False),
        ("HALF:P1:N", True),
        ("HALF:P1:W", True),
        ("HALF:P2:E", True),
        ("HALF:P2:N", False),
        ("PAIR:P1:P2:8", False),
        ("PAIR:P2:P3:1", True),
        ("ROCK:P1:S", True),
        ("ROCK:P1:N", False),
    ],
)
def test_what_the_statements_mean(claim: str, true: bool) -> None:
    game = table("X=A1 1=D1 2=H8 3=G8", rocks="B4", hidden="P3")
    assert is_true(game.state, CLAIM_NAMES.index(claim)) == true


@pytest.mark.rule("NYC-VERB-03")
def test_statements_are_about_the_hidden_too_and_ties_are_near() -> None:
    for second, near in (("C1", [False, True, False]), ("H8", [True, False, True])):
        game = table(f"X=A1 1=D1 2={second} 3=A4", hidden="P2")
        assert [is_true(game.state, CLAIM_NAMES.index(f"NEAR:P{seat}")) for seat in (1, 2, 3)] == near
