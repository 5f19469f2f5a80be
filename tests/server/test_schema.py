"""The schema describes every message there is, and really what is sent."""

import json
import subprocess
import sys

import msgspec

from lampblack.server import messages
from lampblack.server.schema import schema, schema_text


def test_every_message_type_is_in_the_schema() -> None:
    structs = {
        name
        for name, value in vars(messages).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == messages.__name__
    }
    missing = structs - set(schema()["$defs"])
    assert missing == set()


def test_both_directions_are_named() -> None:
    definitions = schema()["$defs"]
    for name, size in (("ToClient", 9), ("ToServer", 7)):
        assert len(definitions[name]["anyOf"]) == size


def test_it_is_printed() -> None:
    command = [sys.executable, "-m", "lampblack.server.schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == schema_text()
    assert json.loads(printed)["$defs"]["Decide"]["additionalProperties"] is False
