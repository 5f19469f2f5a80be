"""MOVE: one step, or none (KC-MOVE)."""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import Left, Moved, Stayed
from lampblack.games.keys_to_the_castle.model.actions import EXIT, STAY, KeysAction
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.cards import add_cells
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat


def passage_ends(at: Position, cell: int) -> i64:
    """The cells a passage joins with this one (KC-CARD-PASS-05, -09)."""
    cols = at.board.cols
    col = cell % cols
    ends: i64 = 0
    if has(at.falling, cell):  # this cell is the joint's north-west
        ends |= bit(cell + cols + 1)
    if col > 0:
        if has(at.rising, cell - 1):  # its north-east
            ends |= bit(cell + cols - 1)
        if cell >= cols and has(at.falling, cell - cols - 1):  # its south-east
            ends |= bit(cell - cols - 1)
    if cell >= cols and has(at.rising, cell - cols):  # its south-west
        ends |= bit(cell - cols + 1)
    return ends


def joined(at: Position, seat: Seat) -> i64:
    """The cells next to where a player stands, whatever their state (KC-MOVE-01, -04)."""
    here = at.place[seat]
    if here == OUTSIDE:
        return at.start_line(seat)
    near: i64 = at.board.neighbours[here]
    return near | passage_ends(at, here)


def steps(at: Position, seat: Seat) -> i64:
    """The cells a player may step to now."""
    if at.is_trapped(seat):
        return 0  # KC-CARD-NET-05
    return joined(at, seat) & at.passable() & ~at.occupied()


def legal_moves(at: Position) -> list[Action]:
    """The table of section 4.2 (KC-ACT-03)."""
    options: list[Action] = [at.board.stay]
    add_cells(options, at.board.move, steps(at, at.active))
    if at.place[at.active] != OUTSIDE and not at.is_trapped(at.active):
        options.append(at.board.exit)
    return options


def refuse_move(at: Position, action: KeysAction) -> Refusal | None:
    if action.kind == STAY:
        return None
    here = at.place[at.active]
    if at.is_trapped(at.active):
        return Refusal("KC-CARD-NET-05", "You are caught in a Net; all you can do is stay.")
    if action.kind == EXIT:
        if here == OUTSIDE:
            return Refusal("KC-MOVE-06", "You are outside already; stay, or enter the Castle.")
        return None
    return refuse_step(at, action.cell)


def refuse_step(at: Position, cell: int) -> Refusal | None:
    name = at.board.names[cell]
    if not has(joined(at, at.active), cell):
        here = at.place[at.active]
        if here == OUTSIDE:
            return Refusal(
                "KC-MOVE-05", f"{name} is not on your start line; you enter the Castle there only."
            )
        if at.board.joint_between(here, cell) >= 0:
            return Refusal("KC-MOVE-03", f"{name} is diagonal from you, and no passage leads there.")
        return Refusal("KC-MOVE-01", f"{name} is more than one step away.")
    if has(at.occupied(), cell):
        return Refusal("KC-MOVE-12", f"Somebody stands on {name}.")
    if not has(at.opened, cell):
        return Refusal("KC-TILE-04", f"{name} is closed; open it first.")
    if has(at.padlocked, cell):
        return Refusal("KC-CARD-PAD-07", f"{name} is padlocked; nobody can enter it.")
    if has(at.uncut(), cell):
        return Refusal("KC-TILE-06", f"{name} is barred; a Hacksaw would open it.")
    return None


def move(at: Position, action: KeysAction, log: list[Event] | None) -> None:
    """Move the character; what the landing brings is the turn's business."""
    seat = at.active
    here = at.place[seat]
    names = at.board.names
    if action.kind == STAY:
        if log is not None:
            log.append(Event(EVERYONE, Stayed(seat, at.is_trapped(seat))))
    elif action.kind == EXIT:
        at.place[seat] = OUTSIDE
        if log is not None:
            log.append(Event(EVERYONE, Left(seat, names[here])))
    else:
        at.place[seat] = action.cell
        if log is not None:
            origin = None if here == OUTSIDE else names[here]
            diagonal = here != OUTSIDE and at.board.joint_between(here, action.cell) >= 0
            log.append(Event(EVERYONE, Moved(seat, origin, names[action.cell], diagonal)))
