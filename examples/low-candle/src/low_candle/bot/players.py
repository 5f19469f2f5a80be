"""The bots by name: each function makes a fresh player from its dials, as text."""

from lampblack.kernel.player import Player
from low_candle.bot.sexton import Sexton


def sexton(dials: dict[str, str]) -> Player:
    return Sexton(int(dials["worlds"]))
