"""What is agreed before a game (NY-ROLE, NY-INFO-10, NY-COMM-12, section 17, R-07)."""

from typing import Final, final

from lampblack.games.nyctophobia.model.actions import NyAction
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
from lampblack.kernel.game import Choice, Option, Options
from lampblack.kernel.packs import CONTENT, STANDARD
from lampblack.kernel.vocabulary import Vocabulary

OPTIONS: Final = [
    Option("players", "How many play: one Hunter (seat P0), and the Hunted.", "4", ("3", "4", "5")),
    Option(
        "hunter",
        "Whose cards the Hunter plays with.",
        "choose",
        (
            Choice("choose", "The Hunter chooses", "At the start of the game."),
            Choice("axe", "Axe Murderer", "Fells trees and breaks through them. Good for a first game."),
            Choice("mage", "Mage", "Turns the forest and draws people closer."),
            Choice("simple", "No cards", "The Hunter moves two spaces in each turn."),
        ),
        title="The Hunter",
    ),
    Option(
        "characters",
        "How the Hunted get their characters, each with a power of its own.",
        "choose",
        (
            Choice("choose", "Each chooses", "In the order of seats, nobody the same."),
            Choice("random", "Drawn by lot"),
            Choice("none", "No characters", "Nobody has a power."),
        ),
    ),
    Option(
        "rocks_on_board",
        "How many rocks lie in the forest at the start.",
        "hunted-1",
        (
            Choice("hunted-1", "One fewer than the Hunted"),
            Choice("hunted", "As many as the Hunted", "Kinder to the Hunted. Four Hunted still find three."),
        ),
        title="Rocks in the forest",
    ),
    Option(
        "auto_share",
        "Whether the Hunted's steps and what they feel are said aloud by themselves.",
        "off",
        (
            Choice("off", "Everybody speaks for themselves"),
            Choice("on", "Said by themselves", "The Hunter hears them too."),
        ),
        title="Reports of the Hunted",
    ),
    Option(
        "memory",
        "What the page keeps for the Hunted, who see nothing.",
        "M0",
        (
            Choice("M0", "This turn only", "You play by touch and memory, as at a real table."),
            Choice("M1", "All that was told", "You may look back on everything."),
            Choice("M2", "A notebook", "You may look back, and draw a map of your own."),
            Choice("M3", "A map", "You may look back, and a map draws itself from what you felt."),
        ),
        title="Memory",
    ),
    CONTENT,
    Option(
        "trees",
        "Where trees stand.",
        "edges",
        (
            Choice("edges", "Between spaces"),
            Choice("cells", "In spaces", "A house variant, with maps of its own."),
        ),
    ),
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
        self.vocabulary: Vocabulary | None = None  # once somebody asks (text/vocabulary.py)
        self.bare = Forest(self.ground, 0, 0, NOWHERE, NOWHERE)  # before anything stands on it

    def plays(self) -> list[NyAction]:
        """The Hunter's cards; none before the role is chosen, nor where there are no cards."""
        plays = self.content.plays
        return plays[self.role] if 0 <= self.role < len(plays) else []

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
