"""House rules: where the print can be read in two ways, which way this table reads it (KC-HOUSE)."""

from typing import Final, final

from lampblack.kernel.options import Choice, Option, Options, readings_in

DIALS: Final = [
    Option(
        "exit",
        "When you may use your move to leave the Castle.",
        "always",
        (
            Choice("always", "Whenever you like"),
            Choice("blocked", "Only when blocked", "As long as you can take a step you cannot leave."),
        ),
        title="Leaving the Castle",
        rule="KC-HOUSE-01",
        strict="blocked",
    ),
    Option(
        "reentry",
        "By which door you come back after leaving.",
        "any",
        (
            Choice("any", "Any door of your start line"),
            Choice("other", "Another one", "Not the door by which you last came in."),
        ),
        title="Coming back",
        rule="KC-HOUSE-02",
        strict="other",
    ),
    Option(
        "padlock_bars",
        "Whether bars that lie open and uncut can be padlocked.",
        "no",
        (
            Choice("no", "No"),
            Choice("yes", "Yes", "Then they take a Hacksaw and a Skeleton Key."),
        ),
        title="Padlock on bars",
        rule="KC-HOUSE-03",
        strict="no",
    ),
    Option(
        "padlock_occupied",
        "Whether a door that somebody stands on can be padlocked.",
        "no",
        (
            Choice("no", "No"),
            Choice("yes", "Yes", "Who stands there may walk on; nobody comes in."),
        ),
        title="Padlock on an occupied door",
        rule="KC-HOUSE-04",
        strict="yes",
    ),
    Option(
        "passage_bars",
        "Whether a Secret Passage can be laid to bars that lie open and uncut.",
        "yes",
        (
            Choice("yes", "Yes", "It lies between the doors, whatever they show."),
            Choice("no", "No", "Open and closed doors only, as with Padlocks."),
        ),
        title="Passage at bars",
        rule="KC-HOUSE-05",
        strict="no",
    ),
    Option(
        "passage_crossing",
        "Whether two Secret Passages may cross where four doors meet.",
        "no",
        (Choice("no", "No", "One passage to a corner."), Choice("yes", "Yes")),
        title="Crossing passages",
        rule="KC-HOUSE-06",
        strict="yes",
    ),
    Option(
        "second_net",
        "Whether somebody under a Net can be netted again.",
        "no",
        (
            Choice("no", "No", "Wait until the first is gone."),
            Choice("yes", "Yes", "Then the two turns begin anew."),
        ),
        title="A second Net",
        rule="KC-HOUSE-07",
        strict="yes",
    ),
]


@final
class Readings:
    """How this table reads the print. The rules ask; they never look at an option."""

    def __init__(self, options: Options) -> None:
        self.chosen = readings_in(DIALS, options)
        """What differs from the ledger's rulings: all that is ever written down."""
        self.leaves_when_blocked = "exit" in self.chosen
        self.returns_elsewhere = "reentry" in self.chosen
        self.padlocks_bars = "padlock_bars" in self.chosen
        self.padlocks_occupied = "padlock_occupied" in self.chosen
        self.spares_bars = "passage_bars" in self.chosen
        self.crosses = "passage_crossing" in self.chosen
        self.nets_again = "second_net" in self.chosen
