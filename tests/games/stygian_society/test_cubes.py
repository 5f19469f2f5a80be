"""Gathering and dropping (SS-CUBE), luck (SS-LUCK), paying (SS-PAY)."""

import pytest

from lampblack.games.stygian_society.knowledge.facts.cubes import CubesPaid
from lampblack.games.stygian_society.model.agenda import D_PAY
from lampblack.games.stygian_society.model.pieces import number
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING
from lampblack.testkit.laws import position_round_trips, refusals_match_legal, wholes_are_legal
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.subject import STYGIAN
from tests.games.stygian_society.table import GAME, table
from tests.games.stygian_society.walks import rich_position, walk

MUSTER = ("ACTION(generic.muster)", "WILD(B4)")


@pytest.mark.rule("SS-CUBE-01")
def test_gathered_cubes_come_from_the_bank_only() -> None:
    t = table(field="B4G5W5", crypt="B3", tower="B3G5W4")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.has("drop W1R1Y1K1")  # no blue is in the bank; the last white one is the wild
    assert t.cubes("field").startswith("B4G5W5")


@pytest.mark.rule("SS-CUBE-02", "SS-PERIL-10", "SS-EFF-17")
def test_peril_cubes_are_a_snapshot() -> None:
    """A missing cube brings peril to 8, where one red more is dropped: from the next action on."""
    t = table(peril=7, tower="Y10")
    t.play("ACTION(generic.muster)")
    assert t.has("chart 8", "peril cubes R2Y1K1")
    assert t.cubes("hand") == "R1K1"
    t.play("WILD(B4)")
    t.play("ACTION(generic.muster)")
    assert t.cubes("hand") == "R2K1"


@pytest.mark.rule("SS-CUBE-03")
def test_missing_enemy_cubes_are_one_rise() -> None:
    t = table(tower="R10Y10K10", cards_burglar="burglar.flung_knives burglar.vanish")
    t.play("ACTION(generic.muster)")
    assert t.decision == "D-RESPONSE"
    t.play("USE(burglar.vanish)")
    assert t.has("prevent 3 peril")  # all three at once
    assert t.state.peril == 0


@pytest.mark.rule("SS-CUBE-04", "SS-CUBE-14", "SS-EFF-16")
def test_cubes_in_hand_are_out_of_reach_of_what_happens_meanwhile() -> None:
    """The Drum Loft drops two red at peril 4 while the action's own cubes wait in hand."""
    t = table("lower.drum_loft", peril=3, tower="Y10", falls=["R2"])
    t.play("ACTION(generic.muster)")
    assert t.happened() == ["peril +1", "chart 4", "drop R2 -> R2/0"]
    assert (t.cubes("hand"), t.cubes("field")) == ("R1K1", "R2")
    t.play("WILD(B4)")
    assert t.has("drop B4R1K1")


@pytest.mark.rule("SS-CUBE-14", "SS-CUBE-03")
def test_a_drop_effect_has_its_own_shortage() -> None:
    t = table("lower.drum_loft", peril=3, tower="R8Y10")
    t.play("ACTION(generic.muster)")
    assert t.happened() == ["peril +1", "chart 4", "peril +1", "drop R1"]


@pytest.mark.rule("SS-EFF-16", "SS-LUCK-03", "SS-CUBE-13")
def test_falls_of_a_drop_effect_count_for_the_actions_luck() -> None:
    t = table("lower.drum_loft", peril=3, tower="Y10", falls=["0/R1", "0/K1"])
    t.play(*MUSTER)
    assert t.happened()[-1] == "luck +1"
    assert t.happened().count("luck +1") == 1


@pytest.mark.rule("SS-CUBE-05", "SS-MOD-03")
def test_drop_add_enlarges_matching_actions_only() -> None:
    hand = "spellsling.hex_bolt spellsling.ley_channel"
    t = table(active="spellsling", cards_spellsling=hand).play(
        "ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)"
    )
    assert t.has("drop B2R1Y1K1")
    t = table(active="spellsling", cards_spellsling=hand)
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)")
    assert t.has("drop B1W3R1Y1K1")


@pytest.mark.rule("SS-CUBE-06", "SS-STAT-11")
def test_shaken_leaves_cubes_out_before_anything_is_gathered() -> None:
    t = table(status_knight="shaken:G@1 shaken:W@1", turn=4)
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.decision == "D-SHAKEN"
    assert t.legal() == ["SHAKEN(B1X1)", "SHAKEN(B2)"]
    assert t.forbids("SHAKEN(B1)") == "SS-CUBE-10"
    assert t.forbids("SHAKEN(B1G1)") == "SS-CUBE-05"
    assert t.cubes("hand") == "R1Y1K1"
    t.play("SHAKEN(B1X1)")
    assert t.has("drop B1R1Y1K1")
    many = table(status_knight="shaken:G@1 shaken:W@1 shaken:W@1 shaken:B@1 shaken:B@1", turn=4)
    many.play("ACTION(generic.scrap)", "TARGET(F1)")
    assert many.decision == "D-WILD"
    assert len(many.legal()) == 3  # one cube is left, never none
    none = table(status_knight="shaken:G@1", turn=4, tower="R5")
    none.play("ACTION(generic.regroup)")
    assert none.decision == "D-ACTION"


