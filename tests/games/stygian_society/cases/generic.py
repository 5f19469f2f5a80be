"""The actions anybody may take."""

from tests.games.stygian_society.cases.case import action

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
