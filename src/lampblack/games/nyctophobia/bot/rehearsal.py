"""Rehearsals: the rest of a game, played quickly and roughly, to see how often the Hunter wins it.

The Hunted of a rehearsal walk where they have been least, a little towards the clue, into the car when they feel
it, and nearly always hide; the Hunter goes for the nearest in sight. Nothing of it looks at what only the Hunted
know: their sketches. Chance is a small generator of its own, so that all options are rehearsed with the same luck.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.knowledge.imagine import possible_clues
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.geometry import CELLS, FAR
from lampblack.games.nyctophobia.model.pieces import BOXER, HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import HUNTER_WON, Position

STEP_BY: Final = [-8, 1, 8, -1]
LONGEST: Final = 90
"""Turns of a rehearsal; one that lasts so long is nobody's."""
UNDECIDED: Final = 0.3
SHY: Final = 31
"""Of 32 turns, those at whose end a Hunted hides, where all have done so; and where somebody did not."""
BOLD: Final = 16
STRAY: Final = 15
"""How much chance there is in a step, beside the visits and the clue."""
TIRED: Final = 7
CLUE: Final = 5
FEAR: Final = 60
CALM: Final = 4
"""Turns in which somebody one attack from death keeps still, where others are better off."""
TO_WIN: Final = 1.0
"""What a Hunter aims at: all games that follow."""
LONG_WAYS: Final = 11
"""Of 32 turns of a Hunter with cards after the call, those with a third step; all when a card is kept for it."""


