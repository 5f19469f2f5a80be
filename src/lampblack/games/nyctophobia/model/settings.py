"""What is agreed before a game (NY-ROLE, NY-INFO-10, NY-COMM-12, section 17, R-07)."""

from typing import Final, final

from lampblack.games.nyctophobia.model.content import Content
from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import Ground, ground_for
from lampblack.games.nyctophobia.model.pieces import (
    CAST_NAMES,
    MEMORY_NAMES,
    NOWHERE,
    ROLE_NAMES,
    UNCHOSEN,
    turn_order,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Option, Options
from lampblack.kernel.packs import STANDARD

OPTIONS: Final = [
    Option("players", "how many play, one of them the Hunter (seat P0)", "4", ("3", "4", "5")),
    Option(
        "hunter",
        "the Hunter's role: chosen by the Hunter, or agreed; simple has no cards",
        "choose",
        ("choose", *ROLE_NAMES),
    ),
    Option("characters", "how the Hunted get their characters", "choose", CAST_NAMES),
    Option("rocks_on_board", "rocks on the board at the start", "hunted-1", ("hunted-1", "hunted")),
    Option("auto_share", "searches and steps of the Hunted are spoken by themselves", "off", ("off", "on")),
    Option("memory", "what the Hunted's client remembers for them", "M0", MEMORY_NAMES),
    Option("content", "which content pack: pieces, cards, maps and characters", STANDARD),
    Option("trees", "trees stand on edges, or (house variant) fill cells", "edges", ("edges", "cells")),
]


@final
class Settings:
    """What is agreed before the game and never changes."""

    def __init__(
        self,
        hunted: int,
        role: int,
        cast: int,
        memory: int,
        auto_share: bool,
        on_edges: bool,
        rocks: int,
        pack: str,
        content: Content,
    ) -> None:
        self.hunted = hunted
        self.role = role  # UNCHOSEN when the Hunter picks it
        self.cast = cast  # how characters are handed out: CHOOSE, RANDOM or NONE
        self.memory = memory
        self.auto_share = auto_share
        self.on_edges = on_edges
        self.rocks = rocks  # on the board at the start
        self.pack = pack  # the full name of the content pack
        self.content = content
        self.box = content.box
        self.supply = content.box.supply(on_edges)  # of trees
        self.order = turn_order(hunted)
        self.ground: Ground = ground_for(on_edges)
        self.bare = Forest(self.ground, 0, 0, NOWHERE, NOWHERE)  # before anything stands on it

    def key(self) -> tuple[object, ...]:
        return (
            self.hunted,
            self.role,
            self.cast,
            self.memory,
            self.auto_share,
            self.on_edges,
            self.rocks,
            self.pack,
        )


def settings_from(options: Options, pack: str, content: Content) -> Settings:
    hunted = int(choice(options, "players")) - 1
    role = choice(options, "hunter")
    rocks = hunted if choice(options, "rocks_on_board") == "hunted" else hunted - 1  # NY-SETUP-06
    rocks = min(rocks, content.box.rocks - hunted * content.box.held)  # the supply limits it
    return Settings(
        hunted,
        UNCHOSEN if role == "choose" else ROLE_NAMES.index(role),
        CAST_NAMES.index(choice(options, "characters")),
        MEMORY_NAMES.index(choice(options, "memory")),
        choice(options, "auto_share") == "on",
        choice(options, "trees") == "edges",
        rocks,
        pack,
        content,
    )


def choice(options: Options, name: str) -> str:
    for option in OPTIONS:
        if option.name == name:
            value = options.get(name, option.default)
            if value not in option.choices:
                raise Malformed(name, f"{value!r} is none of {', '.join(option.choices)}")
            return value
    raise Malformed(name, "no such option")


def options_of(settings: Settings) -> Options:
    """The options these settings came from; the pack only when it is not the standard one."""
    fewer = settings.rocks < settings.hunted
    options = {
        "players": str(settings.hunted + 1),
        "hunter": "choose" if settings.role == UNCHOSEN else ROLE_NAMES[settings.role],
        "characters": CAST_NAMES[settings.cast],
        "rocks_on_board": "hunted-1" if fewer else "hunted",
        "auto_share": "on" if settings.auto_share else "off",
        "memory": MEMORY_NAMES[settings.memory],
        "trees": "edges" if settings.on_edges else "cells",
    }
    if settings.pack != STANDARD:
        options["content"] = settings.pack
    return options
