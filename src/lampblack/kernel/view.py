"""Views: what a viewer may know of a position, as each game's own typed struct."""

from typing import Protocol

from lampblack.kernel.seat import Seat


class View(Protocol):
    """What all views have in common; each game's ``knowledge/view.py`` has the rest."""

    @property
    def viewer(self) -> Seat:
        """Who looks: a seat, ``SPECTATOR`` or ``EVERYTHING``."""
        ...
