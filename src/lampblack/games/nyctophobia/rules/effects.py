"""The Hunter's cards at work: each instruction of a card's program (NYC-PRIM)."""

from lampblack.games.nyctophobia.model import cards, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.cards import Instruction
from lampblack.games.nyctophobia.model.frames import Frame, frame
from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    CELLS,
    DELTA,
    SIDE,
    Cell,
    Direction,
)
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import restarted
from lampblack.games.nyctophobia.rules.contact import stir
from lampblack.games.nyctophobia.rules.hunting import set_out
from lampblack.games.nyctophobia.rules.noise import (
    change_held,
    drop_rock,
    remove_noise,
    take_rocks,
)
from lampblack.games.nyctophobia.rules.selecting import passing, visible
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, show_wound, tell, tell_all
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat


def run_program(at: Position, start: int, end: int, log: Log) -> None:
    """Carry out the next instruction; what follows it waits on the agenda (NY-HUNTER-06)."""
    program = at.settings.content.program
    pc = start
    while pc < end:
        instruction = program[pc]
        pc += 1
        if instruction.code == cards.JUMP:
            pc = instruction.who
        elif instruction.code == cards.UNLESS:  # NYC-PRIM-20: evaluated once, when reached
            if not passing(at, instruction.k):
                pc = instruction.who
        else:
            if pc < end:
                at.agenda.append(frame(frames.DO, pc, end))
            carry_out(at, instruction, log)
            return


def carry_out(at: Position, op: Instruction, log: Log) -> None:
    code = op.code
    if code == cards.MOVE:
        crossings = op.k if at.settings.on_edges else 0  # NY-CELL-07
        if crossings > 0:
            at.agenda.append(frame(frames.USE, op.n, crossings, op.who))
        else:
            set_out(at, frame(frames.WALK, op.n), log)
    elif code == cards.MOVE_TO:
        set_out(at, frame(frames.WALK, op.n, frames.TOWARDS, op.who), log)
    elif code == cards.MOVE_CAR:
        set_out(at, frame(frames.WALK, op.n, frames.TO_CAR), log)
    elif code == cards.FELL:
        at.agenda.append(frame(frames.FELL, op.n, 0))
    elif code == cards.PLANT:
        if op.k:
            pick(at, frames.TO_PLANT, cards.VISIBLE, 1, op.n)
        else:
            at.agenda.append(frame(frames.PLANT, op.n, HUNTER, 0))
    elif code == cards.TRANSPLANT:
        at.agenda.append(frame(frames.LIFT, op.n, 0))
    elif code == cards.PULL:
        pick(at, frames.TO_PULL, op.who, op.k, op.n)
    elif code == cards.PULL_TO_NOISE:
        pick(at, frames.TO_PULL_TO_NOISE, op.who, op.k, op.n)
    elif code == cards.SWAP:
        if len(visible(at)) >= 2:
            pick(at, frames.TO_SWAP, op.who, 2, 0)
    elif code == cards.FOG:
        pick(at, frames.TO_FOG, op.who, op.k, 0)
    elif code == cards.REVEAL:
        pick(at, frames.TO_REVEAL, op.who, 1, 0)
    elif code == cards.TAKE_ROCK:
        pick(at, frames.TO_TAKE, op.who, 1, op.k)
    elif code == cards.TAUNT:
        pick(at, frames.TO_TAUNT, op.who, 1, 0)
    elif code == cards.NUDGE:
        at.agenda.append(frame(frames.TILT))
    elif code == cards.ROTATE:
        at.agenda.append(frame(frames.TURN))
    elif code == cards.ECHO:
        if at.noise != NOWHERE:
            at.agenda.append(frame(frames.ECHO, op.n))
    elif code == cards.STATE:
        at.agenda.append(frame(frames.CLAIM, op.n, op.k))
    elif code == cards.HUSH:
        remove_noise(at, log, False)
    elif code == cards.UNWOUND:
        at.wound = False
        show_wound(at, log)
    else:
        tell_all(at, log, t.LAUGHED)


def pick(at: Position, purpose: int, who: int, left: int, number: int) -> None:
    at.agenda.append(frame(frames.PICK, purpose, who, left, 0, number))


# --- choosing a Hunted ------------------------------------------------------------------------------


