# interpreted: structs need msgspec's metaclass
"""What a viewer may know, as typed structs: all but the order of the stack (NC-STATE-02, 03)."""

from typing import Final

import msgspec


class Space(msgspec.Struct, frozen=True):
    cell: str
    tile: str
    """The ledger's code: ``.``, ``Te``, ``G``, ``#I`` (a Pit and what was flipped), ``D`` (chasm)."""
    openings: str
    """The open sides, of ``NESW``."""
    pit: bool
    crumbling: bool
    key: bool
    """An unclaimed Key lies here, or a Keeper holds one."""
    lit: bool
    prisoners: list[str]


class PrisonerView(msgspec.Struct, frozen=True):
    name: str
    seat: int
    """Who decides for it now."""
    shared: bool
    cell: str | None
    line: str | None
    """``row 2`` while falling."""
    lit: bool
    nerve: int
    key: bool


class MonsterView(msgspec.Struct, frozen=True):
    cell: str
    tile: str
    sees: list[str]
    """A Move that starts or ends here sets it off."""
    strikes: list[str]
    """Who is here when it attacks is hit."""
    set_off: bool
    """It will attack in this turn's attack step."""


class StackView(msgspec.Struct, frozen=True):
    left: int
    opening: dict[str, int]
    """Tiles of each kind still in the opening layer, which is drawn first."""
    rest: dict[str, int]
    next: dict[str, float]
    """The odds of the next draw, to four digits; the counts say them exactly."""


class NightCageView(msgspec.Struct, frozen=True, tag="night-cage", tag_field="game"):
    viewer: int
    side: int
    players: int
    mode: str
    spaces: list[Space]
    """Row by row."""
    prisoners: list[PrisonerView]
    """In turn order."""
    monsters: list[MonsterView]
    dirge: list[str]
    """The spaces under the Dirge token, or of the chasm."""
    omens: int
    stack: StackView
    discards: dict[str, int]
    last_discards: list[str]
    """The newest, oldest first."""
    hand: str | None
    """The tile drawn and not yet placed."""
    gates_left: int
    keys_left: int
    """Still obtainable, the Keys held included (NC-KEY-07)."""
    keys_needed: int
    turn: int
    acting: str
    """The prisoner whose turn it is."""
    concerned: str
    """The prisoner the pending decision is about."""
    passer: str | None
    step: str
    """The decision that is pending, or OVER."""
    moves: int
    marker: int | None
    """Who decides for the shared prisoner."""
    final_flickers: bool
    result: str
    """running, won, or the reason of the loss."""


class NightCage2019View(NightCageView, frozen=True, tag="night-cage-2019", tag_field="game"):
    pass


VIEWS: Final[dict[str, type[NightCageView]]] = {
    "night-cage": NightCageView,
    "night-cage-2019": NightCage2019View,
}
"""By edition: they differ in nothing but the game they name."""
