"""Every floor sheet: who stands there, its floor actions, its peril chart."""

import pytest

from lampblack.games.stygian_society.model.pieces import STATUSES, TIERS, cubes_to_text
from lampblack.games.stygian_society.model.words import modifier_words
from tests.games.stygian_society.table import GAME, Table, table

CONTENT = GAME.packs()["standard"]

# front / rear / giant, chests, peril cubes, modifiers
SHEETS = {
    "lower.run_and_gun": ("slasher*3 / cannoneer", 1, "R1Y1K1"),
    "lower.toll_stair": ("brute acolyte / acolyte*2", 1, "R1Y1K1"),
    "lower.kennel_yard": ("hound*5 / arbalist*2", 1, "R1Y1K1"),
    "lower.mourning_chapel": ("ghoul*2 / banshee*2", 2, "R1Y1K1"),
    "lower.guardroom": ("bone_guard*2 / rider arbalist", 1, "R1Y1K1"),
    "lower.drum_loft": ("slasher*3 / drummer", 1, "R1Y1K1"),
    "lower.bone_stable": ("hound*3 / rider*2", 2, "R1Y1K1"),
    "lower.hex_pantry": ("ghoul*2 / hexwright*2", 2, "R1Y1K1"),
    "lower.flooded_landing": ("bone_guard*2 / arbalist*2", 1, "R1Y1K1"),
    "lower.dormitory": ("acolyte*3 / acolyte hexwright", 1, "R1Y1K1"),
    "lower.charnel_lift": ("brute plague_bearer / arbalist", 1, "R1Y1K1"),
    "lower.nursery": ("hound*4 / gravecaller", 2, "R1Y1K1"),
    "upper.gargoyle_roost": ("gargoyle*3 / cannoneer*2", 1, "R1Y1K1"),
    "upper.hall_of_mirrors": ("mirror_knight*2 brute / mirror_knight cinder_adept", 2, "R1Y1K1"),
    "upper.scaffold": ("executioner*2 banshee / banshee arbalist*2", 1, "R1Y1K1"),
    "upper.black_gallery": ("gargoyle*2 banshee / wraith*2", 1, "R1Y1K2"),
    "upper.war_ossuary": ("bone_guard*5 / gravecaller drummer*2", 2, "R1Y1K1"),
    "upper.cinder_library": ("acolyte*3 / cinder_adept*3", 2, "R1Y1K1"),
    "upper.tilt_yard": ("executioner*2 hexwright / rider*3", 1, "R1Y1K1"),
    "upper.plague_ward": ("plague_bearer ghoul*3 / plague_bearer wraith", 2, "R1Y2K1"),
    "upper.gun_deck": ("slasher*5 / cannoneer*3", 1, "R1Y1K2"),
    "upper.frozen_court": ("mirror_knight brute*2 / mirror_knight wraith", 1, "R1Y1K1"),
    "upper.siege_stair": ("brute*3 rider / rider arbalist*2", 1, "R2Y1K1"),
    "upper.choir_of_ash": ("gargoyle banshee*2 / banshee cinder_adept*2", 1, "R1Y1K1"),
    "midboss.bellringer": (" / / midboss.bellringer", 1, "R1Y1K1"),
    "midboss.widow_ashgrove": ("ghoul*3 / midboss.widow_ashgrove", 2, "R1Y1K1"),
    "midboss.clockwork_castellan": ("arbalist / / midboss.clockwork_castellan", 1, "R1Y1K1"),
    "midboss.houndmother": ("hound*4 / midboss.houndmother", 2, "R1Y1K1"),
    "wizard.ottokar": ("executioner mirror_knight / wizard.ottokar", 0, "R1Y1K2"),
    "wizard.sibylla": (" / / wizard.sibylla", 0, "R1Y2K1"),
    "wizard.pallid_abbot": ("bone_guard*3 / wizard.pallid_abbot acolyte", 0, "R1Y1K2"),
    "wizard.umbriel": ("mirror_knight / / wizard.umbriel", 0, "R2Y1K1"),
}
HEALING_LESS = {"lower.flooded_landing", "upper.plague_ward"}

