"""The set-up (section 5)."""

import pytest

from lampblack.games.nyctophobia.model.geometry import EDGES
from lampblack.games.nyctophobia.model.layout import is_true_clue
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import FIRST_GAME, start, table


@pytest.mark.rule("NY-SETUP-01", "NY-DP-03")
def test_the_order_of_the_set_up() -> None:
    game = start(players="3")
    asked: list[str] = []
    for action in (
        "ROLE(AXE)",
        "CHARACTER(BOXER)",
        "CHARACTER(KLUTZ)",
        "SCENARIO(SC-01)",
        "TURNED(0)",
        "SPOT(A)",
        "STARTS(2-1)",
        "CLUE(W)",
    ):
        asked.append(game.asked)
        game.play(action)
    assert asked == [
        "P0 ROLE",
        "P1 CHARACTER",
        "P2 CHARACTER",
        "P0 SCENARIO",
        "P0 TURNED",
        "P0 SPOT",
        "P0 STARTS",
        "P0 CLUE",
    ]
    assert game.asked == "P1 PRE"


@pytest.mark.rule("NY-SETUP-02", "NY-DP-01")
def test_the_hunter_builds_a_layout() -> None:
    game = start(players="3", characters="none", hunter="axe")
    game.play("SCENARIO(OWN)", "CAR_AT(G7-H7)")
    assert "PUT(G7-H7)" not in game.legal()
    refusal = game.refusal("PUT(G7-H7)")
    assert (refusal.rule, "L_CAR_SPLIT" in refusal.code) == ("NY-LAYOUT-03", True)
    refusal = game.refusal("PUT(G8-H8)")
    assert "L_DISCONNECTED" in refusal.code
    game.play("PUT(A1-B1)", "PUT(D4-E4)", "TAKE(A1-B1)")
    refusal = game.refusal("PUT(D4-E4)")
    assert refusal.code == "L_TREES"
    game.play("BUILT")
    assert game.refusal("HUNTER_AT(G7)").code == "L_START_CAR"
    game.play("HUNTER_AT(D4)")
    assert game.refusal("HUNTED_AT(D5)").code == "L_START_CONTACT"
    assert game.refusal("HUNTED_AT(D4)").code == "L_START_OVERLAP"
    game.play("HUNTED_AT(E4)", "HUNTED_AT(A8)", "CONFIRM", "CLUE(S)")
    view = game.view(0)
    assert (view.forest.trees, view.forest.car, view.forest.hunter) == (["D4-E4"], ["G7", "H7"], "D4")


@pytest.mark.rule("NY-SETUP-06", "NY-SETUP-07")
@pytest.mark.parametrize(("players", "rocks"), [("3", 1), ("4", 2), ("5", 3)])
def test_rocks_on_the_board(players: str, rocks: int) -> None:
    hunted = int(players) - 1
    starts = "STARTS(" + "-".join("1234"[:hunted]) + ")"
    places: set[str] = set()
    for seed in range(40):
        game = start(seed=seed, players=players, characters="none", hunter="axe")
        game.play("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", starts)
        view = game.view(0)
        assert len(set(view.forest.rocks)) == rocks
        taken = {view.forest.hunter, *view.forest.car, *[p.cell for p in view.players]}
        assert not taken & set(view.forest.rocks)
        places |= set(view.forest.rocks)
    assert len(places) > 20
    game = start(players=players, characters="none", hunter="axe")
    with pytest.raises(Malformed, match="cannot happen"):
        game.script("rock D2").play("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", starts)
    if rocks > 1:
        game = start(players=players, characters="none", hunter="axe")
        with pytest.raises(Malformed, match="cannot happen"):  # distinct cells
            game.script("rock E4", "rock E4").play("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", starts)


@pytest.mark.rule("NY-SETUP-06")
def test_the_generous_reading_of_the_rocks_is_an_option() -> None:
    for players, rocks in (("3", 2), ("4", 3), ("5", 3)):
        game = start(players=players, rocks_on_board="hunted")
        assert game.state.settings.rocks == rocks


@pytest.mark.rule("NY-SETUP-08", "NY-SETUP-09")
def test_two_cards_are_drawn_and_nothing_has_happened() -> None:
    game = start(characters="none", hunter="mage")
    game.script("draw MG-05", "draw MG-11").play(*FIRST_GAME)
    view = game.view(0)
    assert (view.cards.hand, view.cards.pile, view.cards.discard) == (["MG-05", "MG-11"], 10, [])
    assert (view.forest.noise, view.cards.wounded, view.called_by) == (None, False, None)
    assert not any(p.hidden for p in view.players)


@pytest.mark.rule("NY-SETUP-10", "NY-ANN-01", "NY-ANN-29")
def test_one_clue_is_told_to_everyone_after_the_set_up() -> None:
    game = start(characters="none", hunter="axe")
    game.play(*FIRST_GAME, "CLUE(N)")
    for viewer in (-1, 0, 1, 2, 3):
        names = game.fact_names(viewer)
        assert names.index("SetUp") < names.index("Clue") < names.index("Turn")
    setup = next(fact for fact in game.facts(1) if type(fact).__name__ == "SetUp")
    assert setup.hunter == "axe"
    assert "SC-01" not in str(setup)
    assert game.view(2).clue == "N"


@pytest.mark.rule("NY-SETUP-11")
def test_a_false_clue_is_refused_and_a_single_true_one_is_given_without_asking() -> None:
    game = start(characters="none", hunter="axe")
    game.play(*FIRST_GAME)
    assert game.legal() == ["CLUE(N)", "CLUE(W)"]
    assert game.forbids("CLUE(E)") == "NY-SETUP-11"
    game = start(characters="none", hunter="mage")
    game.play("SCENARIO(SC-04)", "TURNED(0)", "SPOT(C)", "STARTS(1-2-3)")
    assert game.view(1).clue == "N"


@pytest.mark.rule("NY-SETUP-11")
def test_there_is_always_a_true_clue_and_never_two_opposite_ones() -> None:
    for a, b in EDGES.ends:
        true = "".join("NESW"[d] for d in range(4) if is_true_clue(a, b, d))
        assert true in ("N", "E", "S", "W", "NE", "ES", "SW", "NW"), (a, b)


@pytest.mark.rule("NY-SETUP-12")
def test_a_turned_forest_does_not_change_the_clue() -> None:
    game = table("X=A1 1=D4 2=A8", hunter="mage", active="P0", hand="MG-03 MG-04", clue="E")
    told = game.do("PLAY(MG-03)", "TURN(CW)")
    assert game.forest.car != ["G7", "H7"]
    assert game.view(1).clue == "E"
    assert not any("E-CLUE" in line for line in told)


@pytest.mark.rule("NY-SETUP-13", "NY-INFO-15")
def test_the_layout_stays_secret() -> None:
    game = start(characters="none", hunter="axe")
    for text in (*FIRST_GAME, "CLUE(N)"):
        game.play(text)
        for viewer in (-1, 1, 2, 3):
            said = f"{game.view(viewer)} {game.facts(viewer)} {game.state.prompt(viewer).text}"
            for secret in ("SC-01", "Last Light", "D2", "A4-B4", "30"):
                assert secret not in said.replace("M0", "")
