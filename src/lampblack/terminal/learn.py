"""A lesson at this terminal, by narration alone: what is said, what one does, what is answered."""

from collections.abc import Sequence

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import Passage
from lampblack.kernel.chance import SystemChance
from lampblack.kernel.game import Game
from lampblack.kernel.learning import Learning
from lampblack.kernel.lesson import Lesson, Lessons
from lampblack.kernel.seat import Seat
from lampblack.kernel.words import listed
from lampblack.terminal.arguments import Sitter
from lampblack.terminal.match import Match
from lampblack.terminal.person import Person
from lampblack.terminal.progress import Progress
from lampblack.terminal.screen import Leave, Screen

FIRST_GAME = "first-game"
BETWEEN = ("back", "look", "board", "hand", "log", "rule", "what", "help", "quit")


class Back(Exception):
    """One step back, please."""


class Lecture(Match):
    """The lesson's game: a decision is made only when the lesson wants it, and is answered in any case."""

    def __init__(self, learning: Learning) -> None:
        people = learning.lesson.people
        sitters = [
            Sitter(name, None if seat == learning.seat else "random") for seat, name in enumerate(people)
        ]
        self.learning = learning
        self.answers: list[str] = []
        super().__init__(learning.game, {}, sitters, SystemChance(), SystemChance(), session=learning.session)
        for events in learning.told:
            self.hear(events)

    def act(self, seat: Seat, action: Action) -> None:
        reply = self.learning.answer(action)
        self.answers = [prose(reply.said)]
        if reply.is_right:
            self.hear(self.learning.told[-1])


class Learner(Person):
    """Somebody who takes a lesson: what is refused gets the lesson's hint too, and one may go back a step."""

    def __init__(self, match: Lecture, screen: Screen) -> None:
        super().__init__(match, match.learning.seat, screen)
        self.lecture = match
        self.commands["undo"] = self.commands["back"] = lambda _: self.go_back()

    def play(self, action: Action) -> None:
        refusal = self.match.state.refuse(self.seat, action)
        if refusal is not None:
            self.refuse(refusal)
        self.lecture.act(self.seat, action)
        self.screen.say(*self.lecture.answers)

    def give_hint(self) -> None:
        step = self.lecture.learning.step
        self.screen.say(prose(step.hint) or "Anything will do here.")

    def go_back(self) -> None:
        raise Back

    def read(self) -> None:
        """Nothing is asked: until Enter is pressed."""
        while line := self.screen.ask("Enter> "):
            word, _, rest = line.removeprefix("/").partition(" ")
            if word.lower() not in BETWEEN:
                self.screen.say(f"Press Enter to go on, or type {', '.join(BETWEEN)}.")
                continue
            try:
                self.commands[word.lower()](rest.strip())
            except Malformed as error:
                self.screen.say(str(error))


def lessons_of(game: Game) -> Lessons:
    lessons = game.lessons()
    if lessons is None:
        raise Malformed("learn", f"{game.title} has no lessons; lampblack rules {game.slug} tells its rules")
    return lessons


def lesson_named(game: Game, wanted: str) -> Lesson:
    """By its number or its name."""
    lessons = lessons_of(game)
    for number, lesson in enumerate(lessons.all, start=1):
        if wanted.lower() in (str(number), lesson.name, lesson.title.lower()):
            return lesson
    names = ", ".join(f"{n} {lesson.name}" for n, lesson in enumerate(lessons.all, start=1))
    raise Malformed("lesson", f"{wanted!r} is none of {names}")


def prose(said: Sequence[Passage]) -> str:
    """In the terminal rules are looked up by their IDs, so they stand behind what tells them."""
    told = [f"{each.text} [{', '.join(each.rules)}]" if each.rules else each.text for each in said]
    return " ".join(told).replace("**", "")


def take(
    game: Game, lesson: Lesson, progress: Progress, screen: Screen, *, always_draw: bool, anew: bool
) -> None:
    """The whole lesson, or until somebody leaves."""
    learning = begin(game, lesson, [] if anew else progress.stopped(game.slug, lesson.name))
    screen.stress(f"{lesson.title}. {lesson.promise}")
    screen.say(
        f"You are {lesson.people[lesson.seat]}. Enter goes on; back goes a step back; look tells everything; quit leaves."
    )
    person = Learner(Lecture(learning), screen)
    person.match.news(learning.seat)
    screen.say(*person.match.describe(learning.seat))
    try:
        while not learning.is_over():
            try:
                take_step(person, screen, always_draw=always_draw)
            except Back:
                learning = begin(game, lesson, learning.done[:-1])
                person = Learner(Lecture(learning), screen)
                person.match.news(learning.seat)
    except Leave:
        is_kept = progress.stop(game.slug, lesson.name, learning.done)
        screen.say(
            "You leave the lesson." if not is_kept else "You leave the lesson; it will go on from here."
        )
        return
    is_kept = progress.finish(game.slug, lesson.name)
    screen.stress(f"That was {lesson.title!r}.{'' if is_kept else ' How far you come is not kept.'}")
    screen.say(*following(game, lesson))


def take_step(person: Learner, screen: Screen, *, always_draw: bool) -> None:
    match, learning = person.match, person.lecture.learning
    step = learning.step
    if always_draw:
        screen.say(*match.draw(learning.seat))
    screen.stress(f"{len(learning.done) + 1} of {len(learning.lesson.steps)}. {prose(step.say)}")
    screen.say(*looking(learning))
    if step.asks():
        person.decide(is_new_turn=False)
    else:
        person.read()
        learning.go_on()
        match.hear(learning.told[-1])
    screen.say(*match.news(learning.seat))


def looking(learning: Learning) -> list[str]:
    """What a board would mark, by name."""
    places = learning.game.places(learning.state.observe(learning.seat))
    names = [places[key] for key in learning.step.look if key in places]
    return [f"It is about {listed(names)}."] if names else []


def begin(game: Game, lesson: Lesson, done: list[str]) -> Learning:
    """Where somebody stopped, if the lesson is still the same."""
    try:
        return Learning(game, lesson, done)
    except Malformed:
        return Learning(game, lesson)


def following(game: Game, lesson: Lesson) -> list[str]:
    lessons = lessons_of(game)
    at = lessons.names().index(lesson.name) + 1
    if at < len(lessons.all):
        return [f"Next: {lessons.all[at].title}.", f"  lampblack learn {game.slug} {lessons.all[at].name}"]
    if lessons.first_game is not None:
        return [f"Next: {lessons.first_game.title}.", f"  lampblack learn {game.slug} {FIRST_GAME}"]
    return ["That was the last one.", f"  lampblack play {game.slug}"]
