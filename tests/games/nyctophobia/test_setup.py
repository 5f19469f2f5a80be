"""Conventions, components, roles, layouts and the set-up (sections 0 to 5)."""

import re
import tomllib
from importlib import resources

import pytest

from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    DELTA,
    DIRECTION_NAMES,
    EDGES,
    NEIGHBOUR,
    TREE_FILLED,
    cell_from_text,
)
from lampblack.games.nyctophobia.model.layout import Layout, is_close, is_true_clue, problems
from lampblack.games.nyctophobia.model.maptext import draw_map, read_map
from lampblack.games.nyctophobia.model.pieces import turn_order
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import RecordingChance, SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.nyctophobia.forest import GAME, STANDARD, Table, example, game_map, start, table

FIRST_GAME = ("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", "STARTS(1-2-3)")


# --- conventions ----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CONV-01")
def test_cells_run_from_the_north_west() -> None:
    assert (CELL_NAMES[0], CELL_NAMES[7], CELL_NAMES[56], CELL_NAMES[63]) == ("A1", "H1", "A8", "H8")
    assert cell_from_text("C2") == 1 * 8 + 2


@pytest.mark.rule("NY-CONV-02", "NY-BOARD-02")
def test_four_directions_in_fixed_order() -> None:
    assert DIRECTION_NAMES == ("N", "E", "S", "W")
    assert DELTA == [-8, 1, 8, -1]
    d4 = cell_from_text("D4")
    assert [CELL_NAMES[NEIGHBOUR[d4 * 4 + d]] for d in range(4)] == ["D3", "E4", "D5", "C4"]
    assert NEIGHBOUR[cell_from_text("A1") * 4 + 3] == -1


@pytest.mark.rule("NY-CONV-03")
def test_maps_are_read_and_drawn() -> None:
    for name in ("WE-01", "WE-14", "WE-19"):
        lines = example(name)
        drawing = read_map(lines, ".CX1234rn")
        layout = Layout(EDGES, drawing.trees, [0, 1], 0, [])
        assert draw_map(layout.forest(), drawing.marks) == [line.rstrip() for line in lines]
    assert EDGES.names[read_map(example("WE-19"), ".CX1234rn").trees[0]] == "A8-B8"


@pytest.mark.rule("NY-CONV-03")
@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("   #################\n 1", "   ################\n 1", "has not 17 characters"),
        (" 1 #. . .", " 2 #. . .", "is numbered 2"),
        (" 1 #. . .", " 1 #? . .", "A1 holds '?'"),
        ("   # + +", "   #~+ +", "neither '-' nor a space"),
        ("   # + +", "   # - +", "a corner is '-'"),
        (" 8 #", " 8 .", "has not 17 characters"),
    ],
)
def test_a_bad_map_is_refused_with_its_line(before: str, after: str, complaint: str) -> None:
    text = "\n".join(example("WE-03")).replace(before, after, 1)
    with pytest.raises(Malformed, match=r"line|map") as error:
        read_map(text.splitlines(), ".CX1234rn")
    assert complaint in str(error.value)


@pytest.mark.rule("NY-CONV-04")
def test_a_card_beats_the_general_rule() -> None:
    """Hidden players are no targets, but Bloodlust names them."""
    game = table("X=A1 1=D1 2=H8", active="P0", hidden="P1", hand="AX-01 AX-02")
    game.do("PLAY(AX-01)", "CLAIM(NEAR:P1)", "CLAIM(ME:P2:N)")
    assert game.where(0) == "C1"


@pytest.mark.rule("NY-CONV-05")
def test_the_reading_better_for_the_hunted_applies() -> None:
    """Without a target the Hunter stands still (R-28)."""
    game = table("X=D4 1=A1 2=H8", active="P2", phase="POST", hidden="P1", hunter="simple")
    game.do("HIDE")
    assert game.where(0) == "D4"


@pytest.mark.rule("NY-CONV-06")
def test_only_decks_rocks_and_characters_are_random() -> None:
    asked: set[str] = set()
    for hunter in ("axe", "mage", "simple"):
        chance = RecordingChance(SeededChance(hunter))
        state = GAME.setup({"characters": "random", "hunter": hunter}, chance)
        policy = SeededChance(5)
        for _ in range(600):
            options = options_of(state)
            if not options:
                break
            decide(state, options[policy.below(len(options))], chance)
        asked |= {line.split()[0] for line in chance.lines}
    assert asked == {"draw", "rock", "character"}
    one, two = (GAME.setup({"characters": "random"}, SeededChance(9)) for _ in range(2))
    assert one == two


