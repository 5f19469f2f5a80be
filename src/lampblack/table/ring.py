"""A keyring: the seats of one person at all tables, and the devices that hold it. It is a log, like a table."""

from typing import Final, Literal

import msgspec

from lampblack.kernel.answers import Malformed
from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry

LOG: Final = "ring:"
"""Before a keyring's id, in the store."""


class Device(msgspec.Struct, frozen=True):
    """A device was given the ring, with a token of its own."""

    number: int
    token: str
    """The hash."""
    name: str


class Ended(msgspec.Struct, frozen=True):
    """A device holds the ring no longer."""

    number: int


class Coded(msgspec.Struct, frozen=True):
    """A code was made that gives the ring to another device; the one before is void."""

    code: str
    """The hash."""


class Seated(msgspec.Struct, frozen=True):
    """The person sat down somewhere."""

    table: str
    seat: int
    game: str


class Dropped(msgspec.Struct, frozen=True):
    """A table was taken off the list."""

    table: str


class Subscribed(msgspec.Struct, frozen=True):
    """A device wants to be told when it is this person's turn, or no longer."""

    number: int
    endpoint: str = ""
    key: str = ""
    auth: str = ""


RingBody = Device | Ended | Coded | Seated | Dropped | Subscribed
RingKind = Literal["device", "ended", "code", "seat", "dropped", "push"]
RING_BODIES: Final[dict[RingKind, type[RingBody]]] = {
    "device": Device,
    "ended": Ended,
    "code": Coded,
    "seat": Seated,
    "dropped": Dropped,
    "push": Subscribed,
}
RING_KINDS: Final = {body: kind for kind, body in RING_BODIES.items()}
MOST_ENTRIES: Final = 10_000


class Holding(msgspec.Struct):
    """A device that has the ring."""

    number: int
    token: str
    name: str
    since: float
    push: Subscribed | None = None


class Ring:
    """Law (the log is the truth): this object is a function of the entries added, in order."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = -1
        self.devices: dict[int, Holding] = {}
        self.made = 0
        """How many devices there ever were."""
        self.code: str | None = None
        self.tables: dict[str, Seated] = {}
        """By table, in the order in which the person sat down."""
        self.seats: dict[str, list[Seat]] = {}

    def device_of(self, token: str) -> Holding | None:
        """The device with this token (its hash)."""
        return next((each for each in self.devices.values() if each.token == token), None)

    def add(self, entry: LogEntry) -> None:
        if entry.seq != self.seq + 1:
            raise Malformed(f"ring entry {entry.seq}", f"follows on entry {self.seq}")
        kinds = {str(kind): body for kind, body in RING_BODIES.items()}
        if entry.kind not in kinds:
            raise Malformed(f"ring entry {entry.seq}", f"{entry.kind!r} is no kind of entry we know")
        self._keep(msgspec.json.decode(entry.body, type=kinds[entry.kind]), entry.at)
        self.seq = entry.seq

    def _keep(self, body: RingBody, at: float) -> None:
        match body:
            case Device(number=number, token=token, name=name):
                self.devices[number] = Holding(number, token, name, at)
                self.made += 1
            case Ended(number=number):
                self.devices.pop(number, None)
            case Coded(code=code):
                self.code = code
            case Seated(table=table, seat=seat):
                self.tables.pop(table, None)
                self.tables[table] = body
                seats = self.seats.setdefault(table, [])
                if seat not in seats:
                    seats.append(seat)
            case Dropped(table=table):
                self.tables.pop(table, None)
                self.seats.pop(table, None)
            case Subscribed(number=number, endpoint=endpoint):
                if number in self.devices:
                    self.devices[number].push = body if endpoint else None
