"""Reading whose turn it is, and the agenda, from a position's fields."""

from typing import Final

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.frames import FRAME_ARGS, FRAME_NAMES, frame
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, SIMPLE, SIMPLE_STEPS
from lampblack.games.nyctophobia.model.position import WINNER_WORDS, Position
from lampblack.games.nyctophobia.model.statements import CLAIM_NAMES
from lampblack.games.nyctophobia.model.told import END_NAMES
from lampblack.games.nyctophobia.rules.contact import contacts, hunter_direction
from lampblack.games.nyctophobia.text.seats import bits_of_seats
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import Fields, choice, seat_from_text, whole

A_SEAT: Final = -1  # 1 to the number of Hunted
IN_PROGRAM: Final = -2  # a place in the cards' program
LIMITS: Final[dict[int, tuple[int, ...]]] = {
    frames.ARRIVE: (A_SEAT, 1),
    frames.CHECK: (4,),
    frames.DO: (IN_PROGRAM, IN_PROGRAM),
    frames.CAST: (A_SEAT,),
    frames.SHOVE: (A_SEAT, 3),
    frames.SPRINT_ON: (A_SEAT,),
    frames.NOISE: (A_SEAT, 63),
    frames.GRANTED: (A_SEAT,),
    frames.COUNTER: (A_SEAT, 3),
    frames.RETREAT: (A_SEAT, 1, 2),
    frames.COVER: (A_SEAT, 1),
    frames.CHARACTER: (A_SEAT,),
    frames.FALL_BACK: (A_SEAT, 3, 3),
    frames.FIGHT: (30,),
    frames.WALK: (8, 2, 8, 8, 3),
    frames.USE: (8, 8, 1),
    frames.FELL: (8, 1),
    frames.PLANT: (8, 4, 1),
    frames.LIFT: (8, 1),
    frames.SET: (111, 8, 1),
    frames.PICK: (7, 8, 4, 30, 8),
    frames.PULL: (A_SEAT, 8, 1),
    frames.ECHO: (8,),
    frames.CLAIM: (8, 8, len(CLAIM_NAMES), len(CLAIM_NAMES)),
    frames.HUNTED_AT: (A_SEAT,),
}
"""The largest value of each argument of a frame."""
PHASES: Final = ("PRE", "MOVE", "POST")


def read_turn(at: Position, fields: Fields) -> None:
    order = at.settings.order
    if fields.take("active"):
        at.active = fields.seat("active", at.seats())
        at.slot = order.index(at.active)
    if fields.take("slot"):
        at.slot = fields.whole("slot", 0, 0, len(order) - 1)
    at.steps = fields.whole("steps", 0, 0, 2)
    at.acted = fields.yes("acted")
    at.no_search = fields.yes("no search")
    at.hunter_steps = fields.whole("hunter steps", 0, 0, 9)
    at.displaced = bits_of_seats(fields, "displaced", at)
    read_call(at, fields)
    at.queued = [seat_from_text("queued", word, at.seats()) for word in fields.words("queued")]
    over = fields.words("over")
    if over:
        if len(over) != 2:
            raise Malformed("over", "says who won and why: hunter death, or hunted rescue")
        at.winner = choice("over", over[0], WINNER_WORDS)
        at.cause = choice("over", over[1], END_NAMES)
    else:
        read_agenda(at, fields)
    if at.is_set_up() and min(at.place) < 0:
        raise Malformed("map", f"P{at.place.index(-1)} is not on it [NY-COMP-03]")
    if at.is_set_up() and at.forest.car_a < 0:
        raise Malformed("car", "missing [NY-COMP-08]")


def read_call(at: Position, fields: Fields) -> None:
    """``called: P2 until P1``, with ``begun`` once that last turn has begun."""
    words = fields.words("called")
    if not words:
        return
    if len(words) not in (3, 4) or words[1] != "until" or words[3:] not in ([], ["begun"]):
        raise Malformed("called", "is of the form 'P2 until P1', perhaps with 'begun'")
    at.caller = seat_from_text("called", words[0], at.seats())
    at.end_slot = seat_from_text("called", words[2], at.seats())
    at.end_begun = len(words) == 4


def read_agenda(at: Position, fields: Fields) -> None:
    words = fields.words("agenda")
    phase = fields.take("phase")
    agenda = [frame_from_text(word, at) for word in words]
    if not words:
        agenda = usual_agenda(at, phase)
    elif phase:
        raise Malformed("phase", "the agenda says it already")
    if at.active != NOBODY and agenda[0] != frame(frames.NEXT_TURN):
        agenda = [frame(frames.NEXT_TURN), frame(frames.END_TURN), *agenda]
    at.agenda = agenda
    check_agenda(at)


