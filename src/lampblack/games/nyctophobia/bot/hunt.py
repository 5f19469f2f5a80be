"""How a Hunter's bot thinks: every way the turn can go, as far as the Hunter decides it, and what becomes of it.

The Hunter sees the board, so there is nothing to guess but the next card and the answers of the Hunted. The ends
of the turn that look best at first sight are rehearsed.
"""

from typing import Final, final

from lampblack.games.nyctophobia.bot.hunter import WON, worth, worth_trying
from lampblack.games.nyctophobia.bot.rehearsal import Rehearsal, liked
from lampblack.games.nyctophobia.model import actions, cards, frames
from lampblack.games.nyctophobia.model.frames import first, third
from lampblack.games.nyctophobia.model.geometry import NEIGHBOUR
from lampblack.games.nyctophobia.model.pieces import BOXER, HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance

MOST_NODES: Final = 1500
"""Positions looked at for one decision; a turn with Walking Trees has more."""
MOST_ENDS: Final = 16
"""Ends of the turn that are rehearsed for one decision, and of one option at least."""
FEWEST_ENDS: Final = 2
FIRST_SIGHT: Final = 0.001
"""How much the first look counts beside a win: where rehearsals cannot tell two ends apart."""


@final
class End:
    """Where an option may lead when the Hunter's part of the turn is over."""

    def __init__(self, at: NyctoState, looks: float) -> None:
        self.at = at
        self.looks = looks


@final
class Line:
    """An option, where it leads, the chance to win from there, and how well that suits the Hunter."""

    def __init__(self, option: Action, end: Position, share: float, liking: float) -> None:
        self.option = option
        self.end = end
        self.share = share
        self.liking = liking


@final
class Hunt:
    """A look at everything the Hunter can do until the turn is over."""

    def __init__(self, chance: Chance, games: int, aim: float) -> None:
        self.chance = chance
        self.games = games
        self.aim = aim
        self.nodes = 0
        self.most = MOST_NODES
        self.turn = 0
        self.ends: list[End] = []
        self.known: dict[tuple[object, ...], float] = {}

    def lines(self, at: NyctoState) -> list[Line]:
        """Every option worth trying, in the order of the options."""
        options = worth_trying(at)
        seed = self.chance.below(1000000)
        self.turn = at.begun
        self.most = MOST_NODES // len(options)
        found: list[Line] = []
        for option in options:
            self.ends = []
            self.nodes = 0
            self.gather(at, option)
            found.append(self.best(at, option, max(FEWEST_ENDS, MOST_ENDS // len(options)), seed))
        return found

    def best(self, before: NyctoState, option: Action, number: int, seed: int) -> Line:
        """The option's best end, among those that look best."""
        self.ends.sort(key=by_looks, reverse=True)
        best = Line(option, self.ends[0].at, 0.0, -1.0)
        for end in self.ends:
            key = sight(end.at, before)
            if key not in self.known:
                if number == 0:
                    continue
                number -= 1
                is_long = keeps_long_way(before, end.at)
                self.known[key] = Rehearsal(end.at, is_long).win_share(self.games, seed)
            share = self.known[key]
            liking = liked(share, self.aim) + FIRST_SIGHT * end.looks / WON
            if liking > best.liking:
                best = Line(option, end.at, share, liking)
        return best

    def gather(self, at: NyctoState, option: Action) -> None:
        """All ends of a turn that goes on with this option."""
        self.nodes += 1
        after = at.clone()
        after.apply(HUNTER, option, self.chance)
        self.settle(after)
        if after.is_over() or after.asked() != HUNTER or after.begun != self.turn:
            self.ends.append(End(after, worth(after)))
            return
        for later in worth_trying(after):
            self.gather(after, later)
            if self.nodes > self.most:
                break

    def settle(self, at: NyctoState) -> None:
        """The Hunted's part of a fight, as they would play it: strike back, run, hide."""
        while not at.is_over():
            kind = frames.kind_of(at.agenda[-1])
            if kind != frames.COUNTER and kind != frames.RETREAT and kind != frames.COVER:
                return
            at.apply(first(at.agenda[-1]), answer(at), self.chance)


def best_line(lines: list[Line]) -> Line:
    best = lines[0]
    for line in lines:
        if line.liking > best.liking:
            best = line
    return best


def by_looks(end: End) -> float:
    return end.looks


def answer(at: NyctoState) -> Action:
    """What the attacked does: strikes back where possible, takes the farthest step, hides."""
    top = at.agenda[-1]
    kind = frames.kind_of(top)
    seat = first(top)
    if kind == frames.COVER:
        return actions.HIDE_YES_
    if kind == frames.COUNTER:
        if at.characters[seat] == BOXER:
            return actions.COUNTERS[2]
        return actions.COUNTERS[1 if at.held[seat] > 0 else 0]
    away = at.forest.hunted_distances(at.place[HUNTER])
    cell = at.place[seat]
    best: Action = actions.STOP_
    farthest = -1 if third(top) == 0 else away[cell]
    for direction in range(4):
        there = NEIGHBOUR[cell * 4 + direction]
        is_free = there >= 0 and at.forest.is_open(cell, direction) and at.piece_at(there) == NOBODY
        if is_free and away[there] > farthest:
            farthest = away[there]
            best = actions.STEPS[direction]
    return best


def sight(at: Position, before: Position) -> tuple[object, ...]:
    """What a rehearsal sees of a position: ends alike in it are rehearsed once."""
    return (
        tuple(at.place),
        at.forest.key(),
        tuple(at.health),
        tuple(at.held),
        (at.hidden, at.wound, at.noise, at.slot),
        keeps_long_way(before, at),
        at.winner,
    )


# --- the card that is kept ------------------------------------------------------------------------------------


def keeps_long_way(before: Position, after: Position) -> bool:
    """Whether a card of the hand is kept that reaches farther than two steps."""
    kept = before.hand & after.hand
    deck = range(len(before.settings.plays()))
    return any(has(kept, card) and is_long_way(before, card) for card in deck)


def is_long_way(at: Position, card: int) -> bool:
    """Three steps, or two and somebody drawn near or a tree crossed, where there is no noise."""
    content = at.settings.content
    start, end = content.decks[at.role][card].quiet
    steps = 0
    for instruction in content.program[start:end]:
        if instruction.code == cards.MOVE:
            steps = max(steps, instruction.n + (1 if instruction.k > 0 else 0))
        elif instruction.code == cards.MOVE_TO or instruction.code == cards.PULL:
            steps = max(steps, 3)
    return steps >= 3
