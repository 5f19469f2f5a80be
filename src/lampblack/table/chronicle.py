"""A table's log, replayed: the seats, the position, and what everybody saw on the way."""

from collections.abc import Callable
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game
from lampblack.kernel.record import Decision, Record, check_spent, replay_decision, result_line
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.undo import is_harmless_to_undo
from lampblack.store import LogEntry
from lampblack.table.entries import Body, Created, Decided, Invited, Joined, Said, Spoken, Undone, decode
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
        self.decisions: Final[list[Decision]] = []
        """Those that stand, and what was said between them; the ones taken back are left out."""
        self.streams: Final = Streams(len(self.chairs))
        self.chat_lines = 0
        self._before: list[tuple[int, State]] = []  # what can be taken back: seq, and the state before
        chance = ReplayChance(body.chance)
        events: list[Event] = []
        self.state = self.game.setup(body.options, chance, events)
        check_spent(chance)
        self.told: Final = [Told(first, body, events, NOBODY, True)]
        self.streams.add(0, NOBODY)

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
        if isinstance(body, Decided):
            self._decide(entry.seq, body, events)
            unnoticed, is_change = unmoved(before, self.state, events, body.seat, seats), True
        elif isinstance(body, Spoken):
            self._speak(body, events)
            unnoticed = unmoved(before, self.state, events, body.seat, seats)
            acting = self.state.to_act()
            is_change = acting is None or not is_asked_alike(before, self.state, acting)
        elif isinstance(body, Undone):
            self._undo(entry.seq, body)
            unnoticed, is_change = self.told[body.of].unmoved, True
        elif isinstance(body, Joined):
            self._chair(entry.seq, body.seat).join(body)
        elif isinstance(body, Invited):
            self._chair(entry.seq, body.seat).offer(body)
        elif isinstance(body, Said):
            self.chat_lines += 1
        self.told.append(Told(entry, body, events, unnoticed, is_change))
        self.streams.add(entry.seq, unnoticed)

    def _decide(self, seq: int, body: Decided, events: list[Event]) -> None:
        before = self.state
        after = before.clone()
        decision = Decision(body.seat, body.action, body.chance)
        replay_decision(after, decision, len(self.decisions) + 1, events)
        if not is_harmless_to_undo(decision, events, after):
            self._before.clear()
        else:
            if self.decisions and self.decisions[-1].seat != body.seat:
                self._before.clear()
            self._before.append((seq, before))
        self.state = after
        self.decisions.append(decision)

    def _speak(self, body: Spoken, events: list[Event]) -> None:
        """What is said is said: it cannot be taken back, nor anything before it."""
        after = self.state.clone()
        said = Decision(body.seat, body.action, body.chance)
        replay_decision(after, said, len(self.decisions) + 1, events)
        self._before.clear()
        self.state = after
        self.decisions.append(said)

    def _chair(self, seq: int, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Malformed(f"log entry {seq}", f"there is no seat {seat}")
        return self.chairs[seat]

    def _undo(self, seq: int, body: Undone) -> None:
        if self.undoable(body.seat) != body.of:
            raise Malformed(f"log entry {seq}", f"{body.of} cannot be taken back here")
        _, self.state = self._before.pop()
        self.decisions.pop()

    def undoable(self, seat: Seat) -> int | None:
        """The ``seq`` of the decision this seat may take back now. docs/undo.md has the policy."""
        if not self._before or self.decisions[-1].seat != seat:
            return None
        return self._before[-1][0]

    def heard_since(self, viewer: Seat, number: int) -> list[Told]:
        """What a viewer heard from this number of its own on."""
        return [self.told[seq] for seq in self.streams.since(viewer, number)]

    def standing(self) -> list[int]:
        """The ``seq`` of the set-up, of each decision that stands, and of what was said."""
        kept: list[int] = []
        for told in self.told:
            if isinstance(told.body, Created | Decided | Spoken):
                kept.append(told.seq)
            elif isinstance(told.body, Undone):
                kept.pop()
        return kept

    def record(self) -> Record:
        """The game as a record: what stands, without what was taken back."""
        record = Record(self.game.slug, self.created.options, self.names())
        record.setup = list(self.created.chance)
        record.decisions = list(self.decisions)
        outcome = self.state.outcome()
        if outcome is not None:
            record.result = result_line(outcome)
        return record


def draw_setup(game: Game, options: dict[str, str], chance: Chance) -> list[str]:
    """What chance gives a new game's set-up."""
    recording = RecordingChance(chance)
    game.setup(options, recording)
    return recording.lines


def draw_aside(state: State, seat: Seat, text: str, chance: Chance) -> list[str]:
    """What chance makes of something said."""
    recording = RecordingChance(chance)
    after = state.clone()
    after.interject(seat, after.action(text), recording)
    return recording.lines


def draw_decision(state: State, text: str, chance: Chance) -> list[str]:
    """What chance makes of a legal action; the state itself stays as it is."""
    recording = RecordingChance(chance)
    after = state.clone()
    after.apply(after.action(text), recording)
    return recording.lines
