"""Experience, healing, wounds, armor, peril (SS-XP, SS-HEAL, SS-HARM, SS-ARM, SS-PERIL)."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.playout import options_of
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import Table, table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")
FIST = ("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)")
LAST = {"front": "slasher:4", "rear": ""}


def level(**fields: object) -> Table:
    """One XP short of a level, the last enemy falls."""
    return table(xp="6/7", field="B2", **(LAST | fields)).play(*FIST)


@pytest.mark.rule("SS-XP-01", "SS-XP-02", "SS-XP-03")
def test_needed_xp_rises_up_to_its_limit() -> None:
    t = level()
    assert (t.state.xp, t.state.needed) == (0, 8)
    top = table(xp="11/12", field="B2", **LAST).play(*FIST)
    assert (top.state.xp, top.state.needed) == (0, 12)
    with pytest.raises(Malformed, match="SS-XP-01"):
        table(xp="7/7")


@pytest.mark.rule("SS-XP-04")
def test_a_level_refreshes_skills_and_treasures() -> None:
    t = level(
        cards_knight="knight.steel_fist knight.challenge! lower.lodestone!",
        cards_doctor="doctor.field_surgery doctor.tincture!",
        team="lower.saint_candle!",
    )
    assert sum(t.state.exhausted) == 0


@pytest.mark.rule("SS-XP-05", "SS-XP-06")
def test_each_hero_in_anchor_order_takes_a_card_of_a_level_he_has_or_draws_the_next() -> None:
    t = table(
        xp="6/7",
        active="spellsling",
        field="W2",
        cards_spellsling="spellsling.hex_bolt spellsling.attune spellsling.stasis",
        chance=["learn doctor.triage"],
        front="slasher:4",
        rear="",
    )
    t.play("ACTION(spellsling.hex_bolt)", "WILD(B1)", "BUY(1/0)")
    assert t.state.asked() == 2
    levels = {
        1: "cinder_fan frost_lock ley_channel ward_sign arc_lash",
        3: "falling_star deep_crypt_rite unmake",
    }
    own = [f"TAKE(spellsling.{name})" for names in levels.values() for name in names.split()]
    assert t.legal() == own  # levels 1 and 3; there is no level 4
    assert t.forbids("TAKE(spellsling.pyre_sphere)") == "SS-XP-06"
    assert t.forbids("RANDOM(2)") == "SS-XP-06"
    assert t.forbids("TAKE(knight.cleave)") == "SS-XP-06"
    t.play("TAKE(spellsling.unmake)")
    assert t.has("doctor draws doctor.triage")  # only the mat: a random card of level 1
    assert t.hand("spellsling")[-1] == "spellsling.unmake"


@pytest.mark.rule("SS-XP-06", "SS-XP-07")
def test_the_random_card_is_drawn_from_the_whole_next_level() -> None:
    t = level(
        cards_knight="knight.steel_fist knight.plate_harness knight.cleave",
        chance=["learn knight.living_fortress"],
    )
    assert t.legal()[-1] == "RANDOM(3)"
    t.play("RANDOM(3)")
    assert t.has("knight draws knight.living_fortress")
    wrong = level(
        cards_knight="knight.steel_fist knight.plate_harness knight.cleave",
        chance=["learn knight.oathkeeper"],
    )
    with pytest.raises(Malformed, match=r"knight\.oathkeeper"):
        wrong.play("RANDOM(3)")


@pytest.mark.rule("SS-XP-08")
def test_nothing_left_to_learn() -> None:
    level_3 = "knight.stygian_edge knight.living_fortress knight.society_banner knight.unbroken"
    hand = f"knight.steel_fist {level_3}"
    t = level(cards_knight=hand)
    assert not any(word.startswith("knight learns") for word in t.happened())
    assert t.has("level")
    assert len(t.hand("knight")) == 5


@pytest.mark.rule("SS-XP-09", "SS-ARM-07")
def test_gained_cards_work_at_once() -> None:
    """A kill by Riposte in the enemy step brings a level; the new shields stop the next enemy's wounds."""
    t = table(
        "lower.charnel_lift",
        front="brute:8 brute",
        rear="arbalist",
        xp="6/7",
        field="R3K2",
        cards_knight="knight.steel_fist knight.riposte",
        chance=["learn knight.living_fortress"],
    )
    t.play(*MUSTER, "USE(knight.riposte)", "TARGET(F1)", "RANDOM(3)")
    assert t.happened()[-3:] == ["Volley K2/0", "armor 1", "peril +1"]


