"""House rules: where the print can be read in two ways, which way this table reads it (SS-HOUSE)."""

from typing import Final, final

from lampblack.kernel.options import Choice, Option, Options, readings_in

DIALS: Final = [
    Option(
        "late_chart",
        "What the peril chart still does once a floor is completed.",
        "loss",
        (
            Choice("loss", "Only the loss", "Peril can still end the game, and nothing less."),
            Choice("all", "Everything", "But nobody is summoned to a floor that is empty."),
            Choice("none", "Nothing", "Not even the loss: the floor is behind you."),
        ),
        title="The chart after a floor",
        rule="SS-HOUSE-01",
        strict="all",
    ),
]


@final
class Readings:
    """How this table reads the print. The rules ask; they never look at an option."""

    def __init__(self, options: Options) -> None:
        self.chosen = readings_in(DIALS, options)
        """What differs from the ledger's rulings: all that is ever written down."""
        late = self.chosen.get("late_chart", "loss")
        self.late_loss = late != "none"
        self.late_others = late == "all"

    def occurs_late(self, loses: bool) -> bool:
        """Whether an entry of the chart occurs on a completed floor (SS-PERIL-08, SS-HOUSE-01)."""
        return self.late_loss if loses else self.late_others
