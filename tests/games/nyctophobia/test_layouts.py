"""What a layout must satisfy (section 4, NY-CELL-06)."""

import pytest

from lampblack.games.nyctophobia.model import layout as layouts
from lampblack.games.nyctophobia.model.geometry import EDGES, TREE_FILLED, cell_from_text
from lampblack.games.nyctophobia.model.layout import Layout, is_close
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import STANDARD, Table, start


def problems(layout: Layout) -> list[str]:
    return layouts.problems(layout, STANDARD.box.supply(layout.ground.on_edges))


def layout(trees: str = "", car: str = "G7 H7", hunter: str = "A1", hunted: str = "H1 A8") -> Layout:
    return Layout(
        EDGES,
        [EDGES.slot_from_text(tree) for tree in trees.split()],
        [cell_from_text(cell) for cell in car.split()],
        cell_from_text(hunter),
        [cell_from_text(cell) for cell in hunted.split()],
    )


@pytest.mark.rule("NY-LAYOUT-01")
def test_trees_on_interior_edges_once_and_at_most_40() -> None:
    assert problems(layout("D4-E4")) == []
    assert problems(layout("D4-E4 D4-E4")) == ["L_TREES"]
    assert problems(Layout(EDGES, [112], [62, 63], 0, [20])) == ["L_TREES"]
    rows = [EDGES.slot_from_text(f"{x}{y}-{x}{y + 1}") for y in (1, 2, 3, 4, 5, 6) for x in "ABCDEFG"]
    assert problems(Layout(EDGES, rows[:40], [62, 63], 0, [20])) == []
    assert problems(Layout(EDGES, rows[:41], [62, 63], 0, [20])) == ["L_TREES"]
    with pytest.raises(Malformed, match="NY-LAYOUT-01"):
        EDGES.slot_from_text("A1-C1")


@pytest.mark.rule("NY-LAYOUT-02")
@pytest.mark.parametrize("car", ["G7", "G7 G7", "G7 H8", "G7 E7", "F7 G7 H7"])
def test_the_car_covers_two_adjacent_cells(car: str) -> None:
    assert "L_CAR_SHAPE" in problems(layout(car=car))


@pytest.mark.rule("NY-LAYOUT-03")
def test_no_tree_splits_the_car() -> None:
    assert problems(layout("G7-H7")) == ["L_CAR_SPLIT"]


@pytest.mark.rule("NY-LAYOUT-04")
def test_everything_is_connected_without_the_car() -> None:
    assert problems(layout("A1-B1 A1-A2", hunter="D4")) == ["L_DISCONNECTED"]
    # H8 hangs on by the car only.
    assert problems(layout("G8-H8")) == ["L_DISCONNECTED"]


@pytest.mark.rule("NY-LAYOUT-05")
def test_both_car_cells_can_be_entered() -> None:
    assert problems(layout("H6-H7 H7-H8")) == ["L_CAR_SEALED"]
    assert problems(layout("H6-H7")) == []


@pytest.mark.rule("NY-LAYOUT-06")
def test_start_cells_are_distinct_and_not_the_car() -> None:
    assert problems(layout(hunted="H1 H1")) == ["L_START_OVERLAP"]
    assert problems(layout(hunted="H1 G7")) == ["L_START_CAR"]


@pytest.mark.rule("NY-LAYOUT-07")
def test_nobody_starts_in_contact_with_the_hunter() -> None:
    assert problems(layout(hunted="B1 A8")) == ["L_START_CONTACT"]
    assert problems(layout("A1-B1", hunted="B1 A8")) == []


def build() -> Table:
    """Up to the start cells of an own layout with one tree."""
    game = start(players="3", characters="none", hunter="axe")
    return game.play("SCENARIO(OWN)", "CAR_AT(G7-H7)", "PUT(D4-E4)", "BUILT")


@pytest.mark.rule("NY-LAYOUT-08")
def test_close_starts_are_only_worth_a_warning() -> None:
    assert problems(layout(hunted="D1 A8")) == []
    assert is_close(layout(hunted="D1 A8"))
    assert not is_close(layout(hunted="E1 A8"))
    assert is_close(layout(hunted="H4 A8"))  # three steps from the car
    game = build()
    game.play("HUNTER_AT(A1)", "HUNTED_AT(D1)")
    game.play("HUNTED_AT(A8)")
    assert game.asked == "P0 CONFIRM"
    assert game.state.prompt(0).rule == "NY-LAYOUT-08"
    assert [getattr(fact, "code", "") for fact in game.facts(0)] == ["W_CLOSE"]
    game.play("REVISE", "HUNTER_AT(A1)", "HUNTED_AT(E1)", "HUNTED_AT(A8)")
    assert game.asked == "P0 CLUE"


@pytest.mark.rule("NY-LAYOUT-09")
def test_all_violations_are_reported_together_in_order() -> None:
    broken = layout("G7-H7 H6-H7 H7-H8 D4-E4 D4-E4 A1-B1 A1-A2", hunter="D4", hunted="D4 G7")
    assert problems(broken) == [
        "L_TREES",
        "L_CAR_SPLIT",
        "L_DISCONNECTED",
        "L_CAR_SEALED",
        "L_START_OVERLAP",
        "L_START_CAR",
    ]
    shapeless = layout("D4-E4 D4-E4", car="G7 H8", hunter="D4", hunted="D5 H8")
    assert problems(shapeless) == ["L_TREES", "L_CAR_SHAPE", "L_START_CAR", "L_START_CONTACT"]
    outside = Layout(EDGES, [112, 0, 56], [62, 63], 9, [10])  # A1 is cut off as well
    assert problems(outside) == ["L_TREES", "L_DISCONNECTED", "L_START_CONTACT"]


@pytest.mark.rule("NY-CELL-06", "NY-CELL-01")
def test_a_layout_of_tree_cells_is_checked() -> None:
    def cells(trees: str) -> list[str]:
        slots = [TREE_FILLED.slot_from_text(tree) for tree in trees.split()]
        return problems(Layout(TREE_FILLED, slots, [54, 55], 0, [20]))

    assert cells("D4 E4") == []
    assert cells("A2 B1") == ["L_DISCONNECTED"]
    assert cells("G8 H6") == ["L_DISCONNECTED"]  # H8 hangs on the car
    assert cells("A1") == ["L_START_TREE"]
    many = " ".join(f"{x}{y}" for y in (2, 4, 6) for x in "ABCDEFGH"[y // 2 % 2 :])
    assert "L_TREES" in cells(many + " A8 C8 E8")
    assert STANDARD.map_names[STANDARD.own :] == ["OWN", "CV-01", "CV-02", "CV-03", "CV-04"]
