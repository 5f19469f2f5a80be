"""Spectators: each has a number at the table, and the maker may send one away. Nothing of it is logged."""

from typing import Final

from lampblack.table.denied import Denied

MOST: Final = 10_000
"""Spectators a table tells apart while it is in memory."""
SENT_AWAY: Final = "you were sent away from this table"


class Guests:
    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._last = 0
        self._barred: set[str] = set()

    def number(self, key: str) -> int:
        """The number of who comes from there, the same for as long as the table is in memory."""
        if key not in self._numbers:
            if len(self._numbers) >= MOST:
                return MOST
            self._last += 1
            self._numbers[key] = self._last
        return self._numbers[key]

    def learn(self, numbers: dict[str, int]) -> bool:
        """Call guests as another server does; whether one of ours is called otherwise now.

        When two servers have given one number away at the same moment, the guest whose key comes first keeps it.
        """
        has_changed = False
        for key, number in list(numbers.items())[:MOST]:
            rival = next(
                (own for own, known in self._numbers.items() if known == number and own != key), None
            )
            if rival is not None and rival < key:
                continue  # the other server finds out, and calls its guest otherwise
            self._numbers[key] = number
            self._last = max(self._last, number)
            if rival is not None:
                self._last += 1
                self._numbers[rival] = self._last
                has_changed = True
        return has_changed

    def bar(self, keys: frozenset[str]) -> frozenset[str]:
        """Who was sent away by way of another server; those we did not know of."""
        new = keys - self._barred
        self._barred |= new
        return new

    def barred(self) -> frozenset[str]:
        return frozenset(self._barred)

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
