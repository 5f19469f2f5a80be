"""Broken content, impossible positions, illegal payments, wrong seats: an error that names it, and nothing changed."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lampblack.games.stygian_society.game import StygianSociety
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.stygian_society.packs import content_from, raw
from tests.games.stygian_society.table import GAME, table

Path = tuple[str | int, ...]
NONSENSE: tuple[Any, ...] = (
    *(None, "", "x", "blue", "front1", True, 0, -1, 99, 10**6, 1.5, float("nan"), float("inf")),
    *([], {}, [1], {"x": 1}, [{}], [{"do": "wound"}], [{"do": "hug"}]),
)


def places(node: object, here: Path = ()) -> Iterator[Path]:
    """Every field and every item of a pack's tables."""
    items: Any = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield (*here, key)
        yield from places(value, (*here, key))


def broken(tables: dict[str, Any], place: Path, chance: SeededChance) -> dict[str, Any]:
    """The tables with one place taken out, doubled, or filled with nonsense."""
    tables = copy.copy(tables)
    node: Any = tables
    for key in place[:-1]:
        node[key] = copy.copy(node[key])
        node = node[key]
    how = chance.below(4)
    if how == 0:
        del node[place[-1]]
    elif how == 1 and isinstance(node, dict):
        node["unheard_of"] = 1
    elif how == 1:
        node.append(node[place[-1]])  # type: ignore[unreachable]
    else:
        node[place[-1]] = NONSENSE[chance.below(len(NONSENSE))]
    return tables


def problem_of(read: Callable[[Any], object], given: object) -> Malformed | None:
    try:
        read(given)
    except Malformed as error:
        return error
    return None


@pytest.mark.parametrize("seed", range(4))
def test_content_broken_anywhere_is_refused_by_name_or_still_plays(seed: int) -> None:
    tables = raw()
    everywhere = [place for place in places(tables) if place[0] in tables and len(place) > 1]
    chance = SeededChance(f"broken content {seed}")
    refused = 0
    for _ in range(40):
        place = everywhere[chance.below(len(everywhere))]
        error = problem_of(content_from, broken(tables, place, chance))
        if error is not None:
            refused += 1
            assert error.field
            assert "[SS-C" in error.problem, f"{place}: {error}"
    assert refused >= 20


def positions() -> list[str]:
    """Texts from the midst of games with one to four players."""
    texts: list[str] = []
    for players in "1234":
        chance = SeededChance(f"positions {players}")
        state = GAME.setup({"players": players, "heroes": "random"}, chance)
        for number in range(60):
            legal = [action for action in options_of(state) if "regroup" not in action.text]
            if not legal:
                break
            decide(state, legal[chance.below(len(legal))], chance)
            if number % 6 == 0:
                texts.append(state.to_text())
    return texts


WORDS = (
    *(
        "",
        "0",
        "-1",
        "99",
        "x",
        "B1",
        "B99",
        "knight",
        "brute:99",
        "F1",
        "9/9",
        "0/0",
        "1/99999",
        "yes",
        "#",
        "::",
        "!",
    ),
    *(
        "stricken:B@9",
        "B1G1W1R1Y1K1",
        "D-PAY",
        "D-WILD n=3",
        "RESOLVE",
        "STRIKE",
        "D-TARGET source=knight.cleave",
    ),
)


@pytest.mark.parametrize("seed", range(3))
def test_a_position_changed_anywhere_is_refused_by_name_or_plays_on(seed: int) -> None:
    chance, texts = SeededChance(f"broken positions {seed}"), positions()
    refused = 0
    for _ in range(80):
        lines = texts[chance.below(len(texts))].splitlines()
        at = 1 + chance.below(len(lines) - 1)
        field, _, value = lines[at].partition(": ")
        words = value.split()
        if chance.below(3) == 0 or not words:
            lines[at] = f"{field}: {WORDS[chance.below(len(WORDS))]}"
        else:
            words[chance.below(len(words))] = WORDS[chance.below(len(WORDS))]
            lines[at] = f"{field}: {' '.join(words)}"
        error = problem_of(GAME.from_text, "\n".join(lines))
        if error is not None:
            refused += 1
            assert error.field
            continue
        state = GAME.from_text("\n".join(lines))
        assert GAME.from_text(state.to_text()) == state
        for _ in range(8):
            legal = options_of(state)
            if legal:
                decide(state, legal[chance.below(len(legal))], chance)
    assert refused >= 40


@pytest.mark.rule("SS-PAY-07")
@pytest.mark.parametrize(
    "payment",
    [
        "PAY(W9,0,0)",  # not there
        "PAY(W1,0,0)",  # too little
        "PAY(W2,W1,1)",  # too much
        "PAY(B2,0,0)",  # another color
        "PAY(0,0,4)",  # more luck than there is
    ],
)
def test_illegal_payments_are_refused_and_nothing_changes(payment: str) -> None:
    t = table(
        "lower.toll_stair",
        active="spellsling",
        front="brute",
        rear="acolyte",
        field="W1B2",
        crypt="W1",
        luck=2,
    )
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert t.decision == "D-PAY"
    assert t.forbids_whole(payment).startswith("SS-PAY")


def test_lines_that_cannot_be_paid_are_refused() -> None:
    t = table("lower.toll_stair", active="spellsling", front="brute", rear="acolyte", field="W2", luck=0)
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)")
    for lines in ("BUY(1/1)", "BUY(0/1)", "BUY(2/0)"):
        assert t.forbids_whole(lines).startswith("SS-")


def test_a_seat_that_is_not_asked_cannot_decide() -> None:
    options = {"players": "2", "heroes": "knight burglar spellsling doctor", "start": "knight"}
    recorder = Session(GAME, options, SeededChance("seats"), ["Ada", "Bo"])
    assert recorder.state.asked() == 0
    recorder.play(options_of(recorder.state)[0].text)
    text = recorder.record().to_text()
    wrong = text.replace("\nP0 ", "\nP1 ")
    with pytest.raises(Malformed, match="record, action 1: NONE: Another player decides now"):
        list(replay(StygianSociety(), Record.from_text(wrong)))
    with pytest.raises(Malformed, match="record, action 1: NONE: Another player decides now"):
        list(replay(StygianSociety(), Record.from_text(text.replace("\nP0 ", "\nP7 "))))


def test_another_heros_card_is_refused() -> None:
    t = table(active="knight")
    assert t.forbids("ACTION(spellsling.hex_bolt)").startswith("SS-")
