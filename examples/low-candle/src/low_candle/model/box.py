"""What is in the box: candles and winds, and the actions that candles give."""

from typing import Final, final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import Files
from lampblack.kernel.vocabulary import Vocabulary
from low_candle.model.actions import BOAST, LEAVE_BARE, PUT_SHIELD, SET, CandleAction, Height

HIGHEST: Final = 20
FEWEST: Final = 28
"""Four players hold three candles each and draw four more (LC-BOX-03)."""


@final
class Box:
    """How many candles there are of each height and winds of each strength. Made once per content pack."""

    def __init__(self, candles: dict[int, int], winds: dict[int, int]) -> None:
        self.candles = {Height(height): candles[height] for height in sorted(candles)}
        self.heights = tuple(self.candles)
        self.height_names = tuple(str(height) for height in self.heights)
        self.strengths = tuple(sorted(winds))
        self.strength_names = tuple(str(strength) for strength in self.strengths)
        self.strength_weights = [winds[strength] for strength in self.strengths]
        self.sets = {height: CandleAction(SET, height) for height in self.heights}
        self.boasts = [CandleAction(BOAST, height) for height in self.heights]
        decisions = [*self.sets.values(), PUT_SHIELD, LEAVE_BARE]
        self.vocabulary = Vocabulary(decisions)
        self.actions = {action.text: action for action in [*decisions, *self.boasts]}


def read_box(files: Files) -> Box:
    """The box of a content pack; ``Malformed`` names the record and the rule it breaks."""
    deck = files.read("deck.toml")
    for section in deck:
        if section not in ("candles", "winds"):
            raise Malformed(f"deck.toml {section}", "there are only candles and winds in a box [LC-BOX-05]")
    candles = read_counts(deck.get("candles"), "candles", 1, "LC-BOX-03")
    winds = read_counts(deck.get("winds"), "winds", 0, "LC-BOX-04")
    number = sum(candles.values())
    if number < FEWEST:
        raise Malformed("deck.toml candles", f"there are {number}; four need {FEWEST} [LC-BOX-03]")
    return Box(candles, winds)


def read_counts(table: object, section: str, lowest: int, rule: str) -> dict[int, int]:
    """``{"3": 2}``, two of height (or strength) 3, checked and with numbers for keys."""
    if not isinstance(table, dict) or not table:
        raise Malformed(f"deck.toml {section}", f"is a table of numbers and counts, and is needed [{rule}]")
    counts: dict[int, int] = {}
    for key, count in table.items():
        record = f"deck.toml {section} {key}"
        if not key.isdecimal() or not lowest <= int(key) <= HIGHEST:
            raise Malformed(record, f"is no number from {lowest} to {HIGHEST} [{rule}]")
        if type(count) is not int or count < 1:
            raise Malformed(record, f"{count!r} of them; a count is 1 or more [{rule}]")
        counts[int(key)] = count
    return counts
