"""The API as OpenAPI 3.1, made from the list of its addresses and the types of its messages."""

import re
from typing import Any, Final

import msgspec

from lampblack.server import messages as wire
from lampblack.server.answers import STATUS
from lampblack.server.endpoint import LINES, TEXT, Endpoint
from lampblack.server.programs import UNPROCESSABLE
from lampblack.table.denied import Code
from lampblack.version import installed_version

Shape = dict[str, Any]

REF: Final = "#/components/schemas/{name}"
ALWAYS: Final[tuple[Code, ...]] = ("malformed", "outdated", "too-fast", "busy", "internal")
CHANGES: Final[tuple[Code, ...]] = ("too-large", "not-allowed")
"""What may be said to whoever sends something."""
MEANINGS: Final = {
    400: "Not a message, a wrong or unknown field, or something that is not there.",
    403: "Not yours to do.",
    404: "No such table, game or address.",
    409: "The table has moved on, another seat decides, or the game is over.",
    413: "The message is too long.",
    UNPROCESSABLE: "The rules say no.",
    429: "Too many requests; wait.",
    500: "Our mistake.",
    503: "The server is full, restarting, or cannot write; try again.",
}
PARAMETER: Final = re.compile(r"\{(\w+):(\w+)\}")


def document(endpoints: list[Endpoint]) -> Shape:
    types = types_of(endpoints)
    shapes, components = msgspec.json.schema_components(types, ref_template=REF)
    shape_of = {id(each): dict(shape) for each, shape in zip(types, shapes)}
    for endpoint in endpoints:
        untag(components, endpoint.takes)
    paths: dict[str, Shape] = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", f"/api{endpoint.path}")
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lampblack",
            "version": installed_version(),
            "summary": "Tables for games played in the dark.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "security": [{}, {"seat": []}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {
                str(status): no(status, wire.Refused if status == UNPROCESSABLE else wire.Error)
                for status in MEANINGS
            },
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}
            },
        },
    }


def types_of(endpoints: list[Endpoint]) -> list[Any]:
    """Every message once; texts have no type."""
    named = [each for endpoint in endpoints for each in (endpoint.takes, endpoint.gives)]
    found = {id(each): each for each in (*named, wire.Error, wire.Refused) if is_message(each)}
    return list(found.values())


def is_message(each: Any) -> bool:
    return each is not None and not isinstance(each, str)


def untag(components: Shape, kind: Any) -> None:
    """Over HTTP the address says what a message is; its ``type`` may be left out."""
    if kind is not None and kind.__struct_config__.tag is not None:
        shape = components[kind.__name__]
        shape["required"] = [name for name in shape["required"] if name != "type"]


def operation(endpoint: Endpoint, shape_of: dict[int, Shape]) -> Shape:
    told: Shape = {
        "summary": endpoint.help,
        "operationId": operation_id(endpoint),
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint, shape_of),
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": shape_of[id(endpoint.takes)]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def operation_id(endpoint: Endpoint) -> str:
    plain = PARAMETER.sub(r"\1", endpoint.path)
    return "_".join([endpoint.method.lower(), *plain.strip("/").split("/")]).replace(".", "_")


def path_parameters(endpoint: Endpoint) -> list[Shape]:
    kinds = {"int": {"type": "integer", "minimum": 0}, "str": {"type": "string", "minLength": 1}}
    return [
        {"name": name, "in": "path", "required": True, "schema": kinds[kind]}
        for name, kind in PARAMETER.findall(endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[Shape]:
    return [
        {"name": query.name, "in": "query", "description": query.help, "schema": query.shape}
        for query in endpoint.query
    ]


def responses(endpoint: Endpoint, shape_of: dict[int, Shape]) -> Shape:
    if endpoint.gives in (TEXT, LINES):
        content = {endpoint.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": shape_of[id(endpoint.gives)]}}
    told: Shape = {
        str(status): {"description": "Done.", "content": content}
        for status in (endpoint.status, *endpoint.also)
    }
    if endpoint.takes in REFUSABLE:
        told[str(UNPROCESSABLE)] = reference(UNPROCESSABLE)
    sends = CHANGES if endpoint.method == "POST" else ()
    for status in sorted({STATUS[code] for code in (*ALWAYS, *sends, *endpoint.says_no)}):
        told[str(status)] = reference(status)
    return told


REFUSABLE: Final = (wire.Decide, wire.Remark, wire.Chat, wire.Why, wire.Preview)
"""What the rules of a game may say no to."""


def reference(status: int) -> Shape:
    return {"$ref": f"#/components/responses/{status}"}


def no(status: int, kind: Any) -> Shape:
    schema = {"$ref": REF.format(name=kind.__name__)}
    return {"description": MEANINGS[status], "content": {"application/json": {"schema": schema}}}
