"""Who plays when no person does. Bots see views and imagined worlds only."""

from functools import cache

from lampblack.kernel.answers import Malformed
from lampblack.kernel.player import Player, RandomPlayer


@cache
def bots_for(slug: str) -> dict[str, Player]:
    """The bots that can play a game, by name, weakest first; ``random`` is always there."""
    bots: dict[str, Player] = {"random": RandomPlayer()}
    if slug == "keys-to-the-castle":
        from lampblack.bots.keys_to_the_castle import hasty, steady

        bots["hasty"] = hasty()
        bots["steady"] = steady()
    if slug == "nyctophobia":
        from lampblack.bots.nyctophobia import huddle, stalker

        bots["stalker"] = stalker()
        bots["huddle"] = huddle()
    return bots


def find_bot(slug: str, name: str) -> Player:
    bots = bots_for(slug)
    if name not in bots:
        raise Malformed("bot", f"{name!r} is none of {', '.join(bots)}")
    return bots[name]
