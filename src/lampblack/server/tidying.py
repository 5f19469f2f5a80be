"""When Python looks for garbage: never all of it at once while people play.

A table is many small objects that live long. Looking through all of them takes as long as some hundred moves, and
finds little: what a table or a connection leaves behind is mostly freed at once. So the long looks wait until nobody
does anything, or until there is so much new that they must be.
"""

import gc
from typing import Final

YOUNG: Final = 10_000
"""So many new objects are looked through first,"""
MIDDLE: Final = 5
"""and after so many times those that outlived it."""
NEVER: Final = 1_000_000
MOST_PUT_OFF: Final = 60
"""So many looks at the middle-aged, three million objects, and all are looked through even while people play."""


def settle() -> None:
    """Before the first guest: what the program itself consists of stays, and is looked at no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Tidying:
    """Asked every few seconds whether it is time."""

    def __init__(self) -> None:
        self._deeds = 0

    def look(self, deeds: int) -> bool:
        """Tidy up when nothing was done since last time, or it can wait no longer; whether it was done."""
        is_quiet, self._deeds = deeds == self._deeds, deeds
        put_off = gc.get_count()[2]
        is_time = put_off >= MOST_PUT_OFF or (is_quiet and put_off > 0)
        if is_time:
            gc.collect()
        return is_time
