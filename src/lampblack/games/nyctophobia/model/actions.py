"""The decisions of section 21.2, each with its notation. Actions are made once and only referred to."""

from itertools import permutations
from typing import Any, Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    CELLS,
    DIRECTION_NAMES,
    EDGES,
    HALF,
    TREE_FILLED,
)
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.scenario import SPOT_NAMES
from lampblack.games.nyctophobia.model.statements import CLAIM_NAMES, UTTERANCE_NAMES
from lampblack.kernel.action import Action
from lampblack.kernel.seat import SEAT_NAMES

# The Hunted's decisions.
STEP: Final = 0
HOP: Final = 1
SPRINT: Final = 2
THROW: Final = 3
STOP: Final = 4
SEARCH: Final = 5
HIDE: Final = 6
CALL: Final = 7
GRANT: Final = 8
PASS: Final = 9
END: Final = 10
DECLINE: Final = 11
NOISE_YES: Final = 12
NOISE_NO: Final = 13
COUNTER: Final = 14
HIDE_YES: Final = 15
HIDE_NO: Final = 16
CHARACTER: Final = 17
# The Hunter's decisions.
ROLE: Final = 18
SCENARIO: Final = 19
TURNED: Final = 20
SPOT: Final = 21
STARTS: Final = 22
CAR_AT: Final = 23
HUNTER_AT: Final = 24
HUNTED_AT: Final = 25
PUT: Final = 26
TAKE: Final = 27
BUILT: Final = 28
CONFIRM: Final = 29
REVISE: Final = 30
CLUE: Final = 31
PLAY: Final = 32
MOVE: Final = 33
RETREAT: Final = 34
FIGHT: Final = 35
PICK: Final = 36
PULL: Final = 37
FELL: Final = 38
PLANT: Final = 39
LIFT: Final = 40
SET: Final = 41
TURN: Final = 42
TILT: Final = 43
ECHO: Final = 44
USE_YES: Final = 45
USE_NO: Final = 46
CLAIM: Final = 47
DONE: Final = 48
# Speech, by anybody at any time (NY-DP-19, NY-DP-20).
SAY: Final = 49
BREAK_SILENCE: Final = 50

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "STEP": ("direction",),
    "HOP": ("direction",),
    "SPRINT": ("direction",),
    "THROW": ("direction",),
    "STOP": (),
    "SEARCH": (),
    "HIDE": (),
    "CALL": (),
    "GRANT": ("player",),
    "PASS": (),
    "END": (),
    "DECLINE": (),
    "NOISE_YES": (),
    "NOISE_NO": (),
    "COUNTER": ("with",),
    "HIDE_YES": (),
    "HIDE_NO": (),
    "CHARACTER": ("character",),
    "ROLE": ("role",),
    "SCENARIO": ("scenario",),
    "TURNED": ("degrees",),
    "SPOT": ("spot",),
    "STARTS": ("order",),
    "CAR_AT": ("cells",),
    "HUNTER_AT": ("cell",),
    "HUNTED_AT": ("cell",),
    "PUT": ("tree",),
    "TAKE": ("tree",),
    "BUILT": (),
    "CONFIRM": (),
    "REVISE": (),
    "CLUE": ("direction",),
    "PLAY": ("card",),
    "MOVE": ("cell",),
    "RETREAT": ("path",),
    "FIGHT": ("player",),
    "PICK": ("player",),
    "PULL": ("cell",),
    "FELL": ("tree",),
    "PLANT": ("tree",),
    "LIFT": ("tree",),
    "SET": ("tree",),
    "TURN": ("way",),
    "TILT": ("direction",),
    "ECHO": ("cell",),
    "USE_YES": (),
    "USE_NO": (),
    "CLAIM": ("statement",),
    "DONE": (),
    "SAY": ("statement",),
    "BREAK_SILENCE": (),
}
ACTION_NAMES: Final = tuple(ACTION_FIELDS)
"""By kind."""


DIRECTED: Final = (STEP, HOP, SPRINT, THROW, CLUE, TILT)
CELLED: Final = (HUNTER_AT, HUNTED_AT, MOVE, PULL, ECHO)
SEATED: Final = (GRANT, FIGHT, PICK)
SLOTTED: Final = (PUT, TAKE, FELL, PLANT, LIFT, SET)


@final
class NyAction(Action):
    """A decision or a remark. What it names stands under its own name, -1 where it names no such thing.

    ``number`` tells apart the actions of one kind: which card, character, scenario, path or statement.
    """

    def __init__(self, kind: int, number: int, args: tuple[str, ...], about: tuple[str, ...] = ()) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args, kind >= SAY)
        self.kind: i64 = kind
        self.number: i64 = number
        self.about = about  # what the content pack says of it, for a label
        self.direction: i64 = number if kind in DIRECTED else -1
        self.cell: i64 = number if kind in CELLED else -1
        self.seat: i64 = number if kind in SEATED else -1
        self.slot: i64 = number if kind in SLOTTED else -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NyAction) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return NyAction, (self.kind, self.number, self.args, self.about)


def each(kind: int, names: tuple[str, ...]) -> list[NyAction]:
    return [NyAction(kind, number, (name,)) for number, name in enumerate(names)]


