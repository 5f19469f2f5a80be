"""Who is told what, and what is never told (sections 19 to 21)."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from lampblack.games.nyctophobia.knowledge.reporting import fact_of
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.position import all_told
from lampblack.games.nyctophobia.model.sketch import aged
from lampblack.games.nyctophobia.model.told import ALL, REFUSAL_NAMES
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


# --- what is told -----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-ANN-04")
def test_everything_felt_is_announced_also_when_it_is_nothing() -> None:
    game = table("X=A1 1=D4 2=H8", phase="POST")
    assert game.do("SEARCH")[-1] == "all E-FELT{1,[]}"
    full = table("X=A1 1=D4 2=D5", "D4-E4", phase="POST", rocks="D4 C4", noise="C4")
    assert full.do("SEARCH")[-1] == "all E-FELT{1,[tree,rock,rock,noise,hunted:2]}"


@pytest.mark.rule("NY-ANN-23", "NY-INFO-03")
def test_only_the_decider_is_told_what_is_asked() -> None:
    game = table("X=A1 1=D4 2=H8")
    assert (game.state.prompt(1).name, game.state.prompt(1).seat) == ("PRE", 1)
    game.do("PASS")
    for viewer in (0, 2, SPECTATOR):
        assert game.state.prompt(viewer).name == "TURN"  # passing is silent
    hunter = table("X=D4 1=A1 2=H8", active="P0", hand="AX-02 AX-05")
    names = {hunter.state.prompt(viewer).text for viewer in (1, 2, SPECTATOR)}
    hunter.do("PLAY(AX-05)")
    names |= {hunter.state.prompt(viewer).text for viewer in (1, 2, SPECTATOR)}
    assert len(names) == 1
    assert hunter.state.prompt(0).name == "USE"
    hit = table("X=D4 1=D7 2=H8", "D2-D3")
    hit.do("THROW(N)")
    assert hit.asked() == (0, "FALL_BACK")
    assert hit.state.prompt(1).seat == 1  # that the Hunter has a choice is nobody's business
    between = table("X=D5 1=A8 2=D6", "D3-D4", active="P0", hidden="P2", queued="P2", hunter="simple",
                    wound="yes", hunter_steps="1", agenda="WALK:1:0:0:0:0")  # fmt: skip
    between.do("DONE")
    for decider, action in (((2, "COUNTER"), "COUNTER(ROCK)"), ((0, "FALL_BACK"), "RETREAT(NE)")):
        assert between.asked() == decider
        assert [between.state.prompt(viewer).seat for viewer in (1, SPECTATOR)] == [2, 2]  # all the same
        between.do(action)
    assert between.asked() == (2, "RETREAT")


@pytest.mark.rule("NY-ANN-26")
def test_the_hunter_sees_everything_but_the_draw_pile() -> None:
    game = table("X=D4 1=A1 2=H8", "A1-B1", rocks="C3", noise="C3", hidden="P2", wound="yes", held="2 0",
                 hand="AX-02 AX-05", discard="AX-01", health="1 2")  # fmt: skip
    view = game.state.observe(0)
    assert (view.forest.trees, view.forest.car, view.forest.rocks) == (["A1-B1"], ["G7", "H7"], ["C3"])
    assert (view.forest.noise, view.forest.hunter, view.forest.noise_distance) == ("C3", "D4", 2)
    assert [(p.cell, p.health, p.rocks, p.hidden, p.distance) for p in view.players] == [
        ("A1", 1, 2, False, 6),
        ("H8", 2, 0, True, 8),
    ]
    cards = view.cards
    assert (cards.hand, cards.discard, cards.pile, cards.wounded) == (["AX-02", "AX-05"], ["AX-01"], 9, True)
    lines = "\n".join(GAME.describe(view, Voice(0, ["Hal", "Ada", "Bo"])))
    for words in ("6 steps from you", "Steady Tread (AX-02)", "noise in C3, 2 steps away", "wounded"):
        assert words in lines
    assert GAME.draw(view).splitlines()[2] == " 1 #1|. . . . . . .#"
    moved = table("X=D4 1=A1 2=H8", phase="MOVE")
    moved.do("STEP(S)")
    assert "HunterSawMove(seat=1, cell='A2')" in [str(fact) for fact in perceived(moved.events, 0)]


@pytest.mark.rule("NY-ANN-28")
def test_events_come_in_the_order_they_happen_and_each_seat_has_its_own() -> None:
    """What is sent to a viewer, and what it remembers at M1, are the same events in the same order."""
    options = {"players": "4", "hunter": "mage", "memory": "M1", "characters": "random"}
    state = GAME.setup(options, SeededChance(4))
    assert isinstance(state, NyctoState)
    policy = SeededChance("in order")
    for _ in range(250):
        before = all_told(state.past, state.told)
        log: list[Event] = []
        decide(state, choose(options_of(state), policy.below(1_000_000)), SeededChance(4), log)
        new = all_told(state.past, state.told)[len(before) :]
        for viewer in (SPECTATOR, 1, 2, 3):
            mine = [fact_of(told, state) for told in new if told.to in (ALL, viewer)]
            assert perceived(log, viewer) == mine
        if state.is_over():
            break


# --- what a Hunted may know ---------------------------------------------------------------------------------


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
            facts += [str(fact) for fact in perceived(game.events, 1)]
            text = game.legal()[0]
        heard.append(facts)
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("NY-INFO-06")
def test_a_reconnecting_client_gets_its_observation_from_the_position() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", memory="M0")
    game.do("STEP(N)", "SEARCH")
    restored = GAME.from_text(game.state.to_text())
    for viewer in (-1, 0, 1, 2):
        assert restored.observe(viewer) == game.state.observe(viewer)


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
    view = game.state.observe(0)
    assert (view.sketch, view.last_search) == (None, None)
    assert not any(type(fact).__name__ in ("Searched", "Step", "Rocks") for fact in view.told)


@pytest.mark.rule("NY-INFO-10")
def test_memory_levels() -> None:
    views = {}
    for memory in ("M0", "M1", "M2", "M3"):
        game = table("X=A1 1=D8 2=H8", phase="MOVE", memory=memory)
        game.do("STEP(N)", "SEARCH", "STEP(N)", "END", "PASS")
        views[memory] = game.state.observe(1)
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
    sketch = game.state.observe(1).sketch
    assert (sketch.x, sketch.y) == (0, -1)
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in sketch.edges}
    assert edges == {(0, -1, "S"): "open"}  # the bump is not drawn
    game.do("SEARCH")
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in game.state.observe(1).sketch.edges}
    assert edges[(-1, -1, "E")] == "tree"
    game.do("STEP(N)", "THROW(N)")
    edges = {(edge.x, edge.y, edge.direction): edge.felt for edge in game.state.observe(1).sketch.edges}
    assert (0, -3, "S") not in edges  # nor is the flight of a rock
    assert "-" not in GAME.draw(game.state.observe(2))


@pytest.mark.rule("NY-INFO-11")
def test_a_sketch_starts_anew_or_is_doubted_when_the_forest_changes() -> None:
    before = table("X=D4 1=D8 2=H8", "D4-E4", phase="POST", memory="M3", hand="AX-04 AX-02", active="P2")
    before.do("SEARCH", "END", "PLAY(AX-04)")
    before.do("FELL(D4-E4)")
    assert all(edge.doubtful for edge in before.state.observe(2).sketch.edges if edge.felt != "edge")
    turned = table(
        "X=A1 1=D8 2=H8", phase="POST", memory="M3", hunter="mage", hand="MG-03 MG-02", active="P2"
    )
    turned.do("SEARCH", "END", "PLAY(MG-03)", "TURN(CW)")
    sketch = turned.state.observe(2).sketch
    assert (sketch.x, sketch.y, sketch.edges) == (0, 0, [])
    moved = table("X=A1 1=D8 2=H4", phase="POST", memory="M3", hunter="mage", hand="MG-04 MG-02", active="P2")
    moved.do("SEARCH", "END", "PLAY(MG-04)")
    assert moved.state.observe(2).sketch.edges == []


@pytest.mark.rule("NY-INFO-12")
def test_sketches_are_never_merged() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST", memory="M3", auto_share="on")
    game.do("SEARCH")
    assert len(game.state.observe(1).sketch.edges) == 4
    assert game.state.observe(2).sketch.edges == []  # though it heard the report


@pytest.mark.rule("NY-INFO-09")
def test_private_events_reach_their_owner_and_the_replay_only() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE")
    game.do("STEP(N)")
    private = [event for event in game.events if type(event.fact).__name__ == "Step"]
    assert len(private) == 1
    assert [private[0].is_perceived_by(viewer) for viewer in (0, 1, 2, SPECTATOR, EVERYTHING)] == [
        False,
        True,
        False,
        False,
        True,
    ]


# --- state and refusals ------------------------------------------------------------------------------------


@pytest.mark.rule("NY-STATE-01")
def test_a_position_holds_everything() -> None:
    game = table("X=D4 1=A1 2=H8 3=D8", "A1-B1", rocks="C3 C3", noise="C3", hidden="P2", wound="fresh",
                 held="2 0 1", hand="MG-02 MG-05", discard="MG-01", health="1 2 2", fogged="P3", hunter="mage",
                 cast="klutz - star", called="P3 until P3", queued="P2", clue="E", acted="yes", steps="1",
                 no_search="yes", layout="SC-01 90 1 2-1-3", turns="1", noise_known="perhaps",
                 agenda="POST MOVE ARRIVE:1:1 NOISE:1:9")  # fmt: skip
    text = game.state.to_text()
    again = GAME.from_text(text)
    assert again == game.state
    for line in ("rocks: C3 C3", "noise: C3", "hidden: P2", "wound: fresh", "held: 2 0 1", "fogged: P3",
                 "hand: MG-02 MG-05", "discard: MG-01", "called: P3 until P3", "queued: P2", "acted: yes",
                 "no search: yes", "layout: SC-01 90 1 2-1-3", "agenda: POST MOVE ARRIVE:1:1 NOISE:1:9",
                 "noise known: perhaps", "turns: 1", "cast: klutz - star"):  # fmt: skip
        assert line in text.splitlines()


@pytest.mark.rule("NY-STATE-02")
def test_a_restored_position_continues_identically() -> None:
    for options in CONFIGURATIONS[:6]:
        for state, action, _ in play(options, 11, 120):
            loaded = GAME.from_text(state.to_text())
            assert loaded == state
            decide(loaded, loaded.action(action.text), SeededChance(5))
            decide(state, action, SeededChance(5))
            assert loaded == state


@pytest.mark.rule("NY-DP-22")
def test_the_refusals_of_the_ledger_in_their_order() -> None:
    assert REFUSAL_NAMES == (
        "not_your_decision",
        "no_rock",
        "not_in_car",
        "already_called",
        "action_used",
        "hide_needs_post",
        "hide_after_call",
        "no_search_now",
        "must_move",
        "no_tree",
        "no_landing",
        "bad_target",
    )
    game = table("X=A1 1=D8 2=H8", phase="POST", held="0 1", acted="yes", called="P2 until P2")
    assert game.refusal("THROW(N)").code == "no_rock"  # though the action is used too
    assert game.refusal("HIDE").code == "action_used"  # though help was called too
    early = table("X=A1 1=D8 2=H8", phase="PRE", called="P2 until P2")
    assert early.refusal("HIDE").code == "hide_needs_post"
    tired = table("X=A1 1=D8 2=H8", phase="POST", acted="yes", called="P2 until P2")
    assert tired.refusal("CALL").code == "not_in_car"  # though all the others apply too
    inside = table("X=A1 1=G7 2=H8", car="G7 H7", phase="POST", acted="yes", called="P2 until P2")
    assert inside.refusal("CALL").code == "already_called"
    uncalled = table("X=A1 1=G7 2=H8", car="G7 H7", phase="POST", acted="yes")
    assert uncalled.refusal("CALL").code == "action_used"
    both = table("X=A1 1=D8 2=H8", called="P2 until P2")
    assert both.do("CALL") == ["s1 P-REFUSED{not_in_car}"]  # though there was a call already


def test_every_fact_has_a_name_of_its_own() -> None:
    """The game's own facts and views are told apart by their tags, and decode to themselves."""
    game = table("X=A1 1=D8 2=H8", phase="MOVE")
    game.do("STEP(N)")
    decoder = msgspec.json.Decoder(GAME.fact_type())
    for event in game.events:
        assert decoder.decode(msgspec.json.encode(event.fact)) == event.fact
    view = game.state.observe(1)
    assert msgspec.json.Decoder(GAME.view_type()).decode(msgspec.json.encode(view)) == view
    assert b'"game":"nyctophobia"' in msgspec.json.encode(view)


