"""The people at a table as its log has them: who sits where, who got up, what they agreed on."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lampblack.kernel.answers import Malformed, Outcome
from lampblack.kernel.seat import SPECTATOR, Seat, unnamed
from lampblack.table.affairs import (
    Affair,
    Again,
    Agreed,
    Cleared,
    Commented,
    Kept,
    Lapsed,
    Left,
    Muted,
    Offered,
    Removed,
    Returned,
    Voted,
)
from lampblack.table.entries import Created, Invited, Joined
from lampblack.table.manners import Manners
from lampblack.table.seats import Chair, bot_name


class Sitting(msgspec.Struct, frozen=True):
    """The company of a game under way, to be gone on with."""

    chairs: list[Chair]
    manners: Manners
    muted: set[Seat]
    votes: dict[Seat, set[Seat]]
    lapsed: Seat | None
    sat: list[Seat]


class Company:
    """Law (the log is the truth): this object is a function of the entries kept, in order."""

    def __init__(self, created: Created, sides: Sequence[int]) -> None:
        self.chairs = [Chair.of(number, seat) for number, seat in enumerate(created.seats)]
        self.manners = created.manners
        self.again: Again | None = None
        self.muted: set[Seat] = set()
        self.votes: dict[Seat, set[Seat]] = {}
        """Who wants a bot for which seat."""
        self.lapsed: Seat | None = None
        """Whose time is up, where the others may decide now."""
        self.given_up: Outcome | None = None
        self.is_cleared = False
        self._leaver: Chair | None = None  # who got up last
        self._sides = list(sides)
        self.is_together: Final = len(set(sides)) == 1
        """All play on one side."""
        self._kept = {seat for seat, each in enumerate(created.seats) if each.kind == "open" and each.name}
        self._sat = [chair.number for chair in self.chairs if chair.kind == "person"]

    def kept(self) -> Sitting:
        return Sitting(self.chairs, self.manners, self.muted, self.votes, self.lapsed, self._sat)

    def resume(self, kept: Sitting) -> None:
        self.chairs[:] = kept.chairs
        self.manners, self.lapsed = kept.manners, kept.lapsed
        self.muted, self.votes, self._sat = set(kept.muted), dict(kept.votes), list(kept.sat)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def people(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.kind == "person"]

    def maker(self) -> Seat | None:
        """Who made the table; when they have left it, who has sat there longest."""
        return next((seat for seat in self._sat if self.chairs[seat].kind == "person"), None)

    def is_deserted(self) -> bool:
        """Everybody who sat here got up."""
        return not self.people() and any(chair.is_lent for chair in self.chairs)

    def has_free_seat(self) -> bool:
        return any(chair.kind == "open" for chair in self.chairs)

    def offered(self) -> list[Chair]:
        """The seats that anybody may take who finds the table in the public list."""
        free = [chair for chair in self.chairs if chair.is_free() and chair.invite is not None]
        return [chair for chair in free if chair.number not in self._kept]

    def is_enough(self, voters: set[Seat], about: Seat) -> bool:
        """Whether these may give the seat to a bot, by the table's manners."""
        if self.manners.substitutes == "maker":
            return self.maker() in voters
        others = [chair.number for chair in self.people() if chair.number != about]
        return 2 * len([seat for seat in others if seat in voters]) > len(others)

    def keep(self, seq: int, body: Affair | Joined | Invited) -> None:
        seat = self._chair(seq, body.seat)
        match body:
            case Joined():
                if seat.number not in self._sat:
                    self._sat.append(seat.number)
                if body.invited is not None:
                    self._chair(seq, body.invited).invite = seat.invite
                seat.join(body)
                self.votes.pop(seat.number, None)
            case Invited():
                seat.offer(body)
            case Kept(ring=ring):
                seat.ring = ring
            case Left(bot=bot, resigns=resigns):
                seat.lend(bot, seat.name)
                seat.has_resigned = resigns
                self._stop_voting(seat.number)
                self._leaver = seat
                self.given_up = self._ending(seat)
            case Voted(about=about, bot=bot):
                self._vote(seat.number, self._chair(seq, about), bot)
            case Returned():
                seat.take_back()
            case Offered(about=about, invite=invite):
                self._chair(seq, about).invite = invite
            case Lapsed():
                self.lapsed = seat.number
            case Again():
                self.again = body
            case Agreed(manners=manners):
                self.manners = manners
            case Muted(about=about, is_muted=is_muted):
                self._mute(seq, about, is_muted)
            case Removed(name=True):
                seat.name = unnamed(seat.number)
                if self.given_up is not None and self._leaver is seat:
                    self.given_up = self._ending(seat)
            case Cleared():
                self.is_cleared = True
            case Removed() | Commented():
                pass  # lines of the log; no more is known of them here

    def decided(self, seat: Seat) -> None:
        """Who decides is there: nobody needs a bot in their place."""
        self.lapsed = None
        if self.chairs[seat].kind == "person":
            self.votes.pop(seat, None)

    def _chair(self, seq: int, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Malformed(f"log entry {seq}", f"there is no seat {seat}")
        return self.chairs[seat]

    def _vote(self, voter: Seat, about: Chair, bot: str) -> None:
        voters = self.votes.setdefault(about.number, set())
        voters.add(voter)
        if self.is_enough(voters, about.number):
            others = [chair.name for chair in self.chairs if chair is not about]
            about.lend(bot, about.name if about.has_person() else bot_name(bot, others))
            self._stop_voting(about.number)

    def _stop_voting(self, seat: Seat) -> None:
        """Nobody votes about a seat that a bot has, nor does who is no longer there."""
        self.votes.pop(seat, None)
        for voters in self.votes.values():
            voters.discard(seat)

    def _mute(self, seq: int, about: Seat, is_muted: bool) -> None:
        if about != SPECTATOR:
            self._chair(seq, about)
        (self.muted.add if is_muted else self.muted.discard)(about)

    def _ending(self, leaver: Chair) -> Outcome | None:
        """Once all sides but one have given up, or everybody who sat here has, the game is over."""
        lost = {side for side in self._sides if self._has_given_up(side)}
        rest = {side for side in self._sides if side not in lost}
        is_played = any(
            chair.kind != "bot" or (chair.is_lent and not chair.has_resigned) for chair in self.chairs
        )
        if not lost or (len(rest) > 1 and is_played):
            return None
        winners = tuple(seat for seat, side in enumerate(self._sides) if side in rest)
        return Outcome(winners, len(self.chairs), f"{leaver.name} resigned", "")

    def _has_given_up(self, side: int) -> bool:
        """Somebody of the side resigned, and no other person of it still plays."""
        own = [chair for chair in self.chairs if self._sides[chair.number] == side]
        return any(chair.has_resigned for chair in own) and all(chair.kind == "bot" for chair in own)
