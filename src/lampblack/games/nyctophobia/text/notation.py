"""Actions from text: ``STEP(N)``, ``THROW(E)``, ``MOVE(D4)``, ``CLAIM(WITHIN:P1:3)``, ``END``."""

from typing import Final

from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.actions import (
    ACTION_FIELDS,
    ACTION_NAMES,
    NyAction,
    slot_actions,
)
from lampblack.games.nyctophobia.model.content import Content
from lampblack.games.nyctophobia.model.settings import Settings
from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed

LISTS: Final[list[list[NyAction]]] = [
    actions.STEPS,
    actions.HOPS,
    actions.SPRINTS,
    actions.THROWS,
    [actions.STOP_],
    [actions.SEARCH_],
    [actions.HIDE_],
    [actions.CALL_],
    actions.GRANTS,
    [actions.PASS_],
    [actions.END_],
    [actions.DECLINE_],
    [actions.NOISE_YES_],
    [actions.NOISE_NO_],
    actions.COUNTERS,
    [actions.HIDE_YES_],
    [actions.HIDE_NO_],
    actions.ROLES,
    actions.TURNEDS,
    actions.SPOTS,
    actions.STARTS_,
    actions.CAR_ATS,
    actions.HUNTER_ATS,
    actions.HUNTED_ATS,
    [actions.BUILT_],
    [actions.CONFIRM_],
    [actions.REVISE_],
    actions.CLUES,
    actions.MOVES,
    actions.RETREATS,
    actions.FIGHTS,
    actions.PICKS,
    actions.PULLS,
    actions.TURNS,
    actions.TILTS,
    actions.ECHOES,
    [actions.USE_YES_],
    [actions.USE_NO_],
    actions.CLAIMS,
    [actions.DONE_],
    actions.SAYS,
    [actions.BREAK_SILENCE_],
]
"""Every action of the kinds that neither content nor ground decide."""


def index_of(content: Content, on_edges: bool) -> dict[str, NyAction]:
    """Every action of a game by its text."""
    found = content.by_text[on_edges]
    if not found:
        named = [content.parts, content.maps, content.plays[0], content.plays[1]]
        trees = slot_actions(on_edges)
        named += [trees.put, trees.take, trees.fell, trees.plant, trees.lift, trees.set]
        for actions_of_kind in [*LISTS, *named]:
            for action in actions_of_kind:
                found[action.text] = action
    return found


def action_from_text(settings: Settings, text: str) -> NyAction:
    name, args = split_notation(text)
    fields = ACTION_FIELDS.get(name)
    if fields is None:
        raise Malformed("action", f"{name!r} is none of {', '.join(ACTION_NAMES)}")
    if len(args) != len(fields):
        raise Malformed(
            "action", f"{name} takes {len(fields)} arguments ({', '.join(fields)}), not {len(args)}"
        )
    index = index_of(settings.content, settings.on_edges)
    action = index.get(f"{name}({args[0]})" if args else name)
    if action is None:
        raise Malformed(fields[0], f"{args[0]!r} is no {fields[0]} that {name} can name")
    return action
