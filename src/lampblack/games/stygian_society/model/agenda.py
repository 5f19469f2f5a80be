"""The agenda: what is still to be done, the next thing last.

An item is a small frozen value. Those at which somebody decides come first and carry the ledger's
names (section 23); the others happen by themselves. ``ITEM_FIELDS`` says what the numbers of each item
mean; positions as text are written and read by it.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# Decisions.
D_HEROES: Final = 0
D_START: Final = 1
D_SUPPORT: Final = 2
D_ACTION: Final = 3
D_TARGET: Final = 4
D_SHAKEN: Final = 5
D_WILD: Final = 6
D_RESPONSE: Final = 7
D_PURCHASE: Final = 8
D_PAY: Final = 9
D_SILENCE: Final = 10
D_CUBES: Final = 11
D_EXTRACT: Final = 12
D_HERO: Final = 13
D_CLEANSE: Final = 14
D_REFRESH: Final = 15
D_EXHAUST: Final = 16
D_BOOST: Final = 17
D_LEARN: Final = 18
D_BUYOFF: Final = 19
D_CHEST: Final = 20
D_GIVE: Final = 21
D_TRADE: Final = 22
DECISIONS: Final = 23

# What runs by itself.
DECLARE: Final = 23  # ask for the action, unless the floor is completed
GATHER: Final = 24  # the peril cubes
GATHER_HERO: Final = 25
FALL: Final = 26  # drop what is in hand, or a part of it
ENEMIES: Final = 27
ENEMY_COLOR: Final = 28
ENEMY_ACT: Final = 29  # one action, if it can be paid
ENEMY_DO: Final = 30  # event: its effects
ENEMY_AFTER: Final = 31
RESOLVE: Final = 32
RUN: Final = 33  # one effect of a list, then the next
ATTACK: Final = 34
STRIKE: Final = 35  # event: the wounds are dealt
KILLED: Final = 36
DEFEATED: Final = 37  # the mid-boss
GAIN_XP: Final = 38
HEALING: Final = 39
HARMING: Final = 40
SUFFER: Final = 41  # event: wounds that armor did not stop
PERIL_BY: Final = 42
RISE: Final = 43  # event: peril is about to rise
CLIMB: Final = 44  # peril rises one by one
AFFLICTION: Final = 45
CATCH: Final = 46  # event: a status cube is about to be gained
WINDOW: Final = 47
FIRE: Final = 48  # a passive with a trigger
TURN_END: Final = 49
CURSE: Final = 50
PASS_TURN: Final = 51
FLOOR_END: Final = 52
LOOT: Final = 53  # the treasures of an opened chest
NEXT_FLOOR: Final = 54
VOID: Final = 55  # a cancelled event

ITEM_NAMES: Final = (
    "D-HEROES",
    "D-START",
    "D-SUPPORT",
    "D-ACTION",
    "D-TARGET",
    "D-SHAKEN",
    "D-WILD",
    "D-RESPONSE",
    "D-PURCHASE",
    "D-PAY",
    "D-SILENCE",
    "D-CUBES",
    "D-EXTRACT",
    "D-HERO",
    "D-CLEANSE",
    "D-REFRESH",
    "D-EXHAUST",
    "D-BOOST",
    "D-LEARN",
    "D-BUYOFF",
    "D-CHEST",
    "D-GIVE",
    "D-TRADE",
    "DECLARE",
    "GATHER",
    "GATHER-HERO",
    "FALL",
    "ENEMIES",
    "ENEMY-COLOR",
    "ENEMY-ACT",
    "ENEMY-DO",
    "ENEMY-AFTER",
    "RESOLVE",
    "RUN",
    "ATTACK",
    "STRIKE",
    "KILLED",
    "DEFEATED",
    "GAIN-XP",
    "HEALING",
    "HARMING",
    "SUFFER",
    "PERIL-BY",
    "RISE",
    "CLIMB",
    "AFFLICTION",
    "CATCH",
    "WINDOW",
    "FIRE",
    "TURN-END",
    "CURSE",
    "PASS-TURN",
    "FLOOR-END",
    "LOOT",
    "NEXT-FLOOR",
    "VOID",
)

# What the numbers of an item mean: "field=type" words in the order n, source, user, a, b, event.
ITEM_FIELDS: Final = (
    "",  # D-HEROES
    "",  # D-START
    "",  # D-SUPPORT
    "",  # D-ACTION
    "n=flag source=card user=hero event=event",  # D-TARGET; n: for the action
    "n=number",  # D-SHAKEN
    "n=number",  # D-WILD
    "source=card user=owner event=event",  # D-RESPONSE
    "n=lines",  # D-PURCHASE; what is named so far, not written while that is nothing
    "n=lines a=paid",  # D-PAY; a: what is named so far
    "user=hero",  # D-SILENCE
    "n=effect source=source user=user",  # D-CUBES
    "n=effect source=source user=user",  # D-EXTRACT
    "n=effect source=source",  # D-HERO
    "n=number source=source user=user a=reach",  # D-CLEANSE
    "n=number source=source user=user a=reach",  # D-REFRESH
    "n=number user=hero",  # D-EXHAUST
    "n=number user=hero event=event",  # D-BOOST
    "user=hero",  # D-LEARN
    "",  # D-BUYOFF
    "n=number",  # D-CHEST
    "source=card",  # D-GIVE
    "",  # D-TRADE
    "",  # DECLARE
    "",  # GATHER
    "",  # GATHER-HERO
    "n=cubes",  # FALL
    "",  # ENEMIES
    "n=border",  # ENEMY-COLOR
    "n=number source=source a=border",  # ENEMY-ACT
    "n=number source=source a=border",  # ENEMY-DO
    "n=number source=source a=border",  # ENEMY-AFTER
    "",  # RESOLVE
    "n=effect source=source user=user a=target b=target event=event",  # RUN
    "n=attack source=card user=hero a=target b=target",  # ATTACK
    "n=attack source=card user=hero a=target b=target",  # STRIKE
    "n=kind user=hero",  # KILLED
    "",  # DEFEATED
    "n=number",  # GAIN-XP
    "n=number user=user",  # HEALING
    "n=number",  # HARMING
    "n=number",  # SUFFER
    "n=signed",  # PERIL-BY
    "n=number",  # RISE
    "n=number",  # CLIMB
    "n=status user=hero",  # AFFLICTION
    "n=status user=hero",  # CATCH
    "n=trigger user=user",  # WINDOW
    "source=card user=owner event=event",  # FIRE
    "",  # TURN-END
    "",  # CURSE
    "",  # PASS-TURN
    "",  # FLOOR-END
    "n=number",  # LOOT; treasures still to draw, or ALL for those of the chest
    "",  # NEXT-FLOOR
    "",  # VOID
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Item:
    """One thing to do. ``event`` is the place in the agenda of the event it answers, or -1."""

    def __init__(
        self, op: i64, n: i64 = 0, source: i64 = -1, user: i64 = -1, a: i64 = -1, b: i64 = -1, event: i64 = -1
    ) -> None:
        self.op: i64 = op
        self.n: i64 = n
        self.source: i64 = source
        self.user: i64 = user
        self.a: i64 = a
        self.b: i64 = b
        self.event: i64 = event

    def key(self) -> tuple[int, ...]:
        return (self.op, self.n, self.source, self.user, self.a, self.b, self.event)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


# Items without numbers are the same value each time.
STILL: Final = [Item(op) for op in range(len(ITEM_NAMES))]

# And so are those with one small number, from -1 on.
SMALL: Final = 16
COUNTED: Final = [Item(op, n - 1) for op in range(len(ITEM_NAMES)) for n in range(SMALL)]


def counted(op: i64, n: i64) -> Item:
    """An item with nothing but a number."""
    return COUNTED[op * SMALL + n + 1] if -1 <= n < SMALL - 1 else Item(op, n)
