"""Actions as buttons say them, and what can be said as a menu offers it."""

from lampblack.kernel.action import Action
from lampblack.kernel.phrase import Phrase
from low_candle.model.actions import BARE, BOAST, SET, SHIELD, CandleAction
from low_candle.voice.words import candles


def label(action: CandleAction) -> str:
    words = {
        SET: f"Set {candles([action.height])}",
        SHIELD: "Shield your candle",
        BARE: "Leave your candle bare",
        BOAST: f"I have {candles([action.height])}.",
    }
    return words[action.name]


def phrases(remarks: list[Action]) -> list[Phrase]:
    """All boasts in one sentence with a gap."""
    if not remarks:
        return []
    heights = [(action.args[0], action.args[0]) for action in remarks]
    return [Phrase({"type": BOAST, "height": "{0}"}, "I have a candle of height {0}.", [heights])]