@pytest.mark.rule("SS-XP-10")
def test_xp_left_over_may_give_another_level() -> None:
    content = pack(changed("slasher", xp=16))
    t = pack_table(content, "lower.run_and_gun", xp="6/7", field="B2", **LAST)
    t.play(*FIST)
    while t.decision == "D-LEARN":
        t.play(t.legal()[0])
    assert t.happened().count("level") == 2  # 1 of 16, then 8, then 7 are left
    assert (t.state.xp, t.state.needed) == (7, 9)


@pytest.mark.rule("SS-XP-11")
def test_a_refreshed_card_gives_no_second_support() -> None:
    t = table(
        "lower.charnel_lift",
        agenda="D-SUPPORT",
        front="brute:7 brute",
        rear="",
        xp="6/7",
        active="doctor",
        team="lower.holy_water lower.saint_candle",
        cards_doctor="doctor.field_surgery doctor.tincture",
        peril=5,
    )
    t.play("SUPPORT(lower.holy_water)", "TARGET(F1)")
    while t.decision == "D-LEARN":
        t.play(t.legal()[0])
    assert t.decision == "D-ACTION"


# --- healing -------------------------------------------------------------------------------------


def tincture(**fields: object) -> Table:
    hand = fields.pop("hand", "doctor.field_surgery doctor.tincture")
    return table(agenda="D-SUPPORT", active="doctor", cards_doctor=hand, **fields).play(
        "SUPPORT(doctor.tincture)"
    )


@pytest.mark.rule("SS-HEAL-01", "SS-HEAL-02", "SS-EFF-04")
def test_healing_stops_at_0_and_leaves_the_maximum() -> None:
    assert tincture(wounds=9).state.wounds == 5
    t = tincture(wounds=3)
    assert (t.state.wounds, t.state.maximum) == (0, 20)


@pytest.mark.rule("SS-HEAL-03", "SS-MOD-06")
def test_modifiers_once_per_healing() -> None:
    t = table(active="doctor", cards_doctor="doctor.field_surgery doctor.triage", field="W5", wounds=15)
    t.play("ACTION(doctor.field_surgery)", "TARGET(F1)", "WILD(B1)", "BUY(1/3/0/0)")
    assert t.has("heal 6")  # 2 + 3, and 1 once
    less = tincture(wounds=9, floor_mods="lower.flooded_landing/mod0 lower.flooded_landing/mod0")
    assert less.has("heal 2")
    none = table("lower.flooded_landing", field="B2", wounds=9)
    none.play("ACTION(generic.bind_wounds)", "WILD(G2)", "BUY(1/0)")
    assert none.has("heal 0")  # not below 0


@pytest.mark.rule("SS-HEAL-04", "SS-MOD-14", "SS-TREAS-07")
def test_whose_healing_is_increased() -> None:
    other = tincture(wounds=9, cards_knight="knight.steel_fist")
    assert other.has("heal 4")
    t = table(
        agenda="D-SUPPORT",
        cards_knight="knight.steel_fist lower.laudanum",
        cards_doctor="doctor.field_surgery doctor.triage",
        wounds=9,
    )
    t.play("SUPPORT(lower.laudanum)")
    assert t.has("heal 5")  # Triage is the Doctor's
    team = table(
        "upper.scaffold",
        agenda="D-SUPPORT",
        cards_knight="knight.steel_fist lower.laudanum",
        team="upper.reliquary",
        wounds=9,
    )
    team.play("SUPPORT(lower.laudanum)")
    assert team.has("heal 6")


# --- wounds and armor ----------------------------------------------------------------------------


@pytest.mark.rule("SS-HARM-01", "SS-EFF-05", "SS-ARM-01")
def test_armor_then_window_then_wounds() -> None:
    t = table(
        "lower.toll_stair",
        field="R3",
        cards_knight="knight.steel_fist lower.iron_buckler",
        cards_doctor="doctor.field_surgery doctor.second_wind",
    )
    t.play(*MUSTER)
    assert t.happened()[-1] == "armor 1"
    assert t.decision == "D-RESPONSE"
    assert t.state.wounds == 0
    t.play("DECLINE(doctor.second_wind)")
    assert t.state.wounds == 2


