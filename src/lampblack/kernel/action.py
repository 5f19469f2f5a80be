"""Actions: what a seat does or says, with a notation that round-trips."""

from typing import Any

from mypy_extensions import mypyc_attr

from lampblack.kernel.answers import Malformed


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A decision or a remark as a value: a name, its named arguments, and its text ``NAME(arg,arg)``.

    A *decision* answers a prompt. A *remark* is speech the rules know: a seat may make it while another is
    asked. Law (notation): ``state.action(action.text)`` is the same action;
    ``testkit.laws.notation_round_trips`` checks it.
    """

    def __init__(
        self, name: str, fields: tuple[str, ...], args: tuple[str, ...], is_remark: bool = False
    ) -> None:
        self.name = name
        self.fields = fields
        self.args = args
        self.is_remark = is_remark
        self.text = f"{name}({','.join(args)})" if args else name

    def to_wire(self) -> dict[str, str]:
        """The JSON form: ``{"type": NAME, field: argument, …}``."""
        wire = {"type": self.name}
        for field, arg in zip(self.fields, self.args):
            wire[field] = arg
        return wire

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> "Action":
        return self  # a value: nothing of it ever changes

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.name, self.fields, self.args, self.is_remark)


def split_notation(text: str) -> tuple[str, list[str]]:
    """``"OPEN(KY,C8)"`` becomes ``("OPEN", ["KY", "C8"])``; blanks and case do not matter."""
    tidy = "".join(text.split()).upper()
    name, bracket, rest = tidy.partition("(")
    if not name.replace("_", "").isalnum():
        raise Malformed("action", f"{text.strip()!r} does not start with an action's name")
    if not bracket:
        return name, []
    if not rest.endswith(")") or "(" in rest or ")" in rest[:-1]:
        raise Malformed("action", f"{text.strip()!r} is not of the form NAME(argument,argument)")
    inside = rest[:-1]
    return name, inside.split(",") if inside else []


def notation_from_wire(wire: dict[str, str], fields: dict[str, tuple[str, ...]]) -> str:
    """The text of an action given in its JSON form; ``fields`` lists each name's arguments."""
    name = wire.get("type")
    if name is None:
        raise Malformed("action.type", "missing")
    if name not in fields:
        raise Malformed("action.type", f"{name!r} is not an action of this game")
    wanted = fields[name]
    for field in wire:
        if field != "type" and field not in wanted:
            raise Malformed(f"action.{field}", f"{name} has no such field")
    args: list[str] = []
    for field in wanted:
        if field not in wire:
            raise Malformed(f"action.{field}", f"missing; {name} needs it")
        args.append(wire[field])
    return f"{name}({','.join(args)})" if args else name
