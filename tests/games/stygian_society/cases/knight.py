"""The Knight's skills."""

from tests.games.stygian_society.cases.case import CLOBBER, GARGOYLES, PIERCED, action, muster, support

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
