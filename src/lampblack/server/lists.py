"""Lists of tables: the public one, and one's own. Whose turn it is stands there only as far as one may know."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import messages_tables as wire
from lampblack.server.answers import answer
from lampblack.server.house import House
from lampblack.server.present import again
from lampblack.table.denied import Denied
from lampblack.table.ring import Ring, Seated
from lampblack.table.table import Table

MOST: Final = 50
"""Tables in the public list's answer."""
MOST_OPENED: Final = 150
"""Tables looked at for one answer; what has come to an end is taken off the list on the way."""


async def open_tables(request: Request) -> Response:
    house: House = request.app.state.house
    found: list[wire.OpenTable] = []
    for id in (await house.listing.tables(request.query_params.get("game")))[:MOST_OPENED]:
        shown = await open_table(house, id)
        if shown is not None:
            found.append(shown)
        if len(found) == MOST:
            break
    # Where somebody is there to play with comes first.
    found.sort(key=lambda each: (not each.free, not any(seat.online for seat in each.seats), -each.at))
    return answer(found)


async def open_table(house: House, id: str) -> wire.OpenTable | None:
    """A listed table; None, and off the list, when there is nothing to come for any more."""
    try:
        async with house.hall.table(id) as table:
            if table.log.outcome() is None and table.log.company.manners.listed:
                return open_card(table)
    except Denied as denied:
        if denied.code == "busy":
            return None
    await house.listing.put(id, "", False)
    return None


async def own_table(house: House, ring: Ring, seated: Seated) -> wire.OwnTable | None:
    """A table on a ring; None, and off the ring, when somebody else holds its seats now."""
    mine = sorted(ring.seats[seated.table])
    try:
        async with house.hall.table(seated.table) as table:
            held = [seat for seat in mine if table.log.chairs[seat].ring == ring.id]
            if held:
                return own_card(table, held)
    except Denied as denied:
        nothing: list[wire.TableSeat] = []
        return wire.OwnTable(
            seated.table, seated.game, seated.game, nothing, mine, [], None, True, 0.0, None, denied.message
        )
    await house.rings.drop(ring, seated.table)
    return None


def open_card(table: Table) -> wire.OpenTable:
    log = table.log
    manners = log.company.manners
    return wire.OpenTable(
        table=table.id,
        game=log.game.slug,
        title=log.game.title,
        options=log.created.options,
        seats=table_seats(table),
        free=[chair.number for chair in log.company.offered()],
        spectators=manners.spectators,
        clock=manners.clock,
        at=last_heard(table, SPECTATOR),
    )


def own_card(table: Table, mine: list[Seat]) -> wire.OwnTable:
    log = table.log
    shown = log.streams.shown(mine[0]).state
    prompt = shown.prompt(mine[0])
    is_over = log.company.given_up is not None or shown.outcome() is not None
    return wire.OwnTable(
        table=table.id,
        game=log.game.slug,
        title=log.game.title,
        seats=table_seats(table),
        mine=mine,
        asked=[seat for seat in mine if seat == log.asked() and not log.chairs[seat].is_lent],
        turn=None if prompt is None or is_over else prompt.seat,
        over=is_over,
        at=last_heard(table, mine[0]),
        again=again(log),
    )


def table_seats(table: Table) -> list[wire.TableSeat]:
    return [
        wire.TableSeat(chair.kind, chair.name, table.is_online(chair.number)) for chair in table.log.chairs
    ]


def last_heard(table: Table, viewer: Seat) -> float:
    """When something last reached this viewer."""
    return table.log.last_heard(viewer)
