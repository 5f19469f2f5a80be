"""The printed maps (RULES-CONTENT.md, sections 5 and 6)."""

import re
import tomllib
from importlib import resources

import pytest

from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.layout import problems
from tests.games.nyctophobia.forest import STANDARD, start


@pytest.mark.rule("NY-SETUP-03", "NY-SETUP-04", "NYC-SC-01")
def test_a_scenario_has_printed_starts_and_car_spots() -> None:
    game = start(characters="none", hunter="axe")
    game.play("SCENARIO(SC-01)", "TURNED(0)")
    assert game.legal() == ["SPOT(A)", "SPOT(B)", "SPOT(C)"]
    game.play("SPOT(B)")
    assert len(game.legal()) == 6
    game.play("STARTS(2-3-1)")
    view = game.view(0)
    assert (view.forest.hunter, view.forest.car) == ("D2", ["F1", "F2"])
    assert [p.cell for p in view.players] == ["F6", "B8", "D7"]
    assert len(view.forest.trees) == 30


@pytest.mark.rule("NYC-SC-02", "NYC-SC-03", "NYC-SC-04")
@pytest.mark.parametrize(
    ("number", "trees", "hunter", "starts", "car"),
    [
        (2, 36, "B3", ["A8", "F7", "H8", "D8"], ["A1", "B1"]),
        (3, 37, "H4", ["D6", "E2", "B1", "C3"], ["H1", "H2"]),
        (4, 34, "E2", ["D6", "H5", "E4", "G2"], ["D1", "E1"]),
    ],
)
def test_the_other_scenarios(number: int, trees: int, hunter: str, starts: list[str], car: list[str]) -> None:
    game = start(players="5", characters="none", hunter="mage")
    game.play(f"SCENARIO(SC-0{number})", "TURNED(0)", "SPOT(C)", "STARTS(1-2-3-4)")
    view = game.view(0)
    assert (len(view.forest.trees), view.forest.hunter, view.forest.car) == (trees, hunter, car)
    assert [p.cell for p in view.players] == starts


@pytest.mark.rule(
    "NYC-SC-01", "NYC-SC-02", "NYC-SC-03", "NYC-SC-04", "NYC-CV-01", "NYC-CV-02", "NYC-CV-03", "NYC-CV-04"
)
@pytest.mark.parametrize("id", ["SC-01", "SC-02", "SC-03", "SC-04", "CV-01", "CV-02", "CV-03", "CV-04"])
def test_the_maps_are_those_of_the_ledger_to_the_letter(id: str) -> None:
    room = resources.files("lampblack.games.nyctophobia")
    ledger = (room / "RULES-CONTENT.md").read_text()
    content = tomllib.loads((room / "content" / "scenarios.toml").read_text())
    entry = next(entry for entry in [*content["scenario"], *content["cells"]] if entry["id"] == id)
    printed = re.search(rf"\*\*NYC-{id}\*\*.*?```\w*\n(.*?)```", ledger, re.DOTALL)
    assert printed is not None
    assert entry["map"].strip("\n").splitlines() == printed.group(1).splitlines()
    if id.startswith("SC"):
        name = re.search(rf"\*\*NYC-{id}\*\* \*\*(.*?)\*\* – (\d+) trees", ledger)
        assert name is not None
        assert (entry["name"], str(entry["trees"])) == name.groups()
        rows = re.findall(r"^\| ([abc]) \| (.*?) \|$", ledger[printed.end() :], re.MULTILINE)[:3]
        for (letter, row), spot in zip(rows, entry["spot"], strict=True):
            steps = [", ".join(str(number) for number in spot[way]) for way in ("to_car", "to_hunter")]
            cells = ["-".join(spot["cells"]), *steps, " or ".join(spot["clues"])]
            assert (spot["name"], cells) == (letter, row.split(" | "))


@pytest.mark.rule("NYC-SC-05")
def test_a_turned_scenario_keeps_its_properties() -> None:
    for scenario in STANDARD.premade:
        for spot in range(3):
            upright = scenario.layout(0, spot, [0, 1, 2, 3])
            for quarters in (1, 2, 3):
                turned = scenario.layout(quarters, spot, [0, 1, 2, 3])
                assert problems(turned, STANDARD.box.trees) == []
                for one, two in ((upright, turned),):
                    assert [one.forest().hunter_distances(c)[one.hunter] for c in one.hunted] == [
                        two.forest().hunter_distances(c)[two.hunter] for c in two.hunted
                    ]
    assert CELL_NAMES[STANDARD.premade[0].layout(1, 0, [0]).hunter] == "G4"  # D2 turned clockwise


@pytest.mark.rule("NY-CELL-06", "NYC-CV-01", "NYC-CV-02", "NYC-CV-03", "NYC-CV-04")
@pytest.mark.parametrize(
    ("number", "trees", "hunter", "first", "car"),
    [
        (1, 14, "G6", "H3", ["F8", "G8"]),
        (2, 18, "A8", "A3", ["F2", "G2"]),
        (3, 20, "D5", "A1", ["F3", "G3"]),
        (4, 16, "E5", "G4", ["B8", "C8"]),
    ],
)
def test_the_cell_maps(number: int, trees: int, hunter: str, first: str, car: list[str]) -> None:
    game = start(players="5", characters="none", hunter="axe", trees="cells")
    assert game.legal()[-1] == "SCENARIO(OWN)"
    game.play(f"SCENARIO(CV-0{number})", "TURNED(0)", "STARTS(1-2-3-4)")
    view = game.view(0)
    assert (len(view.forest.trees), view.forest.hunter, view.players[0].cell, view.forest.car) == (
        trees,
        hunter,
        first,
        car,
    )
