"""One live table. Every change goes to the log first, then to the people."""

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Protocol

from lampblack.kernel.answers import Malformed
from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.store.packing import unpacked
from lampblack.table import plans
from lampblack.table.affairs import Cleared, Removed
from lampblack.table.after import plan_comment
from lampblack.table.bots_here import BotsHere
from lampblack.table.budgets import require_budget
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.elsewhere import Attendance, Elsewhere
from lampblack.table.entries import KINDS, Body, Decided, Invited, Joined, encode
from lampblack.table.guests import Guests
from lampblack.table.keeping import plan_offer
from lampblack.table.past import Past
from lampblack.table.plans import Doing, Plan, Planned, Wire
from lampblack.table.reading import unplayable
from lampblack.table.seats import Holder, hashed
from lampblack.table.supply import Supply
from lampblack.table.timer import Timer

log = logging.getLogger("table")


class Watcher(Protocol):
    """Somebody who looks at the table: a connection of a device."""

    seats: frozenset[Seat]
    """The seats the device holds; none for a spectator."""
    guest: str
    """The address it comes from, by which a spectator is told from others."""

    def table_changed(self) -> None: ...

    def seat_moved(self, seat: Seat) -> None:
        """The seat goes on at another device."""
        ...

    def presence_changed(self) -> None: ...

    def turned_away(self) -> None:
        """There is no room, and others have less of it."""
        ...


