"""The worked examples of section 27, to the letter."""

import pytest

from lampblack.games.stygian_society.model.pieces import number, packed
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.tower import ScriptedTower
from lampblack.games.stygian_society.rules.payment import enemy_payment
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from tests.games.stygian_society.table import table

PERIL = "R1Y1K1"


def cubes_everywhere(at: Position) -> list[int]:
    zones = (at.bank, at.hand, at.tower, at.field, at.crypt)
    return [sum(number(zone, color) for zone in zones) for color in range(6)]


@pytest.mark.rule(
    "SS-CUBE-02", "SS-CUBE-07", "SS-CUBE-08", "SS-CUBE-11", "SS-PAY-03", "SS-LUCK-05", "SS-RES-02"
)
def test_we_01_gathering_dropping_luck_as_a_cube() -> None:
    t = table("lower.run_and_gun", luck=1, falls=["B1R1"])
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)")
    assert t.has("drop B2W1R1Y1K1 -> B1R1/0")
    assert (t.cubes("tower"), t.cubes("hand")) == ("B1W1Y1K1", "0")
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)"]
    t.play("BUY(1/0)")
    assert t.happened()[-2:] == ["pay B1/0/luck1", "F1 -3"]
    assert t.front() == ["slasher:3", "slasher", "slasher"]
    assert (t.state.luck, t.cubes("field"), t.state.peril) == (0, "R1", 0)
    assert t.cubes("bank") == "B9G10W9R9Y9K9"


@pytest.mark.rule("SS-PAY-01", "SS-PAY-02", "SS-PAY-05", "SS-PAY-06", "SS-PAY-07", "SS-RES-03")
def test_we_02_the_seeds_steel_fist_choice() -> None:
    t = table("lower.run_and_gun", field="B2", crypt="B1")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)")
    assert t.wholes() == ["BUY(0/0)", "BUY(1/0)", "BUY(1/1)"]
    twin = table("lower.run_and_gun", field="B2", crypt="B1")
    twin.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)", "BUY(1/0)")
    assert twin.wholes() == ["PAY(B2,0,0)", "PAY(0,B1,0)"]
    assert twin.legal() == ["PAY(FIELD,B)", "PAY(CRYPT,B)"]
    t.play("BUY(1/1)")
    assert t.happened()[-4:] == ["pay B2/B1", "F1 -5", "F1 slasher dies", "xp +1"]


@pytest.mark.rule("SS-PAY-09", "SS-PAY-10")
@pytest.mark.parametrize(
    ("need", "field", "crypt", "spent"),
    [
        (3, 2, 1, (1, 1)),
        (2, 1, 1, (0, 1)),
        (2, 2, 1, (2, 0)),
        (4, 3, 1, (2, 1)),
        (4, 1, 2, (0, 2)),
        (1, 0, 1, (0, 1)),
        (3, 0, 2, (0, 2)),
        (5, 3, 1, (3, 1)),
        (3, 4, 2, (3, 0)),
        (5, 2, 1, None),
    ],
)
def test_we_03_enemies_pay_economically(
    need: int, field: int, crypt: int, spent: tuple[int, int] | None
) -> None:
    assert enemy_payment(need, field, crypt) == spent


@pytest.mark.rule(
    "SS-ENEMY-01", "SS-ENEMY-02", "SS-ENEMY-03", "SS-ENEMY-09", "SS-ENEMY-10", "SS-ENEMY-11", "SS-PERIL-04"
)
def test_we_04_a_full_enemy_step_with_cases_a_and_b() -> None:
    t = table("lower.toll_stair", active="burglar", peril=1, field="R3Y3K4")
    assert (t.front(), t.rear()) == (["brute", "acolyte"], ["acolyte", "acolyte"])
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.happened() == [
        "drop B4R1Y1K1",
        "Clobber R3/0",
        "harm 3",
        "peril +1",
        "Chant Y3/0",
        "peril +1",
        "chart 3",
        "summon 1 brute front",
        "peril +1",
        "Toll of Blood K4/0",
        "harm 1",
        "peril +1",
    ]
    assert (t.state.wounds, t.state.peril, t.cubes("field")) == (4, 5, "0")
    assert (t.front(), t.rear()) == (["brute", "acolyte", "brute"], ["acolyte", "acolyte"])


@pytest.mark.rule("SS-CUBE-03", "SS-CUBE-04", "SS-PERIL-04")
def test_we_05_enemy_cubes_run_short() -> None:
    t = table("lower.kennel_yard", peril=3, tower="R10Y5K10")
    assert t.cubes("bank") == "B10G10W10Y5"
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.decision == "D-WILD"
    assert t.happened() == ["peril +1", "chart 4", "summon 1 hound front short 1", "peril +1"]
    assert (t.state.peril, t.cubes("hand")) == (5, "B2Y1")