@final
class Rehearsal:
    """One position from which games are played on."""

    def __init__(self, at: Position, has_long_way: bool) -> None:
        self.at = at
        self.forest = at.forest
        self.open = at.forest.open
        self.car_a: i64 = at.forest.car_a
        self.car_b: i64 = at.forest.car_b
        self.seats: i64 = at.seats()
        self.order: list[int] = list(at.settings.order)
        self.clues = possible_clues(at)
        self.clue: i64 = at.clue
        is_bold = False
        for seat in range(1, at.seats()):
            if not at.is_hidden(seat) and not at.is_called() and at.begun >= len(self.order):
                is_bold = True
        self.shy: i64 = BOLD if is_bold else SHY
        self.long: i64 = 0
        if at.settings.plays():
            self.long = 32 if has_long_way else LONG_WAYS
        kind = frames.kind_of(at.agenda[-1]) if at.agenda else frames.NEXT_TURN
        self.is_fresh = kind == frames.PRE or kind == frames.CARD or kind == frames.WALK  # nobody has moved
        self.luck: i64 = 1
        # Of the game that is being played.
        self.place: list[int] = []
        self.health: list[int] = []
        self.held: list[int] = []
        self.hidden: list[bool] = []
        self.lair: list[int] = []
        self.calm: list[int] = []
        self.visits: list[int] = []
        self.spent: i64 = NOBODY
        self.wound = False
        self.end: i64 = NOBODY
        self.won: i64 = NOBODY

    def win_share(self, games: int, seed: int) -> float:
        """How often the Hunter wins."""
        if self.at.is_over():
            return 1.0 if self.at.winner == HUNTER_WON else 0.0
        total = 0.0
        for number in range(games):
            self.luck = (seed + number * 7919) & 0x7FFFFFFF
            total += self.play()
        return total / games

    def below(self, bound: i64) -> i64:
        self.luck = (self.luck * 1103515245 + 12345) & 0x7FFFFFFF
        return ((self.luck >> 12) * bound) >> 19

    def play(self) -> float:
        at = self.at
        self.place = at.place[:]
        self.health = at.health[:]
        self.held = at.held[:]
        self.hidden = [at.is_hidden(seat) for seat in range(at.seats())]
        self.lair = [-1] * at.seats()
        self.calm = [0] * at.seats()
        self.visits = [0] * (CELLS * at.seats())
        self.clue = self.clues[self.below(len(self.clues))]
        self.wound = at.wound
        self.spent = NOBODY
        self.end = at.end_slot
        self.won = NOBODY
        begun = at.end_begun
        slot: i64 = at.slot - (1 if self.is_fresh else 0)
        turn: i64 = 0
        while turn < LONGEST:
            turn += 1
            slot += 1
            if slot >= len(self.order):
                slot = 0
            seat: i64 = self.order[slot]
            if seat == HUNTER:
                self.hunt()
            else:
                is_last = self.end == seat
                self.walk(seat)
                if is_last and self.won == NOBODY:
                    return 0.0
            if self.won != NOBODY:
                return 1.0
        return 0.0 if begun else UNDECIDED

    # The Hunted.

    def walk(self, seat: i64) -> None:
        """A turn: two steps, the call when it ends in the car, cover."""
        was_hidden = self.hidden[seat]
        self.hidden[seat] = False
        if self.in_touch(seat) and (was_hidden or self.spent != seat):
            self.fight(seat)
            return
        if self.calm[seat] > 0:
            self.calm[seat] -= 1
            if self.end == NOBODY and self.is_spared(seat):
                self.hidden[seat] = True
                return
        for _ in range(2):
            there = self.next_cell(seat)
            if there < 0:
                break
            self.place[seat] = there
            self.visits[seat * CELLS + there] += 1
            if self.in_touch(seat):
                self.fight(seat)
                return
            if self.end == NOBODY and (there == self.car_a or there == self.car_b):
                self.end = seat
                return
        if self.end == NOBODY and self.below(32) < self.shy:
            self.hidden[seat] = True

    def is_spared(self, seat: i64) -> bool:
        """One attack from death, and others are not."""
        if self.health[seat] > 1:
            return False
        return any(self.health[other] > 1 for other in range(1, self.seats))

    def next_cell(self, seat: i64) -> i64:
        cell: i64 = self.place[seat]
        mask: i64 = self.open[cell]
        best: i64 = -1
        highest: i64 = -100000
        lair: i64 = self.lair[seat]
        for direction in range(4):
            if mask & 1:
                there: i64 = cell + STEP_BY[direction]
                if not self.is_taken(there):
                    if self.end == NOBODY and (there == self.car_a or there == self.car_b):
                        return there
                    visits: i64 = self.visits[seat * CELLS + there]
                    value: i64 = self.below(STRAY) - TIRED * visits
                    if direction == self.clue:
                        value += CLUE
                    if lair >= 0 and self.touches(there, lair):
                        value -= FEAR
                    if value > highest:
                        highest = value
                        best = there
            mask >>= 1
        return best

    def is_taken(self, cell: i64) -> bool:
        return any(place == cell for place in self.place)

    def touches(self, a: i64, b: i64) -> bool:
        step: i64 = b - a
        mask: i64 = self.open[a]
        if step == 1:
            return mask & 2 != 0
        if step == -1:
            return mask & 8 != 0
        if step == 8:
            return mask & 4 != 0
        return step == -8 and mask & 1 != 0

    def in_touch(self, seat: i64) -> bool:
        return self.touches(self.place[seat], self.place[HUNTER])

    # Fights.

    def fight(self, seat: i64) -> None:
        self.health[seat] -= 1
        if self.health[seat] <= 0:
            self.won = HUNTER_WON
            return
        strikes = self.at.characters[seat] == BOXER
        if self.held[seat] > 0 and not strikes:
            self.held[seat] -= 1
            strikes = True
        if strikes:
            self.fall_back(self.place[seat])
            self.wound = True
        self.retreat(seat)
        self.hidden[seat] = True
        self.lair[seat] = self.place[HUNTER]
        self.calm[seat] = CALM
        self.spent = seat

    def fall_back(self, origin: i64) -> None:
        """Two steps away from whoever struck, straight on where that is possible."""
        away = self.forest.hunter_distances(origin)
        ahead: i64 = self.place[HUNTER] - origin
        for _ in range(2):
            cell: i64 = self.place[HUNTER]
            best: i64 = -1
            mask: i64 = self.open[cell]
            for direction in range(4):
                if mask & 1:
                    there: i64 = cell + STEP_BY[direction]
                    is_car = there == self.car_a or there == self.car_b
                    is_better = best < 0 or there == cell + ahead
                    if not is_car and is_better and away[there] > away[cell] and not self.is_taken(there):
                        best = there
                mask >>= 1
            if best < 0:
                return
            self.place[HUNTER] = best

    def retreat(self, seat: i64) -> None:
        """Up to two steps, as far from the Hunter as they lead."""
        away = self.forest.hunted_distances(self.place[HUNTER])
        for _ in range(2):
            cell: i64 = self.place[seat]
            best: i64 = -1
            highest: i64 = away[cell]
            mask: i64 = self.open[cell]
            for direction in range(4):
                if mask & 1:
                    there: i64 = cell + STEP_BY[direction]
                    if away[there] >= highest and not self.is_taken(there):
                        highest = away[there]
                        best = there
                mask >>= 1
            if best < 0:
                return
            self.place[seat] = best

    # The Hunter.

    def hunt(self) -> None:
        steps: i64 = 2
        if self.wound:
            steps = 1
        elif self.end != NOBODY and self.below(32) < self.long:
            steps = 3
        self.wound = False
        self.spent = NOBODY
        while True:
            prey = self.prey()
            if prey < 0:
                return
            if self.in_touch(prey):
                self.fight(prey)
                return
            if steps == 0:
                return
            steps -= 1
            if not self.approach(self.place[prey]):
                return

    def prey(self) -> i64:
        """Who is in touch, the weakest first; otherwise the nearest in sight."""
        best: i64 = -1
        fewest: i64 = FAR * 4
        hunter: i64 = self.place[HUNTER]
        for seat in range(1, self.seats):
            if not self.hidden[seat]:
                away: i64 = self.forest.hunter_distances(self.place[seat])[hunter] * 4 + self.health[seat]
                if away < fewest:
                    fewest = away
                    best = seat
        return best

    def approach(self, goal: i64) -> bool:
        away = self.forest.hunter_distances(goal)
        cell: i64 = self.place[HUNTER]
        mask: i64 = self.open[cell]
        for direction in range(4):
            if mask & 1:
                there: i64 = cell + STEP_BY[direction]
                is_car = there == self.car_a or there == self.car_b
                if not is_car and away[there] < away[cell] and not self.is_taken(there):
                    self.place[HUNTER] = there
                    return True
            mask >>= 1
        return False


def liked(share: float, aim: float) -> float:
    """How well a chance to win suits a Hunter who aims at one."""
    return 1.0 - abs(share - aim)
