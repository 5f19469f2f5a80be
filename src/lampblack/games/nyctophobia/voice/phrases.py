"""What a seat may say, as a menu offers it: the statements of NY-COMM-03 with gaps to fill."""

from lampblack.games.nyctophobia.model import statements
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.words import DIRECTION_WORDS
from lampblack.games.nyctophobia.voice.labels import PLAIN_LABELS, REPORT_LABELS
from lampblack.games.nyctophobia.voice.statements import MARK_WORDS, offset_words
from lampblack.kernel.game import Voice
from lampblack.kernel.phrase import Phrase

Choices = list[tuple[str, str]]


def phrases(at: Position, seat: int, voice: Voice) -> list[Phrase]:
    """Law (the menu is complete): filled in every way they give ``remarks``; tests/games/nyctophobia."""
    if at.is_over() or not at.is_set_up() or not HUNTER < seat < at.seats():
        return []
    if at.is_hidden(seat):
        silence = Phrase({"type": "BREAK_SILENCE"}, PLAIN_LABELS["BREAK_SILENCE"])
        return [] if seat in at.queued else [silence]
    reports = [name for name in REPORT_LABELS if name != "REPORT_SEARCH" or at.sketches[seat].near]
    others = [(f"P{other}", voice.names[other]) for other in range(1, at.seats()) if other != seat]
    return [
        *[said(name, REPORT_LABELS[name]) for name in reports],
        said("CAR:{0}", "The car is {0}.", car_places()),
        said("PLAN:{0}", "I will {0}.", plans()),
        said("ASK:{0}:{1}", "{0}, {1}!", others, wishes()),
        said("AT:{0}:{1}:{2}", "I am {1} and {2} of {0}.", marks(), offsets(True), offsets(False)),
        said("YES", "Yes."),
        said("NO", "No."),
    ]


def said(statement: str, label: str, *gaps: Choices) -> Phrase:
    return Phrase({"type": "SAY", "statement": statement}, label, gaps)


def car_places() -> Choices:
    return [("HERE", "here"), *[(letter, f"to the {word} of me") for letter, word in DIRECTION_WORDS.items()]]


def aimed(verb: str, words: str) -> Choices:
    return [(f"{verb}:{letter}", f"{words} {word}") for letter, word in DIRECTION_WORDS.items()]


def plans() -> Choices:
    return [*aimed("GO", "go"), *aimed("THROW", "throw a rock"), ("HIDE", "hide"), ("CALL", "call for help")]


def wishes() -> Choices:
    calls = [("COME", "come"), ("REPORT", "report"), ("MAKE_NOISE", "make noise"), ("HIDE", "hide")]
    return [*calls, *aimed("THROW", "throw a rock")]


def marks() -> Choices:
    return [(mark, MARK_WORDS[mark]) for mark in statements.LANDMARKS]


def offsets(is_east: bool) -> Choices:
    """Nearest first: nobody counts far in the dark."""
    near = sorted(range(-7, 8), key=lambda steps: (abs(steps), -steps))
    return [(str(steps), offset_words(steps, is_east)) for steps in near]
