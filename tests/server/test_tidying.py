"""Looking through all objects for garbage waits until nobody does anything, but not for ever."""

import gc

import pytest

from lampblack.server.tidying import MOST_PUT_OFF, NEVER, Tidying, settle


class Garbage:
    """Python's collector, as far as we ask it."""

    def __init__(self) -> None:
        self.put_off = 1
        self.looks = 0

    def get_count(self) -> tuple[int, int, int]:
        return 0, 0, self.put_off

    def collect(self) -> int:
        self.looks += 1
        self.put_off = 0
        return 0


@pytest.fixture
def garbage(monkeypatch: pytest.MonkeyPatch) -> Garbage:
    made = Garbage()
    monkeypatch.setattr(gc, "get_count", made.get_count)
    monkeypatch.setattr(gc, "collect", made.collect)
    return made


def test_while_people_play_nothing_is_tidied_up(garbage: Garbage) -> None:
    tidying = Tidying()
    assert not any(tidying.look(deeds) for deeds in range(1, 100))
    assert garbage.looks == 0


def test_once_nobody_has_done_anything_it_is_tidied_up_once(garbage: Garbage) -> None:
    tidying = Tidying()
    tidying.look(5)
    assert tidying.look(5)
    assert not tidying.look(5)
    assert garbage.looks == 1


def test_when_there_is_too_much_it_is_tidied_up_while_people_play(garbage: Garbage) -> None:
    tidying = Tidying()
    garbage.put_off = MOST_PUT_OFF - 1
    assert not tidying.look(1)
    garbage.put_off = MOST_PUT_OFF
    assert tidying.look(2)


def test_python_never_looks_through_everything_by_itself() -> None:
    before = gc.get_threshold()
    try:
        settle()
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
