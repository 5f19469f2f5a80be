"""Coming to a table, and going on to another."""

from starlette.requests import Request
from starlette.responses import Response

from lampblack.server import messages_tables as wire
from lampblack.server import present
from lampblack.server.answers import answer, body_of
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.ringing import Holder, holder_of
from lampblack.server.tokens import give_seat, require_welcome, seats_of, viewer_of
from lampblack.table.again import plan_kept
from lampblack.table.denied import Denied
from lampblack.table.plans import chair_for


async def invitation(request: Request) -> Response:
    """Whether an invitation is still good, and for which seat."""
    house: House = request.app.state.house
    asked = await body_of(request, wire.AskInvitation, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        chair = chair_for(table.log, asked.invite)
        kept_for = "" if chair.has_person() else table.log.created.seats[chair.number].name
        return answer(wire.InvitationInfo(chair.number, kept_for, chair.has_person()))


async def again(request: Request) -> Response:
    """Set the table once more, or come along; who asks sits down at the new table."""
    house: House = request.app.state.house
    asked = await body_of(request, wire.PlayAgain, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        mine = await seats_of(request, table, house)
        if not mine:
            raise Denied("not-your-seat", "only who sat at this table plays again")
        if table.log.company.again is None and not house.new_tables.take(address_of(request.scope["client"])):
            raise Denied("too-fast", "too many new tables from this address; come back later")
        with house.at_work():
            done = await house.hall.again(table, min(mine), asked.options, asked.turn)
            seats = [new for new, old in enumerate(done.order) if old in mine]
            holder = None if asked.want_tokens else await holder_of(request, house)
            tokens = [await sit_down(house, done.table, seat, holder) for seat in seats]
    response = answer(wire.PlayedOn(done.table, seats, tokens if asked.want_tokens else []))
    for seat, token in zip(seats, tokens):
        if token:
            give_seat(response, house.settings, done.table, seat, token)
    return response


async def sit_down(house: House, id: str, seat: int, holder: Holder | None) -> str:
    """Take the seat that is kept; its token, unless the person's keyring holds it."""
    async with house.hall.table(id) as table:
        token, held = table.fresh_holder(None if holder is None else holder.ring.id)
        await table.sit_down(lambda: plan_kept(table.log, seat, held))
        if holder is not None:
            await house.rings.seat(holder.ring, id, seat, table.log.game.slug)
        return token


async def story(request: Request) -> Response:
    """What a viewer heard before what the first update told."""
    house: House = request.app.state.house
    async with house.hall.table(request.path_params["table"]) as table:
        viewer = viewer_of(request, await seats_of(request, table, house))
        require_welcome(table, viewer, address_of(request.scope["client"]))
        before = before_of(request, table.log.streams.last(viewer))
        await table.whole()
        return answer(present.story(table, viewer, before))


def before_of(request: Request, last: int) -> int:
    asked = request.query_params.get("before", str(last + 1))
    if not asked.isascii() or not asked.isdigit() or len(asked) > 9:
        raise Denied("malformed", f"{asked!r} is not a seq", "before")
    return int(asked)


async def clear(request: Request) -> Response:
    """Take an unfinished table away that nobody else plays at."""
    house: House = request.app.state.house
    await body_of(request, wire.Clear, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        mine = await seats_of(request, table, house)
        if not mine:
            raise Denied("not-your-seat", "only who sits at this table takes it away")
        with house.at_work():
            await house.hall.clear(table, mine)
        house.dismiss(lambda listener: listener.is_at(table), "this table was taken away")
    return answer(wire.Done())
