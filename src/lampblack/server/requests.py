"""What a seat may ask of its table, the same by WebSocket and by HTTP."""

from lampblack.kernel.answers import Refusal
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server.answers import error_of
from lampblack.server.house import rules_of
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.table import Table


async def respond(table: Table, viewer: Seat, message: wire.ToServer) -> wire.ToClient:
    """Do what the message asks, and the answer to it."""
    try:
        return await carry_out(table, viewer, message)
    except AgainstTheRules as error:
        return refused(table, message.id, error.refusal)
    except Denied as denied:
        return error_of(denied, message.id)


async def carry_out(table: Table, viewer: Seat, message: wire.ToServer) -> wire.ToClient:
    match message:
        case wire.Ping(id=id):
            return wire.Pong(id)
        case wire.Say(id=id, text=text):
            return wire.Accepted(id, await table.say(viewer, text))
    if viewer == SPECTATOR:
        raise Denied("not-your-seat", "a spectator only looks on; sit down to play")
    match message:
        case wire.Decide(id=id, seq=seq, action=action):
            return wire.Accepted(id, await table.decide(viewer, seq, action))
        case wire.Undo(id=id, seq=seq):
            return wire.Accepted(id, await table.undo(viewer, seq))
        case wire.Why(id=id, action=action):
            table.why(viewer, action)
            return wire.Allowed(id)


def refused(table: Table, id: str, refusal: Refusal) -> wire.Refused:
    rule = rules_of(table.log.game.slug)[refusal.rule]
    return wire.Refused(id, refusal.rule, refusal.text, rule.text)
