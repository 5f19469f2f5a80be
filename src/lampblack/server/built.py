"""The page's built files: where they are, and which build they are of."""

import re
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "page"
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="/assets/([^"]+)"')


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


@cache
def build(folder: Path = FOLDER) -> str:
    """Which page is served: the file of its first script, whose name has all the page's content in it."""
    try:
        found = SCRIPT.search((folder / "index.html").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return "" if found is None else found.group(1)
