"""The agenda's vocabulary: everything a turn can still have to do, each as one small int."""

from typing import Final

from mypy_extensions import i64

# Steps at which somebody decides (section 22). They stay on the agenda until the decision is made.
START: Final = 0  # prisoner: NC-DEC-01
START_TURN: Final = 1  # space: NC-DEC-02
PLACE: Final = 2  # prisoner being filled: NC-DEC-03
LAND: Final = 3  # NC-DEC-04
LAND_TURN: Final = 4  # space: NC-DEC-05
ACT: Final = 5  # NC-DEC-06, 14
BLIND_TURN: Final = 6  # side: NC-DEC-07
SCRAMBLE_TURN: Final = 7  # side: NC-DEC-07
SWAP: Final = 8  # NC-DEC-08
FALL: Final = 9  # prisoner: NC-DEC-09
HIT: Final = 10  # prisoner, monster's space: NC-DEC-10
DIRGE_HIT: Final = 11  # prisoner: NC-DEC-10
SCRAMBLE: Final = 12  # NC-DEC-11
AGAIN: Final = 13  # NC-DEC-12, 14
FLICKER: Final = 14  # NC-DEC-13
DIRGE: Final = 15  # the Omen's space: NC-DEC-15
LAST_DECISION: Final = 15

# Steps the rules take by themselves.
STARTED: Final = 16  # a start placement is complete
BEGIN: Final = 17  # regular play begins
SUBSTITUTE: Final = 18  # prisoner: takes its turn in the passer's place
NEXT: Final = 19  # the slot is over
WATCH: Final = 20  # remember which monsters a revealed passage can set off
SETTLE: Final = 21  # what a landing brings
ENTER: Final = 22  # side: the Move is completed
SCRAMBLED: Final = 23  # side: the scramble onto a new tile is completed
BURN: Final = 24
COLLAPSE: Final = 25  # the tile moved off or stayed on
JUMP: Final = 26  # whoever acts and is on a Pit falls
SPOT: Final = 27  # monsters that see where the Move ended
CLASH: Final = 28  # the monster stood on attacks at once
ATTACK: Final = 29
CRUSH: Final = 30  # a Wax Eater or Pathless landed on becomes a Pit
AFTERMATH: Final = 31  # off the monster
DARK: Final = 32
FILL: Final = 33  # prisoner
RELIGHT: Final = 34
CHECK: Final = 35  # the end of a light step
CHASM: Final = 36  # the Dirge token is flipped
ROUSE: Final = 37  # monsters that saw a fall attack

STEP_NAMES: Final = (
    "start",
    "start-turn",
    "place",
    "land",
    "land-turn",
    "act",
    "blind-turn",
    "scramble-turn",
    "swap",
    "fall",
    "hit",
    "dirge-hit",
    "scramble",
    "again",
    "flicker",
    "dirge",
    "started",
    "begin",
    "substitute",
    "next",
    "watch",
    "settle",
    "enter",
    "scrambled",
    "burn",
    "collapse",
    "jump",
    "spot",
    "clash",
    "attack",
    "crush",
    "aftermath",
    "dark",
    "fill",
    "relight",
    "check",
    "chasm",
    "rouse",
)

# What a step's arguments are: p a prisoner, c a space, d a side.
STEP_ARGUMENTS: Final = {
    START: "p",
    START_TURN: "c",
    PLACE: "p",
    LAND_TURN: "c",
    BLIND_TURN: "d",
    SCRAMBLE_TURN: "d",
    FALL: "p",
    HIT: "pc",
    DIRGE_HIT: "p",
    DIRGE: "c",
    SUBSTITUTE: "p",
    ENTER: "d",
    SCRAMBLED: "d",
    FILL: "p",
}


def step(op: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return op | (a << 6) | (b << 12)


def op_of(item: i64) -> i64:
    return item & 63


def first_of(item: i64) -> i64:
    return (item >> 6) & 63


def second_of(item: i64) -> i64:
    return (item >> 12) & 63
