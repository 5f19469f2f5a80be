"""What servers call to each other."""

from typing import Final

import msgspec

from lampblack.table.elsewhere import Attendance

ALL: Final = "fleet"
"""The channel that every server follows; a table's is its id."""


class Call(msgspec.Struct, frozen=True, tag=True, array_like=True):
    server: str
    """Who calls."""


class Wake(Call, frozen=True, tag="w"):
    """The logs of tables go on: how far each."""

    heads: dict[str, int]


class Here(Call, frozen=True, tag="h"):
    """Who is at a table by way of this server."""

    who: Attendance
    wants: bool = False
    """Whether the others shall say the same."""


class Shown(Call, frozen=True, tag="s"):
    """Something to show to all who are at a table, as it goes to them."""

    message: bytes


class Beat(Call, frozen=True, tag="b"):
    """We are still there."""


class Gone(Call, frozen=True, tag="g"):
    """We are not, from now on."""


class Spent(Call, frozen=True, tag="l"):
    """What was taken of the limits: by the limit's name, by whom, how often."""

    taken: dict[str, dict[str, int]]


class Open(Call, frozen=True, tag="o"):
    """How many connections addresses have here now."""

    connections: dict[str, int]
    is_all: bool


class SignedOut(Call, frozen=True, tag="x"):
    """A device holds its keyring no longer."""

    ring: str
    device: int


AnyCall = Wake | Here | Shown | Beat | Gone | Spent | Open | SignedOut
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyCall).decode
