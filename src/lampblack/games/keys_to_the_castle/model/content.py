"""What is in the box: castles, door tiles and cards, read from a content pack and checked against the rules."""

from importlib import resources
from typing import Any, Final, final

from lampblack.games.keys_to_the_castle.model.board import Board, board_of
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOUR_NAMES,
    FACE_NAMES,
    FACES,
    HAND_SIZE,
    KIND_NAMES,
    SK,
    Bag,
    number,
    one,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import Files, Packs

COMPONENTS: Final = "components.toml"
MOST: Final = 15
"""Of one kind or face: a bag counts each of them in four bits."""
CASTLE: Final = "castle.toml"
SHORTEST: Final = 3
LONGEST: Final = 9
CELLS: Final = 60
"""A set of cells is one integer."""
SIZE_RULES: Final = {"2": "KC-GRID-02", "3": "KC-GRID-03", "4": "KC-GRID-03"}
"""For each number of players the rule that has the rulebook's size."""
PLAYERS: Final = 4


@final
class Content:
    def __init__(self, doors: list[int], deck: Bag, boards: dict[int, Board]) -> None:
        self.doors = doors
        """How many door tiles of each kind a colour has (KC-COMP-05)."""
        self.colour_size = sum(doors)
        self.deck: Bag = deck
        self.boards = boards
        """The castle by how many play."""


def load_content(files: Files) -> Content:
    components = files.read(COMPONENTS)
    if components.get("colours") != list(COLOUR_NAMES):
        raise Malformed(f"{COMPONENTS} colours", f"are {', '.join(COLOUR_NAMES)} [KC-COMP-08]")
    doors = counts(components, "doors", KIND_NAMES, "KC-COMP-05")
    boards = read_castle(files.read(CASTLE))
    largest = max([board.cells for board in boards.values()])
    if sum(doors) * len(COLOUR_NAMES) < largest:
        raise Malformed(
            f"{COMPONENTS} doors",
            f"{sum(doors)} tiles in each colour do not fill a castle of {largest} cells [KC-GRID-02]",
        )
    deck: Bag = 0
    for face, cards in enumerate(counts(components, "cards", FACE_NAMES, "KC-COMP-06")):
        deck += cards * one(face)
    check_deck(deck)
    return Content(doors, deck, boards)


def read_castle(content: dict[str, Any]) -> dict[int, Board]:
    table = content.get("castle")
    if not isinstance(table, dict) or len(content) > 1:
        raise Malformed(CASTLE, "is one table, [castle] [KC-GRID-02]")
    for players in table:
        if players not in SIZE_RULES:
            raise Malformed(f"{CASTLE} {players}", f"is none of {', '.join(SIZE_RULES)} [KC-COMP-01]")
    return {
        int(players): read_size(table.get(players), players, rule) for players, rule in SIZE_RULES.items()
    }


def read_size(size: object, players: str, rule: str) -> Board:
    """``[5, 8]``: columns, then rows."""
    if (
        not isinstance(size, list)
        or len(size) != 2
        or not all(type(length) is int and SHORTEST <= length <= LONGEST for length in size)
    ):
        problem = f"{size!r} is not columns and rows, each from {SHORTEST} to {LONGEST}"
        raise Malformed(f"{CASTLE} {players}", f"{problem} [{rule}]")
    cols, rows = size
    if cols * rows > CELLS:
        raise Malformed(f"{CASTLE} {players}", f"{cols} × {rows} are more than {CELLS} cells [{rule}]")
    return board_of(cols, rows)


def counts(components: dict[str, Any], field: str, names: tuple[str, ...], rule: str) -> list[int]:
    """A table of numbers, one for each name."""
    table = components.get(field)
    where = f"{COMPONENTS} {field}"
    if not isinstance(table, dict):
        raise Malformed(where, f"is missing, or no table [{rule}]")
    for name in table:
        if name not in names:
            raise Malformed(f"{where}.{name}", f"is none of {', '.join(names)} [{rule}]")
    found: list[int] = []
    for name in names:
        value = table.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
            raise Malformed(f"{where}.{name}", f"{value!r} is not a whole number from 0 to {MOST} [{rule}]")
        found.append(value)
    return found


def check_deck(deck: Bag) -> None:
    """A draw can never fail, though all the cards that stay on the Castle lie there (KC-DECK-05)."""
    keys = 0
    for face in range(FACES):
        if face <= SK:
            keys += number(deck, face)
    needed = PLAYERS * HAND_SIZE + 2  # a full table's hands, the card just drawn, and one to draw
    if keys < needed:
        raise Malformed(
            f"{COMPONENTS} cards",
            f"{keys} Keys and Skeleton Keys are too few for a draw never to fail: {needed} are needed [KC-DECK-05]",
        )


HOME: Final = resources.files("lampblack.games.keys_to_the_castle") / "content"
LATER: Final = {CASTLE: "2ccac46437ec"}
"""Records from before there was a castle.toml were played in the castles of its first text."""
PACKS: Final = Packs(("keys-to-the-castle",), HOME, (COMPONENTS, CASTLE), load_content, LATER)