# What occurs at each value of the chart, but for the last, which is the loss.
CHARTS = {
    "lower.run_and_gun": {4: "summon 1 slasher front", 8: "peril cubes R2Y1K1", 12: "harm 3", 16: ""},
    "lower.toll_stair": {
        3: "summon 1 brute front",
        7: "summon 1 acolyte rear",
        11: "peril cubes R1Y2K1",
        16: "",
    },
    "lower.kennel_yard": {
        4: "summon 2 hound front",
        8: "summon 1 arbalist rear",
        12: "peril cubes R2Y1K1",
        16: "",
    },
    "lower.mourning_chapel": {4: "knight shaken", 8: "summon 1 ghoul front", 12: "all shaken", 16: ""},
    "lower.guardroom": {4: "summon 1 bone_guard front", 8: "luck -2", 12: "summon 1 rider rear", 16: ""},
    "lower.drum_loft": {4: "drop R2", 8: "summon 2 slasher front", 12: "bank K2 crypt", 16: ""},
    "lower.bone_stable": {
        4: "summon 1 hound front",
        8: "peril cubes R1Y2K1",
        12: "summon 2 hound front",
        16: "",
    },
    "lower.hex_pantry": {4: "knight maimed", 8: "summon 1 hexwright rear", 12: "all stricken", 16: ""},
    "lower.flooded_landing": {4: "peril cubes R1Y1K2", 8: "summon 1 bone_guard front", 12: "harm 2", 16: ""},
    "lower.dormitory": {5: "summon 2 acolyte front", 9: "peril cubes R1Y2K1", 13: "knight cursed", 17: ""},
    "lower.charnel_lift": {4: "summon 1 plague_bearer rear", 9: "summon 1 brute front", 12: "harm 2", 16: ""},
    "lower.nursery": {4: "summon 2 hound front", 8: "peril cubes R1Y1K2", 12: "summon 2 hound front", 16: ""},
    "upper.gargoyle_roost": {4: "peril cubes R2Y1K1", 8: "summon 1 gargoyle front", 12: "harm 4", 17: ""},
    "upper.hall_of_mirrors": {
        4: "crypt B1R1 bank",
        8: "summon 1 mirror_knight front",
        12: "all cursed",
        17: "",
    },
    "upper.scaffold": {4: "summon 1 banshee rear", 8: "peril cubes R2Y1K1", 12: "harm 4", 17: ""},
    "upper.black_gallery": {4: "luck -2", 8: "summon 1 wraith rear", 12: "summon 1 gargoyle front", 17: ""},
    "upper.war_ossuary": {
        4: "summon 2 bone_guard front",
        8: "peril cubes R1Y1K2",
        12: "floor enemy_harm 1",
        17: "",
    },
    "upper.cinder_library": {4: "peril cubes R1Y2K1", 8: "harm 3", 12: "summon 3 acolyte front", 17: ""},
    "upper.tilt_yard": {4: "summon 1 rider rear", 8: "peril cubes R1Y2K1", 12: "harm 4", 17: ""},
    "upper.plague_ward": {4: "all stricken", 8: "summon 2 ghoul front", 12: "all maimed", 17: ""},
    "upper.gun_deck": {4: "summon 2 slasher front", 8: "peril cubes R1Y1K3", 12: "harm 4", 17: ""},
    "upper.frozen_court": {4: "exhaust 1", 8: "summon 1 brute front", 12: "peril cubes R2Y1K2", 17: ""},
    "upper.siege_stair": {
        4: "summon 1 brute front",
        8: "summon 2 arbalist rear",
        12: "peril cubes R3Y1K1",
        17: "",
    },
    "upper.choir_of_ash": {4: "all shaken", 8: "summon 1 banshee rear", 12: "all cursed", 17: ""},
    "midboss.bellringer": {
        4: "summon 1 acolyte front",
        8: "peril cubes R2Y1K1",
        12: "summon 2 acolyte front",
        15: "harm 4",
        18: "",
    },
    "midboss.widow_ashgrove": {
        4: "summon 1 ghoul front",
        8: "peril cubes R1Y1K2",
        12: "all stricken",
        15: "summon 2 ghoul front",
        18: "",
    },
    "midboss.clockwork_castellan": {
        4: "summon 1 arbalist front",
        8: "G mends 4",
        12: "peril cubes R1Y2K1",
        15: "exhaust 2",
        18: "",
    },
    "midboss.houndmother": {
        4: "summon 2 hound front",
        8: "peril cubes R2Y1K1",
        12: "summon 2 hound front",
        15: "harm 4",
        18: "",
    },
    "wizard.ottokar": {
        4: "peril cubes R1Y1K3",
        8: "summon 1 executioner front",
        12: "all cursed",
        15: "peril cubes R2Y1K2",
        20: "",
    },
    "wizard.sibylla": {
        4: "summon 1 gargoyle front",
        8: "peril cubes R1Y3K1",
        12: "G mends 5",
        15: "harm 4",
        20: "",
    },
    "wizard.pallid_abbot": {
        4: "summon 1 acolyte rear",
        8: "peril cubes R2Y1K2",
        12: "summon 2 bone_guard front",
        15: "all stricken",
        20: "",
    },
    "wizard.umbriel": {
        4: "peril cubes R2Y2K1",
        8: "summon 1 wraith front",
        13: "floor enemy_cost -1",
        15: "harm 4",
        20: "",
    },
}

