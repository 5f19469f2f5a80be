"""The HTTP API. docs/api.md describes it for strangers."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lampblack.bots.register import bots_for
from lampblack.games import find_game, shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import answer, body_of
from lampblack.server.house import House, rules_of
from lampblack.server.limits import address_of
from lampblack.server.tokens import give_seat, seats_of
from lampblack.table.denied import Denied
from lampblack.table.hall import Place
from lampblack.table.table import Table


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def games(request: Request) -> Response:
    return answer([game_info(game) for game in shelf().values()])


def game_info(game: Game) -> wire.GameInfo:
    options = [
        wire.OptionInfo(o.name, o.help, o.default, [choice for choice in o.choices if choice not in o.slow])
        for o in game.options()
    ]
    return wire.GameInfo(game.slug, game.title, options, list(bots_for(game)))


async def rules(request: Request) -> Response:
    slug = request.path_params["slug"]
    try:
        find_game(slug)
    except Malformed as error:
        raise Denied("not-found", str(error)) from None
    return answer([wire.RuleInfo(r.id, r.section, r.shown) for r in rules_of(slug).rules.values()])


async def create(request: Request) -> Response:
    house = house_of(request)
    new = await body_of(request, wire.NewTable, house.settings.max_message)
    if not house.new_tables.take(address_of(request.scope["client"])):
        raise Denied("too-fast", "too many new tables from this address; come back later")
    places = [Place("person" if seat.kind == "me" else seat.kind, seat.name, seat.bot) for seat in new.seats]
    with house.at_work():
        id, tokens = await house.hall.create(new.game, new.options, places)
    async with house.hall.table(id) as table:
        mine = frozenset(seat for seat, token in enumerate(tokens) if token is not None)
        seats = present.seat_infos(table, mine, show_invites=True)
        response = answer(wire.TableMade(id, seats, tokens if new.want_tokens else []), 201)
    for seat, token in enumerate(tokens):
        if token is not None:
            give_seat(response, house.settings, id, seat, token)
    return response


async def info(request: Request) -> Response:
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        return answer(present.table_info(table, seats_of(request, table, house.settings)))


async def join(request: Request) -> Response:
    house = house_of(request)
    asked = await body_of(request, wire.Join, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        with house.at_work():
            seat, token = await table.join(asked.invite, asked.name)
        response = answer(wire.Joined(table.id, seat, token if asked.want_token else None))
        if not asked.want_token:
            give_seat(response, house.settings, table.id, seat, token)
        return response


async def invite(request: Request) -> Response:
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        seat: Seat = request.path_params["seat"]
        if seat not in seats_of(request, table, house.settings):
            raise Denied("not-your-seat", f"this device does not hold seat {seat}", "seat")
        with house.at_work():
            return answer(wire.Invitation(table.id, seat, await table.invite(seat)))


async def replay(request: Request) -> Response:
    async with house_of(request).hall.table(request.path_params["table"]) as table:
        require_over(table)
        log = table.log
        viewer = viewer_from(request.query_params.get("viewer", "spectator"), len(log.chairs))
        # A long game takes a while to tell again; the live tables go on meanwhile.
        frames = await asyncio.to_thread(present.replay_frames, log, viewer)
        seats = present.seat_infos(table, frozenset())
        outcome = present.outcome(log.state)
        assert outcome is not None
        return answer(wire.Replay(table.id, log.game.slug, viewer, seats, frames, outcome))


async def record(request: Request) -> Response:
    async with house_of(request).hall.table(request.path_params["table"]) as table:
        require_over(table)
        name = f"{table.log.game.slug}-{table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(table.log.record().to_text(), headers=headers)


def require_over(table: Table) -> None:
    if table.log.state.outcome() is None:
        raise Denied("not-allowed", "a game is opened up only once it is over")


def viewer_from(text: str, seats: int) -> Seat:
    viewers = {"spectator": SPECTATOR, "everything": EVERYTHING} | {f"P{seat}": seat for seat in range(seats)}
    if text not in viewers:
        raise Denied("malformed", f"{text!r} is none of {', '.join(viewers)}", "viewer")
    return viewers[text]
