"""Messages by the grammar of the wire, and messages that are nearly right."""

from typing import Any

from hypothesis import strategies as st

from lampblack.server.schema import schema

DEFINITIONS = schema()["$defs"]
LETTERS = st.text(st.characters(codec="utf-8"), max_size=12)
NUMBERS = st.integers(-3, 12) | st.integers()
PLAIN = {
    "string": LETTERS,
    "integer": NUMBERS,
    "number": NUMBERS | st.floats(allow_nan=False, allow_infinity=False),
    "boolean": st.booleans(),
    "null": st.none(),
}
ANYTHING = st.recursive(
    st.one_of(*PLAIN.values()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(LETTERS, inner, max_size=3),
    max_leaves=5,
)


def fitting(shape: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What the schema's shape allows."""
    if "$ref" in shape:
        return fitting(DEFINITIONS[shape["$ref"].rpartition("/")[2]])
    if "anyOf" in shape:
        return st.one_of([fitting(each) for each in shape["anyOf"]])
    if "enum" in shape:
        return st.sampled_from(shape["enum"])
    if shape.get("type") == "array":
        return st.lists(fitting(shape["items"]), max_size=4)
    if shape.get("type") == "object":
        return fitting_object(shape)
    return PLAIN[shape["type"]]


def fitting_object(shape: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    known = {name: fitting(each) for name, each in shape.get("properties", {}).items()}
    more = shape.get("additionalProperties")
    if isinstance(more, dict):
        return st.dictionaries(LETTERS, fitting(more), max_size=3)
    needed = {name: known[name] for name in shape["required"]}
    return st.fixed_dictionaries(needed, optional={name: known[name] for name in known if name not in needed})


@st.composite
def spoilt(draw: st.DrawFn, right: st.SearchStrategy[dict[str, Any]]) -> Any:
    """A message with a field too many or too few, or something else in one."""
    message = dict(draw(right))
    name = draw(st.sampled_from(sorted(message)))
    harm = draw(st.sampled_from(["drop", "add", "change", "replace"]))
    if harm == "drop":
        del message[name]
    elif harm == "add":
        message[draw(LETTERS)] = draw(ANYTHING)
    elif harm == "change":
        message[name] = draw(ANYTHING)
    else:
        return draw(ANYTHING)
    return message


MESSAGES = fitting(DEFINITIONS["ToServer"])
SPOILT = spoilt(MESSAGES)
