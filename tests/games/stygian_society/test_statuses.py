"""Statuses (SS-STAT)."""

import pytest

from lampblack.games.stygian_society.model.pieces import cubes_in, number
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import ScriptedChance, SeededChance
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")
CHAPEL = "lower.mourning_chapel"


@pytest.mark.rule("SS-STAT-01", "SS-SETUP-06")
def test_a_hero_color_is_drawn_and_its_cube_goes_from_bank_to_card() -> None:
    t = table(CHAPEL, field="R3", turn=4, chance=["status knight green"]).play(*MUSTER)
    assert t.statuses("knight") == "stricken:G@4"
    assert number(t.state.bank, 1) == 10 - 1 - 1  # one wild in the tower, one on the card
    counts = [0, 0, 0]
    for seed in range(240):
        t = table(CHAPEL, field="R3")
        t.chance = ScriptedChance([], SeededChance(seed))
        t.play(*MUSTER)
        counts["BGW".index(t.statuses("knight")[9])] += 1
    assert min(counts) > 50


@pytest.mark.rule("SS-STAT-02")
def test_only_colors_the_bank_has_and_none_when_it_has_none() -> None:
    t = table(CHAPEL, field="R3", tower="B10G9", falls=["0"])
    t.play("ACTION(generic.muster)", "WILD(W4)")
    assert t.statuses("knight")[9] in "GW"
    with pytest.raises(Malformed, match="no blue is left"):
        table(CHAPEL, field="R3", tower="B10", chance=["status blue"]).play(
            "ACTION(generic.muster)", "WILD(W4)"
        )
    dry = table(CHAPEL, field="R3", tower="B10G10W10").play("ACTION(generic.muster)")
    assert dry.has("knight stricken None")
    assert dry.statuses("knight") == ""


@pytest.mark.rule("SS-STAT-01", "SS-MOD-09")
def test_immunity_comes_before_the_window() -> None:
    content = pack(changed("upper.clear_mind", mods=[{"mod": "immune", "status": "stricken"}]))
    fields = {
        "cards_knight": "knight.steel_fist upper.clear_mind",
        "cards_spellsling": "spellsling.hex_bolt spellsling.ward_sign",
        "peril_cubes": "R1Y1K1",
    }
    t = pack_table(content, "upper.plague_ward", field="R3", **fields).play(*MUSTER)
    assert t.has("knight immune stricken")
    assert t.decision == "D-ACTION"  # the Ward was not asked for
    other = pack_table(content, "upper.black_gallery", field="Y3", **fields).play(*MUSTER)
    assert other.decision == "D-RESPONSE"  # Shaken is another status


@pytest.mark.rule("SS-STAT-03", "SS-EFF-20")
def test_so_many_draws_so_many_events() -> None:
    t = table(
        "lower.mourning_chapel",
        front="ghoul:5",
        rear="",
        field="W2",
        active="spellsling",
        peril=6,
        cards_spellsling="spellsling.hex_bolt spellsling.ward_sign",
        chance=["chest chest.poison_needle", "status white", "status blue"],
    )
    t.play("ACTION(spellsling.hex_bolt)", "WILD(B1)", "BUY(1/0)", "OPEN", "HERO(burglar)")
    assert t.decision == "D-RESPONSE"
    t.play("USE(spellsling.ward_sign)")
    assert t.statuses("burglar").count("stricken") == 1  # one was warded off, the other not


@pytest.mark.rule("SS-STAT-04", "SS-CUBE-01")
def test_status_cubes_are_not_in_the_bank() -> None:
    t = table(status_doctor="cursed:B@1 cursed:B@1", tower="B8")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.cubes("hand") == "R1Y1K1"


@pytest.mark.rule("SS-STAT-05", "SS-STAT-07")
def test_only_own_cubes_of_an_earlier_turn() -> None:
    t = table(
        CHAPEL,
        turn=4,
        field="R3G3",
        status_knight="maimed:G@4",
        status_burglar="maimed:G@1",
        chance=["status green"],
    )
    t.play(*MUSTER)
    assert t.decision == "D-ACTION"  # gained this turn; the Burglar's are not the Knight's
    assert t.state.active == 1
    t.play("ACTION(generic.muster)", "WILD(W4)")
    assert t.legal() == ["STOP", "BUYOFF(FIELD,G,maimed1)"]
    assert t.forbids("BUYOFF(FIELD,W,maimed1)") == "SS-STAT-06"
    assert t.forbids("BUYOFF(CRYPT,G,maimed1)") == "SS-STAT-06"


