"""The HTTP API. docs/api.md describes it for strangers."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lampblack.games import find_game, shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.record import Record
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server import messages_tables as tables
from lampblack.server import present
from lampblack.server.answers import answer, body_of, encode
from lampblack.server.catalogue import game_info
from lampblack.server.house import House, rules_of
from lampblack.server.limits import address_of
from lampblack.server.messages_games import RuleInfo
from lampblack.server.ringing import holder_of
from lampblack.server.tokens import give_seat, held_among, require_welcome, seats_of
from lampblack.server.zipping import forms_of, kept_answer
from lampblack.table.after import position_at
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied, Unplayable
from lampblack.table.entries import Origin
from lampblack.table.furnish import Place
from lampblack.table.table import Table


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def games(request: Request) -> Response:
    return answer([game_info(game) for game in shelf().values()])


async def rules(request: Request) -> Response:
    slug = request.path_params["slug"]
    try:
        find_game(slug)
    except Malformed as error:
        raise Denied("not-found", str(error)) from None
    return answer([RuleInfo(r.id, r.section, r.shown) for r in rules_of(slug).rules.values()])


async def create(request: Request) -> Response:
    house = house_of(request)
    new = await body_of(request, wire.NewTable, house.settings.max_message)
    require_room(request)
    return await made(request, new)


async def onward(request: Request) -> Response:
    """A new table that plays on from a moment of a finished game."""
    house = house_of(request)
    asked = await body_of(request, tables.PlayOn, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        require_over(table)
        mine = await seats_of(request, table, house)
        require_welcome(table, min(mine, default=SPECTATOR), address_of(request.scope["client"]))
        require_room(request)
        await table.whole()
        log, chance = table.log, house.hall.supply.chance
        position = await asyncio.to_thread(position_at, log, asked.at, asked.seat, chance)
        new = wire.NewTable(log.game.slug, asked.seats, log.created.options, asked.want_tokens)
        return await made(request, new, Origin(table.id, asked.at, asked.seat), position)


def require_room(request: Request) -> None:
    if not house_of(request).new_tables.take(address_of(request.scope["client"])):
        raise Denied("too-fast", "too many new tables from this address; come back later")


async def made(
    request: Request, new: wire.NewTable, origin: Origin | None = None, position: str = ""
) -> Response:
    """The new table, and for this device its seats."""
    house = house_of(request)
    for n, wanted in enumerate(new.seats):
        house.words.require_fit(wanted.name, f"seats[{n}].name")
    places = [Place("person" if seat.kind == "me" else seat.kind, seat.name, seat.bot) for seat in new.seats]
    own = [seat for seat, place in enumerate(places) if place.kind == "person"]
    holder = None if new.want_tokens else await holder_of(request, house)
    ring = None if holder is None else holder.ring.id
    with house.at_work():
        id, tokens = await house.hall.create(
            new.game, new.options, places, new.manners, ring, origin, position
        )
        if new.manners.listed:
            await house.listing.put(id, new.game, True)
        if holder is not None:
            for seat in own:
                await house.rings.seat(holder.ring, id, seat, new.game)
    async with house.hall.table(id) as table:
        seats = present.seat_infos(table, frozenset(own), show_invites=True)
        response = answer(wire.TableMade(id, seats, tokens if new.want_tokens else []), 201)
    for seat, token in enumerate(tokens):
        if token is not None:
            give_seat(response, house.settings, id, seat, token)
    return response


async def info(request: Request) -> Response:
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        return answer(present.table_info(table, await seats_of(request, table, house)))


async def join(request: Request) -> Response:
    house = house_of(request)
    asked = await body_of(request, tables.Join, house.settings.max_message)
    house.words.require_fit(asked.name, "name")
    async with house.hall.table(request.path_params["table"]) as table:
        holder = None if asked.want_token else await holder_of(request, house)
        with house.at_work():
            ring = None if holder is None else holder.ring.id
            seat, token = await table.join(asked.invite, asked.name, asked.seat, ring)
            if holder is not None:
                await house.rings.seat(holder.ring, table.id, seat, table.log.game.slug)
        response = answer(tables.Joined(table.id, seat, token if asked.want_token else None))
        if holder is None and not asked.want_token:
            give_seat(response, house.settings, table.id, seat, token)
        return response


async def invite(request: Request) -> Response:
    """A fresh invitation: to one's own seat, for another device, or by the maker to a free one."""
    return await offer(request, True)


async def uninvite(request: Request) -> Response:
    """The maker takes a free seat's invitation back."""
    return await offer(request, False)


async def offer(request: Request, is_open: bool) -> Response:
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        seat: Seat = request.path_params["seat"]
        mine = await seats_of(request, table, house)
        maker = table.log.company.maker()
        with house.at_work():
            if seat in mine and is_open:
                return answer(tables.Invitation(table.id, seat, await table.invite(seat)))
            if maker is not None and maker in mine:
                made = await table.offer(maker, seat, is_open)
                return answer(tables.Invitation(table.id, seat, made or ""))
        raise Denied("not-your-seat", f"this device does not hold seat {seat}", "seat")


async def replay(request: Request) -> Response:
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        log, viewer = await finished(request, table)
        seats = present.seat_infos(table, frozenset())
        outcome = present.outcome(log, log.state)
        assert outcome is not None

        def made() -> tables.Replay:
            frames = present.replay_frames(log, viewer)
            return tables.Replay(table.id, log.game.slug, viewer, seats, frames, outcome)

        here = tuple(seat.online for seat in seats)
        return await told_once(request, table, ("replay", viewer, here), made)


async def finished(request: Request, table: Table) -> tuple[Chronicle, Seat]:
    """The whole story of a game that is over, for whom it is asked."""
    require_over(table)
    mine = await seats_of(request, table, house_of(request))
    require_welcome(table, min(mine, default=SPECTATOR), address_of(request.scope["client"]))
    await table.whole()
    return table.log, viewer_from(request.query_params.get("viewer", "spectator"), len(table.log.chairs))


async def told_once(request: Request, table: Table, what: Hashable, make: Callable[[], Any]) -> Response:
    """A long story takes a while to tell again: off the loop, so that live tables go on, and once for all."""
    kept = house_of(request).kept
    key = (table.id, table.log.seq, what)
    forms = kept.get(key)
    if forms is None:
        forms = kept.keep(key, await asyncio.to_thread(lambda: forms_of(encode(make()))))
    return kept_answer(request, forms, "application/json")


async def record(request: Request) -> Response:
    house, id = house_of(request), request.path_params["table"]
    try:
        async with house.hall.table(id) as table:
            await finished(request, table)
            return record_answer(id, table.log.record())
    except Unplayable:
        remains = await house.hall.remains(id)
        if not await held_among(remains.chairs, request, house):
            raise
        return record_answer(id, remains.record())


def record_answer(id: str, record: Record) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{id}.txt"'}
    return PlainTextResponse(record.to_text(), headers=headers)


def require_over(table: Table) -> None:
    if table.log.outcome() is None:
        raise Denied("not-allowed", "a game is opened up only once it is over")


def viewer_from(text: str, seats: int) -> Seat:
    viewers = {"spectator": SPECTATOR, "everything": EVERYTHING} | {f"P{seat}": seat for seat in range(seats)}
    if text not in viewers:
        raise Denied("malformed", f"{text!r} is none of {', '.join(viewers)}", "viewer")
    return viewers[text]
