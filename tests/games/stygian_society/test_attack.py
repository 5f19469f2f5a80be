"""Resolution, wounds, defenses, killing (SS-RES, SS-WND, SS-DEF, SS-KILL)."""

import pytest

from lampblack.games.stygian_society.model.agenda import D_PURCHASE
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import table

FIST = ("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)")
BRUTES = {"sheet": "lower.charnel_lift", "front": "brute brute", "rear": "arbalist"}


@pytest.mark.rule("SS-RES-01", "SS-RES-03", "SS-RES-05")
def test_lines_needs_and_times() -> None:
    t = table(cards_knight="knight.steel_fist knight.bulwark_stance", field="B4W2")
    t.play("ACTION(knight.bulwark_stance)", "WILD(G1)")
    assert t.wholes() == [f"BUY({n}/{m})" for n in range(4) for m in range(2)]
    assert t.forbids_whole("BUY(4/0)") == "SS-RES-01"
    fist = table(field="B2").play(*FIST)
    assert fist.forbids_whole("BUY(0/1)") == "SS-RES-03"
    assert fist.forbids_whole("BUY(1/1)") == "SS-RES-05"


@pytest.mark.rule("SS-RES-10")
def test_a_purchase_is_named_line_by_line_and_bought_at_once() -> None:
    t = table(cards_knight="knight.steel_fist knight.bulwark_stance", field="B4W2")
    t.play("ACTION(knight.bulwark_stance)", "WILD(G1)")
    assert t.legal() == ["LINE(1)", "LINE(2)", "STOP"]
    assert t.forbids("LINE(3)") == "SS-RES-01"
    t.play("LINE(1)", "LINE(1)")
    assert "D-PURCHASE n=2/0/0/0/0/0/0/0/0" in t.state.to_text()
    assert not any(word.startswith(("buy", "pay")) for word in t.happened())
    assert t.cubes("field") == "B4W2"
    assert t.wholes() == ["BUY(2/0)", "BUY(2/1)", "BUY(3/0)", "BUY(3/1)"]
    prompt = t.state.prompt(0)
    assert prompt is not None
    assert prompt.text == "Knight: how often do you buy each line of Bulwark Stance, besides line 1 × 2?"
    fist = table(field="B6").play(*FIST, "LINE(1)", "LINE(2)")
    assert fist.legal() == ["LINE(2)", "STOP"]
    assert fist.forbids("LINE(1)") == "SS-RES-10"


@pytest.mark.rule("SS-RES-10")
def test_what_cannot_be_paid_any_more_is_not_asked() -> None:
    """Two blue pay for the first line; then nothing is left to name."""
    t = table(field="B2").play(*FIST)
    assert t.legal() == ["LINE(1)", "STOP"]
    assert t.forbids("LINE(2)") == "SS-RES-03"
    whole = table(field="B2").play(*FIST, "BUY(1/0)")
    t.play("LINE(1)")
    assert t.has("F1 -3")
    assert t.state == whole.state


@pytest.mark.rule("SS-RES-10")
def test_every_purchase_has_one_name() -> None:
    """Walks along all decisions come to all whole purchases, each once."""

    def ends(state: SocietyState, begun: list[str]) -> list[str]:
        found: list[str] = []
        for option in state.legal(0):
            if option.text == "STOP":
                found.append("".join(begun))
            else:
                after = state.clone()
                assert isinstance(after, SocietyState)
                after.apply(0, option, SeededChance(1))
                on = after.agenda and after.agenda[-1].op == D_PURCHASE
                name = [*begun, option.text[5]]
                found += ends(after, name) if on else ["".join(name)]
        return found

    t = table(cards_knight="knight.steel_fist knight.bulwark_stance", field="B4W2", luck=1)
    t.play("ACTION(knight.bulwark_stance)", "WILD(G1)")
    wholes = [text[4:-1].split("/") for text in t.wholes()]
    named = ["1" * int(first) + "2" * int(second) for first, second in wholes]
    assert sorted(ends(t.state, [])) == sorted(named)
    assert len(named) > 4


@pytest.mark.rule("SS-RES-02", "SS-RES-04")
def test_the_choice_comes_after_seeing_what_fell_and_may_be_nothing() -> None:
    t = table(falls=["B2"]).play(*FIST)
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)"]
    t.play("BUY(0/0)")
    assert t.front() == ["slasher"] * 3
    assert t.cubes("field") == "B2"


@pytest.mark.rule("SS-RES-06")
def test_free_effects_need_no_payment() -> None:
    t = table(active="burglar", cards_burglar="burglar.flung_knives burglar.smoke_bomb", field="R3")
    t.play("ACTION(burglar.smoke_bomb)", "WILD(W1)")
    assert t.has("silence red", "skip red")


