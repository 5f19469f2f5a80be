"""The dials of every bot that searches (``bots.search``)."""

from typing import Final

from lampblack.bots.search import Budget
from lampblack.kernel.recipe import Dial

BY_SIMS: Final = "none"
"""The dial ``ms`` when nobody set it: then ``sims`` counts."""
MOST_SIMS: Final = 10000
MOST_MS: Final = 2000
"""Well below what a table waits for a thought."""


def search_dials(sims: int) -> list[Dial]:
    """How much a bot thinks about a decision: ``sims`` repeats, ``ms`` does not."""
    return [
        Dial("sims", "how many courses of play it tries for a decision", str(sims), most=MOST_SIMS),
        Dial(
            "ms",
            "think for so many milliseconds instead; at tables only, for games would not repeat",
            BY_SIMS,
            most=MOST_MS,
            is_timed=True,
        ),
    ]


def budget_of(dials: dict[str, str]) -> Budget:
    ms = dials["ms"]
    return Budget(int(dials["sims"]), 0 if ms == BY_SIMS else int(ms))