@pytest.mark.rule("SS-CUBE-03", "SS-RANK-07")
def test_we_05_with_tokens_to_spare() -> None:
    t = table(
        "lower.kennel_yard", peril=3, tower="R10Y5K10", front="hound hound hound hound", rear="arbalist"
    )
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.front() == ["hound"] * 6


@pytest.mark.rule("SS-CUBE-07", "SS-CUBE-09")
def test_we_06_hero_cubes_run_short() -> None:
    t = table("lower.run_and_gun", tower="B9G10W8", falls=["0"])
    assert t.cubes("bank").startswith("B1W2R10")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    assert t.has("drop B1W1R1Y1K1")  # one blue is lost; the wild had to be white


@pytest.mark.rule("SS-LUCK-01", "SS-LUCK-02", "SS-LUCK-03", "SS-LUCK-04")
def test_we_07_gaining_luck() -> None:
    t = table(
        "lower.run_and_gun", luck=3, falls=["0/R1W1K1", "0/B1Y1"], cards_spellsling="spellsling.hex_bolt"
    )
    t.play("ACTION(generic.muster)", "WILD(W4)")
    assert t.state.luck == 4
    assert t.happened().count("luck +1") == 1
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.state.luck == 4


@pytest.mark.rule("SS-LUCK-03", "SS-EFF-13")
def test_we_07_moved_cubes_bring_no_luck() -> None:
    t = table(
        falls=["G1/W1"], active="burglar", cards_burglar="burglar.flung_knives burglar.opportunist", luck=3
    )
    t.play("ACTION(generic.muster)", "WILD(G2W2)", "USE(burglar.opportunist)", "CUBES(G1)")
    assert t.cubes("crypt") == "G1W1"
    assert t.state.luck == 3


@pytest.mark.rule("SS-DEF-03", "SS-DEF-05")
def test_we_08_rank_cover() -> None:
    t = table("lower.guardroom", active="spellsling", field="W4")
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(W1)", "BUY(1/1)")
    assert t.happened()[-1] == "R1 -3 warded 2"
    t = table("lower.guardroom", cards_knight="knight.steel_fist knight.lance_thrust", field="B3")
    t.play("ACTION(knight.lance_thrust)", "TARGET(R1)", "WILD(B1)", "BUY(1/0)")
    assert t.happened()[-1] == "R1 -4"


@pytest.mark.rule("SS-WND-03", "SS-WND-04", "SS-DEF-01", "SS-STAT-12")
def test_we_09_bonus_maimed_resistance() -> None:
    hand = "knight.steel_fist knight.lance_thrust lower.silvered_knife"
    t = table("lower.run_and_gun", cards_knight=hand, status_knight="maimed:G@1", turn=3, field="B3")
    t.play("ACTION(knight.lance_thrust)", "TARGET(R1)", "WILD(B1)", "BUY(1/0)")
    assert t.happened()[-1] == "R1 -2 warded 2"


@pytest.mark.rule("SS-RANK-02", "SS-RANK-03", "SS-RANK-04")
def test_we_10_falling_into_the_front_rank() -> None:
    t = table("lower.bone_stable", front="hound hound", rear="arbalist rider", field="B2")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert t.has("F1 hound dies", "rider steps up")
    assert (t.front(), t.rear()) == (["hound", "rider"], ["arbalist"])


@pytest.mark.rule(
    "SS-XP-01",
    "SS-XP-02",
    "SS-XP-03",
    "SS-XP-04",
    "SS-XP-05",
    "SS-XP-06",
    "SS-XP-07",
    "SS-XP-08",
    "SS-XP-09",
    "SS-XP-10",
)
def test_we_11_a_level_with_xp_left_over() -> None:
    hand = "knight.steel_fist knight.rallying_cry!"
    t = table("lower.toll_stair", xp="6/7", front="brute:7 acolyte", rear="", field="B2", cards_knight=hand)
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert t.happened()[-4:] == ["F1 brute dies", "xp +1", "level", "refresh all"]
    assert t.decision == "D-LEARN"
    assert (t.state.xp, t.state.needed) == (0, 8)
    assert t.hand("knight") == ["knight.steel_fist", "knight.rallying_cry"]
    t.play("TAKE(knight.lance_thrust)")  # the others have no level yet: each draws at random
    learned = [word for word in t.happened() if "learns" in word or "draws" in word]
    assert [word.split()[0] for word in learned] == ["knight", "burglar", "spellsling", "doctor"]
    assert t.happened()[-1] == "xp +1"
    assert (t.state.xp, t.state.needed) == (1, 8)


