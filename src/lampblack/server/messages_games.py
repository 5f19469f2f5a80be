"""What the games offer, for who sets a table: options, parts, bots; and their rules."""

import msgspec


class ChoiceInfo(msgspec.Struct, frozen=True):
    """One way to set an option, in words."""

    value: str
    label: str
    help: str
    """A sentence, or nothing."""
    when: dict[str, list[str]]
    """Offered only while these other options have one of these values."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    help: str
    """A sentence."""
    default: str
    choices: list[str]
    """All there are; none where any text will do that the game accepts."""
    offers: list[ChoiceInfo]
    """The choices in words or, where any text will do, those worth offering."""
    when: dict[str, list[str]]
    """Counts only while these other options have one of these values."""
    rule: str
    """Of a house rule: the rule that holds when it is not at its default. Empty for other options."""
    strict: str
    """Of a house rule: the choice that sticks to the letter of the print."""


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    help: str
    """How it plays."""
    strength: str
    """How well, in words; empty where nobody has measured it."""
    roles: list[str]
    """The parts it is made for; none for any."""


class RoleInfo(msgspec.Struct, frozen=True):
    """The part of one seat."""

    name: str
    """What a bot's ``roles`` call it."""
    title: str
    """``Hunted 1``; empty where seats go by their numbers."""
    help: str


class UsualTable(msgspec.Struct, frozen=True):
    """For somebody who wants to play at once."""

    options: dict[str, str]
    """What differs from the defaults."""
    seats: list[str]
    """``me``, or a bot's name."""


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    title: str
    blurb: str
    """What it is, in a sentence or two."""
    options: list[OptionInfo]
    bots: list[str]
    """The last is the one to offer first, where all seats have the same part."""
    bot_infos: list[BotInfo]
    """The same bots in the same order; the last one made for a seat's part is the one to offer there."""
    roles: dict[str, list[RoleInfo]]
    """The part of each seat, by the number of players."""
    usual: UsualTable
    lessons: list[str] = []
    """The names of its lessons, in the order in which they are best taken."""
    advice: bool = True
    """Who plays alone with bots may ask one what it would do, unless the table says otherwise."""


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
