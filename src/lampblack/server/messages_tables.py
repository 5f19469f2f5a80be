"""Messages about coming to tables and going on from them: invitations, replays, lists, keyrings. All go over HTTP."""

from typing import Any

import msgspec

from lampblack.server.messages import ChatLine, Entry, Happening, NewSeat, OutcomeInfo, SeatInfo
from lampblack.table.manners import Clock


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: str
    """Empty to take any free seat of a table in the public list."""
    name: str
    seat: int | None = None
    """Another open seat than the one the invitation is to."""
    want_token: bool = False
    """A program that keeps no cookies asks for the seat's bearer token."""


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str | None


class Invitation(msgspec.Struct, frozen=True):
    """A fresh one-time invitation to one's own seat, to go on at another device."""

    table: str
    seat: int
    invite: str


class ReplayFrame(msgspec.Struct, frozen=True):
    seq: int
    """The log's own number, the same for every viewer."""
    view: Any
    description: list[str]
    happenings: list[Happening]
    chat: list[ChatLine]
    """What was said between this moment and the next."""
    comments: list[ChatLine] = []
    """What was said about it afterwards."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, from one viewpoint: a seat, -1 a spectator, -2 everything."""

    table: str
    game: str
    viewer: int
    seats: list[SeatInfo]
    frames: list[ReplayFrame]
    outcome: OutcomeInfo


class Story(msgspec.Struct, frozen=True):
    """Older entries of one viewer's stream, in order; none where one may not look back so far."""

    table: str
    game: str
    entries: list[Entry]


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set the table once more for the same people, or come along to where somebody has set it."""

    options: dict[str, str] | None = None
    """Other options than before."""
    turn: bool = False
    """Everybody moves one seat on."""
    want_tokens: bool = False


class PlayedOn(msgspec.Struct, frozen=True):
    """The new table, and the seats of this device there."""

    table: str
    seats: list[int]
    tokens: list[str]
    """Of these seats, when asked for."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that plays on from a moment of a finished game, as one seat knew it then."""

    at: int
    """The ``seq`` of a frame of the replay."""
    seat: int
    """What this seat did not know is drawn anew."""
    seats: list[NewSeat]
    want_tokens: bool = False


class AskInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is this invitation still good? Asking spends nothing."""

    invite: str


class InvitationInfo(msgspec.Struct, frozen=True):
    """It is: for this seat."""

    seat: int
    kept_for: str
    """For whom the seat is kept, if for anybody."""
    yours: bool
    """Somebody sits there already; it takes their seat to another device."""


class TableSeat(msgspec.Struct, frozen=True):
    """A seat, as lists show it."""

    kind: str
    name: str
    online: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A table of the public list."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[TableSeat]
    free: list[int]
    """Seats that anybody may take."""
    spectators: bool
    """Who has no seat may look on."""
    clock: Clock | None
    at: float
    """When something last happened there that everybody hears of."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which one has a seat."""

    table: str
    game: str
    title: str
    seats: list[TableSeat]
    mine: list[int]
    asked: list[int]
    """Those of one's seats that decide now."""
    turn: int | None
    """The seat that decides, as far as one's own may know."""
    over: bool
    at: float
    """When one's seat last heard something."""
    again: str | None
    problem: str = ""
    """Why the table cannot be opened here."""


class DeviceInfo(msgspec.Struct, frozen=True):
    device: int
    name: str
    since: float
    here: bool
    """It is the one that asks."""
    push: bool
    """It wants to be told when it is one's turn."""


class RingInfo(msgspec.Struct, frozen=True):
    """One's keyring: the devices that hold it, and one's tables, the newest first."""

    devices: list[DeviceInfo]
    has_code: bool
    tables: list[OwnTable]
    more: int
    """How many tables are not in this answer; ``?skip=`` asks for them."""
    push_key: str | None
    """What a browser needs to be told of one's turn; None where the host cannot."""


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this device when it is one's turn: what the browser's push subscription says. Empty to stop."""

    endpoint: str = ""
    key: str = ""
    """``p256dh``, as base64url."""
    auth: str = ""


class NewRing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    """What the device is called in the list of devices."""


class RingCode(msgspec.Struct, frozen=True):
    """Words that give the ring to another device. They cannot be shown again, only made anew."""

    code: str


class OpenRing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    name: str = ""


class Clear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the table away, with all that stands in its log."""


class Done(msgspec.Struct, frozen=True):
    """It is done, and there is no more to say."""

    done: bool = True
