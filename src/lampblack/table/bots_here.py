"""The bots at one table: whose decision it is decides, and what was held back is said."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from lampblack.kernel.action import Action
from lampblack.kernel.seat import Seat
from lampblack.table import plans
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.pauses import Pauses
from lampblack.table.plans import Plan, Planned
from lampblack.table.seats import Chair
from lampblack.table.supply import Supply

if TYPE_CHECKING:
    from lampblack.table.table import Table

BUSY_PAUSE: Final = 1.0
CLAIM_SECONDS: Final = 5.0
"""How long one server has to think for a bot before another tries."""
log = logging.getLogger("table")


class BotsHere:
    """One table's. Nothing is kept but a task: whose decision it is stands in the log."""

    def __init__(self, table: "Table", supply: Supply) -> None:
        self._table = table
        self._supply = supply
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        is_due = self._asked() is not None or self._table.log.due() is not None
        if is_due and not self.is_busy():
            self._task = asyncio.create_task(self._play())

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _asked(self) -> Chair | None:
        log = self._table.log
        acting = log.asked()
        if acting is None or log.chairs[acting].kind != "bot" or log.company.is_deserted():
            return None
        return log.chairs[acting]

    async def _play(self) -> None:
        table, pauses = self._table, Pauses(self._supply)
        try:
            while True:
                if table.log.due() is not None:
                    await table.write(lambda: plans.plan_due(table.log, self._supply.chance))
                    continue
                chair = self._asked()
                if chair is None:
                    return
                if not await self._supply.claim(f"bot/{table.id}/{table.log.seq}", CLAIM_SECONDS):
                    await asyncio.sleep(BUSY_PAUSE)  # another server thinks; we look again
                    continue
                pauses.begin(table.log.is_dark())
                await self._play_one(chair, table.log.streams.last(chair.number) + 1, pauses)
        except Exception:
            # The table waits; the next who comes to it wakes the bot again.
            log.exception("a bot cannot go on at %s", table.id)

    async def _play_one(self, chair: Chair, seq: int, pauses: Pauses) -> None:
        """What it says, and one decision. When the table has moved on meanwhile, there is none to make."""
        table = self._table
        state, seat = table.log.state, chair.number
        assert chair.bot is not None
        lines = await self._supply.bots.choose(table.log.game.slug, state.to_text(), seat, chair.bot)
        if not table.log.is_dark():
            await pauses.wait()
        try:
            for action in map(state.action, lines):
                if action.is_remark:
                    seq = await table.remark(seat, seq, action, is_bot=True) + 1
                else:
                    await self._decide_on_beat(seat, seq, action, pauses)
        except AgainstTheRules as refused:
            log.info("a bot came too late at %s: %s", table.id, refused)
        except Denied as denied:
            if denied.code == "busy":
                await asyncio.sleep(BUSY_PAUSE)
            elif denied.code not in ("stale", "over"):
                raise

    async def _decide_on_beat(self, seat: Seat, seq: int, action: Action, pauses: Pauses) -> None:
        """What ends the dark is worked out first, and becomes part of the game on the beat."""
        log = self._table.log

        def plan() -> Plan:
            return plans.plan_decision(log, seat, seq, action, self._supply.chance, is_bot=True)

        before, planned = log.state, plan()
        if isinstance(planned, Planned) and planned.draft is not None and log.ends_dark(planned.draft.after):
            await pauses.wait()
        await self._table.write(
            lambda: planned if log.state is before and log.chairs[seat].kind == "bot" else plan()
        )
