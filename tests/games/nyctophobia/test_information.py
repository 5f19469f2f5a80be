"""What a Hunted may know, and what is never told (section 20)."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import GAME, table

CELL = re.compile(r"\b[A-H][1-8]\b")

CONFIGURATIONS = [
    {"players": players, "hunter": hunter, "characters": cast, "memory": memory}
    for players in ("3", "4", "5")
    for hunter, cast, memory in (("axe", "random", "M0"), ("mage", "none", "M3"), ("simple", "random", "M1"))
]


def play(
    options: dict[str, str], seed: int, longest: int = 250, talks: bool = False
) -> Iterator[tuple[NyctoState, Action, list[Event]]]:
    """A random game: each state before an action, the action, and what came of it; perhaps with talk."""
    chance, policy = SeededChance(seed), SeededChance(f"policy {seed}")
    state = GAME.setup(options, chance)
    assert isinstance(state, NyctoState)
    for _ in range(longest):
        if talks and policy.below(6) == 0:
            seat = policy.below(state.seats())
            asides = state.remarks(seat)
            if asides:
                speech = choose(asides, policy.below(1_000_000))
                earlier, said = state.clone(), list[Event]()
                state.apply(seat, speech, chance, said)
                yield earlier, speech, said
        legal = options_of(state)
        if not legal:
            return
        action = choose(legal, policy.below(1_000_000))
        before = state.clone()
        log: list[Event] = []
        decide(state, action, chance, log)
        yield before, action, log
        if state.is_over():
            return


def words_for(state: NyctoState, viewer: int, log: list[Event]) -> str:
    """Everything a viewer gets: view, description, drawing, events, prompt, options, refusals."""
    voice = Voice(viewer, [f"player {seat}" for seat in range(state.seats())])
    view = state.observe(viewer)
    said = [msgspec.json.encode(view).decode(), *GAME.describe(view, voice), GAME.draw(view)]
    for fact in perceived(log, viewer):
        said += [msgspec.json.encode(fact).decode(), GAME.narrate(fact, voice)]
    if not state.is_over():
        prompt = state.prompt(viewer)
        said += [prompt.name, prompt.text]
        if state.asked() == viewer:
            said += [action.text for action in options_of(state)]
            said += [
                str(state.refuse(state.asked() or 0, state.action(text)))
                for text in ("STEP(N)", "CALL", "SEARCH", "HIDE", "END")
            ]
    return "\n".join(said)


@pytest.mark.rule("NY-INFO-01", "NY-INFO-02", "NY-INFO-09", "NY-INFO-15")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda o: f"{o['players']}-{o['hunter']}")
def test_no_coordinate_reaches_a_hunted_or_a_spectator(options: dict[str, str]) -> None:
    """Over whole random games: no cell, map, tree, scenario or card in anything they are sent."""
    for seed in range(3):
        for before, _, log in play(options, seed, talks=True):
            for viewer in range(-1, before.seats()):
                if viewer == 0:
                    continue
                said = words_for(before, viewer, [])
                facts = " ".join(str(fact) for fact in perceived(log, viewer))
                for text in (said, facts):
                    assert not CELL.search(text), text
                    assert not re.search(r"\b(SC|CV|AX|MG)-\d\d\b", text), text
                    assert "OWN" not in text
    assert "A1" in CELL_NAMES


@pytest.mark.rule("NY-INFO-01", "NY-INFO-03", "NY-INFO-04")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda o: f"{o['players']}-{o['hunter']}")
def test_worlds_a_hunted_cannot_tell_apart_tell_it_the_same(options: dict[str, str]) -> None:
    """In an imagined world a seat sees, is asked, offered and refused exactly the same."""
    for seed in range(2):
        for number, (state, _, _) in enumerate(play(options, seed, talks=True)):
            for seat in range(1, state.seats()):
                world = state.imagine(seat, SeededChance(number))
                assert words_for(world, seat, []) == words_for(state, seat, [])


@pytest.mark.rule("NY-INFO-05")
def test_what_the_hunted_get_does_not_depend_on_the_hunters_steps() -> None:
    """Three steps, two choices, a silent end of the noise, or standing still: it sounds the same."""
    heard = []
    for pieces, fields in (
        ("X=A1 1=H8 2=H1", {"hand": "AX-02 AX-09", "noise": "A3"}),
        ("X=D4 1=H8 2=H1", {"hand": "AX-02 AX-09", "wound": "yes"}),
        ("X=A8 1=H8 2=H1", {"hand": "AX-02 AX-09"}),
    ):
        game = table(pieces, **fields, active="P0")
        facts: list[str] = []
        text = "PLAY(AX-02)"
        while game.state.active == 0:
            game.do(text)
            facts += [str(fact) for fact in game.facts(1)]
            text = game.legal()[0]
        heard.append(facts)
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("NY-INFO-06")
def test_a_reconnecting_client_gets_its_observation_from_the_position() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", memory="M0")
    game.do("STEP(N)", "SEARCH")
    restored = GAME.from_text(game.state.to_text())
    for viewer in (-1, 0, 1, 2):
        assert restored.observe(viewer) == game.view(viewer)


@pytest.mark.rule("NY-INFO-07")
def test_a_world_imagined_for_a_bot_hides_the_others_memories() -> None:
    """Whoever holds an imagined world learns nothing from looking through other eyes."""
    for state, _, _ in play({"players": "4", "hunter": "mage", "memory": "M3", "characters": "random"}, 7):
        for seat in range(1, state.seats()):
            world = state.imagine(seat, SeededChance(3))
            again = world.imagine(seat, SeededChance(9))
            straight = state.imagine(seat, SeededChance(9))
            for viewer in range(state.seats()):
                assert again.observe(viewer) == straight.observe(viewer)


@pytest.mark.rule("NY-INFO-08")
def test_the_hunter_sees_no_private_notes() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", memory="M3")
    game.do("STEP(N)", "SEARCH")
    view = game.view(0)
    assert (view.sketch, view.last_search) == (None, None)
    assert not any(type(fact).__name__ in ("Searched", "Step", "Rocks") for fact in view.told)


@pytest.mark.rule("NY-INFO-10")
def test_memory_levels() -> None:
    views = {}
    for memory in ("M0", "M1", "M2", "M3"):
        game = table("X=A1 1=D8 2=H8", phase="MOVE", memory=memory)
        game.do("STEP(N)", "SEARCH", "STEP(N)", "END", "PASS")
        views[memory] = game.view(1)
        assert views[memory].last_search.seat == 1  # the own last search can be repeated at all levels
    names = {memory: [type(fact).__name__ for fact in view.told] for memory, view in views.items()}
    assert names["M0"] == ["Turn", "Felt"]  # since the start of the current turn
    assert "Searched" in names["M1"]
    assert names["M1"] == names["M2"] == names["M3"]
    assert [view.sketch is not None for view in views.values()] == [False, False, False, True]


@pytest.mark.rule("NY-INFO-06", "NY-INFO-10")
def test_by_heart_nobody_looks_back_farther_than_this_turn() -> None:
    """What a client may show again, counted in what it was told; the Hunter plays with open eyes."""
    for memory, most in (("M0", {0: None, 1: 2, 2: 3, SPECTATOR: 2, EVERYTHING: None}), ("M1", {})):
        game = table("X=A1 1=D8 2=H8", phase="POST", memory=memory)
        game.do("END")
        assert {viewer: game.state.recalls(viewer) for viewer in (0, 1, 2, SPECTATOR, EVERYTHING)} == {
            viewer: most.get(viewer) for viewer in (0, 1, 2, SPECTATOR, EVERYTHING)
        }
    over = table("X=D4 1=D6 2=H8", phase="MOVE", health="1 2", memory="M0")
    over.do("STEP(N)")
    assert over.state.recalls(1) is None  # NY-END-06


@pytest.mark.rule("NY-INFO-10", "NY-SEARCH-11")
def test_what_was_felt_elsewhere_is_marked_as_old() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", memory="M0")
    ages = []
    for action in ("STEP(N)", "SEARCH", "STEP(N)", "SEARCH", "END", "PASS", "STEP(N)"):
        game.do(action)
        ages.append(game.state.observe(1).search_age)
    assert ages == [None, "now", "elsewhere", "now", "now", "now", "before"]
    assert game.state.observe(2).search_age == "elsewhere"
    assert game.state.observe(SPECTATOR).search_age is None
    lines = GAME.describe(game.state.observe(2), Voice(2, ["Hal", "Ada", "Bo"]))
    assert any("When you last felt around, elsewhere: " in line for line in lines)
    moved = table("X=A1 1=D8 2=H4", phase="POST", hunter="mage", hand="MG-04 MG-02", active="P2")
    moved.do("SEARCH", "END", "PLAY(MG-04)")
    assert moved.state.observe(2).search_age == "elsewhere"


@pytest.mark.rule("NY-INFO-11", "NY-INFO-13")
def test_the_sketch_uses_own_searches_and_steps_only() -> None:
    game = table("X=A1 1=D8 2=H8", "C7-D7 D5-D6", phase="MOVE", memory="M3")
    game.do("STEP(N)")
    assert game.do("STEP(W)") == ["all E-BLOCKED{1,tree}"]
    sketch = game.view(1).sketch
    assert (sketch.x, sketch.y) == (0, -1)
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in sketch.edges}
    assert edges == {(0, -1, "S"): "open"}  # the bump is not drawn
    game.do("SEARCH")
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in game.view(1).sketch.edges}
    assert edges[(-1, -1, "E")] == "tree"
    game.do("STEP(N)", "THROW(N)")
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in game.view(1).sketch.edges}
    assert (0, -3, "S") not in edges  # nor is the flight of a rock
    assert "-" not in GAME.draw(game.view(2))


@pytest.mark.rule("NY-INFO-11")
def test_a_sketch_starts_anew_or_is_doubted_when_the_forest_changes() -> None:
    before = table("X=D4 1=D8 2=H8", "D4-E4", phase="POST", memory="M3", hand="AX-04 AX-02", active="P2")
    before.do("SEARCH", "END", "PLAY(AX-04)")
    before.do("FELL(D4-E4)")
    assert all(edge.doubtful for edge in before.view(2).sketch.edges if edge.felt != "edge")
    turned = table(
        "X=A1 1=D8 2=H8", phase="POST", memory="M3", hunter="mage", hand="MG-03 MG-02", active="P2"
    )
    turned.do("SEARCH", "END", "PLAY(MG-03)", "TURN(CW)")
    sketch = turned.view(2).sketch
    assert (sketch.x, sketch.y, sketch.edges) == (0, 0, [])
    moved = table("X=A1 1=D8 2=H4", phase="POST", memory="M3", hunter="mage", hand="MG-04 MG-02", active="P2")
    moved.do("SEARCH", "END", "PLAY(MG-04)")
    assert moved.view(2).sketch.edges == []


@pytest.mark.rule("NY-INFO-12")
def test_sketches_are_never_merged() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST", memory="M3", auto_share="on")
    game.do("SEARCH")
    assert len(game.view(1).sketch.edges) == 4
    assert game.view(2).sketch.edges == []  # though it heard the report
