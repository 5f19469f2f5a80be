"""Actions from their notation: ``SET(4)``, ``SHIELD``, ``BARE``, ``BOAST(4)``."""

from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice
from low_candle.model.actions import ACTION_FIELDS, CandleAction
from low_candle.model.box import Box


def action_from_text(box: Box, text: str) -> CandleAction:
    name, args = split_notation(text)
    if name not in ACTION_FIELDS:
        raise Malformed("action", f"{name!r} is none of {', '.join(ACTION_FIELDS)}")
    fields = ACTION_FIELDS[name]
    if len(args) != len(fields):
        raise Malformed("action", f"{name} has {len(fields)} arguments, not {len(args)}")
    for height in args:
        choice("height", height, box.height_names)
    return box.actions[f"{name}({args[0]})" if args else name]
