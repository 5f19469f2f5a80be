"""The JSON Schema of every message, as one document: ``python -m lampblack.server.schema``.

The page's TypeScript types are generated from it.
"""

import json
from typing import Any

import msgspec

from lampblack.server import messages as wire

BODIES = (
    wire.ToClient,
    wire.ToServer,
    wire.GameInfo,
    wire.RuleInfo,
    wire.NewTable,
    wire.TableMade,
    wire.Join,
    wire.Joined,
    wire.Invitation,
    wire.TableInfo,
    wire.Replay,
)


def schema() -> dict[str, Any]:
    """Definitions of all messages; ``ToClient`` and ``ToServer`` name what each direction carries."""
    shapes, definitions = msgspec.json.schema_components(BODIES, ref_template="#/$defs/{name}")
    definitions["ToClient"], definitions["ToServer"] = shapes[:2]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lampblack messages",
        "$defs": dict(sorted(definitions.items())),
    }


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
