"""What a position holds."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.night_cage.model.board import PRISONERS, Board
from lampblack.games.night_cage.model.editions import SHARED, Course, Edition
from lampblack.games.night_cage.model.pieces import (
    CHASM,
    DRAWN_KINDS,
    EMPTY,
    FACE_G,
    FACE_K,
    FACE_P,
    FACE_Q,
    FACE_W,
    GATE,
    KEEPER,
    KEY_TILE,
    NO_TILE,
    OPENINGS,
)
from lampblack.games.night_cage.model.settings import Settings
from lampblack.games.night_cage.model.steps import (
    DIRGE_HIT,
    FALL,
    FILL,
    HIT,
    PLACE,
    START,
    first_of,
    op_of,
    step,
)
from lampblack.games.night_cage.model.values import Cell, Cells, Face, Kind, Prisoner, Side
from lampblack.kernel.agenda import Machine
from lampblack.kernel.bits import bit, has
from lampblack.kernel.seat import Seat

NOBODY: Final = -1
NOWHERE: Final = -1

# Results (section 17).
RUNNING: Final = 0
WON: Final = 1
NO_GATE: Final = 2
NO_KEYS: Final = 3
FALLS_FOREVER: Final = 4
SWALLOWED: Final = 5
ISOLATED: Final = 6
REPEATED: Final = 7
RESULT_NAMES: Final = (
    "running",
    "won",
    "no-gate",
    "no-keys",
    "falls-forever",
    "swallowed",
    "isolated",
    "repeated",
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(Machine):
    """The fields of NC-STATE-01 and NC19-STATE-01; sets of spaces are bits, see ``kernel.bits``.

    The Draw Stack is two bags, the opening tiles on top of the rest, drawn from when a tile is drawn.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.edition: Edition = settings.edition
        self.board: Board = settings.board
        # The board. ``faces`` says it all; the sets below it follow from it.
        self.faces: list[int] = []
        self.tiles: Cells = 0  # not empty; chasm spaces included
        self.pits: Cells = 0  # and chasm spaces
        self.monsters: Cells = 0  # Wax Eaters, Keepers, Pathless
        self.keepers: Cells = 0
        self.gates: Cells = 0
        self.sources: Cells = 0  # Key tiles with their Key, and Keepers
        self.dirge: Cells = 0  # the spaces under the Dirge token, whichever side is up
        # The prisoners, in turn order.
        self.place: list[int] = []  # NOWHERE when falling or not yet placed
        self.line: list[int] = []  # along which a prisoner falls, or NOWHERE
        self.nerve: list[int] = []
        self.lit: i64 = 0  # bits of prisoners
        self.keys: i64 = 0  # bits of prisoners
        # The tiles that are not on the board.
        self.opening: list[int] = []
        self.rest: list[int] = []
        self.opening_left: i64 = 0
        self.left: i64 = 0  # in the stack, opening tiles included
        self.hand: Kind = NO_TILE
        self.discards: list[int] = []
        self.omens: i64 = 0  # drawn so far: the first is set aside, the second brings the Dirge
        # The turn.
        self.turn: i64 = 0  # 0 during the start placements
        self.acting: Prisoner = 0
        self.passer: Prisoner = NOBODY
        self.marker: i64 = 0
        self.moves: i64 = 0  # made this turn
        self.stayed = False
        self.trail: Cell = NOWHERE  # the space moved off or stayed on
        self.triggered: Cells = 0  # monsters that will attack
        self.watchers: Cells = 0  # monsters that movement, or a revealed passage, can set off
        self.roused: Cells = 0  # monsters that saw a fall (NC-HOUSE-02)
        self.agenda: list[int] = []  # the next step last
        self.history: list[list[int]] = []  # turn starts since a tile last left the stack or the board
        self.result: i64 = RUNNING

    def lay_out(self) -> None:
        """The start of everything: an empty board and a full stack (NC-SETUP-08, 10)."""
        settings = self.settings
        prisoners = settings.prisoners
        self.faces = [EMPTY] * self.board.cells
        self.place = [NOWHERE] * prisoners
        self.line = [NOWHERE] * prisoners
        self.nerve = [1 if self.edition.has_nerve else 0] * prisoners
        self.lit = bit(prisoners) - 1
        self.opening = settings.opening[:]
        self.rest = [settings.pool[kind] - settings.opening[kind] for kind in range(DRAWN_KINDS)]
        self.count_stack()

    def count_stack(self) -> None:
        self.opening_left = sum(self.opening)
        self.left = self.opening_left + sum(self.rest)

    def copy_from(self, other: "Position") -> None:
        self.faces = other.faces[:]
        self.tiles = other.tiles
        self.pits = other.pits
        self.monsters = other.monsters
        self.keepers = other.keepers
        self.gates = other.gates
        self.sources = other.sources
        self.dirge = other.dirge
        self.place = other.place[:]
        self.line = other.line[:]
        self.nerve = other.nerve[:]
        self.lit = other.lit
        self.keys = other.keys
        self.opening = other.opening[:]
        self.rest = other.rest[:]
        self.opening_left = other.opening_left
        self.left = other.left
        self.hand = other.hand
        self.discards = other.discards[:]
        self.omens = other.omens
        self.turn = other.turn
        self.acting = other.acting
        self.passer = other.passer
        self.marker = other.marker
        self.moves = other.moves
        self.stayed = other.stayed
        self.trail = other.trail
        self.triggered = other.triggered
        self.watchers = other.watchers
        self.roused = other.roused
        self.agenda = other.agenda[:]
        self.history = other.history[:]
        self.result = other.result
        self.copy_agenda(other)

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions of one game equal."""
        return (
            tuple(self.faces),
            self.dirge,
            tuple(self.place),
            tuple(self.line),
            tuple(self.nerve),
            self.lit,
            self.keys,
            tuple(self.opening),
            tuple(self.rest),
            self.hand,
            tuple(self.discards),
            self.omens,
            self.turn,
            self.acting,
            self.passer,
            self.marker,
            self.moves,
            self.stayed,
            self.trail,
            self.triggered,
            self.watchers,
            self.roused,
            tuple(self.agenda),
            tuple([tuple(seen) for seen in self.history]),
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.settings.same_as(other.settings)
            and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    # The agenda.

    def push(self, op: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a step before everything that is still to do; once it is over, nothing is (NC-END-03)."""
        if self.result == RUNNING:
            self.agenda.append(step(op, a, b))

    def schedule(self, course: Course) -> None:
        """Put these steps, the first first, before everything that is still to do."""
        if self.result != RUNNING:
            return
        below: i64 = len(self.agenda)
        self.agenda.extend(course.steps)
        fill: i64 = course.fill
        if fill >= 0:
            self.agenda[below + fill] = step(FILL, self.acting)

    def concerned(self) -> Prisoner:
        """The prisoner whose start, fall, hit or filling is to be decided, or else the acting one."""
        if self.result == RUNNING:
            item: i64 = self.agenda[-1]
            op = op_of(item)
            if op == START or op == PLACE or op == FALL or op == HIT or op == DIRGE_HIT:
                return first_of(item)
        return self.acting

    # The board.

    def put(self, cell: Cell, face: Face) -> None:
        """The one way in which the board changes."""
        here = bit(cell)
        self.faces[cell] = face
        self.tiles |= here
        self.pits &= ~here
        self.monsters &= ~here
        self.keepers &= ~here
        self.gates &= ~here
        self.sources &= ~here
        if face >= CHASM:
            self.pits |= here
        elif face == EMPTY:
            self.tiles &= ~here
        elif face == FACE_G:
            self.gates |= here
        elif face == FACE_K:
            self.sources |= here
        elif face == FACE_W or face == FACE_P:
            self.monsters |= here
        elif face >= FACE_Q and face < FACE_P:
            self.monsters |= here
            self.keepers |= here
            self.sources |= here

    def opens(self, cell: Cell, d: Side) -> bool:
        """Has the tile on this space an opening on that side?"""
        return (OPENINGS[self.faces[cell]] >> d) & 1 == 1

    def is_connected(self, cell: Cell, d: Side) -> bool:
        """NC-GEO-05, 06: both tiles open toward each other."""
        return self.opens(cell, d) and self.opens(self.board.next(cell, d), d ^ 2)

    def mouth(self, cell: Cell) -> Side:
        """The side a Keeper faces."""
        face: Face = self.faces[cell]
        return face - FACE_Q

    # The prisoners.

    def prisoners(self) -> i64:
        return len(self.place)

    def is_on_board(self, prisoner: Prisoner) -> bool:
        return self.place[prisoner] >= 0

    def is_falling(self, prisoner: Prisoner) -> bool:
        return self.line[prisoner] >= 0

    def is_lit(self, prisoner: Prisoner) -> bool:
        return has(self.lit, prisoner)

    def holds_key(self, prisoner: Prisoner) -> bool:
        return has(self.keys, prisoner)

    def in_order(self, number: i64) -> Prisoner:
        """The prisoner this far after the acting one (NC-MON-15)."""
        return (self.acting + number) % self.prisoners()

    def occupied(self) -> Cells:
        """The spaces with a prisoner."""
        cells: Cells = 0
        for cell in self.place:
            if cell >= 0:
                cells |= bit(cell)
        return cells

    def is_free(self, cell: Cell) -> bool:
        """May one more prisoner stand here? (NC-MOVE-03, NC-GATE-02)"""
        return has(self.gates, cell) or not has(self.occupied(), cell)

    def controller(self, prisoner: Prisoner) -> Seat:
        """Who decides for a prisoner (NC-SETUP-11, 14; NC-DEC-16)."""
        seat: i64 = self.settings.controllers[prisoner]
        return self.marker if seat == SHARED else seat

    def name(self, prisoner: Prisoner) -> str:
        return PRISONERS[prisoner]

    # The light (NC-LIGHT-01 to 06).

    def glow(self, prisoner: Prisoner) -> Cells:
        """What one prisoner illuminates."""
        cell: Cell = self.place[prisoner]
        if cell < 0 or not has(self.lit, prisoner):
            return 0
        return self.board.glow[16 * cell + OPENINGS[self.faces[cell]]]

    def light(self) -> Cells:
        """Every illuminated space."""
        cells: Cells = 0
        prisoner: Prisoner = 0
        for cell in self.place:
            if cell >= 0 and has(self.lit, prisoner):
                cells |= self.board.glow[16 * cell + OPENINGS[self.faces[cell]]]
            prisoner += 1
        return cells

    # The stack.

    def in_stack(self, kind: Kind) -> i64:
        return self.opening[kind] + self.rest[kind]

    def next_draw(self) -> list[int]:
        """How many tiles of each kind the next draw is from (NC-STATE-03)."""
        return self.opening if self.opening_left > 0 else self.rest

    def has_gate_left(self) -> bool:
        """A Gate is on the board, in the stack or in hand (NC-END-04)."""
        return self.gates != 0 or self.hand == GATE or self.in_stack(GATE) > 0

    def keys_in_stack(self) -> i64:
        """Key sources in the stack and in hand (NC-KEY-07)."""
        in_hand = 1 if self.hand == KEY_TILE or self.hand == KEEPER else 0
        return self.in_stack(KEY_TILE) + self.in_stack(KEEPER) + in_hand

    def is_over(self) -> bool:
        return self.result != RUNNING
