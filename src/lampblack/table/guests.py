"""Spectators: each has a number at the table, and the maker may send one away. Nothing of it is logged."""

from typing import Final

from lampblack.table.denied import Denied

MOST: Final = 10_000
"""Spectators a table tells apart while it is in memory."""
SENT_AWAY: Final = "you were sent away from this table"


class Guests:
    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._barred: set[str] = set()

    def number(self, key: str) -> int:
        """The number of who comes from there, the same for as long as the table is in memory."""
        if key not in self._numbers and len(self._numbers) >= MOST:
            return MOST
        return self._numbers.setdefault(key, len(self._numbers) + 1)

    def name(self, key: str) -> str:
        return f"Spectator {self.number(key)}"

    def send_away(self, number: int) -> str:
        """Bar a spectator; by what it is known."""
        key = next((key for key, known in self._numbers.items() if known == number), None)
        if key is None:
            raise Denied("not-found", "there is no such spectator", "looker")
        self._barred.add(key)
        return key

    def require_welcome(self, key: str) -> None:
        if key in self._barred:
            raise Denied("not-allowed", SENT_AWAY)
