"""One live table. Every change goes to the log first, then to the people."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Final, Protocol

import structlog

from lampblack.kernel.answers import Malformed
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.chronicle import Chronicle, Told, draw_decision
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import Body, Decided, Invited, Joined, Said, Undone, encode
from lampblack.table.seats import Chair, hashed, tidy_name
from lampblack.table.setting import Setting

BUSY_PAUSE: Final = 1.0
log = structlog.get_logger("table")


class Watcher(Protocol):
    """Somebody who looks at the table: a connection of a device."""

    seats: frozenset[Seat]
    """The seats the device holds; none for a spectator."""

    def table_changed(self) -> None: ...

    def presence_changed(self) -> None: ...


class Table:
    def __init__(self, id: str, chronicle: Chronicle, store: Store, setting: Setting) -> None:
        self.id = id
        self.log = chronicle
        self.users = 0
        """How many hold on to this object; it stays in memory while somebody does."""
        self._store = store
        self._setting = setting
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._bot: asyncio.Task[None] | None = None
        self._is_unsure = False  # whether the log may have entries that we have not read
        self.memo: dict[Hashable, bytes] = {}
        """What was made of the table as it is now; any change empties it."""

    # --- who is here ---------------------------------------------------------------------------

    def seats_held_by(self, tokens: list[str]) -> frozenset[Seat]:
        return frozenset(
            chair.number for chair in self.log.chairs for token in tokens if chair.is_held_by(token)
        )

    def watch(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._tell_presence()

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

    async def decide(self, seat: Seat, seq: int, action: dict[str, str]) -> int:
        """Make a decision; the ``seq`` it has in the log. Repeating it is safe."""
        return await self._write(lambda: self._plan_decision(seat, seq, action))

    async def undo(self, seat: Seat, seq: int) -> int:
        return await self._write(lambda: self._plan_undo(seat, seq))

    async def say(self, seat: Seat, text: str) -> int:
        return await self._write(lambda: self._plan_chat(seat, text))

    async def join(self, invite: str, name: str) -> tuple[Seat, str]:
        """Take the seat this invitation is for; the seat and its new token."""
        token = self._setting.secret()
        seq = await self._write(lambda: self._plan_join(invite, name, token))
        joined = self.log.told[seq].body
        assert isinstance(joined, Joined)
        return joined.seat, token

    async def invite(self, seat: Seat) -> str:
        """A fresh invitation to one's own seat, to go on at another device."""
        secret = self._setting.secret()
        await self._write(lambda: Invited(seat, hashed(secret)))
        return secret

    def why(self, seat: Seat, action: dict[str, str]) -> None:
        """Returns when the action is legal now; raises the reason when it is not."""
        self._require_turn(seat)
        self._parse(action)

    # --- how each is checked -------------------------------------------------------------------

    def _plan_decision(self, seat: Seat, seq: int, wire: dict[str, str]) -> Body | int:
        since = self._change_since(seq)
        if since is not None:
            done = since.body
            if isinstance(done, Decided) and done.seat == seat and done.action == self._notation(wire):
                return since.seq  # a repetition: done already
            raise stale(self.log.seq)
        self._require_turn(seat)
        text = self._parse(wire)
        return Decided(seat, text, draw_decision(self.log.state, text, self._setting.chance))

    def _plan_undo(self, seat: Seat, seq: int) -> Body | int:
        since = self._change_since(seq)
        if since is not None:
            if isinstance(since.body, Undone) and since.body.seat == seat:
                return since.seq
            raise stale(self.log.seq)
        if self.log.state.outcome() is not None:
            raise Denied("over", "the game is over; nothing can be taken back")
        of = self.log.undoable(seat)
        if of is None:
            raise Denied(
                "not-allowed",
                "only your own last decision can be taken back, and only while nobody else has decided "
                "and nothing random or hidden has come of it",
            )
        return Undone(seat, of)

    def _plan_chat(self, seat: Seat, text: str) -> Body:
        tidy = " ".join(text.split())
        longest = self._setting.longest_chat
        if not 1 <= len(tidy) <= longest or not is_readable(tidy):
            raise Denied("malformed", f"a chat line has 1 to {longest} printable characters", "text")
        if self.log.chat_lines >= self._setting.most_chat:
            raise Denied("not-allowed", "this table's chat is full")
        return Said(seat, "Spectator" if seat == SPECTATOR else self.log.chairs[seat].name, tidy)

    def _plan_join(self, invite: str, name: str, token: str) -> Body:
        chair = self._chair_for(invite)
        if chair.kind == "person":
            return Joined(chair.number, chair.name, hashed(token), again=True)
        others = [other.name for other in self.log.chairs if other is not chair]
        return Joined(chair.number, tidy_name(name, others), hashed(token))

    def _chair_for(self, invite: str) -> Chair:
        for chair in self.log.chairs:
            if chair.takes(invite):
                return chair
        raise Denied("not-allowed", "this invitation is spent, or was never made for this table", "invite")

    def _change_since(self, seq: int) -> Told | None:
        if not 0 <= seq <= self.log.seq + 1:
            raise Denied("malformed", f"the next seq of this table is {self.log.seq + 1}, not {seq}", "seq")
        return self.log.change_since(seq)

    def _require_turn(self, seat: Seat) -> None:
        acting = self.log.state.to_act()
        if acting is None:
            raise Denied("over", "the game is over")
        if acting != seat:
            raise Denied("not-your-turn", f"it is {seat_name(acting)}'s decision")

    def _notation(self, wire: dict[str, str]) -> str:
        try:
            return self.log.game.action_from_wire(self.log.state, wire).text
        except Malformed as error:
            raise Denied("malformed", error.problem, error.field) from None

    def _parse(self, wire: dict[str, str]) -> str:
        """The notation of a legal action."""
        text = self._notation(wire)
        refusal = self.log.state.refuse(self.log.state.action(text))
        if refusal is not None:
            raise AgainstTheRules(refusal)
        return text

    # --- the log -------------------------------------------------------------------------------

    async def _write(self, plan: Callable[[], Body | int]) -> int:
        """Append what ``plan`` makes of the table as it is; plan again when another was faster."""
        # A task of its own: who asked may go away, but log and memory stay in step.
        return await asyncio.shield(asyncio.create_task(self._append(plan)))

    async def _append(self, plan: Callable[[], Body | int]) -> int:
        async with self._lock:
            while True:
                if self._is_unsure:
                    await self._catch_up()
                body = plan()
                if isinstance(body, int):
                    return body
                kind, data = encode(body)
                entry = LogEntry(self.log.seq + 1, kind, data, self._setting.clock())
                self._is_unsure = True
                try:
                    is_in = await self._store.append(self.id, entry)
                except StoreFailed as error:
                    log.error("append failed", table=self.id, error=str(error))
                    raise Denied("busy", "the table's log cannot be written now; try again") from None
                if is_in:
                    self.log.add(entry)
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

    def bot_to_act(self) -> Chair | None:
        acting = self.log.state.to_act()
        if acting is None or self.log.chairs[acting].kind != "bot":
            return None
        return self.log.chairs[acting]

    def wake_bot(self) -> None:
        """See to it that a bot whose decision it is decides."""
        if self.bot_to_act() is not None and (self._bot is None or self._bot.done()):
            self._bot = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            await asyncio.wait([self._bot])

    async def _play_bots(self) -> None:
        while (chair := self.bot_to_act()) is not None:
            seq = self.log.seq + 1
            await asyncio.sleep(self._setting.bot_pause)
            state, game = self.log.state, self.log.game
            assert chair.bot is not None
            text = await self._setting.bots.choose(game.slug, state.to_text(), chair.number, chair.bot)
            try:
                await self.decide(chair.number, seq, state.action(text).to_wire())
            except Denied as denied:
                log.warning("a bot's decision was not taken", table=self.id, code=denied.code)
                if denied.code == "busy":
                    await asyncio.sleep(BUSY_PAUSE)


def is_readable(text: str) -> bool:
    """Printable, and the joiners that some scripts and many emoji need."""
    return text.replace("\u200c", "").replace("\u200d", "").isprintable()


def stale(seq: int) -> Denied:
    return Denied("stale", f"the table has moved on; its last entry is {seq}")
