"""Waits for a clock to run out, and sees to what happens then."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from lampblack.kernel.seat import Seat
from lampblack.table.affairs import Lapsed
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.leaving import stand_in
from lampblack.table.plans import Plan, Planned, decided
from lampblack.table.supply import Supply

if TYPE_CHECKING:
    from lampblack.table.table import Table

log = logging.getLogger("clock")


class Timer:
    """One table's. Nothing is kept but a sleep: when a clock runs out stands in the log."""

    def __init__(self, table: "Table", supply: Supply) -> None:
        self._table = table
        self._supply = supply
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False

    def wake(self) -> None:
        """Look at the clock again; somebody else's time may run now."""
        if self._task is not None and not self._task.done():
            if not self._is_asleep:
                return  # it looks again by itself
            self._task.cancel()
        self._task = None if self.zero_at() is None else asyncio.create_task(self._watch())

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done() and not self._is_asleep

    def rest(self) -> None:
        """Wait no longer: the table is put away."""
        if self._task is not None:
            self._task.cancel()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def zero_at(self) -> float | None:
        """When there is something to see to; None when no time runs."""
        clocks = self._table.log.clocks
        if clocks is None or self._table.log.company.lapsed is not None:
            return None
        return clocks.truth.zero_at()

    async def _watch(self) -> None:
        self._is_asleep = False
        try:
            while (zero := self.zero_at()) is not None:
                left = zero - self._supply.clock()
                if left > 0:
                    self._is_asleep = True
                    await self._supply.sleep(left)
                    self._is_asleep = False
                else:
                    await self._run_out()
        except Exception:
            # The table waits; the next who comes to it wakes the clock again.
            log.exception("a clock cannot go on at %s", self._table.id)

    async def _run_out(self) -> None:
        table = self._table
        seat, position = table.log.asked(), table.log.state
        clock = table.log.created.manners.clock
        assert seat is not None
        assert clock is not None
        if clock.at_zero == "others":
            await table.write(lambda: self._plan_lapse(seat))
            return
        bot = stand_in(table.log, seat)
        lines = await self._supply.bots.choose(table.log.game.slug, position.to_text(), seat, bot)
        with contextlib.suppress(AgainstTheRules):  # the table has moved on
            await table.write(lambda: self._plan_decision(seat, lines[-1], bot))

    def _is_up(self, seat: Seat) -> bool:
        zero = self.zero_at()
        return zero is not None and zero <= self._supply.clock() and self._table.log.asked() == seat

    def _plan_lapse(self, seat: Seat) -> Plan:
        return Planned(Lapsed(seat)) if self._is_up(seat) else self._table.log.seq

    def _plan_decision(self, seat: Seat, line: str, bot: str) -> Plan:
        """The bot's decision, unless the table has moved on while it thought."""
        log = self._table.log
        if not self._is_up(seat):
            return log.seq
        try:
            return decided(log, seat, log.state.action(line), self._supply.chance, bot)
        except Denied:  # it only spoke
            return decided(log, seat, log.state.legal(seat)[0], self._supply.chance, bot)
