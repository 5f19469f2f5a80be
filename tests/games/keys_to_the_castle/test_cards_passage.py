"""Section 2.10: Secret Passages."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, all_but, birch

HAND = "SP KR KB KG"


@pytest.mark.rule("KC-CARD-PASS-01", "KC-GRID-05")
@pytest.mark.parametrize("pair", ["C6,C7", "C6,D6", "C6,E8", "C6,E7", "A1,E8", "E3,A4", "E3,A5", "C6,C6"])
def test_only_doors_that_touch_at_a_corner(pair: str) -> None:
    table = alder(hands=[HAND])
    assert table.forbids(f"PASSAGE({pair})") == "KC-CARD-PASS-01"


@pytest.mark.rule("KC-CARD-PASS-02")
@pytest.mark.parametrize(
    "doors", ["", "C6=Bo.. B7=Yt..", "B6=Yx..", "B7=YtP. C6=B#P.", "C6=Bo.0 B7=Yt.1", "C5=Y/.. D6=Go.."]
)
def test_the_state_of_the_doors_does_not_matter(doors: str) -> None:
    table = alder(doors, hands=[HAND])
    assert len(table.legal("PASSAGE")) == 56
    pair = "C5,D6" if "C5" in doors else "C6,B7"
    table.play(f"PASSAGE({pair})")
    assert table.view().passages == [tuple(pair.split(","))]


@pytest.mark.rule("KC-CARD-PASS-03")
def test_one_passage_at_a_joint() -> None:
    table = alder(hands=[HAND], passages="C6-B7 C2-D3")
    assert len(table.legal("PASSAGE")) == 52
    for pair in ("C6,B7", "B6,C7", "C2,D3", "D2,C3"):
        assert table.forbids(f"PASSAGE({pair})") == "KC-CARD-PASS-03"
    for pair in ("C6,D7", "B7,C8", "B1,C2", "D3,E4"):
        assert f"PASSAGE({pair})" in table.legal()


@pytest.mark.rule("KC-CARD-PASS-04")
def test_a_passage_stays_for_good() -> None:
    """No use of any card takes a passage away or shifts it, and no reshuffle brings the card back."""
    for action in sorted(alder("C6=Bo..", hands=["SP SK KB PL"], passages="C6-B7").legal()):
        table = alder("C6=Bo..", hands=["SP SK KB PL"], passages="C6-B7").play(action)
        assert ("C6", "B7") in table.view().passages
    hands = ["KR KR KR KR", "KB KB KB"]
    discard = all_but(f"{' '.join(hands)} SP KG")
    table = alder(hands=hands, discard=discard, passages="C6-B7", draw="KG")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KB)", "STAY")
    assert table.questions[-1][2]["SP"] == 4
    assert table.view().passages == [("C6", "B7")]


@pytest.mark.rule("KC-CARD-PASS-05", "KC-CARD-PASS-06", "KC-MOVE-03")
@pytest.mark.parametrize(("passage", "a", "b"), [("C6-D7", "C6", "D7"), ("D6-C7", "D6", "C7")])
def test_both_ways_for_every_player(passage: str, a: str, b: str) -> None:
    codes = {"C6": "Bo.", "D7": "Ro.", "D6": "Go.", "C7": "Go."}
    for seat in (0, 1):
        for here, there in ((a, b), (b, a)):
            doors = f"{here}={codes[here]}{seat} {there}={codes[there]}."
            table = alder(doors, step="MOVE", active=f"P{seat}", passages=passage)
            assert set(table.legal()) == {"STAY", f"MOVE({there})", "EXIT"}
            table.play(f"MOVE({there})")
            assert table.place(seat) == there
            without = alder(doors, step="MOVE", active=f"P{seat}")
            assert without.forbids(f"MOVE({there})") == "KC-MOVE-03"


@pytest.mark.rule("KC-CARD-PASS-06")
@pytest.mark.parametrize(
    ("far", "rule"),
    [
        ("D6=G#..", "KC-TILE-04"),
        ("D6=GoP.", "KC-CARD-PAD-07"),
        ("D6=Go.1", "KC-MOVE-12"),
        ("D6=Go..", None),
    ],
)
def test_the_far_end_must_be_passable_and_vacant(far: str, rule: str | None) -> None:
    table = alder(f"C7=Go.0 {far}", step="MOVE", passages="D6-C7")
    assert rule is None or table.forbids("MOVE(D6)") == rule
    assert ("MOVE(D6)" in table.legal()) == (rule is None)


@pytest.mark.rule("KC-CARD-PASS-06")
def test_a_passage_to_bars_needs_a_hacksaw_and_opens_no_door() -> None:
    barred = alder("C7=Go.0 B6=Yx..", step="MOVE", passages="B6-C7")
    assert barred.forbids("MOVE(B6)") == "KC-TILE-06"
    sawn = alder("C7=Go.0 B6=Y/..", step="MOVE", passages="B6-C7")
    assert "MOVE(B6)" in sawn.legal()
    laid = alder("C7=Go.0", hands=[HAND]).play("PASSAGE(B6,C7)")
    assert not laid.tile("B6").is_open
    assert laid.fact_names() == ["PassageLaid"]


@pytest.mark.rule("KC-CARD-PASS-07")
def test_doors_beside_a_passage_are_ordinary_doors() -> None:
    hands = ["SK PL KB KY"]
    doors = "C6=Bo.. D8=Bx.. C8=YoP."
    without = alder(doors, hands=hands)
    beside = alder(doors, hands=hands, passages="C6-B7 C7-D8 B7-C8")
    assert beside.legal() == without.legal()


@pytest.mark.rule("KC-CARD-PASS-08")
def test_a_passage_takes_no_way_away() -> None:
    doors = "C6=Bo.0 C7=Go.. D6=Go.. D7=Ro.."
    without = set(alder(doors, step="MOVE").legal())
    assert without == {"STAY", "MOVE(C7)", "MOVE(D6)", "EXIT"}
    assert set(alder(doors, step="MOVE", passages="C6-D7").legal()) == without | {"MOVE(D7)"}


@pytest.mark.rule("KC-CARD-PASS-09")
def test_four_passages_may_meet_on_one_door() -> None:
    table = birch("C3=Ro.0 D2=Yo.. B4=Ro..", hands=[HAND], passages="B2-C3 D2-C3 C3-B4")
    table.play("PASSAGE(C3,D4)")
    assert len(table.view().passages) == 4
    assert set(table.legal("MOVE")) == {"MOVE(D2)", "MOVE(B4)"}


@pytest.mark.rule("KC-CARD-PASS-05", "KC-CARD-PASS-09")
@pytest.mark.parametrize("end", ["B2", "D2", "B4", "D4"])
def test_each_of_the_four_diagonals_can_be_walked(end: str) -> None:
    """Each direction by itself, so that a wrong joint cannot hide behind another passage."""
    plain = {"B2": "Gx", "D2": "Yo", "B4": "Ro", "D4": "Gt"}
    code = {"B2": "G/.."}.get(end, f"{plain[end]}..")
    pair = f"{end}-C3" if end[1] == "2" else f"C3-{end}"
    table = birch(f"C3=Ro.0 {end}={code}", step="MOVE", passages=pair)
    assert set(table.legal()) == {"STAY", f"MOVE({end})", "EXIT"}


@pytest.mark.rule("KC-CARD-PASS-01", "KC-MOVE-03")
def test_no_passage_leads_around_the_edge() -> None:
    """The passage A4-B5 must not let anybody slip between E3 or E4 and A5."""
    for here, code in (("E3", "Bk.0"), ("E4", "Ro.0")):
        table = alder(f"{here}={code} A5=Gk.. A4=Bo.. B5=Go..", step="MOVE", passages="A4-B5 B3-A4")
        assert set(table.legal()) == {"STAY", "EXIT"}
    table = alder("A5=Gk.0 E3=Bk.. E4=Ro..", step="MOVE", passages="D3-E4 E4-D5", bonus_used_P0="A5")
    assert set(table.legal()) == {"STAY", "EXIT"}
