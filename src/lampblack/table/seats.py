"""Seats: who sits where, what they are called, and how they prove it."""

import hmac
import re
import secrets
import string
import unicodedata
from hashlib import sha256
from typing import Final, Literal

from lampblack.kernel.seat import seat_name
from lampblack.table.denied import Denied
from lampblack.table.entries import CreatedSeat, Invited, Joined

ID_LETTERS: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 12
LONGEST_NAME: Final = 24
RESERVED: Final = re.compile(r"p\d+|spectator|you")


def fresh_id() -> str:
    """A table's address; who knows it can look on."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def fresh_secret() -> str:
    """A token or an invitation: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Chair:
    """One seat as it is now."""

    def __init__(self, number: int, created: CreatedSeat) -> None:
        self.number = number
        self.kind: Literal["person", "open", "bot"] = created.kind
        self.name = created.name or seat_name(number)
        self.bot = created.bot
        self.invite = created.invite
        self.device_invite: str | None = None
        self.tokens = set() if created.token is None else {created.token}

    def is_held_by(self, token: str) -> bool:
        return hashed(token) in self.tokens

    def takes(self, invite: str) -> bool:
        """Whether this invitation is for this seat and not yet spent."""
        if self.invite is not None and hmac.compare_digest(self.invite.encode(), invite.encode()):
            return True
        return self.device_invite is not None and self.device_invite == hashed(invite)

    def join(self, joined: Joined) -> None:
        self.kind = "person"
        self.name = joined.name
        self.tokens.add(joined.token)
        self.invite = None
        self.device_invite = None

    def offer(self, invited: Invited) -> None:
        self.device_invite = invited.invite


def tidy_name(name: str, others: list[str]) -> str:
    """The name as the table will show it; ``Denied`` when it will not do."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Denied("malformed", f"a name has 1 to {LONGEST_NAME} printable characters", "name")
    if RESERVED.fullmatch(tidy.casefold()):
        raise Denied("malformed", f"{tidy!r} would be mistaken for another; choose another name", "name")
    if any(same_name(tidy, other) for other in others):
        raise Denied("malformed", f"somebody at the table is called {tidy!r} already", "name")
    return tidy


def same_name(one: str, other: str) -> bool:
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()
