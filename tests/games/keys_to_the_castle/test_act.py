"""Section 2.19: decisions and actions."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Line, Record
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.session import Session, replay
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import GAME, Table, alder, all_but, birch
from tests.games.keys_to_the_castle.examples import EXAMPLES
from tests.games.keys_to_the_castle.oracle import legal_from
from tests.games.keys_to_the_castle.subject import KEYS, universe
from tests.games.keys_to_the_castle.test_laws import STATES


@pytest.mark.rule("KC-ACT-01")
@pytest.mark.parametrize("seed", range(4))
def test_three_decision_points_and_only_the_active_player_decides(seed: int) -> None:
    table = walk(KEYS, {"players": str(2 + seed % 3)}, seed, 0)
    decisions = walk(KEYS, {"players": str(2 + seed % 3)}, seed, 300).lines
    steps: Counter[str] = Counter()
    for decision in decisions:
        view, prompt = table.state.observe(-1), table.state.prompt(table.state.asked() or 0)
        assert table.state.asked() == view.active == prompt.seat == decision.seat
        assert view.step == prompt.name
        steps[view.step] += 1
        table.play(decision.action)
    assert set(steps) <= {"PLAY", "MOVE", "XKEY"}
    assert min(steps["PLAY"], steps["MOVE"]) > 50


@pytest.mark.rule("KC-ACT-02", "KC-ACT-03", "KC-ACT-04", "KC-ACT-05", "KC-PLAY-02")
@settings(max_examples=settings().max_examples * 10)
@given(state=STATES)
def test_the_legal_set_is_the_ledgers_table(state) -> None:
    legal = [action.text for action in options_of(state)]
    assert len(legal) == len(set(legal))
    view = state.observe(state.observe(-1).active)
    assert set(legal) == legal_from(view, state.settings.readings.chosen)


@pytest.mark.rule("KC-ACT-02", "KC-ACT-03", "KC-ACT-04")
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_legal_set_is_the_ledgers_table_in_the_examples(example: str) -> None:
    table = EXAMPLES[example]()
    assert set(table.legal()) == legal_from(table.view(table.view().active))


@pytest.mark.rule("KC-ACT-02")
def test_upper_bounds_of_a_play() -> None:
    """Ten targets for a Key, 40 for a Skeleton Key and for a Padlock, 56 for a passage, one DISCARD a face."""
    table = alder(hands=["KR SK PL SP"])
    counts = Counter(
        action.args[0] if action.name in ("OPEN", "CLOSE") else action.name
        for action in options_of(table.state)
    )
    assert counts == {"DISCARD": 4, "KR": 10, "SK": 40, "PADLOCK": 40, "PASSAGE": 56}


@pytest.mark.rule("KC-ACT-05")
def test_equal_cards_list_an_action_once() -> None:
    """Four Skeleton Keys in hand: whichever is used, it is the same action."""
    table = alder("C8=Yo.. B8=Go..", hands=["SK SK SK SK"])
    legal = [action.text for action in options_of(table.state)]
    assert len(legal) == len(set(legal))
    table.play("DISCARD(SK)")
    assert [action.text for action in options_of(table.state)].count("MOVE(C8)") == 1


@pytest.mark.rule("KC-ACT-06")
@pytest.mark.parametrize("example", ["EX-04", "EX-06", "EX-09"])
def test_an_illegal_action_is_refused_and_changes_nothing(example: str) -> None:
    table = EXAMPLES[example]()
    before = table.state.to_text()
    legal = table.legal()
    refused = [text for text in universe(table.state) if text not in legal]
    assert len(refused) > 1000
    for text in refused[::7]:
        log: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            decide(table.state, table.state.action(text), SeededChance(1), log)
        assert caught.value.refusal.rule in GAME.rules()
        assert not log
    assert table.state.to_text() == before


@pytest.mark.rule("KC-ACT-06")
@pytest.mark.parametrize(
    "text",
    [
        "JUMP",
        "OPEN",
        "OPEN(KY)",
        "OPEN(KY,C8,C7)",
        "OPEN(KX,C8)",
        "OPEN(KY,F1)",
        "OPEN(KY,C9)",
        "MOVE(C0)",
        "NET(P2)",
        "NET(0)",
        "STAY(C8)",
        "PASSAGE(C6)",
        "OPEN(KY,C8",
        "OPEN KY C8",
        "MOVE(P0)",
        "(C8)",
        "MOVE((C8))",
        "MOVE()",
        "DISCARD(C8)",
        "UNLOCK(SK,C8)",
        "BONUS_SKIP(A1)",
        "",
    ],
)
def test_a_malformed_action_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        alder().state.action(text)


@pytest.mark.rule("KC-ACT-06")
@pytest.mark.parametrize(
    ("wire", "field"),
    [
        ({}, "action.type"),
        ({"type": "JUMP"}, "action.type"),
        ({"type": "OPEN", "card": "KY"}, "action.cell"),
        ({"type": "OPEN", "card": "KY", "cell": "C8", "extra": "1"}, "action.extra"),
        ({"type": "MOVE", "cell": "Z9"}, "cell"),
        ({"type": "NET", "player": "P7"}, "player"),
        ({"type": "MOVE", "cell": "C8),STAY"}, "action"),
    ],
)
def test_a_malformed_message_names_its_field(wire: dict[str, str], field: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.action_from_wire(alder().state, wire)
    assert caught.value.field == field


@pytest.mark.rule("KC-ACT-06")
def test_an_action_of_another_game_is_refused() -> None:
    state = alder().state
    refusal = state.refuse(state.asked() or 0, Action("CASTLE", (), ()))
    assert refusal is not None
    assert refusal.rule == "KC-ACT-06"


@pytest.mark.rule("KC-ACT-06", "KC-CARD-NET-01")
def test_an_action_of_another_castle_is_refused() -> None:
    """A1 of the square castle is not A1 of the narrow one; and P3 sits at no table of two."""
    narrow, square = alder("C8=Yo..", hands=["NT SP KR KB"]).state, birch().state
    for text in ("OPEN(KR,B1)", "PASSAGE(A1,B2)", "PADLOCK(A1)"):
        assert narrow.refuse(narrow.asked() or 0, square.action(text)).rule == "KC-ACT-06"
        assert narrow.action(text) != square.action(text)
    assert narrow.refuse(narrow.asked() or 0, square.action("DISCARD(KR)")) is None
    assert narrow.refuse(narrow.asked() or 0, square.action("NET(P3)")).rule == "KC-CARD-NET-01"


@pytest.mark.rule("KC-ACT-06", "KC-ACT-01")
def test_out_of_turn_is_refused() -> None:
    table = Session(GAME, {"first": "P0"}, SeededChance(1), ["Ada", "Bo"])
    record = Record.from_text(table.record().to_text())
    record.lines.append(Line(1, options_of(table.state)[0].text, []))
    with pytest.raises(Malformed, match=r"It is P0's turn: only the active player decides\. \[KC-ACT-01\]"):
        list(replay(GAME, record))


@pytest.mark.rule("KC-ACT-07")
def test_nothing_is_legal_after_the_end() -> None:
    table = alder("D2=Yo.0 D1=Gt..", step="MOVE").play("MOVE(D1)")
    assert table.legal() == []
    assert table.state.asked() is None
    assert {table.forbids(f"P0 {text}") for text in universe(table.state)} == {"KC-ACT-07"}
    assert [table.state.prompt(seat) for seat in (0, 1, SPECTATOR)] == [None, None, None]
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="The game is over"):
            table.state.apply(seat, table.state.action("STAY"), table.chance)


@pytest.mark.rule("KC-ACT-08")
def test_a_single_option_is_still_asked_for() -> None:
    table = alder(step="PLAY")
    table.play("DISCARD(KR)")
    assert (table.asked, table.legal()) == ("P0 MOVE", ["STAY"])


@pytest.mark.rule("KC-ACT-09")
@pytest.mark.parametrize(("given", "meant"), [("B7,C6", "C6,B7"), ("C6,B7", "C6,B7"), ("D8,C7", "C7,D8")])
def test_a_passage_names_its_northern_cell_first(given: str, meant: str) -> None:
    table = alder(hands=["SP KR KB KG"])
    assert table.state.action(f"PASSAGE({given})").text == f"PASSAGE({meant})"
    assert table.state.refuse(0, table.state.action(f"PASSAGE({given})")) is None
    assert table.play(f"PASSAGE({given})").view().passages == [tuple(meant.split(","))]
    wire = {"type": "PASSAGE", "a": given[:2], "b": given[3:]}
    assert GAME.action_from_wire(table.state, wire).to_wire() == {
        "type": "PASSAGE",
        "a": meant[:2],
        "b": meant[3:],
    }


@pytest.mark.rule("KC-ACT-10")
@pytest.mark.parametrize("example", EXAMPLES)
def test_any_position_can_be_stored_and_loaded(example: str) -> None:
    state = EXAMPLES[example]().state
    text = state.to_text()
    again = GAME.from_text(text)
    assert again == state
    assert again.to_text() == text
    assert [action.text for action in options_of(again)] == [action.text for action in options_of(state)]


@pytest.mark.rule("KC-ACT-10")
def test_every_field_of_a_position_is_stored() -> None:
    table = alder(
        "C8=Yo.0 B6=Yx.. D8=B/P. D2=YoN1 A5=Gk.. A8=Rt..",
        turn="31",
        active="P1",
        max_turns="99",
        bonus_turn="yes",
        net_P1="2",
        passages="C6-B7 C2-D3",
        seen="C5=BARRED A7=EXTRA_KEY",
        bonus_used_P0="A5 A8",
        bonus_used_P1="A7",
        discard="KR KB NT",
        characters="page locksmith",
    )
    text = table.state.to_text()
    for line in (
        "turn: 31",
        "active: P1",
        "max_turns: 99",
        "bonus turn: yes",
        "net P1: 2",
        "passages: C2-D3 C6-B7",
        "seen: C5=BARRED A7=EXTRA_KEY",
        "bonus used P0: A5 A8",
        "bonus used P1: A7",
        "discard: KR KB NT",
        "characters: page locksmith",
        " 8   Rt.. G#.. Yo.0 B/P. Y#..",
        " 2   B#.. Y#.. B#.. YoN1 R#..",
    ):
        assert line in text.splitlines()
    assert GAME.from_text(text) == table.state
    assert table.state.clone().to_text() == text


@pytest.mark.rule("KC-ACT-10")
@pytest.mark.parametrize(
    "table",
    [
        alder("D1=Gt.0 A8=Rt..", step="OVER", winner="P0", bonus_turn="yes"),
        alder("A8=Rt.0", step="OVER", turn="5", max_turns="5", bonus_pending="yes", bonus_used_P0="A8"),
        alder(
            "C8=YoN0 C1=R/..",
            hands=["KR KR KR KR", "KB KB KB"],
            discard=all_but("KR KR KR KR KB KB KB KY NT HS SP"),
            passages="D6-C7",
            net_P0="1",
            pile_then="KY KR KG KB",
            hand_then_P0="KR KR KR",
            hand_then_P1="KB KB SK",
            used_since_P0="KG",
            used_since_P1="SK",
        ),
    ],
    ids=["won", "stopped", "reshuffled"],
)
def test_a_clone_has_all_of_it(table: Table) -> None:
    assert table.state.clone() == table.state
    assert table.state.clone().to_text() == table.state.to_text()


@pytest.mark.rule("KC-ACT-10")
@given(st.integers(0, 300))
def test_the_memory_of_the_last_reshuffle_is_stored(steps: int) -> None:
    state = walk(KEYS, {"players": "3"}, 3, 200 + steps).state
    assert GAME.from_text(state.to_text()) == state