@pytest.mark.rule("SS-CUBE-07", "SS-CUBE-09", "SS-CUBE-10")
def test_wilds_use_what_the_bank_has_none_more_none_less() -> None:
    t = table(tower="B9G10W8")
    t.play("ACTION(generic.muster)")
    assert t.has("drop B1W2R1Y1K1")  # four wilds, three cubes left: no choice
    t = table(tower="B8G8W8")
    t.play("ACTION(generic.muster)")
    assert t.legal() == [
        "WILD(B2G2)",
        "WILD(B2G1W1)",
        "WILD(B2W2)",
        "WILD(B1G2W1)",
        "WILD(B1G1W2)",
        "WILD(G2W2)",
    ]
    for text in ("WILD(B3G1)", "WILD(R1B3)"):
        assert t.forbids(text) == "SS-CUBE-09"
    for text in ("WILD(B2)", "WILD(B2G2W2)"):
        assert t.forbids(text) == "SS-CUBE-10"


@pytest.mark.rule("SS-CUBE-12", "SS-CUBE-13")
def test_what_falls_goes_to_field_and_crypt_then_the_window_opens() -> None:
    t = table(
        falls=["B1R1/W1Y1"],
        tower="W2",
        cards_doctor="doctor.field_surgery lower.rabbits_foot",
        active="doctor",
    )
    t.play(*MUSTER)
    assert t.happened() == ["drop B4R1Y1K1 -> B1R1/W1Y1", "luck +1"]  # luck is counted before the window
    assert t.decision == "D-RESPONSE"
    assert (t.cubes("field"), t.cubes("crypt"), t.cubes("tower")) == ("B1R1", "W1Y1", "B3W1K1")


@pytest.mark.rule("SS-CUBE-15", "SS-PAY-02")
def test_spent_cubes_go_to_the_bank_and_no_change_is_given() -> None:
    t = table(field="B1", crypt="B2R2")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)", "BUY(1/0)")
    assert t.decision != "D-PAY"
    assert (t.cubes("field"), t.cubes("crypt")) == ("B1", "B1")  # Flurry took both red crypt cubes for its 3
    assert t.has("Flurry 0/R2")
    assert number(t.state.bank, 3) == 10 - 1


@pytest.mark.rule("SS-CUBE-16")
def test_the_field_does_not_include_the_crypt() -> None:
    t = table(
        agenda="D-SUPPORT",
        active="burglar",
        cards_burglar="burglar.flung_knives burglar.caltrops",
        field="R1",
        crypt="Y2",
    )
    t.play("SUPPORT(burglar.caltrops)")
    assert t.legal() == ["CUBES(0)", "CUBES(R1)"]


# --- luck ----------------------------------------------------------------------------------------


@pytest.mark.rule("SS-LUCK-01", "SS-LUCK-02", "SS-RES-09")
def test_two_falls_into_the_crypt_bring_one_luck_for_this_very_action() -> None:
    t = table("lower.toll_stair", falls=["B1/R1Y1K1"])
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)")
    assert t.state.luck == 1
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)"]  # one blue and the new luck
    one = table(falls=["B1/R1"]).play(*MUSTER)
    assert one.state.luck == 0


@pytest.mark.rule("SS-LUCK-06", "SS-PAY-12", "SS-PAY-03")
def test_luck_is_no_enemy_cube() -> None:
    t = table(luck=4, field="R2")
    t.play(*MUSTER)
    assert t.cubes("field") == "R2"  # Flurry needs three
    assert t.state.luck == 4


@pytest.mark.rule("SS-LUCK-07")
def test_luck_is_not_dropped() -> None:
    t = table(luck=4, tower="B10G10W10")
    t.play("ACTION(generic.muster)")
    assert t.has("drop R1Y1K1")
    assert t.state.luck == 4


@pytest.mark.rule("SS-LUCK-05", "SS-LUCK-08")
def test_the_payer_of_the_moment_spends_the_teams_luck() -> None:
    t = table(active="doctor", luck=2, status_doctor="maimed:W@1", turn=4)
    t.play("ACTION(generic.bind_wounds)", "WILD(B2)", "BUY(0/0)")
    assert t.legal() == ["STOP", "BUYOFF(LUCK,W,maimed1)"]
    t.play("BUYOFF(LUCK,W,maimed1)")
    assert t.state.luck == 1


