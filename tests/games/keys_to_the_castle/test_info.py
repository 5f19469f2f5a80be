"""Section 2.18: who knows what. The no-leak laws of test_laws.py look at the same from random positions."""

import msgspec
import pytest

from lampblack.games.keys_to_the_castle.knowledge.view import PlayerView, Tile, View
from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import GAME, alder, birch
from tests.games.keys_to_the_castle.subject import KEYS

HANDS = ["KR KB KG KY", "SK SK PL", "NT HS SP", "KY KY KY"]


@pytest.mark.rule("KC-INFO-01", "KC-INFO-02", "KC-INFO-13")
def test_a_hand_is_its_owners_its_size_everybodys() -> None:
    table = birch(hands=HANDS)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for player in table.view(viewer).players:
            own = sorted(HANDS[viewer].split()) if player.seat == viewer else None
            assert (sorted(player.hand) if player.hand else None) == own
            assert player.hand_size == (4 if player.seat == 0 else 3)


@pytest.mark.rule("KC-INFO-03")
def test_of_the_pile_only_the_size() -> None:
    """Two positions that differ in the pile and another hand only look the same in every byte."""
    one = alder(hands=["KR KB KG KY", "SK SK PL"])
    two = alder(hands=["KR KB KG KY", "NT NT HS"])
    for viewer in (0, SPECTATOR):
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(two.view(viewer))
    assert one.view(0).draw_pile == 47
    assert isinstance(one.view(EVERYTHING).draw_pile, int)


@pytest.mark.rule("KC-INFO-04")
def test_the_discard_pile_in_full_and_in_order() -> None:
    table = alder(discard="KR SK KR NT KB")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer).discard == ["KR", "SK", "KR", "NT", "KB"]


@pytest.mark.rule("KC-INFO-05", "KC-INFO-06", "KC-INFO-07")
def test_colours_always_kinds_once_opened_and_for_ever() -> None:
    table = alder("C8=Yo..", hands=["KY KB KG KR", "KR KB KG"], seen="D8=BARRED")
    table.play("CLOSE(KY,C8)")
    for viewer in (0, 1, SPECTATOR, EVERYTHING):
        known = {tile.cell: tile.kind for tile in table.view(viewer).tiles if tile.kind}
        assert known == {"C8": "OPEN", "D8": "BARRED"}
        assert all(tile.colour in "RBGY" for tile in table.view(viewer).tiles)


@pytest.mark.rule("KC-INFO-06")
def test_a_kind_nobody_has_seen_is_nowhere_in_the_state() -> None:
    """The same position leads to each kind, by chance alone; its text has no room for the secret."""
    for kind in ("OPEN", "BARRED", "EXTRA_KEY", "EXTRA_TURN"):
        state = alder(hands=["KY KB KG KR"]).state
        decide(state, state.action("OPEN(KY,C8)"), ScriptedChance([f"door C8 {kind}"]))
        assert next(tile for tile in state.observe(1).tiles if tile.cell == "C8").kind == kind


@pytest.mark.rule("KC-INFO-08", "KC-SETUP-02")
def test_of_the_unused_tiles_only_the_colours() -> None:
    table = birch()
    assert table.view(0).unused == {"R": 2, "B": 1, "G": 1, "Y": 0}
    assert alder().view(0).unused == {"R": 0, "B": 0, "G": 0, "Y": 0}
    # All eight red doors but one are open; the last may still be any of the three kinds left.
    red = "B1=Rx.. A2=Ro.. B3=Ro.. C3=Ro.. E3=Rt.. B4=Ro.. C6=Ro.."
    last = birch(red, hands=["KR KB KG KY"]).play("OPEN(KR,E6)")
    assert last.questions == [("door", "E6", {"OPEN": 1, "BARRED": 1, "EXTRA_KEY": 1, "EXTRA_TURN": 0})]


@pytest.mark.rule("KC-INFO-09")
def test_everything_else_is_public() -> None:
    table = birch(
        "C3=Ro.0 B3=RoN1 F1=YkP. E3=Rt.. B5=B/..",
        turn="12",
        max_turns="50",
        bonus_turn="yes",
        passages="C3-D4",
        net_P1="2",
        bonus_used_P2="E3",
        characters="page baker minstrel falconer",
    )
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = table.view(viewer)
        tiles = {tile.cell: tile for tile in view.tiles}
        assert tiles["F1"] == Tile("F1", "Y", True, "EXTRA_KEY", True, False)
        assert tiles["B5"] == Tile("B5", "B", True, "BARRED", False, True)
        assert tiles["A1"] == Tile("A1", "Y", False, None, False, False)
        assert view.passages == [("C3", "D4")]
        assert [player.net for player in view.players] == [0, 2, 0, 0]
        assert [player.cell for player in view.players] == ["C3", "B3", None, None]
        assert [player.side for player in view.players] == ["S", "W", "N", "E"]
        assert [player.character for player in view.players] == ["page", "baker", "minstrel", "falconer"]
        assert [player.bonus_used for player in view.players] == [[], [], ["E3"], []]
        assert (view.active, view.step, view.turn, view.max_turns) == (0, "PLAY", 12, 50)
        assert (view.bonus_turn, view.bonus_pending, view.winner) == (True, False, None)


