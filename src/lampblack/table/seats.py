"""Seats: who sits where, what they are called, and how they prove it."""

import hmac
import re
import secrets
import string
import unicodedata
from hashlib import sha256
from typing import Final, Literal

import msgspec

from lampblack.kernel.seat import unnamed
from lampblack.table.denied import Denied
from lampblack.table.entries import CreatedSeat, Invited, Joined
from lampblack.table.lookalikes import is_mixed, plain_letters, shape

ID_LETTERS: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 12
LONGEST_NAME: Final = 24
RESERVED: Final = re.compile(r"(p|seat |spectator )\d+|spectator|you|removed")


def fresh_id() -> str:
    """A table's address; who knows it can look on."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def fresh_secret() -> str:
    """A token or an invitation: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Holder(msgspec.Struct, frozen=True):
    """By what a person holds a seat: a token of that seat, or a keyring."""

    token: str = ""
    """Its hash."""
    ring: str | None = None


class Chair(msgspec.Struct):
    """One seat as it is now."""

    number: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    invite: str | None
    ring: str | None
    tokens: set[str]
    device_invite: str | None = None
    is_lent: bool = False
    """A bot plays until its person comes back, or somebody takes the free seat."""
    has_resigned: bool = False
    was_kept: bool = False
    """Whoever the seat was kept for has taken it."""

    @staticmethod
    def of(number: int, made: CreatedSeat) -> "Chair":
        tokens = set() if made.token is None else {made.token}
        return Chair(
            number, made.kind, made.name or unnamed(number), made.bot, made.invite, made.ring, tokens
        )

    def is_held_by(self, token: str) -> bool:
        return hashed(token) in self.tokens

    def is_free(self) -> bool:
        """Nobody has sat down here; perhaps a bot plays meanwhile."""
        return self.kind == "open" or (self.is_lent and not self.has_person())

    def has_person(self) -> bool:
        """Somebody sits here, or got up and may come back."""
        return self.kind == "person" or bool(self.tokens) or self.ring is not None

    def takes(self, invite: str) -> bool:
        """Whether this invitation is for this seat and not yet spent."""
        if self.invite is not None and hmac.compare_digest(self.invite.encode(), invite.encode()):
            return True
        return self.device_invite is not None and self.device_invite == hashed(invite)

    def join(self, joined: Joined) -> None:
        if not joined.again:
            self.take_back()
        self.name = joined.name
        self.was_kept = self.was_kept or joined.kept
        self.invite = None
        self.device_invite = None
        if joined.moves:
            self.tokens.clear()
            self.ring = None
        if joined.token:
            self.tokens.add(joined.token)
        if joined.ring is not None:
            self.ring = joined.ring

    def lend(self, bot: str, name: str) -> None:
        self.kind, self.bot, self.name, self.is_lent = "bot", bot, name, True

    def take_back(self) -> None:
        self.kind, self.bot, self.is_lent = "person", None, False

    def offer(self, invited: Invited) -> None:
        self.device_invite = invited.invite


def bot_name(bot: str, names: list[str]) -> str:
    """``Steady``, as sentences begin with it, and ``Steady 2`` beside another of that name."""
    called = bot.partition("@")[0].capitalize()
    number, name = 1, called
    while any(same_name(name, other) for other in names):
        number += 1
        name = f"{called} {number}"
    return name


def tidy_name(name: str, others: list[str]) -> str:
    """The name as the table will show it; ``Denied`` when it will not do."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Denied("malformed", f"a name has 1 to {LONGEST_NAME} printable characters", "name")
    if RESERVED.fullmatch(plain_letters(tidy)):
        raise Denied("malformed", f"{tidy!r} would be mistaken for another; choose another name", "name")
    if is_mixed(tidy):
        raise Denied("malformed", "a name has letters of one script", "name")
    if any(same_name(tidy, other) for other in others):
        raise Denied("malformed", f"somebody at the table is called {tidy!r} already", "name")
    return tidy


def same_name(one: str, other: str) -> bool:
    """To the eye: whatever letters they are made of."""
    return shape(one) == shape(other)
