"""The lessons of a game, with how far somebody has come."""

from typing import Any

from lampblack.kernel.game import Game
from lampblack.kernel.lesson import Lesson, Lessons
from lampblack.terminal.progress import Progress


def lesson_lines(game: Game, lessons: Lessons, progress: Progress) -> list[str]:
    taken = sum(progress.is_taken(game.slug, lesson.name) for lesson in lessons.all)
    lines = [f"The lessons of {game.title}; you have taken {taken} of {len(lessons.all)}:"]
    for number, lesson in enumerate(lessons.all, start=1):
        state = state_of(game, lesson, progress)
        lines.append(f"{number}. {lesson.title}{f' ({state})' if state else ''}. {lesson.promise}")
    if lessons.first_game is not None:
        lines.append(f"Then {lessons.first_game.title}: {lessons.first_game.promise}")
        lines.append(f"  lampblack learn {game.slug} first-game")
    following = next((each for each in lessons.all if not progress.is_taken(game.slug, each.name)), None)
    if following is not None:
        lines += ["Next:", f"  lampblack learn {game.slug} {following.name}"]
    if progress.file is None:
        lines.append("How far you come is not kept.")
    return lines


def state_of(game: Game, lesson: Lesson, progress: Progress) -> str:
    if progress.is_taken(game.slug, lesson.name):
        return "taken"
    stopped = len(progress.stopped(game.slug, lesson.name))
    return f"step {stopped + 1} of {len(lesson.steps)}" if stopped else ""


def lessons_data(game: Game, lessons: Lessons, progress: Progress) -> dict[str, Any]:
    return {
        "game": game.slug,
        "lessons": [
            {
                "name": lesson.name,
                "title": lesson.title,
                "promise": lesson.promise,
                "steps": len(lesson.steps),
                "taken": progress.is_taken(game.slug, lesson.name),
            }
            for lesson in lessons.all
        ],
    }