@pytest.mark.rule("NY-CONV-07", "NY-ANN-27")
def test_what_is_not_listed_is_not_told() -> None:
    """A whole turn of the Hunter: the Hunted are told that it begins and ends."""
    game = table("X=A1 1=H8 2=A8", active="P0", hand="AX-02 AX-03", noise="C1", rocks="C1")
    told = game.do("PLAY(AX-02)")
    assert game.where(0) == "C1"
    assert told[:2] == ["all E-TURN_END{0}", "all E-TURN{1}"]
    for fact in game.facts(1):
        assert type(fact).__name__ in ("TurnEnd", "Turn", "Searched", "Felt")


# --- components and roles -----------------------------------------------------------------------------------


@pytest.mark.rule("NY-COMP-01", "NY-BOARD-01")
def test_the_board_has_64_cells_and_112_edges() -> None:
    assert len(CELL_NAMES) == 64
    assert EDGES.slots == 112
    assert sum(b == a + 1 for a, b in EDGES.ends) == sum(b == a + 8 for a, b in EDGES.ends) == 56
    drawing = Layout(EDGES, [3, 3], [60, 61], 0, []).forest()
    assert drawing.number() == 1  # an edge holds at most one tree


@pytest.mark.rule("NY-COMP-02")
def test_never_more_than_40_trees() -> None:
    forest = Layout(EDGES, [], [62, 63], 0, []).forest()
    while any(forest.plantable()):
        forest = forest.with_tree(forest.plantable().index(True))
    assert forest.number() == 40
    assert forest.is_connected()


@pytest.mark.rule("NY-COMP-03", "NY-COMP-08")
@pytest.mark.parametrize("missing", ["X", "1", "2"])
def test_a_position_needs_every_piece_and_the_car(missing: str) -> None:
    head = ["nyctophobia", "players: 3", "hunter: axe", "active: P1"]
    full = game_map("X=A1 1=D4 2=H8")
    lines = [row[:3] + row[3:].replace(missing, ".") for row in full]
    with pytest.raises(Malformed, match="NY-COMP-03"):
        GAME.from_text("\n".join([*head, *lines]))
    with pytest.raises(Malformed, match="NY-COMP-08"):
        GAME.from_text("\n".join([*head, *[row.replace("C", ".") for row in full[1:]]]))


@pytest.mark.rule("NY-COMP-04")
def test_seven_rocks() -> None:
    with pytest.raises(Malformed, match="NY-COMP-04"):
        table("X=A1 1=D4 2=H8 r=A5,A6", held="3 3")
    assert table("X=A1 1=D4 2=H8 r=A5", held="3 3").forest.rocks == ["A5"]


@pytest.mark.rule("NY-COMP-05")
def test_one_noise_token() -> None:
    with pytest.raises(Malformed, match="NY-COMP-05"):
        table("X=A1 1=D4 2=H8 n=A5,A6")


@pytest.mark.rule("NY-COMP-06", "NY-WOUND-05")
def test_one_wound_token() -> None:
    game = table("X=D4 1=D7 2=H1", phase="PRE", wound="yes")
    game.do("THROW(N)")
    assert game.cards.wounded
    assert game.state.wound is True


@pytest.mark.rule("NY-COMP-07", "NY-SETUP-05")
def test_two_health_and_one_rock_each() -> None:
    game = start(characters="none", hunter="axe")
    game.play(*FIRST_GAME)
    assert [(p.health, p.rocks) for p in game.view(0).players] == [(2, 1)] * 3


@pytest.mark.rule("NY-COMP-09", "NY-ROLE-04", "NY-DP-02")
def test_characters_are_chosen_in_seat_order_without_duplicates() -> None:
    game = start(hunter="axe")
    for seat, name in ((1, "GUIDE"), (2, "BOXER"), (3, "KLUTZ")):
        assert game.asked == f"P{seat} CHARACTER"
        assert len(game.legal()) == 7 - seat
        game.play(f"CHARACTER({name})")
        if seat < 3:
            assert game.forbids(f"CHARACTER({name})") == "NY-COMP-09"
    assert [p.character for p in game.view(-1).players] == ["guide", "boxer", "klutz"]  # public
    drawn = start(
        ["character P1 star", "character P2 guide", "character P3 boxer"], hunter="axe", characters="random"
    )
    assert [p.character for p in drawn.view(2).players] == ["star", "guide", "boxer"]
    with pytest.raises(Malformed, match="cannot happen"):
        start(["character P1 star", "character P2 star"], hunter="axe", characters="random")


