"""A table's log, replayed: the seats, the position, and what everybody saw on the way."""

from collections.abc import Callable
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game
from lampblack.kernel.record import Line, Record
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.store import LogEntry
from lampblack.table.entries import Body, Chatted, Created, Decided, Invited, Joined, Remarked, Undone, decode
from lampblack.table.seats import Chair
from lampblack.table.streams import Streams, is_asked_alike, unmoved

FindGame = Callable[[str], Game]
NOBODY: Final[frozenset[Seat]] = frozenset()


class Told:
    """One entry of the log, the events it caused, and who noticed nothing of it."""

    def __init__(
        self, entry: LogEntry, body: Body, events: list[Event], unmoved: frozenset[Seat], is_change: bool
    ) -> None:
        self.seq = entry.seq
        self.at = entry.at
        self.kind = entry.kind
        self.body = body
        self.events = events
        self.unmoved = unmoved
        self.is_change = is_change
        """Somebody is asked something else now; a decision made before it is out of date."""


class Chronicle:
    """Law (the log is the truth): this object is a function of the entries added, in order."""

    def __init__(self, first: LogEntry, find_game: FindGame) -> None:
        body = decode(first)
        if not isinstance(body, Created) or first.seq != 0:
            raise Malformed(f"log entry {first.seq}", "a log begins with the table's creation, as entry 0")
        self.created: Final = body
        self.game: Final = find_game(body.game)
        self.chairs: Final = [Chair(number, seat) for number, seat in enumerate(body.seats)]
        self.streams: Final = Streams(len(self.chairs))
        self.chat_lines = 0
        self.session: Final = Session.of(self.game, body.options, body.chance)
        self._kept: list[int] = []  # the seq of each line that stands
        self.told: Final = [Told(first, body, self.session.events, NOBODY, True)]
        self.streams.add(0, NOBODY)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def seq(self) -> int:
        """The last entry's."""
        return self.told[-1].seq

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def add(self, entry: LogEntry) -> None:
        """Replay one more entry; ``Malformed`` when it does not follow from the ones before."""
        if entry.seq != self.seq + 1:
            raise Malformed(f"log entry {entry.seq}", f"follows on entry {self.seq}")
        body = decode(entry)
        events: list[Event] = []
        before, seats = self.state, len(self.chairs)
        unnoticed, is_change = NOBODY, False
        if isinstance(body, Decided | Remarked):
            draft = self.session.redraft(Line(body.seat, body.action, body.chance))
            if draft.is_remark != isinstance(body, Remarked):
                raise Malformed(f"log entry {entry.seq}", f"{body.action} is no {entry.kind}")
            events = self.session.keep(draft)
            self._kept.append(entry.seq)
            unnoticed = unmoved(before, self.state, events, body.seat, seats)
            asked = self.state.asked()
            is_change = not draft.is_remark or asked is None or not is_asked_alike(before, self.state, asked)
        elif isinstance(body, Undone):
            self._undo(entry.seq, body)
            unnoticed, is_change = self.told[body.of].unmoved, True
        elif isinstance(body, Joined):
            self._chair(entry.seq, body.seat).join(body)
        elif isinstance(body, Invited):
            self._chair(entry.seq, body.seat).offer(body)
        elif isinstance(body, Chatted):
            self.chat_lines += 1
        self.told.append(Told(entry, body, events, unnoticed, is_change))
        self.streams.add(entry.seq, unnoticed)

    def _chair(self, seq: int, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Malformed(f"log entry {seq}", f"there is no seat {seat}")
        return self.chairs[seat]

    def _undo(self, seq: int, body: Undone) -> None:
        if self.undoable(body.seat) != body.of:
            raise Malformed(f"log entry {seq}", f"{body.of} cannot be taken back here")
        self.session.undo()
        self._kept.pop()

    def undoable(self, seat: Seat) -> int | None:
        """The ``seq`` of the decision this seat may take back now. docs/undo.md has the policy."""
        return self._kept[-1] if self.session.can_undo(seat) else None

    def heard_since(self, viewer: Seat, number: int) -> list[Told]:
        """What a viewer heard from this number of its own on."""
        return [self.told[seq] for seq in self.streams.since(viewer, number)]

    def standing(self) -> list[int]:
        """The ``seq`` of the set-up, of each decision that stands, and of what was said."""
        kept: list[int] = []
        for told in self.told:
            if isinstance(told.body, Created | Decided | Remarked):
                kept.append(told.seq)
            elif isinstance(told.body, Undone):
                kept.pop()
        return kept

    def record(self) -> Record:
        """The game as a record: what stands, without what was taken back."""
        self.session.names = self.names()
        return self.session.record()


def draw_setup(game: Game, options: dict[str, str], chance: Chance) -> list[str]:
    """What chance gives a new game's set-up."""
    recording = RecordingChance(chance)
    game.setup(options, recording)
    return recording.lines


def draw(state: State, seat: Seat, text: str, chance: Chance) -> list[str]:
    """What chance makes of something done or said; the state itself stays as it is."""
    recording = RecordingChance(chance)
    after = state.clone()
    after.apply(seat, after.action(text), recording)
    return recording.lines
