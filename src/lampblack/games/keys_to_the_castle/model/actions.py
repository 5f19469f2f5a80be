"""The decisions of section 4 of the ledger, each with its notation."""

from typing import Any, Final, final

from lampblack.kernel.action import Action

DISCARD: Final = 0
OPEN_DOOR: Final = 1
CLOSE_DOOR: Final = 2
UNLOCK: Final = 3
PADLOCK: Final = 4
PASSAGE: Final = 5
SAW: Final = 6
NET: Final = 7
STAY: Final = 8
MOVE: Final = 9
EXIT: Final = 10
BONUS_SKIP: Final = 11
BONUS_OPEN: Final = 12
BONUS_CLOSE: Final = 13

ACTION_NAMES: Final = (
    "DISCARD",
    "OPEN",
    "CLOSE",
    "UNLOCK",
    "PADLOCK",
    "PASSAGE",
    "SAW",
    "NET",
    "STAY",
    "MOVE",
    "EXIT",
    "BONUS_SKIP",
    "BONUS_OPEN",
    "BONUS_CLOSE",
)

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "DISCARD": ("card",),
    "OPEN": ("card", "cell"),
    "CLOSE": ("card", "cell"),
    "UNLOCK": ("cell",),
    "PADLOCK": ("cell",),
    "PASSAGE": ("a", "b"),
    "SAW": ("cell",),
    "NET": ("player",),
    "STAY": (),
    "MOVE": ("cell",),
    "EXIT": (),
    "BONUS_SKIP": (),
    "BONUS_OPEN": ("cell",),
    "BONUS_CLOSE": ("cell",),
}


@final
class KeysAction(Action):
    """A decision. ``card`` is the face played, -1 for none; ``other`` is PASSAGE's second cell
    or NET's player; ``cols`` is the width of the castle its cells count in, 0 for none."""

    def __init__(self, kind: int, card: int, cell: int, other: int, cols: int, args: tuple[str, ...]) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.kind = kind
        self.card = card
        self.cell = cell
        self.other = other
        self.cols = cols

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeysAction) and self.cols == other.cols and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return KeysAction, (self.kind, self.card, self.cell, self.other, self.cols, self.args)
