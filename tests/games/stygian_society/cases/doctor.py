"""The Doctor's skills."""

from tests.games.stygian_society.cases.case import BEARER, PIERCED, TIRED, action, case, muster, support

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
