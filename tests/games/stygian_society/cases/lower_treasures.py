"""The treasures of the lower floors."""

from tests.games.stygian_society.cases.case import (
    BEARER,
    BOLT,
    CLOBBER,
    FIST,
    GARGOYLES,
    KNIVES,
    action,
    case,
    muster,
    passive,
    support,
)

TWO_STATUSES = {"status_knight": "stricken:B@1 maimed:W@1", "status_burglar": "cursed:G@1"}

LOWER_TREASURES = [
    # The Lantern's floor start is in test_chests.py; here its greater maximum.
    case(
        "lower.sexton_lantern",
        "SUPPORT(lower.lodestone) CUBES(B1) ACTION(generic.muster) WILD(B4)",
        "field B1 crypt | drop B4R1Y1K1 -> 0/R1Y1 | luck +1",
        "ready",
        luck=4,
        field="B1",
        agenda="D-SUPPORT",
        falls="0/R1Y1",
        cards_knight="knight.steel_fist lower.lodestone",
    ),
    support("lower.laudanum", "", "heal 5", "gone", wounds=9),
    muster("lower.iron_buckler", "", CLOBBER.format("armor 1 | harm 2"), field="R3"),
    action(
        "lower.hunters_crossbow",
        "TARGET(F2) WILD(B3) BUY(1/1)",
        "drop B3R1Y1K1 | pay B1G2W1/0 | F2 -3 warded 1",
        field="B1G2W1",
        **BEARER,
    ),
    passive("lower.silvered_knife", FIST, "drop B2W1R1Y1K1 | pay B2/0 | F1 -4", field="B2"),
    support("lower.saint_candle", "", "peril -2", "exhausted", peril=3),
    support("lower.runed_scroll", "", "bank W2 crypt", "gone"),
    support("lower.lodestone", "CUBES(B1G1)", "field B1G1 crypt", "exhausted", field="B2G1R1"),
    support(
        "lower.bandolier",
        "REFRESH(knight.rallying_cry) REFRESH(knight.challenge)",
        "refresh knight.rallying_cry | refresh knight.challenge",
        "gone",
        cards_knight="knight.steel_fist knight.rallying_cry! knight.challenge! lower.bandolier",
        cards_doctor="doctor.field_surgery doctor.tincture!",
    ),
    passive(
        "lower.smoked_spectacles", KNIVES, "drop G2W1R1Y1K1 | pay G2/0 | F1 -3", field="G2", hero="burglar"
    ),
    passive("lower.ember_wand", BOLT, "drop B1W2R1Y1K1 | pay W2/0 | F1 -3", field="W2", hero="spellsling"),
    muster(
        "lower.sack_of_marbles",
        "USE(lower.sack_of_marbles)",
        "Clobber R3/0 | team uses lower.sack_of_marbles | cancelled Clobber",
        "gone",
        field="R3",
    ),
    support("lower.holy_water", "TARGET(F1)", "F1 -2 warded 2", "gone", sheet="upper.hall_of_mirrors"),
    support(
        "lower.sawbones_kit",
        "CLEANSE(burglar,cursed,G) CLEANSE(knight,maimed,W)",
        "burglar loses cursed G1 | knight loses maimed W1",
        "exhausted",
        **TWO_STATUSES,
    ),
    muster(
        "lower.rabbits_foot",
        "USE(lower.rabbits_foot)",
        "knight uses lower.rabbits_foot | luck +1",
        "exhausted",
    ),
    case(
        "lower.warding_chalk",
        "ACTION(generic.regroup) USE(lower.warding_chalk)",
        "regroup | team uses lower.warding_chalk | prevent 1 peril | peril +1 | peril +1 | peril +1",
        "exhausted",
    ),
    support("lower.tangle_net", "SILENCE(black)", "silence black", "gone"),
    support(
        "lower.jar_of_leeches",
        "CLEANSE(burglar,cursed,G)",
        "heal 1 | burglar loses cursed G1",
        "exhausted",
        wounds=9,
        **TWO_STATUSES,
    ),
    support(
        "lower.powder_keg",
        "",
        "F1 -3 | F2 -3",
        "gone",
        **GARGOYLES,
        front="gargoyle gargoyle",
        rear="cannoneer",
    ),
]
