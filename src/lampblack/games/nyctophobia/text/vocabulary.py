"""Every decision a game can ever offer, numbered. Remarks are no decisions and not among them."""

from typing import Final

from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.pieces import CHOOSE, UNCHOSEN
from lampblack.games.nyctophobia.model.settings import Settings
from lampblack.games.nyctophobia.model.statements import CLAIM_LIST
from lampblack.games.nyctophobia.text.notation import index_of
from lampblack.kernel.vocabulary import Vocabulary

MADE: Final[dict[tuple[object, ...], Vocabulary]] = {}
"""Equal settings share them."""


def vocabulary_of(settings: Settings) -> Vocabulary:
    made = settings.vocabulary
    if made is None:
        made = MADE.get(settings.key())
        if made is None:
            named = index_of(settings.content, settings.on_edges)
            made = Vocabulary([action for action in named.values() if is_offered(settings, action)])
            MADE[settings.key()] = made
        settings.vocabulary = made
    return made


def is_offered(settings: Settings, action: NyAction) -> bool:
    """Whether a game with these settings may come to offer it."""
    kind, number = action.kind, action.number
    if action.is_remark:
        return False
    if kind in actions.SEATED:
        return 1 <= action.seat <= settings.hunted
    if kind == actions.STARTS:
        return len(actions.ORDER_NAMES[number].split("-")) == settings.hunted
    if kind == actions.ROLE:
        return settings.role == UNCHOSEN
    if kind == actions.CHARACTER:
        return settings.cast == CHOOSE and number in settings.content.people
    if kind == actions.PLAY:
        return settings.role == UNCHOSEN or any(action is play for play in settings.plays())
    if kind == actions.SCENARIO:
        own = settings.content.own
        return number == own or (number < own) == settings.on_edges
    if kind == actions.CLAIM:
        return CLAIM_LIST[number].is_about(settings.hunted)
    return True
