"""What a viewer may ask of its table, the same by WebSocket and by HTTP."""

import msgspec

from lampblack.kernel.answers import Refusal
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import error_of
from lampblack.server.house import House, rules_of
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.table import Table


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
    caller.house.meters.messages.labels(kind, outcome).inc()
    return reply


async def carry_out(caller: Caller, message: wire.ToServer) -> wire.ToClient:
    table, viewer = caller.table, caller.viewer
    match message:
        case wire.Ping(id=id):
            return wire.Pong(id)
        case wire.Chat(id=id, text=text):
            require_patience(caller)
            return wire.Accepted(id, await table.chat(viewer, text))
    if viewer == SPECTATOR:
        raise Denied("not-your-seat", "a spectator only looks on; sit down to play")
    match message:
        case wire.Decide(id=id, seq=seq, action=action):
            return wire.Accepted(id, await table.decide(viewer, seq, action))
        case wire.Remark(id=id, seq=seq, action=action):
            require_patience(caller)
            return wire.Accepted(id, await table.remark(viewer, seq, action))
        case wire.Undo(id=id, seq=seq):
            return wire.Accepted(id, await table.undo(viewer, seq))
        case wire.Why(id=id, action=action):
            table.why(viewer, action)
            return wire.Allowed(id)
        case wire.Preview(id=id, action=action):
            return present.foreseen(table, viewer, id, table.foresee(viewer, action))


def require_patience(caller: Caller) -> None:
    """A person at the table talks at one pace, all spectators from one address at another."""
    is_seated = caller.viewer != SPECTATOR
    key = f"{caller.table.id}/{caller.viewer}" if is_seated else caller.address
    if not caller.house.chat.take(key):
        raise Denied("too-fast", "you talk faster than the others can read; wait a little")


def refused(table: Table, id: str, refusal: Refusal) -> wire.Refused:
    rule = rules_of(table.log.game.slug)[refusal.rule]
    return wire.Refused(id, refusal.rule, refusal.text, rule.shown, refusal.code)