@pytest.mark.rule("SS-ARM-01", "SS-ARM-02", "SS-ARM-03", "SS-ARM-04", "SS-ARM-05", "SS-STAT-10")
def test_we_12_armor_is_a_pool_per_turn() -> None:
    hand = "knight.steel_fist knight.plate_harness knight.shield_bash"
    t = table(
        "lower.charnel_lift",
        active="doctor",
        field="R3K2",
        cards_knight=hand,
        status_knight="stricken:G@1",
        turn=3,
    )
    # The Doctor's turn passes first, with nothing to pay for the enemies' actions being silenced.
    t.state.silenced = packed([7])
    t.play("ACTION(generic.muster)", "WILD(B4)")
    t.events = []
    t.play("ACTION(generic.muster)", "WILD(B2W2)")
    assert t.happened()[1:] == [
        "Clobber R3/0",
        "armor 2",
        "harm 1",
        "peril +1",
        "Volley K2/0",
        "harm 1",
        "peril +1",
    ]
    assert (t.state.wounds, t.state.peril) == (2, 2)


@pytest.mark.rule("SS-TURN-13", "SS-EFF-30", "SS-PERIL-04")
def test_we_13_regroup() -> None:
    t = table("lower.toll_stair", peril=2, field="R2B3", crypt="Y1", tower="W4K2")
    t.play("ACTION(generic.regroup)")
    assert t.cubes("bank") == "B10G10W10R10Y10K10"
    assert t.happened() == [
        "regroup",
        "peril +1",
        "chart 3",
        "summon 1 brute front",
        "peril +1",
        "peril +1",
        "peril +1",
    ]
    assert t.state.peril == 6
    assert t.decision == "D-ACTION"
    assert t.state.active == 1


@pytest.mark.rule("SS-STAT-05", "SS-STAT-06", "SS-STAT-07", "SS-STAT-08", "SS-STAT-09")
def test_we_14_buying_off() -> None:
    status = "stricken:G@1 stricken:G@1 stricken:W@2"
    t = table("lower.run_and_gun", turn=5, status_knight=status, field="W1", crypt="G1")
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.decision == "D-BUYOFF"
    assert t.legal() == ["STOP", "BUYOFF(CRYPT,G,stricken2)", "BUYOFF(FIELD,W,stricken1)"]
    t.play("BUYOFF(FIELD,W,stricken1)", "BUYOFF(CRYPT,G,stricken2)")
    assert t.statuses("knight") == ""
    assert (t.cubes("field"), t.cubes("crypt")) == ("0", "0")
    assert cubes_everywhere(t.state) == [10] * 6


def chests_opened(burglar: str) -> list[str]:
    t = table(
        "lower.hex_pantry",
        peril=6,
        active="spellsling",
        front="ghoul:5",
        rear="",
        field="W2",
        cards_burglar=burglar,
        chance=["chest chest.needle_lock", "chest chest.cold_draught"],
    )
    t.play("ACTION(spellsling.hex_bolt)", "WILD(W1)", "BUY(1/0)")
    assert t.decision == "D-CHEST"
    t.events = []
    while t.decision in ("D-CHEST", "D-GIVE", "D-HERO"):
        t.play({"D-CHEST": "OPEN", "D-GIVE": "GIVE(knight)", "D-HERO": "HERO(knight)"}[t.decision])
    return t.happened()


@pytest.mark.rule("SS-CHEST-01", "SS-CHEST-02", "SS-CHEST-03")
def test_we_15_chests() -> None:
    words = chests_opened("burglar.flung_knives burglar.trapfinder")
    opened = [word for word in words if word.startswith(("chest.", "peril"))]
    assert opened == ["chest.needle_lock safe", "chest.cold_draught happens", "peril +1"]
    assert sum(word.startswith("find") for word in words) == 4
    plain = chests_opened("burglar.flung_knives")
    assert [word for word in plain if word.startswith("chest.")] == [
        "chest.needle_lock happens",
        "chest.cold_draught happens",
    ]


