"""Who plays when no person does. Bots see views and imagined worlds only."""

from lampblack.kernel.answers import Malformed
from lampblack.kernel.player import Player, RandomPlayer


def bots_for(slug: str) -> dict[str, Player]:
    """The bots that can play a game, by name; ``random`` is always there."""
    return {"random": RandomPlayer()}


def find_bot(slug: str, name: str) -> Player:
    bots = bots_for(slug)
    if name not in bots:
        raise Malformed("bot", f"{name!r} is none of {', '.join(bots)}")
    return bots[name]
