"""A table's log, replayed: the seats, the position, and what everybody saw on the way."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from sys import intern
from typing import Final

from lampblack.kernel.answers import Malformed, Outcome
from lampblack.kernel.chance import ReplayChance
from lampblack.kernel.checksum import checksum
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game
from lampblack.kernel.record import Line, Record
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.session import Draft, Session, other_rules, require_same_rules
from lampblack.kernel.state import State
from lampblack.store import LogEntry
from lampblack.table.affairs import Advised, Kept, Removed, Returned
from lampblack.table.budgets import Spent, kind_and_seat
from lampblack.table.clocks import Clocks
from lampblack.table.company import Company
from lampblack.table.entries import (
    BODIES,
    KINDS,
    Begun,
    Body,
    Chatted,
    Created,
    Decided,
    HeldBack,
    Invited,
    Kind,
    Remarked,
    Undone,
    decode,
)
from lampblack.table.notes import note_of
from lampblack.table.redaction import redacted
from lampblack.table.snapshots import Snapshot
from lampblack.table.streams import Hearing, Step, Streams, is_asked_alike
from lampblack.table.telling import Waiting, waiting_for

FindGame = Callable[[str], Game]


class Told:
    """One entry of the log, and the events it caused."""

    __slots__ = ("at", "body", "events", "is_change", "seq")

    def __init__(self, entry: LogEntry, body: Body, events: list[Event], is_change: bool) -> None:
        self.seq = entry.seq
        self.at = entry.at
        self.body = body
        self.events = events
        self.is_change = is_change
        """Somebody is asked something else now; a decision made before it is out of date."""

    @property
    def kind(self) -> Kind:
        return KINDS[type(self.body)]


class Chronicle:
    """Law (the log is the truth): this object is a function of the entries added, in order."""

    def __init__(self, first: LogEntry, find_game: FindGame, kept: Snapshot | None = None) -> None:
        """A log from its entry 0 on; or, with a snapshot, from the entry at which that was taken."""
        body = decode(first)
        created = body if kept is None else kept.created
        if not isinstance(created, Created) or first.seq != (0 if kept is None else kept.seq):
            raise Malformed(f"log entry {first.seq}", "a log begins with the table's creation, as entry 0")
        created.chance[:] = map(intern, created.chance)  # tables say the same over and over
        self.created = created
        self.game: Final = find_game(created.game)
        require_same_rules(self.game, created.options, created.version, created.content)
        self.company: Final = Company(created, self.game.sides(created.options))
        self.chairs: Final = self.company.chairs
        self.roles: Final = self.game.roles(created.options)
        self.spent: Final[Spent] = Counter()
        self.last_of: Final[dict[tuple[type[Body], Seat], int]] = {}
        """The ``seq`` of the last entry of each kind by each seat."""
        self.asks: Final = self.game.asks(created.options)
        """The questions to chance that people here answer."""
        self.waiting: Waiting | None = None
        """The decision that waits for an answer."""
        self._kept: list[int] = []  # the seq of each line that stands
        self.held: list[int] = []
        """The seq of each remark that waits for the dark to end."""
        self.overwritten: dict[int, Body] = {}
        """What stands at some numbers from now on, as long as it is not written there."""
        self._lines_before = 0 if kept is None else kept.lines
        self._heard_at = {} if kept is None else {viewer: at for viewer, (_, at) in kept.heard.items()}
        has_dark, clock = self.game.has_dark(), created.manners.clock
        self.clocks: Clocks | None = None
        if clock is not None:
            self.clocks = Clocks(clock, len(self.chairs), has_dark, first.at)
        self.session: Final = (
            Session.of(self.game, created.options, created.chance, position=created.position)
            if kept is None
            else Session(self.game, created.options, ReplayChance([]), position=kept.state)
        )
        events = self.session.events
        self.told = [Told(first, body, events, kept is None)]
        self.streams: Final = (
            Streams(len(self.chairs), self.state, events, has_dark)
            if kept is None
            else Streams.resumed(self.state, {viewer: count for viewer, (count, _) in kept.heard.items()})
        )
        if kept is None:
            self.session.setup = created.chance  # it says the same
        else:
            self._resume(kept)
        if kept is None and self.clocks is not None:
            self.clocks.keep(first, body, self._timed(), self.streams)

    def _resume(self, kept: Snapshot) -> None:
        if checksum(self.state) != kept.sum:
            raise Malformed("snapshot", "it leads to another position than when it was made")
        self.company.resume(kept.company)
        for kind, seat, count, last in kept.made:
            self.spent[BODIES[kind], seat] = count
            self.last_of[BODIES[kind], seat] = last
        if self.clocks is not None:
            self.clocks.resume(kept.clocks, self.streams)

    def is_quiet(self) -> bool:
        """Nothing hangs in the air: the game goes on, nobody is in the dark, nothing can be taken back or waits."""
        is_free = not self.session.befores and self.waiting is None and not self.held and not self.overwritten
        return is_free and self.streams.is_light() and self.outcome() is None

    def is_whole(self) -> bool:
        """Whether the story is here from its beginning; else what came before a snapshot is not."""
        return self.told[0].seq == 0

    def complete(self, whole: "Chronicle") -> None:
        """What came before, from a chronicle of the same log that has it all and comes as far."""
        assert whole.is_whole()
        assert whole.seq == self.seq
        self.told, self._kept = whole.told, whole._kept
        self.session.lines, self.session.setup = whole.session.lines, whole.session.setup
        self.session.position, self._lines_before = whole.session.position, 0
        self.streams.complete(whole.streams)

    def entry(self, seq: int) -> Told:
        return self.told[seq - self.told[0].seq]

    def told_from(self, seq: int) -> list[Told]:
        return self.told[max(0, seq - self.told[0].seq) :]

    def lines(self) -> int:
        """How many decisions and remarks stand."""
        return self._lines_before + len(self.session.lines)

    def last_heard(self, viewer: Seat) -> float:
        """When something last reached this viewer."""
        heard = self.streams.since(viewer, self.streams.last(viewer))
        return self.entry(heard[0].at).at if heard else self._heard_at[viewer]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def seq(self) -> int:
        """The last entry's."""
        return self.told[-1].seq

    def names(self) -> list[str]:
        return self.company.names()

    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or because it was given up."""
        return self.state.outcome() or self.company.given_up

    def asked(self) -> Seat | None:
        """Who decides now; nobody once the game is over, or while people are to tell what chance brought."""
        is_nobody = self.company.given_up is not None or self.waiting is not None
        return None if is_nobody else self.state.asked()

    def decides_for(self, viewer: Seat) -> Seat | None:
        """The seat whose decision a viewer may make now: the own, or one whose time is up."""
        asked = self.asked()
        is_stepping_in = asked is not None and asked == self.company.lapsed and viewer >= 0
        if asked == viewer or (is_stepping_in and self.chairs[viewer].kind == "person"):
            return asked
        return None

    def _timed(self) -> frozenset[Seat]:
        """Whose time may run: people's, once everybody has sat down, until the game is over."""
        if self.company.given_up is not None or self.company.has_free_seat():
            return frozenset()
        return frozenset(chair.number for chair in self.company.people())

    def add(self, entry: LogEntry) -> None:
        """Replay one more entry; ``Malformed`` when it does not follow from the ones before."""
        if entry.seq != self.seq + 1:
            raise Malformed(f"log entry {entry.seq}", f"follows on entry {self.seq}")
        body = decode(entry)
        draft: Draft | None = None
        if isinstance(body, Decided | Remarked):
            draft = self._redraft(Line(body.seat, body.action, body.chance))
            if draft.is_remark != isinstance(body, Remarked):
                raise Malformed(f"log entry {entry.seq}", f"{body.action} is no {entry.kind}")
            self._require_same(entry.seq, body, draft)
        self.keep(entry, body, draft)

    def _redraft(self, line: Line) -> Draft:
        try:
            draft = self.session.redraft(line)
        except Malformed as error:
            version = self.created.version
            raise error if version == self.game.version else other_rules(self.game, version) from None
        draft.line = line  # what was written down again says the same
        return draft

    def _require_same(self, seq: int, body: Decided | Remarked, draft: Draft) -> None:
        """An older version's positions may be written otherwise; those of this one are what they were."""
        is_ours = self.created.version == self.game.version
        if is_ours and body.sum and body.sum != checksum(draft.after):
            raise Malformed(
                f"log entry {seq}", f"{body.action} leads to another position than when it was made"
            )

    def keep(self, entry: LogEntry, body: Body, draft: Draft | None) -> None:
        """Make an entry part of the table, with what was worked out for it."""
        seq = entry.seq
        events: list[Event] = []
        is_change = False
        match body:
            case Decided() | Remarked():
                assert draft is not None
                body.chance[:] = map(intern, body.chance)
                is_change = self._act(seq, body, draft)
                events = draft.events
            case Begun():
                self._require_begun(seq, body)
                self.waiting = waiting_for(self.session, seq, body, self.asks)
                self.streams.tell(seq)
                is_change = True
            case Undone():
                self._undo(seq, body)
                is_change = True
            case HeldBack():
                self.session.befores.clear()  # nothing is taken back across what was said
                self.held.append(seq)
                self.streams.tell_only(body.seat, seq)
            case Chatted():
                self.streams.tell(seq)
            case Created():
                raise Malformed(f"log entry {seq}", "a table is created once")
            case Invited() | Kept() | Advised():
                self.company.keep(seq, body)
            case _:
                if isinstance(body, Returned):
                    self.session.befores.clear()
                self.company.keep(seq, body)
                if isinstance(body, Removed):
                    self._redact(body)
                if self.company.given_up is not None:
                    self.streams.lift(seq)
                self.streams.tell(seq)
        self.told.append(Told(entry, body, events, is_change))
        made = kind_and_seat(body)
        self.spent[made] += 1
        self.last_of[made] = seq
        if self.held and not self.is_dark():
            self.held = [held for held in self.held if self._can_still_be_said(held)]
        if self.clocks is not None:
            self.clocks.keep(entry, body, self._timed(), self.streams)

    def _act(self, seq: int, body: Decided | Remarked, draft: Draft) -> bool:
        """Keep what a seat did or said; whether somebody is asked something else now."""
        if isinstance(body, Decided):
            self._require_begun(seq, body)
            self.waiting = None
        before = self.state
        events = self.session.keep(draft)
        self._kept.append(seq)
        step = Step(seq, body.seat, events)
        is_change = True
        if isinstance(body, Remarked):
            self.held = [held for held in self.held if held != body.held]
            self.streams.remarked(step, self.state)
            asked = self.state.asked()
            is_change = asked is None or not is_asked_alike(before, self.state, asked)
        else:
            if body.instead:
                self.session.befores.clear()  # nobody takes back what another decided
            if not self.game.has_dark():  # else votes that are gone would tell that somebody decided
                self.company.decided(body.seat)
            self.streams.decided(step, self.state)
        return is_change

    def _redact(self, removed: Removed) -> None:
        for told in self.told:
            body = redacted(told.seq, told.body, removed)
            if body is not told.body:
                self.overwritten[told.seq] = told.body = body
                if isinstance(body, Created):
                    self.created = body

    def _can_still_be_said(self, seq: int) -> bool:
        body = self.entry(seq).body
        assert isinstance(body, HeldBack)
        if self.outcome() is not None:
            return False
        return self.state.refuse(body.seat, self.state.action(body.action)) is None

    def _require_begun(self, seq: int, body: Decided | Begun) -> None:
        """A decision that waits for chance is the next that is made."""
        if self.waiting is None:
            return
        begun = self.waiting.body
        is_same = (body.seat, body.action, body.instead) == (begun.seat, begun.action, begun.instead)
        if not is_same or body.chance[: len(begun.chance)] != begun.chance:
            raise Malformed(f"log entry {seq}", f"{body.action} is not what waits for chance")

    def _undo(self, seq: int, body: Undone) -> None:
        if self.undoable(body.seat) != body.of:
            raise Malformed(f"log entry {seq}", f"{body.of} cannot be taken back here")
        if self.waiting is not None:
            self.waiting = None
            self.streams.tell(seq)
            return
        self.session.undo()
        self._kept.pop()
        self.streams.undone(Step(seq, body.seat, [], takes_back=True), body.of, self.state)

    def undoable(self, seat: Seat) -> int | None:
        """The ``seq`` of the decision this seat may take back now. docs/undo.md has the policy."""
        if self.waiting is not None:
            begun = self.waiting.body
            is_free = begun.seat == seat and not begun.chance and not begun.instead
            return self.waiting.seq if is_free and self.company.given_up is None else None
        if not self.session.can_undo(seat) or self.streams.is_dark(seat) or self.company.given_up is not None:
            return None
        return self._kept[-1]

    def ends_dark(self, after: State) -> bool:
        """Whether this position brings somebody out of the dark."""
        viewers = (*range(len(self.chairs)), SPECTATOR)
        return any(self.streams.is_dark(viewer) and not after.is_dark(viewer) for viewer in viewers)

    def is_dark(self) -> bool:
        """Whether anybody who looks on is in the dark now."""
        return any(self.streams.is_dark(viewer) for viewer in (*range(len(self.chairs)), SPECTATOR))

    def due(self) -> int | None:
        """The remark to be made now that the dark has ended."""
        return self.held[0] if self.held and not self.is_dark() else None

    def heard_since(self, viewer: Seat, number: int) -> list[Hearing]:
        """What a viewer heard from this number of its own on."""
        return self.streams.since(viewer, number)

    def told_in(self, hearing: Hearing) -> list[Told]:
        return [self.entry(seq) for seq in hearing.seqs or (0,)]

    def kind_of(self, hearing: Hearing) -> Kind:
        """By what began it; what a set-up tells by itself is told like a decision."""
        first = self.told_in(hearing)[0].body
        return "decision" if hearing.number and isinstance(first, Created) else KINDS[type(first)]

    def standing(self) -> list[int]:
        """The ``seq`` of the set-up, of each decision that stands, and of what was said."""
        return [0, *self._kept]

    def record(self) -> Record:
        """The game as a record: what stands, without what was taken back, and who got up or sat down on the way."""
        self.session.names = self.names()
        record = self.session.record()
        for told in self.told:
            note = note_of(told.body)
            if note:
                record.notes.append((bisect_left(self._kept, told.seq), note))
        return record
