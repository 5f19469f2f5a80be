"""What the Hunter's page is told of a layout it draws, and how it writes one down (sections 0 and 4)."""

import json
import random
import shutil
import subprocess
from os import environ
from pathlib import Path

import pytest

from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS, EDGES, NEIGHBOUR, ground_for
from lampblack.games.nyctophobia.model.layout import CODE_RULES, Layout, is_close, problems
from lampblack.games.nyctophobia.model.maptext import draw_map
from lampblack.games.nyctophobia.model.scenario import Scenario
from lampblack.kernel.answers import Malformed, Verdict
from lampblack.kernel.game import Voice
from tests.games.nyctophobia.forest import FIRST_GAME, GAME, STANDARD, Table, cells, game_map, start, table

WEB = Path(__file__).parents[3] / "web"
NAMES = ["Hal", "Ada", "Bo", "Cyril"]


def hunter(trees: str = "edges", players: int = 3) -> Table:
    return start(players=str(players), trees=trees, characters="none", hunter="axe")


def check(text: str, at: Table, viewer: int = 0) -> Verdict:
    verdict = GAME.check(at.state, text, Voice(viewer, NAMES))
    assert verdict is not None
    return verdict


def drawn(pieces: str, trees: str = "", on_edges: bool = True) -> str:
    return "\n".join(game_map(pieces, trees, on_edges))


def any_layout(dice: random.Random, on_edges: bool) -> Layout:
    """Sound or not: so many trees anywhere, a car, three starts that may be in the car, but not in a tree."""
    ground = ground_for(on_edges)
    first = dice.randrange(CELLS)
    beside = [NEIGHBOUR[first * 4 + way] for way in range(4) if NEIGHBOUR[first * 4 + way] >= 0]
    car = sorted([first, dice.choice(beside)])
    starts = dice.sample(range(CELLS), 3)
    most = dice.choice((6, 30, 48)) if on_edges else dice.choice((4, 12, 28))
    trees = dice.sample(range(ground.slots), dice.randrange(most))
    if not on_edges:
        trees = [cell for cell in trees if cell not in car and cell not in starts]
    return Layout(ground, sorted(trees), car, starts[0], starts[1:])


def text_of(layout: Layout) -> str:
    """As the page writes it: a line for the car where somebody stands in it."""
    marks = ["."] * CELLS
    for cell in layout.car:
        marks[cell] = "C"
    for seat, cell in enumerate([layout.hunter, *layout.hunted]):
        marks[cell] = "X" if seat == 0 else str(seat)
    lines = draw_map(layout.bare_forest(), marks)
    if any(marks[cell] != "C" for cell in layout.car):
        lines.append(f"car: {' '.join(CELL_NAMES[cell] for cell in layout.car)}")
    return "\n".join(lines) + "\n"


@pytest.mark.rule("NY-LAYOUT-09")
@pytest.mark.parametrize("trees", ["edges", "cells"])
def test_all_that_is_wrong_is_told_together_whatever_is_drawn(trees: str) -> None:
    at, dice = hunter(trees), random.Random(7)
    seen: set[str] = set()
    for _ in range(1500):
        layout = any_layout(dice, trees == "edges")
        faults = check(text_of(layout), at).faults
        codes = problems(layout, STANDARD.box.supply(trees == "edges"))
        close = ["W_CLOSE"] if not codes and is_close(layout) else []
        assert [fault.code for fault in faults] == codes + close
        for fault in faults:
            assert fault.is_advice or fault.rule == CODE_RULES[fault.code]
            assert fault.text.endswith(".")
            assert (fault.places == ()) == (fault.code == "L_TREES")
        seen |= {fault.code for fault in faults}
    assert {"L_TREES", "L_DISCONNECTED", "L_CAR_SEALED", "L_START_CAR", "L_START_CONTACT", "W_CLOSE"} <= seen


@pytest.mark.parametrize(
    ("pieces", "trees", "places", "text"),
    [
        ("X=D2 1=A8 2=H1", "G7-H7", "G7-H7", "A tree parts the car."),
        ("X=D2 1=A8 2=H1", "H6-H7 H7-H8", "H7", "Nobody can get into the car at H7."),
        ("X=D2 1=A8 2=H1", "G8-H8", "H8", "H8 is cut off; the way through the car does not count."),
        ("X=D2 1=D3 2=H1", "", "D2 D3", "Ada starts within your reach."),
        ("X=D2 1=A8 2=F6", "", "F6", "Bo starts close to the car."),
        ("X=D2 1=A8 2=D4", "", "D4", "Bo starts close to you."),
        ("X=D2 1=A8", "", "", "Bo has no cell to start from."),
        ("X=D2 1=A8 2=H1 C=G7", "", "G7", "The car covers two cells side by side."),
    ],
)
def test_what_is_wrong_is_told_where_it_is(pieces: str, trees: str, places: str, text: str) -> None:
    (fault,) = check(drawn(pieces, trees), hunter()).faults
    assert (" ".join(fault.places), fault.text) == (places, text)


