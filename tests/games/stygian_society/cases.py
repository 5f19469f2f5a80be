"""What every card does, written down by hand from the printed cards: positions, plays, and what must happen."""

from dataclasses import dataclass, field

MATS = {
    "knight": "knight.steel_fist",
    "burglar": "burglar.flung_knives",
    "spellsling": "spellsling.hex_bolt",
    "doctor": "doctor.field_surgery",
}


@dataclass
class Case:
    """Whose card in which position; ``left`` is what becomes of it: ready, exhausted or gone."""

    card: str
    plays: str
    happens: str
    left: str = "ready"
    hero: str = ""
    sheet: str = "lower.charnel_lift"
    falls: str = ""
    chance: str = ""
    fields: dict[str, object] = field(default_factory=dict)

    def owner(self) -> str:
        return self.hero or (self.card.split(".")[0] if self.card.split(".")[0] in MATS else "knight")


# Two Brutes (9 wounds) in front of an Arbalist (4), nothing with a defense.
BRUTES = {"front": "brute brute", "rear": "arbalist"}


def action(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    return case(card, f"ACTION({card}) {plays}", happens, left, **more)


def support(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    return case(card, f"SUPPORT({card}) {plays}", happens, left, agenda="D-SUPPORT", **more)


def muster(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    """The active hero musters; enemies and responses do the rest."""
    return case(card, f"ACTION(generic.muster) WILD(B4) {plays}", f"drop B4R1Y1K1 | {happens}", left, **more)


def case(card: str, plays: str, happens: str, left: str, **more: object) -> Case:
    made = Case(card, plays, happens, left)
    fields = dict(more)
    for name in ("hero", "sheet", "falls", "chance"):
        if name in fields:
            setattr(made, name, str(fields.pop(name)))
    if made.sheet == "lower.charnel_lift" and "front" not in fields:
        fields |= BRUTES
    made.fields = fields
    return made


PIERCED = {
    "sheet": "midboss.houndmother",
    "front": "hound hound",
    "rear": "midboss.houndmother",
}  # rank cover
GARGOYLES = {"sheet": "upper.gargoyle_roost"}  # melee and projectile Resistance 1
BEARER = {"front": "brute plague_bearer", "rear": ""}  # projectile Resistance 1
CLOBBER = "Clobber R3/0 | {} | peril +1"
TIRED = {"cards_knight": "knight.steel_fist knight.rallying_cry! knight.challenge!"}

KNIGHT = [
    action(
        "knight.steel_fist", "TARGET(F1) WILD(W1) BUY(1/2)", "drop B2W1R1Y1K1 | pay B6/0 | F1 -7", field="B6"
    ),
    action("knight.sweeping_blow", "BUY(1/2)", "drop B3R1Y1K1 | pay B6/0 | F1 -3 | F2 -3", field="B6"),
    action(
        "knight.shield_bash",
        "TARGET(F1) WILD(W1) BUY(1/1)",
        "drop B2W1R1Y1K1 | pay B3/0 | F1 -2 | silence red | skip red",
        field="B3R3",
    ),
    muster("knight.plate_harness", "", CLOBBER.format("armor 2 | harm 1"), field="R3"),
    support("knight.rallying_cry", "", "bank B1 field | bank W1 field", "exhausted"),
    muster(
        "knight.hold_the_line",
        "USE(knight.hold_the_line)",
        CLOBBER.format("armor 1 | knight uses knight.hold_the_line | prevent 2 wounds"),
        "exhausted",
        field="R3",
    ),
    muster(
        "knight.hold_the_line",
        "USE(knight.hold_the_line)",
        "Stone Dive R3/0 | knight uses knight.hold_the_line | prevent 3 wounds | harm 1 | peril +1",
        "exhausted",
        active="doctor",
        field="R3",
        **GARGOYLES,
    ),
    action(
        "knight.lance_thrust",
        "TARGET(R1) WILD(W1) BUY(1/2)",
        "drop B2W1R1Y1K1 | pay B5/0 | R1 -6",
        field="B5",
        **PIERCED,
    ),
    action(
        "knight.cleave",
        "TARGET(F1+F2) WILD(W1) BUY(1/2)",
        "drop B3W1R1Y1K1 | pay B7/0 | F1 -5 | F2 -5",
        field="B7",
    ),
    action(
        "knight.steel_fist",
        "TARGET(F1) WILD(W1) BUY(1/0)",
        "drop B2W1R1Y1K1 | pay B2/0 | F1 -3 | F1 brute dies | xp +2 | fires knight.oathkeeper | heal 1",
        field="B2",
        front="brute:8 brute",
        wounds=5,
        cards_knight="knight.steel_fist knight.oathkeeper",
    ),
    support("knight.challenge", "SILENCE(yellow)", "silence yellow", "exhausted"),
    muster(
        "knight.riposte",
        "USE(knight.riposte) TARGET(F2)",
        CLOBBER.format("harm 3") + " | knight uses knight.riposte | F2 -4",
        "exhausted",
        field="R3",
    ),
    action(
        "knight.bulwark_stance",
        "WILD(G1) BUY(3/1)",
        "drop B2G1W1R1Y1K1 | pay B3W2/0 | heal 3 | shields 2 | shields 2 | shields 2 | "
        "Stone Dive R3/0 | armor 4 | peril +1",
        field="B3W2R3",
        wounds=5,
        **GARGOYLES,
    ),
    action(
        "knight.stygian_edge",
        "TARGET(F1) WILD(W1) BUY(1/1)",
        "drop B4W1R1Y1K1 | pay B5/0 | F1 -8",
        field="B5",
        **GARGOYLES,
    ),
    muster(
        "knight.living_fortress", "", "Stone Dive R3/0 | armor 3 | harm 1 | peril +1", field="R3", **GARGOYLES
    ),
    support(
        "knight.society_banner",
        "",
        "bank B2 field | bank G1 field | bank W1 field | peril -1",
        "exhausted",
        peril=3,
    ),
    muster(
        "knight.unbroken",
        "USE(knight.unbroken)",
        "Stone Dive R3/0 | knight uses knight.unbroken | prevent 4 wounds | peril +1",
        "exhausted",
        active="doctor",
        field="R3",
        **GARGOYLES,
    ),
]

BURGLAR = [
    action(
        "burglar.flung_knives",
        "TARGET(F1) WILD(W1) BUY(1/2)",
        "drop G2W1R1Y1K1 | pay G4/0 | F1 -4",
        field="G4",
    ),
    action(
        "burglar.flung_knives",
        "TARGET(F2) WILD(W1) BUY(1/0)",
        "drop G2W1R1Y1K1 | pay G2/0 | F2 -1 warded 1",
        field="G2",
        **BEARER,
    ),
    action(
        "burglar.backstab",
        "TARGET(R1) BUY(1/1)",
        "drop B1G2R1Y1K1 | pay B1G4/0 | R1 -7",
        field="G4B1",
        **PIERCED,
    ),
    support("burglar.caltrops", "CUBES(R1Y1)", "field R1Y1 bank", "exhausted", field="R2Y1B1"),
    action(
        "burglar.flung_knives",
        "TARGET(F1) WILD(W1) BUY(1/0)",
        "drop G2W1R1Y1K1 | pay G2/0 | F1 -2 | F1 brute dies | xp +2 | fires burglar.lucky_streak | luck +1",
        field="G2",
        front="brute:8 brute",
        cards_burglar="burglar.flung_knives burglar.lucky_streak",
    ),
    action(
        "burglar.smoke_bomb",
        "WILD(W1)",
        "drop G2W1R1Y1K1 | silence red | silence yellow | silence black | skip red | skip yellow | skip black",
        "exhausted",
        field="R3",
    ),
    support("burglar.light_fingers", "CUBES(G1)", "field G1 crypt", field="G2"),
    muster(
        "burglar.duck_and_roll",
        "USE(burglar.duck_and_roll)",
        "Stone Dive R3/0 | armor 1 | burglar uses burglar.duck_and_roll | prevent 2 wounds | harm 1 | peril +1",
        "exhausted",
        field="R3",
        **GARGOYLES,
    ),
    action(
        "burglar.fan_of_blades", "WILD(W1) BUY(1/2)", "drop G3W1R1Y1K1 | pay G7/0 | F1 -4 | F2 -4", field="G7"
    ),
    support("burglar.long_reach", "EXTRACT(green)", "tower G2 field", "exhausted", tower="G3W1R2"),
    muster(
        "burglar.opportunist",
        "USE(burglar.opportunist) CUBES(G1W1)",
        "burglar uses burglar.opportunist | field G1W1 crypt",
        "exhausted",
        active="knight",
        field="G1W2",
    ),
    action(
        "burglar.venom_dart",
        "TARGET(F2) WILD(B1) BUY(1/1)",
        "drop B1G2W1R1Y1K1 | pay G3W1/0 | F2 -6",
        field="G3W1",
        **BEARER,
    ),
    action(
        "burglar.venom_dart",
        "TARGET(R1) WILD(B1) BUY(1/0)",
        "drop B1G2W1R1Y1K1 | pay G2W1/0 | R1 -5",
        field="G2W1",
        **PIERCED,
    ),
    action(
        "burglar.assassinate",
        "TARGET(F1) WILD(W2) BUY(1)",
        "drop G3W2R1Y1K1 | pay G4/0 | F1 -8",
        "exhausted",
        field="G4",
        **GARGOYLES,
    ),
    action(
        "burglar.assassinate",
        "TARGET(R1) WILD(W2) BUY(1)",
        "drop G3W2R1Y1K1 | pay G4/0 | R1 -8",
        "exhausted",
        field="G4",
        **PIERCED,
    ),
    action(
        "burglar.flung_knives",
        "TARGET(F1) WILD(W1) BUY(1/0)",
        "drop G2W1R1Y1K1 | pay G2/0 | F1 -2 | Clobber R3/0 | armor 1 | harm 2 | peril +1",
        field="G2R3",
        cards_burglar="burglar.flung_knives burglar.shadow_step",
    ),
    support(
        "burglar.master_key",
        "REFRESH(knight.rallying_cry) REFRESH(doctor.tincture)",
        "refresh knight.rallying_cry | refresh doctor.tincture",
        "exhausted",
        cards_doctor="doctor.field_surgery doctor.tincture!",
        **TIRED,
    ),
    case(
        "burglar.vanish",
        "ACTION(generic.regroup) USE(burglar.vanish)",
        "regroup | burglar uses burglar.vanish | prevent 3 peril | peril +1",
        "exhausted",
        active="doctor",
    ),
]

SPELLSLING = [
    action(
        "spellsling.hex_bolt",
        "TARGET(F1) WILD(B1) BUY(1/2)",
        "drop B1W2R1Y1K1 | pay W6/0 | F1 -8",
        field="W6",
    ),
    action("spellsling.cinder_fan", "BUY(1/2)", "drop W3R1Y1K1 | pay W6/0 | F1 -3 | F2 -3", field="W6"),
    action(
        "spellsling.frost_lock",
        "TARGET(F1) WILD(B1) BUY(1/1/2)",
        "drop B1W2R1Y1K1 | pay W7/0 | F1 -6 | silence red | skip red",
        field="W7R3",
    ),
    support("spellsling.attune", "CUBES(B1G2)", "exchange B1G2 field white", "exhausted", field="B2G2"),
    action(
        "spellsling.hex_bolt",
        "TARGET(F1) WILD(B1)",
        "drop B1W3R1Y1K1",
        cards_spellsling="spellsling.hex_bolt spellsling.ley_channel",
    ),
    muster(
        "spellsling.ward_sign",
        "USE(spellsling.ward_sign)",
        "Rotting Claws R3/0 | harm 1 | spellsling uses spellsling.ward_sign | knight spared stricken | peril +1",
        "exhausted",
        active="knight",
        sheet="lower.mourning_chapel",
        field="R3",
    ),
    action(
        "spellsling.arc_lash",
        "TARGET(F1+F2) BUY(1/2)",
        "drop G1W2R1Y1K1 | pay G1W6/0 | F1 -4 | F2 -4",
        field="W6G1",
    ),
    action(
        "spellsling.pyre_sphere",
        "TARGET(FRONT) BUY(1/1)",
        "drop W4R1Y1K1 | pay W5/0 | F1 -3 | F2 -3",
        field="W5",
    ),
    action("spellsling.pyre_sphere", "TARGET(REAR) BUY(1/0)", "drop W4R1Y1K1 | pay W3/0 | R1 -2", field="W3"),
    support("spellsling.call_the_cubes", "", "tower W3 field", "exhausted", tower="W4G2"),
    case(
        "spellsling.spell_echo",
        "ACTION(spellsling.hex_bolt) TARGET(F1) WILD(B1) BUY(1/0) USE(spellsling.spell_echo)",
        "drop B1W2R1Y1K1 | pay W2/0 | spellsling uses spellsling.spell_echo | boost F1 3 | F1 -5",
        "exhausted",
        field="W2",
    ),
    action(
        "spellsling.hex_bolt",
        "TARGET(F1) WILD(B1) BUY(1/0)",
        "drop B1W2R1Y1K1 | pay W2/0 | F1 -2",
        sheet="upper.hall_of_mirrors",
        field="W2",
        cards_spellsling="spellsling.hex_bolt spellsling.mirror_shroud",
    ),
    action(
        "spellsling.siphon_soul",
        "TARGET(F1) WILD(B1) BUY(1/2)",
        "drop B1W3R1Y1K1 | pay W7/0 | F1 -7 | heal 4",
        field="W7",
        wounds=9,
    ),
    action(
        "spellsling.falling_star",
        "BUY(1/1)",
        "drop W5R1Y1K1 | pay W4/W1 | F1 -3 | F2 -3 | R1 -3",
        "exhausted",
        field="W4",
        crypt="W1",
    ),
    action(
        "spellsling.hex_bolt",
        "TARGET(F1) WILD(B1) BUY(1/1)",
        "drop B1W2R1Y1K1 | pay W1/W1 | F1 -5",
        field="W1",
        crypt="W1",
        cards_spellsling="spellsling.hex_bolt spellsling.deep_crypt_rite",
    ),
    support("spellsling.stasis", "", "silence red | silence yellow | silence black", "exhausted"),
    muster(
        "spellsling.unmake",
        "USE(spellsling.unmake)",
        "Clobber R3/0 | spellsling uses spellsling.unmake | cancelled Clobber",
        "exhausted",
        active="knight",
        field="R3",
    ),
]

DOCTOR = [
    action(
        "doctor.field_surgery",
        "TARGET(F1) WILD(B1) BUY(1/2/1/2)",
        "drop B1G1W1R1Y1K1 | pay G6W4/0 | F1 -7 | heal 4",
        field="W4G6",
        wounds=9,
    ),
    action(
        "doctor.bonesaw",
        "TARGET(F1) WILD(W1) BUY(1/1)",
        "drop B1G1W1R1Y1K1 | pay B2G2/0 | F1 -6",
        field="G2B2",
    ),
    support(
        "doctor.smelling_salts", "REFRESH(knight.challenge)", "refresh knight.challenge", "exhausted", **TIRED
    ),
    action(
        "doctor.antidote",
        "WILD(B1) BUY(2/1) CLEANSE(burglar,cursed,W) CLEANSE(knight,maimed,G) CLEANSE(knight,stricken,B) "
        "CLEANSE(knight,stricken,W)",
        "drop B1G2R1Y1K1 | pay G4/0 | heal 3 | burglar loses cursed W1 | knight loses maimed G1 | "
        "knight loses stricken B1 | knight loses stricken W1",
        field="G4",
        wounds=9,
        status_knight="stricken:B@1 stricken:W@1 maimed:G@1",
        status_burglar="cursed:W@1 cursed:B@1",
    ),
    support("doctor.tincture", "", "heal 4", "exhausted", wounds=9),
    support(
        "doctor.tincture",
        "",
        "heal 5",
        "exhausted",
        wounds=9,
        cards_doctor="doctor.field_surgery doctor.tincture doctor.triage",
    ),
    action(
        "doctor.acid_flask",
        "TARGET(F2) WILD(B1) BUY(1/1/2)",
        "drop B1G2R1Y1K1 | pay G4W1/0 | F2 -5",
        field="G4W1",
        **BEARER,
    ),
    action(
        "doctor.transfusion", "WILD(B1) BUY(1/1)", "drop B1W3R1Y1K1 | pay W4/0 | heal 6", field="W4", wounds=9
    ),
    action(
        "doctor.galvanic_jolt",
        "TARGET(F1+F2) BUY(1/2)",
        "drop G2W2R1Y1K1 | pay G3W3/0 | F1 -4 | F2 -4",
        field="W3G3",
    ),
    muster(
        "doctor.steady_hands",
        "",
        "fires doctor.steady_hands | doctor loses maimed B1",
        status_doctor="maimed:B@1",
        turn=1,
    ),
    case(
        "doctor.adrenaline",
        "ACTION(knight.steel_fist) TARGET(F2) WILD(W1) BUY(1/0) USE(doctor.adrenaline)",
        "drop B2W1R1Y1K1 | pay B2/0 | doctor uses doctor.adrenaline | boost F2 3 | F2 -6",
        "exhausted",
        active="knight",
        field="B2",
    ),
    muster(
        "doctor.quarantine",
        "USE(doctor.quarantine)",
        "Rotting Claws R3/0 | harm 1 | doctor uses doctor.quarantine | heal 2 | knight spared stricken | peril +1",
        "exhausted",
        active="knight",
        sheet="lower.mourning_chapel",
        field="R3",
        wounds=5,
    ),
    action(
        "doctor.grand_panacea",
        "WILD(B1) BUY(1)",
        "drop B1G2W2R1Y1K1 | pay G2W2/0 | heal 8 | knight loses stricken B1W1 | doctor loses cursed G1",
        "exhausted",
        field="G2W2",
        wounds=12,
        status_knight="stricken:B@1 stricken:W@1",
        status_doctor="cursed:G@1",
    ),
    action(
        "doctor.vivisection",
        "TARGET(R1) WILD(B1) BUY(1/1/2)",
        "drop B1G3W1R1Y1K1 | pay G5W1/0 | R1 -8",
        field="G5W1",
        **PIERCED,
    ),
    support(
        "doctor.stimulant_engine",
        "REFRESH(knight.rallying_cry) REFRESH(knight.challenge) REFRESH(burglar.caltrops)",
        "refresh knight.rallying_cry | refresh knight.challenge | refresh burglar.caltrops",
        "exhausted",
        cards_burglar="burglar.flung_knives burglar.caltrops! burglar.long_reach!",
        **TIRED,
    ),
    muster(
        "doctor.second_wind",
        "USE(doctor.second_wind)",
        "Headsman Swing R4/0 | doctor uses doctor.second_wind | heal 2 | prevent 4 wounds | harm 1 | peril +1",
        "exhausted",
        active="knight",
        sheet="wizard.ottokar",
        peril_cubes="R1Y1K1",
        field="R4",
        acted="red0",
        wounds=6,
    ),
]

GENERIC = [
    action(
        "generic.scrap",
        "TARGET(F2) WILD(B1W1) BUY(1/1)",
        "drop B1W1R1Y1K1 | pay B1G1W2/0 | F2 -2",
        field="B1G1W2",
    ),
    action(
        "generic.bind_wounds",
        "WILD(B1W1) BUY(1/1)",
        "drop B1W1R1Y1K1 | pay B1G1W2/0 | heal 2",
        field="B1G1W2",
        wounds=9,
    ),
    action("generic.muster", "WILD(B2G1W1)", "drop B2G1W1R1Y1K1"),
    action(
        "generic.regroup",
        "",
        "regroup | peril +1 | peril +1 | peril +1 | peril +1 | chart 4 | summon 1 plague_bearer rear",
        field="R3B2",
        tower="W3",
        crypt="K1",
    ),
]

KNIGHT_WITH = "cards_knight"
TWO_STATUSES = {"status_knight": "stricken:B@1 maimed:W@1", "status_burglar": "cursed:G@1"}


def passive(card: str, plays: str, happens: str, **more: object) -> Case:
    """A hero treasure that works by itself, held by the hero who acts."""
    return case(card, plays, happens, "ready", **more)


FIST = "ACTION(knight.steel_fist) TARGET(F1) WILD(W1) BUY(1/0)"
KNIVES = "ACTION(burglar.flung_knives) TARGET(F1) WILD(W1) BUY(1/0)"
BOLT = "ACTION(spellsling.hex_bolt) TARGET(F1) WILD(B1) BUY(1/0)"

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

UP = {"sheet": "upper.siege_stair", "front": "brute brute", "rear": "arbalist", "peril_cubes": "R1Y1K1"}

UPPER_TREASURES = [
    muster("upper.stygian_plate", "", CLOBBER.format("armor 2 | harm 1"), field="R3", **UP),
    muster(
        "upper.phoenix_draught",
        "USE(upper.phoenix_draught)",
        CLOBBER.format("team uses upper.phoenix_draught | heal 3 | prevent 3 wounds"),
        "gone",
        field="R3",
        wounds=9,
        **UP,
    ),
    passive("upper.bloodletter", FIST, "drop B2W1R1Y1K1 | pay B2/0 | F1 -5", field="B2", **UP),
    passive(
        "upper.moonsilver_arrows",
        KNIVES,
        "drop G2W1R1Y1K1 | pay G2/0 | F1 -4",
        field="G2",
        hero="burglar",
        **UP,
    ),
    passive(
        "upper.ninth_stair_staff",
        BOLT,
        "drop B1W2R1Y1K1 | pay W2/0 | F1 -4",
        field="W2",
        hero="spellsling",
        **UP,
    ),
    passive(
        "upper.crypt_key",
        "ACTION(knight.steel_fist) TARGET(F1) WILD(W1) BUY(1/1)",
        "drop B2W1R1Y1K1 | pay B1/B1 | F1 -5",
        field="B1",
        crypt="B1",
        **UP,
    ),
    support("upper.tower_chime", "EXTRACT(white)", "tower W3 field", "exhausted", tower="W4B1", **UP),
    support("upper.censer_of_calm", "", "peril -3", "exhausted", peril=3, **UP),
    support("upper.thunder_jar", "", "F1 -3 | F2 -3 | R1 -3", "gone", **UP),
    support("upper.warlord_horn", "", "bank B1 field | bank G1 field | bank W1 field", "exhausted", **UP),
    passive(
        "upper.quickstep_ring",
        FIST,
        "drop B2W1R1Y1K1 | pay B2/0 | F1 -3 | " + CLOBBER.format("harm 3"),
        field="B2R3",
        **UP,
    ),
    passive("upper.glass_eye", FIST, "drop B2W1R1Y1K1 | pay B2/0 | F1 -3", field="B2", **GARGOYLES),
    passive(
        "upper.glass_eye",
        KNIVES,
        "drop G2W1R1Y1K1 | pay G2/0 | F1 -2",
        field="G2",
        hero="burglar",
        **GARGOYLES,
    ),
    case(
        "upper.reliquary",
        "SUPPORT(doctor.tincture)",
        "heal 5",
        "ready",
        agenda="D-SUPPORT",
        active="doctor",
        cards_doctor="doctor.field_surgery doctor.tincture",
        wounds=9,
        **UP,
    ),
    support("upper.manacles", "", "silence red | silence yellow | silence black", "gone", **UP),
    support(
        "upper.codex_of_forms",
        "RANDOM(2)",
        "knight draws knight.cleave",
        "gone",
        chance="learn knight.cleave",
        cards_knight="knight.steel_fist knight.plate_harness upper.codex_of_forms",
        **UP,
    ),
    muster(
        "upper.salamander_cloak",
        "USE(upper.salamander_cloak)",
        "Stone Dive R3/0 | armor 1 | knight uses upper.salamander_cloak | prevent 3 wounds | peril +1",
        "exhausted",
        field="R3",
        **GARGOYLES,
    ),
    muster(
        "upper.clear_mind",
        "",
        "Rotting Claws R3/0 | harm 1 | knight immune stricken | peril +1",
        sheet="upper.plague_ward",
        peril_cubes="R1Y1K1",
        field="R3",
    ),
    support("upper.ferryman_coin", "", "luck +3", "gone", **UP),
    action(
        "upper.siege_pike",
        "TARGET(R1) WILD(B4) BUY(1/1)",
        "drop B4R1Y1K1 | pay B2G2W1/0 | R1 -7 | R1 rider dies | xp +2",
        field="B2G2W1",
        sheet="upper.tilt_yard",
    ),
    muster(
        "upper.hourglass_shard",
        "USE(upper.hourglass_shard)",
        "Clobber R3/0 | team uses upper.hourglass_shard | cancelled Clobber | peril -2",
        "gone",
        field="R3",
        peril=3,
        **UP,
    ),
]

CARDS = [*KNIGHT, *BURGLAR, *SPELLSLING, *DOCTOR, *GENERIC, *LOWER_TREASURES, *UPPER_TREASURES]

ELSEWHERE = {
    "burglar.trapfinder": "test_examples.py::test_we_15_chests",
    "lower.society_ledger": "test_chests.py::test_the_ledger_brings_xp_when_a_floor_is_completed",
}
"""Cards that work between floors, and the test that shows it."""

SHIELDS = {
    "knight.shield_bash": 1,
    "knight.plate_harness": 2,
    "knight.hold_the_line": 1,
    "knight.oathkeeper": 1,
    "knight.bulwark_stance": 1,
    "knight.living_fortress": 3,
    "knight.unbroken": 1,
    "burglar.duck_and_roll": 1,
    "burglar.shadow_step": 1,
    "spellsling.ward_sign": 1,
    "spellsling.mirror_shroud": 1,
    "doctor.triage": 1,
    "doctor.steady_hands": 1,
    "lower.iron_buckler": 1,
    "upper.stygian_plate": 2,
    "upper.salamander_cloak": 1,
}

LEVELS = {
    1: "knight.sweeping_blow knight.shield_bash knight.plate_harness knight.rallying_cry knight.hold_the_line "
    "knight.lance_thrust burglar.backstab burglar.caltrops burglar.lucky_streak burglar.smoke_bomb "
    "burglar.light_fingers burglar.duck_and_roll spellsling.cinder_fan spellsling.frost_lock spellsling.attune "
    "spellsling.ley_channel spellsling.ward_sign spellsling.arc_lash doctor.bonesaw doctor.smelling_salts "
    "doctor.antidote doctor.tincture doctor.triage doctor.acid_flask",
    2: "knight.cleave knight.oathkeeper knight.challenge knight.riposte knight.bulwark_stance burglar.fan_of_blades "
    "burglar.trapfinder burglar.long_reach burglar.opportunist burglar.venom_dart spellsling.pyre_sphere "
    "spellsling.call_the_cubes spellsling.spell_echo spellsling.mirror_shroud spellsling.siphon_soul "
    "doctor.transfusion doctor.galvanic_jolt doctor.steady_hands doctor.adrenaline doctor.quarantine",
    3: "knight.stygian_edge knight.living_fortress knight.society_banner knight.unbroken burglar.assassinate "
    "burglar.shadow_step burglar.master_key burglar.vanish spellsling.falling_star spellsling.deep_crypt_rite "
    "spellsling.stasis spellsling.unmake doctor.grand_panacea doctor.vivisection doctor.stimulant_engine "
    "doctor.second_wind",
}
