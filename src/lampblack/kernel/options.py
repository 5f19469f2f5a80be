"""What can be set before a game: the tokens that records and commands use, and the words people read."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from lampblack.kernel.answers import Malformed

Options = dict[str, str]
"""A game's configuration as it stands in records, commands and messages."""

When = Mapping[str, Sequence[str]]
"""Other options, each with the values of which it must have one."""

ALWAYS: Final[When] = {}


@final
class Choice:
    """One way to set an option: its token, what it is called, and a sentence where that helps."""

    def __init__(self, value: str, label: str, help: str = "", when: When = ALWAYS) -> None:
        self.value = value
        self.label = label
        self.help = help
        self.when = when


@final
class Option:
    """One dial of a game's set-up. ``choices`` is empty when any text the game accepts will do.

    ``title`` and ``help``, a sentence, are for people. So are ``offers``: the choices in words or, where any
    text will do, the texts worth offering (``usual``).
    ``slow`` are choices that take seconds where others take none: no server makes everybody wait for them.
    ``when`` says with which other options it counts at all.
    ``rule`` makes it a house rule, a reading of the print that groups may differ on: the rule that holds
    when it is not at its default, which is the ledger's ruling. ``strict`` is the choice that sticks to the letter.
    """

    def __init__(
        self,
        name: str,
        help: str,
        default: str,
        choices: Sequence[str | Choice] = (),
        slow: Sequence[str] = (),
        title: str = "",
        usual: Sequence[Choice] = (),
        when: When = ALWAYS,
        rule: str = "",
        strict: str = "",
    ) -> None:
        worded = [choice if isinstance(choice, Choice) else Choice(choice, choice) for choice in choices]
        self.name = name
        self.help = help
        self.default = default
        self.choices = tuple([choice.value for choice in worded])
        self.slow = tuple(slow)
        self.title = title or name.replace("_", " ").capitalize()
        self.offers = tuple(worded or usual)
        self.when = when
        self.rule = rule
        self.strict = strict


LEDGER: Final = "ledger"
STRICT: Final = "strict"
HOUSE_RULES: Final = Option(
    "house_rules",
    "How to read what the print leaves open: all house rules at once, but for those set by themselves.",
    LEDGER,
    (
        Choice(LEDGER, "As the ledger rules", "What this house has settled on, with its reasons."),
        Choice(
            STRICT, "By the letter", "What is printed holds as it stands; what nothing forbids is allowed."
        ),
    ),
    title="All at once",
)
"""Sets all house rules at once. It is spelled out at once too: no record names it."""


def spell_out(known: Sequence[Option], given: Options, full: Options) -> None:
    """House rules one by one instead of all at once; those at the ledger's ruling go without saying."""
    preset = full.pop(HOUSE_RULES.name, LEDGER)
    for option in known:
        if option.rule:
            if preset == STRICT and option.name not in given:
                full[option.name] = option.strict
            if full[option.name] == option.default:
                del full[option.name]


def readings_in(dials: Sequence[Option], options: Options) -> Options:
    """The house rules among these options that differ from the ledger's rulings; ``Malformed`` names a bad one."""
    found: Options = {}
    for dial in dials:
        value = options.get(dial.name, dial.default)
        if value not in dial.choices:
            raise Malformed(dial.name, f"{value!r} is none of {', '.join(dial.choices)} [{dial.rule}]")
        if value != dial.default:
            found[dial.name] = value
    return found


def options_from(words: Sequence[str]) -> Options:
    """``["players=3", "first=P0"]`` as options, the way commands are given them."""
    options: Options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise Malformed("option", f"{word!r} is not of the form name=value")
        if name.strip() in options:
            raise Malformed("option", f"{name.strip()!r} is given twice")
        options[name.strip()] = value.strip()
    return options
