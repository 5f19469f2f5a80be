# interpreted folder: only tests run the laws
"""The laws every game keeps; docs/laws.md says what each one means.

A law is a function of a game (with what the laws need to know of it, a ``Subject``), a position of it,
and a seed for whatever the law tries out. It returns nothing, or raises ``LawBroken`` with the
evidence. Hypothesis walks to the positions from the tests.
"""

from lampblack.kernel.playout import decide, options_of
from lampblack.testkit.laws.chances import chance_can_be_paused, setup_can_be_paused
from lampblack.testkit.laws.exactly import imagination_keeps_up, the_truth_is_imaginable, worlds_of
from lampblack.testkit.laws.information import (
    bots_see_no_secrets,
    imagination_is_blind,
    imagination_is_faithful,
    no_leak,
    setup_leaks_nothing,
)
from lampblack.testkit.laws.learning import vocabulary_is_complete
from lampblack.testkit.laws.machine import (
    clone_is_independent,
    copies_are_equal,
    determinism,
    every_answer_names_its_rule,
    invariants_hold,
    legal_is_tidy,
    refusals_match_legal,
    refusals_name_what_forbids,
    refused_actions_change_nothing,
    remarks_are_tidy,
    the_future_is_not_in_the_state,
)
from lampblack.testkit.laws.streams import streams_tell_nothing
from lampblack.testkit.laws.subject import Law, LawBroken, Subject, choose, walk
from lampblack.testkit.laws.texts import (
    notation_round_trips,
    position_round_trips,
    replay_matches,
    wholes_are_legal,
)

__all__ = [
    "LAWS",
    "Law",
    "LawBroken",
    "Subject",
    "bots_see_no_secrets",
    "chance_can_be_paused",
    "choose",
    "clone_is_independent",
    "copies_are_equal",
    "decide",
    "determinism",
    "every_answer_names_its_rule",
    "imagination_is_blind",
    "imagination_is_faithful",
    "imagination_keeps_up",
    "invariants_hold",
    "legal_is_tidy",
    "no_leak",
    "notation_round_trips",
    "options_of",
    "position_round_trips",
    "refusals_match_legal",
    "refusals_name_what_forbids",
    "refused_actions_change_nothing",
    "remarks_are_tidy",
    "replay_matches",
    "setup_can_be_paused",
    "setup_leaks_nothing",
    "streams_tell_nothing",
    "the_future_is_not_in_the_state",
    "the_truth_is_imaginable",
    "vocabulary_is_complete",
    "walk",
    "wholes_are_legal",
    "worlds_of",
]

LAWS: tuple[Law, ...] = (
    invariants_hold,
    determinism,
    the_future_is_not_in_the_state,
    chance_can_be_paused,
    clone_is_independent,
    copies_are_equal,
    legal_is_tidy,
    refusals_match_legal,
    refusals_name_what_forbids,
    refused_actions_change_nothing,
    remarks_are_tidy,
    every_answer_names_its_rule,
    position_round_trips,
    notation_round_trips,
    wholes_are_legal,
    vocabulary_is_complete,
    imagination_is_faithful,
    imagination_is_blind,
    no_leak,
)
"""The laws of a single position. Besides these: ``replay_matches``, ``setup_leaks_nothing``,
``setup_can_be_paused``, ``bots_see_no_secrets``, and for small positions ``the_truth_is_imaginable`` and ``imagination_keeps_up``."""
