"""How does this work? Things of the table by name: a sentence, the rule, the lesson."""

from lampblack.kernel.game import Game
from lampblack.kernel.things import things_in
from lampblack.kernel.words import listed

MOST = 3


def what_lines(game: Game, text: str) -> list[str]:
    lessons = game.lessons()
    things = [] if lessons is None else lessons.things
    if not things:
        return [f"Nobody has written about the things of {game.title}; rule WORDS finds its rules."]
    names = f"You can ask about {listed([thing.called for thing in things])}."
    if not text:
        return [names]
    found = things_in(things, text) or [thing for thing in things if text.lower() in thing.called.lower()]
    if not found:
        return [f"Nothing here is called {text!r}. {names}"]
    lines: list[str] = []
    for thing in found[:MOST]:
        said = " ".join(each.text for each in thing.say).replace("**", "")
        lesson = f" Lesson: lampblack learn {game.slug} {thing.lesson}." if thing.lesson else ""
        lines.append(f"{thing.called[:1].upper()}{thing.called[1:]}: {said} Rule {thing.rule}.{lesson}")
    return lines