def alone(kind: int) -> NyAction:
    return NyAction(kind, 0, ())


def all_paths() -> tuple[str, ...]:
    """Every way of falling back, up to three steps, as the letters of its directions."""
    paths = ["NONE"]
    last = [""]
    for _ in range(3):
        last = [path + letter for path in last for letter in DIRECTION_NAMES]
        paths += last
    return tuple(paths)


def all_orders() -> tuple[str, ...]:
    """Every assignment of seats to the printed start cells: ``2-1-3`` puts seat 1 on cell 2."""
    orders: list[str] = []
    for seats in (2, 3, 4):
        orders += ["-".join(order) for order in permutations("1234"[:seats])]
    return tuple(orders)


COUNTER_NAMES: Final = ("NONE", "ROCK", "BARE")
ROLE_CHOICES: Final = ("AXE", "MAGE")
DEGREES: Final = ("0", "90", "180", "270")
PATH_NAMES: Final = all_paths()
PATH_INDEX: Final = {path: index for index, path in enumerate(PATH_NAMES)}
ORDER_NAMES: Final = all_orders()

STEPS: Final = each(STEP, DIRECTION_NAMES)
HOPS: Final = each(HOP, DIRECTION_NAMES)
SPRINTS: Final = each(SPRINT, DIRECTION_NAMES)
THROWS: Final = each(THROW, DIRECTION_NAMES)
STOP_: Final = alone(STOP)
SEARCH_: Final = alone(SEARCH)
HIDE_: Final = alone(HIDE)
CALL_: Final = alone(CALL)
GRANTS: Final = each(GRANT, SEAT_NAMES[:5])
PASS_: Final = alone(PASS)
END_: Final = alone(END)
DECLINE_: Final = alone(DECLINE)
NOISE_YES_: Final = alone(NOISE_YES)
NOISE_NO_: Final = alone(NOISE_NO)
COUNTERS: Final = each(COUNTER, COUNTER_NAMES)
HIDE_YES_: Final = alone(HIDE_YES)
HIDE_NO_: Final = alone(HIDE_NO)
ROLES: Final = each(ROLE, ROLE_CHOICES)
TURNEDS: Final = each(TURNED, DEGREES)
SPOTS: Final = each(SPOT, SPOT_NAMES)
STARTS_: Final = each(STARTS, ORDER_NAMES)
CAR_ATS: Final = each(CAR_AT, tuple(EDGES.names))
HUNTER_ATS: Final = each(HUNTER_AT, CELL_NAMES)
HUNTED_ATS: Final = each(HUNTED_AT, CELL_NAMES)
BUILT_: Final = alone(BUILT)
CONFIRM_: Final = alone(CONFIRM)
REVISE_: Final = alone(REVISE)
CLUES: Final = each(CLUE, DIRECTION_NAMES)
MOVES: Final = each(MOVE, CELL_NAMES)
RETREATS: Final = each(RETREAT, PATH_NAMES)
FIGHTS: Final = each(FIGHT, SEAT_NAMES[:5])
PICKS: Final = each(PICK, SEAT_NAMES[:5])
PULLS: Final = each(PULL, CELL_NAMES)
TURNS: Final = each(TURN, ("CW", "CCW"))
TILTS: Final = each(TILT, DIRECTION_NAMES)
ECHOES: Final = each(ECHO, CELL_NAMES)
USE_YES_: Final = alone(USE_YES)
USE_NO_: Final = alone(USE_NO)
CLAIMS: Final = each(CLAIM, CLAIM_NAMES)
DONE_: Final = alone(DONE)
SAYS: Final = each(SAY, UTTERANCE_NAMES)
BREAK_SILENCE_: Final = alone(BREAK_SILENCE)


@final
class SlotActions:
    """The actions that name a place for a tree, on one kind of ground."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.put = each(PUT, names)
        self.take = each(TAKE, names)
        self.fell = each(FELL, names)
        self.plant = each(PLANT, names)
        self.lift = each(LIFT, names)
        self.set = each(SET, names)

    def of(self, kind: int) -> list[NyAction]:
        if kind == PUT:
            return self.put
        if kind == TAKE:
            return self.take
        if kind == FELL:
            return self.fell
        if kind == PLANT:
            return self.plant
        if kind == LIFT:
            return self.lift
        return self.set


def add_of_slots(options: list[Action], named: list[NyAction], lo: i64, hi: i64) -> None:
    """Those that name a slot of a set, in order."""
    slot: i64 = 0
    while lo != 0:
        if lo & 1:
            options.append(named[slot])
        lo >>= 1
        slot += 1
    slot = HALF
    while hi != 0:
        if hi & 1:
            options.append(named[slot])
        hi >>= 1
        slot += 1


ON_EDGES: Final = SlotActions(tuple(EDGES.names))
IN_CELLS: Final = SlotActions(tuple(TREE_FILLED.names))


def slot_actions(on_edges: bool) -> SlotActions:
    return ON_EDGES if on_edges else IN_CELLS


assert HUNTER == 0
assert len(MOVES) == CELLS
