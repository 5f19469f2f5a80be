"""The invariants of section 24 that every position keeps, and of every loaded one."""

from mypy_extensions import i64

from lampblack.games.night_cage.model import steps as s
from lampblack.games.night_cage.model.pieces import (
    CHASM,
    DRAWN_KINDS,
    FACE_KINDS,
    FACE_O,
    KEEPER,
    KEY_TILE,
    KIND_CODES,
    KINDS,
    NO_TILE,
    OMEN,
    START_TILE,
)
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of, op_of, second_of
from lampblack.games.night_cage.rules.ending import is_lost_in_falling
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import bit, count, has, members

NEEDS_HAND = (s.PLACE, s.LAND_TURN, s.BLIND_TURN, s.SCRAMBLE_TURN, s.SWAP)


def tile_counts(at: Position) -> list[int]:
    """The tiles of each kind, wherever they are, but without unplaced Start tiles (NC-INV-04)."""
    counts = [0] * KINDS
    for kind in range(DRAWN_KINDS):
        counts[kind] = at.in_stack(kind)
    for face in at.faces:
        kind = FACE_KINDS[face]
        if kind != NO_TILE:
            counts[kind] += 1
    for kind in at.discards:
        counts[kind] += 1
    if at.hand != NO_TILE:
        counts[at.hand] += 1
    if at.omens > 0:
        counts[OMEN] += 1  # the one set aside
    return counts


def broken(at: Position) -> Refusal | None:
    """The first invariant this position breaks, or None."""
    return broken_tiles(at) or broken_prisoners(at) or broken_agenda(at)


def broken_tiles(at: Position) -> Refusal | None:
    pool = at.settings.pool
    counts = tile_counts(at)
    for kind in range(KINDS):
        if counts[kind] > pool[kind]:
            return Refusal(
                "NC-INV-04",
                f"There are {counts[kind]} tiles {KIND_CODES[kind]}, this game has {pool[kind]}.",
            )
    held = count(at.keys) + count(at.sources) + at.keys_in_stack()
    sources = pool[KEY_TILE] + pool[KEEPER]
    if held > sources:
        return Refusal("NC-KEY-07", f"There are {held} Keys, this game has {sources}.")
    placed = 0
    for prisoner in range(at.settings.prisoners):
        placed += 1 if at.is_on_board(prisoner) or at.is_falling(prisoner) else 0
    if counts[START_TILE] > placed:
        return Refusal("NC-SETUP-10", "There are more Start tiles than prisoners placed.")
    if not at.is_over():
        if not at.has_gate_left():
            return Refusal("NC-END-04", "No Gate is left, so the game is over.")
        if held < at.settings.prisoners:
            return Refusal("NC-END-05", "Too few Keys are left, so the game is over.")
        if is_lost_in_falling(at):
            return Refusal("NC-END-06", "A prisoner falls forever, so the game is over.")
    return broken_chasm(at)


def broken_chasm(at: Position) -> Refusal | None:
    if at.dirge != 0 and count(at.dirge) != 9:
        return Refusal("NC-DIRGE-09", "The Dirge covers nine spaces.")
    for cell in range(at.board.cells):
        if at.faces[cell] == CHASM and not has(at.dirge, cell):
            return Refusal("NC-DIRGE-07", f"The chasm space {at.board.names[cell]} is not under the Dirge.")
    if at.dirge != 0 and at.omens < 2:
        return Refusal("NC-DIRGE-03", "The Dirge comes with the second Omen.")
    return None


def broken_prisoners(at: Position) -> Refusal | None:
    taken: i64 = 0
    about_to_fall = [first_of(item) for item in at.agenda if op_of(item) == s.FALL]
    # Who leaps, robs a Key Holder or scrambles may be over a Pit until that is done.
    over_pits = [s.JUMP, s.SCRAMBLE, s.SCRAMBLED]
    if at.edition.after_rear is not at.edition.after_move:
        over_pits.append(s.AFTERMATH)  # NC-HOUSE-03
    jumps = any(op_of(item) in over_pits for item in at.agenda)
    for prisoner in range(at.settings.prisoners):
        cell = at.place[prisoner]
        name = at.name(prisoner)
        if cell < 0:
            continue
        here = at.board.names[cell]
        if not has(at.tiles, cell):
            return Refusal("NC-GEO-04", f"{name} stands at {here}, where no tile lies.")
        if taken & bit(cell) and not has(at.gates | at.pits, cell):
            return Refusal("NC-INV-05", f"Two prisoners stand at {here}, which is no Gate.")
        taken |= bit(cell)
        falls = prisoner in about_to_fall or (prisoner == at.acting and jumps)
        if has(at.pits, cell) and not falls and not at.is_over():
            return Refusal("NC-INV-05", f"{name} stands on a Pit at {here}.")
    return None


