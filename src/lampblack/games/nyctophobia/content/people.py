"""Reading characters.toml: which of the characters of section 16 are in the box, and what they are called."""

from typing import Any

from lampblack.games.nyctophobia.model.content import Character
from lampblack.games.nyctophobia.model.pieces import CHARACTER_NAMES, MOST_HUNTED
from lampblack.kernel.answers import Malformed


def wrong(record: str, rule: str, problem: str) -> Malformed:
    return Malformed(f"characters.toml {record}", f"{problem} [{rule}]")


def read_people(content: dict[str, Any]) -> list[Character]:
    """In the order of section 16, each at most once (NY-COMP-09)."""
    found: dict[int, Character] = {}
    for raw in content.get("character", []):
        name = raw.get("name")
        if name not in CHARACTER_NAMES:
            raise wrong(repr(name), "NY-COMP-09", f"is none of {', '.join(CHARACTER_NAMES)}")
        number = CHARACTER_NAMES.index(name)
        if number in found:
            raise wrong(name, "NY-COMP-09", "is there twice")
        for field in ("title", "power"):
            if not isinstance(raw.get(field), str) or not raw[field]:
                raise wrong(name, "NY-COMP-09", f"{field} is missing")
        if set(raw) != {"name", "title", "power"}:
            raise wrong(name, "NY-COMP-09", "a character has a name, a title and a power")
        found[number] = Character(number, raw["title"], raw["power"])
    if len(found) < MOST_HUNTED:
        raise wrong("character", "NY-ROLE-04", f"{len(found)} are not enough for {MOST_HUNTED} Hunted")
    return [found[number] for number in sorted(found)]
