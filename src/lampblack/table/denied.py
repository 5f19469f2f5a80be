"""Why a table says no to a request. (When the rules say no, that is a ``Refusal``.)"""

from typing import Literal

from lampblack.kernel.answers import Refusal

Code = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "stale",
    "not-your-seat",
    "not-your-turn",
    "not-allowed",
    "not-found",
    "over",
    "busy",
    "outdated",
    "unplayable",
    "internal",
]
"""Every reason there is; docs/api.md says what each means."""


class Denied(Exception):
    """The request was wrong or came at a wrong time; nothing changed."""

    def __init__(self, code: Code, message: str, field: str | None = None) -> None:
        self.message = sentence(message)
        super().__init__(self.message)
        self.code: Code = code
        self.field = field


class Unplayable(Denied):
    """The table's log does not replay here. It stays as it is, and its people get their record."""

    def __init__(self, why: str) -> None:
        super().__init__("unplayable", f"this game cannot be played on here: {why}")
        self.why = why


def sentence(problem: str) -> str:
    """A problem as people read it: ``the game is over`` as ``The game is over.``"""
    shown = problem[:1].upper() + problem[1:]
    return shown if shown.endswith((".", "!", "?", "…")) else f"{shown}."


class AgainstTheRules(Exception):
    """The game's rules refuse the action; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