def picked(at: Position, seat: Seat, chance: Chance, log: Log) -> None:
    """A Hunted is chosen: what for stands in the frame."""
    top = at.agenda.pop()
    purpose, left = frames.first(top), frames.third(top) - 1
    chosen, number = frames.fourth(top) | SEAT_BIT[seat], frames.fifth(top)
    if left > 0:
        at.agenda.append(frame(frames.PICK, purpose, frames.second(top), left, chosen, number))
    if purpose == frames.TO_PULL:
        at.agenda.append(frame(frames.PULL, seat, number, 0))
    elif purpose == frames.TO_PULL_TO_NOISE:
        at.agenda.append(frame(frames.PULL, seat, number, 1))
    elif purpose == frames.TO_SWAP:
        if left == 0:
            swap(at, first_of(frames.fourth(top)), seat, log)
    elif purpose == frames.TO_FOG:
        at.fogged |= SEAT_BIT[seat]
        tell(at, log, seat, t.FOGGED)
    elif purpose == frames.TO_PLANT:
        at.agenda.append(frame(frames.PLANT, number, seat, 0))
    elif purpose == frames.TO_TAKE:
        take_rock(at, seat, number == 1, chance, log)
    elif purpose == frames.TO_REVEAL:
        reveal(at, seat, t.BY_CARD, log)
        at.agenda.append(frame(frames.CHECK, seat))
    else:
        tell_all(at, log, t.TAUNTED, seat)


def first_of(seats: int) -> int:
    for seat in range(1, 5):
        if seats & SEAT_BIT[seat]:
            return seat
    return NOBODY


def reveal(at: Position, seat: Seat, cause: int, log: Log) -> None:
    at.hidden &= ~SEAT_BIT[seat]
    tell_all(at, log, t.UNHID, seat, cause)


def take_rock(at: Position, seat: Seat, at_random: bool, chance: Chance, log: Log) -> None:
    """NYC-PRIM-16."""
    change_held(at, seat, -1, log)
    if at_random:
        drop_rock(at, random_cell(at, chance, []))
    else:
        drop_rock(at, at.place[HUNTER])


def random_cell(at: Position, chance: Chance, taken: list[int]) -> int:
    """Any cell that is no car (or tree) cell and holds no piece, all equally likely (NY-SETUP-07)."""
    weights = [1] * CELLS
    if not at.settings.on_edges:
        for cell in range(CELLS):
            weights[cell] = 0 if at.forest.is_tree_cell(cell) else 1
    weights[at.forest.car_a] = 0
    weights[at.forest.car_b] = 0
    for cell in at.place:
        weights[cell] = 0
    for cell in taken:
        weights[cell] = 0
    return chance.pick("rock", "", CELL_NAMES, weights)


# --- moving Hunted ------------------------------------------------------------------------------------


def displace(at: Position, seat: Seat, cell: Cell, log: Log) -> None:
    """A card moves a piece: its player is told so, once per card, and nothing more (NY-HUNTER-12)."""
    at.place[seat] = cell
    at.sketches[seat] = restarted(at.sketches[seat], at.forest, cell, False)
    at.located[seat] = 0
    stir(at, NOBODY)
    show_piece(at, log, seat)
    if not at.displaced & SEAT_BIT[seat]:
        at.displaced |= SEAT_BIT[seat]
        tell(at, log, seat, t.MOVED)
    take_rocks(at, seat, log)


def pull_goal(at: Position, top: Frame) -> int:
    """Where a card pulls to: the Hunter, or the noise (NYC-PRIM-09, NYC-PRIM-10); perhaps nowhere."""
    return at.noise if frames.third(top) else at.place[HUNTER]


def pull(at: Position, cell: Cell, log: Log) -> None:
    top = at.agenda[-1]
    seat = frames.first(top)
    at.agenda[-1] = frame(frames.PULL, seat, frames.second(top) - 1, frames.third(top))
    at.agenda.append(frame(frames.CHECK))
    displace(at, seat, cell, log)


def tilt(at: Position, direction: Direction) -> None:
    """Every visible Hunted one step that way, the farthest in that direction first (NYC-PRIM-11)."""
    seats = visible(at)
    while seats:
        last = seats[0]
        for seat in seats:  # the least far, of these the highest seat, goes deepest into the stack
            if advance(at.place[seat], direction) <= advance(at.place[last], direction):
                last = seat
        at.agenda.append(frame(frames.SHOVE, last, direction))
        seats.remove(last)


def advance(cell: Cell, direction: Direction) -> int:
    """How far in a direction a cell lies."""
    along = cell // SIDE if direction % 2 == 0 else cell % SIDE
    return along if direction == 1 or direction == 2 else -along


def shove(at: Position, seat: Seat, direction: Direction, log: Log) -> None:
    cell = at.place[seat]
    if at.forest.is_open(cell, direction) and at.piece_at(cell + DELTA[direction]) == NOBODY:
        at.agenda.append(frame(frames.CHECK))
        displace(at, seat, cell + DELTA[direction], log)


def swap(at: Position, a: int, b: int, log: Log) -> None:
    """Two exchange cells, then one check (NYC-PRIM-12)."""
    here, there = at.place[a], at.place[b]
    at.agenda.append(frame(frames.CHECK))
    at.place[b] = NOWHERE
    displace(at, a, there, log)
    displace(at, b, here, log)
