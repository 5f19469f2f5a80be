"""What happened, and what people are to tell because it happens in front of them: messages as in ``messages``."""

from typing import Any

import msgspec


class Happening(msgspec.Struct, frozen=True):
    """An event as this viewer perceives it: the fact, and the sentence."""

    fact: Any
    """One of the game's facts, told apart by its ``type``."""
    text: str


class QuestionInfo(msgspec.Struct, frozen=True):
    subject: str
    outcomes: list[str]
    """Those that can be."""


class ChanceInfo(msgspec.Struct, frozen=True):
    """What people at the table are to tell, because it happens in front of them."""

    seat: int
    """Whose decision waits for it."""
    label: str
    """That decision, as a button says it."""
    what: str
    questions: list[QuestionInfo]
    text: str
    """How to answer all of them in one line, in a sentence."""
    happenings: list[Happening]
    """What is certain until then; it is told once all is known."""
    view: Any
    """The game's view at the moment chance is asked."""


class Tell(msgspec.Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """Tell what chance brought, in one line (``Now.chance`` says how). Repeating the message is safe."""

    id: str
    seq: int
    line: str