@pytest.mark.rule("SS-LUCK-04", "SS-MOD-07")
def test_luck_is_cut_down_when_its_maximum_drops() -> None:
    content = pack(
        changed("lower.guardroom", chart=[
            {"at": 4, "effects": [{"do": "floor_mod", "mod": {"mod": "luck_max", "n": -2}}]},
            {"at": 16, "effects": [{"do": "lose"}]},
        ])
    )  # fmt: skip
    t = pack_table(content, "lower.guardroom", luck=4, peril=3, tower="Y10")
    t.play("ACTION(generic.muster)")
    assert (t.state.luck, t.state.observe(0).luck_max) == (2, 2)


@pytest.mark.rule("SS-LUCK-04", "SS-TREAS-07")
def test_luck_is_cut_down_when_a_treasure_of_the_team_lowers_its_maximum() -> None:
    content = pack(changed("lower.sexton_lantern", mods=[{"mod": "luck_max", "n": -1}]))
    t = pack_table(content, "lower.run_and_gun", front="slasher:4", rear="", field="B2", luck=4)
    t.script("chest chest.hidden_purse", "treasure lower.sexton_lantern", "treasure lower.iron_buckler")
    t.play("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)", "PAY(B2,0,0)", "OPEN")
    assert t.team() == ["lower.sexton_lantern"]
    assert (t.state.luck, t.view().luck_max) == (3, 3)


@pytest.mark.rule("SS-LUCK-04", "SS-TREAS-03")
def test_luck_is_cut_down_when_a_heros_treasure_lowers_its_maximum() -> None:
    content = pack(changed("lower.silvered_knife", mods=[{"mod": "luck_max", "n": -1}]))
    t = pack_table(content, "lower.run_and_gun", front="slasher:4", rear="", field="B2", luck=4)
    t.script("chest chest.hidden_purse", "treasure lower.silvered_knife", "treasure lower.iron_buckler")
    t.play("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)", "PAY(B2,0,0)", "OPEN", "GIVE(knight)")
    assert (t.state.luck, t.view().luck_max) == (3, 3)


@pytest.mark.rule("SS-LUCK-04", "SS-XP-07")
def test_luck_is_cut_down_when_a_skill_lowers_its_maximum() -> None:
    content = pack(
        changed("knight.plate_harness", mods=[{"mod": "luck_max", "n": -1}]), changed("slasher", xp=7)
    )
    t = pack_table(content, "lower.run_and_gun", front="slasher:4", rear="", field="B2", xp="6/7", luck=4)
    t.script("learn knight.plate_harness")
    t.play("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)", "PAY(B2,0,0)")
    assert (t.state.luck, t.view().luck_max) == (3, 3)


# --- paying --------------------------------------------------------------------------------------


@pytest.mark.rule("SS-PAY-04")
def test_any_is_paid_from_surplus_of_every_color() -> None:
    t = table(field="B1G1", crypt="W1", luck=1)
    t.play("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)")
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)", "BUY(1/1)"]  # 1 + 1 + 2 + 1 = 5
    assert t.forbids_whole("BUY(1/2)") == "SS-RES-05"
    assert t.forbids_whole("BUY(0/1)") == "SS-RES-03"
    assert t.forbids_whole("BUY(1)") == "SS-RES-01"
    t.play("BUY(1/0)")
    assert t.wholes() == ["PAY(B1G1,0,0)", "PAY(0,W1,0)", "PAY(B1,0,1)", "PAY(G1,0,1)"]
    assert t.forbids_whole("PAY(B1,0,0)") == "SS-PAY-04"
    assert t.forbids_whole("PAY(B1,W1,0)") == "SS-PAY-06"
    assert t.forbids_whole("PAY(B2,0,0)") == "SS-PAY-03"


@pytest.mark.rule("SS-PAY-04", "SS-PAY-06")
def test_mixed_costs() -> None:
    t = table(
        active="burglar",
        cards_burglar="burglar.flung_knives burglar.backstab",
        field="B1G1",
        crypt="G1B1",
        luck=1,
    )
    t.play("ACTION(burglar.backstab)", "TARGET(F1)", "BUY(1/0)")
    assert t.wholes() == [
        "PAY(B1,G1,0)",
        "PAY(0,B1G1,0)",
        "PAY(B1G1,0,1)",
        "PAY(0,G1,1)",
        "PAY(G1,B1,1)",
    ]


