"""Targets (SS-TGT)."""

import pytest

from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import Table, table

GUARDROOM = "lower.guardroom"  # two Bone Guards in front of a Rider and an Arbalist
EVERYTHING = {
    "cards_knight": "knight.steel_fist knight.lance_thrust knight.cleave knight.sweeping_blow knight.riposte",
    "cards_spellsling": "spellsling.hex_bolt spellsling.arc_lash spellsling.pyre_sphere spellsling.falling_star",
}


def declared(card: str, sheet: str = GUARDROOM, **fields: object) -> Table:
    return table(sheet, active=card.split(".")[0], **(EVERYTHING | fields)).play(f"ACTION({card})")


@pytest.mark.rule("SS-TGT-01")
def test_targets_come_before_cubes() -> None:
    t = declared("knight.steel_fist")
    assert t.decision == "D-TARGET"
    assert t.cubes("hand") == "0"
    t.play("TARGET(F1)")
    assert t.cubes("hand") == "B2R1Y1K1"


@pytest.mark.rule("SS-TGT-02")
def test_front1() -> None:
    t = declared("knight.steel_fist")
    assert t.legal() == ["TARGET(F1)", "TARGET(F2)"]
    for text in ("TARGET(R1)", "TARGET(F1+F2)", "TARGET(F3)", "TARGET(FRONT)"):
        assert t.forbids(text) == "SS-TGT-02"
    giant = table("midboss.bellringer")
    giant.play("ACTION(knight.steel_fist)")
    assert giant.decision == "D-WILD"  # the giant counts as front, and was the only one


@pytest.mark.rule("SS-TGT-03")
def test_any1() -> None:
    t = declared("knight.lance_thrust")
    assert t.legal() == ["TARGET(F1)", "TARGET(F2)", "TARGET(R1)", "TARGET(R2)"]
    assert t.forbids("TARGET(F1+R1)") == "SS-TGT-03"


@pytest.mark.rule("SS-TGT-04")
def test_front2_and_any2() -> None:
    t = declared("knight.cleave")
    assert t.legal() == ["TARGET(F1)", "TARGET(F2)", "TARGET(F1+F2)"]
    assert t.forbids("TARGET(F1+R1)") == "SS-TGT-04"
    arc = declared("spellsling.arc_lash")
    assert len(arc.legal()) == 4 + 6
    assert {"TARGET(F1+R2)", "TARGET(R1+R2)"} <= set(arc.legal())


@pytest.mark.rule("SS-TGT-05", "SS-TGT-07")
def test_no_choice() -> None:
    assert declared("knight.sweeping_blow").decision == "D-ACTION"  # no wild, nothing to buy: the next turn
    assert declared("spellsling.falling_star").decision == "D-ACTION"
    muster = table().play("ACTION(generic.muster)")
    assert muster.decision == "D-WILD"
    assert "TargetsChosen" not in muster.fact_names()


@pytest.mark.rule("SS-TGT-06")
def test_a_rank_that_is_not_empty() -> None:
    t = declared("spellsling.pyre_sphere")
    assert t.legal() == ["TARGET(FRONT)", "TARGET(REAR)"]
    assert t.forbids("TARGET(F1)") == "SS-TGT-06"
    assert t.view().targets == []
    aimed = declared("spellsling.pyre_sphere", field="W3").play("TARGET(REAR)")
    assert aimed.view().targets == ["R1", "R2"]
    alone = declared("spellsling.pyre_sphere", front="bone_guard", rear="", field="W3")
    assert alone.decision == "D-PURCHASE"  # only the front rank could be chosen


@pytest.mark.rule("SS-TGT-08")
def test_a_target_stays_the_target_whatever_rank_it_is_in() -> None:
    """Riposte kills one of two in front: the Arbalist, aimed at in the rear rank, falls into the front rank."""
    t = table(
        "lower.toll_stair",
        front="brute:8",
        rear="acolyte",
        field="R3B3",
        cards_knight="knight.steel_fist knight.lance_thrust knight.riposte",
    )
    t.play("ACTION(knight.lance_thrust)", "TARGET(R1)", "WILD(W1)", "USE(knight.riposte)")
    assert t.front() == ["acolyte"]
    t.play("BUY(1/0)")
    assert t.has("F1 -4", "F1 acolyte dies")


@pytest.mark.rule("SS-TGT-09", "SS-WND-06")
def test_a_lost_target_is_not_replaced_and_the_rest_still_works() -> None:
    t = table(
        "lower.toll_stair",
        active="doctor",
        front="brute:8 acolyte",
        rear="acolyte",
        field="R3G2W2",
        wounds=9,
    )
    t.play("ACTION(doctor.field_surgery)", "TARGET(F1)", "WILD(B1)")
    t.state.front = t.state.front[1:]  # as if the Brute had died meanwhile
    t.play("BUY(1/0/1/0)")
    assert t.happened()[-2:] == ["pay G2W2/0", "heal 2"]
    assert t.front() == ["acolyte"]


@pytest.mark.rule("SS-WND-06", "SS-RESP-06")
def test_without_a_target_no_window_opens() -> None:
    for dies, fires in ((False, ["fires burglar.lucky_streak", "luck +1"]), (True, [])):
        t = pack_table(
            pack(changed("burglar.lucky_streak", trigger="attack")),
            "lower.toll_stair",
            active="burglar",
            front="brute acolyte",
            rear="acolyte",
            field="G2",
            cards_burglar="burglar.flung_knives burglar.lucky_streak",
        )
        t.play("ACTION(burglar.flung_knives)", "TARGET(F1)", "WILD(W1)")
        if dies:
            t.state.front = t.state.front[1:]  # as if the Brute had died meanwhile
        t.play("BUY(1/0)")
        assert t.happened()[2:] == ([*fires, "F1 -2"] if fires else [])


@pytest.mark.rule("SS-TGT-10")
def test_rank_targets_are_those_there_when_the_wounds_are_dealt() -> None:
    t = table(
        "lower.toll_stair",
        front="brute:8 acolyte",
        rear="acolyte acolyte",
        field="R3B2",
        cards_knight="knight.steel_fist knight.sweeping_blow knight.riposte",
    )
    t.play("ACTION(knight.sweeping_blow)", "USE(knight.riposte)", "TARGET(F1)")
    assert t.front() == ["acolyte", "acolyte"]  # one stepped up
    t.play("BUY(1/0)")
    assert t.front() == ["acolyte:1", "acolyte:1"]


@pytest.mark.rule("SS-TGT-11")
def test_support_cards_choose_when_used() -> None:
    t = table(GUARDROOM, agenda="D-SUPPORT", team="lower.holy_water")
    t.play("SUPPORT(lower.holy_water)")
    assert t.decision == "D-TARGET"
    t.play("TARGET(R2)")
    assert t.has("R2 -4", "R2 arbalist dies")
