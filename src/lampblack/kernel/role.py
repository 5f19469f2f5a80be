"""Parts that seats play."""

from typing import Final, final

ANY: Final = "player"
"""The part of every seat where a game has only one."""


@final
class Role:
    """The part of one seat: its name for bots (``Recipe.roles``), its title and a sentence for people.

    Seats of one part may have titles of their own: ``hunted`` is that of Hunted 1 and of Hunted 2. A seat
    without a title goes by its number.
    """

    def __init__(self, name: str = ANY, title: str = "", help: str = "") -> None:
        self.name = name
        self.title = title
        self.help = help
