"""The games, one room each, and the shelf they stand on."""

from functools import cache

from lampblack.games.keys_to_the_castle.game import KeysToTheCastle
from lampblack.games.night_cage.game import editions
from lampblack.games.nyctophobia.game import Nyctophobia
from lampblack.games.stygian_society.game import GAMES as STYGIAN_SOCIETY
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game


@cache
def shelf() -> dict[str, Game]:
    """Every game by its slug."""
    games: list[Game] = [KeysToTheCastle(), *editions(), Nyctophobia(), *STYGIAN_SOCIETY]
    return {game.slug: game for game in games}


def find_game(slug: str) -> Game:
    games = shelf()
    if slug not in games:
        raise Malformed("game", f"{slug!r} is none of {', '.join(games)}")
    return games[slug]
