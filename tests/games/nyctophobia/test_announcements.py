"""What is told, and to whom (section 19)."""

import msgspec
import pytest

from lampblack.games.nyctophobia.knowledge.reporting import fact_of
from lampblack.games.nyctophobia.model.position import all_told
from lampblack.games.nyctophobia.model.told import ALL
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import GAME, table


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
    assert hit.asked == "P0 FALL_BACK"
    assert hit.state.prompt(1).seat == 1  # that the Hunter has a choice is nobody's business
    between = table("X=D5 1=A8 2=D6", "D3-D4", active="P0", hidden="P2", queued="P2", hunter="simple",
                    wound="yes", hunter_steps="1", agenda="WALK:1:0:0:0:0")  # fmt: skip
    between.do("DONE")
    for decider, action in (("P2 COUNTER", "COUNTER(ROCK)"), ("P0 FALL_BACK", "RETREAT(NE)")):
        assert between.asked == decider
        assert [between.state.prompt(viewer).seat for viewer in (1, SPECTATOR)] == [2, 2]  # all the same
        between.do(action)
    assert between.asked == "P2 RETREAT"


@pytest.mark.rule("NY-ANN-26")
def test_the_hunter_sees_everything_but_the_draw_pile() -> None:
    game = table("X=D4 1=A1 2=H8", "A1-B1", rocks="C3", noise="C3", hidden="P2", wound="yes", held="2 0",
                 hand="AX-02 AX-05", discard="AX-01", health="1 2")  # fmt: skip
    view = game.view(0)
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
    assert "HunterSawMove(seat=1, cell='A2')" in [str(fact) for fact in moved.facts(0)]


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


def test_every_fact_has_a_name_of_its_own() -> None:
    """The game's own facts and views are told apart by their tags, and decode to themselves."""
    game = table("X=A1 1=D8 2=H8", phase="MOVE")
    game.do("STEP(N)")
    decoder = msgspec.json.Decoder(GAME.fact_type())
    for event in game.events:
        assert decoder.decode(msgspec.json.encode(event.fact)) == event.fact
    view = game.view(1)
    assert msgspec.json.Decoder(GAME.view_type()).decode(msgspec.json.encode(view)) == view
    assert b'"game":"nyctophobia"' in msgspec.json.encode(view)
