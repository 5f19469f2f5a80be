"""The agenda: what is still to happen, as a stack of frames; the last one is next.

A frame is one number: its kind and up to five arguments. Steps run by themselves; decisions wait for
somebody. A position can be copied, compared and written down in the middle of anything.
"""

from typing import Final

from mypy_extensions import i64

Frame = i64

# Steps.
NEXT_TURN: Final = 0
END_TURN: Final = 1
START: Final = 2
FEEL: Final = 3
ARRIVE: Final = 4  # seat, whether contact is checked
CHECK: Final = 5  # whose doing, 0 for nobody's
QUEUE: Final = 6
RESET: Final = 7
PART: Final = 8
DO: Final = 9  # from, to: a stretch of the cards' program
HUNT: Final = 10
FURNISH: Final = 11
CAST: Final = 12  # seat: a random character
SHOVE: Final = 13  # seat, direction
WOUND: Final = 14
# Decisions of the Hunted.
PRE: Final = 15
MOVE: Final = 16
POST: Final = 17
SPRINT_ON: Final = 18  # seat
NOISE: Final = 19  # seat, cell
GRANTED: Final = 20  # seat
COUNTER: Final = 21  # seat, direction of the Hunter
RETREAT: Final = 22  # seat, 1 in combat, steps made
COVER: Final = 23  # seat, 1 in combat
CHARACTER: Final = 24  # seat
# Decisions of the Hunter.
FALL_BACK: Final = 25  # from whom, direction, steps
FIGHT: Final = 26  # the seats to choose from, as bits
CARD: Final = 27
WALK: Final = 28  # steps left, mode, who, crossings left, 1 fells + 2 told
USE: Final = 29  # steps, crossings, 1 when trees are felled
FELL: Final = 30  # trees left, told
PLANT: Final = 31  # trees left, whose cell, told
LIFT: Final = 32  # trees left, told
SET: Final = 33  # the lifted slot, trees left, told
PICK: Final = 34  # what for, who, how many left, the chosen as bits, a number
PULL: Final = 35  # seat, steps left, 1 when towards the noise
TURN: Final = 36
TILT: Final = 37
ECHO: Final = 38  # steps
CLAIM: Final = 39  # truths left, lies left, said + 1, said + 1
ROLE: Final = 40
SCENARIO: Final = 41
TURNED: Final = 42
SPOT: Final = 43
STARTS: Final = 44
CAR_AT: Final = 45
BUILD: Final = 46
HUNTER_AT: Final = 47
HUNTED_AT: Final = 48  # seat
CONFIRM: Final = 49
CLUE: Final = 50

FIRST_DECISION: Final = PRE

FRAME_NAMES: Final = (
    "NEXT_TURN",
    "END_TURN",
    "START",
    "FEEL",
    "ARRIVE",
    "CHECK",
    "QUEUE",
    "RESET",
    "PART",
    "DO",
    "HUNT",
    "FURNISH",
    "CAST",
    "SHOVE",
    "WOUND",
    "PRE",
    "MOVE",
    "POST",
    "SPRINT",
    "NOISE",
    "GRANT",
    "COUNTER",
    "RETREAT",
    "HIDE",
    "CHARACTER",
    "FALL_BACK",
    "FIGHT",
    "CARD",
    "WALK",
    "USE",
    "FELL",
    "PLANT",
    "LIFT",
    "SET",
    "PICK",
    "PULL",
    "TURN",
    "TILT",
    "ECHO",
    "CLAIM",
    "ROLE",
    "SCENARIO",
    "TURNED",
    "SPOT",
    "STARTS",
    "CAR_AT",
    "BUILD",
    "HUNTER_AT",
    "HUNTED_AT",
    "CONFIRM",
    "CLUE",
)
FRAME_ARGS: Final = (
    0, 0, 0, 0, 2, 1, 0, 0, 0, 2, 0, 0, 1, 2, 0,
    0, 0, 0, 1, 2, 1, 2, 3, 2, 1,
    3, 1, 0, 5, 3, 2, 3, 2, 3, 5, 3, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
)  # fmt: skip

# What a PICK is for.
TO_PULL: Final = 0
TO_PULL_TO_NOISE: Final = 1
TO_SWAP: Final = 2
TO_FOG: Final = 3
TO_PLANT: Final = 4
TO_TAKE: Final = 5
TO_REVEAL: Final = 6
TO_TAUNT: Final = 7

# How the Hunter walks.
PLAINLY: Final = 0
TOWARDS: Final = 1  # those whom a filter passes (NYC-PRIM-04)
TO_CAR: Final = 2
FELLS: Final = 1
TOLD_OF_FELLING: Final = 2


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> Frame:
    return kind | (a << 6) | (b << 16) | (c << 26) | (d << 36) | (e << 46)


def kind_of(frame: i64) -> i64:
    return frame & 63


def arg(frame: i64, place: i64) -> i64:
    """The first argument is at place 0."""
    return (frame >> (6 + 10 * place)) & 1023


def first(frame: i64) -> i64:
    return (frame >> 6) & 1023


def second(frame: i64) -> i64:
    return (frame >> 16) & 1023


def third(frame: i64) -> i64:
    return (frame >> 26) & 1023


def fourth(frame: i64) -> i64:
    return (frame >> 36) & 1023


def fifth(frame: i64) -> i64:
    return (frame >> 46) & 1023


def frame_to_text(value: Frame) -> str:
    kind = kind_of(value)
    words = [FRAME_NAMES[kind]] + [str(arg(value, place)) for place in range(FRAME_ARGS[kind])]
    return ":".join(words)
