"""Which keyring a device has, by its cookie."""

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from lampblack.server.settings import Settings
from lampblack.table.ring import Ring
from lampblack.table.seats import hashed

if TYPE_CHECKING:
    from lampblack.server.house import House

COOKIE_SECONDS: Final = 400 * 24 * 3600


class Holder(msgspec.Struct, frozen=True):
    """A device that has shown that it holds a ring."""

    ring: Ring
    device: int

    def key(self) -> tuple[str, int]:
        return self.ring.id, self.device


def ring_cookie(settings: Settings) -> str:
    return "__Secure-ring" if settings.is_https() else "ring"


async def holder_of(request: HTTPConnection, house: "House") -> Holder | None:
    id, _, token = request.cookies.get(ring_cookie(house.settings), "").partition(".")
    if not token or not id.isascii() or not id.isalnum():
        return None
    ring = await house.rings.find(id)
    device = None if ring is None else ring.device_of(hashed(token))
    return None if ring is None or device is None else Holder(ring, device.number)


def give_ring(response: Response, settings: Settings, ring: Ring, token: str) -> None:
    """Hand the device its token of the ring, where no script can read it."""
    response.set_cookie(
        ring_cookie(settings),
        f"{ring.id}.{token}",
        max_age=COOKIE_SECONDS,
        path="/api",
        secure=settings.is_https(),
        httponly=True,
        samesite="strict",
    )


def take_ring(response: Response, settings: Settings) -> None:
    response.delete_cookie(
        ring_cookie(settings), path="/api", secure=settings.is_https(), httponly=True, samesite="strict"
    )
