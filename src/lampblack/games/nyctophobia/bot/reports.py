"""What a Hunted's bot says: what its hands have just felt, for those who play with it."""

from typing import Any

from lampblack.games.nyctophobia.knowledge.facts import Searched, Spoke
from lampblack.games.nyctophobia.model import actions, statements
from lampblack.kernel.action import Action


def report(view: Any, seat: int) -> Action | None:
    """The last search, once; nothing when it is shared anyway (NY-COMM-12) or would break the silence (NY-COMM-04)."""
    if view.stage != "play" or view.auto_share or view.players[seat - 1].hidden:
        return None
    is_news = False
    for fact in view.told:
        if isinstance(fact, Searched) and fact.seat == seat:
            is_news = True
        elif isinstance(fact, Spoke) and fact.seat == seat:
            is_news = False
    return actions.SAYS[statements.REPORT_SEARCH] if is_news else None
