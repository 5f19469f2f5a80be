"""Several decisions that people make as one."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.action import Action


@final
class Whole:
    """Decisions of one seat, one after another, under one name: all the cubes of a payment.

    ``text`` is what people type for it and ``Game.read`` understands. Law (*wholes_are_legal*): from where
    it is offered, each of its decisions is that seat's to make and legal when its turn comes.
    """

    def __init__(self, text: str, label: str, actions: Sequence[Action]) -> None:
        self.text = text
        self.label = label  # as a button says it
        self.actions = tuple(actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Whole) and (self.text, self.actions) == (other.text, other.actions)

    def __hash__(self) -> int:
        return hash(self.text)
