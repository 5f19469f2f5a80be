"""Section 2.21: house rules, each in both positions."""

import pytest

from lampblack.games.keys_to_the_castle.model.readings import DIALS
from lampblack.games.keys_to_the_castle.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.session import Session
from tests.games.keys_to_the_castle.castle import GAME, Table, alder, birch

STRICT = {
    "exit": "blocked",
    "reentry": "other",
    "padlock_occupied": "yes",
    "passage_bars": "no",
    "passage_crossing": "yes",
    "second_net": "yes",
}


def reloads(table: Table) -> bool:
    """What a house rule brings about can be written down and read again."""
    return GAME.from_text(table.state.to_text()) == table.state and broken(table.state) is None


def question(table: Table) -> str:
    return table.state.prompt(0).text


@pytest.mark.rule("KC-HOUSE-01", "KC-MOVE-06")
def test_leaving_only_when_blocked() -> None:
    inside = "C5=Yx.. C6=Bo.0 C7=Go.."
    assert set(alder(inside, step="MOVE").legal()) == {"STAY", "MOVE(C7)", "EXIT"}
    free = alder(inside, step="MOVE", exit="blocked")
    assert set(free.legal()) == {"STAY", "MOVE(C7)"}
    assert free.forbids("EXIT") == "KC-HOUSE-01"
    assert question(free) == "Move one step, or stay."
    shut_in = alder("C5=Yx.. C6=Bo.0 C7=GoP.", step="MOVE", exit="blocked")
    assert set(shut_in.legal()) == {"STAY", "EXIT"}
    assert "leave the Castle" in question(shut_in)
    by_people = alder("C6=Bo.0 C7=Go.1", step="MOVE", exit="blocked")
    assert set(by_people.legal()) == {"STAY", "EXIT"}
    by_a_passage = alder("C6=Bo.0 B7=Yt..", step="MOVE", exit="blocked", passages="C6-B7")
    assert by_a_passage.forbids("EXIT") == "KC-HOUSE-01"
    netted = alder("C6=BoN0", step="MOVE", exit="blocked", net_P0="1")
    assert netted.forbids("EXIT") == "KC-CARD-NET-05"


@pytest.mark.rule("KC-HOUSE-02", "KC-MOVE-09")
@pytest.mark.parametrize(("reentry", "comes_back"), [("any", True), ("other", False)])
def test_coming_back_by_another_door(reentry: str, comes_back: bool) -> None:
    doors = "C8=Yo.. E8=Yo.. A1=Yo.."
    table = alder(doors, step="MOVE", reentry=reentry)
    assert {"MOVE(C8)", "MOVE(E8)"} <= set(table.legal())  # the first time any will do
    table.play("MOVE(C8)", "DISCARD(KR)", "STAY", "DISCARD(KR)", "EXIT", "DISCARD(KB)", "STAY")
    assert table.view().players[0].entered == (None if comes_back else "C8")
    assert reloads(table)
    table.play("DISCARD(KB)")
    assert ("MOVE(C8)" in table.legal()) == comes_back
    assert "MOVE(E8)" in table.legal()
    if not comes_back:
        assert table.forbids("MOVE(C8)") == "KC-HOUSE-02"
        assert table.forbids("MOVE(A1)") == "KC-MOVE-05"
        table.play("MOVE(E8)")
        assert table.view().players[0].entered == "E8"


@pytest.mark.rule("KC-HOUSE-02")
def test_a_door_walked_onto_from_inside_is_no_entrance() -> None:
    table = alder("C8=Yo.0 E8=Yo..", step="MOVE", reentry="other", entered_P0="E8").play("EXIT")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KR)")
    assert set(table.legal()) == {"STAY", "MOVE(C8)"}
    with pytest.raises(Malformed, match="KC-MOVE-05"):
        alder(reentry="other", entered_P0="C7")
    with pytest.raises(Malformed, match="entered P0"):
        alder(entered_P0="C8")


