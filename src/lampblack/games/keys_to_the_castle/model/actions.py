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

NONE: Final = -1

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
    """A decision: its kind, and what it is about, ``NONE`` for what it is not about.

    ``far`` is the second cell of a PASSAGE. Cells count in a castle ``cols`` wide; that is 0 for an
    action that names none.
    """

    def __init__(
        self,
        kind: int,
        args: tuple[str, ...] = (),
        cols: int = 0,
        card: int = NONE,
        cell: int = NONE,
        far: int = NONE,
        player: int = NONE,
    ) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.kind = kind
        self.cols = cols
        self.card = card
        self.cell = cell
        self.far = far
        self.player = player

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeysAction) and self.cols == other.cols and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return KeysAction, (self.kind, self.args, self.cols, self.card, self.cell, self.far, self.player)
