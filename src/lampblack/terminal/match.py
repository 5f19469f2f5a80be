"""A game at this terminal: its record, what each viewer was told, and what can be taken back."""

from lampblack.bots.register import find_bot
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance, ReplayChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game, Options, Voice
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.recall import horizon
from lampblack.kernel.record import Record, hint_note
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.terminal.arguments import Sitter


class Journal:
    """What one viewer was told, and how much of it was said aloud."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.facts: list[int] = []
        """Of each line, how many facts it tells: one, or none when somebody just talks."""
        self.said = 0

    def tell(self, lines: list[str], *, facts: int = 1) -> None:
        self.lines += lines
        self.facts += [facts] * len(lines)

    def cut(self, length: int) -> None:
        """What came after so many lines was taken back."""
        del self.lines[length:]
        del self.facts[length:]
        self.said = min(self.said, length)

    def in_sight(self, most: int | None) -> list[str]:
        """As far back as the viewer may look (``State.recalls``)."""
        return self.lines[horizon(self.facts, most)[0] :]


class Match:
    def __init__(
        self,
        game: Game,
        options: Options,
        sitters: list[Sitter],
        chance: Chance,
        thoughts: Chance,
        position: str = "",
        session: Session | None = None,
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.names = [sitter.name for sitter in sitters]
        self.thoughts = thoughts
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.bots: dict[Seat, Player] = {
            seat: find_bot(game, sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot is not None
        }
        self.journals: dict[Seat, Journal] = {viewer: Journal() for viewer in self.people or [SPECTATOR]}
        self.lengths: list[dict[Seat, int]] = []
        """How long the journals were before each of the last lines that can be taken back."""
        self.session = session or Session(game, options, chance, self.names, position)
        self.allows_hints = len(self.people) == 1 and not game.has_dark()
        """Whether somebody may ask what a bot would do."""
        self.hear(self.session.events)

    @staticmethod
    def resume(
        game: Game, record: Record, sitters: list[Sitter], chance: Chance, thoughts: Chance
    ) -> "Match":
        """Go on where a verified record ends."""
        setup = ReplayChance(record.setup)
        match = Match(game, record.options, sitters, setup, thoughts, record.position)
        for line in record.lines:
            match.hear(match.session.keep(match.session.redraft(line)))
        match.session.notes = list(record.notes)
        match.session.befores.clear()
        match.session.chance = chance
        for journal in match.journals.values():
            journal.said = len(journal.lines)
        return match

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def voice(self, viewer: Seat) -> Voice:
        return Voice(viewer, self.names)

    def hear(self, events: list[Event]) -> None:
        """Tell every viewer what it may perceive."""
        for viewer, journal in self.journals.items():
            voice = self.voice(viewer)
            journal.tell([self.game.narrate(fact, voice) for fact in perceived(events, viewer)])

    def news(self, viewer: Seat) -> list[str]:
        """What this viewer was not told aloud yet."""
        journal = self.journals[viewer]
        lines = journal.lines[journal.said :]
        journal.said = len(journal.lines)
        return lines

    def story(self, viewer: Seat) -> list[str]:
        """What this viewer may still look back on."""
        return self.journals[viewer].in_sight(self.state.recalls(viewer))

    def describe(self, viewer: Seat) -> list[str]:
        return self.game.describe(self.state.observe(viewer), self.voice(viewer))

    def called(self, viewer: Seat) -> list[tuple[str, str, str]]:
        """What goes by a number in notation and by a name among people: the seats, and what the game knows."""
        seats = [("", seat_name(seat), name) for seat, name in enumerate(self.names)]
        return [*seats, *self.game.called(self.state.observe(viewer))]

    def draw(self, viewer: Seat) -> list[str]:
        return self.game.draw(self.state.observe(viewer)).splitlines()

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out what a seat decides or remarks."""
        self.lengths.append({viewer: len(journal.lines) for viewer, journal in self.journals.items()})
        self.hear(self.session.act(seat, action))
        self.lengths = self.lengths[len(self.lengths) - len(self.session.befores) :]

    def refuse_words(self, seat: Seat) -> Refusal | None:
        """Why a seat may not talk freely now."""
        words = self.state.words()
        return None if words is None else self.state.refuse(seat, words)

    def talk(self, seat: Seat, text: str) -> None:
        """Words of one's own: everybody here hears them, no record keeps them."""
        for viewer, journal in self.journals.items():
            journal.tell([f"{self.voice(viewer).subject(seat, 'say', 'says')}: {text}"], facts=0)

    def let_bot_decide(self, seat: Seat) -> None:
        """What the bot says, and one decision, if it is still its own."""
        remark = self.bots[seat].remark(Viewpoint(self.state, seat), self.thoughts)
        if remark is not None:
            self.act(seat, remark)
        if self.state.asked() == seat:
            self.act(seat, self.bots[seat].decide(Viewpoint(self.state, seat), self.thoughts))

    def note_hint(self, seat: Seat) -> None:
        self.session.notes.append((len(self.session.lines), hint_note(seat)))

    def can_undo(self, seat: Seat) -> bool:
        return self.session.can_undo(seat)

    def undo(self) -> str:
        """Take the last decision back; what it was."""
        for viewer, length in self.lengths.pop().items():
            self.journals[viewer].cut(length)
        return self.session.undo().action