@pytest.mark.rule("SS-STAT-06", "SS-PAY-08")
def test_a_crypt_cube_removes_as_many_as_it_is_worth_from_any_cards() -> None:
    status = "stricken:G@1 maimed:G@1 cursed:G@1"
    t = table(turn=4, status_knight=status, crypt="G1").play(*MUSTER)
    assert t.legal() == [
        "STOP",
        "BUYOFF(CRYPT,G,stricken1+maimed1)",
        "BUYOFF(CRYPT,G,stricken1+cursed1)",
        "BUYOFF(CRYPT,G,maimed1+cursed1)",
    ]
    assert t.forbids("BUYOFF(CRYPT,G,stricken1)") == "SS-STAT-06"
    t.play("BUYOFF(CRYPT,G,maimed1+cursed1)")
    assert t.statuses("knight") == "stricken:G@1"
    three = table(
        "upper.scaffold",
        turn=4,
        status_knight=status,
        crypt="G1",
        cards_knight="knight.steel_fist upper.crypt_key",
    ).play(*MUSTER)
    assert three.legal() == ["STOP", "BUYOFF(CRYPT,G,stricken1+maimed1+cursed1)"]


@pytest.mark.rule("SS-STAT-08", "SS-STAT-09")
def test_one_payment_after_the_other() -> None:
    t = table(turn=4, status_knight="maimed:G@1 maimed:W@1", field="G1W1", luck=1).play(*MUSTER)
    t.play("BUYOFF(FIELD,G,maimed1)", "BUYOFF(LUCK,W,maimed1)")
    assert t.statuses("knight") == ""
    assert (t.cubes("field"), t.state.luck) == ("W1", 0)
    assert cubes_in(t.state.bank) == 60 - 7 - 1


@pytest.mark.rule("SS-STAT-10")
def test_stricken_at_the_start_of_each_own_turn() -> None:
    t = table(turn=4, active="doctor", status_knight="stricken:G@1 stricken:W@2")
    t.play(*MUSTER)
    assert t.has("harm 2")
    t.play("ACTION(generic.muster)", "WILD(W3B1)")
    assert t.happened().count("harm 2") == 1  # the Burglar's turn begins without


@pytest.mark.rule("SS-STAT-12")
def test_maimed_weakens_each_target() -> None:
    t = table(
        "lower.charnel_lift",
        front="brute brute",
        rear="",
        turn=4,
        field="B4",
        status_knight="maimed:G@1",
        cards_knight="knight.steel_fist knight.sweeping_blow",
    )
    t.play("ACTION(knight.sweeping_blow)", "BUY(1/1)")
    assert t.has("F1 -1", "F2 -1")


@pytest.mark.rule("SS-STAT-13")
def test_cursed_after_buying_off_once_however_many() -> None:
    t = table(turn=4, status_knight="cursed:G@1 cursed:W@1").play(*MUSTER)
    assert t.happened()[-1] == "peril +1"
    assert t.state.peril == 1


@pytest.mark.rule("SS-STAT-14")
def test_regroup_leaves_status_cubes() -> None:
    t = table(turn=4, status_knight="stricken:G@1", field="B3").play("ACTION(generic.regroup)")
    assert t.statuses("knight") == "stricken:G@1"
    assert cubes_in(t.state.bank) == 59


@pytest.mark.rule("SS-STAT-15", "SS-EFF-21")
def test_cleansing_costs_nothing_and_takes_new_cubes_too() -> None:
    t = table(
        agenda="D-SUPPORT",
        turn=4,
        status_knight="maimed:G@1 maimed:G@4",
        status_doctor="cursed:W@4",
        cards_knight="knight.steel_fist lower.sawbones_kit",
    )
    t.play("SUPPORT(lower.sawbones_kit)")
    assert t.legal() == ["CLEANSE(knight,maimed,G)", "CLEANSE(doctor,cursed,W)"]  # and no stopping
    t.play("CLEANSE(knight,maimed,G)")
    assert t.statuses("knight") == "maimed:G@1"  # of equal cubes the newest goes
    assert t.forbids("CLEANSE(knight,cursed,G)") == "SS-EFF-21"
