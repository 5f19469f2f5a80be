"""Set-up and start placements (NC-SETUP, NC-DIFF; NC19-SETUP)."""

import pytest

from lampblack.games.night_cage.state import NightState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED, Cage, alone, table

STANDARD = {"X": 12, "T": 30, "t": 2, "I": 10, "K": 6, "G": 4, "W": 12}
ADVANCED = {"X": 12, "T": 30, "t": 2, "I": 10, "G": 4, "W": 4, "Q": 6, "F": 2}


def setup(slug: str = "night-cage", chance: Chance | None = None, **options: str) -> NightState:
    game = PUBLISHED if slug == "night-cage" else JUNE_2019
    state = game.setup(options, chance or SeededChance(1))
    assert isinstance(state, NightState)
    return state


def stack(**options: str) -> dict[str, int]:
    """The whole Draw Stack by kind, before anything is drawn."""
    view = setup(**options).observe(0)
    both = [view.stack.opening, view.stack.rest]
    kinds = [kind for kind in "XTtIKGWQFPO" if any(kind in layer for layer in both)]
    return {kind: sum(layer.get(kind, 0) for layer in both) for kind in kinds}


@pytest.mark.rule("NC-SETUP-01", "NC-SETUP-02", "NC-SETUP-11")
@pytest.mark.parametrize(
    ("players", "seats", "side"),
    [
        ("1", [0, 0, 0, 0], 6),
        ("2", [0, 0, 1, 1], 6),
        ("3", [0, 1, 2, 0], 6),
        ("4", [0, 1, 2, 3], 6),
        ("5", [0, 1, 2, 3, 4], 7),
    ],
)
def test_players_and_prisoners(players: str, seats: list[int], side: int) -> None:
    view = setup(players=players).observe(0)
    assert [prisoner.seat for prisoner in view.prisoners] == seats
    assert view.side == side
    assert len(view.spaces) == side * side


@pytest.mark.rule("NC-SETUP-03")
def test_standard_stack() -> None:
    for players in "1234":
        assert stack(players=players) == STANDARD
    assert sum(STANDARD.values()) == 76


@pytest.mark.rule("NC-SETUP-04")
def test_standard_stack_of_five() -> None:
    assert stack(players="5") == {**STANDARD, "K": 7, "W": 10}
    assert setup(players="5").left == 75


@pytest.mark.rule("NC-SETUP-05", "NC-KEEP-01")
def test_advanced_stack() -> None:
    assert stack(mode="advanced") == ADVANCED
    assert stack(mode="advanced", players="5") == {**ADVANCED, "Q": 7}
    assert (setup(mode="advanced").left, setup(mode="advanced", players="5").left) == (70, 71)


@pytest.mark.rule("NC-SETUP-06", "NC-SETUP-07", "NC-STATE-03")
def test_opening_tiles() -> None:
    assert setup().observe(0).stack.opening == {"X": 2, "T": 4, "I": 2}
    assert setup(players="5").observe(0).stack.opening == {"X": 3, "T": 5, "I": 2}
    assert setup().observe(0).stack.next == {"X": 0.25, "T": 0.5, "I": 0.25}


class Lowest(Chance):
    """Always the last kind there is, and remembers what it was asked."""

    def __init__(self) -> None:
        self.weights: list[list[int]] = []

    def pick(self, what: str, subject: str, names: object, weights: list[int]) -> int:
        self.weights.append(weights[:])
        return max(index for index, weight in enumerate(weights) if weight)

    def below(self, n: int) -> int:
        return 0


@pytest.mark.rule("NC-SETUP-08")
def test_the_opening_lies_on_top_and_both_layers_are_uniform() -> None:
    chance = Lowest()
    state = setup(chance=chance)
    while state.turn == 0 or len(chance.weights) < 12:
        decide(state, options_of(state)[0], chance)
    assert [sum(weights) for weights in chance.weights[:8]] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert [sum(weights) for weights in chance.weights[8:11]] == [68, 67, 66]
    assert chance.weights[8] == [10, 26, 2, 8, 6, 4, 12, 0, 0, 0, 0], "weights are the tiles left"


@pytest.mark.rule("NC-SETUP-09")
def test_boss_tiles_are_never_opening_tiles() -> None:
    for options in ({"boss": "both", "mode": "advanced", "pit_fiends": "3"}, {"gates": "3"}):
        assert setup(**options).observe(0).stack.opening == {"X": 2, "T": 4, "I": 2}


