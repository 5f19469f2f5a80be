"""The options of a game, and what follows from them."""

from importlib import resources
from typing import Final, final

from lampblack.kernel.game import Option, Options
from lampblack.kernel.packs import CONTENT, Packs
from low_candle.model.box import Box, read_box

SLUG: Final = "low-candle"
PLAYERS: Final = ("2", "3", "4")

OPTIONS: Final = [
    Option("players", "How many play.", "2", PLAYERS),  # LC-BOX-01
    CONTENT,
]

PACKS: Final = Packs((SLUG,), resources.files("low_candle") / "content", ("deck.toml",), read_box)


@final
class Settings:
    """What a game is played with; never changed, so that positions share it."""

    def __init__(self, players: int, content: str) -> None:
        self.players = players
        self.content = content
        self.box: Box = PACKS.find(content).content


def settings_from(options: Options) -> Settings:
    """Of options that are complete."""
    return Settings(int(options["players"]), options["content"])
