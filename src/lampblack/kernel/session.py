"""The keeper of one game: its state, what led to it, and what can be taken back.

A table, the terminal and whoever replays a record stand on it. What a seat does is parsed once and
applied once: ``draft`` works out what comes of it, ``keep`` makes that part of the game.
"""

from collections.abc import Iterator, Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed, OtherRules
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Options
from lampblack.kernel.moment import Moment as Moment
from lampblack.kernel.record import Line, Record, result_line
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.undo import is_harmless_to_undo


@final
class Draft:
    """What an action leads to, worked out but not yet part of the game."""

    def __init__(self, line: Line, is_remark: bool, events: list[Event], after: State) -> None:
        self.line = line
        self.is_remark = is_remark
        self.events = events
        self.after = after


@final
class Session:
    """Law (the log is the truth): its state follows from options, set-up and lines alone."""

    def __init__(
        self, game: Game, options: Options, chance: Chance, names: Sequence[str] = (), position: str = ""
    ) -> None:
        self.game = game
        self.chance = chance
        self.options = game.complete(options)
        self.names = list(names)
        self.events: list[Event] = []
        """What the set-up told."""
        recording = RecordingChance(chance)
        self.position = position
        """Where the game begins, when it does not begin with its set-up."""
        if position:
            self.state = game.from_text(position)
        else:
            self.state = game.setup(options, recording, self.events)
        self.setup = recording.lines
        self.lines: list[Line] = []
        self.notes: list[tuple[int, str]] = []
        """What the record is to note besides the game, after how many lines."""
        self.befores: list[State] = []
        """The states before the last lines, as many of them as can be taken back."""

    @staticmethod
    def of(
        game: Game, options: Options, setup: list[str], names: Sequence[str] = (), position: str = ""
    ) -> "Session":
        """The game that chance dealt so; ``Malformed`` when that does not fit the rules."""
        chance = ReplayChance(setup)
        session = Session(game, options, chance, names, position)
        check_spent(chance)
        return session

    def draft(self, seat: Seat, action: Action, chance: Chance | None = None) -> Draft:
        """What comes of an action; ``IllegalAction`` when the rules refuse it. Nothing changes yet."""
        return self.draft_all(seat, action.text, [action], self.chance if chance is None else chance)

    def draft_all(self, seat: Seat, text: str, actions: list[Action], chance: Chance) -> Draft:
        """The same for actions one after another, which make one line."""
        recording = RecordingChance(chance)
        events: list[Event] = []
        after = self.state.clone()
        for action in actions:
            after.apply(seat, action, recording, events)
        return Draft(Line(seat, text, recording.lines), actions[0].is_remark, events, after)

    def redraft(self, line: Line) -> Draft:
        """A line of a log or record once more; ``Malformed`` when it does not follow from those before."""
        where = f"record, action {len(self.lines) + 1}"
        chance = ReplayChance(line.chance)
        try:
            actions = self.game.read(self.state, line.action)
            draft = self.draft_all(line.seat, line.action, actions, chance)
            check_spent(chance)
        except IllegalAction as illegal:  # a name of its own: mypyc gives a name one type
            raise Malformed(where, f"{line.action}: {illegal.refusal}") from None
        except Malformed as error:
            raise Malformed(where, f"{line.action}: {error}") from None
        return draft

    def keep(self, draft: Draft) -> list[Event]:
        """Make a draft of the present position part of the game; the events it caused."""
        line = draft.line
        if draft.is_remark or not is_harmless_to_undo(line, draft.events, draft.after):
            self.befores.clear()  # what is said is said, and nothing before it is taken back either
        else:
            if self.lines and self.lines[-1].seat != line.seat:
                self.befores.clear()
            self.befores.append(self.state)
        self.state = draft.after
        self.lines.append(line)
        return draft.events

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out what a seat does or says; the events it caused."""
        return self.keep(self.draft(seat, action))

    def play(self, text: str) -> list[Event]:
        """Carry out a decision of the seat that is asked, given in notation."""
        seat = self.state.asked()
        if seat is None:
            raise Malformed("action", "the game is over")
        return self.act(seat, self.state.action(text))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last line is this seat's and may be taken back; docs/undo.md has the policy."""
        return bool(self.befores) and self.lines[-1].seat == seat

    def undo(self) -> Line:
        """Take back the last line, which ``can_undo`` allowed."""
        self.state = self.befores.pop()
        return self.lines.pop()

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        record = Record(self.game.slug, self.options, self.names)
        record.version = self.game.version
        record.notes = [(min(after, len(self.lines)), note) for after, note in self.notes]
        record.digest = self.game.digest(self.options)
        record.position = self.position
        record.setup = list(self.setup)
        record.lines = list(self.lines)
        outcome = self.state.outcome()
        if outcome is not None:
            record.result = result_line(outcome)
        return record


def replay(game: Game, record: Record) -> Iterator[Moment]:
    """Every moment of the record, from the set-up on, each checked against the rules.

    Law (the log is the truth): replaying gives the same states on every machine;
    ``testkit.laws.replay_matches`` checks it.
    """
    require_same_rules(game, record.options, record.version, record.digest)
    try:
        session = Session.of(game, record.options, record.setup, record.names, record.position)
    except Malformed as error:
        raise Malformed("record, set-up", str(error)) from None
    yield Moment(session.state, session.events, None)
    for line in record.lines:
        try:
            draft = session.redraft(line)
        except Malformed as error:
            raise error if record.version == game.version else other_rules(game, record.version) from None
        events = session.keep(draft)
        yield Moment(session.state, events, line)
    outcome = session.state.outcome()
    result = None if outcome is None else result_line(outcome)
    if record.result is not None and record.result != result:
        raise Malformed("record, result", f"says {record.result!r}, the rules say {result!r}")


def require_same_rules(game: Game, options: Options, version: int, digest: str) -> None:
    """``OtherRules`` for a game begun under rules or with content that are not here; no digest fits any content."""
    if version != game.version and version not in game.also_reads:
        raise other_rules(game, version)
    if digest and digest != game.digest(options):
        raise OtherRules(
            f"this was played with other content of {game.title} than is here; "
            f"a Lampblack with the content {digest} reads it"
        )


def other_rules(game: Game, version: int) -> OtherRules:
    return OtherRules(
        f"this was played by version {version} of the rules of {game.title}, and here is version "
        f"{game.version}; a Lampblack with version {version} of these rules reads it"
    )


def check_spent(chance: ReplayChance) -> None:
    if not chance.is_spent():
        raise Malformed("chance", f"{chance.lines[chance.at]!r} was never asked for")