@pytest.mark.rule("NC-SETUP-10", "NC-NERVE-01")
def test_everybody_starts_lit_with_one_nerve_and_no_key() -> None:
    for prisoner in setup(players="5").observe(0).prisoners:
        assert prisoner.lit
        assert (prisoner.nerve, prisoner.key, prisoner.cell, prisoner.line) == (1, False, None, None)


def place_all(state: NightState, chance: Chance) -> list[tuple[str, int | None]]:
    """Start placements in a row of far corners; who placed whom, and who decided."""
    order: list[tuple[str, int | None]] = []
    for row, column in ((0, 0), (0, 3), (3, 0), (3, 3), (5, 5), (5, 1))[: state.settings.prisoners]:
        order.append((state.observe(0).acting, state.asked()))
        decide(state, state.action(f"START({row},{column})"), chance)
        decide(state, state.action("TURN(SSE)"), chance)
        while state.turn == 0 and state.observe(0).step == "PLACE":
            decide(state, options_of(state)[0], chance)
    return order


@pytest.mark.rule("NC-SETUP-12", "NC-SETUP-20", "NC-TURN-10")
def test_turn_order_is_fixed_and_a_players_prisoners_are_consecutive() -> None:
    chance = SeededChance(3)
    state = setup(players="2")
    assert place_all(state, chance) == [("A", 0), ("B", 0), ("C", 1), ("D", 1)]
    seen = []
    while state.turn < 6:
        if len(seen) < state.turn:
            seen.append(state.observe(0).acting)
        decide(state, options_of(state)[-1], chance)
    assert seen == ["A", "B", "C", "D", "A"]


@pytest.mark.rule("NC-SETUP-20")
def test_everybody_is_told_that_the_first_prisoner_begins() -> None:
    there = Cage.begin(PUBLISHED, {"players": "4"}, then=SeededChance(3))
    for cell in ("0,0", "0,3", "3,0", "3,3"):
        there.play(f"START({cell})", "TURN(SSE)").fill()
    assert [(fact.seat, fact.prisoner) for fact in there.happened("PlayBegan")] == [(0, "A")]
    begun = [(fact.seat, fact.prisoner, fact.turn) for fact in there.happened("TurnBegan")]
    assert begun == [(0, "A", 1)]


@pytest.mark.rule("NC-SETUP-13", "NC-SETUP-14", "NC-SETUP-15", "NC-DEC-16")
def test_the_shared_prisoner_and_its_marker() -> None:
    state = setup(players="3")
    assert state.observe(0).marker == 0
    assert place_all(state, SeededChance(3)) == [("A", 0), ("B", 1), ("C", 2), ("D", 0)]
    assert state.observe(0).marker == 1, "the start placement was its first turn"
    assert [prisoner.shared for prisoner in state.observe(0).prisoners] == [False, False, False, True]
    board = """
        X@D X . . . .
        . . . . . .
        . . . . . .
        . . . X@A . .
        . . . . . .
        . X@B . X@C . .
    """
    others = dict.fromkeys("ABC", "OUT nerve 0 key")
    shared = table(board, "X X", acting="D", players=3, marker="P2", D="OUT nerve 0 key", **others)
    assert shared.state.asked() == 2
    shared.play("MOVE(E)")
    assert shared.state.observe(0).marker == 0, "passed on clockwise after the turn"


@pytest.mark.rule("NC-DEC-16")
def test_the_marker_holder_decides_out_of_turn_too() -> None:
    board = """
        . . . . . .
        . . X@D . . .
        . Tw X@A X . .
        . . W . . .
        . . . . . .
        X@B . . . X@C .
    """
    others = {"B": "OUT nerve 0 key", "C": "OUT nerve 0 key"}
    hit = table(board, "T T T T T T", players=3, marker="P1", **others).play("MOVE(E)")
    assert (hit.state.observe(0).concerned, hit.state.asked()) == ("D", 1)


@pytest.mark.rule("NC-SETUP-16", "NC-DEC-01", "NC-DEC-02", "NC-TURN-01")
def test_a_start_placement() -> None:
    chance = ScriptedChance(["tile T", "tile I"])
    state = setup(chance=chance)
    assert len(options_of(state)) == 36
    decide(state, state.action("START(2,2)"), chance)
    assert [action.text for action in options_of(state)] == [
        "TURN(SNE)",
        "TURN(SSE)",
        "TURN(SSW)",
        "TURN(SNW)",
    ]
    decide(state, state.action("TURN(SNE)"), chance)
    assert state.observe(0).hand == "T"
    decide(state, state.action("PLACE(E,TE)"), chance)
    assert PUBLISHED.draw(state.observe(0)).split()[6 + 1 + 6 :][:7] == ["2", ".", ".", "Iv", ".", ".", "."]
    assert state.observe(0).acting == "B"
    taken = state.refuse(state.asked() or 0, state.action("START(2,3)"))
    assert taken is not None
    assert taken.rule == "NC-SETUP-16"
    assert len(options_of(state)) == 33


