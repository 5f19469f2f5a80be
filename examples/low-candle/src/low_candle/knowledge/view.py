"""What a viewer may know, as typed structs (LC-INFO)."""

import msgspec


class PlaceView(msgspec.Struct, frozen=True):
    seat: int
    taken: int
    has_shield: bool
    hand_size: int
    hand: list[int] | None
    """Only the viewer's own (LC-INFO-01)."""
    is_set: bool
    candle: int | None
    """Only the viewer's own (LC-INFO-02)."""
    is_shielded: bool
    boast: int | None


class LowCandleView(msgspec.Struct, frozen=True, tag="low-candle", tag_field="game"):
    viewer: int
    round: int
    rounds: int
    lead: int
    places: list[PlaceView]
    burnt: list[int]
    """Oldest first."""
    bag: int
    is_over: bool