@pytest.mark.rule("KC-HOUSE-03", "KC-CARD-PAD-05", "KC-INV-04")
def test_a_padlock_on_visible_bars() -> None:
    assert alder("C2=Bx..", ["PL HS SK KR"]).forbids("PADLOCK(C2)") == "KC-CARD-PAD-05"
    with pytest.raises(Malformed, match="KC-INV-04"):
        alder("C2=BxP.")
    table = alder("C2=Bx..", ["PL HS SK KR"], padlock_bars="yes").play("PADLOCK(C2)")
    assert reloads(table)
    table.play("STAY", "DISCARD(KR)", "STAY")
    assert table.naming("C2") == {"SAW(C2)", "UNLOCK(C2)"}
    table.play("SAW(C2)")
    assert (table.tile("C2").sawn, table.tile("C2").padlock) == (True, True)


@pytest.mark.rule("KC-HOUSE-04", "KC-CARD-PAD-06", "KC-INV-02")
def test_a_padlock_under_somebodys_feet() -> None:
    doors = "C3=Ro.1 B3=Ro.. C4=Bk.0"
    assert birch(doors, ["PL KR KB KG"]).forbids("PADLOCK(C3)") == "KC-CARD-PAD-06"
    with pytest.raises(Malformed, match="KC-INV-02"):
        birch("C3=RoP1")
    table = birch(doors, ["PL KR KB KG"], padlock_occupied="yes")
    assert {"C3", "C4"} <= table.targets("PADLOCK")
    table.play("PADLOCK(C3)", "STAY")
    assert reloads(table)
    assert table.targets("CLOSE", "KR") == {"B3"}
    table.play("DISCARD(KB)")
    assert {"MOVE(B3)", "EXIT"} <= set(table.legal())
    table.play("MOVE(B3)", "DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY", "DISCARD(KR)")
    assert table.forbids("MOVE(C3)") == "KC-CARD-PAD-07"


@pytest.mark.rule("KC-HOUSE-04")
def test_padlock_and_net_on_one_door() -> None:
    table = birch("C3=Ro.1 C4=Bk.0", ["PL NT KB KG"], padlock_occupied="yes")
    table.play("PADLOCK(C3)", "STAY", "DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY")
    table.play("NET(P1)")
    assert "Ro&1" in table.state.to_text()
    assert "Ro&1" in " ".join(table.rows)
    assert reloads(table)
    with pytest.raises(Malformed, match="KC-INV-02"):
        birch("C3=Ro&1", net_P1="2")


@pytest.mark.rule("KC-HOUSE-05", "KC-CARD-PASS-02")
def test_passages_at_uncut_bars() -> None:
    doors = "C2=Bx.. C3=G/.."
    touching = {"PASSAGE(C2,B3)", "PASSAGE(C2,D3)", "PASSAGE(B1,C2)", "PASSAGE(D1,C2)"}
    wide = alder(doors, ["SP KR KB KG"])
    assert touching <= set(wide.legal())
    strict = alder(doors, ["SP KR KB KG"], passage_bars="no")
    assert set(wide.legal()) - set(strict.legal()) == touching
    for action in touching:
        assert strict.forbids(action) == "KC-HOUSE-05"
    remembered = alder(hands=["SP KR KB KG"], seen="C2=BARRED", passage_bars="no")
    assert touching <= set(remembered.legal())


@pytest.mark.rule("KC-HOUSE-05")
@pytest.mark.parametrize("cell", ["A1", "E1", "A8", "E8", "A4", "E4"])
def test_bars_at_the_edge_spare_their_own_corners_only(cell: str) -> None:
    """What is worked out by shifting bits must not reach round the edge of the Castle."""
    shut = alder(hands=["SP KR KB KG"], passage_bars="no").state.to_text()
    row = next(line for line in shut.splitlines() if line.split()[:1] == [cell[1]])
    codes = row.split()
    codes["ABCDE".index(cell[0]) + 1] = codes["ABCDE".index(cell[0]) + 1][0] + "x.."
    barred = GAME.from_text(shut.replace(row, " ".join(codes)))
    everywhere = {action for action in GAME.from_text(shut).legal(0) if action.name == "PASSAGE"}
    offered = {action for action in barred.legal(0) if action.name == "PASSAGE"}
    assert everywhere - offered == {action for action in everywhere if cell in action.args}


