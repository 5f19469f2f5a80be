"""How does this work? Every thing has a sentence, a rule and a lesson that are there, and everything on a table is one."""

from collections.abc import Iterator, Sequence

import pytest

from lampblack.games import shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.playout import decide
from lampblack.kernel.state import State
from lampblack.kernel.things import Thing, things_in
from lampblack.terminal.what import what_lines
from lampblack.testkit.lessons import check_things

GAMES = list(shelf())
LONGEST = 170
"""Letters of one sentence."""


def lessons_of(slug: str) -> Lessons:
    found = shelf()[slug].lessons()
    assert found is not None
    return found


def positions(game: Game, games: int, decisions: int) -> Iterator[State]:
    for seed in range(games):
        chance = SeededChance(f"things {seed}")
        state = game.setup(game.complete(game.usual()), chance)
        for _ in range(decisions):
            seat = state.asked()
            if seat is None:
                break
            yield state
            legal = state.legal(seat)
            state = state.clone()
            decide(state, legal[chance.below(len(legal))], chance)


@pytest.mark.parametrize("slug", GAMES)
def test_rules_and_lessons_are_there(slug: str) -> None:
    check_things(shelf()[slug])
    things = lessons_of(slug).things
    assert len(things) >= 15
    for thing in things:
        said = " ".join(passage.text for passage in thing.say)
        assert len(said) <= LONGEST, (thing.name, len(said))
        assert said.endswith("."), thing.name


def undone(game: Game, things: Sequence[Thing], games: int, decisions: int) -> set[str]:
    """Buttons and questions that name nothing."""
    unknown: set[str] = set()
    for state in positions(game, games, decisions):
        seat = state.asked()
        assert seat is not None
        prompt = state.prompt(seat)
        assert prompt is not None
        labels = [game.label(action) for action in state.legal(seat)]
        unknown |= {label for label in (*labels, prompt.text) if not things_in(things, label)}
    return unknown


def unseen(game: Game, things: Sequence[Thing], games: int, decisions: int) -> set[str]:
    """Sentences of descriptions that name nothing."""
    unknown: set[str] = set()
    for state in positions(game, games, decisions):
        for seat in range(game.seats(game.complete(game.usual()))):
            voice = Voice(seat, ["Ada", "Ben", "Cleo", "Dan", "Eve"])
            told = game.describe(state.observe(seat), voice)
            unknown |= {line for line in told if not things_in(things, line)}
    return unknown


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_can_be_done_and_seen_is_explained(slug: str) -> None:
    game, things = shelf()[slug], lessons_of(slug).things
    assert not undone(game, things, games=2, decisions=80)
    assert not unseen(game, things, games=1, decisions=25)


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_whatever_can_be_done_and_seen_in_many_games_is_explained(slug: str) -> None:
    game, things = shelf()[slug], lessons_of(slug).things
    assert not undone(game, things, games=10, decisions=300)
    assert not unseen(game, things, games=3, decisions=120)


def test_the_particular_comes_first() -> None:
    things = lessons_of("night-cage").things
    assert [thing.name for thing in things_in(things, "C4: a Key, lit")][:1] == ["key"]
    assert not things_in([Thing("key", "Key", ["Key"], [], "X", "")], "a Monkey")


def test_the_terminal_tells_it() -> None:
    game = shelf()["night-cage"]
    (line,) = what_lines(game, "the Gate")
    assert line.startswith("Gate: All prisoners win together")
    assert line.endswith("Rule NC-END-01. Lesson: lampblack learn night-cage what-we-want.")
    assert what_lines(game, "")[0].startswith("You can ask about Gate, ")
    assert what_lines(game, "spoon")[0].startswith("Nothing here is called 'spoon'.")
