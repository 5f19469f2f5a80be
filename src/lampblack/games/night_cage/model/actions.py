"""The decisions of section 22 of the ledger, each with its notation."""

from typing import Any, Final, final

from lampblack.kernel.action import Action

START: Final = 0
TURN: Final = 1
PLACE: Final = 2
LAND: Final = 3
MOVE: Final = 4
CHARGE: Final = 5
STAY: Final = 6
FORCED_STAY: Final = 7
PASS: Final = 8
SWAP: Final = 9
FALL: Final = 10
BLOCK: Final = 11
SCRAMBLE: Final = 12
END: Final = 13
SUSTAIN: Final = 14
REMOVE: Final = 15
GIVE: Final = 16
DIRGE: Final = 17

NONE: Final = -1

ACTION_NAMES: Final = (
    "START",
    "TURN",
    "PLACE",
    "LAND",
    "MOVE",
    "CHARGE",
    "STAY",
    "FORCED_STAY",
    "PASS",
    "SWAP",
    "FALL",
    "BLOCK",
    "SCRAMBLE",
    "END",
    "SUSTAIN",
    "REMOVE",
    "GIVE",
    "DIRGE",
)

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "START": ("row", "column"),
    "TURN": ("tile",),
    "PLACE": ("side", "tile"),
    "LAND": ("row", "column"),
    "MOVE": ("side",),
    "CHARGE": ("side",),
    "STAY": (),
    "FORCED_STAY": (),
    "PASS": ("prisoner",),
    "SWAP": ("side",),
    "FALL": ("line",),
    "BLOCK": ("answer",),
    "SCRAMBLE": ("side",),
    "END": (),
    "SUSTAIN": (),
    "REMOVE": ("row", "column"),
    "GIVE": ("giver", "receiver"),
    "DIRGE": ("row", "column", "turn"),
}


@final
class NightAction(Action):
    """A decision. What its kind does not need is NONE."""

    def __init__(
        self,
        kind: int,
        args: tuple[str, ...],
        cell: int = NONE,
        side: int = NONE,
        turned: int = NONE,
        prisoner: int = NONE,
        receiver: int = NONE,
        answer: int = NONE,
    ) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.kind = kind
        self.cell = cell
        self.side = side
        self.turned = turned  # an index into TURN_CODES; quarter turns of the Dirge
        self.prisoner = prisoner  # who is passed to, or gives its Key
        self.receiver = receiver
        self.answer = answer  # ROW or COLUMN, NO or YES

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = (self.cell, self.side, self.turned, self.prisoner, self.receiver, self.answer)
        return NightAction, (self.kind, self.args, *numbers)