@pytest.mark.rule("NY-LAYOUT-01")
def test_too_many_trees_are_counted() -> None:
    trees = " ".join(EDGES.names[slot] for slot in range(56) if slot % 7 != 3)
    first = check(drawn("X=D2 1=A8 2=H1", trees), hunter()).faults[0]
    assert (first.code, first.text) == ("L_TREES", "48 trees stand here, and there are only 40.")


def test_a_large_part_that_is_cut_off_is_counted() -> None:
    wall = " ".join(f"{column}3-{column}4" for column in "ABCDEFGH")
    (fault,) = check(drawn("X=D7 1=A8 2=H1", wall), hunter()).faults
    assert fault.text.startswith("24 cells are cut off")
    assert len(fault.places) == 24


@pytest.mark.rule("NY-CONV-03")
@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        (" 4 #", " 5 #", "map line 8", "is numbered 5"),
        (". . . X", ". ? . X", "map line 4", "B2 holds '?'"),
        ("   # + +", "   # * +", "map line 3", "a corner is '*'"),
        (". 2#", ". X#", "map", "shows X 2 times"),
        (" 8 #", "and #", "line 17", "is no row of a map"),
        ("   #################\n", "", "map", "has 16 lines; a map has 17"),
        ("    A", "car: Z9\n    A", "line 1", "'Z9' is no cell"),
    ],
)
def test_a_broken_text_is_told_by_line(old: str, new: str, field: str, problem: str) -> None:
    text = drawn("X=D2 1=A8 2=H1").replace(old, new)
    with pytest.raises(Malformed) as caught:
        check(text, hunter())
    assert caught.value.field == field
    assert problem in caught.value.problem


@pytest.mark.rule("NY-CELL-01")
def test_a_map_of_the_other_kind_of_trees_is_none_here() -> None:
    with pytest.raises(Malformed, match="NY-BOARD-01"):
        check(drawn("X=D2 1=A8 2=H1", "", False), hunter())
    with pytest.raises(Malformed, match="NY-CELL-01"):
        check(drawn("X=D2 1=A8 2=H1"), hunter("cells"))


def test_starts_of_more_players_than_there_are_do_no_harm() -> None:
    assert check(drawn("X=D2 1=A8 2=H1 3=D3 4=A1"), hunter()).faults == ()
    assert [fault.code for fault in check(drawn("X=D2 1=A8 2=H1 3=D3"), hunter(players=4)).faults] == [
        "L_START_CONTACT"
    ]


@pytest.mark.rule("NY-SETUP-13")
def test_nobody_but_the_hunter_is_told_anything_and_nothing_once_it_is_laid_out() -> None:
    sound = drawn("X=D2 1=A8 2=H1")
    for viewer in (1, 2, -1):
        assert GAME.check(hunter().state, sound, Voice(viewer, NAMES)) is None
    assert GAME.check(table("X=D4 1=A1 2=H1").state, sound, Voice(0, NAMES)) is None
    assert GAME.check(cells("X=D4 1=A1 2=H1", "").state, sound, Voice(0, NAMES)) is None


@pytest.mark.rule("NY-SETUP-13")
def test_the_maps_to_choose_from_are_shown_to_the_hunter_until_one_is_chosen() -> None:
    game = start(players="4", characters="none", hunter="axe")
    assert [printed.id for printed in game.forest.maps] == ["SC-01", "SC-02", "SC-03", "SC-04"]
    assert game.forest.supply == 40
    first = game.forest.maps[0]
    assert all(game.view(viewer).forest is None for viewer in (1, 2, 3, -1))
    assert [printed.name for printed in hunter("cells").forest.maps][:1] == ["Cell map 1"]
    game.play(FIRST_GAME[0])
    assert (game.forest.maps, game.forest.printed) == ([], first)
    game.play(*FIRST_GAME[1:])
    assert game.forest.maps == []


def used(scenario: Scenario, quarters: int, spot: int) -> Layout:
    return scenario.layout(quarters, spot, [0, 1])


@pytest.mark.rule("NY-CONV-03")
def test_the_page_writes_and_turns_maps_as_the_rules_do(tmp_path: Path) -> None:
    node, vitest = shutil.which("node"), WEB / "node_modules/vitest/vitest.mjs"
    if node is None or not vitest.is_file():
        pytest.skip("there is no Node, or web/node_modules is not installed")
    dice = random.Random(3)
    rows = [
        {"text": text_of(layout), "isCells": not layout.ground.on_edges}
        for layout in [any_layout(dice, number % 2 == 0) for number in range(1000)]
    ]
    for scenario in (*STANDARD.premade, *STANDARD.filled):
        for spot in range(len(scenario.spots)):
            turns = [text_of(used(scenario, quarters, spot)) for quarters in range(4)]
            for text, turned in zip(turns, turns[1:] + turns[:1]):
                rows.append({"text": text, "turned": turned, "isCells": not scenario.ground.on_edges})
    file = tmp_path / "layouts.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    done = subprocess.run(
        [node, vitest, "run", "--testTimeout", "300000", "src/games/nyctophobia/layout/written.test.ts"],
        cwd=WEB,
        env=dict(environ) | {"LAYOUTS": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout, done.stdout
