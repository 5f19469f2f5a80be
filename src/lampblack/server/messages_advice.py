"""Messages about what a bot would do in somebody's place."""

import msgspec

from lampblack.server.messages_choices import ActionOption


class Advise(msgspec.Struct, frozen=True, tag="advise", forbid_unknown_fields=True):
    """What would a bot do here? Only the seat that decides may ask, where the table allows it (``now.advice``)."""

    id: str


class AdvisedOption(msgspec.Struct, frozen=True):
    option: ActionOption
    figure: str
    """What the bot thinks of it, counted in ``measure``."""


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """Answer to ``advise``: what a bot would do, why, and what it thinks of the best few, its own choice first."""

    id: str
    options: list[AdvisedOption]
    reason: str
    """A verb phrase: ``keeps a Gate lit``."""
    measure: str
