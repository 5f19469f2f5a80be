"""Every enemy card: its numbers, its defenses, and what each of its actions does."""

import pytest

from lampblack.games.stygian_society.model.effects import NONE
from tests.games.stygian_society.table import GAME, table

CONTENT = GAME.packs()["standard"]

# border, wounds, xp, resistance to melee / projectile / magic, rank cover
NUMBERS = {
    "hound": ("red", 3, 1, 0, 0, 0, 0),
    "slasher": ("red", 5, 1, 0, 0, 0, 0),
    "ghoul": ("red", 6, 1, 0, 0, 0, 0),
    "bone_guard": ("red", 6, 1, 0, 1, 0, 0),
    "brute": ("red", 9, 2, 0, 0, 0, 0),
    "gargoyle": ("red", 14, 3, 1, 1, 0, 0),
    "executioner": ("red", 15, 3, 0, 0, 0, 0),
    "acolyte": ("yellow", 4, 1, 0, 0, 0, 0),
    "rider": ("yellow", 7, 2, 0, 0, 0, 1),
    "banshee": ("yellow", 6, 2, 2, 0, 0, 0),
    "plague_bearer": ("yellow", 8, 2, 0, 1, 0, 0),
    "drummer": ("yellow", 6, 2, 0, 0, 0, 0),
    "mirror_knight": ("yellow", 13, 3, 0, 0, 2, 0),
    "arbalist": ("black", 4, 1, 0, 0, 0, 0),
    "cannoneer": ("black", 7, 2, 2, 0, 0, 0),
    "hexwright": ("black", 5, 2, 0, 0, 1, 0),
    "gravecaller": ("black", 8, 2, 0, 0, 0, 0),
    "cinder_adept": ("black", 12, 3, 0, 0, 2, 0),
    "wraith": ("black", 12, 3, 1, 1, 0, 0),
    "midboss.bellringer": ("red", 46, 5, 0, 0, 0, 0),
    "midboss.widow_ashgrove": ("black", 30, 5, 2, 0, 0, 0),
    "midboss.clockwork_castellan": ("yellow", 38, 5, 1, 1, 0, 0),
    "midboss.houndmother": ("yellow", 34, 5, 0, 0, 0, 1),
    "wizard.ottokar": ("black", 55, 0, 3, 2, 3, 0),
    "wizard.sibylla": ("yellow", 58, 0, 3, 4, 4, 0),
    "wizard.pallid_abbot": ("black", 58, 0, 3, 3, 2, 0),
    "wizard.umbriel": ("red", 58, 0, 4, 3, 3, 0),
}