@pytest.mark.rule("NC-SETUP-17", "NC-SETUP-18", "NC-SETUP-19")
def test_a_start_tile_in_a_dead_end_draws_nothing_and_falls() -> None:
    chance = ScriptedChance(["tile T", "tile T"] + ["tile I", "tile X"] * 2)
    state = setup(chance=chance)
    steps = ["START(2,2)", "TURN(SNE)", "PLACE(N,TE)", "PLACE(E,TN)"]
    steps += ["START(1,3)", "TURN(SSW)"]  # its exits lead to the closed sides of the two forks
    for text in steps:
        decide(state, state.action(text), chance)
    assert state.observe(0).acting == "C", "nothing was drawn for blocked exits"
    assert len(chance.left) == 4
    for text in ("START(4,0)", "TURN(SNE)", "PLACE(N,IV)", "START(4,3)", "TURN(SNE)", "PLACE(N,IV)"):
        decide(state, state.action(text), chance)
    assert (state.observe(0).acting, state.turn) == ("A", 1)
    decide(state, state.action("STAY"), ScriptedChance(["tile T"]))
    decide(state, state.action("FALL(ROW)"), SeededChance(1))
    assert state.observe(0).acting == "B"
    assert [action.text for action in options_of(state)] == ["STAY"]
    decide(state, state.action("STAY"), SeededChance(1))
    assert state.observe(0).step in ("FALL", "SWAP")


@pytest.mark.rule("NC-SETUP-19")
def test_nothing_goes_dark_during_start_placements() -> None:
    state = setup()
    place_all(state, SeededChance(5))
    assert not state.discards
    assert state.turn == 1


@pytest.mark.rule("NC-DIFF-01")
def test_harder() -> None:
    assert stack(key_sources="-1", gates="3") == {**STANDARD, "K": 5, "G": 3}
    assert stack(mode="advanced", key_sources="-1") == {**ADVANCED, "Q": 5}


@pytest.mark.rule("NC-DIFF-02")
def test_easier() -> None:
    assert stack(key_sources="+2")["K"] == 8
    assert stack(players="5", key_sources="+1")["K"] == 8
    assert stack(mode="advanced", key_sources="+2") == {**ADVANCED, "Q": 8}
    for mode in ("standard", "advanced"):
        with pytest.raises(Malformed, match=r"key_sources.*NC-DIFF-02"):
            setup(players="5", mode=mode, key_sources="+2")


@pytest.mark.rule("NC-DIFF-03")
def test_a_third_pit_fiend() -> None:
    assert stack(mode="advanced", pit_fiends="3")["F"] == 3
    with pytest.raises(Malformed, match=r"pit_fiends.*NC-DIFF-03"):
        setup(pit_fiends="3")


@pytest.mark.rule("NC-DIFF-04", "NC-PATH-01", "NC-DIRGE-01")
def test_bosses_in_the_stack() -> None:
    assert stack(boss="pathless") == {**STANDARD, "P": 2}
    assert stack(boss="pathless", pathless="3")["P"] == 3
    assert stack(boss="dirge", mode="advanced") == {**ADVANCED, "O": 2}
    assert stack(boss="both") == {**STANDARD, "P": 2, "O": 2}
    with pytest.raises(Malformed, match="pathless"):
        setup(pathless="3")