@pytest.mark.rule("KC-INFO-10")
def test_a_drawn_card_is_told_to_the_drawer() -> None:
    for card in ("NT", "KR"):
        table = birch(draw=card)
        table.play("DISCARD(KR)", "STAY")
        assert table.fact_names(1) == ["Discarded", "Stayed", "TurnBegan", "Drew"]
        assert table.facts(1)[-1].card == card
        for viewer in (0, 2, 3, SPECTATOR):
            assert table.fact_names(viewer) == ["Discarded", "Stayed", "TurnBegan", "HasDrawn"]
            assert card not in msgspec.json.encode(table.facts(viewer)[1:]).decode()


@pytest.mark.rule("KC-INFO-01", "KC-INFO-10")
def test_a_dealt_hand_is_told_to_its_owner() -> None:
    log: list[Event] = []
    state = GAME.setup({"players": "3", "first": "P0"}, SeededChance(5), log)
    for viewer in (0, 1, 2):
        facts = perceived(log, viewer)
        dealt = [fact for fact in facts if type(fact).__name__ == "Dealt"]
        assert [fact.seat for fact in dealt] == [viewer]
        if viewer:
            assert dealt[0].cards == state.observe(viewer).players[viewer].hand
    public = perceived(log, SPECTATOR)
    assert [type(fact).__name__ for fact in public] == ["WasDealt"] * 3 + ["TurnBegan", "HasDrawn"]


@pytest.mark.rule("KC-INFO-11")
def test_an_observation_has_these_fields_and_no_others() -> None:
    """No seed, no generator, no identity of a tile or a card: a new field has to be argued for here."""
    assert set(View.__struct_fields__) == {
        "viewer",
        "cols",
        "rows",
        "tiles",
        "passages",
        "players",
        "draw_pile",
        "discard",
        "unused",
        "active",
        "step",
        "bonus_turn",
        "bonus_pending",
        "turn",
        "max_turns",
        "winner",
    }
    assert set(Tile.__struct_fields__) == {"cell", "colour", "is_open", "kind", "padlock", "sawn"}
    assert set(PlayerView.__struct_fields__) == {
        "seat",
        "side",
        "character",
        "cell",
        "net",
        "hand_size",
        "hand",
        "bonus_used",
        "more_nets",  # on the table, for all to see (KC-HOUSE-07)
        "entered",  # seen by all (KC-HOUSE-02)
    }


@pytest.mark.rule("KC-INFO-11")
def test_a_hand_is_told_in_no_telling_order() -> None:
    """However the cards came, the hand is shown in the same order."""
    hands = []
    for draws in ("NT KB SK", "SK NT KB", "KB SK NT"):
        lines = [f"draw P0 {card}" for card in draws.split()] + ["draw P0 KR"]
        state = GAME.setup({"first": "P0"}, ScriptedChance(lines, then=SeededChance(1)))
        hands.append(state.observe(0).players[0].hand)
    assert hands == [["KR", "KB", "SK", "NT"]] * 3


@pytest.mark.rule("KC-INFO-12")
def test_what_is_hidden_changes_neither_view_nor_options() -> None:
    doors = "C8=Yo.0 B6=Yx.. D2=Yo.1 E8=YoP."
    for step, hand in (("PLAY", "SK PL HS NT"), ("MOVE", "SK PL HS")):
        one = alder(doors, hands=[hand, "KR KR KR"], step=step)
        two = alder(doors, hands=[hand, "SP SK KY"], step=step)
        assert msgspec.json.encode(one.view(0)) == msgspec.json.encode(two.view(0))
        assert [a.text for a in options_of(one.state)] == [a.text for a in options_of(two.state)]


@pytest.mark.rule("KC-INFO-13")
@pytest.mark.parametrize("seed", range(3))
def test_the_end_adds_nothing(seed: int) -> None:
    state = walk(KEYS, {"players": "3", "max_turns": "20"}, seed, 200).state
    assert state.asked() is None
    for viewer in (0, 1, 2, SPECTATOR):
        view = state.observe(viewer)
        assert [player.seat for player in view.players if player.hand] == ([viewer] if viewer >= 0 else [])
        seen = {tile.cell for tile in view.tiles if tile.kind}
        assert {tile.cell for tile in view.tiles if tile.is_open} <= seen
        assert len(seen) < 36