# --- what imagining makes of the Hunter and of the own place ------------------------------------------------


def test_an_imagined_hunter_is_mostly_near_where_the_seat_met_the_real_one() -> None:
    """The others, who were not there, imagine the Hunter anywhere."""
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E")
    at.do("STEP(N)", "COUNTER(ROCK)")
    while at.state.asked() == 0:
        at.do(at.legal()[0])
    near = {1: 0, 2: 0}
    for seat in near:
        for number in range(60):
            world = at.state.imagine(seat, SeededChance(number))
            here, there = world.place[0], world.place[1] - 8  # the fight was one step north of P1
            near[seat] += abs(here % 8 - there % 8) + abs(here // 8 - there // 8) <= 3
    assert near[1] >= 45
    assert near[2] <= 40


def test_where_the_hunter_was_met_is_forgotten_after_four_turns_of_the_hunter() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E", hunter="simple")
    at.do("STEP(N)", "COUNTER(ROCK)")
    assert at.state.sketches[1].lair == CELL_NAMES.index("D4")
    sketch = at.state.sketches[1]
    for turns in range(1, 5):
        sketch = aged(sketch)
        assert (sketch.lair >= 0, sketch.since) == ((True, turns) if turns < 4 else (False, 0))


def test_whoever_was_moved_by_a_card_may_be_in_the_car() -> None:
    """NYC-PRIM-09: pulled into the car, and told only of being moved."""
    at = table("X=E7 1=H8 2=A1", active="P0", hunter="mage", hand="MG-01 MG-07")
    at.do("PLAY(MG-07)", "PULL(H7)")
    assert at.state.in_car(1)
    inside = [at.state.imagine(1, SeededChance(number)).in_car(1) for number in range(80)]
    assert any(inside)
    assert not all(inside)


def test_whoever_sits_in_the_car_still_does_when_the_forest_has_turned() -> None:
    at = table("X=A1 1=F7 2=A8", phase="MOVE", hunter="mage", clue="E", hand="MG-03 MG-12")
    at.do("STEP(E)", "STEP(E)", "END", "PASS", "STEP(N)", "STEP(N)", "END", "PLAY(MG-03)", "TURN(CW)")
    assert at.state.turns == 1
    assert at.state.in_car(1)
    assert all(at.state.imagine(1, SeededChance(number)).in_car(1) for number in range(20))
