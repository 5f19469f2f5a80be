"""How a game is taught: lessons on positions of the real game, and a first game that explains itself.

Lessons are data: ``games/<game>/lessons/`` has a TOML file for each (docs/lessons.md). The rules know nothing of
them; ``kernel.learning`` runs one on the game's own engine.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from lampblack.kernel.book import Passage
from lampblack.kernel.seat import Seat
from lampblack.kernel.things import Thing

FREE: Final = "*"
"""What a step asks for when any legal decision will do."""


@final
class Step:
    """Something said and, where ``do`` is not empty, something the learner is to do.

    ``do`` are actions in notation, with ``*`` for any text; the first is the one to show. ``wrong`` answers other
    actions by name, ``hint`` all the rest. ``chance`` and ``then`` are what is drawn and what others decide, after
    the learner's action or, where there is none, when the learner goes on.
    """

    def __init__(
        self,
        say: Sequence[Passage],
        look: Sequence[str] = (),
        do: Sequence[str] = (),
        right: Sequence[Passage] = (),
        hint: Sequence[Passage] = (),
        wrong: Mapping[str, Sequence[Passage]] | None = None,
        chance: Sequence[str] = (),
        then: Sequence[str] = (),
    ) -> None:
        self.say = list(say)
        self.look = list(look)
        """What to look at, by the names that the game's board has for its things (``Game.places``)."""
        self.do = list(do)
        self.right = list(right)
        self.hint = list(hint)
        self.wrong = {pattern: list(said) for pattern, said in (wrong or {}).items()}
        self.chance = list(chance)
        self.then = list(then)

    def asks(self) -> bool:
        return bool(self.do)

    def said(self) -> list[Passage]:
        """Everything the step can ever say."""
        wrong = [passage for said in self.wrong.values() for passage in said]
        return [*self.say, *self.right, *self.hint, *wrong]


@final
class Lesson:
    """One idea in a minute or two: ``name`` is its address, ``promise`` what one will know afterwards."""

    def __init__(
        self,
        name: str,
        title: str,
        promise: str,
        position: str,
        steps: Sequence[Step],
        seat: Seat = 0,
        people: Sequence[str] = (),
        about: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.promise = promise
        self.position = position
        self.steps = list(steps)
        self.seat = seat
        self.people = list(people)
        """What the seats are called, the learner's too."""
        self.about = list(about)
        """The rules it explains: who asks about one of them is led here."""

    def said(self) -> list[Passage]:
        return [passage for step in self.steps for passage in step.said()]


@final
class Note:
    """What is said in a first game when something comes up for the first time.

    ``prompt`` is the name of a decision the learner is asked for, ``fact`` the type of something told.
    """

    def __init__(
        self, say: Sequence[Passage], prompt: str = "", fact: str = "", look: Sequence[str] = ()
    ) -> None:
        self.say = list(say)
        self.prompt = prompt
        self.fact = fact
        self.look = list(look)


@final
class FirstGame:
    """An ordinary game with bots whose first turns explain themselves; ``seats`` has ``me`` for the learner."""

    def __init__(
        self,
        title: str,
        promise: str,
        options: Mapping[str, str],
        seats: Sequence[str],
        notes: Sequence[Note],
    ) -> None:
        self.title = title
        self.promise = promise
        self.options = dict(options)
        self.seats = list(seats)
        self.notes = list(notes)


@final
class Lessons:
    """All lessons of a game in the order in which they are best taken, and its first game."""

    def __init__(
        self, lessons: Sequence[Lesson], first_game: FirstGame | None = None, things: Sequence[Thing] = ()
    ) -> None:
        self.all = list(lessons)
        self.first_game = first_game
        self.things = list(things)
        """What can be asked about in the middle of a game."""

    def names(self) -> list[str]:
        return [lesson.name for lesson in self.all]

    def find(self, name: str) -> Lesson | None:
        for lesson in self.all:
            if lesson.name == name:
                return lesson
        return None

    def explaining(self, rule: str) -> Lesson | None:
        """The first lesson about a rule."""
        for lesson in self.all:
            if rule in lesson.about:
                return lesson
        return None
