"""Every game in one configuration for the quick tests; all of them in those that take long."""

from typing import Any

import pytest

from lampblack.games import shelf

Options = dict[str, str]


def configurations() -> list[Any]:
    found = []
    for game in shelf().values():
        for options in game.bench():
            marks = [pytest.mark.soak] if options != game.bench()[0] else []
            named = " ".join(f"{name}={value}" for name, value in options.items())
            found.append(pytest.param(game, options, marks=marks, id=f"{game.slug} {named}"))
    return found


CONFIGURATIONS = configurations()
