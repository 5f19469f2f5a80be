# interpreted: structs need msgspec's metaclass
"""What a viewer may know, as typed structs (section 5 of the ledger, KC-INFO)."""

import msgspec


class Tile(msgspec.Struct, frozen=True):
    cell: str
    colour: str
    is_open: bool
    kind: str | None
    """Only of a door that was ever opened (KC-INFO-06, -07)."""
    padlock: bool
    sawn: bool


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    side: str
    character: str
    cell: str | None
    """None when outside."""
    net: int
    hand_size: int
    hand: list[str] | None
    """Only the viewer's own (KC-INFO-01, -02)."""
    bonus_used: list[str]
    more_nets: int = 0
    """Nets besides the first, where there can be several (KC-HOUSE-07)."""
    entered: str | None = None
    """The door it last came in by, where that counts (KC-HOUSE-02)."""


class View(msgspec.Struct, frozen=True, tag="keys-to-the-castle", tag_field="game"):
    viewer: int
    cols: int
    rows: int
    tiles: list[Tile]
    passages: list[tuple[str, str]]
    players: list[PlayerView]
    draw_pile: int
    discard: list[str]
    """Oldest first (KC-INFO-04)."""
    unused: dict[str, int]
    """Tiles of each colour that stay out of the Castle (KC-INFO-08)."""
    active: int
    step: str
    bonus_turn: bool
    bonus_pending: bool
    turn: int
    max_turns: int | None
    winner: int | None
