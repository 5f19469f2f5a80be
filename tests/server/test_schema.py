"""The schema describes every message there is, and really what is sent."""

import json
import subprocess
import sys

import msgspec
import pytest

from lampblack.games import shelf
from lampblack.server import messages, messages_games, messages_people, messages_tables
from lampblack.server.schema import folder_of, page_schemas, schema, schema_of, schema_text


def test_every_message_type_is_in_the_schema() -> None:
    structs = {
        name
        for module in (messages, messages_games, messages_people, messages_tables)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    }
    missing = structs - set(schema()["$defs"])
    assert missing == set()


def test_both_directions_are_named() -> None:
    definitions = schema()["$defs"]
    for name, size in (("ToClient", 13), ("ToServer", 20)):
        assert len(definitions[name]["anyOf"]) == size


def test_the_shared_schema_knows_no_game() -> None:
    text = schema_text()
    for game in shelf().values():
        assert game.slug not in text
        assert game.view_type().__name__ not in text


@pytest.mark.parametrize("slug", shelf())
def test_each_game_has_a_schema_of_its_views_and_facts(slug: str) -> None:
    game = shelf()[slug]
    definitions = schema_of([game])["$defs"]
    assert game.view_type().__name__ in definitions
    facts = definitions["Fact"]["anyOf"]
    assert len(facts) > 5
    names = {shape["$ref"].rpartition("/")[2] for shape in facts}
    assert all(definitions[name]["properties"]["type"] for name in names)  # they are told apart by their type


def test_editions_of_one_game_share_a_folder() -> None:
    folders = {folder_of(game) for game in shelf().values()}
    assert set(page_schemas()["games"]) == folders
    assert len(folders) < len(shelf())


@pytest.mark.parametrize("what", ["", "night-cage", "--page"])
def test_it_is_printed(what: str) -> None:
    command = [sys.executable, "-m", "lampblack.server.schema", *([what] if what else [])]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == schema_text(what)
    assert json.loads(printed)


def test_requests_take_no_unknown_fields() -> None:
    assert schema()["$defs"]["Decide"]["additionalProperties"] is False
