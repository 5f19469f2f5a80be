"""Records: one game as a readable text file, every decision and every chance outcome.

    lampblack record 1
    game: keys-to-the-castle
    players: 2
    name P0: Ada

    * colour A1 Y
    P0 OPEN(KY,C8)
    * door C8 OPEN
    = P0 wins [KC-WIN-01]

A header of ``field: value`` lines, a blank line, then one line per decision (``P0 …``) and per
chance outcome (``* …``), and, when the game is over, its result (``= …``).
"""

from collections.abc import Iterator
from typing import Final, final

from lampblack.kernel.answers import IllegalAction, Malformed, Outcome
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Options
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.state import State

FIRST_LINE: Final = "lampblack record 1"


@final
class Decision:
    """One decision and the chance outcomes it led to."""

    def __init__(self, seat: Seat, action: str, chance: list[str]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance


def result_line(outcome: Outcome) -> str:
    who = " ".join(seat_name(seat) for seat in outcome.winners) or "nobody"
    return f"{who} [{outcome.rule}] {outcome.reason}"


@final
class Record:
    def __init__(self, game: str, options: Options, names: list[str] | None = None) -> None:
        self.game = game
        self.options = dict(options)
        self.names = [" ".join(name.split()) for name in names or []]  # a name is one line
        self.setup: list[str] = []
        self.decisions: list[Decision] = []
        self.result: str | None = None

    def to_text(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}"]
        lines += [f"{name}: {value}" for name, value in self.options.items()]
        lines += [f"name P{seat}: {name}" for seat, name in enumerate(self.names)]
        lines.append("")
        lines += [f"* {line}" for line in self.setup]
        for decision in self.decisions:
            lines.append(f"{seat_name(decision.seat)} {decision.action}")
            lines += [f"* {line}" for line in decision.chance]
        if self.result is not None:
            lines.append(f"= {self.result}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> "Record":
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise Malformed("line 1", f"a record starts with {FIRST_LINE!r}")
        header: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            field, colon, value = lines[at].partition(":")
            if not colon:
                raise Malformed(f"line {at + 1}", "a header line is 'field: value'")
            if field.strip() in header:
                raise Malformed(f"line {at + 1}", f"{field.strip()!r} is given twice")
            header[field.strip()] = value.strip()
            at += 1
        if "game" not in header:
            raise Malformed("game", "the header does not say which game this is")
        record = Record(header.pop("game"), {})
        for seat in range(len(header)):
            name = header.pop(f"name P{seat}", None)
            if name is None:
                break
            record.names.append(name)
        record.options = header
        for number in range(at, len(lines)):
            line = lines[number].strip()
            if line:
                record.read_line(line, number + 1)
        return record

    def read_line(self, line: str, number: int) -> None:
        if self.result is not None:
            raise Malformed(f"line {number}", "nothing may follow the result")
        mark, _, rest = line.partition(" ")
        if mark == "*":
            (self.decisions[-1].chance if self.decisions else self.setup).append(rest)
        elif mark == "=":
            self.result = rest
        elif mark[:1] == "P" and mark[1:].isdigit():
            self.decisions.append(Decision(int(mark[1:]), rest, []))
        else:
            raise Malformed(f"line {number}", "starts neither with a seat, nor with * or =")


@final
class Moment:
    """A point of a replay: the state, and the events that led to it from the one before."""

    def __init__(self, state: State, events: list[Event], decision: Decision | None) -> None:
        self.state = state
        self.events = events
        self.decision = decision


def replay(game: Game, record: Record) -> Iterator[Moment]:
    """Every moment of the record, from the set-up on, each checked against the rules.

    Law (the log is the truth): replaying gives the same states on every machine;
    ``kernel.laws.replay_matches`` checks it. The moments share one state: clone what you keep.
    """
    chance = ReplayChance(record.setup)
    events: list[Event] = []
    try:
        state = game.setup(record.options, chance, events)
        check_spent(chance)
    except Malformed as error:
        raise Malformed("record, set-up", str(error)) from None
    yield Moment(state, events, None)
    for number, decision in enumerate(record.decisions, start=1):
        events = []
        replay_decision(state, decision, number, events)
        yield Moment(state, events, decision)
    outcome = state.outcome()
    result = None if outcome is None else result_line(outcome)
    if record.result is not None and record.result != result:
        raise Malformed("record, result", f"says {record.result!r}, the rules say {result!r}")


def replay_decision(state: State, decision: Decision, number: int, log: list[Event]) -> None:
    where = f"record, decision {number}"
    try:
        action = state.action(decision.action)
    except Malformed as error:
        raise Malformed(where, f"{decision.action}: {error}") from None
    is_aside = state.refuse_aside(decision.seat, action) is None
    if not is_aside and state.to_act() != decision.seat:
        acting = state.to_act()
        turn = "the game is over" if acting is None else f"it is {seat_name(acting)}'s decision"
        raise Malformed(where, f"{seat_name(decision.seat)} cannot act: {turn}")
    chance = ReplayChance(decision.chance)
    try:
        if is_aside:
            state.interject(decision.seat, action, chance, log)
        else:
            state.apply(action, chance, log)
        check_spent(chance)
    except IllegalAction as illegal:  # a name of its own: mypyc gives a name one type
        raise Malformed(where, f"{decision.action}: {illegal.refusal}") from None
    except Malformed as error:
        raise Malformed(where, f"{decision.action}: {error}") from None


def check_spent(chance: ReplayChance) -> None:
    if not chance.is_spent():
        raise Malformed("chance", f"{chance.lines[chance.at]!r} was never asked for")


@final
class Recorder:
    """Plays a game and keeps its record."""

    def __init__(self, game: Game, options: Options, chance: Chance, names: list[str]) -> None:
        self.chance = chance
        self.record = Record(game.slug, game.complete(options), names)
        recording = RecordingChance(chance)
        self.events: list[Event] = []
        self.state = game.setup(options, recording, self.events)
        self.record.setup = recording.lines

    def play(self, action: str) -> list[Event]:
        """Apply an action given in notation; the events it caused."""
        seat = self.state.to_act()
        recording = RecordingChance(self.chance)
        events: list[Event] = []
        self.state.apply(self.state.action(action), recording, events)
        assert seat is not None  # apply refuses once the game is over
        self.record.decisions.append(Decision(seat, action, recording.lines))
        return self.close(events)

    def say(self, seat: Seat, action: str) -> list[Event]:
        """What a seat says, in turn or out of it; the events it caused."""
        recording = RecordingChance(self.chance)
        events: list[Event] = []
        self.state.interject(seat, self.state.action(action), recording, events)
        self.record.decisions.append(Decision(seat, action, recording.lines))
        return self.close(events)

    def redo(self, decision: Decision) -> list[Event]:
        """One line of another record once more: decided or said, with the outcomes it had."""
        chance, self.chance = self.chance, ReplayChance(decision.chance)
        is_aside = self.state.refuse_aside(decision.seat, self.state.action(decision.action)) is None
        events = self.say(decision.seat, decision.action) if is_aside else self.play(decision.action)
        self.chance = chance
        return events

    def close(self, events: list[Event]) -> list[Event]:
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.result = result_line(outcome)
        return events
