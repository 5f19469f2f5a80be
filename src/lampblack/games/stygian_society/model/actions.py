"""The decisions of section 23 of the ledger, each with its notation, made once per content."""

from typing import Any, Final, final

from mypy_extensions import i64

from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import Packed
from lampblack.kernel.action import Action

PLAY: Final = 0
START: Final = 1
NO_SUPPORT: Final = 2
SUPPORT: Final = 3
DECLARE: Final = 4
TARGET: Final = 5
TARGET_RANK: Final = 6
SHAKEN: Final = 7
WILD: Final = 8
USE: Final = 9
DECLINE: Final = 10
LINE: Final = 11
PAY: Final = 12
SILENCE: Final = 13
CUBES: Final = 14
EXTRACT: Final = 15
HERO: Final = 16
CLEANSE: Final = 17
REFRESH: Final = 18
EXHAUST: Final = 19
BOOST: Final = 20
TAKE: Final = 21
RANDOM: Final = 22
BUYOFF: Final = 23
STOP: Final = 24
OPEN: Final = 25
GIVE: Final = 26
TRADE: Final = 27
DONE: Final = 28
LUCK: Final = 29

ACTION_NAMES: Final = (
    "PLAY",
    "START",
    "NONE",
    "SUPPORT",
    "ACTION",
    "TARGET",
    "TARGET",
    "SHAKEN",
    "WILD",
    "USE",
    "DECLINE",
    "LINE",
    "PAY",
    "SILENCE",
    "CUBES",
    "EXTRACT",
    "HERO",
    "CLEANSE",
    "REFRESH",
    "EXHAUST",
    "BOOST",
    "TAKE",
    "RANDOM",
    "BUYOFF",
    "STOP",
    "OPEN",
    "GIVE",
    "TRADE",
    "DONE",
    "LUCK",
)

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "PLAY": ("hero",),
    "START": ("hero",),
    "NONE": (),
    "SUPPORT": ("card",),
    "ACTION": ("card",),
    "TARGET": ("enemies",),
    "SHAKEN": ("cubes",),
    "WILD": ("cubes",),
    "USE": ("card",),
    "DECLINE": ("card",),
    "LINE": ("line",),
    "PAY": ("payment", "color"),
    "SILENCE": ("color",),
    "CUBES": ("cubes",),
    "EXTRACT": ("color",),
    "HERO": ("hero",),
    "CLEANSE": ("hero", "status", "color"),
    "REFRESH": ("card",),
    "EXHAUST": ("card",),
    "BOOST": ("enemy",),
    "TAKE": ("card",),
    "RANDOM": ("level",),
    "BUYOFF": ("payment", "color", "cubes"),
    "STOP": (),
    "OPEN": (),
    "GIVE": ("hero",),
    "TRADE": ("card", "hero"),
    "DONE": (),
    "LUCK": (),
}

# Places of enemies: the giant, the front rank, the rear rank, each left to right.
GIANT_PLACE: Final = 0
FRONT_PLACE: Final = 1
REAR_PLACE: Final = 31
PLACES: Final = 61

DROP_LETTERS: Final = "BGWX"  # X for a wild
MAX_LINES: Final = 9  # of a card


@final
class SocietyAction(Action):
    """A decision. Which fields mean something depends on ``kind``; ``content`` is where cards and heroes are from."""

    def __init__(
        self,
        content: Content,
        kind: int,
        args: tuple[str, ...] = (),
        hero: i64 = NONE,
        card: i64 = NONE,
        place: i64 = NONE,
        second: i64 = NONE,
        rank: i64 = NONE,
        color: i64 = NONE,
        border: i64 = NONE,
        status: i64 = NONE,
        level: i64 = NONE,
        payment: i64 = NONE,
        cubes: i64 = 0,
        line: i64 = NONE,
    ) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.content = content
        self.kind = kind
        self.hero: i64 = hero
        self.card: i64 = card
        self.place: i64 = place  # of an enemy
        self.second: i64 = second  # place of the second target
        self.rank: i64 = rank
        self.color: i64 = color
        self.border: i64 = border
        self.status: i64 = status
        self.level: i64 = level
        self.payment: i64 = payment
        self.cubes: Packed = cubes  # by color; of BUYOFF by status
        self.line: i64 = line  # of the declared card, from 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SocietyAction)
            and self.text == other.text
            and self.content.is_same(other.content)
        )

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        """The text, and the pack it was made for."""
        from lampblack.games.stygian_society.game import restore_action

        return restore_action, (self.content.full_name(), self.text)


def place_name(place: int) -> str:
    """``G`` the giant, ``F1`` the leftmost of the front rank, ``R1`` of the rear rank."""
    if place == GIANT_PLACE:
        return "G"
    if place < REAR_PLACE:
        return f"F{place - FRONT_PLACE + 1}"
    return f"R{place - REAR_PLACE + 1}"


def lines_to_text(lines: Packed, size: int) -> str:
    """How often each line is bought: ``1/2``."""
    return "/".join(str(line_count(lines, at)) for at in range(size))


def lines_packed(counts: list[int]) -> Packed:
    lines: Packed = 0
    for count in reversed(counts):
        lines = (lines << 6) | count
    return lines


def line_count(lines: Packed, at: int) -> int:
    """Six bits for each line of a card."""
    return (lines >> (6 * at)) & 63


def with_line(lines: Packed, at: i64) -> Packed:
    """One more of a line."""
    one: Packed = 1
    return lines + (one << (6 * at))


def last_line(lines: Packed) -> i64:
    """The line named last: they are named in their order (SS-RES-10)."""
    at: i64 = 0
    while lines >= 64:
        lines >>= 6
        at += 1
    return at
