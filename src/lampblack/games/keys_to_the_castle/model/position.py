"""What a position holds."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.keys_to_the_castle.model.board import OUTSIDE, Board
from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOURS,
    EXTRA_KEY,
    EXTRA_TURN,
    OPEN,
    Bag,
)
from lampblack.games.keys_to_the_castle.model.settings import Settings
from lampblack.kernel.agenda import Machine
from lampblack.kernel.bits import bit, count, has, members
from lampblack.kernel.seat import Seat

# The steps of a turn in their order (KC-TURN-02), and the end. Nobody ever sees a position at DRAW or END.
DRAW: Final = 0
PLAY: Final = 1
MOVE_STEP: Final = 2
XKEY: Final = 3
END: Final = 4
OVER: Final = 5
STEP_NAMES: Final = ("DRAW", "PLAY", "MOVE", "XKEY", "END", "OVER")

NO_WINNER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(Machine):
    """The fields of section 5 of the ledger; sets of cells are bits, see ``kernel.bits``.

    Of a door never opened there is no kind here: it is drawn when the door is first opened. The
    draw pile is a bag, drawn from when a card is drawn.
    """

    def __init__(self, settings: Settings, colours: list[int], origin: "Position | None" = None) -> None:
        """The Castle all closed and nothing dealt, or a copy of another position of the same game."""
        super().__init__()
        self.settings = settings
        self.board: Board = settings.board
        self.colours = colours  # the cells of each colour; never changes
        # The Castle.
        self.opened: i64 = 0  # face open now
        self.seen: i64 = 0  # ever opened: the kind is public
        self.barred: i64 = 0  # of the seen doors
        self.extra_key: i64 = 0
        self.extra_turn: i64 = 0
        self.sawn: i64 = 0
        self.padlocked: i64 = 0
        self.falling: i64 = 0  # joints with a passage from north-west to south-east
        self.rising: i64 = 0  # joints with a passage from south-west to north-east
        self.occupied: i64 = 0  # cells with a character on them
        # The cards. Then: what card-counting rests on, the pile as it was at the last reshuffle; none
        # before the first. See knowledge/imagine.py.
        self.pile: Bag = settings.content.deck
        self.pile_then: Bag = 0
        # The turn.
        self.active: Seat = 0
        self.step: i64 = PLAY
        self.turn: i64 = 1
        self.bonus_turn = False
        self.bonus_pending = False
        self.winner: i64 = NO_WINNER
        # What only house rules ask for; tuples, since they hardly ever change.
        self.entered: tuple[int, ...] = ()  # the door by which each player last came in (KC-HOUSE-02)
        self.more_nets: tuple[int, ...] = ()  # Nets over each player besides the first (KC-HOUSE-07)
        if origin is None:
            players = settings.players
            self.place: list[int] = [OUTSIDE] * players
            self.net: list[int] = [0] * players
            self.bonus_used: list[int] = [0] * players
            self.hands: list[int] = [0] * players
            self.hands_then: list[int] = [0] * players  # at the last reshuffle
            self.used_since: list[int] = [0] * players
            self.discards: list[int] = []
            if settings.readings.returns_elsewhere:
                self.entered = (OUTSIDE,) * players
            if settings.readings.nets_again:
                self.more_nets = (0,) * players
            return
        self.copy_agenda(origin)
        self.opened = origin.opened
        self.seen = origin.seen
        self.barred = origin.barred
        self.extra_key = origin.extra_key
        self.extra_turn = origin.extra_turn
        self.sawn = origin.sawn
        self.padlocked = origin.padlocked
        self.falling = origin.falling
        self.rising = origin.rising
        self.occupied = origin.occupied
        self.pile = origin.pile
        self.pile_then = origin.pile_then
        self.active = origin.active
        self.step = origin.step
        self.turn = origin.turn
        self.bonus_turn = origin.bonus_turn
        self.bonus_pending = origin.bonus_pending
        self.winner = origin.winner
        self.entered = origin.entered
        self.more_nets = origin.more_nets
        self.place = origin.place[:]
        self.net = origin.net[:]
        self.bonus_used = origin.bonus_used[:]
        self.hands = origin.hands[:]
        self.hands_then = origin.hands_then[:]
        self.used_since = origin.used_since[:]
        self.discards = origin.discards[:]

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions equal."""
        return (
            self.settings.key(),
            tuple(self.colours),
            self.opened,
            self.seen,
            self.barred,
            self.extra_key,
            self.extra_turn,
            self.sawn,
            self.padlocked,
            self.falling,
            self.rising,
            tuple(self.place),
            tuple(self.net),
            tuple(self.bonus_used),
            tuple(self.hands),
            self.pile,
            tuple(self.discards),
            self.pile_then,
            tuple(self.hands_then),
            tuple(self.used_since),
            self.active,
            self.step,
            self.turn,
            self.bonus_turn,
            self.bonus_pending,
            self.winner,
            self.entered,
            self.more_nets,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def put(self, seat: Seat, cell: int) -> None:
        """Place a character on a cell or OUTSIDE."""
        here = self.place[seat]
        if here != OUTSIDE:
            self.occupied &= ~bit(here)
        self.place[seat] = cell
        if cell != OUTSIDE:
            self.occupied |= bit(cell)

    # Questions about the position.

    def players(self) -> int:
        return self.settings.players

    def is_over(self) -> bool:
        return self.step == OVER

    def uncut(self) -> i64:
        """Barred doors, face open, without a Hacksaw."""
        return self.barred & self.opened & ~self.sawn

    def passable(self) -> i64:
        """KC-TILE-05: face open, no Padlock, and no bars left."""
        return self.opened & ~self.padlocked & ~self.uncut()

    def start_line(self, seat: Seat) -> i64:
        return self.board.start_lines[self.settings.sides[seat]]

    def goal_line(self, seat: Seat) -> i64:
        return self.board.goal_lines[self.settings.sides[seat]]

    def is_trapped(self, seat: Seat) -> bool:
        return self.net[seat] > 0

    def colour_of(self, cell: int) -> int:
        for colour in range(COLOURS):
            if has(self.colours[colour], cell):
                return colour
        raise AssertionError("a cell without a colour")

    def kind_of(self, cell: int) -> int:
        """What the open side of a seen door shows."""
        if has(self.barred, cell):
            return BARRED
        if has(self.extra_key, cell):
            return EXTRA_KEY
        if has(self.extra_turn, cell):
            return EXTRA_TURN
        return OPEN

    def unseen_kinds(self, colour: int) -> list[int]:
        """How many doors of each kind a colour still hides, the unused tiles included."""
        cells: i64 = self.colours[colour]
        barred = count(self.barred & cells)
        extra_key = count(self.extra_key & cells)
        extra_turn = count(self.extra_turn & cells)
        open_ = count(self.seen & cells) - barred - extra_key - extra_turn
        doors = self.settings.content.doors
        return [
            doors[OPEN] - open_,
            doors[BARRED] - barred,
            doors[EXTRA_KEY] - extra_key,
            doors[EXTRA_TURN] - extra_turn,
        ]

    def passages(self) -> list[tuple[str, str]]:
        """Each Secret Passage as its northern and its southern cell: ``C6``, ``B7``."""
        pairs: list[tuple[str, str]] = []
        for joint in members(self.falling | self.rising):
            falling, rising = self.board.passages[joint]
            if has(self.falling, joint):
                pairs.append((falling.args[0], falling.args[1]))
            if has(self.rising, joint):
                pairs.append((rising.args[0], rising.args[1]))
        return pairs
