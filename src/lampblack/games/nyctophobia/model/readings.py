"""House rules: where the print can be read in two ways, which way this table reads it (NY-HOUSE)."""

from typing import Final, final

from lampblack.kernel.options import Choice, Option, Options, readings_in

DIALS: Final = [
    Option(
        "sprint_search",
        "What you cannot search after a sprint.",
        "place",
        (
            Choice("place", "Where the sprint ends", "After another step you may search again."),
            Choice("turn", "Anything more this turn", "Your hands are busy until your next turn."),
        ),
        title="Searching after a sprint",
        rule="NY-HOUSE-01",
        strict="turn",
    ),
    Option(
        "rescue",
        "Whose next turn is the last one when help has been called.",
        "turn",
        (
            Choice("turn", "Whose turn it was", "So everybody has one more turn."),
            Choice("caller", "Who called", "Sooner, when the Cheerleader let somebody call."),
        ),
        title="When help comes",
        rule="NY-HOUSE-02",
        strict="caller",
    ),
]


@final
class Readings:
    """How this table reads the print. The rules ask; they never look at an option."""

    def __init__(self, options: Options) -> None:
        self.chosen = readings_in(DIALS, options)
        """What differs from the ledger's rulings: all that is ever written down."""
        self.sprint_dulls_turn = "sprint_search" in self.chosen
        self.caller_comes_last = "rescue" in self.chosen