@pytest.mark.rule("SS-MID-02", "SS-MID-03", "SS-MID-04", "SS-MID-05")
def test_we_16_the_mid_boss_falls() -> None:
    t = table(
        "midboss.widow_ashgrove",
        active="spellsling",
        front="ghoul ghoul ghoul",
        rear="midboss.widow_ashgrove:26",
        wounds=6,
        field="W4",
    )
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(W1)", "BUY(1/1)")
    assert t.happened()[-8:] == [
        "R1 -5",
        "R1 midboss.widow_ashgrove dies",
        "flee 3",
        "completed",
        "xp +5",
        "defeated",
        "heal 3",
        "maximum 23",
    ]
    assert (t.state.xp, t.state.needed, t.state.wounds, t.state.maximum) == (5, 7, 3, 23)
    t.play("OPEN")
    found = [word for word in t.happened() if word.startswith("find")]
    assert found
    assert all(word.startswith("find upper.") for word in found)


@pytest.mark.rule("SS-WND-05", "SS-KILL-03", "SS-RANK-02")
def test_we_17_several_deaths_at_once() -> None:
    t = table(
        "lower.kennel_yard",
        front="hound:1 hound:1 hound:1 hound hound",
        rear="arbalist arbalist",
        field="B4",
        cards_knight="knight.steel_fist knight.sweeping_blow",
    )
    t.play("ACTION(knight.sweeping_blow)", "BUY(1/1)")
    assert t.happened().count("xp +1") == 3
    assert (t.front(), t.rear()) == (["hound:2", "hound:2"], ["arbalist", "arbalist"])


@pytest.mark.rule("SS-TURN-12", "SS-TURN-18")
def test_we_18_a_swift_action_ends_the_floor() -> None:
    t = table(
        "lower.mourning_chapel",
        active="spellsling",
        front="ghoul:4",
        rear="",
        field="W2R4K4",
        cards_spellsling="spellsling.hex_bolt spellsling.frost_lock",
    )
    t.play("ACTION(spellsling.frost_lock)", "WILD(W1)", "BUY(0/1/0)")
    assert t.has("F1 ghoul dies", "completed")
    assert (t.cubes("field"), t.state.peril, t.decision) == ("R4K4", 0, "D-CHEST")


@pytest.mark.rule("SS-ENEMY-05", "SS-ENEMY-07")
@pytest.mark.parametrize(
    ("field", "crypt", "acts", "left"),
    [
        ("R6", "0", ["Low Cut R2/0", "harm 2", "peril +1", "Headsman Swing R4/0", "harm 5", "peril +1"], "0"),
        (
            "R4",
            "R1",
            ["Low Cut R2/0", "harm 2", "peril +1", "Headsman Swing R2/R1", "harm 5", "peril +1"],
            "0",
        ),
        ("R5", "0", ["Low Cut R2/0", "harm 2", "peril +1"], "R3"),
    ],
)
def test_we_19_two_actions_on_one_card(field: str, crypt: str, acts: list[str], left: str) -> None:
    t = table("upper.scaffold", field=field, crypt=crypt)
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.happened()[1:] == acts
    assert (t.cubes("field"), t.cubes("crypt")) == (left, "0")


@pytest.mark.rule("SS-ENEMY-14", "SS-ENEMY-15", "SS-EFF-11", "SS-EFF-25")
def test_we_20_silence_and_cancel() -> None:
    t = table(
        "lower.charnel_lift",
        field="R3Y4B1",
        cards_knight="knight.steel_fist knight.shield_bash",
        cards_spellsling="spellsling.hex_bolt spellsling.unmake",
    )
    assert (t.front(), t.rear()) == (["brute", "plague_bearer"], ["arbalist"])
    t.play("ACTION(knight.shield_bash)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)", "USE(spellsling.unmake)")
    assert t.happened()[1:] == [
        "pay B1/0",
        "silence red",
        "skip red",
        "Miasma Y4/0",
        "spellsling uses spellsling.unmake",
        "cancelled Miasma",
    ]
    assert (t.cubes("field"), t.state.peril, t.statuses("knight")) == ("R3", 0, "")


@pytest.mark.rule("SS-TOWER-01", "SS-TOW-02")
def test_we_21_conservation_in_the_tower() -> None:
    inside, dropped = [2, 0, 0, 1, 0, 0], [0, 0, 2, 1, 0, 0]
    chance = SeededChance(0)
    tower = ScriptedTower(["B1R2/W1", "G1"])
    assert tower.drop(inside, dropped, chance) == ([1, 0, 0, 2, 0, 0], [0, 0, 1, 0, 0, 0])
    with pytest.raises(Malformed, match="SS-TOWER-01"):
        tower.drop(inside, dropped, chance)
    with pytest.raises(Malformed, match="SS-TOW-02"):
        tower.drop(inside, dropped, chance)
