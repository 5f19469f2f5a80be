"""What a viewer may ask of its table, the same by WebSocket and by HTTP."""

from collections.abc import Callable
from typing import Any

import msgspec

from lampblack.kernel.answers import Refusal
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server import messages_people as people
from lampblack.server import peace, present
from lampblack.server.answers import error_of
from lampblack.server.house import House, rules_of
from lampblack.table import keeping, leaving, removing
from lampblack.table.advice import require_advice
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.drafts import check, foresee
from lampblack.table.plans import Plan
from lampblack.table.pointing import require_pointing, suggestion_of, target_of
from lampblack.table.table import Table

Planable = people.Leave | people.Vote | people.Return | people.SetManners | people.Mute | people.Remove


class Caller(msgspec.Struct, frozen=True):
    """Who asks: this viewer of this table, from this address."""

    house: House
    table: Table
    viewer: Seat
    address: str


async def respond(caller: Caller, message: wire.ToServer) -> wire.ToClient:
    """Do what the message asks; the answer to it."""
    try:
        with caller.house.at_work():
            reply = await carry_out(caller, message)
    except AgainstTheRules as error:
        reply = refused(caller.table, message.id, error.refusal)
    except Denied as denied:
        reply = error_of(denied, message.id)
    kind = type(message).__name__.lower()
    outcome = reply.code if isinstance(reply, wire.Error) else type(reply).__name__.lower()
    caller.house.meters.answered(kind, outcome).inc()
    return reply


async def carry_out(caller: Caller, message: wire.ToServer) -> wire.ToClient:
    house, table, viewer = caller.house, caller.table, caller.viewer
    match message:
        case wire.Ping(id=id):
            return wire.Pong(id)
        case wire.Chat(id=id, text=text):
            require_patience(caller)
            house.words.require_fit(text, "text")
            who = table.guests.name(caller.address)
            return wire.Accepted(id, await table.chat(viewer, text, who, id))
        case people.Report(id=id, text=text, seq=seq):
            require_patience(caller)
            await table.whole()
            peace.report(table, viewer, text, seq)
            return wire.Accepted(id, table.log.streams.last(viewer))
    if viewer == SPECTATOR:
        raise Denied("not-your-seat", "a spectator only looks on; sit down to play")
    match message:
        case wire.Decide(id=id, seq=seq, action=action):
            return wire.Accepted(id, await table.decide(viewer, seq, action))
        case wire.Tell(id=id, seq=seq, line=line):
            return wire.Accepted(id, await table.tell(viewer, seq, line))
        case wire.Remark(id=id, seq=seq, action=action):
            require_patience(caller)
            return wire.Accepted(id, await table.remark(viewer, seq, action))
        case wire.Undo(id=id, seq=seq):
            return wire.Accepted(id, await table.undo(viewer, seq))
        case wire.Why(id=id, action=action):
            table.why(viewer, action)
            return wire.Allowed(id)
        case wire.Preview(id=id, action=action, more=more):
            return present.foreseen(table, viewer, id, foresee(table.log, viewer, action, more))
        case wire.Check(id=id, draft=draft):
            return present.checked(id, check(table.log, viewer, draft))
        case wire.Advise(id=id):
            require_advice(table.log, viewer)
            if not house.advice.take(f"{table.id}/{viewer}"):
                raise Denied("too-fast", "you ask faster than a bot can think; wait a little")
            return present.advice(table, viewer, id, await table.adviser.advise(viewer))
        case people.Comment(id=id, at=at, text=text):
            require_patience(caller)
            await table.whole()
            house.words.require_fit(text, "text")
            return wire.Accepted(id, await table.comment(viewer, at, text))
        case people.Point(id=id):
            house.tell(table, pointed(caller, message))
            return wire.Accepted(id, table.log.streams.last(viewer))
        case people.Expel(id=id, looker=looker):
            peace.expel(house, table, viewer, looker)
            return wire.Accepted(id, table.log.streams.last(viewer))
    if isinstance(message, people.Remove):
        await table.whole()
    seq = await table.carry_out(viewer, planned(caller, message))
    if isinstance(message, people.SetManners):
        await house.heed_manners(table)
    if isinstance(message, people.Remove):
        await table.overwrite()
    return wire.Accepted(message.id, seq)


def planned(caller: Caller, message: Planable) -> Callable[[], Plan]:
    """What is no part of the game: getting up, coming back, how the table goes about things."""
    table, seat = caller.table, caller.viewer
    log = table.log
    match message:
        case people.Leave(word=word, resign=resigns):
            caller.house.words.require_fit(word, "word")
            return lambda: leaving.plan_leave(log, seat, word, resigns)
        case people.Vote(about=about):
            is_there = 0 <= about < len(log.chairs) and table.is_online(about)
            return lambda: leaving.plan_vote(log, seat, about, is_there)
        case people.Return():
            return lambda: leaving.plan_return(log, seat)
        case people.SetManners():
            return lambda: keeping.plan_manners(log, seat, changes(message))
        case people.Mute(about=about, mute=mute):
            return lambda: keeping.plan_mute(log, seat, about, mute)
        case people.Remove(lines=lines, entries=entries, name=name):
            return lambda: removing.plan_remove(log, seat, lines, name, entries)


def changes(message: people.SetManners) -> dict[str, Any]:
    """What is to be otherwise from now on."""
    given = msgspec.structs.asdict(message)
    return {name: value for name, value in given.items() if name != "id" and value is not None}


def pointed(caller: Caller, message: people.Point) -> wire.Pointed:
    """What everybody at the table is shown."""
    log, seat = caller.table.log, caller.viewer
    require_pointing(log, seat, is_suggestion=message.action is not None)
    if not caller.house.points.take(f"{caller.table.id}/{seat}"):
        raise Denied("too-fast", "you point faster than the others can look; wait a little")
    name = log.chairs[seat].name
    if message.clear:
        return wire.Pointed(seat, name, "", None)
    if message.action is None:
        return wire.Pointed(seat, name, target_of(message.target), None)
    action = suggestion_of(log, message.action)
    return wire.Pointed(seat, name, "", present.option(log.game, action, Voice(SPECTATOR, log.names())))


def require_patience(caller: Caller) -> None:
    """A person at the table talks at one pace, all spectators from one address at another."""
    is_seated = caller.viewer != SPECTATOR
    key = f"{caller.table.id}/{caller.viewer}" if is_seated else caller.address
    if not caller.house.chat.take(key):
        raise Denied("too-fast", "you talk faster than the others can read; wait a little")


def refused(table: Table, id: str, refusal: Refusal) -> wire.Refused:
    rule = rules_of(table.log.game.slug)[refusal.rule]
    text = Voice(SPECTATOR, table.log.names()).named(refusal.text)
    return wire.Refused(id, refusal.rule, text, rule.shown, refusal.code)
