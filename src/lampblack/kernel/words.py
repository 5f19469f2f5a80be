"""Plain English for what every game tells: counted nouns, lists, articles, numbers."""

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def counted(number: int, thing: str, several: str = "") -> str:
    """``1 card``, ``2 cards``; ``several`` where an s does not do: ``2 boxes``."""
    return f"{number} {noun(number, thing, several)}"


def noun(number: int, thing: str, several: str = "") -> str:
    if number == 1:
        return thing
    return several or f"{thing}s"


def in_words(number: int) -> str:
    """``three``; beyond twelve in digits."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def listed(things: Sequence[str], none: str = "") -> str:
    """``a red Key, a Net and the car``; ``none`` when there is nothing to list."""
    if not things:
        return none
    if len(things) == 1:
        return things[0]
    return f"{', '.join(things[:-1])} and {things[-1]}"


def with_article(thing: str) -> str:
    """``a Net``, ``an Extra Key``: by the first letter, which does for the words of our games."""
    return f"an {thing}" if thing[:1].lower() in "aeiou" else f"a {thing}"


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]
