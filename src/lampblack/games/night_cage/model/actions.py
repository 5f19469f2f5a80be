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
    """A decision. What ``a`` and ``b`` mean depends on the kind: a space, a side, a prisoner, an
    index into TURN_CODES."""

    def __init__(self, kind: int, a: int, b: int, args: tuple[str, ...]) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.kind = kind
        self.a = a
        self.b = b

    def __reduce__(self) -> tuple[Any, ...]:
        return NightAction, (self.kind, self.a, self.b, self.args)