# enemy, sheet it stands on, cubes in the field, what happens (peril rises by 1 after each action)
ACTIONS = [
    ("hound", "lower.kennel_yard", "R2", "Pack Bite R2/0 | harm 2"),  # five of them, halved
    ("slasher", "lower.run_and_gun", "R3", "Flurry R3/0 | harm 3"),
    ("ghoul", "lower.mourning_chapel", "R3", "Rotting Claws R3/0 | harm 1 | knight stricken blue"),
    ("bone_guard", "lower.guardroom", "R3", "Shield Wall R3/0 | harm 1 | F1 mends 1 | F2 mends 1"),
    ("brute", "lower.toll_stair", "R3", "Clobber R3/0 | harm 3"),
    ("gargoyle", "upper.gargoyle_roost", "R3", "Stone Dive R3/0 | harm 4"),
    (
        "executioner",
        "upper.scaffold",
        "R6",
        "Low Cut R2/0 | harm 2 | peril +1 | Headsman Swing R4/0 | harm 5",
    ),
    ("acolyte", "lower.toll_stair", "Y3", "Chant Y3/0 | peril +1"),
    ("rider", "lower.guardroom", "Y3", "Charge Y3/0 | harm 2"),
    ("banshee", "lower.mourning_chapel", "Y3", "Wail Y3/0 | harm 1 | knight shaken blue"),
    (
        "plague_bearer",
        "lower.charnel_lift",
        "Y4",
        "Miasma Y4/0 | knight stricken blue | burglar stricken blue | spellsling stricken blue | doctor stricken blue",
    ),
    ("drummer", "lower.drum_loft", "Y3", "Battle Roll Y3/0 | bank R1 field | bank K1 field"),
    ("mirror_knight", "upper.frozen_court", "Y3B1", "Shining Reproach Y3/0 | harm 3 | field B1 bank"),
    ("arbalist", "lower.kennel_yard", "K2", "Volley K2/0 | harm 1"),
    ("cannoneer", "lower.run_and_gun", "K3", "Bombard K3/0 | harm 3"),
    ("hexwright", "lower.hex_pantry", "K3", "Withering Sign K3/0 | knight maimed blue | harm 1"),
    ("gravecaller", "lower.nursery", "K4", "Raise the Fallen K4/0 | summon 1 hound front"),
    ("cinder_adept", "upper.hall_of_mirrors", "K3", "Ember Curse K3/0 | harm 3 | knight cursed blue"),
    ("wraith", "upper.frozen_court", "K3", "Chill Touch K3/0 | harm 3 | luck -1"),
    (
        "midboss.bellringer",
        "midboss.bellringer",
        "R8",
        "Tolling Blow R3/0 | harm 3 | peril +1 | Shattering Peal R5/0 | harm 4 | knight shaken blue | "
        "burglar shaken blue | spellsling shaken blue | doctor shaken blue",
    ),
    (
        "midboss.widow_ashgrove",
        "midboss.widow_ashgrove",
        "K3",
        "Grave Kiss K3/0 | harm 1 | knight stricken blue",
    ),
    (
        "midboss.clockwork_castellan",
        "midboss.clockwork_castellan",
        "Y3",
        "Winding Blow Y3/0 | harm 2 | knight exhausts knight.challenge",
    ),
    (
        "midboss.houndmother",
        "midboss.houndmother",
        "Y7",
        "Whistle Y3/0 | summon 1 hound front | peril +1 | Savage Leap Y4/0 | harm 3",
    ),
    (
        "wizard.ottokar",
        "wizard.ottokar",
        "K8B2G1",
        "Snuff K3/0 | harm 3 | luck -1 | peril +1 | Devour the Flame K5/0 | harm 3 | field B2G1 bank",
    ),
    (
        "wizard.sibylla",
        "wizard.sibylla",
        "Y8",
        "Splinter Storm Y3/0 | harm 4 | peril +1 | Glass Prison Y5/0 | knight exhausts knight.challenge | knight shaken blue",
    ),
    (
        "wizard.pallid_abbot",
        "wizard.pallid_abbot",
        "K7",
        "Litany K3/0 | harm 2 | R1 mends 2 | peril +1 | Raise the Brethren K4/0 | summon 2 bone_guard front",
    ),
    (
        "wizard.umbriel",
        "wizard.umbriel",
        "R6",
        "Hour Hand R2/0 | harm 2 | peril +1 | Minute Hand R4/0 | harm 3 | knight stricken blue",
    ),
]

WOUNDED = {
    "lower.guardroom": {"front": "bone_guard:2 bone_guard:3", "rear": "rider arbalist"},
    "wizard.pallid_abbot": {
        "front": "bone_guard bone_guard bone_guard",
        "rear": "wizard.pallid_abbot:9 acolyte",
    },
}


@pytest.mark.rule("SS-COMP-05", "SS-COMP-12", "SS-DEF-04")
def test_numbers_of_every_enemy() -> None:
    names = ("red", "yellow", "black")
    printed = {
        kind.id: (names[kind.border], kind.wounds, kind.xp, *kind.resist[:3], kind.rank_ahead)
        for kind in CONTENT.kinds
    }
    assert printed == NUMBERS


@pytest.mark.rule("SS-COMP-12", "SS-ENEMY-08", "SS-ENEMY-09", "SS-ENEMY-16", "SS-EFF-02")
@pytest.mark.parametrize(("id", "sheet", "field", "happens"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_actions_of_every_enemy(id: str, sheet: str, field: str, happens: str) -> None:
    t = table(
        sheet,
        field=field,
        luck=1,
        turn=4,
        cards_knight="knight.steel_fist knight.challenge",
        chance=["status blue"] * 4,
        **WOUNDED.get(sheet, {}),
    )
    t.play("ACTION(generic.muster)", "WILD(G1W3)")
    wanted = [word.strip() for word in happens.split(" | ")] + ["peril +1"]
    assert t.happened()[1 : len(wanted) + 1] == wanted
    kind = CONTENT.kinds[CONTENT.kind_ids[id]]
    acted = [word for word in wanted if any(word.startswith(action.name + " ") for action in kind.actions)]
    assert len(acted) == len(kind.actions), "an action of this card was not shown"


def test_every_enemy_is_exercised() -> None:
    assert [kind.id for kind in CONTENT.kinds] == [row[0] for row in ACTIONS]
    assert all(kind.border != NONE for kind in CONTENT.kinds)
