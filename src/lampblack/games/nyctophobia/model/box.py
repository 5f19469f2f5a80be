"""How many of everything are in the box (section 1 of the ledger)."""

from typing import final


@final
class Box:
    """The numbers of one content pack. Never changed."""

    def __init__(self, trees: int, tree_cells: int, rocks: int, held: int, health: int, hand: int) -> None:
        self.trees = trees  # NY-COMP-02: never more stand on the board
        self.tree_cells = tree_cells  # NY-CELL-06
        self.rocks = rocks  # NY-COMP-04
        self.held = held  # NY-SETUP-05: by each Hunted at the start
        self.health = health  # NY-COMP-07
        self.hand = hand  # NY-SETUP-08

    def supply(self, on_edges: bool) -> int:
        return self.trees if on_edges else self.tree_cells