@pytest.mark.rule("NY-COMP-10", "NY-ROLE-03", "NY-DP-01")
def test_the_hunter_picks_one_of_two_roles() -> None:
    game = start(characters="none")
    assert (game.asked, game.legal()) == ("P0 ROLE", ["ROLE(AXE)", "ROLE(MAGE)"])
    game.play("ROLE(MAGE)", *FIRST_GAME)
    assert game.view(1).hunter == "mage"  # public
    hand = game.view(0).cards.hand
    assert all(card.startswith("MG-") for card in hand)


@pytest.mark.rule("NY-COMP-11")
def test_there_is_no_familiar() -> None:
    """Five pieces at most, and only those stop anybody."""
    game = table("X=A1 1=D4 2=H8")
    game.do("PASS", "STEP(N)", "STEP(N)")
    assert game.where(1) == "D2"
    assert set("".join(game.forest.map)) <= set("#+-| .X12CABCDEFGH12345678")


@pytest.mark.rule("NY-ROLE-01", "NY-ROLE-05")
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_one_hunter_and_two_to_four_hunted(players: str) -> None:
    game = start(players=players, characters="none", hunter="axe")
    assert GAME.seats({"players": players}) == int(players)
    assert [p.seat for p in game.view(0).players] == list(range(1, int(players)))
    for wrong in ("2", "6"):
        with pytest.raises(Malformed, match="players"):
            start(players=wrong)


@pytest.mark.rule("NY-ROLE-02")
def test_the_hunted_win_or_lose_together() -> None:
    won = table("X=A1 1=H7 2=D4 3=D8", car="G7 H7", over="hunted rescue", slot="0")
    lost = table("X=A1 1=H7 2=D4 3=D8", car="G7 H7", over="hunter death", slot="0", health="0 2 2")
    assert won.winners == (1, 2, 3)
    assert lost.winners == (0,)


@pytest.mark.rule("NY-ROLE-06")
def test_without_characters_section_16_does_not_apply() -> None:
    game = start(characters="none", hunter="axe")
    assert game.asked == "P0 SCENARIO"
    game.play(*FIRST_GAME, "CLUE(N)", "PASS")
    assert "HOP(N)" not in game.legal()
    some = table("X=A1 1=D4 2=H8", cast="- star")
    assert [p.character for p in some.view(1).players] == [None, "star"]


# --- layouts ------------------------------------------------------------------------------------------------


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


# --- set-up -------------------------------------------------------------------------------------------------


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


def build(**options: str) -> Table:
    """Up to the start cells of an own layout with one tree."""
    game = start(players="3", characters="none", hunter="axe", **options)
    return game.play(
        "SCENARIO(OWN)",
        "CAR_AT(G7-H7)",
        "PUT(D4-E4)" if "trees" not in options else "PUT(D4)",
        "BUILT",
    )


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
                assert problems(turned) == []
                for one, two in ((upright, turned),):
                    assert [one.forest().hunter_distances(c)[one.hunter] for c in one.hunted] == [
                        two.forest().hunter_distances(c)[two.hunter] for c in two.hunted
                    ]
    assert CELL_NAMES[STANDARD.premade[0].layout(1, 0, [0]).hunter] == "G4"  # D2 turned clockwise


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


@pytest.mark.rule("NY-TURN-01", "NY-TURN-02")
def test_the_order_of_turns() -> None:
    assert turn_order(2) == (1, 2, 0)
    assert turn_order(3) == (1, 2, 3, 0)
    assert turn_order(4) == (1, 2, 0, 3, 4, 0)
    for hunted, pieces in ((2, "1=A8 2=B8"), (3, "1=A8 2=B8 3=D8"), (4, "1=A8 2=B8 3=D8 4=F8")):
        game = table(f"X=H1 {pieces}", phase="POST", hunter="simple", wound="yes", hidden="")
        seats = [1]
        while len(seats) < len(turn_order(hunted)) + 1:
            told = game.do({"PRE": "PASS", "POST": "END", "MOVE": "STEP(S)" if game.state.steps else "STEP(N)"}.get(
                game.asked.split()[1], game.legal()[0]))  # fmt: skip
            seats += [int(line[-2]) for line in told if "E-TURN{" in line]
        assert tuple(seats[:-1]) == turn_order(hunted)
        assert seats[-1] == 1


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