def usual_agenda(at: Position, phase: str) -> list[int]:
    """From the phase of a Hunted's turn; or the Hunter is to choose a card."""
    if at.active == NOBODY:
        raise Malformed("active", "missing")
    if at.active == HUNTER:
        if phase:
            raise Malformed("phase", "only the Hunted's turns have phases [NY-HT-01]")
        return [frame(frames.WALK, SIMPLE_STEPS) if at.role == SIMPLE else frame(frames.CARD)]
    left = [frames.POST, frames.MOVE, frames.PRE]
    return [frame(kind) for kind in left[: 3 - choice("phase", phase or "PRE", PHASES)]]


def frame_from_text(text: str, at: Position) -> int:
    name, *args = text.split(":")
    kind = choice("agenda", name, FRAME_NAMES)
    if len(args) != FRAME_ARGS[kind]:
        raise Malformed("agenda", f"{name} has {FRAME_ARGS[kind]} arguments, not {len(args)}")
    values = [0, 0, 0, 0, 0]
    for place, word in enumerate(args):
        most = LIMITS[kind][place]
        low, high = (1, at.settings.hunted) if most == A_SEAT else (0, most)
        if most == IN_PROGRAM:
            high = len(at.settings.content.program)
        values[place] = whole(f"agenda {name}", word, low, high)
    return frame(kind, values[0], values[1], values[2], values[3], values[4])


def check_agenda(at: Position) -> None:
    """The last entry is somebody's decision, and one that can be."""
    top = at.agenda[-1]
    kind = frames.kind_of(top)
    if kind < frames.FIRST_DECISION:
        raise Malformed("agenda", f"{FRAME_NAMES[kind]} is no decision; a position ends with one")
    if kind <= frames.POST and at.active < 1:
        raise Malformed("agenda", f"{FRAME_NAMES[kind]} needs an active Hunted [NY-HT-01]")
    if is_of_setup(kind) == (at.slot >= 0):
        raise Malformed("agenda", f"{FRAME_NAMES[kind]} does not fit the slot [NY-SETUP-01]")
    if frames.CARD <= kind < frames.ROLE and at.active != HUNTER:
        raise Malformed("agenda", f"{FRAME_NAMES[kind]} belongs to the Hunter's turn [NY-TURN-04]")
    for place, value in enumerate(at.agenda):
        check_frame(at, place, frames.kind_of(value))
    if kind == frames.FIGHT and (frames.first(top) == 0 or frames.first(top) & ~contacts(at)):
        raise Malformed("agenda", "FIGHT names somebody who is not in contact with the Hunter [NY-COMBAT-04]")
    if kind == frames.COUNTER and hunter_direction(at, frames.first(top)) != frames.second(top):
        raise Malformed("agenda", "COUNTER names another direction than the Hunter's [NY-COMBAT-05]")
    if kind == frames.PLANT and frames.second(top) >= at.seats():
        raise Malformed("agenda", "PLANT names somebody who is not at this table [NYC-PRIM-07]")
    if kind == frames.SET and not at.forest.has_tree(frames.first(top)):
        raise Malformed("agenda", "SET names a tree that does not stand [NYC-PRIM-08]")
    if kind == frames.ECHO and at.noise < 0:
        raise Malformed("agenda", "ECHO needs a noise token [NYC-PRIM-18]")
    if not at.settings.on_edges and any(is_crossing(value) for value in at.agenda):
        raise Malformed("agenda", "nobody goes through a tree that fills a cell [NY-CELL-07]")


def is_of_setup(kind: int) -> bool:
    return kind >= frames.ROLE or kind in (frames.CHARACTER, frames.CAST, frames.FURNISH)


def check_frame(at: Position, place: int, kind: int) -> None:
    """What may be in an agenda at all, and where."""
    name = FRAME_NAMES[kind]
    if (kind == frames.NEXT_TURN and place != 0) or (kind == frames.END_TURN and place != 1):
        raise Malformed("agenda", f"{name} comes too late: NEXT_TURN is first, END_TURN second")
    if is_of_setup(kind) and at.slot >= 0:
        raise Malformed("agenda", f"{name} belongs to the set-up [NY-SETUP-01]")
    if kind == frames.PRE and at.acted:
        raise Malformed("agenda", "PRE is over once an action is taken [NY-HT-04]")
    if frames.PRE <= kind <= frames.POST and frame(kind) in at.agenda[place + 1 :]:
        raise Malformed("agenda", f"{name} comes once in a turn [NY-HT-01]")
    if kind in (frames.CARD, frames.PART, frames.DO) and at.role == SIMPLE:
        raise Malformed("agenda", "the simple Hunter has no cards [NY-VAR-01]")


def is_crossing(value: int) -> bool:
    return frames.kind_of(value) == frames.USE or (
        frames.kind_of(value) == frames.WALK and frames.fourth(value) > 0
    )
