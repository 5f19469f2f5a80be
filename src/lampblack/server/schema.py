"""The JSON Schema of every message: what all games share, and what each game shows and tells.

``python -m lampblack.server.schema`` prints the shared part, ``… schema GAME`` a game's views and facts, and
``… schema --page`` everything as the page's TypeScript types are generated from it: the shared part, and one
document for each folder of games.
"""

import json
import sys
from typing import Any

import msgspec

from lampblack.games import find_game, shelf
from lampblack.kernel.game import Game
from lampblack.server import messages as wire
from lampblack.server import messages_tables as tables
from lampblack.server.book import BookInfo, FigureInfo
from lampblack.server.lessons import LessonNow, LessonsInfo, TakeLesson
from lampblack.server.messages_games import GameInfo, RuleInfo
from lampblack.server.recap import RecapInfo

Schema = dict[str, Any]

BODIES = (
    wire.ToClient,
    wire.ToServer,
    GameInfo,
    RuleInfo,
    BookInfo,
    FigureInfo,
    LessonsInfo,
    TakeLesson,
    LessonNow,
    wire.NewTable,
    wire.TableMade,
    tables.Join,
    tables.Joined,
    tables.Invitation,
    wire.TableInfo,
    tables.Replay,
    tables.Story,
    RecapInfo,
    tables.PlayAgain,
    tables.PlayedOn,
    tables.PlayOn,
    tables.AskInvitation,
    tables.InvitationInfo,
    tables.OpenTable,
    tables.RingInfo,
    tables.NewRing,
    tables.Subscribe,
    tables.RingCode,
    tables.OpenRing,
    tables.Clear,
    tables.Done,
)


def schema() -> Schema:
    """Definitions of all messages; ``ToClient`` and ``ToServer`` name what each direction carries."""
    shapes, definitions = components(BODIES)
    definitions["ToClient"], definitions["ToServer"] = shapes[:2]
    return document("Lampblack messages", definitions)


def schema_of(games: list[Game]) -> Schema:
    """The ``View`` and the ``Fact`` of a game, or of several that share a folder."""
    types = [(game.view_type(), game.fact_type()) for game in games]
    shapes, definitions = components([each for pair in types for each in pair])
    for name, found in (("View", shapes[::2]), ("Fact", shapes[1::2])):
        if name not in definitions:  # else the game itself calls its struct so
            different = [shape for n, shape in enumerate(found) if shape not in found[:n]]
            options = [option for shape in different for option in shape.get("anyOf", [shape])]
            definitions[name] = {"anyOf": options}
    return document(f"{games[0].title}: view and facts", definitions)


def components(types: Any) -> tuple[list[Schema], Schema]:
    shapes, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return list(shapes), dict(definitions)


def document(title: str, definitions: Schema) -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": dict(sorted(definitions.items())),
    }


def folder_of(game: Game) -> str:
    """One folder of the page for all editions of a game, called as its package is, with hyphens."""
    return type(game).__module__.split(".")[-2].replace("_", "-")


def page_schemas() -> Schema:
    folders: dict[str, list[Game]] = {}
    for game in shelf().values():
        if type(game).__module__.startswith("lampblack.games."):
            folders.setdefault(folder_of(game), []).append(game)
    return {"shared": schema(), "games": {folder: schema_of(games) for folder, games in folders.items()}}


def schema_text(what: str = "") -> str:
    if what == "--page":
        found = page_schemas()
    else:
        found = schema_of([find_game(what)]) if what else schema()
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(*sys.argv[1:2]), end="")
