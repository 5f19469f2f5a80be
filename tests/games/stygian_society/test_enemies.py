"""Enemy actions (SS-ENEMY)."""

import pytest

from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")


@pytest.mark.rule("SS-ENEMY-01")
def test_red_then_yellow_then_black() -> None:
    t = table("lower.charnel_lift", field="R3Y4K2", chance=["status blue"] * 4).play(*MUSTER)
    acts = [word for word in t.happened() if word.split()[0] in ("Clobber", "Miasma", "Volley")]
    assert acts == ["Clobber R3/0", "Miasma Y4/0", "Volley K2/0"]


@pytest.mark.rule("SS-ENEMY-02", "SS-ENEMY-03")
def test_the_case_is_looked_up_when_the_color_begins() -> None:
    """The Gravecaller's red floor action is case A as long as one Hound is there, case B without."""
    with_hound = table("lower.nursery", front="hound", rear="gravecaller", field="R4").play(*MUSTER)
    assert with_hound.has("Pack Bite R2/0")
    without = table("lower.nursery", front="gravecaller", rear="", field="R4").play(*MUSTER)
    assert without.has("Stirring Shadows R4/0")


@pytest.mark.rule("SS-ENEMY-04")
def test_the_case_does_not_switch_during_a_color() -> None:
    """Riposte kills the last Hound after Pack Bite; the floor's red action is not checked any more."""
    t = table(
        "lower.nursery",
        front="hound gravecaller",
        rear="",
        field="R6",
        cards_knight="knight.steel_fist knight.riposte",
    )
    t.play(*MUSTER, "USE(knight.riposte)", "TARGET(F1)")
    assert t.has("F1 hound dies")
    assert t.cubes("field") == "R4"


@pytest.mark.rule("SS-ENEMY-06")
def test_nobody_is_asked() -> None:
    t = table("lower.toll_stair", field="R3").play(*MUSTER)
    assert t.has("Clobber R3/0", "harm 3")
    assert t.decision == "D-ACTION"


@pytest.mark.rule("SS-ENEMY-07")
def test_each_action_once_per_turn() -> None:
    t = table("lower.toll_stair", field="R7").play(*MUSTER)
    assert t.happened().count("Clobber R3/0") == 1
    assert t.cubes("field") == "R4"
    used = table("lower.toll_stair", field="R7", acted="red0").play(*MUSTER)
    assert used.cubes("field") == "R7"


@pytest.mark.rule("SS-ENEMY-08", "SS-RESP-06")
def test_pay_window_effects_peril_window() -> None:
    t = table(
        "lower.toll_stair",
        field="R3",
        cards_knight="knight.steel_fist knight.riposte",
        cards_spellsling="spellsling.hex_bolt spellsling.unmake",
        cards_burglar="burglar.flung_knives burglar.vanish",
        cards_doctor="doctor.field_surgery doctor.second_wind",
    )
    t.play(*MUSTER)
    assert t.cubes("field") == "0"  # paid
    order: list[str] = []
    while t.decision == "D-RESPONSE":
        order.append(t.legal()[0])
        t.play(t.legal()[1])
    assert order == [
        "USE(spellsling.unmake)",
        "USE(doctor.second_wind)",
        "USE(burglar.vanish)",
        "USE(knight.riposte)",
    ]


@pytest.mark.rule("SS-ENEMY-09", "SS-ENEMY-11", "SS-PERIL-03")
def test_case_a_raises_peril_even_after_effects_that_did() -> None:
    t = table("lower.toll_stair", field="Y3", cards_burglar="burglar.flung_knives burglar.vanish").play(
        *MUSTER
    )
    t.play("DECLINE(burglar.vanish)")
    assert t.decision == "D-RESPONSE"  # the +1 is a rise of its own, with its own window
    t.play("USE(burglar.vanish)")
    assert t.state.peril == 1


@pytest.mark.rule("SS-ENEMY-10")
def test_case_b_raises_peril_unless_it_did() -> None:
    shadows = table("lower.run_and_gun", front="cannoneer", rear="", field="R4").play(*MUSTER)
    assert shadows.happened()[1:] == ["Stirring Shadows R4/0", "peril +1"]
    toll = table("lower.toll_stair", field="K4").play(*MUSTER)
    assert toll.happened()[1:] == ["Toll of Blood K4/0", "harm 1", "peril +1"]


