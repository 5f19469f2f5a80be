"""The words we say for candles."""

from collections.abc import Sequence

from lampblack.kernel.words import listed


def candles(heights: Sequence[int]) -> str:
    """``a candle of height 3``, ``candles of heights 3, 3 and 7``."""
    if len(heights) == 1:
        return f"a candle of height {heights[0]}"
    return f"candles of heights {listed([str(height) for height in heights])}"
