"""The words we say for pieces."""

from typing import Final

from lampblack.games.nyctophobia.model.cards import (
    CLOSE_WITH_ROCK,
    HIDDEN_CLOSE,
    WITHOUT_ROCK,
    WOUNDED_OR_HIDDEN,
)

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
CONDITION_WORDS: Final = {
    WOUNDED_OR_HIDDEN: ("somebody is hurt or hidden", "nobody is hurt or hidden"),
    WITHOUT_ROCK: ("somebody visible has no rock", "everybody visible has a rock"),
    HIDDEN_CLOSE: (
        "somebody is hidden two to four steps away",
        "nobody is hidden two to four steps away",
    ),
    CLOSE_WITH_ROCK: (
        "somebody visible within three steps has a rock",
        "nobody visible within three steps has a rock",
    ),
}
"""The conditions printed on cards: when they hold, and when not."""