@pytest.mark.rule("KC-HOUSE-06", "KC-CARD-PASS-03", "KC-INV-06")
def test_crossing_passages() -> None:
    laid = {"hands": ["SP KR KB KG"], "passages": "C6-B7"}
    assert alder(**laid).forbids("PASSAGE(B6,C7)") == "KC-CARD-PASS-03"
    with pytest.raises(Malformed, match="KC-CARD-PASS-03"):
        alder(passages="C6-B7 B6-C7")
    table = alder("B6=Yx.. C7=Go.0 C6=Bo..", **laid, passage_crossing="yes")
    assert table.forbids("PASSAGE(C6,B7)") == "KC-HOUSE-06"
    table.play("PASSAGE(B6,C7)")
    assert table.view().passages == [("B6", "C7"), ("C6", "B7")]
    assert reloads(table)
    assert "MOVE(B7)" not in table.legal()
    with pytest.raises(Malformed, match="KC-CARD-PASS-03"):
        alder(passages="C6-B7 C6-B7", passage_crossing="yes")


@pytest.mark.rule("KC-HOUSE-06")
def test_both_ways_of_a_crossing_can_be_walked() -> None:
    table = alder(
        "B6=Y/.. C7=Go.0 C6=Bo.1 B7=Yt..", step="MOVE", passages="C6-B7 B6-C7", passage_crossing="yes"
    )
    assert {"MOVE(B6)", "MOVE(B7)"} <= set(table.legal())
    table.play("STAY", "DISCARD(KR)")
    assert {"MOVE(B7)", "MOVE(B6)"} <= set(table.legal())


@pytest.mark.rule("KC-HOUSE-07", "KC-CARD-NET-04", "KC-INV-07")
def test_a_second_net_begins_anew_and_both_go_together() -> None:
    doors = "B3=Ro.. C3=RoN1 C4=Bk.0"
    hands = ["NT KR KB KG"]
    assert birch(doors, hands, net_P1="1").forbids("NET(P1)") == "KC-CARD-NET-04"
    table = birch(doors, hands, net_P1="1", second_net="yes", players=3).play("NET(P1)", "STAY")
    assert (table.net(1), table.view().players[1].more_nets) == (2, 1)
    assert reloads(table)
    table.play("DISCARD(KR)")
    assert table.legal() == ["STAY"]
    table.play("STAY", "DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY")
    assert table.net(1) == 1
    table.play("DISCARD(KB)", "STAY")
    assert table.net(1) == 0
    assert table.discard.endswith("KB NT NT")
    assert table.view().players[1].more_nets == 0


@pytest.mark.rule("KC-HOUSE-07")
def test_nets_that_cannot_be() -> None:
    with pytest.raises(Malformed, match="KC-HOUSE-07"):
        alder("C4=Bo.1", second_net="yes", more_nets_P1="1")
    with pytest.raises(Malformed, match="more nets P1"):
        alder("C4=BoN1", net_P1="1", more_nets_P1="1")


@pytest.mark.rule("KC-HOUSE-08")
def test_presets_set_what_is_not_set_by_itself() -> None:
    plain = GAME.complete({})
    assert GAME.complete({"house_rules": "ledger"}) == plain
    assert GAME.complete({"house_rules": "strict"}) == plain | STRICT
    mixed = GAME.complete({"house_rules": "strict", "exit": "always", "padlock_bars": "yes"})
    assert mixed | {"exit": "blocked"} == plain | STRICT | {"padlock_bars": "yes"}
    assert "exit" not in mixed
    with pytest.raises(Malformed, match="house_rules"):
        GAME.complete({"house_rules": "loose"})
    with pytest.raises(Malformed, match="KC-HOUSE-01"):
        alder(exit="never")


@pytest.mark.rule("KC-HOUSE-08")
def test_records_and_positions_name_only_what_differs() -> None:
    plain = Session(GAME, {}, SeededChance(1), [])
    ruled = Session(GAME, {dial.name: dial.default for dial in DIALS}, SeededChance(1), [])
    assert plain.record().to_text() == ruled.record().to_text()
    assert not any(dial.name in plain.record().to_text() for dial in DIALS)
    strict = Session(GAME, {"house_rules": "strict"}, SeededChance(1), [])
    assert "house_rules" not in strict.record().to_text()
    for text in (strict.record().to_text(), strict.state.to_text()):
        assert all(f"\n{name}: {value}\n" in text for name, value in STRICT.items())
    assert "padlock_bars" not in strict.record().to_text()
