"""Nobody sits down under a name that is taken for another's."""

import pytest

from lampblack.table.denied import Denied
from lampblack.table.lookalikes import is_mixed
from lampblack.table.seats import same_name, tidy_name


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Ёлка",
        "Ευγενία",
        "José",
        "太郎 Taro",
        "さくら",
        "김민준 Kim",
        "أحمد",
        "Łukasz",
        "Ada 2",
        "O'Brien",
        "💀",
    ],
)
def test_names_of_all_the_world_will_do(name: str) -> None:
    assert tidy_name(name, ["Bo"]) == name


@pytest.mark.parametrize("name", ["Аda", "Adа", "Αda", "Bоb", "Кate", "Adа 太郎"])
def test_a_name_of_several_scripts_will_not_do(name: str) -> None:
    assert is_mixed(name)
    with pytest.raises(Denied, match="one script"):
        tidy_name(name, [])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "B0b"),
        ("соре", "cope"),
        ("ВОВ", "BOB"),
        ("Ｂｏｂ", "bob"),
        ("Jose", "José"),
        ("Ηαννο", "Navvo"),
    ],
)
def test_a_name_that_looks_like_anothers_is_taken(one: str, other: str) -> None:
    assert same_name(one, other)
    with pytest.raises(Denied, match="already"):
        tidy_name(one, [other])


@pytest.mark.parametrize("name", ["P1", "Р1", "Seat 2", "Spectator", "sреctator", "You", "yοu"])
def test_nobody_is_called_as_a_seat_is(name: str) -> None:
    with pytest.raises(Denied):
        tidy_name(name, [])


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Anna", "Hanna"), ("Bo", "Boo"), ("Мария", "Марина")]
)
def test_different_names_are_different(one: str, other: str) -> None:
    assert not same_name(one, other)