# Floor actions that are not Stirring Shadows (peril +1): sheet, color -> name, what happens before peril rises
SPECIAL = {
    ("lower.toll_stair", "K"): ("Toll of Blood", "harm 1"),
    ("lower.mourning_chapel", "K"): ("Dirge", "harm 1"),
    ("lower.drum_loft", "K"): ("Echoing Beat", "bank Y1 field"),
    ("lower.dormitory", "R"): ("Night Terror", "harm 1"),
    ("lower.charnel_lift", "K"): ("Swinging Hook", "harm 1"),
    ("upper.cinder_library", "R"): ("Falling Shelves", "harm 1"),
    ("midboss.bellringer", "K"): ("Ringing Ears", "knight shaken blue"),
    ("midboss.clockwork_castellan", "R"): ("Grinding Gears", "harm 1"),
    ("wizard.ottokar", "R"): ("Hot Wax", "harm 1"),
    ("wizard.sibylla", "R"): ("Shards", "harm 2"),
    ("wizard.sibylla", "K"): ("Cruel Reflection", "knight maimed blue"),
    ("wizard.umbriel", "K"): ("Falling Weight", "harm 2"),
}
BOSS_COLOR = {
    "midboss.bellringer": "R",
    "midboss.widow_ashgrove": "K",
    "midboss.clockwork_castellan": "Y",
    "midboss.houndmother": "Y",
    "wizard.ottokar": "K",
    "wizard.sibylla": "Y",
    "wizard.pallid_abbot": "K",
    "wizard.umbriel": "R",
}
GIANTS = {"midboss.bellringer", "midboss.clockwork_castellan", "wizard.sibylla", "wizard.umbriel"}


def spread(text: str) -> list[str]:
    """``slasher*3`` is three Slashers."""
    words: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        words += [name] * int(times or "1")
    return words


@pytest.mark.rule("SS-FLOOR-03", "SS-FLOOR-04", "SS-FLOOR-07", "SS-FLOOR-08", "SS-CONT-01", "SS-COMP-04")
def test_formation_of_every_sheet() -> None:
    assert [sheet.id for sheet in CONTENT.sheets] == list(SHEETS)
    for sheet in CONTENT.sheets:
        ranks, chests, cubes = SHEETS[sheet.id]
        front, rear, giant = (ranks + " / / ").split("/")[:3]
        names = [CONTENT.kinds[kind].id for kind in sheet.front]
        assert names == spread(front)
        assert [CONTENT.kinds[kind].id for kind in sheet.rear] == spread(rear)
        assert ([sheet.id] if sheet.giant else []) == spread(giant)
        assert (sheet.chests, cubes_to_text([0, 0, 0, *sheet.peril_cubes])) == (chests, cubes)
        mods = [modifier_words(CONTENT.mods[mod]) for mod in sheet.mods]
        assert mods == (["each healing is reduced by 1"] if sheet.id in HEALING_LESS else [])
        assert TIERS[sheet.tier] == sheet.id.partition(".")[0]


def entries(sheet: str) -> list[tuple[str, int]]:
    return [(sheet, at) for at in CHARTS[sheet]]


HOSTS = {
    "lower.kennel_yard": {"front": "hound hound", "rear": "arbalist"},
    "lower.nursery": {"front": "hound hound", "rear": "gravecaller"},
    "lower.dormitory": {"front": "acolyte acolyte", "rear": "hexwright"},
    "upper.war_ossuary": {"front": "bone_guard bone_guard", "rear": "gravecaller drummer"},
    "upper.gun_deck": {"front": "slasher slasher", "rear": "cannoneer"},
    "midboss.clockwork_castellan": {"giant": "midboss.clockwork_castellan:9", "front": "arbalist"},
    "wizard.sibylla": {"giant": "wizard.sibylla:9", "front": ""},
}


def step_of_peril(sheet: str, at: int) -> Table:
    """Peril rises from one below to ``at``: one peril cube is missing when a hero gathers."""
    missing = next(c for c in "YRK" if f"{c}1" in SHEETS[sheet][2])
    cards = "knight.steel_fist knight.challenge knight.rallying_cry knight.riposte"
    t = table(
        sheet,
        peril=at - 1,
        luck=4,
        turn=4,
        tower=f"{missing}10",
        crypt="B1" if missing == "R" else "B1R1",
        cards_knight=cards,
        chance=["status white"] * 4,
        **HOSTS.get(sheet, {}),
    )
    return t.play("ACTION(generic.muster)")


