"""Reading lessons from their folder: ``<number>-<name>.toml`` in the order of their numbers, ``first-game.toml``,
``things.toml``.

title = "The light forgets"
promise = "Why nothing behind you stays."
about = ["NC-LIGHT-04"]
position = '''…'''
[[steps]]
say = "Walk north. What you leave goes dark. [NC-LIGHT-04]"
look = ["(2,3)"]
do = ["MOVE(N)"]
right = "The passage behind you is gone."
hint = "Not that: north."
[steps.wrong]
STAY = "Staying burns a tile."
"""

import re
import tomllib
from typing import Any, Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import Passage
from lampblack.kernel.bookreader import passages_from, require_known, text_of
from lampblack.kernel.lesson import FREE, FirstGame, Lesson, Lessons, Note, Step
from lampblack.kernel.packs import Directory
from lampblack.kernel.seat import SEAT_NAMES, Seat
from lampblack.kernel.things import Thing

FIRST_GAME: Final = "first-game.toml"
THINGS: Final = "things.toml"
NUMBERED: Final = re.compile(r"(\d+)-([a-z0-9-]+)\.toml$")
LESSON: Final = {"title", "promise", "about", "seat", "people", "position", "steps"}
STEP: Final = {"say", "look", "do", "right", "hint", "wrong", "chance", "then"}
GAME: Final = {"title", "promise", "options", "seats", "notes"}
NOTE: Final = {"say", "prompt", "fact", "look"}
THING: Final = {"called", "words", "say", "rule", "lesson"}


def lessons_from(folder: Directory) -> Lessons:
    """``Malformed`` names the file, and the step that is wrong."""
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    lessons: list[Lesson] = []
    first: FirstGame | None = None
    things: list[Thing] = []
    for name in found:
        if name == FIRST_GAME:
            first = first_game_from(toml_of(folder, name))
        elif name == THINGS:
            things = [thing_from(each, entry) for each, entry in toml_of(folder, name).items()]
        else:
            lessons.append(lesson_from(name, toml_of(folder, name)))
    return Lessons(lessons, first, things)


def thing_from(name: str, entry: dict[str, Any]) -> Thing:
    where = f"{THINGS}, {name}"
    require_known(entry, THING, where)
    words = texts_in(entry, "words", where)
    if not words:
        raise Malformed(where, "'words' say what boards and buttons call it")
    say = passages_from(text_in(entry, "say", where))
    return Thing(
        name,
        text_in(entry, "called", where),
        words,
        say,
        text_in(entry, "rule", where),
        str(entry.get("lesson", "")),
    )


def toml_of(folder: Directory, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text_of(folder, name))
    except tomllib.TOMLDecodeError as error:
        raise Malformed(name, str(error)) from None


def lesson_from(file: str, data: dict[str, Any]) -> Lesson:
    named = NUMBERED.match(file)
    if named is None:
        raise Malformed(file, "a lesson's file is called by a number and a name: 02-a-turn.toml")
    require_known(data, LESSON, file)
    steps = [step_from(entry, f"{file}, step {n}") for n, entry in enumerate(data.get("steps", []), start=1)]
    if not steps:
        raise Malformed(file, "a lesson has steps")
    return Lesson(
        named.group(2),
        text_in(data, "title", file),
        text_in(data, "promise", file),
        text_in(data, "position", file),
        steps,
        seat_from(str(data.get("seat", "P0")), file),
        texts_in(data, "people", file),
        texts_in(data, "about", file),
    )


def step_from(entry: dict[str, Any], where: str) -> Step:
    require_known(entry, STEP, where)
    do = texts_in(entry, "do", where)
    step = Step(
        passages_from(text_in(entry, "say", where)),
        texts_in(entry, "look", where),
        do,
        said_in(entry, "right"),
        said_in(entry, "hint"),
        {pattern: passages_from(str(said)) for pattern, said in entry.get("wrong", {}).items()},
        texts_in(entry, "chance", where),
        texts_in(entry, "then", where),
    )
    if not do and (step.right or step.hint or step.wrong):
        raise Malformed(where, "a step that asks for nothing has no answers")
    if do and FREE not in do and not step.hint:
        raise Malformed(where, "a step that asks for something has a hint")
    return step


def first_game_from(data: dict[str, Any]) -> FirstGame:
    require_known(data, GAME, FIRST_GAME)
    notes = [
        note_from(entry, f"{FIRST_GAME}, note {n}") for n, entry in enumerate(data.get("notes", []), start=1)
    ]
    seats = texts_in(data, "seats", FIRST_GAME)
    if seats.count("me") != 1:
        raise Malformed(FIRST_GAME, "one of the seats is 'me'")
    options = {str(name): str(value) for name, value in data.get("options", {}).items()}
    return FirstGame(
        text_in(data, "title", FIRST_GAME), text_in(data, "promise", FIRST_GAME), options, seats, notes
    )


def note_from(entry: dict[str, Any], where: str) -> Note:
    require_known(entry, NOTE, where)
    prompt, fact = str(entry.get("prompt", "")), str(entry.get("fact", ""))
    if bool(prompt) == bool(fact):
        raise Malformed(where, "a note waits for a prompt or for a fact")
    return Note(passages_from(text_in(entry, "say", where)), prompt, fact, texts_in(entry, "look", where))


def text_in(data: dict[str, Any], field: str, where: str) -> str:
    value = data.get(field)
    if not isinstance(value, str) or not value.strip():
        raise Malformed(where, f"{field!r} is a text, and is needed")
    return value


def texts_in(data: dict[str, Any], field: str, where: str) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list):
        raise Malformed(where, f"{field!r} is a list of texts")
    return [str(each) for each in value]


def said_in(entry: dict[str, Any], field: str) -> list[Passage]:
    return passages_from(str(entry.get(field, "")))


def seat_from(text: str, where: str) -> Seat:
    if text not in SEAT_NAMES:
        raise Malformed(where, f"{text!r} is no seat")
    return SEAT_NAMES.index(text)