@pytest.mark.rule("NC-DIFF-05", "NC-END-04")
def test_the_gates_of_this_game() -> None:
    board = """
        . . . . . .
        . . . . . .
        . Ih@A X . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    last = alone(board, draws="G", under="X X X X X", gates="3", discard="G G").play("STAY")
    assert last.result() == "NC-END-04"


@pytest.mark.rule("NC19-SETUP-01", "NC19-SETUP-02", "NC19-SETUP-10")
@pytest.mark.parametrize(
    ("players", "seats", "side"),
    [
        ("2", [0, 0, 1, 1], 6),
        ("3", [0, 0, 1, 1, 2, 2], 7),
        ("4", [0, 1, 2, 3], 6),
        ("5", [0, 1, 2, 3, 4], 7),
        ("6", [0, 1, 2, 3, 4, 5], 7),
    ],
)
def test_players_and_prisoners_of_2019(players: str, seats: list[int], side: int) -> None:
    view = setup("night-cage-2019", players=players).observe(0)
    assert [prisoner.seat for prisoner in view.prisoners] == seats
    assert view.side == side
    assert view.acting == "A"
    with pytest.raises(Malformed, match="players"):
        setup("night-cage-2019", players="1")


@pytest.mark.rule("NC19-SETUP-03", "NC19-SETUP-04", "NC19-SETUP-05", "NC19-DIFF-02")
def test_the_piles_of_2019_have_one_layer() -> None:
    standard = setup("night-cage-2019").observe(0).stack
    assert standard.opening == {}
    assert standard.rest == {"X": 11, "T": 30, "I": 9, "K": 8, "G": 4, "W": 12}
    advanced = setup("night-cage-2019", mode="advanced").observe(0).stack
    assert advanced.rest == {"X": 12, "T": 30, "t": 2, "I": 10, "G": 4, "W": 4, "Q": 8, "F": 4}
    assert standard.next["W"] == 0.1622  # 12 of 74


@pytest.mark.rule("NC19-SETUP-06", "NC19-DIFF-01")
def test_everybody_of_2019_starts_lit_and_without_nerve() -> None:
    for prisoner in setup("night-cage-2019", players="6").observe(0).prisoners:
        assert prisoner.lit
        assert (prisoner.nerve, prisoner.key) == (0, False)


@pytest.mark.rule("NC19-SETUP-05", "NC19-SETUP-07", "NC19-SETUP-08", "NC19-SETUP-09", "NC19-MON-01")
def test_f00_set_up_draws_are_not_safe() -> None:
    chance = ScriptedChance(["tile W", "tile T"] + ["tile X", "tile X"] * 3 + ["tile T"] * 9)
    state = setup("night-cage-2019", chance=chance)
    decide(state, state.action("START(2,2)"), chance)
    decide(state, state.action("TURN(SNE)"), chance)
    assert [action.text for action in options_of(state)] == ["PLACE(N,W)", "PLACE(E,W)"]
    decide(state, state.action("PLACE(N,W)"), chance)
    decide(state, state.action("PLACE(E,TN)"), chance)
    assert state.observe(0).acting == "B", "nobody is attacked"
    assert state.observe(0).prisoners[0].lit
    for row, column in ((4, 0), (4, 2), (4, 4)):
        for text in (f"START({row},{column})", "TURN(SSW)"):
            decide(state, state.action(text), chance)
        while state.turn == 0 and state.observe(0).step == "PLACE":
            decide(state, options_of(state)[0], chance)
    assert (state.turn, state.observe(0).acting) == (1, "A")
    decide(state, state.action("MOVE(E)"), chance)
    while state.turn == 1:
        decide(state, options_of(state)[0], chance)
    assert state.observe(0).prisoners[0].lit, "off the Wax Eater's column, though it was set off"
    assert "W" in state.observe(0).discards, "nobody lights it any more"


@pytest.mark.rule("NC19-SETUP-09", "NC19-PM-02")
def test_a_pit_monster_during_set_up_drops_who_was_placed() -> None:
    chance = ScriptedChance(["tile X", "tile X", "tile F", "tile X"])
    state = setup("night-cage-2019", chance=chance, mode="advanced")
    for text in ("START(2,2)", "TURN(SNE)", "PLACE(N,X)", "START(4,3)", "TURN(SNW)", "PLACE(N,F)"):
        decide(state, state.action(text), chance)
    assert state.observe(0).step == "FALL"
    assert state.observe(0).concerned == "A"
    decide(state, state.action("FALL(COLUMN)"), chance)
    assert state.observe(0).prisoners[0].line == "column 2"
    assert state.observe(0).acting == "C"
    assert "#S" in state.to_text()


@pytest.mark.rule("NC19-SETUP-11")
def test_who_is_walled_in_falls_when_staying_or_passing() -> None:
    board = """
        . . . . . .
        . Ts . . . .
        . Sne@A Tw . . .
        . . . . . .
        . . . . . .
        . . X@B . . .
    """
    walled = alone(board, draws="X X", edition="night-cage-2019")
    assert walled.legal() == ["STAY", "PASS(B)", "PASS(C)", "PASS(D)"]
    assert walled.play("PASS(B)").step == "FALL"


@pytest.mark.rule("NC-SETUP-14", "NC-TURN-10")
def test_the_marker_stays_while_the_others_act() -> None:
    board = """
        X@D X . . . .
        . . . . . .
        . . . . . .
        . . . X@A X .
        . . . . . .
        . X@B . X@C . .
    """
    others = dict.fromkeys("ABCD", "OUT nerve 0 key")
    there = table(board, players=3, marker="P2", **others).play("MOVE(E)")
    assert (there.state.observe(0).acting, there.state.observe(0).marker) == ("B", 2)
