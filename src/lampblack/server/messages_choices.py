"""What a seat is asked, and what it may do or say."""

import msgspec


class PromptInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    rule: str
    text: str
    detail: str  # what whoever sees no board needs besides


class ActionOption(msgspec.Struct, frozen=True):
    action: dict[str, str]
    text: str
    """The notation, ``OPEN(KY,C8)``."""
    label: str
    """A button's words."""


class GapChoice(msgspec.Struct, frozen=True):
    value: str
    """Goes into the action."""
    label: str
    """Goes into the sentence."""


class PhraseInfo(msgspec.Struct, frozen=True):
    """Something the viewer may say now. ``{0}`` is the first gap, in the action's fields and in the label."""

    action: dict[str, str]
    label: str
    gaps: list[list[GapChoice]]
