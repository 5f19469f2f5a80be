"""``lampblack learn``: the list of lessons, one of them, or a first game."""

from lampblack.games import find_game
from lampblack.terminal.data import print_json
from lampblack.terminal.firstgame import play_first
from lampblack.terminal.learn import FIRST_GAME, lesson_named, lessons_of, take
from lampblack.terminal.lessonlist import lesson_lines, lessons_data
from lampblack.terminal.progress import Progress
from lampblack.terminal.screen import Screen


def learn(game: str, lesson: str, board: bool, anew: bool, json: bool) -> None:
    chosen = find_game(game)
    progress = Progress.here()
    if json:
        print_json(lessons_data(chosen, lessons_of(chosen), progress))
    elif not lesson:
        print("\n".join(lesson_lines(chosen, lessons_of(chosen), progress)))
    elif lesson == FIRST_GAME:
        play_first(chosen, Screen(), always_draw=board)
    else:
        take(chosen, lesson_named(chosen, lesson), progress, Screen(), always_draw=board, anew=anew)