@pytest.mark.rule("SS-PERIL-04", "SS-PERIL-06", "SS-COMP-12", "SS-CONT-06")
@pytest.mark.parametrize(("sheet", "at"), [pair for sheet in SHEETS for pair in entries(sheet)])
def test_chart_of_every_sheet(sheet: str, at: int) -> None:
    t = step_of_peril(sheet, at)
    wanted = CHARTS[sheet][at]
    everybody = ("knight", "burglar", "spellsling", "doctor")
    if not wanted:
        assert t.happened() == ["peril +1", f"chart {at}", "lost peril"]
        assert t.state.asked() is None
        return
    if wanted.startswith("all "):
        words = [f"{hero} {wanted[4:]} white" for hero in everybody]
    elif wanted.startswith("exhaust "):
        assert t.decision == "D-EXHAUST"
        for _ in range(int(wanted[-1])):
            t.play(t.legal()[0])
        assert sum("exhausts" in word for word in t.happened()) == int(wanted[-1])
        assert t.decision == "D-WILD"
        return
    else:
        words = [f"{wanted} white" if wanted.split()[-1] in STATUSES else wanted]
    happened = [word for word in t.happened() if not word.endswith("steps up")]
    assert happened == ["peril +1", f"chart {at}", *words]


def somebody_else(sheet: str, color: str) -> str:
    """An enemy neither of this color nor of the boss's, the sheet's own one if it has one."""
    free = next(c for c in "RYK" if c not in (color, BOSS_COLOR.get(sheet)))
    printed = CONTENT.sheets[CONTENT.sheet_from_text("sheet", sheet)]
    for index in printed.front + printed.rear:
        kind = CONTENT.kinds[index]
        if kind.border == "RYK".index(free) and not kind.is_boss:
            return kind.id
    return {"R": "brute", "Y": "acolyte", "K": "arbalist"}[free]


@pytest.mark.rule("SS-ENEMY-03", "SS-ENEMY-10", "SS-CONT-07", "SS-COMP-12")
@pytest.mark.parametrize("sheet", SHEETS)
def test_floor_actions_of_every_sheet(sheet: str) -> None:
    for color in "RYK":
        if BOSS_COLOR.get(sheet) == color:
            continue
        cost = 4 if sheet.startswith("lower.") else 3
        fields: dict[str, object] = {"front": somebody_else(sheet, color), "rear": ""}
        if sheet in GIANTS:
            fields["giant"] = sheet
        elif sheet in BOSS_COLOR:
            fields["rear"] = sheet
        t = table(sheet, field=f"{color}{cost}", turn=4, chance=["status blue"], **fields)
        t.play("ACTION(generic.muster)", "WILD(G1W3)")
        name, effect = SPECIAL.get((sheet, color), ("Stirring Shadows", ""))
        wanted = [f"{name} {color}{cost}/0", *([effect] if effect else []), "peril +1"]
        assert t.happened()[1:] == wanted, color
        short = table(sheet, field=f"{color}{cost - 1}", turn=4, **fields)
        short.play("ACTION(generic.muster)", "WILD(G1W3)")
        assert len(short.happened()) == 1, "it acts though it cannot pay"


DEFEATS = {
    "midboss.bellringer": ["game luck_max 2", "luck +1"],
    "midboss.widow_ashgrove": ["heal 3", "maximum 23"],
    "midboss.clockwork_castellan": ["game shields 1", "refresh all"],
    "midboss.houndmother": ["game attack_add 1 melee", "xp +2"],
}


@pytest.mark.rule("SS-MID-04", "SS-EFF-28", "SS-COMP-12")
@pytest.mark.parametrize("sheet", DEFEATS)
def test_defeat_of_every_mid_boss(sheet: str) -> None:
    boss = CONTENT.kinds[CONTENT.kind_ids[sheet]]
    place = {"giant": f"{sheet}:{boss.wounds - 1}", "front": "", "rear": ""}
    if sheet not in GIANTS:
        red = "ghoul" if sheet == "midboss.widow_ashgrove" else "hound"
        place = {"front": red, "rear": f"{sheet}:{boss.wounds - 1}"}
    t = table(sheet, active="spellsling", field="W4", wounds=9, xp="0/7", luck=4, **place)
    if sheet in GIANTS:
        t.play("ACTION(spellsling.hex_bolt)", "WILD(W1)", "BUY(1/1)", "PAY(W4,0,0)")
    else:
        t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(W1)", "BUY(1/1)", "PAY(W4,0,0)")
    after = t.happened()[t.happened().index("defeated") + 1 :]
    assert after[:2] == DEFEATS[sheet]
    assert t.state.upper


def test_every_sheet_is_exercised() -> None:
    assert [sheet.id for sheet in CONTENT.sheets] == list(CHARTS)
    assert {sheet.id: len(sheet.chart) for sheet in CONTENT.sheets} == {s: len(c) for s, c in CHARTS.items()}