def broken_agenda(at: Position) -> Refusal | None:
    """A position at a decision has what the decision is about (NC-STATE-01)."""
    if at.is_over():
        return None
    if not at.agenda or op_of(at.agenda[0]) not in (s.NEXT, s.BEGIN):
        return Refusal("NC-STATE-01", "The agenda must end with next, or with begin.")
    top = at.agenda[-1]
    if op_of(top) > s.LAST_DECISION:
        return Refusal(
            "NC-STATE-01", f"The agenda must begin with a decision, not {s.STEP_NAMES[op_of(top)]}."
        )
    if (op_of(top) in NEEDS_HAND) != (at.hand != NO_TILE):
        return Refusal("NC-STATE-01", "A tile is in hand exactly when the next decision is about it.")
    for item in at.agenda:
        problem = broken_step(at, item, item == top)
        if problem:
            return Refusal("NC-STATE-01", f"The agenda has '{s.STEP_NAMES[op_of(item)]}', but {problem}.")
    return None


def broken_step(at: Position, item: i64, is_next: bool) -> str:
    op = op_of(item)
    first = first_of(item)
    if op in (s.FALL, s.HIT, s.DIRGE_HIT, s.PLACE) and not at.is_on_board(first):
        return f"{at.name(first)} is not on the board"
    if op == s.HIT and not has(at.monsters, second_of(item)):
        return f"no monster is at {at.board.names[second_of(item)]}"
    if op == s.DIRGE and at.faces[first] != FACE_O:
        return f"no Omen is at {at.board.names[first]}"
    if op == s.START and (at.is_on_board(first) or at.is_falling(first)):
        return f"{at.name(first)} is placed already"
    if op == s.START_TURN and has(at.tiles, first):
        return f"{at.board.names[first]} holds a tile"
    if op in NEEDS_HAND and not is_next:
        return "it must come first"
    if not is_next:
        return ""
    on_board = at.is_on_board(at.acting)
    if op in (s.ACT, s.AGAIN, s.BLIND_TURN, s.SCRAMBLE, s.SCRAMBLE_TURN, s.SWAP) and not on_board:
        return f"{at.name(at.acting)} is not on the board"
    if op == s.LAND and not at.is_falling(at.acting):
        return f"{at.name(at.acting)} is not falling"
    if op == s.LAND_TURN and (not at.is_falling(at.acting) or has(at.tiles, first)):
        return "nobody is landing there"
    if op == s.FLICKER and at.left > 0:
        return "the stack is not empty"
    return ""


def boundary(at: Position) -> Refusal | None:
    """What holds at every turn boundary (NC-INV-01 to 03, NC19-STATE-03)."""
    light = at.light()
    if at.left > 0 and light & ~at.tiles != 0:
        return Refusal("NC-INV-01", "A lit prisoner has an open passage.")
    kept = light | at.occupied() | at.keepers | (at.dirge if light & at.dirge else 0)
    if at.tiles & ~kept != 0:
        unlit = [at.board.names[cell] for cell in members(at.tiles & ~kept)]
        return Refusal("NC-INV-02", f"Unlit tiles remain: {', '.join(unlit)}.")
    for prisoner in range(at.settings.prisoners):
        if at.is_lit(prisoner) or not at.is_on_board(prisoner):
            continue
        for d in range(4):
            cell = at.board.next(at.place[prisoner], d)
            for other in range(at.settings.prisoners):
                if at.is_lit(other) and (
                    (at.place[other] == cell and at.is_connected(at.place[prisoner], d))
                    or at.place[other] == at.place[prisoner]
                ):
                    return Refusal("NC-INV-03", f"{at.name(prisoner)} is out beside a lit prisoner.")
    return None
