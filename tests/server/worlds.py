"""Pairs of games that one seat cannot tell apart, as records that two tables can be dealt."""

from collections.abc import Sequence

from lampblack.games.keys_to_the_castle.game import KeysToTheCastle
from lampblack.games.keys_to_the_castle.model.actions import KeysAction
from lampblack.games.keys_to_the_castle.model.pieces import FACE_NAMES
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Line, Record
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.session import Session, replay
from lampblack.kernel.state import State

GAME = KeysToTheCastle()


class Deck(Chance):
    """Deals what it is told to deal."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def prepare(self, record: Record) -> None:
        self.lines = chance_lines(record)

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        line = self.lines.pop(0)
        asked, _, outcome = line.rpartition(" ")
        assert asked == f"{what} {subject}".strip(), (line, what, subject)
        index = list(names).index(outcome)
        assert weights[index] > 0, line
        return index


def chance_lines(record: Record) -> list[str]:
    return [*record.setup, *(line for decision in record.lines for line in decision.chance)]


def played(players: int, decisions: int, seed: str) -> tuple[Record, State]:
    """A game of random decisions, stopped after some."""
    chance = SeededChance(seed)
    recorder = Session(GAME, {"players": str(players)}, chance, [])
    for _ in range(decisions):
        legal = options_of(recorder.state)
        if not legal:
            break
        recorder.play(legal[chance.below(len(legal))].text)
    return recorder.record(), recorder.state


def another_world(record: Record, state: State, seat: Seat, chance: Chance) -> tuple[Record, State]:
    """The same game as the seat knows it, with other cards where it cannot look.

    Only for games before their first reshuffle: then every card still in a hand can be traced to its
    draw, and that draw is given another outcome.
    """
    imagined = state.imagine(seat, chance)
    hands = [player.hand for player in imagined.observe(EVERYTHING).players]
    copy = Record(record.game, record.options, record.names)
    copy.setup = list(record.setup)
    copy.lines = [Line(d.seat, d.action, list(d.chance)) for d in record.lines]
    for other, hand in enumerate(hands):
        if other != seat:
            for (lines, at), face in zip(held_draws(copy, state, other), hand, strict=True):
                lines[at] = f"draw {seat_name(other)} {face}"
    *_, last = replay(GAME, copy)
    assert last.state == imagined
    assert last.state.observe(seat) == state.observe(seat)
    return copy, imagined


def held_draws(record: Record, state: State, seat: Seat) -> list[tuple[list[str], int]]:
    """Where the record draws the cards that this seat still holds."""
    drawn: list[tuple[str, list[str], int]] = []

    def note(lines: list[str]) -> None:
        for at, line in enumerate(lines):
            if line.startswith(f"draw {seat_name(seat)} "):
                drawn.append((line.rpartition(" ")[2], lines, at))

    note(record.setup)
    for decision in record.lines:
        action = state.action(decision.action)
        assert isinstance(action, KeysAction)
        if decision.seat == seat and action.card >= 0:
            used = FACE_NAMES[action.card]
            drawn.remove(next(draw for draw in drawn if draw[0] == used))
        note(decision.chance)
    return [(lines, at) for _, lines, at in drawn]
