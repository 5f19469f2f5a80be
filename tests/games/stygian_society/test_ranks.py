"""Ranks: who stands where, who falls forward, who comes (SS-RANK)."""

import pytest

from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import table


@pytest.mark.rule("SS-RANK-01", "SS-RANK-02")
def test_rows_without_gaps() -> None:
    t = table("lower.toll_stair", front="brute brute:8 acolyte", rear="acolyte acolyte", field="B2")
    t.play("ACTION(knight.steel_fist)", "TARGET(F2)", "WILD(W1)", "BUY(1/0)")
    assert t.front() == ["brute", "acolyte"]
    assert t.rear() == ["acolyte", "acolyte"]


@pytest.mark.rule("SS-RANK-03", "SS-RANK-04")
def test_red_falls_before_yellow_before_black_with_its_wounds() -> None:
    def after(rear: str) -> list[str]:
        t = table("lower.charnel_lift", front="plague_bearer:7", rear=rear, field="B2")
        t.play("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)")
        return t.front()

    assert after("arbalist") == ["arbalist"]
    t = table(
        "lower.charnel_lift",
        front="brute:8 brute:8",
        rear="arbalist plague_bearer:2",
        field="B2",
        cards_knight="knight.steel_fist knight.sweeping_blow",
    )
    t.play("ACTION(knight.sweeping_blow)", "BUY(1/0)")
    assert (t.front(), t.rear()) == (["plague_bearer:2"], ["arbalist"])
    red = table(
        "lower.charnel_lift",
        front="plague_bearer:7 arbalist:3",
        rear="arbalist brute:4",
        field="B2",
        cards_knight="knight.steel_fist knight.sweeping_blow",
    )
    red.play("ACTION(knight.sweeping_blow)", "BUY(1/0)")
    assert (red.front(), red.rear()) == (["brute:4"], ["arbalist"])


@pytest.mark.rule("SS-RANK-05", "SS-COMP-06", "SS-RANK-07")
def test_the_limit_is_six_tokens_of_a_color_not_the_width() -> None:
    front = "hound hound hound hound arbalist arbalist arbalist arbalist"
    t = table("lower.nursery", front="hound hound hound hound", rear="gravecaller", peril=3, tower="Y10")
    t.play("ACTION(generic.muster)")
    assert t.front() == ["hound"] * 6
    wide = table("lower.kennel_yard", front=front, rear="arbalist arbalist", peril=3, tower="Y10")
    wide.play("ACTION(generic.muster)")
    assert len(wide.front()) == 10


@pytest.mark.rule("SS-RANK-06")
def test_a_giant_is_in_both_ranks_and_never_falls() -> None:
    hand = "spellsling.hex_bolt spellsling.pyre_sphere"
    t = table(
        "midboss.bellringer",
        active="spellsling",
        cards_spellsling=hand,
        field="W3",
        giant="midboss.bellringer",
        front="acolyte",
        rear="acolyte",
    )
    t.play("ACTION(spellsling.pyre_sphere)", "TARGET(REAR)", "BUY(1/0)")
    assert t.has("G -2", "R1 -2")
    again = table(
        "midboss.bellringer",
        field="B2",
        cards_knight="knight.steel_fist knight.sweeping_blow",
        giant="midboss.bellringer",
        front="acolyte",
        rear="acolyte",
    )
    again.play("ACTION(knight.sweeping_blow)", "BUY(1/0)")
    assert again.has("G -1", "F1 -1")
    assert again.rear() == ["acolyte"]  # one in each rank beside the giant: nobody falls


@pytest.mark.rule("SS-RANK-07", "SS-RANK-02", "SS-COMP-11", "SS-EFF-18")
def test_summons_at_the_right_end_then_reforming() -> None:
    rear = table("lower.toll_stair", front="brute", rear="acolyte", peril=6, tower="K10").play(
        "ACTION(generic.muster)"
    )
    assert rear.happened()[-2:] == ["summon 1 acolyte rear", "acolyte steps up"]
    assert (rear.front(), rear.rear()) == (["brute", "acolyte"], ["acolyte"])
    boss = pack(changed("midboss.bellringer", front=["gravecaller"]))
    none = pack_table(boss, "midboss.bellringer", field="K4").play("ACTION(generic.muster)", "WILD(G4)")
    assert none.front() == ["gravecaller"]  # @red: there is no red enemy card in play


@pytest.mark.rule("SS-RANK-07", "SS-RANK-09", "SS-COMP-11")
@pytest.mark.parametrize(
    ("sheet", "front", "summons"),
    [
        ("midboss.bellringer", "acolyte", "summon 0 brute front short 2"),  # he is red himself
        ("lower.run_and_gun", "slasher", "summon 0 brute front short 2"),
        ("lower.toll_stair", "brute acolyte", "summon 2 brute front"),
        ("lower.run_and_gun", "cannoneer", "summon 2 brute front"),  # no Slasher is left
    ],
)
def test_nobody_comes_while_another_kind_of_the_color_stands_there(
    sheet: str, front: str, summons: str
) -> None:
    """Content with a sheet that would do so is refused; a card fights on every sheet."""
    fields = {"giant": sheet} if sheet.startswith("midboss") else {}
    summon = {"do": "summon", "enemy": "brute", "rank": "front", "n": 2}
    content = pack(changed("lower.saint_candle", effects=[summon]))
    t = pack_table(
        content, sheet, agenda="D-SUPPORT", front=front, rear="", team="lower.saint_candle", **fields
    )
    t.play("SUPPORT(lower.saint_candle)")
    assert t.happened() == [summons]
    assert t.front() == front.split() + (["brute"] * 2 if "summon 2" in summons else [])


@pytest.mark.rule("SS-EFF-18")
def test_at_red_even_if_all_its_tokens_are_dead() -> None:
    t = table("lower.nursery", front="gravecaller", rear="", in_play="hound gravecaller", field="K4")
    t.play("ACTION(generic.muster)", "WILD(G4)")
    assert t.front() == ["gravecaller", "hound"]


@pytest.mark.rule("SS-RANK-08", "SS-MID-07")
def test_summoned_enemies_are_ordinary() -> None:
    t = table("lower.nursery", front="gravecaller:7", rear="", in_play="hound gravecaller", field="K4B2")
    t.play("ACTION(knight.steel_fist)", "WILD(W1)")
    assert t.front() == ["gravecaller:7", "hound"]
    t.play("BUY(1/0)")
    assert t.front() == ["hound"]
    assert not t.state.completed


@pytest.mark.rule("SS-RANK-09", "SS-COMP-06")
def test_a_boss_uses_no_token_of_the_supply() -> None:
    t = table(
        "midboss.widow_ashgrove", front="ghoul ghoul ghoul ghoul ghoul ghoul", rear="midboss.widow_ashgrove"
    )
    assert len(t.state.tokens()) == 7
