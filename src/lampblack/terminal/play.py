"""A whole game at this terminal: who is at it, whose turn it is, how it ends."""

from collections.abc import Sequence
from pathlib import Path

from lampblack.kernel.answers import Malformed, Outcome
from lampblack.kernel.chance import Chance, SeededChance, SystemChance
from lampblack.kernel.game import Game, Options, Voice
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name, unnamed
from lampblack.kernel.session import replay
from lampblack.terminal.arguments import Sitter, options_for
from lampblack.terminal.asking import AskingChance
from lampblack.terminal.match import Match
from lampblack.terminal.person import Person
from lampblack.terminal.recap import hint_counts, recap_lines
from lampblack.terminal.screen import Leave, Screen


def chances(
    seed: str | None, cardboard: bool, screen: Screen, asks: frozenset[str] = frozenset()
) -> tuple[Chance, Chance]:
    """What the game and what the bots draw on, as in the lab: the same seed is the same game.

    ``asks`` names the questions that people answer because what they are about stands on their table.
    """
    if cardboard:
        return AskingChance(screen), SystemChance()
    chance = SystemChance() if seed is None else SeededChance(seed)
    thoughts = SystemChance() if seed is None else SeededChance(f"{seed}/bots")
    return AskingChance(screen, asks, chance) if asks else chance, thoughts


def resumable(game: Game, record: Record, sitters: list[Sitter]) -> None:
    """``Malformed`` when this record cannot be gone on with."""
    for _ in replay(game, record):
        pass
    if record.result is not None:
        raise Malformed("resume", "the game of this record is over; lampblack replay shows it")
    if len(sitters) != game.seats(record.options):
        raise Malformed("seats", f"{len(sitters)} of them, the record has {game.seats(record.options)}")


class Evening:
    """One match with the people at this terminal."""

    def __init__(self, match: Match, screen: Screen, *, always_draw: bool) -> None:
        self.match = match
        self.screen = screen
        self.always_draw = always_draw
        self.people: dict[Seat, Person] = {seat: Person(match, seat, screen) for seat in match.people}
        self.watcher: Seat | None = None
        """Whom the screen speaks to now; nobody before the first hand-over."""
        if not match.is_hot_seat:
            self.watcher = match.people[0] if match.people else SPECTATOR
        self.last: Seat | None = None
        """Who was asked last, as far as the watcher could tell."""
        self.asked: Seat | None = None
        """Whose turn it was, as far as the watcher could tell."""

    def run(self) -> None:
        self.introduce()
        while (seat := self.match.state.asked()) is not None:
            is_noticed = seat in self.people or not self.is_dark()
            if seat in self.people:
                self.asked = seat
                self.hand_over(seat)
                self.tell_news()
                self.ask(seat)
            elif not self.is_spoken_for():
                self.match.let_bot_decide(seat)
                if not self.match.is_hot_seat:
                    self.tell_news()
            if is_noticed:
                self.last = seat
        self.tell_news()

    def is_dark(self) -> bool:
        """Whether nothing may be told now: what is done in the dark comes at once when it is over."""
        return self.watcher is not None and self.match.state.is_dark(self.watcher)

    def is_spoken_for(self) -> bool:
        """Before another's turn, somebody who wants to may say something; whether that changed things."""
        if self.match.is_hot_seat or not self.people or self.is_dark():
            return False
        me = self.match.people[0]
        prompt = self.match.state.prompt(me)
        assert prompt is not None  # somebody is asked
        person, asked = self.people[me], prompt.seat
        if asked == self.asked:
            return False
        self.asked = asked
        if asked == me or not (person.listens or person.speech.is_silenced()):
            return False
        before = len(self.match.session.lines)
        person.overhear(self.match.names[asked])
        return len(self.match.session.lines) != before

    def introduce(self) -> None:
        self.screen.stress(f"{self.match.game.title}.")
        for seat, sitter in enumerate(self.match.sitters):
            if sitter.bot is not None:
                who = f"{sitter.name}, the bot {sitter.bot}"
            elif self.match.is_hot_seat:
                who = f"{sitter.name}, at this terminal"
            else:
                who = "you" if sitter.name == unnamed(seat) else f"you, {sitter.name}"
            self.screen.say(f"{seat_name(seat)} is {who}.")
        for option in self.match.game.options():
            value = self.match.session.options.get(option.name, option.default)
            if option.rule and value != option.default:
                said = next(offer.label for offer in option.offers if offer.value == value)
                self.screen.say(f"House rule {option.rule}, {option.title}: {said}.")
        if self.match.allows_hints and self.match.game.has_dark():
            self.screen.say("Whoever decides may type hint, to hear what a bot would do.")
        if self.people:
            self.screen.say("Type help to hear the commands.")

    def hand_over(self, seat: Seat) -> None:
        """Nobody sees another's hand: what was on the screen goes before the next person comes."""
        if self.watcher == seat:
            return
        if self.watcher is not None:
            self.tell_news()
            self.screen.say("Your part is done. Press Enter to clear the screen.")
            self.screen.ask("")
            self.screen.wipe()
        name = self.match.names[seat]
        self.screen.stress(f"Pass to {name}. {name}, press Enter when nobody else can see or hear.")
        if self.screen.ask("").lower() == "quit":
            raise Leave
        self.watcher = seat

    def tell_news(self) -> None:
        if self.watcher is not None and not self.is_dark():
            self.screen.say(*self.match.news(self.watcher))

    def ask(self, seat: Seat) -> None:
        if self.always_draw:
            self.screen.say(*self.match.draw(seat))
        self.people[seat].decide(is_new_turn=self.last != seat)
        self.tell_news()


