"""Words for numbers and lists."""

from collections.abc import Sequence


def counted(number: int, noun: str) -> str:
    """``no candles``, ``1 candle``, ``2 candles``."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def candles(heights: Sequence[int]) -> str:
    """``a candle of height 3``, ``candles of heights 3, 3 and 7``."""
    if len(heights) == 1:
        return f"a candle of height {heights[0]}"
    return f"candles of heights {listed([str(height) for height in heights])}"
