"""What a difference between the editions is, and which rules are behind it."""

from typing import Any, Final, final

Ids = tuple[str, str]
"""The rules of a difference: published, 2019."""

FACT_RULES: Final[dict[str, Ids]] = {
    "TileDrawn": ("NC-TURN-01, NC-LIGHT-17", "NC19-TURN-01, NC19-TURN-04"),
    "TilePlaced": ("NC-TURN-01, NC-LIGHT-17", "NC19-TURN-01, NC19-TURN-04"),
    "PitsFormed": ("NC-TURN-01, NC-PIT-02", "NC19-TURN-01, NC19-PIT-02"),
    "MonstersAttacked": ("NC-MON-07, NC-MON-08, NC-MON-10", "NC19-MON-01, NC19-MON-02, NC19-MON-07"),
    "WasHit": ("NC-MON-13, NC-MON-17", "NC19-MON-05, NC19-MON-10"),
    "WentDark": ("NC-LIGHT-09, NC-LIGHT-17", "NC19-LIGHT-01, NC19-TURN-06"),
    "WasRelit": ("NC-RELIGHT-02, NC-FALL-09", "NC19-RELIGHT-01, NC19-TURN-08"),
    "Fell": ("NC-FALL-11, NC-KEEP-12", "NC19-FALL-03, NC19-KH-06"),
    "Scrambled": ("NC-SCR-01", "NC19-DIFF-04"),
    "Burned": ("NC-STAY-02, NC-STAY-04", "NC19-STAY-01, NC19-STAY-03"),
    "Swapped": ("NC-STAY-04", "NC19-STAY-03, NC19-KH-08"),
    "KeyTaken": ("NC-KEEP-10, NC-KEEP-11", "NC19-KH-05, NC19-KH-06"),
    "FlickerTook": ("NC-FF-03, NC-FF-07", "NC19-FF-02, NC19-FF-03"),
    "TurnBegan": ("NC-TURN-10", "NC19-PASS-03"),
    "Lost": ("NC-END-03", "NC19-END-02"),
}
OTHERWISE: Final[Ids] = ("NC-TURN-01", "NC19-TURN-01")

OPTION_RULES: Final[dict[str, Ids]] = {
    "PASS": ("NC-TURN-03", "NC19-PASS-01"),
    "CHARGE": ("NC-NERVE-07", "NC19-MOVE-02"),
    "MOVE": ("NC-MOVE-05", "NC19-MOVE-02"),
    "STAY": ("NC-NERVE-05", "NC19-LO-01"),
    "FORCED_STAY": ("NC-LO-06", "NC19-LO-02"),
    "GIVE": ("NC-KEY-03", "NC19-KEY-02"),
    "SWAP": ("NC-STAY-04", "NC19-STAY-03"),
    "REMOVE": ("NC-FF-03", "NC19-FF-02"),
    "SUSTAIN": ("NC-NERVE-08", "NC19-FF-03"),
}


ASKED_RULES: Final[dict[str, Ids]] = {
    "SCRAMBLE FALL": ("NC-FALL-11, NC-FALL-12, NC-KEEP-12", "NC19-FALL-03, NC19-KH-06, NC19-KH-09"),
    "PLACE PLACE": ("NC-RELIGHT-03", "NC19-RELIGHT-02"),
}
"""Where the same events lead to different questions: the decision of one edition and of the other."""


@final
class Difference:
    """One thing that is not the same, where it showed, and the rules behind it."""

    def __init__(self, decision: int, action: str, what: str, sides: tuple[str, str], rules: Ids) -> None:
        self.decision = decision
        self.action = action
        self.what = what
        self.sides = sides
        self.rules = rules


@final
class Comparison:
    """What differed on the way, and where the ways parted."""

    def __init__(self) -> None:
        self.decisions: list[str] = []
        self.offers: list[Difference] = []  # kinds of action that one edition does not offer
        self.order: Difference | None = None  # the first turn whose events came in another order
        self.parting: Difference | None = None


def rules_for(facts: list[Any]) -> Ids:
    """The rules behind these facts, each once."""
    published: list[str] = []
    other: list[str] = []
    for fact in facts:
        mine, theirs = FACT_RULES.get(type(fact).__name__, OTHERWISE)
        published += [rule for rule in mine.split(", ") if rule not in published]
        other += [rule for rule in theirs.split(", ") if rule not in other]
    return (", ".join(published), ", ".join(other)) if published else OTHERWISE
