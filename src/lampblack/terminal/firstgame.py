"""A first game at this terminal: an ordinary one, in which what comes up for the first time is explained."""

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, SystemChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game
from lampblack.kernel.lesson import FirstGame, Note
from lampblack.kernel.seat import Seat
from lampblack.terminal.arguments import Sitter, options_for, sitters_from
from lampblack.terminal.learn import lessons_of, prose
from lampblack.terminal.match import Match
from lampblack.terminal.play import Evening, play
from lampblack.terminal.screen import Screen


class FirstMatch(Match):
    """Keeps what its learner was told lately, by type."""

    def __init__(
        self, game: Game, first: FirstGame, sitters: list[Sitter], chance: Chance, thoughts: Chance
    ) -> None:
        self.heard: set[str] = set()
        options = options_for(game, first.options, len(sitters))
        super().__init__(game, options, sitters, chance, thoughts)

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.heard |= {type(fact).__name__ for fact in perceived(events, self.people[0])}


class FirstEvening(Evening):
    """Says each note once, before the learner decides."""

    def __init__(self, match: FirstMatch, screen: Screen, notes: list[Note], *, always_draw: bool) -> None:
        super().__init__(match, screen, always_draw=always_draw)
        self.first = match
        self.notes = list(notes)

    def ask(self, seat: Seat) -> None:
        prompt = self.match.state.prompt(seat)
        assert prompt is not None  # somebody is asked
        due = [note for note in self.notes if note.fact in self.first.heard or note.prompt == prompt.name]
        self.first.heard = set()
        self.notes = [note for note in self.notes if note not in due]
        for note in due:
            self.screen.say(f"Advice: {prose(note.say)}")
        super().ask(seat)


def play_first(game: Game, screen: Screen, *, always_draw: bool, chance: Chance | None = None) -> None:
    first = lessons_of(game).first_game
    if first is None:
        raise Malformed(
            "lesson", f"{game.title} has no first game; lampblack play {game.slug} is a whole one"
        )
    sitters = sitters_from(game, ",".join(first.seats))
    match = FirstMatch(game, first, sitters, chance or SystemChance(), chance or SystemChance())
    screen.say(first.promise)
    play(FirstEvening(match, screen, first.notes, always_draw=always_draw), None)
