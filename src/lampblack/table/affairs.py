"""What people do at a table that is no part of the game: entries of its log all the same."""

import msgspec

from lampblack.table.manners import Manners


class Again(msgspec.Struct, frozen=True):
    """A seated person set the table once more; the new one is made from this entry."""

    seat: int
    table: str
    options: dict[str, str]
    order: list[int]
    """Which seat of this table sits down at each seat of the new one."""


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody got up, with a word; a bot plays on."""

    seat: int
    bot: str
    word: str = ""
    resigns: bool = False
    """For good: the game is lost for this seat."""


class Voted(msgspec.Struct, frozen=True):
    """Somebody wants a bot to play for a seat whose person is away, or that nobody took."""

    seat: int
    about: int
    bot: str


class Returned(msgspec.Struct, frozen=True):
    """Somebody took the own seat back from a bot."""

    seat: int


class Lapsed(msgspec.Struct, frozen=True):
    """A clock ran out where the others may decide then."""

    seat: int


class Agreed(msgspec.Struct, frozen=True):
    """The maker changed the table's manners."""

    seat: int
    manners: Manners


class Kept(msgspec.Struct, frozen=True):
    """A person put the own seat on a keyring."""

    seat: int
    ring: str


class Offered(msgspec.Struct, frozen=True):
    """The maker made a free seat's invitation anew, or took it back."""

    seat: int
    about: int
    invite: str | None


class Muted(msgspec.Struct, frozen=True):
    seat: int
    about: int
    """-1 for all spectators."""
    is_muted: bool


class Removed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody took back what they wrote, or how they were called. What stood there is overwritten."""

    seat: int
    lines: list[int] = []
    """The ``seq`` of chat lines and comments."""
    name: bool = False


class Cleared(msgspec.Struct, frozen=True):
    """The table was taken away by the last person at it."""

    seat: int


class Commented(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody says afterwards about a moment of the finished game."""

    seat: int
    name: str
    at: int
    """The ``seq`` of the moment."""
    text: str
    removed: bool = False


class Advised(msgspec.Struct, frozen=True):
    """Somebody was told what a bot would do in their place. Nobody is told of it before the end."""

    seat: int


Affair = (
    Advised
    | Again
    | Left
    | Voted
    | Returned
    | Lapsed
    | Agreed
    | Kept
    | Offered
    | Muted
    | Removed
    | Cleared
    | Commented
)