def outcome_line(outcome: Outcome, names: list[str], sides: Sequence[int]) -> str:
    """Who wins and why; who plays together loses together."""
    why = Voice(SPECTATOR, names).named(outcome.reason)
    reason = f"{why}. Rule {outcome.rule}."
    if not outcome.winners:
        lost = "all have lost together" if len(set(sides)) == 1 else "nobody wins"
        return f"The game is over and {lost}: {reason}"
    who = " and ".join(names[seat] for seat in outcome.winners)
    return f"The game is over. {who} {'wins' if len(outcome.winners) == 1 else 'win'}: {reason}"


def play(evening: Evening, record_file: Path | None) -> None:
    """Play to the end, or until somebody leaves; keep the record where that was asked for."""
    match, screen = evening.match, evening.screen
    try:
        evening.run()
    except Leave:
        screen.say("You leave the game unfinished.")
    else:
        outcome = match.state.outcome()
        assert outcome is not None  # nobody is left to act
        screen.stress(outcome_line(outcome, match.names, match.game.sides(match.session.options)))
        watcher = SPECTATOR if evening.watcher is None or match.is_hot_seat else evening.watcher
        kept = match.session.record()
        screen.say(*recap_lines(match.game, replay(match.game, kept), Voice(watcher, match.names)))
        screen.say(*hint_counts(kept, Voice(watcher, match.names)))
        if record_file is None and match.people:
            record_file = ask_where_to_keep(screen)
    finally:
        if record_file is not None:
            record_file.write_text(match.session.record().to_text(), encoding="utf-8")
            screen.say(f"The record is in {record_file}. lampblack replay {record_file} shows it again.")


def ask_where_to_keep(screen: Screen) -> Path | None:
    screen.say("To keep the record type a file's name, or press Enter to leave.")
    while True:
        try:
            name = screen.ask("file> ")
            if not name:
                return None
            Path(name).touch(exist_ok=False)
        except Leave:
            return None
        except OSError as error:
            screen.say(f"Not kept in {name}: {error.strerror}.")
        else:
            return Path(name)


def begin(
    game: Game,
    options: Options,
    sitters: list[Sitter],
    chance: Chance,
    thoughts: Chance,
    record: Record | None,
    hints: bool | None = None,
) -> Match:
    """A new match, or the one a record left unfinished."""
    if record is not None:
        resumable(game, record, sitters)
        match = Match.resume(game, record, sitters, chance, thoughts)
    else:
        match = Match(game, options_for(game, options, len(sitters)), sitters, chance, thoughts)
    if hints is not None:
        match.allows_hints = hints
    return match