@pytest.mark.rule("SS-RES-07", "SS-RES-08", "SS-EFF-01")
def test_one_list_wounds_first_then_healing_then_the_rest() -> None:
    gives = [{"do": "luck", "n": 1}, {"do": "heal", "n": 1}, {"do": "wound", "n": 1}]
    line = {"cost": {"blue": 1}, "gives": gives, "times": 2}
    content = pack(
        changed("knight.steel_fist", spend=[line], free=[{"do": "peril", "n": 1}, {"do": "wound", "n": 1}])
    )
    t = pack_table(content, "lower.charnel_lift", front="brute brute", rear="", field="B2", wounds=9)
    t.play(*FIST, "BUY(2)")
    assert t.happened()[1:] == ["pay B2/0", "F1 -3", "heal 2", "peril +1", "luck +1", "luck +1"]


@pytest.mark.rule("SS-RES-09", "SS-RES-05")
def test_cubes_left_by_enemies_can_be_used() -> None:
    t = table("lower.toll_stair", field="R3B2").play(*FIST, "BUY(1/0)")
    assert t.happened()[1:] == ["Clobber R3/0", "harm 3", "peril +1", "pay B2/0", "F1 -3"]


@pytest.mark.rule("SS-WND-01", "SS-EFF-03")
def test_wounds_stay() -> None:
    t = table(field="B2", **BRUTES).play(*FIST, "BUY(1/0)")
    t.play("ACTION(generic.muster)", "WILD(G1W3)")
    assert t.front() == ["brute:3", "brute"]


@pytest.mark.rule("SS-WND-02", "SS-DEF-01")
def test_several_lines_are_one_blow_and_meet_defenses_once() -> None:
    t = table("upper.gargoyle_roost", field="B4").play(*FIST, "BUY(1/1)")
    assert t.happened()[-1] == "F1 -4 warded 1"


@pytest.mark.rule("SS-WND-03", "SS-STAT-12", "SS-MOD-01", "SS-MOD-13")
def test_modifiers_come_before_defenses_and_not_below_0() -> None:
    hand = "knight.steel_fist lower.silvered_knife lower.ember_wand"
    t = table(cards_knight=hand, field="B2", game_mods="midboss.houndmother/defeat/0/mod", **BRUTES)
    t.play(*FIST, "BUY(1/0)")
    assert t.happened()[-1] == "F1 -5"  # 3, the knife, the game; not the wand
    weak = table(status_knight="maimed:G@1 maimed:G@1 maimed:W@1 maimed:W@1", turn=4, field="B2", **BRUTES)
    weak.play(*FIST, "BUY(1/0)")
    assert weak.has("F1 -0")


@pytest.mark.rule("SS-WND-04", "SS-DEF-02", "SS-WND-07")
def test_resistance_only_against_its_type() -> None:
    magic = table("upper.gargoyle_roost", active="spellsling", field="W2")
    magic.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert magic.happened()[-1] == "F1 -2"
    untyped = table("upper.gargoyle_roost", agenda="D-SUPPORT", team="lower.powder_keg").play(
        "SUPPORT(lower.powder_keg)"
    )
    assert untyped.has("F1 -3", "F2 -3", "F3 -3")
    weak = table("upper.scaffold", field="B2", front="banshee executioner", rear="").play(*FIST, "BUY(1/0)")
    assert weak.happened()[-1] == "F1 -1 warded 2"


@pytest.mark.rule("SS-WND-05", "SS-DEF-03")
def test_all_targets_are_computed_on_the_formation_before_the_attack() -> None:
    """The Star kills the front rank and hits the Riders as if it still stood."""
    t = table(
        "lower.bone_stable",
        front="hound hound hound",
        rear="rider rider",
        active="spellsling",
        field="W4",
        crypt="W1",
        cards_spellsling="spellsling.hex_bolt spellsling.falling_star",
    )
    t.play("ACTION(spellsling.falling_star)", "BUY(1/1)")
    assert t.happened().count("R1 -0 warded 3") == 1
    assert t.happened().count("F1 hound dies") == 1


@pytest.mark.rule("SS-WND-06")
def test_no_wound_effect_no_attack_no_window() -> None:
    t = table(active="doctor", cards_doctor="doctor.field_surgery doctor.adrenaline", field="W2", wounds=5)
    t.play("ACTION(doctor.field_surgery)", "TARGET(F1)", "WILD(B1)", "BUY(1/0/0/0)")
    assert t.decision == "D-ACTION"
    assert t.happened()[-1] == "heal 2"


@pytest.mark.rule("SS-WND-08", "SS-KILL-01", "SS-KILL-02")
def test_wounds_beyond_the_maximum_are_lost_with_the_token() -> None:
    t = table("lower.kennel_yard", front="hound hound", rear="", field="B6").play(*FIST, "BUY(1/2)")
    assert t.has("F1 -7", "F1 hound dies")
    assert t.front() == ["hound"]


