"""What would you do? A bot answers for the seat that decides, from what that seat knows, where the table allows it.

How often it was asked is kept in the log; nobody else hears of it before the end.
"""

import asyncio
from collections.abc import Awaitable, Callable

from lampblack.bots.register import bot_for
from lampblack.kernel.seat import Seat
from lampblack.table.affairs import Advised
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Plan, Planned, require_asked, require_own_hand, stale
from lampblack.table.supply import Supply
from lampblack.table.worker import Advice

Write = Callable[[Callable[[], Plan]], Awaitable[int]]


def allows_advice(log: Chronicle) -> bool:
    """By the table's manners; where they leave it open, where one person plays with bots and nothing happens in
    the dark (NY-INFO-16)."""
    wanted = log.company.manners.advice
    if wanted is not None:
        return wanted
    people = [seat for seat in log.created.seats if seat.kind != "bot"]
    return len(people) == 1 and len(log.created.seats) > 1 and not log.game.has_dark()


def hints(log: Chronicle) -> list[int]:
    """How many each seat has taken."""
    return [log.spent[Advised, chair.number] for chair in log.chairs]


def require_advice(log: Chronicle, seat: Seat) -> Seat:
    """The seat for which this one may ask now."""
    if not allows_advice(log):
        raise Denied("not-allowed", "at this table nobody is told what a bot would do")
    require_own_hand(log, seat)
    asked = require_asked(log, seat)
    if log.streams.is_dark(seat):
        raise stale(log, seat)
    return asked


def plan_advised(log: Chronicle, seat: Seat, asked: Seat, moves: int) -> Plan:
    """The entry that counts it, for the decision it was about."""
    if require_advice(log, seat) != asked or log.lines() != moves:
        raise stale(log, seat)
    return Planned(Advised(seat))


class Adviser:
    """One table's. Asked twice about one decision, it says the same again, and that counts once."""

    def __init__(self, log: Chronicle, supply: Supply, write: Write) -> None:
        self._log = log
        self._supply = supply
        self._write = write
        self._given: tuple[str, Seat, Advice] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def advise(self, seat: Seat) -> Advice:
        """What a bot would do for the decision this seat may make now; it is counted before it is told."""
        async with self._one_at_a_time:
            known = self._known(seat)
            if known is not None:
                return known
            asked, moves = require_advice(self._log, seat), self._log.lines()
            advice = await self._think(asked)
            await self._write(lambda: plan_advised(self._log, seat, asked, moves))
            return advice

    def _known(self, seat: Seat) -> Advice | None:
        """What it has said about the decision that is open now."""
        given = self._given
        if given is None or given[:2] != (self._log.state.to_text(), require_advice(self._log, seat)):
            return None
        return given[2]

    async def _think(self, asked: Seat) -> Advice:
        log, position = self._log, self._log.state.to_text()
        bot = bot_for(log.game, log.roles[asked])
        advice = await self._supply.advise(log.game.slug, position, asked, bot)
        if not advice.options:
            raise Denied("not-allowed", f"no bot of {log.game.title} gives reasons")
        self._given = position, asked, advice
        return advice
