"""Who plays when no person does. Bots see views and imagined worlds only."""

from functools import cache

from lampblack.kernel.answers import Malformed
from lampblack.kernel.player import Player, RandomPlayer


@cache
def bots_for(slug: str) -> dict[str, Player]:
    """The bots that can play a game, by name, weakest first; ``random`` is always there."""
    bots: dict[str, Player] = {"random": RandomPlayer()}
    if slug == "keys-to-the-castle":
        from lampblack.games.keys_to_the_castle.bot.players import hasty, steady

        bots["hasty"] = hasty({})
        bots["steady"] = steady({})
    if slug in ("night-cage", "night-cage-2019"):
        from lampblack.bots.night_cage import Greedy, Lantern

        bots["greedy"] = Greedy()
        bots["lantern"] = Lantern(samples=8)
    if slug == "nyctophobia":
        from lampblack.bots.nyctophobia import huddle, stalker

        bots["stalker"] = stalker()
        bots["huddle"] = huddle()
    if slug == "stygian-society":
        from lampblack.bots.stygian_society import warden

        bots["warden"] = warden()
    return bots


def find_bot(slug: str, name: str) -> Player:
    """The bot of that name. ``stalker@SC-02`` is a Nyctophobia ``stalker`` who lays out that scenario."""
    bots = bots_for(slug)
    bot, on_map, map = name.partition("@")
    if on_map and slug == "nyctophobia" and bot == "stalker":
        from lampblack.bots.nyctophobia import stalker

        return stalker(map)
    if name not in bots:
        raise Malformed("bot", f"{name!r} is none of {', '.join(bots)}")
    return bots[name]
