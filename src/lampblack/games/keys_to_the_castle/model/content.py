"""What is in the box: door tiles and cards, read from a content pack and checked against the rules."""

from importlib import resources
from typing import Any, Final, final

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
CELLS: Final = 40
"""The larger castle, that of two players."""
PLAYERS: Final = 4


@final
class Content:
    def __init__(self, doors: list[int], deck: Bag) -> None:
        self.doors = doors
        """How many door tiles of each kind a colour has (KC-COMP-05)."""
        self.colour_size = sum(doors)
        self.deck: Bag = deck


def load_content(files: Files) -> Content:
    components = files.read(COMPONENTS)
    if components.get("colours") != list(COLOUR_NAMES):
        raise Malformed(f"{COMPONENTS} colours", f"are {', '.join(COLOUR_NAMES)} [KC-COMP-08]")
    doors = counts(components, "doors", KIND_NAMES, "KC-COMP-05")
    if sum(doors) * len(COLOUR_NAMES) < CELLS:
        raise Malformed(
            f"{COMPONENTS} doors",
            f"{sum(doors)} tiles in each colour do not fill a castle of {CELLS} cells [KC-GRID-02]",
        )
    deck: Bag = 0
    for face, cards in enumerate(counts(components, "cards", FACE_NAMES, "KC-COMP-06")):
        deck += cards * one(face)
    check_deck(deck)
    return Content(doors, deck)


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
PACKS: Final = Packs(("keys-to-the-castle",), HOME, (COMPONENTS,), load_content)
