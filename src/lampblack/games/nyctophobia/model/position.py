"""What a position holds (NY-STATE-01)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import Cell
from lampblack.games.nyctophobia.model.pieces import (
    M0,
    NOBODY,
    NOWHERE,
    PLAIN,
)
from lampblack.games.nyctophobia.model.settings import Settings
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.games.nyctophobia.model.told import Told
from lampblack.kernel.agenda import Machine
from lampblack.kernel.bits import bit
from lampblack.kernel.seat import Seat

HUNTER_WON: Final = 0
HUNTED_WON: Final = 1
WINNER_WORDS: Final = ("hunter", "hunted")

# What the Hunted can know of the noise token (NY-NOISE-07).
SURELY_OFF: Final = 0
SURELY_ON: Final = 1
PERHAPS_ON: Final = 2

SEAT_BIT: Final = [1, 2, 4, 8, 16]


NO_SKETCH: Final = Sketch(0)


@final
class Chapter:
    """What was told in an earlier turn, and before; kept at memory level M1 and above. Never changed."""

    def __init__(self, before: "Chapter | None", told: list[Told]) -> None:
        self.before = before
        self.told = told


def all_told(past: Chapter | None, now: list[Told]) -> list[Told]:
    """Everything remembered, oldest first."""
    turns: list[list[Told]] = [now]
    chapter = past
    while chapter is not None:
        turns.append(chapter.told)
        chapter = chapter.before
    turns.reverse()
    return [told for turn in turns for told in turn]


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(Machine):
    """The Hunter is seat 0, the Hunted seats 1 to k; sets of seats and cards are bits."""

    def __init__(self, settings: Settings, other: "Position | None" = None) -> None:
        """A game before anything is set up; or a copy of another position."""
        super().__init__()
        self.settings = settings
        seats = settings.hunted + 1
        if other is None:
            self.forest: Forest = settings.bare
            # Set-up, all of it secret from the Hunted (NY-INFO-15) but role, characters and clue.
            self.role: i64 = settings.role
            self.characters: list[int] = [PLAIN] * seats
            self.scenario: i64 = -1
            self.quarters: i64 = 0
            self.spot: i64 = 0
            self.starts: i64 = 0
            self.clue: i64 = -1
            # Pieces and tokens.
            self.place: list[int] = [NOWHERE] * seats
            self.health: list[int] = [settings.box.health] * seats
            self.held: list[int] = [0] * seats
            self.hidden: i64 = 0
            self.fogged: i64 = 0
            self.spent: i64 = 0  # whose contact with the Hunter is spent (NY-COMBAT-11)
            self.rocks: list[int] = []  # cells, sorted, one entry per rock
            self.noise: i64 = NOWHERE
            # The Hunter.
            self.wound = False
            self.wound_fresh = False  # received in this turn of the Hunter (NY-WOUND-04)
            self.hunter_steps: i64 = 0
            self.pile: i64 = 0
            self.hand: i64 = 0
            self.discard: i64 = 0
            self.played: i64 = -1
            self.displaced: i64 = 0  # who was told of being moved by this card (NY-ANN-20)
            # The turn.
            self.slot: i64 = -1
            self.active: i64 = NOBODY
            self.steps: i64 = 0
            self.acted = False
            self.no_search = False
            self.caller: i64 = NOBODY
            self.end_slot: i64 = NOBODY
            self.end_begun = False
            self.winner: i64 = NOBODY
            self.cause: i64 = 0
            self.agenda: list[int] = []
            self.queued: list[Seat] = []  # hidden players whose words are held back (NY-COMM-07)
            # Memory: what was told this turn, what was told before, and each seat's sketch.
            self.told: list[Told] = []
            self.past: Chapter | None = None
            self.sketches: list[Sketch] = [NO_SKETCH] * seats
            self.fresh: i64 = 0  # whose last search still describes its surroundings exactly
            self.located: list[int] = [0] * seats  # of each seat, whose place it knows for certain
            self.noise_known: i64 = SURELY_OFF
            self.wound_known = False  # what the Hunted can know of the wound token
            self.fought: i64 = 0  # who fought since the Hunter's last turn began
            self.turns: i64 = 0  # how often the forest turned
            self.begun: i64 = 0  # turns, for statistics: no part of the position
        else:
            self.forest = other.forest
            self.role = other.role
            self.characters = other.characters[:]
            self.scenario = other.scenario
            self.quarters = other.quarters
            self.spot = other.spot
            self.starts = other.starts
            self.clue = other.clue
            self.place = other.place[:]
            self.health = other.health[:]
            self.held = other.held[:]
            self.hidden = other.hidden
            self.fogged = other.fogged
            self.spent = other.spent
            self.rocks = other.rocks[:]
            self.noise = other.noise
            self.wound = other.wound
            self.wound_fresh = other.wound_fresh
            self.hunter_steps = other.hunter_steps
            self.pile = other.pile
            self.hand = other.hand
            self.discard = other.discard
            self.played = other.played
            self.displaced = other.displaced
            self.slot = other.slot
            self.active = other.active
            self.steps = other.steps
            self.acted = other.acted
            self.no_search = other.no_search
            self.caller = other.caller
            self.end_slot = other.end_slot
            self.end_begun = other.end_begun
            self.winner = other.winner
            self.cause = other.cause
            self.agenda = other.agenda[:]
            self.queued = other.queued[:]
            self.told = other.told[:]
            self.past = other.past
            self.sketches = other.sketches[:]
            self.fresh = other.fresh
            self.located = other.located[:]
            self.noise_known = other.noise_known
            self.wound_known = other.wound_known
            self.fought = other.fought
            self.turns = other.turns
            self.begun = other.begun
            self.copy_agenda(other)

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions equal."""
        return (
            self.settings.key(),
            self.forest.key(),
            self.role,
            tuple(self.characters),
            (self.scenario, self.quarters, self.spot, self.starts, self.clue),
            tuple(self.place),
            tuple(self.health),
            tuple(self.held),
            (self.hidden, self.fogged, self.spent),
            tuple(self.rocks),
            self.noise,
            (self.wound, self.wound_fresh, self.hunter_steps),
            (self.pile, self.hand, self.discard, self.played, self.displaced),
            (self.slot, self.active, self.steps, self.acted, self.no_search),
            (self.caller, self.end_slot, self.end_begun, self.winner, self.cause),
            tuple(self.agenda),
            tuple(self.queued),
            tuple([told.key() for told in all_told(self.past, self.told)]),
            len(self.told),
            tuple([sketch.key() for sketch in self.sketches]),
            tuple(self.located),
            (self.fresh, self.noise_known, self.wound_known, self.fought, self.turns),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # Questions about the position.

    def seats(self) -> int:
        return self.settings.hunted + 1

    def is_over(self) -> bool:
        return self.winner != NOBODY

    def is_set_up(self) -> bool:
        """The pieces stand on the board."""
        return self.slot >= 0

    def is_hidden(self, seat: Seat) -> bool:
        return self.hidden & SEAT_BIT[seat] != 0

    def is_fogged(self, seat: Seat) -> bool:
        return self.fogged & SEAT_BIT[seat] != 0

    def is_called(self) -> bool:
        return self.caller != NOBODY

    def in_car(self, seat: Seat) -> bool:
        return self.forest.is_car(self.place[seat])

    def piece_at(self, cell: Cell) -> i64:
        """The seat whose piece stands there, or NOBODY."""
        seat: i64 = 0
        for place in self.place:
            stands: Cell = place
            if stands == cell:
                return seat
            seat += 1
        return NOBODY

    def rocks_at(self, cell: Cell) -> i64:
        number: i64 = 0
        for rock in self.rocks:
            lies: Cell = rock
            if lies == cell:
                number += 1
        return number

    def has_card(self, card: i64) -> bool:
        return self.hand & bit(card) != 0

    def keeps_log(self) -> bool:
        return self.settings.memory != M0