@pytest.mark.rule("SS-PAY-13")
def test_a_payment_is_named_cube_by_cube_and_paid_at_once() -> None:
    t = table(field="B1G1", crypt="W1", luck=1)
    t.play("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)", "BUY(1/0)")
    assert t.legal() == ["PAY(FIELD,G)", "PAY(CRYPT,W)", "LUCK"]
    assert t.forbids("PAY(FIELD,B)") == "SS-PAY-13"  # blue comes after green
    assert t.forbids("PAY(FIELD,W)") == t.forbids("PAY(CRYPT,B)") == "SS-PAY-03"
    t.play("LUCK")
    assert (t.cubes("field"), t.state.luck) == ("B1G1", 1)
    assert not any(word.startswith("pay") for word in t.happened())
    assert t.legal() == ["PAY(FIELD,B)", "PAY(FIELD,G)"]
    assert t.wholes() == ["PAY(B1,0,1)", "PAY(G1,0,1)"]
    assert t.forbids("LUCK") == "SS-PAY-03"
    assert t.forbids("PAY(CRYPT,W)") == "SS-PAY-06"
    assert "D-PAY n=1/0/0/0/0/0/0/0/0 a=0/0/1" in t.state.to_text()
    assert t.view().payments[0].actions == [{"type": "PAY", "payment": "FIELD", "color": "B"}]
    prompt = t.state.prompt(0)
    assert prompt is not None
    assert prompt.text == "Knight: how do you pay besides 1 luck?"
    t.play("PAY(FIELD,G)")
    assert "pay G1/0/luck1" in t.happened()
    assert (t.cubes("field"), t.state.luck) == ("B1", 0)


@pytest.mark.rule("SS-PAY-13")
def test_who_names_a_field_cube_first_pays_with_the_field_alone() -> None:
    t = table(field="B1G1", crypt="W1", luck=1)
    t.play("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)", "BUY(1/0)", "PAY(FIELD,G)")
    assert "pay B1G1/0" in t.happened()
    whole = table(field="B1G1", crypt="W1", luck=1)
    whole.play("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)", "BUY(1/0)", "PAY(B1G1,0,0)")
    assert whole.state == t.state


@pytest.mark.rule("SS-PAY-08", "SS-MOD-05", "SS-MOD-13")
def test_the_largest_crypt_value_counts_for_its_owner_only() -> None:
    fields = {"crypt": "B1R1W1", "team": "", "upper": "yes"}
    t = table(
        "upper.scaffold",
        active="spellsling",
        cards_spellsling="spellsling.hex_bolt spellsling.deep_crypt_rite upper.crypt_key",
        field="R1",
        **fields,
    )
    t.play("ACTION(generic.bind_wounds)", "WILD(G2)")
    assert t.has(
        "Low Cut 0/R1"
    )  # an enemy's crypt cube is worth two: 2 for the cost of 2, the field cube stays
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)", "BUY(1/1)", "BUY(1/2)"]  # 3 + 3
    plain = table("upper.scaffold", active="knight", field="R1", **fields)
    plain.play("ACTION(generic.bind_wounds)", "WILD(G2)")
    assert plain.wholes() == ["BUY(0/0)", "BUY(1/0)", "BUY(1/1)"]  # 2 + 2


@pytest.mark.rule("SS-PAY-11")
def test_a_cost_of_several_enemy_colors() -> None:
    both = {"name": "Both", "cost": {"red": 2, "black": 1}, "effects": [{"do": "harm", "n": 1}]}
    content = pack(changed("slasher", actions=[both]))
    t = pack_table(content, "lower.run_and_gun", field="R1K1", crypt="R1")
    t.play(*MUSTER)
    assert t.has("Both K1/R1")
    short = pack_table(content, "lower.run_and_gun", field="R2")
    short.play(*MUSTER)
    assert short.cubes("field") == "R2"


@pytest.mark.rule("SS-PAY-13", "SS-PAY-06")
def test_every_payment_is_named_in_exactly_one_way() -> None:
    """Half-paid positions keep the laws, and the ways through D-PAY end in just the whole payments."""
    found = 0
    for seed in range(12):
        for state in walk(rich_position(seed), f"paying{seed}", 60):
            if not state.agenda or state.agenda[-1].op != D_PAY:
                continue
            found += 1
            wholes_are_legal(STYGIAN, state, seed)
            wholes = [whole.text for whole in GAME.wholes(state)]
            assert sorted(named_from(state, seed)) == sorted(wholes)
    assert found > 10


def named_from(state: SocietyState, seed: int) -> list[str]:
    """The payments at the ends of all ways through the decision."""
    ends: list[str] = []
    for action in options_of(state):
        after, log = state.clone(), list[Event]()
        decide(after, action, SeededChance(seed), log)
        paid = [fact for fact in perceived(log, EVERYTHING) if isinstance(fact, CubesPaid)]
        if paid:
            ends.append(f"PAY({paid[0].field},{paid[0].crypt},{paid[0].luck})")
        else:
            position_round_trips(STYGIAN, after, seed)
            refusals_match_legal(STYGIAN, after, seed)
            ends += named_from(after, seed)
    return ends
