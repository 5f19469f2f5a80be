"""What holds for every game's lessons (``kernel.lesson``)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lampblack.kernel.book import Passage
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Game
from lampblack.kernel.learning import Learning
from lampblack.kernel.lesson import FirstGame, Lesson
from lampblack.testkit.book import CODE

SPACE: Final = re.compile(r"\b[A-Z]\d{1,2}\b")
"""How a sentence names a space of a grid."""
MOST_STEPS: Final = 14
GAMES_BY_CHANCE: Final = 4
DECISIONS_BY_CHANCE: Final = 400
LONGEST: Final = 420
"""Characters said at once: about half a minute of reading aloud."""


def check_lessons(game: Game) -> None:
    """Each is played to its end by its own right answers, and its wrong ones are wrong; sentences name what is there."""
    lessons = game.lessons()
    assert lessons is not None, f"{game.title} has no lessons"
    assert len(set(lessons.names())) == len(lessons.all), "a name is one lesson's"
    for lesson in lessons.all:
        check_lesson(game, lesson)
    if lessons.first_game is not None:
        check_first_game(game, lessons.first_game)


def check_lesson(game: Game, lesson: Lesson) -> None:
    where = f"{game.slug}, {lesson.name}"
    assert lesson.steps[0].say, where
    assert len(lesson.steps) <= MOST_STEPS, f"{where}: {len(lesson.steps)} steps are two lessons"
    assert len(lesson.people) > lesson.seat, f"{where}: the seats have names"
    check_rules(game, where, lesson.about, lesson.said())
    check_sentences(where, lesson.said())
    learning = Learning(game, lesson)
    while not learning.is_over():
        at = f"{where}, step {len(learning.done) + 1}"
        check_step(learning, at)
        before = list(learning.done)
        take(learning, at)
        check_others(game, lesson, before, at)
        check_resumes(learning, at)
    assert learning.unused == [], f"{where}: nothing asked chance for this"


def take(learning: Learning, where: str) -> None:
    """The first right answer; or going on."""
    if not learning.step.asks():
        learning.go_on()
        return
    action = learning.shown()
    legal = [each.text for each in learning.state.legal(learning.seat)]
    assert action is not None, f"{where}: none of {learning.step.do} is legal; that would be {legal[:40]}"
    assert learning.answer(action).is_right, where


def check_step(learning: Learning, where: str) -> None:
    step, state, game = learning.step, learning.state, learning.game
    assert not state.is_dark(learning.seat), f"{where}: the learner is told nothing yet"
    view = state.observe(learning.seat)
    places = game.places(view)
    for key in step.look:
        assert key in places, f"{where}: there is no {key!r} to look at, only {sorted(places)}"
    names = set(places.values())
    for passage in step.said():
        for space in SPACE.findall(passage.text):
            assert space in names, f"{where}: there is no space {space}: {passage.text}"
    if not step.asks():
        return
    assert state.asked() == learning.seat or state.remarks(learning.seat), (
        f"{where}: the learner is not asked"
    )
    for pattern in step.do:
        assert matching(learning, pattern), f"{where}: {pattern} is not legal"
    for pattern in step.wrong:
        check_wrong(learning, pattern, where)


def check_wrong(learning: Learning, pattern: str, where: str) -> None:
    """Somebody could try it, it does not lead on, and it is answered by its own sentence."""
    found = matching(learning, pattern) if "*" in pattern else [learning.state.action(pattern)]
    assert found, f"{where}: nobody could try {pattern}"
    for action in found:
        reply = learning.judge(action)
        if not reply.is_right:
            assert reply.said != [], f"{where}: nothing is said to {action.text}"
            return
    raise AssertionError(f"{where}: {pattern} is right, not wrong")


def matching(learning: Learning, pattern: str) -> list[Any]:
    state, seat = learning.state, learning.seat
    return [each for each in [*state.legal(seat), *state.remarks(seat)] if learning.fits(pattern, each)]


def check_others(game: Game, lesson: Lesson, before: Sequence[str], where: str) -> None:
    """The lesson goes on from every right answer, not only from the first."""
    learning = Learning(game, lesson, before)
    step = learning.step
    if not step.asks() or (len(step.do) == 1 and "*" not in step.do[0]):
        return
    for action in {each.text: each for pattern in step.do for each in matching(learning, pattern)}.values():
        other = Learning(game, lesson, before)
        assert other.answer(action).is_right, where
        while not other.is_over():
            take(other, f"{where} by {action.text}, step {len(other.done) + 1}")


def check_resumes(learning: Learning, where: str) -> None:
    again = Learning(learning.game, learning.lesson, learning.done)
    assert again.state == learning.state, where
    seat = learning.seat
    told = [perceived(events, seat) for events in learning.told]
    assert [perceived(events, seat) for events in again.told] == told, where


def check_rules(game: Game, where: str, about: Sequence[str], said: Sequence[Passage]) -> None:
    ledger = game.rules()
    for id in [*about, *[id for passage in said for id in passage.rules]]:
        assert id in ledger, f"{where}: there is no rule {id}"


def check_sentences(where: str, said: Sequence[Passage]) -> None:
    for passage in said:
        assert passage.text, f"{where}: a rule is cited behind words"
        assert not CODE.search(passage.text), f"{where}: {passage.text}"
        assert passage.text[-1] in ".:;,!?", f"{where}: {passage.text}"
        assert passage.text.count("**") % 2 == 0, f"{where}: {passage.text}"
        assert len(passage.text) <= LONGEST, f"{where}: {passage.text}"


def check_first_game(game: Game, first: FirstGame) -> None:
    where = f"{game.slug}, first game"
    options = game.complete(first.options)
    assert game.seats(options) == len(first.seats), where
    said = [passage for note in first.notes for passage in note.say]
    check_rules(game, where, (), said)
    check_sentences(where, said)
    known = set(fact_names(game.fact_type()))
    asked = prompt_names(game, first)
    for note in first.notes:
        assert not note.prompt or note.prompt in asked, (
            f"{where}: nobody is asked {note.prompt}, only {asked}"
        )
        assert not note.fact or note.fact in known, f"{where}: nothing told is a {note.fact}"


def prompt_names(game: Game, first: FirstGame) -> set[str]:
    """What comes up in a few games by chance."""
    found: set[str] = set()
    for seed in range(GAMES_BY_CHANCE):
        chance = SeededChance(seed)
        state = game.setup(first.options, chance)
        for _ in range(DECISIONS_BY_CHANCE):
            seat = state.asked()
            if seat is None:
                break
            prompt = state.prompt(seat)
            assert prompt is not None
            found.add(prompt.name)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))], chance)
    return found


def fact_names(union: Any) -> Iterator[str]:
    """The types of a game's facts, as they are told apart on the wire."""
    for each in getattr(union, "__args__", (union,)):
        yield each.__struct_config__.tag


def check_things(game: Game) -> None:
    """Of what can be asked about: its rule and its lesson are there, and so are those its sentence names."""
    lessons = game.lessons()
    assert lessons is not None, f"{game.title} has no lessons"
    rules, names = game.rules(), lessons.names()
    for thing in lessons.things:
        told = [rule for passage in thing.say for rule in passage.rules]
        missing = [rule for rule in (thing.rule, *told) if rule not in rules]
        assert not missing, f"{thing.name} names {missing}"
        assert not thing.lesson or thing.lesson in names, f"{thing.name} names the lesson {thing.lesson!r}"
