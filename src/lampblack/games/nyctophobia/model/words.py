"""The words we say for pieces."""

from typing import Final

DIRECTION_WORDS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
ROLE_WORDS: Final = {"axe": "Axe Murderer", "mage": "Mage", "simple": "Simple Hunter"}
TREE_WORDS: Final = {
    "felled": "Wood cracks and falls.",
    "planted": "Roots push through the ground.",
    "moved": "Trees are moving.",
    "turned": "The whole forest turns. Nothing is where it was.",
}
REASON_WORDS: Final = {
    "not_your_decision": "it is not yours to decide",
    "no_rock": "you hold no rock",
    "not_in_car": "you are not in the car",
    "already_called": "help has been called already",
    "action_used": "you have taken your action",
    "hide_needs_post": "one can hide only after moving",
    "hide_after_call": "help was called; nobody hides any more",
    "no_search_now": "you cannot search now",
    "must_move": "there is still somewhere to go",
    "no_tree": "there is no tree to hop over",
    "no_landing": "there is nowhere to land",
    "bad_target": "that is nobody you can choose",
}


def counted(number: int, thing: str) -> str:
    """``1 rock``, ``2 rocks``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(things: list[str]) -> str:
    """``a tree, a rock and the car``."""
    if not things:
        return "nothing"
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"