@pytest.mark.rule("SS-ENEMY-12", "SS-ENEMY-13", "SS-EFF-02")
def test_one_action_for_all_tokens_of_a_kind_wounded_or_not() -> None:
    one = table("lower.mourning_chapel", field="R3", chance=["status blue"]).play(*MUSTER)
    assert one.happened().count("harm 1") == 1  # two Ghouls, one Rotting Claws
    counted = table("lower.run_and_gun", front="slasher:4 slasher:4", rear="", field="R3").play(*MUSTER)
    assert counted.has("harm 2")
    hounds = table("lower.kennel_yard", front="hound", rear="", field="R2").play(*MUSTER)
    assert hounds.has("harm 1")  # half of one, at least 1


@pytest.mark.rule("SS-ENEMY-14")
def test_a_silenced_color_is_skipped_in_both_cases() -> None:
    for front in ("slasher", "cannoneer"):
        t = table("lower.run_and_gun", front=front, rear="", field="R4", silenced="red").play(*MUSTER)
        assert t.happened()[1:] == ["skip red"]
        assert t.cubes("field") == "R4"


@pytest.mark.rule("SS-ENEMY-15")
def test_a_cancelled_action_is_spent_and_used() -> None:
    t = table(
        "lower.toll_stair",
        field="R6",
        cards_knight="knight.steel_fist knight.riposte",
        cards_spellsling="spellsling.hex_bolt spellsling.unmake",
    )
    t.play(*MUSTER, "USE(spellsling.unmake)")
    assert t.decision == "D-ACTION"  # no window after it
    assert (t.state.peril, t.state.wounds, t.cubes("field")) == (0, 0, "R3")


@pytest.mark.rule("SS-ENEMY-16")
def test_all_actions_of_a_boss_at_its_border() -> None:
    t = table("wizard.umbriel", field="R6Y3K3", chance=["status blue"]).play(*MUSTER)
    words = [w.partition(" R")[0] for w in t.happened() if w.startswith(("Hour", "Minute"))]
    assert words == ["Hour Hand", "Minute Hand"]
    assert t.has("Shining Reproach Y3/0", "Falling Weight K3/0")


@pytest.mark.rule("SS-ENEMY-17")
def test_players_choose_inside_enemy_effects() -> None:
    t = table("upper.frozen_court", field="Y3B1G1").play(*MUSTER)
    assert t.decision == "D-CUBES"
    assert t.legal() == ["CUBES(B1)", "CUBES(G1)"]
    assert t.state.asked() == 0  # the team: the first in anchor order
    both = table(
        "midboss.clockwork_castellan",
        field="Y3",
        cards_knight="knight.steel_fist knight.challenge knight.riposte",
    )
    both.play(*MUSTER)
    assert both.legal() == ["EXHAUST(knight.challenge)", "EXHAUST(knight.riposte)"]


@pytest.mark.rule("SS-ENEMY-18")
def test_the_active_hero_is_whose_turn_it_is() -> None:
    t = table("lower.mourning_chapel", active="doctor", field="R3", chance=["status green"]).play(*MUSTER)
    assert t.has("doctor stricken green")


@pytest.mark.rule("SS-MOD-12")
def test_enemy_cost() -> None:
    t = table("wizard.umbriel", field="R1", floor_mods="wizard.umbriel/chart2/0/mod").play(
        "ACTION(generic.muster)", "WILD(G1W3)"
    )
    assert t.has("Hour Hand R1/0")
    cheap = pack(changed("lower.run_and_gun", mods=[{"mod": "enemy_cost", "n": -9}]))
    least = pack_table(cheap, "lower.run_and_gun", field="R1").play(*MUSTER)
    assert least.has("Flurry R1/0")  # at least 1
    dear = pack(changed("lower.run_and_gun", mods=[{"mod": "enemy_cost", "n": 1}]))
    assert not pack_table(dear, "lower.run_and_gun", field="R3").play(*MUSTER).has("Flurry R3/0")


@pytest.mark.rule("SS-MOD-11", "SS-HARM-05")
def test_enemy_harm_adds_to_enemy_and_floor_actions_only() -> None:
    mod = {"floor_mods": "upper.war_ossuary/chart2/0/mod"}
    enemy = table("lower.toll_stair", field="R3K4", **mod).play(*MUSTER)
    assert enemy.has("harm 4", "harm 2")  # Clobber 3 + 1, Toll of Blood 1 + 1
    chart = table("lower.run_and_gun", peril=11, tower="Y10", **mod).play("ACTION(generic.muster)")
    assert chart.has("chart 12", "harm 3")
    status = table("lower.run_and_gun", status_burglar="stricken:B@1", turn=3, **mod).play(*MUSTER)
    assert status.has("harm 1")
