"""Messages about the people at a table: who gets up, whose time runs, how the table goes about it."""

from typing import Literal

import msgspec


class ClockInfo(msgspec.Struct, frozen=True):
    """How long a decision may take, as this viewer can know it."""

    running: int | None
    """The seat whose time runs."""
    since: float
    """Since when, by the server's clock (``welcome.time`` says what it shows)."""
    left: list[float]
    """Seconds each seat had left at that moment."""
    lapsed: int | None
    """The seat whose time is up: who sits at the table may decide in its place."""


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up; a bot plays on until one returns. Who resigns does not return. Repeating it is safe."""

    id: str
    word: str = ""
    resign: bool = False


class Vote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """A bot shall play for this seat, whose person is away or which nobody took. Repeating it is safe."""

    id: str
    about: int


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot. Repeating it is safe."""

    id: str


class SetManners(msgspec.Struct, frozen=True, tag="manners", forbid_unknown_fields=True):
    """Change how the table goes about things; only its maker does, and the clock stays what it was."""

    id: str
    listed: bool | None = None
    spectators: bool | None = None
    substitutes: Literal["vote", "maker"] | None = None
    pointing: Literal["all", "pings", "silent"] | None = None
    advice: bool | None = None


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Take the chat from a seat, or with -1 from all spectators, or give it back; only the maker does."""

    id: str
    about: int
    mute: bool = True


class Expel(msgspec.Struct, frozen=True, tag="expel", forbid_unknown_fields=True):
    """Send a spectator away; only the maker does."""

    id: str
    looker: int


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Take back lines of chat or comments, by the ``seq`` of their entries, and one's name. The maker may
    remove anybody's lines."""

    id: str
    lines: list[int] = []
    entries: list[int] = []
    """The same by the log's numbers, as the replay of a finished game has them."""
    name: bool = False


class Report(msgspec.Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Tell whoever runs the server about something at this table."""

    id: str
    text: str
    seq: int | None = None
    """The entry it is about."""


class Comment(msgspec.Struct, frozen=True, tag="comment", forbid_unknown_fields=True):
    """Say something about a moment of the finished game; it is kept with it."""

    id: str
    at: int
    """The ``seq`` of a frame of the replay."""
    text: str


class Point(msgspec.Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Show the others a space or a piece, or suggest a decision; in games that all play together."""

    id: str
    target: str = ""
    """A space or a piece, as the game's views call it."""
    action: dict[str, str] | None = None
    """Instead: a decision that whoever is asked might make."""
    clear: bool = False
    """Instead: take away what one has shown."""
