"""Who is at a table by way of other servers."""

import msgspec

from lampblack.kernel.seat import Seat


class Attendance(msgspec.Struct, frozen=True):
    """Who is there by way of one server."""

    seats: frozenset[Seat] = frozenset()
    spectators: int = 0
    guests: dict[str, int] = {}
    """The spectators' numbers, by what they are told apart."""
    barred: frozenset[str] = frozenset()
    """Who was sent away."""


NOBODY = Attendance()


class Elsewhere:
    """What each of the other servers said last. Nothing of it is logged."""

    def __init__(self) -> None:
        self._servers: dict[str, Attendance] = {}

    def note(self, server: str, who: Attendance) -> bool:
        """Whether that is news."""
        before = self._servers.pop(server, NOBODY)
        if who != NOBODY:
            self._servers[server] = who
        return before != who

    def servers(self) -> list[str]:
        return list(self._servers)

    def has(self, seat: Seat) -> bool:
        return any(seat in who.seats for who in self._servers.values())

    def spectators(self) -> int:
        return sum(who.spectators for who in self._servers.values())

    def guests(self) -> set[str]:
        return {guest for who in self._servers.values() for guest in who.guests}
