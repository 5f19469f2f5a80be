"""How a device shows which seats it holds: cookies for browsers, a bearer token for programs."""

from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server.house import House
from lampblack.server.listener import Wishes
from lampblack.server.ringing import holder_of
from lampblack.server.settings import Settings
from lampblack.table.denied import Denied
from lampblack.table.seats import Chair
from lampblack.table.table import Table

COOKIE_SECONDS: Final = 180 * 24 * 3600


def bearer_of(request: HTTPConnection) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_name(settings: Settings, seat: Seat) -> str:
    return f"__Secure-seat-{seat}" if settings.is_https() else f"seat-{seat}"


async def seats_of(request: HTTPConnection, table: Table, house: House) -> frozenset[Seat]:
    """The seats this device has shown a valid token for, or holds by its keyring."""
    return await held_among(table.log.chairs, request, house)


async def held_among(chairs: Sequence[Chair], request: HTTPConnection, house: House) -> frozenset[Seat]:
    bearer = bearer_of(request)
    if bearer is not None:
        held = frozenset(chair.number for chair in chairs if chair.is_held_by(bearer))
        if not held:
            raise Denied("not-your-seat", "this token holds no seat at this table")
        return held
    holder = await holder_of(request, house)
    ring = None if holder is None else holder.ring.id
    return frozenset(
        chair.number
        for chair in chairs
        if chair.is_held_by(request.cookies.get(cookie_name(house.settings, chair.number), ""))
        or (ring is not None and chair.ring == ring)
    )


def viewer_of(request: HTTPConnection, seats: frozenset[Seat]) -> Seat:
    """The seat asked for with ``?seat=N``, when the device holds it; else a spectator, or with a
    bearer token its seat."""
    asked = request.query_params.get("seat")
    if asked is None:
        return min(seats) if bearer_of(request) is not None else SPECTATOR
    if not asked.isascii() or not asked.isdigit() or len(asked) > 3:
        raise Denied("malformed", f"{asked!r} is not a seat's number", "seat")
    if int(asked) not in seats:
        raise Denied("not-your-seat", f"this device does not hold seat {int(asked)}", "seat")
    return int(asked)


def require_welcome(table: Table, viewer: Seat, address: str) -> None:
    """Some tables are for those who sit there alone, and some people were sent away."""
    if viewer != SPECTATOR:
        return
    table.guests.require_welcome(address)
    if not table.log.company.manners.spectators:
        raise Denied("not-allowed", "only who sits at this table may look on")


def since_of(request: HTTPConnection, table: Table, viewer: Seat) -> int:
    """``?since=SEQ``: what the client has already; -1, or none, for nothing yet."""
    asked = request.query_params.get("since", "-1")
    try:
        since = int(asked) if len(asked) < 10 else None
    except ValueError:
        since = None
    if since is None or since < -1:
        raise Denied("malformed", f"{asked!r} is not a seq", "since")
    last = table.log.streams.last(viewer)
    if since > last:
        raise Denied("malformed", f"the table's last entry is {last}, not {since}", "since")
    return since


def wishes_of(request: HTTPConnection) -> Wishes:
    """What the client would rather be told: see ``Wishes``."""
    return Wishes(wish_of(request, "changes", "0"), wish_of(request, "words", "1"))


def wish_of(request: HTTPConnection, name: str, usual: str) -> bool:
    asked = request.query_params.get(name, usual)
    if asked not in ("0", "1"):
        raise Denied("malformed", f"{asked!r} is neither 0 nor 1", name)
    return asked == "1"


def give_seat(response: Response, settings: Settings, table: str, seat: Seat, token: str) -> None:
    """Hand the seat's token to the browser, where no script can read it."""
    response.set_cookie(
        cookie_name(settings, seat),
        token,
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=settings.is_https(),
        httponly=True,
        samesite="strict",
    )
