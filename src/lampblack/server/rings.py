"""One's own tables on all one's devices: the keyring over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from lampblack.server import messages_tables as wire
from lampblack.server.answers import answer, body_of
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.lists import own_table
from lampblack.server.ringing import Holder, give_ring, holder_of, take_ring
from lampblack.server.tokens import seats_of
from lampblack.table.affairs import Kept
from lampblack.table.denied import Denied
from lampblack.table.plans import Planned
from lampblack.table.ring import Subscribed

PAGE: Final = 20
"""Tables in one answer."""


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def require_ring(request: Request) -> Holder:
    holder = await holder_of(request, house_of(request))
    if holder is None:
        raise Denied("not-your-seat", "this device has no list of tables, or was taken off it")
    return holder


async def info(request: Request) -> Response:
    house, holder = house_of(request), await require_ring(request)
    return answer(await described(house, holder, skip_from(request)))


async def make(request: Request) -> Response:
    """A keyring for this device, or the one it has."""
    house = house_of(request)
    asked = await body_of(request, wire.NewRing, house.settings.max_message)
    holder = await holder_of(request, house)
    if holder is not None:
        return answer(await described(house, holder, 0))
    if not house.new_rings.take(address_of(request.scope["client"])):
        raise Denied("too-fast", "too many new lists from this address; come back later")
    with house.at_work():
        ring, token = await house.rings.make(asked.name)
    response = answer(await described(house, Holder(ring, 0), 0), 201)
    give_ring(response, house.settings, ring, token)
    return response


async def code(request: Request) -> Response:
    house, holder = house_of(request), await require_ring(request)
    require_patience(request)
    with house.at_work():
        return answer(wire.RingCode(await house.rings.renew_code(holder.ring)))


async def unlock(request: Request) -> Response:
    """Give this device the ring that a code opens; what it held alone until now comes along."""
    house = house_of(request)
    asked = await body_of(request, wire.OpenRing, house.settings.max_message)
    require_patience(request)
    before = await holder_of(request, house)
    with house.at_work():
        ring, token = await house.rings.open(asked.code, asked.name)
        if before is not None and before.ring.id != ring.id and len(before.ring.devices) == 1:
            await hand_over(house, before, ring.id)
    device = ring.made - 1
    response = answer(await described(house, Holder(ring, device), 0))
    give_ring(response, house.settings, ring, token)
    return response


async def hand_over(house: House, old: Holder, id: str) -> None:
    """Everything that hung on one ring hangs on another now."""
    ring = await house.rings.find(id)
    assert ring is not None
    for table, seats in list(old.ring.seats.items()):
        for seat in seats:
            await keep(house, table, seat, ring.id)
            await house.rings.seat(ring, table, seat, old.ring.tables[table].game)
    await house.rings.end(old.ring, old.device)


async def keep(house: House, id: str, seat: int, ring: str) -> None:
    async with house.hall.table(id) as table:
        await table.write(lambda: Planned(Kept(seat, ring)))


async def end(request: Request) -> Response:
    """Take the ring from a device; from this one, too, if it says so."""
    house, holder = house_of(request), await require_ring(request)
    number: int = request.path_params["device"]
    with house.at_work():
        await house.rings.end(holder.ring, number)
    house.sign_out(holder.ring.id, number)
    response = answer(wire.Done())
    if number == holder.device:
        take_ring(response, house.settings)
    return response


async def push(request: Request) -> Response:
    """Tell this device from now on that it is one's turn, or no longer."""
    house, holder = house_of(request), await require_ring(request)
    asked = await body_of(request, wire.Subscribe, house.settings.max_message)
    wanted = Subscribed(holder.device, asked.endpoint, asked.key, asked.auth)
    if asked.endpoint:
        if house.herald is None:
            raise Denied("not-allowed", "this host tells nobody by web push")
        house.herald.check(wanted)
    with house.at_work():
        await house.rings.subscribe(holder.ring, wanted)
    return answer(wire.Done())


async def hang(request: Request) -> Response:
    """Put the seats this device holds at a table on its ring."""
    house, holder = house_of(request), await require_ring(request)
    async with house.hall.table(request.path_params["table"]) as table:
        mine = await seats_of(request, table, house)
        if not mine:
            raise Denied("not-your-seat", "this device holds no seat at this table")
        with house.at_work():
            for seat in sorted(mine):
                if table.log.chairs[seat].ring != holder.ring.id:
                    await keep(house, table.id, seat, holder.ring.id)
                await house.rings.seat(holder.ring, table.id, seat, table.log.game.slug)
    return answer(wire.Done())


async def drop(request: Request) -> Response:
    """Take a table off one's list; the seat stays one's own."""
    house, holder = house_of(request), await require_ring(request)
    with house.at_work():
        await house.rings.drop(holder.ring, request.path_params["table"])
    return answer(wire.Done())


def require_patience(request: Request) -> None:
    house = house_of(request)
    if not house.codes.take(address_of(request.scope["client"])):
        raise Denied("too-fast", "too many codes from this address; wait a few minutes")


def skip_from(request: Request) -> int:
    asked = request.query_params.get("skip", "0")
    if not asked.isascii() or not asked.isdigit() or len(asked) > 6:
        raise Denied("malformed", f"{asked!r} is no number of tables", "skip")
    return int(asked)


async def described(house: House, holder: Holder, skip: int) -> wire.RingInfo:
    ring = holder.ring
    newest = list(reversed(ring.tables.values()))
    tables = [await own_table(house, ring, seated) for seated in newest[skip : skip + PAGE]]
    return wire.RingInfo(
        devices=[
            wire.DeviceInfo(
                each.number, each.name, each.since, each.number == holder.device, each.push is not None
            )
            for each in ring.devices.values()
        ],
        has_code=ring.code is not None,
        tables=[each for each in tables if each is not None],
        more=max(0, len(newest) - skip - PAGE),
        push_key=None if house.herald is None else house.herald.key(),
    )
