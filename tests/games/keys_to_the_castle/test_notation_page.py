"""docs/notation.md is enough to write a test from: its example runs, and it names everything there is."""

import re
from pathlib import Path

import pytest

from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import FACES, GAME
from tests.games.keys_to_the_castle.subject import KEYS

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text()
EXAMPLE = re.search(r"## A complete test\n\n```python\n(.*?)```", PAGE, re.DOTALL)


PLAIN_FIELDS = (
    "players",
    "sides",
    "characters",
    "max_turns",
    "content",
    "turn",
    "active",
    "step",
    "bonus turn",
    "bonus pending",
    "winner",
    "passages",
    "seen",
    "discard",
    "pile then",
)
SEAT_FIELDS = ("hand", "bonus used", "net", "hand then", "used since")


def test_the_complete_test_runs() -> None:
    assert EXAMPLE is not None
    names: dict[str, object] = {}
    exec(compile(EXAMPLE[1], "docs/notation.md", "exec"), names)
    names["test_bars_cannot_be_padlocked"]()


def test_its_rules_exist() -> None:
    cited = re.findall(r'"(KC-[A-Z-]+-\d\d)"', EXAMPLE[1])
    assert cited
    assert all(id in GAME.rules() for id in cited)


@pytest.mark.parametrize("field", [*PLAIN_FIELDS, *(f"{field} P0" for field in SEAT_FIELDS)])
def test_every_field_has_its_row(field: str) -> None:
    assert f"\n| `{field}` | " in PAGE


@pytest.mark.parametrize("name", ACTION_FIELDS)
def test_every_action_has_its_place(name: str) -> None:
    rows = [
        line.split("|") for line in PAGE.splitlines() if line.startswith(("| PLAY |", "| MOVE |", "| XKEY |"))
    ]
    row = next(row for row in rows if re.search(rf"`{name}(\(|`)", row[2]))
    named = row[3].partition("(")[0].strip()
    assert named == (", ".join(ACTION_FIELDS[name]) or "–")


def test_every_card_and_every_question_is_named() -> None:
    for face in FACES:
        assert re.search(rf"`[^`]*\b{face}\b[^`]*`", PAGE)
    record = walk(KEYS, {"players": "3"}, 2, 120).record()
    lines = [*record.setup, *(line for decision in record.lines for line in decision.chance)]
    for what in {line.split()[0] for line in lines}:
        assert re.search(rf"\n\| `{what}( [A-Z0-9]+)?` \| ", PAGE), what
