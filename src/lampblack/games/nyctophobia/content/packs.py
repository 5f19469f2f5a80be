"""The content packs: the standard one beside this file, and whatever is brought (``--content DIR``)."""

from importlib import resources
from typing import Final

from lampblack.games.nyctophobia.content.box import read_box
from lampblack.games.nyctophobia.content.decks import compile_decks
from lampblack.games.nyctophobia.content.maps import read_maps
from lampblack.games.nyctophobia.content.people import read_people
from lampblack.games.nyctophobia.model.content import Content
from lampblack.games.nyctophobia.model.settings import Settings, settings_from
from lampblack.kernel.game import Options
from lampblack.kernel.packs import Files, Packs

FILES: Final = ("box.toml", "characters.toml", "decks.toml", "scenarios.toml")
LATER: Final = {"box.toml": "ec74db22c470"}
"""Records from before there was a box.toml were played with the numbers of its first text."""


def load(files: Files) -> Content:
    """``Malformed`` names the record and the rule it breaks."""
    box = read_box(files.read("box.toml"))
    decks = compile_decks(files.read("decks.toml"), box.hand)
    premade, filled = read_maps(files.read("scenarios.toml"), box)
    return Content(box, decks, premade, filled, read_people(files.read("characters.toml")))


PACKS: Final[Packs[Content]] = Packs(
    ("nyctophobia",), resources.files("lampblack.games.nyctophobia") / "content", FILES, load, LATER
)


def agreed(options: Options) -> Settings:
    """The settings of a game with these options; the pack stands there by its full name."""
    name = options["content"]
    pack = PACKS.by_name.get(name.partition("@")[0]) or PACKS.find(name)
    return settings_from(options, name, pack.content)
