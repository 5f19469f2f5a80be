"""Things to say, as a menu offers them: sentences with gaps."""

from collections.abc import Sequence
from itertools import product
from typing import final


@final
class Phrase:
    """A sentence a seat may say, and the JSON form of the remark that says it.

    Both have a ``{0}``, ``{1}`` … for each gap; ``gaps`` lists what may fill it: the word of the notation and the
    words of the sentence. So many remarks are offered in a few lines.
    """

    def __init__(
        self, wire: dict[str, str], label: str, gaps: Sequence[Sequence[tuple[str, str]]] = ()
    ) -> None:
        self.wire = wire
        self.label = label
        self.gaps = [list(choices) for choices in gaps]

    def all_filled(self) -> list[tuple[dict[str, str], str]]:
        """Every remark it stands for, in the JSON form, with its sentence."""
        filled: list[tuple[dict[str, str], str]] = []
        for choices in product(*self.gaps):
            words = [value for value, _ in choices]
            wire = {field: text.format(*words) for field, text in self.wire.items()}
            filled.append((wire, self.label.format(*[label for _, label in choices])))
        return filled
