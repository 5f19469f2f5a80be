"""Messages about drafts: texts that several decisions of one seat are to make true."""

import msgspec


class FaultInfo(msgspec.Struct, frozen=True):
    rule: str
    text: str
    code: str
    """As a refusal's."""
    places: list[str]
    """Where it is, in the game's own names."""
    is_advice: bool
    """No rule forbids it."""


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    """Answer to ``check``: all that is wrong with the draft, and sentences on what follows from it."""

    id: str
    faults: list[FaultInfo]
    notes: list[str]


class Check(msgspec.Struct, frozen=True, tag="check", forbid_unknown_fields=True):
    """What is wrong with this text, which several decisions are to make true? Where a game has such drafts."""

    id: str
    draft: str