@pytest.mark.rule("SS-HARM-02", "SS-END-01", "SS-END-05")
def test_the_maximum_ends_the_game() -> None:
    t = table("lower.toll_stair", field="R3Y3", wounds=17).play(*MUSTER)
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "SS-END-01")
    assert t.happened()[-2:] == ["harm 3", "lost wounds"]  # Chant never came
    assert t.state.asked() is None
    assert not options_of(t.state)
    assert t.forbids("P0 STOP") == "SS-END-05"
    assert t.state.prompt(0) is None
    assert str(t.state.turn) in outcome.reason
    with pytest.raises(Malformed, match="SS-HARM-02"):
        table(wounds=20)


@pytest.mark.rule("SS-HARM-03", "SS-RESP-06")
def test_no_window_when_armor_stops_everything() -> None:
    t = table(
        "lower.kennel_yard",
        field="K2",
        cards_knight="knight.steel_fist knight.plate_harness",
        cards_doctor="doctor.field_surgery doctor.second_wind",
    )
    t.play(*MUSTER)
    assert t.has("armor 1")
    assert t.decision == "D-ACTION"


@pytest.mark.rule("SS-HARM-04")
def test_each_harm_effect_is_one_event() -> None:
    twice = {"name": "Twice", "cost": {"red": 1}, "effects": [{"do": "harm", "n": 2}, {"do": "harm", "n": 2}]}
    content = pack(changed("slasher", actions=[twice]))
    t = pack_table(
        content, "lower.run_and_gun", field="R1", cards_doctor="doctor.field_surgery doctor.second_wind"
    )
    t.play(*MUSTER, "DECLINE(doctor.second_wind)")
    assert t.decision == "D-RESPONSE"  # asked again for the second
    t.play("USE(doctor.second_wind)")
    assert t.state.wounds == 0  # healed the first two, then prevented the others


@pytest.mark.rule("SS-HARM-06", "SS-EFF-09")
def test_the_maximum_has_limits_and_may_kill() -> None:
    def after(by: int, **fields: object) -> Table:
        entry = {"at": 4, "effects": [{"do": "max_wounds", "n": by}]}
        content = pack(changed("lower.run_and_gun", chart=[entry, {"at": 16, "effects": [{"do": "lose"}]}]))
        return pack_table(content, "lower.run_and_gun", peril=3, tower="Y10", **fields).play(
            "ACTION(generic.muster)"
        )

    assert after(15).state.maximum == 30
    assert after(-3, wounds=16).state.maximum == 17
    assert after(-4, wounds=16).state.outcome() is not None
    assert after(-40).state.maximum == 1


@pytest.mark.rule("SS-ARM-04", "SS-EFF-10")
def test_temporary_shields_last_for_the_turn() -> None:
    t = table("lower.toll_stair", cards_knight="knight.steel_fist knight.bulwark_stance", field="B1R3")
    t.play("ACTION(knight.bulwark_stance)", "WILD(G1)", "BUY(1/0)")
    assert t.has("shields 2", "armor 3")  # two and the stance's own
    assert t.state.temporary == 0


@pytest.mark.rule("SS-ARM-05")
def test_armor_stops_peril_chart_wounds_too() -> None:
    t = table(peril=11, tower="Y10", cards_knight="knight.steel_fist knight.plate_harness").play(
        "ACTION(generic.muster)"
    )
    assert t.has("chart 12", "armor 2", "harm 1")


@pytest.mark.rule("SS-ARM-06", "SS-CHEST-04", "SS-SKILL-05")
def test_no_armor_and_no_self_cards_outside_turns() -> None:
    t = table(
        field="B2",
        peril=9,
        chance=["chest chest.hornet_nest"],
        cards_burglar="burglar.flung_knives burglar.duck_and_roll lower.iron_buckler",
        **LAST,
    )
    t.play(*FIST, "OPEN")
    assert t.has("harm 2")


