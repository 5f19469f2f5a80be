"""The law of chance that can be paused."""

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game, Options
from lampblack.kernel.pausing import Asked, PausingChance, Question, after
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.state import State
from lampblack.testkit.laws.subject import LawBroken, Subject, require, some_legal
from lampblack.testkit.spy import Spy

LAW = "chance_can_be_paused"
MOST_TRIED = 6
"""So many outcomes of a question are tried besides the one that is taken; a deck has more."""


def chance_can_be_paused(subject: Subject, state: State, seed: int) -> None:
    """Asked one question at a time, a game goes where the same answers lead at once, and not before.

    Every outcome that is listed with a weight can be told, and none without.
    """
    seat = state.asked()
    for action in some_legal(state, seed, 2):
        assert seat is not None  # something is legal
        paused(state, seat, action, SeededChance(f"pauses {seed}"))


def setup_can_be_paused(game: Game, options: Options, seed: int) -> None:
    """The same for the set-up of a game."""
    told: list[str] = []
    answers = SeededChance(f"pauses {seed}")
    while True:
        try:
            state = game.setup(options, PausingChance(told))
            break
        except Asked as asked:
            told = asked.answered([drawn(question, answers) for question in asked.questions])
    require(state == game.setup(options, ScriptedChance(told)), LAW, f"{told} set up otherwise")


def paused(state: State, seat: Seat, action: Action, answers: Chance) -> None:
    before = state.to_text()
    told: list[str] = []
    asked_of: list[tuple[str, str, dict[str, int]]] = []
    while True:
        log: list[Event] = []
        try:
            there = after(state, seat, action, PausingChance(told), log)
            break
        except Asked as asked:
            require(state.to_text() == before, LAW, f"{action} changed the state while {asked} was asked")
            require(asked.told == told, LAW, f"{asked.told} is told where {told} was")
            asked_of += [
                (one.what, one.subject, dict(zip(one.names, one.weights))) for one in asked.questions
            ]
            outcomes = [drawn(question, answers) for question in asked.questions]
            try_others(state, seat, action, asked, answers)
            told = asked.answered(outcomes)
        except Malformed as error:
            raise LawBroken(f"{LAW}: {told} is refused: {error}") from None
    spy = Spy(ScriptedChance(told))
    at_once_log: list[Event] = []
    at_once = after(state, seat, action, spy, at_once_log)
    require(there == at_once, LAW, f"{action} with {told} led to different states")
    require(perceived(log, EVERYTHING) == perceived(at_once_log, EVERYTHING), LAW, f"{action} told otherwise")
    require(asked_of == spy.asked, LAW, f"{asked_of} was asked, at once {spy.asked}")


def drawn(question: Question, answers: Chance) -> str:
    require(bool(question.possible()), LAW, f"{question.what} {question.subject} has no outcome")
    require(len(set(question.names)) == len(question.names), LAW, f"{question.names} are not all different")
    return question.names[answers.pick(question.what, "", question.names, list(question.weights))]


def try_others(state: State, seat: Seat, action: Action, asked: Asked, answers: Chance) -> None:
    """Other answers to the first of the questions: what has a weight may be, what has none may not."""
    first = asked.questions[0]
    others = list(zip(first.names, first.weights))
    start = answers.below(len(others))
    for name, weight in (others[start:] + others[:start])[:MOST_TRIED]:
        line = f"{first.what} {first.subject}".strip() + f" {name}"
        try:
            after(state, seat, action, PausingChance([*asked.told, line]))
        except Asked:
            pass
        except Malformed as error:
            require(weight == 0, LAW, f"{line} is listed and refused: {error}")
            continue
        if weight == 0:
            raise LawBroken(f"{LAW}: {line} has no weight and is taken")
