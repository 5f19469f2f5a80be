"""One live table. Every change goes to the log first, then to the people."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Final, Protocol

from lampblack.kernel.game import Foresight
from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table import plans
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import Invited, Joined, encode
from lampblack.table.plans import Doing, Plan, Planned, Wire
from lampblack.table.seats import Chair, hashed
from lampblack.table.supply import Supply

BUSY_PAUSE: Final = 1.0
log = logging.getLogger("table")


class Watcher(Protocol):
    """Somebody who looks at the table: a connection of a device."""

    seats: frozenset[Seat]
    """The seats the device holds; none for a spectator."""

    def table_changed(self) -> None: ...

    def presence_changed(self) -> None: ...


class Table:
    def __init__(self, id: str, chronicle: Chronicle, store: Store, supply: Supply) -> None:
        self.id = id
        self.log = chronicle
        self.users = 0
        """How many hold on to this object; it stays in memory while somebody does."""
        self.memo: dict[Hashable, bytes] = {}
        """What was made of the table as it is now; any change empties it."""
        self._store = store
        self._supply = supply
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._bot: asyncio.Task[None] | None = None
        self._is_unsure = False  # whether the log may have entries that we have not read

    # --- who is here ---------------------------------------------------------------------------

    def seats_held_by(self, token: str) -> frozenset[Seat]:
        return frozenset(chair.number for chair in self.log.chairs if chair.is_held_by(token))

    def watch(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._tell_presence()
        self.wake_bot()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._tell_presence()

    def is_online(self, seat: Seat) -> bool:
        chair = self.log.chairs[seat]
        return chair.kind == "bot" or any(seat in watcher.seats for watcher in self._watchers)

    def spectators(self) -> int:
        return sum(not watcher.seats for watcher in self._watchers)

    def is_idle(self) -> bool:
        return self.users == 0 and (self._bot is None or self._bot.done())

    # --- what can be done ----------------------------------------------------------------------

    async def decide(self, seat: Seat, seq: int, action: Doing) -> int:
        """Make a decision; the ``seq`` it has in the seat's own stream. Repeating it is safe."""
        chance = self._supply.chance
        return await self._tell_of(seat, lambda: plans.plan_decision(self.log, seat, seq, action, chance))

    async def remark(self, seat: Seat, seq: int, action: Doing) -> int:
        """Say what the rules let this seat say now, whoever decides. Repeating it is safe."""
        chance = self._supply.chance
        return await self._tell_of(seat, lambda: plans.plan_remark(self.log, seat, seq, action, chance))

    async def undo(self, seat: Seat, seq: int) -> int:
        return await self._tell_of(seat, lambda: plans.plan_undo(self.log, seat, seq))

    async def chat(self, seat: Seat, text: str) -> int:
        longest, most = self._supply.longest_chat, self._supply.most_chat
        return await self._tell_of(seat, lambda: plans.plan_chat(self.log, seat, text, longest, most))

    async def join(self, invite: str, name: str) -> tuple[Seat, str]:
        """Take the seat this invitation is for; the seat and its new token."""
        token = self._supply.secret()
        seq = await self._write(lambda: plans.plan_join(self.log, invite, name, token))
        joined = self.log.told[seq].body
        assert isinstance(joined, Joined)
        return joined.seat, token

    async def invite(self, seat: Seat) -> str:
        """A fresh invitation to one's own seat, to go on at another device."""
        secret = self._supply.secret()
        await self._write(lambda: Planned(Invited(seat, hashed(secret))))
        return secret

    def why(self, seat: Seat, action: Wire) -> None:
        """Returns when the action is legal now; raises the reason when it is not."""
        plans.legal_action(self.log, seat, action)

    def foresee(self, seat: Seat, action: Wire) -> Foresight:
        """What a legal action surely does; raises the reason when it is not legal."""
        legal = plans.legal_action(self.log, seat, action)
        seen = self.log.game.foresee(self.log.state, legal)
        if seen is None:
            raise Denied("not-allowed", f"{self.log.game.title} offers no previews")
        return seen

    # --- the log -------------------------------------------------------------------------------

    async def _tell_of(self, viewer: Seat, plan: Callable[[], Plan]) -> int:
        """As ``_write``, and the viewer's own number of the entry."""
        return self.log.streams.number(viewer, await self._write(plan))

    async def _write(self, plan: Callable[[], Plan]) -> int:
        """Append what ``plan`` makes of the table as it is; plan again when another was faster."""
        # A task of its own: who asked may go away, but log and memory stay in step.
        return await asyncio.shield(asyncio.create_task(self._append(plan)))

    async def _append(self, plan: Callable[[], Plan]) -> int:
        async with self._lock:
            while True:
                if self._is_unsure:
                    await self._catch_up()
                planned = plan()
                if isinstance(planned, int):
                    return planned
                if self.log.seq + 1 >= self._supply.most_entries:
                    raise Denied("not-allowed", "this table's log is full")
                kind, data = encode(planned.body)
                entry = LogEntry(self.log.seq + 1, kind, data, self._supply.clock())
                self._is_unsure = True
                try:
                    is_in = await self._store.append(self.id, entry)
                except StoreFailed as error:
                    log.error("nothing can be appended to the log of %s: %s", self.id, error)
                    raise Denied("busy", "the table's log cannot be written now; try again") from None
                if is_in:
                    self.log.keep(entry, planned.body, planned.draft)
                    self._is_unsure = False
                    self._tell()
                    return entry.seq

    async def _catch_up(self) -> None:
        try:
            entries = await self._store.read(self.id, self.log.seq)
        except StoreFailed:
            raise Denied("busy", "the table's log cannot be read now; try again") from None
        for entry in entries:
            self.log.add(entry)
        self._is_unsure = False
        if entries:
            self._tell()

    def _tell(self) -> None:
        self.memo.clear()
        for watcher in self._watchers:
            watcher.table_changed()
        self.wake_bot()

    def _tell_presence(self) -> None:
        self.memo.clear()
        for watcher in self._watchers:
            watcher.presence_changed()

    # --- bots ----------------------------------------------------------------------------------

    def bot_asked(self) -> Chair | None:
        acting = self.log.state.asked()
        if acting is None or self.log.chairs[acting].kind != "bot":
            return None
        return self.log.chairs[acting]

    def wake_bot(self) -> None:
        """See to it that a bot whose decision it is decides, and that what was held back is said."""
        is_due = self.bot_asked() is not None or self.log.due() is not None
        if is_due and (self._bot is None or self._bot.done()):
            self._bot = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            await asyncio.wait([self._bot])

    async def _play_bots(self) -> None:
        try:
            while True:
                if self.log.due() is not None:
                    await self._write(lambda: plans.plan_due(self.log, self._supply.chance))
                    continue
                chair = self.bot_asked()
                if chair is None:
                    return
                seq = self.log.streams.last(chair.number) + 1
                # Nobody can follow what is done in the dark, and nobody shall count it by pauses.
                await asyncio.sleep(0 if self.log.is_dark() else self._supply.bot_pause)
                await self._play_bot(chair, seq)
        except Exception:
            # The table waits; the next who comes to it wakes the bot again.
            log.exception("a bot cannot go on at %s", self.id)

    async def _play_bot(self, chair: Chair, seq: int) -> None:
        """What it says, and one decision. When the table has moved on meanwhile, there is none to make."""
        state, seat = self.log.state, chair.number
        assert chair.bot is not None
        lines = await self._supply.bots.choose(self.log.game.slug, state.to_text(), seat, chair.bot)
        try:
            for action in map(state.action, lines):
                do = self.remark if action.is_remark else self.decide
                seq = await do(seat, seq, action) + 1
        except AgainstTheRules as refused:
            log.info("a bot came too late at %s: %s", self.id, refused)
        except Denied as denied:
            if denied.code == "busy":
                await asyncio.sleep(BUSY_PAUSE)
            elif denied.code != "stale":
                raise