@pytest.mark.rule("SS-DEF-03", "SS-RANK-06")
def test_rank_cover_counts_the_rank_ahead_giants_too() -> None:
    rear = table("lower.bone_stable", front="hound hound hound", rear="rider", active="burglar", field="G6")
    rear.play("ACTION(burglar.flung_knives)", "TARGET(R1)", "WILD(B1)", "BUY(1/4)")
    assert rear.has("R1 -3 warded 3")
    front = table("lower.bone_stable", front="rider hound", rear="", field="B2").play(*FIST, "BUY(1/0)")
    assert front.has("F1 -3")
    content = pack(
        changed(
            "midboss.bellringer",
            rear=["rider"],
            front=["rider"],
            chart=[{"at": 18, "effects": [{"do": "lose"}]}],
        )
    )
    giant = pack_table(content, "midboss.bellringer", active="burglar", field="G6")
    giant.play("ACTION(burglar.flung_knives)", "TARGET(R1)", "WILD(B1)", "BUY(1/4)")
    assert giant.has("R1 -4 warded 2")  # the Rider in front and the giant


@pytest.mark.rule("SS-DEF-04", "SS-DEF-05")
def test_defenses_add_up_and_pierces_combine() -> None:
    defense = [
        {"kind": "resist", "type": "melee", "n": 1},
        {"kind": "resist", "type": "melee", "n": 1},
        {"kind": "rank_ahead", "n": 1},
    ]
    content = pack(
        changed("arbalist", defense=defense, wounds=20),
        changed("knight.lance_thrust", spend=[
            {"cost": {"blue": 1}, "gives": [{"do": "wound", "n": 4}]},
            {"cost": {"blue": 1}, "gives": [{"do": "wound", "n": 1, "pierce": "rank"}]},
            {"cost": {"blue": 1}, "gives": [{"do": "wound", "n": 1, "pierce": "resist"}]},
        ]),
    )  # fmt: skip
    for buy, dealt in (
        ("1/0/0", "R1 -0 warded 4"),
        ("1/1/0", "R1 -3 warded 2"),
        ("1/0/1", "R1 -3 warded 2"),
        ("1/1/1", "R1 -6"),
    ):
        t = pack_table(
            content,
            "lower.charnel_lift",
            front="brute brute",
            rear="arbalist",
            field="B3",
            cards_knight="knight.steel_fist knight.lance_thrust",
        )
        t.play("ACTION(knight.lance_thrust)", "TARGET(R1)", "WILD(W1)", f"BUY({buy})")
        assert dealt in t.happened(), buy


@pytest.mark.rule("SS-DEF-06", "SS-MOD-02")
def test_ignore_resist_for_matching_attacks_of_its_owner() -> None:
    shroud = "spellsling.hex_bolt spellsling.mirror_shroud lower.hunters_crossbow"
    fields = {"active": "spellsling", "cards_spellsling": shroud, "field": "W2"}
    bolt = table("upper.hall_of_mirrors", **fields).play(
        "ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)"
    )
    assert bolt.has("F1 -2")
    crossbow = table("upper.gargoyle_roost", **fields)
    crossbow.play("ACTION(lower.hunters_crossbow)", "TARGET(F1)", "WILD(B3)", "BUY(1/0)")
    assert crossbow.has("F1 -1 warded 1")
    other = table(
        "upper.hall_of_mirrors", cards_spellsling=shroud, agenda="D-SUPPORT", team="lower.holy_water"
    )
    other.play("SUPPORT(lower.holy_water)", "TARGET(F1)")
    assert other.has("F1 -2 warded 2")  # the Knight uses it


@pytest.mark.rule("SS-DEF-07")
def test_defenses_do_not_stop_what_is_no_heros_attack() -> None:
    t = table("upper.gargoyle_roost", field="R3").play("ACTION(generic.muster)", "WILD(G4)")
    assert t.has("harm 4")  # Resistance is nothing to the team's wounds
    mended = table("lower.guardroom", front="bone_guard:3 bone_guard", rear="", field="R3").play(
        "ACTION(generic.muster)", "WILD(G4)"
    )
    assert mended.has("F1 mends 1")  # nor to mending


@pytest.mark.rule("SS-KILL-03", "SS-KILL-04", "SS-KILL-05", "SS-SKILL-05")
def test_xp_and_kill_triggers_enemy_by_enemy() -> None:
    t = table(
        "lower.toll_stair",
        front="brute:8 acolyte:3",
        rear="acolyte",
        xp="5/7",
        field="B2",
        cards_knight="knight.steel_fist knight.sweeping_blow knight.oathkeeper",
        cards_burglar="burglar.flung_knives burglar.lucky_streak",
        wounds=5,
    )
    t.play("ACTION(knight.sweeping_blow)", "BUY(1/0)")
    assert t.happened()[5:10] == ["F2 acolyte dies", "acolyte steps up", "xp +2", "level", "refresh all"]
    while t.decision == "D-LEARN":
        t.play(t.legal()[-1])
    tail = [
        word
        for word in t.happened()
        if word in ("xp +2", "xp +1", "heal 1", "fires knight.oathkeeper", "luck +1")
    ]
    assert tail == [
        "xp +2",
        "fires knight.oathkeeper",
        "heal 1",
        "xp +1",
        "fires knight.oathkeeper",
        "heal 1",
    ]
