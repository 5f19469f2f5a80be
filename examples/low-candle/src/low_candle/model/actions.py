"""The actions: three decisions and a remark."""

from typing import Any, Final, NewType, final

from lampblack.kernel.action import Action

Height = NewType("Height", int)
"""How high a candle is; by this alone they are told apart."""
NONE: Final = Height(0)
"""No candle."""

SET: Final = "SET"
SHIELD: Final = "SHIELD"
BARE: Final = "BARE"
BOAST: Final = "BOAST"

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    SET: ("height",),
    SHIELD: (),
    BARE: (),
    BOAST: ("height",),
}


@final
class CandleAction(Action):
    """``SET(4)``, ``SHIELD``, ``BARE`` or ``BOAST(4)``."""

    def __init__(self, name: str, height: Height = NONE) -> None:
        fields = ACTION_FIELDS[name]
        super().__init__(name, fields, (str(height),) if fields else (), is_remark=name == BOAST)
        self.height = height

    def __reduce__(self) -> tuple[Any, ...]:
        return CandleAction, (self.name, self.height)


PUT_SHIELD: Final = CandleAction(SHIELD)
LEAVE_BARE: Final = CandleAction(BARE)