@pytest.mark.rule("SS-MOD-10", "SS-ARM-02")
def test_shields_for_everybody() -> None:
    t = table("lower.toll_stair", field="R3", game_mods="midboss.clockwork_castellan/defeat/0/mod").play(
        *MUSTER
    )
    assert t.has("armor 1", "harm 2")


# --- peril ---------------------------------------------------------------------------------------


@pytest.mark.rule("SS-PERIL-01", "SS-PERIL-02", "SS-EFF-06")
def test_lowering_stops_at_0_and_triggers_nothing() -> None:
    t = table(agenda="D-SUPPORT", team="lower.saint_candle", peril=1).play("SUPPORT(lower.saint_candle)")
    assert t.state.peril == 0
    t = table(agenda="D-SUPPORT", team="lower.saint_candle", peril=6).play("SUPPORT(lower.saint_candle)")
    assert t.happened() == ["peril -2"]  # 4 is an entry, but nobody arrived from below


@pytest.mark.rule("SS-PERIL-03", "SS-EFF-26")
def test_a_rise_opens_one_window_and_may_be_reduced() -> None:
    t = table(team="lower.warding_chalk", cards_burglar="burglar.flung_knives burglar.vanish")
    t.play("ACTION(generic.regroup)", "USE(burglar.vanish)", "USE(lower.warding_chalk)")
    assert t.state.peril == 0


@pytest.mark.rule("SS-PERIL-04")
def test_a_rise_by_several_jumps_over_nothing() -> None:
    t = table("lower.toll_stair", peril=2).play("ACTION(generic.regroup)")
    assert t.has("chart 3")
    assert t.state.peril == 6


@pytest.mark.rule("SS-PERIL-05")
def test_each_entry_once_per_floor() -> None:
    t = table("lower.toll_stair", peril=2, occurred="3").play("ACTION(generic.regroup)")
    assert not t.has("chart 3")


@pytest.mark.rule("SS-PERIL-06", "SS-END-02", "SS-EFF-32")
def test_the_last_entry_is_the_loss() -> None:
    t = table(peril=13, occurred="4 8 12").play("ACTION(generic.regroup)")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.rule == "SS-END-02"
    assert t.state.peril == 16


@pytest.mark.rule("SS-PERIL-07")
def test_a_rise_inside_an_entry_comes_first() -> None:
    entries = [
        {"at": 4, "effects": [{"do": "peril", "n": 1}, {"do": "luck", "n": 1}]},
        {"at": 5, "effects": [{"do": "harm", "n": 1}]},
        {"at": 16, "effects": [{"do": "lose"}]},
    ]
    content = pack(changed("lower.run_and_gun", chart=entries))
    t = pack_table(content, "lower.run_and_gun", peril=2).play("ACTION(generic.regroup)")
    words = t.happened()[1:]
    assert words == [
        "peril +1",
        "peril +1",
        "chart 4",
        "peril +1",
        "chart 5",
        "harm 1",
        "luck +1",
        "peril +1",
        "peril +1",
    ]


@pytest.mark.rule("SS-PERIL-08")
def test_after_completion_only_the_loss_occurs() -> None:
    t = table(field="B2", peril=3, status_knight="cursed:B@1", turn=4, **LAST).play(*FIST)
    assert t.state.peril == 4
    assert not t.has("chart 4")
    assert t.state.occurred == 0
    lost = table(field="B2", peril=15, occurred="4 8 12", status_knight="cursed:B@1", turn=4, **LAST).play(
        *FIST
    )
    assert lost.has("completed", "chart 16", "lost peril")


@pytest.mark.rule("SS-PERIL-09")
def test_peril_does_nothing_by_itself() -> None:
    quiet = table(peril=15, occurred="4 8 12", field="R2").play(*MUSTER)
    assert quiet.happened() == ["drop G1W3R1Y1K1"]


@pytest.mark.rule("SS-PERIL-10")
def test_peril_cubes_never_below_0() -> None:
    entry = {"at": 4, "effects": [{"do": "peril_cubes", "add": {"red": -3, "black": 1}}]}
    content = pack(changed("lower.run_and_gun", chart=[entry, {"at": 16, "effects": [{"do": "lose"}]}]))
    t = pack_table(content, "lower.run_and_gun", peril=3, tower="Y10").play("ACTION(generic.muster)")
    assert t.has("peril cubes Y1K2")
