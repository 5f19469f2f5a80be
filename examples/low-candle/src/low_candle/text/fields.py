"""The lines of a position's text by name; each is taken once, and none may be left."""

from typing import final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.seat import Seat
from low_candle.model.actions import NONE, Height
from low_candle.model.settings import SLUG


@final
class Fields:
    def __init__(self, text: str) -> None:
        first, *lines = [line.strip() for line in text.strip().splitlines()] or [""]
        if first != SLUG:
            raise Malformed("line 1", f"a position of this game begins with {SLUG!r}")
        self.left: dict[str, str] = {}
        for number, line in enumerate(lines, start=2):
            name, colon, value = line.partition(":")
            if not colon:
                raise Malformed(f"line {number}", f"{line!r} is not of the form 'field: value'")
            if name in self.left:
                raise Malformed(f"line {number}", f"{name!r} is there twice")
            self.left[name] = " ".join(value.split())

    def take(self, name: str, usual: str = "") -> str:
        return self.left.pop(name, usual)

    def number(self, name: str, lowest: int, highest: int) -> int:
        return number_from(name, self.take(name, str(lowest)), lowest, highest)

    def heights(self, name: str, known: tuple[str, ...]) -> list[Height]:
        return [height_from(name, word, known) for word in self.take(name).split()]

    def height(self, name: str, known: tuple[str, ...]) -> Height:
        word = self.take(name)
        return height_from(name, word, known) if word else NONE

    def seats(self, name: str, players: int) -> list[Seat]:
        return [number_from(name, word.removeprefix("P"), 0, players - 1) for word in self.take(name).split()]

    def require_none_left(self) -> None:
        for name in self.left:
            raise Malformed(name, "a position has no such field, or not for so many players")


def number_from(name: str, word: str, lowest: int, highest: int) -> int:
    if not word.isdecimal() or not lowest <= int(word) <= highest:
        raise Malformed(name, f"{word!r} is no number from {lowest} to {highest}")
    return int(word)


def height_from(name: str, word: str, known: tuple[str, ...]) -> Height:
    if word not in known:
        raise Malformed(name, f"{word!r} is none of the heights {', '.join(known)}")
    return Height(int(word))
