"""Every action a configuration can ever offer, numbered: what learners choose from."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed


@final
class Vocabulary:
    """Actions in a stable order, each found by its number and its number by its text.

    It follows from options and content alone; nothing is learned by playing. Law (*vocabulary_is_complete*): what
    is legal is in it, and a number stands for the same action in every position of a game.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = list(actions)
        self.size = len(self.actions)
        self.numbers: dict[str, int] = {action.text: number for number, action in enumerate(self.actions)}
        self.nothing = bytes(self.size)
        if len(self.numbers) != self.size:
            raise ValueError("an action is listed twice")

    def action(self, number: int) -> Action:
        """What a number stands for; ``Malformed`` when it stands for nothing."""
        if number < 0 or number >= self.size:
            raise Malformed("action", f"{number} is no action; there are {self.size}, from 0")
        return self.actions[number]

    def number(self, action: Action) -> int:
        return self.numbers[action.text]

    def mask(self, legal: Sequence[Action]) -> bytearray:
        """A byte for each action: 1 for these, 0 for the others."""
        mask = bytearray(self.nothing)
        numbers = self.numbers
        if isinstance(legal, list):  # as in playout: much quicker than any sequence
            listed: list[Action] = legal
            for action in listed:
                mask[numbers[action.text]] = 1
        else:
            for action in legal:
                mask[numbers[action.text]] = 1
        return mask
