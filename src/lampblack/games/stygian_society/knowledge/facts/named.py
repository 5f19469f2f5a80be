"""What facts and views call things by."""

import msgspec


class Named(msgspec.Struct, frozen=True):
    """A hero, card, enemy or sheet: its id in the content, and what it is called."""

    id: str
    name: str
