"""What stands in a table's log. Every other thing about a table follows from these.

Of a seat's token only the SHA-256 hash is kept. An open seat's invitation is kept as it is, because
the people at the table may look it up again until it is spent.
"""

from typing import Literal

import msgspec

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry
from lampblack.table.affairs import (
    Advised,
    Affair,
    Again,
    Agreed,
    Cleared,
    Commented,
    Kept,
    Lapsed,
    Left,
    Muted,
    Offered,
    Removed,
    Returned,
    Voted,
)
from lampblack.table.manners import Manners


class CreatedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["person", "open", "bot"]
    name: str = ""
    """Of an open seat: for whom it is kept."""
    bot: str | None = None
    token: str | None = None
    """The hash of a person's token."""
    ring: str | None = None
    """The keyring that holds the seat."""
    invite: str | None = None
    """An open seat's invitation."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table before this one; and the moment of its game from which this one plays on, as a seat knew it."""

    table: str
    at: int | None = None
    seat: int | None = None


class Created(msgspec.Struct, frozen=True):
    """Entry 0: the game, its full options, what chance gave the set-up, the seats, and which rules it is played by."""

    game: str
    options: dict[str, str]
    chance: list[str]
    seats: list[CreatedSeat]
    version: int = 1
    """Of the game's rules; logs that do not say are of version 1."""
    content: str = ""
    """The content's digest; none in logs that do not say."""
    manners: Manners = Manners()
    origin: Origin | None = None
    position: str = ""
    """Where the game begins, when it does not begin with its set-up."""


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody took an open seat, or took their own seat to another device."""

    seat: int
    name: str
    token: str = ""
    """The hash; none when a keyring holds the seat."""
    again: bool = False
    """The seat was this person's before."""
    ring: str | None = None
    kept: bool = False
    """It is who the seat was kept for."""
    moves: bool = False
    """Nothing that held the seat before holds it any more."""
    invited: int | None = None
    """The open seat whose invitation was used to take this other one: the two change their invitations."""


class Invited(msgspec.Struct, frozen=True):
    """A seated person made an invitation to the own seat; it replaces an unspent one."""

    seat: int
    invite: str
    """The hash."""


class Decided(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    seat: int
    action: str
    chance: list[str]
    instead: str = ""
    """Who decided in the seat's place when its time was up: a bot, or another seat, ``P2``."""
    told: str = ""
    """Who told what chance brought, and in which words: ``P1 B1R1/W1``."""
    sum: str = ""
    """Of the position it led to (``kernel.checksum``)."""


class Begun(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that waits for what people are to tell of chance. Nothing has come of it yet: once all is told,
    the same decision is made, with all of chance."""

    seat: int
    action: str
    chance: list[str]
    """What is known so far."""
    instead: str = ""
    told: str = ""
    """As of a decision; none before anything was told."""


class Remarked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the rules let a seat say, in turn or out of it; it is never taken back."""

    seat: int
    action: str
    chance: list[str]
    held: int | None = None
    """The ``seq`` by which it was held back."""
    sum: str = ""


class HeldBack(msgspec.Struct, frozen=True):
    """A remark made in the dark, which would tell others when it was made: it waits for the dark to end."""

    seat: int
    action: str


class Undone(msgspec.Struct, frozen=True):
    seat: int
    of: int
    """The ``seq`` of the decision that was taken back."""


class Chatted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat."""

    seat: int
    """-1 for a spectator."""
    name: str
    text: str
    removed: bool = False
    id: str = ""
    """What the sender called it; the same line under the same name is said once."""


Body = Created | Joined | Invited | Decided | Begun | Remarked | HeldBack | Undone | Chatted | Affair

Kind = Literal[
    "created",
    "joined",
    "invited",
    "decision",
    "begun",
    "remark",
    "held",
    "undo",
    "chat",
    "advised",
    "again",
    "left",
    "vote",
    "returned",
    "lapsed",
    "manners",
    "kept",
    "offered",
    "muted",
    "removed",
    "cleared",
    "comment",
]
"""Every kind of entry, in the log as on the wire; ``invited``, ``kept`` and ``advised`` are told to nobody."""

BODIES: dict[Kind, type[Body]] = {
    "created": Created,
    "joined": Joined,
    "invited": Invited,
    "decision": Decided,
    "begun": Begun,
    "remark": Remarked,
    "held": HeldBack,
    "undo": Undone,
    "chat": Chatted,
    "advised": Advised,
    "again": Again,
    "left": Left,
    "vote": Voted,
    "returned": Returned,
    "lapsed": Lapsed,
    "manners": Agreed,
    "kept": Kept,
    "offered": Offered,
    "muted": Muted,
    "removed": Removed,
    "cleared": Cleared,
    "comment": Commented,
}
KINDS = {body: kind for kind, body in BODIES.items()}
OLD_KINDS: dict[str, Kind] = {"aside": "remark"}
"""How older logs call a kind of entry."""
KNOWN: dict[str, Kind] = {**{kind: kind for kind in BODIES}, **OLD_KINDS}


def encode(body: Body) -> tuple[Kind, bytes]:
    """The entry's kind and its bytes."""
    return KINDS[type(body)], msgspec.json.encode(body)


def decode(entry: LogEntry) -> Body:
    kind = KNOWN.get(entry.kind)
    if kind is None:
        raise Malformed(f"log entry {entry.seq}", f"{entry.kind!r} is no kind of entry we know")
    try:
        return msgspec.json.decode(entry.body, type=BODIES[kind])
    except msgspec.MsgspecError as error:
        raise Malformed(f"log entry {entry.seq}", str(error)) from None
