"""Whole streams, in every game: who is told the same is told it in the same portions."""

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.game import Options
from lampblack.kernel.seat import Seat
from lampblack.testkit.laws import LawBroken, Subject, streams_tell_nothing, walk
from tests.games.keys_to_the_castle.subject import KEYS
from tests.games.night_cage.subject import SUBJECTS as CAGES
from tests.games.nyctophobia.subject import NYCTO
from tests.games.stygian_society.subject import STYGIAN
from tests.kernel.highcard import TURNS, Fact, HighCard, HighCardState, subject_of

GAMES: list[tuple[Subject, Options]] = [
    (KEYS, {"players": "3"}),
    (CAGES["night-cage"], {"players": "3"}),
    (CAGES["night-cage-2019"], {"players": "3"}),
    (STYGIAN, {"players": "3"}),
    (NYCTO, {"players": "4", "hunter": "axe"}),
    (NYCTO, {"players": "3", "hunter": "mage"}),
    (NYCTO, {"players": "5", "hunter": "simple", "characters": "random"}),
]


@pytest.mark.parametrize(
    ("subject", "options"), GAMES, ids=lambda each: getattr(each, "game", None) and each.game.slug
)
def test_nobody_counts_what_others_decide(subject: Subject, options: Options) -> None:
    for seed in range(30):
        table = walk(subject, options, seed, 7 * seed)
        streams_tell_nothing(subject, table.state, seed)


class Announces(HighCardState):
    """Says whose turn it is, and with the highest card in hand the turn takes itself: nothing else is told of it."""

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        super().apply(seat, action, chance, log)
        self.announce(log)
        while self.turn < TURNS and self.cards[self.turn % 2] == "5":
            self.turn += 1
            self.announce(log)

    def announce(self, log: list[Event] | None) -> None:
        if log is not None and self.turn < TURNS:
            log.append(Event(EVERYONE, Fact(self.turn % 2, f"turn {self.turn}")))


class KeepsItDark(Announces):
    """The same, but nobody is told of a turn before the other's has begun."""

    def is_dark(self, seat: Seat) -> bool:
        return self.asked() not in (None, seat)


def test_a_turn_that_takes_itself_is_caught() -> None:
    def everywhere(game: HighCard) -> None:
        for seed in range(12):
            state = game.from_text(walk(subject_of(HighCard()), {}, seed, 0).state.to_text())
            streams_tell_nothing(subject_of(game), state, seed)

    everywhere(HighCard())
    with pytest.raises(LawBroken, match="in other portions"):
        everywhere(HighCard(Announces))
    everywhere(HighCard(KeepsItDark))