class Table:
    def __init__(
        self,
        id: str,
        chronicle: Chronicle,
        store: Store,
        supply: Supply,
        on_change: "Callable[[Table], None] | None" = None,
        snapshots: Sequence[int] = (),
    ) -> None:
        self.id = id
        self.log = chronicle
        self.users = 0
        """How many hold on to this object; it stays in memory while somebody does."""
        self.memo: dict[Hashable, bytes] = {}
        """What was made of the table as it is now; any change empties it."""
        self._store = store
        self._supply = supply
        self._on_change = on_change
        self._lock = asyncio.Lock()
        self._watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self.on_use: Callable[[Table], None] | None = None
        """Who hears that others use the table now, or use it otherwise."""
        self.elsewhere: Final = Elsewhere()
        self.on_presence: Callable[[Table], None] | None = None
        self.guests = Guests()
        self._bots = BotsHere(self, supply)
        self._timer = Timer(self, supply)
        self._past = Past(id, chronicle, store, supply.find_game, snapshots)
        self._is_unsure = False  # whether the log may have entries that we have not read

    # --- who is here ---------------------------------------------------------------------------

    def watch(self, watcher: Watcher) -> None:
        self._watchers[watcher] = None
        self.used()
        self._tell_presence()
        self.tell_others()
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)
        self.used()
        self._tell_presence()
        self.tell_others()

    def attendance(self) -> Attendance:
        """Who is here by way of this server."""
        spectators = [watcher.guest for watcher in self._watchers if not watcher.seats]
        return Attendance(
            frozenset(seat for watcher in self._watchers for seat in watcher.seats),
            len(spectators),
            {guest: self.guests.number(guest) for guest in spectators},
            self.guests.barred(),
        )

    def attend(self, server: str, who: Attendance) -> None:
        """Another server says who is here by way of it."""
        if self.guests.learn(who.guests):
            self.tell_others()
        if self.elsewhere.note(server, who):
            self._tell_presence()

    def is_online(self, seat: Seat) -> bool:
        chair = self.log.chairs[seat]
        is_bot = chair.kind == "bot" and not chair.has_person()
        is_here = any(seat in watcher.seats for watcher in self._watchers)
        return is_bot or is_here or self.elsewhere.has(seat)

    def spectators(self) -> int:
        return sum(not watcher.seats for watcher in self._watchers) + self.elsewhere.spectators()

    def lookers(self) -> list[int]:
        """The spectators' numbers."""
        guests = {each.guest for each in self._watchers if not each.seats} | self.elsewhere.guests()
        return sorted({self.guests.number(guest) for guest in guests})

    def is_idle(self) -> bool:
        return self.users == 0 and not self._bots.is_busy() and not self._timer.is_busy()

    def is_at_work(self) -> bool:
        """Something is under way here, besides that some are there."""
        is_resting = self.users == 0 and self._timer.is_busy()
        return self.users > len(self._watchers) or self._bots.is_busy() or is_resting

    def is_only_watched(self) -> bool:
        """Nobody who sits here is here, but some look on."""
        return bool(self._watchers) and self.first_player() is None

    def first_player(self) -> str | None:
        """The address of who came first of those who are here and sit here."""
        return next((watcher.guest for watcher in self._watchers if watcher.seats), None)

    def used(self) -> None:
        if self.on_use is not None:
            self.on_use(self)

    def turn_away(self) -> None:
        """Who is here is told to come back later."""
        for watcher in self._watchers:
            watcher.turned_away()

    def put_away(self) -> None:
        """It is dropped from memory, and comes back from the log."""
        self._timer.rest()

    def zero_at(self) -> float | None:
        """When the clock of whoever is asked runs out, if one runs."""
        return self._timer.zero_at()

    def time(self) -> float:
        """What the table's clock shows."""
        return self._supply.clock()

    # --- what can be done ----------------------------------------------------------------------

    async def decide(self, seat: Seat, seq: int, action: Doing, is_bot: bool = False) -> int:
        """Make a decision; the ``seq`` it has in the seat's own stream. Repeating it is safe."""
        chance = self._supply.chance
        return await self.carry_out(
            seat, lambda: plans.plan_decision(self.log, seat, seq, action, chance, is_bot)
        )

    async def tell(self, seat: Seat, seq: int, line: str) -> int:
        """Tell what chance brought, where people are asked; the ``seq`` in the seat's own stream."""
        chance = self._supply.chance
        return await self.carry_out(seat, lambda: plans.plan_told(self.log, seat, seq, line, chance))

    async def remark(self, seat: Seat, seq: int, action: Doing, is_bot: bool = False) -> int:
        """Say what the rules let this seat say now, whoever decides. Repeating it is safe."""
        chance = self._supply.chance
        return await self.carry_out(
            seat, lambda: plans.plan_remark(self.log, seat, seq, action, chance, is_bot)
        )

    async def undo(self, seat: Seat, seq: int) -> int:
        return await self.carry_out(seat, lambda: plans.plan_undo(self.log, seat, seq))

    async def chat(self, seat: Seat, text: str, who: str = "Spectator", id: str = "") -> int:
        """Say something; repeating it with its ``id`` is safe."""
        longest = self._supply.longest_chat
        return await self.carry_out(seat, lambda: plans.plan_chat(self.log, seat, text, longest, who, id))

    async def comment(self, seat: Seat, at: int, text: str) -> int:
        longest = self._supply.longest_chat
        return await self.carry_out(seat, lambda: plan_comment(self.log, seat, at, text, longest))

    async def join(
        self, invite: str, name: str, seat: Seat | None = None, ring: str | None = None
    ) -> tuple[Seat, str]:
        """Take the seat this invitation is for, or another open one; the seat, and its new token unless a keyring
        holds it."""
        token, holder = self.fresh_holder(ring)
        return await self.sit_down(lambda: plans.plan_join(self.log, invite, name, holder, seat)), token

    def fresh_holder(self, ring: str | None) -> tuple[str, Holder]:
        """What a person is to hold a seat by: a new token, or the keyring."""
        if ring is not None:
            return "", Holder(ring=ring)
        token = self._supply.secret()
        return token, Holder(hashed(token))

    async def sit_down(self, plan: Callable[[], Plan]) -> Seat:
        joined = self.log.entry(await self.write(plan)).body
        assert isinstance(joined, Joined)
        return joined.seat

    async def offer(self, seat: Seat, about: Seat, is_open: bool) -> str | None:
        """The maker makes a free seat's invitation anew, or takes it back."""
        secret = self._supply.secret() if is_open else None
        await self.write(lambda: plan_offer(self.log, seat, about, secret))
        return secret

    async def invite(self, seat: Seat) -> str:
        """A fresh invitation to one's own seat, to go on at another device."""
        secret = self._supply.secret()
        await self.write(lambda: Planned(Invited(seat, hashed(secret))))
        return secret

    def why(self, seat: Seat, action: Wire) -> None:
        """Returns when the action is legal now; raises the reason when it is not."""
        plans.legal_action(self.log, seat, action)

    # --- the log -------------------------------------------------------------------------------

    async def carry_out(self, viewer: Seat, plan: Callable[[], Plan]) -> int:
        """As ``write``, and the viewer's own number of the entry."""
        return self.log.streams.number(viewer, await self.write(plan))

    async def write(self, plan: Callable[[], Plan]) -> int:
        """Append what ``plan`` makes of the table as it is; plan again when another was faster."""
        # A task of its own: who asked may go away, but log and memory stay in step.
        return await asyncio.shield(asyncio.create_task(self._append(plan)))

    async def _append(self, plan: Callable[[], Plan]) -> int:
        async with self._lock:
            is_sure = not self._supply.is_shared
            while True:
                if self._is_unsure:
                    await self._catch_up()
                    is_sure = True
                if self.log.company.is_cleared:
                    raise Denied("not-found", "this table was taken away")
                try:
                    planned = plan()
                    if isinstance(planned, Planned):
                        self._require_room(planned.body)
                except (Denied, AgainstTheRules):
                    if is_sure:
                        raise
                    planned = self.log.seq
                if isinstance(planned, int):
                    if is_sure:
                        return planned
                    # Only an append shows that nobody is ahead of us; before we say anything else, we read on.
                    self._is_unsure = True
                    continue
                kind, data = encode(planned.body)
                # Servers' clocks differ a little; a log's times go one way all the same.
                at = max(self._supply.clock(), self.log.told[-1].at)
                entry = LogEntry(self.log.seq + 1, kind, data, at)
                self._is_unsure = True
                try:
                    is_in = await self._store.append(self.id, entry)
                except StoreFailed as error:
                    log.error("nothing can be appended to the log of %s: %s", self.id, error)
                    raise Denied("busy", "the table's log cannot be written now; try again") from None
                if is_in:
                    self.log.keep(entry, planned.body, planned.draft)
                    self._unseat(planned.body)
                    self._is_unsure = False
                    self._past.note()
                    self._tell()
                    return entry.seq

    async def whole(self) -> None:
        """Have the story from its beginning. Whoever plays meanwhile does not wait for it."""
        while not self.log.is_whole():
            whole = await self._past.read()
            async with self._lock:
                await self._past.complete(whole)

    def _require_room(self, body: Body) -> None:
        if isinstance(body, Decided) and self.log.lines() >= self._supply.most_decisions:
            raise Denied("not-allowed", "no game has so many decisions; this one goes on no longer")
        require_budget(self.log.spent, body)

    async def refresh(self, seq: int | None = None) -> None:
        """Read what others have appended; with a ``seq``, unless we know of that entry."""
        if seq is not None and seq <= self.log.seq:
            return
        async with self._lock:
            if (seq is None or seq > self.log.seq) and not self.log.company.is_cleared:
                await self._catch_up()
        if self.log.overwritten:
            await self.overwrite()

    async def _catch_up(self) -> None:
        try:
            entries = await self._store.read(self.id, self.log.seq)
            if entries and entries[0].seq != self.log.seq + 1:  # it was packed meanwhile
                entries = [e for e in unpacked(await self._store.read(self.id)) if e.seq > self.log.seq]
        except StoreFailed:
            raise Denied("busy", "the table's log cannot be read now; try again") from None
        if entries and entries[-1].kind == KINDS[Cleared]:  # what came before it may be erased already
            self.log.company.is_cleared = True
        else:
            is_short = not self.log.is_whole()
            if is_short and any(entry.kind == KINDS[Removed] for entry in entries):  # it may stand anywhere
                await self._past.complete(await self._past.read())
            try:
                for entry in entries:
                    self.log.add(entry)
                    self._unseat(self.log.told[-1].body)
            except Malformed as error:  # a server of another version goes on with it
                log.error("the log of %s does not replay: %s", self.id, error)
                raise unplayable(error, self.log.seq + 1) from None
        self._is_unsure = False
        if entries:
            self._tell()

    def _unseat(self, body: Body) -> None:
        """Devices that hold a seat no longer are told so."""
        if isinstance(body, Joined) and body.moves:
            for watcher in self._watchers:
                if body.seat in watcher.seats:
                    watcher.seat_moved(body.seat)

    async def overwrite(self) -> None:
        """Make what was taken back disappear from the disk."""
        if not self.log.overwritten:
            return
        try:
            await self._past.forget()
            await self._store.unpack(self.id)
            for seq, body in list(self.log.overwritten.items()):
                await self._store.rewrite(self.id, seq, encode(body)[1])
                self.log.overwritten.pop(seq, None)
        except StoreFailed:
            raise Denied("busy", "the table's log cannot be written now; try again") from None

    def _tell(self) -> None:
        self.memo.clear()
        for watcher in self._watchers:
            watcher.table_changed()
        if self._on_change is not None:
            self._on_change(self)
        self.wake()

    def _tell_presence(self) -> None:
        self.memo.clear()
        for watcher in self._watchers:
            watcher.presence_changed()

    def tell_others(self) -> None:
        """Who is here by way of this server has changed."""
        if self.on_presence is not None:
            self.on_presence(self)

    # --- what happens by itself ----------------------------------------------------------------

    def wake(self) -> None:
        """See to it that whatever is due at the table happens."""
        self._bots.wake()
        self._timer.wake()

    async def stop(self) -> None:
        await self._timer.stop()
        await self._bots.stop()
