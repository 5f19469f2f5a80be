"""What is different between two values, as JSON says them: a patch.

A patch has one of three forms. ``[value]``: this stands here now. ``[start, count, items]``: in this list, ``items``
stand in the place of ``count`` items from ``start`` on. ``{key: patch}``: in this object, or by index in this list,
these have changed.

Law (a patch is exact): the old value patched is the new one, as JSON; tests/server/test_patches.py.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Patch = list[Any] | dict[str, Any]

NOTHING: Final[dict[str, Any]] = {"kind": "decision", "chat": None, "text": "", "removes": [], "about": None}
"""What goes without saying."""

_names: dict[type, tuple[str, ...] | None] = {}


def change(old: Any, new: Any) -> Patch | None:
    """How to make the new value of the old one; None when they are the same."""
    return None if old is new or old == new else _change(old, new)


def changes(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The same for two structs of one kind, field by field."""
    names = _names_of(type(new)) or ()
    return {
        name: _change(before, after)
        for name, before, after in zip(names, astuple(old), astuple(new))
        if before is not after and before != after
    }


def _change(old: Any, new: Any) -> Patch:
    """Of two values that differ."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is list or kind is tuple:
        return _in_list(old, new)
    if kind is dict:
        return _in_dict(old, new)
    return [new] if _names_of(kind) is None else changes(old, new)


def patched(old: Any, patch: Patch) -> Any:
    """What a client does with a patch: the new value, of values as JSON has them.

    >>> patched({"seq": 1, "legal": ["a", "b"]}, {"seq": [2], "legal": [1, 1, []]})
    {'seq': 2, 'legal': ['a']}
    """
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, count, items = patch
        return [*old[:start], *items, *old[start + count :]]
    new: Any = list(old) if isinstance(old, list) else dict(old)
    for key, inner in patch.items():
        at = int(key) if isinstance(old, list) else key
        new[at] = patched(old[at], inner)
    return new


def in_full(brief: dict[str, Any]) -> dict[str, Any]:
    """An entry of a change, as an update has it."""
    happenings = [{"fact": fact, "text": text} for fact, text in brief.get("happenings", [])]
    return NOTHING | {"tick": brief["seq"]} | brief | {"happenings": happenings}


def _names_of(kind: type) -> tuple[str, ...] | None:
    """What JSON calls a struct's fields; None for what changes only as a whole."""
    try:
        return _names[kind]
    except KeyError:
        names: tuple[str, ...] | None = None
        if issubclass(kind, msgspec.Struct):
            settings = kind.__struct_config__
            if not settings.array_like and not settings.omit_defaults:
                names = kind.__struct_encode_fields__
        _names[kind] = names
        return names


def _in_dict(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    if old.keys() != new.keys() or not all(type(key) is str for key in new):
        return [new]
    return {key: _change(old[key], new[key]) for key in new if old[key] != new[key]}


def _in_list(old: Any, new: Any) -> Patch:
    if len(old) == len(new):
        changed = {str(at): _change(a, b) for at, (a, b) in enumerate(zip(old, new)) if a != b}
        is_all = len(changed) == len(new) and all(isinstance(patch, list) for patch in changed.values())
        return [new] if is_all else changed
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if not start and not end:
        return [new]
    return [start, len(old) - start - end, new[start : len(new) - end]]
