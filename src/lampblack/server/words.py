"""Words a host does not want to read at its tables: one in each line of a file of its own."""

import unicodedata
from pathlib import Path
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.table.denied import Denied

UNWANTED: Final = "this host does not want that word here"


class Words:
    """``word`` is found as a whole word; ``*word`` inside of others, too."""

    def __init__(self, lines: list[str]) -> None:
        wanted = [plain(line).strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
        self._whole = {word for word in wanted if not word.startswith("*")}
        self._inside = [word[1:] for word in wanted if word.startswith("*") and word[1:]]

    @staticmethod
    def read(file: Path | None) -> "Words":
        if file is None:
            return Words([])
        try:
            return Words(file.read_text(encoding="utf-8").splitlines())
        except (OSError, UnicodeDecodeError) as error:
            raise Malformed("words", f"{file} cannot be read: {error}") from None

    def fit(self, text: str) -> bool:
        said = plain(text)
        letters = "".join(each if each.isalnum() else " " for each in said)
        return self._whole.isdisjoint(letters.split()) and not any(word in said for word in self._inside)

    def require_fit(self, text: str, field: str) -> None:
        if not self.fit(text):
            raise Denied("not-allowed", UNWANTED, field)


def plain(text: str) -> str:
    """Without accents, in small letters, whichever letters were used to write it."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(each for each in apart if not unicodedata.combining(each))
