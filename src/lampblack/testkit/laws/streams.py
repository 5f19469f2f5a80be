"""The law of whole streams: what a viewer hears comes in the same portions, whatever lies behind it."""

from collections import Counter

import msgspec

from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.kernel.state import State
from lampblack.table.streams import Step, Streams
from lampblack.testkit.laws.subject import LawBroken, Subject, choose

DECISIONS = 12


class Listening:
    """A game played on from a position, and one viewer's stream of it."""

    def __init__(self, subject: Subject, start: State, viewer: Seat) -> None:
        self.state = start.clone()
        self.viewer = viewer
        self.streams = Streams(subject.seats(start), self.state, [], subject.game.has_dark())
        self.steps: list[Step] = [Step(0, None, [])]
        self.decisions: list[tuple[Seat, str]] = []

    def decide(self, text: str, chance: Chance) -> None:
        seat = self.state.asked()
        assert seat is not None
        events: list[Event] = []
        after = self.state.clone()
        after.apply(seat, after.action(text), chance, events)
        self.state = after
        self.steps.append(Step(len(self.steps), seat, events))
        self.streams.decided(self.steps[-1], after)
        self.decisions.append((seat, text))

    def heard(self) -> tuple[list[str], Counter[int]]:
        """All the viewer was told and did itself, in order; and how often it was told something up to where."""
        facts: list[str] = []
        portions: Counter[int] = Counter()
        for hearing in self.streams.since(self.viewer, 0):
            before = len(facts)
            for seq in hearing.seqs:
                step = self.steps[seq]
                if step.by == self.viewer:
                    facts.append(f"decides {self.decisions[seq - 1][1]}")
                told = perceived(step.events, self.viewer)
                facts += [msgspec.json.encode(fact).decode() for fact in told]
            if len(facts) > before:
                portions[len(facts)] += 1
        return facts, portions


def streams_tell_nothing(subject: Subject, state: State, seed: int) -> None:
    """Two worlds a viewer cannot tell apart are played on; as long as it is told the same, it is told so in the
    same portions, though a decision may take itself in one world and be asked for in the other."""
    for seat in range(subject.seats(state)):
        world = state.imagine(seat, SeededChance(f"{seed} {seat}"))
        for viewer in (seat, SPECTATOR):
            pair = [Listening(subject, each, viewer) for each in (state, world)]
            play_freely(pair[0], seed)
            follow(pair[1], pair[0].decisions, seed)
            require_same_portions(pair, viewer)


def play_freely(one: Listening, seed: int) -> None:
    dice, chance = SeededChance(f"streams {seed}"), SeededChance(f"chance {seed}")
    for _ in range(DECISIONS):
        options = options_of(one.state)
        if not options:
            return
        one.decide(choose(options, dice.below(1_000_000)).text, chance)


def follow(other: Listening, decisions: list[tuple[Seat, str]], seed: int) -> None:
    """The same decisions where they are asked for and legal; anything where something else is asked."""
    dice, chance = SeededChance(f"other {seed}"), SeededChance(f"chance {seed}")
    coming = list(decisions)
    for _ in range(DECISIONS):
        options = options_of(other.state)
        if not options:
            return
        legal = {action.text for action in options}
        asked = other.state.asked()
        at = next((n for n, (seat, text) in enumerate(coming) if seat == asked and text in legal), None)
        if at is None:
            other.decide(choose(options, dice.below(1_000_000)).text, chance)
        else:
            other.decide(coming[at][1], chance)
            del coming[: at + 1]


def require_same_portions(pair: list[Listening], viewer: Seat) -> None:
    (facts, here), (others, there) = (each.heard() for each in pair)
    alike = 0
    while alike < min(len(facts), len(others)) and facts[alike] == others[alike]:
        alike += 1
    for place in range(1, alike):
        if here[place] != there[place]:
            raise LawBroken(
                f"streams_tell_nothing: {seat_name(viewer)} is told the same, in other portions:\n"
                f"after {facts[:place]}\nthere is a break {here[place]} times, in another world {there[place]} times"
            )
