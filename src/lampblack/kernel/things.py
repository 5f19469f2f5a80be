"""How does this work? What is on a table, each with a sentence, its rule and the lesson about it.

Things are data: ``things.toml`` beside a game's lessons (docs/lessons.md).
"""

import re
from collections.abc import Sequence
from typing import final

from lampblack.kernel.book import Passage


@final
class Thing:
    """A tile, card, track, enemy or decision. ``words`` are what boards and buttons call it."""

    def __init__(
        self, name: str, called: str, words: Sequence[str], say: Sequence[Passage], rule: str, lesson: str
    ) -> None:
        self.name = name
        self.called = called
        self.words = list(words)
        self.say = list(say)
        self.rule = rule
        self.lesson = lesson
        """The name of the lesson about it; empty where there is none."""

    def is_in(self, text: str) -> bool:
        """Whether a text names it: whole words, whatever their case."""
        for word in self.words:
            if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None:
                return True
        return False


def things_in(things: Sequence[Thing], text: str) -> list[Thing]:
    """What a text names, in the order of the list: the particular comes before the general."""
    return [thing for thing in things if thing.is_in(text)]
