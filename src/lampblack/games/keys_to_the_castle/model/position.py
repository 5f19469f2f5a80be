"""What a position holds."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.keys_to_the_castle.model.board import OUTSIDE, Board, board_for
from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOURS,
    DECK,
    DOORS,
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

    def __init__(self, settings: Settings, colours: list[int]) -> None:
        super().__init__()
        self.settings = settings
        self.board: Board = board_for(settings.players)
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
        # The players.
        self.place: list[int] = [OUTSIDE] * settings.players
        self.net: list[int] = [0] * settings.players
        self.bonus_used: list[int] = [0] * settings.players
        self.hands: list[int] = [0] * settings.players
        # The cards.
        self.pile: Bag = DECK
        self.discards: list[int] = []
        # What card-counting rests on: the pile and the hands as they were at the last reshuffle,
        # and what each player has used since; all empty before the first. See imagine.py.
        self.pile_then: Bag = 0
        self.hands_then: list[int] = [0] * settings.players
        self.used_since: list[int] = [0] * settings.players
        # The turn.
        self.active: Seat = 0
        self.step: i64 = PLAY
        self.turn: i64 = 1
        self.bonus_turn = False
        self.bonus_pending = False
        self.winner: i64 = NO_WINNER

    def copy_from(self, other: "Position") -> None:
        self.copy_agenda(other)
        self.opened = other.opened
        self.seen = other.seen
        self.barred = other.barred
        self.extra_key = other.extra_key
        self.extra_turn = other.extra_turn
        self.sawn = other.sawn
        self.padlocked = other.padlocked
        self.falling = other.falling
        self.rising = other.rising
        self.place = other.place[:]
        self.net = other.net[:]
        self.bonus_used = other.bonus_used[:]
        self.hands = other.hands[:]
        self.pile = other.pile
        self.discards = other.discards[:]
        self.pile_then = other.pile_then
        self.hands_then = other.hands_then[:]
        self.used_since = other.used_since[:]
        self.active = other.active
        self.step = other.step
        self.turn = other.turn
        self.bonus_turn = other.bonus_turn
        self.bonus_pending = other.bonus_pending
        self.winner = other.winner

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
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # Questions about the position.

    def players(self) -> int:
        return self.settings.players

    def is_over(self) -> bool:
        return self.step == OVER

    def occupied(self) -> i64:
        """The cells with a character on them."""
        cells: i64 = 0
        for cell in self.place:
            if cell != OUTSIDE:
                cells |= bit(cell)
        return cells

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
        return [
            DOORS[OPEN] - open_,
            DOORS[BARRED] - barred,
            DOORS[EXTRA_KEY] - extra_key,
            DOORS[EXTRA_TURN] - extra_turn,
        ]

    def passages(self) -> list[tuple[str, str]]:
        """Each Secret Passage as its northern and its southern cell: ``C6``, ``B7``."""
        pairs: list[tuple[str, str]] = []
        for joint in members(self.falling | self.rising):
            action = self.board.falling[joint] if has(self.falling, joint) else self.board.rising[joint]
            pairs.append((action.args[0], action.args[1]))
        return pairs
