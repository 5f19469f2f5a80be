"""Lessons over HTTP: every one by its own answers, and what cannot have happened is refused."""

from typing import Any

import pytest

from lampblack.games import find_game, shelf
from lampblack.kernel.learning import Learning
from tests.server.host import Person

CAGE = "/api/games/night-cage/lessons"
TAUGHT = [slug for slug, game in shelf().items() if game.lessons() is not None]


def take(person: Person, path: str, **body: Any) -> dict[str, Any]:
    answer = person.post(path, body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_lessons_of_a_game(ada: Person) -> None:
    info = ada.get(CAGE).json()
    assert info["title"] == "The Night Cage"
    assert info["lessons"][1]["name"] == "a-turn"
    game = next(one for one in ada.get("/api/games").json() if one["slug"] == "night-cage")
    assert game["lessons"] == [lesson["name"] for lesson in info["lessons"]]


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_is_taken_step_by_step(ada: Person, slug: str) -> None:
    game = find_game(slug)
    lessons = game.lessons()
    assert lessons is not None
    lesson = lessons.all[1]
    here = Learning(game, lesson)
    path = f"/api/games/{slug}/lessons/{lesson.name}"
    now = take(ada, path)
    while not here.is_over():
        assert (now["asks"], now["look"]) == (here.step.asks(), here.step.look)
        assert [each["text"] for each in now["say"]] == [each.text for each in here.step.say]
        action = here.shown() if here.step.asks() else None
        if action is None:
            assert now["update"]["now"]["prompt"] is None
            here.go_on()
            now = take(ada, path, done=[*now["done"], ""])
        else:
            here.answer(action)
            now = take(ada, path, done=now["done"], action=action.to_wire())
            assert now["reply"]["verdict"] == "right"
        assert now["done"] == here.done
        told = [each["text"] for entry in now["update"]["entries"] for each in entry["happenings"]]
        assert len(told) == sum(event.is_perceived_by(here.seat) for events in here.told for event in events)
    assert (now["is_over"], now["say"]) == (True, [])


def test_a_wrong_choice_is_answered_and_changes_nothing(ada: Person) -> None:
    now = take(ada, f"{CAGE}/a-turn", action={"type": "STAY"})
    assert (now["reply"]["verdict"], now["done"]) == ("wrong", [])
    assert now["reply"]["say"][0]["text"].startswith("Staying is for later.")
    far = take(ada, f"{CAGE}/a-turn", action={"type": "MOVE", "side": "E"})["reply"]
    assert (far["verdict"], far["refusal"]["rule"]) == ("refused", "NC-MOVE-01")
    asked = take(ada, f"{CAGE}/a-turn", action={"type": "MOVE", "side": "S"}, asks=True)
    assert (asked["reply"]["verdict"], asked["done"]) == ("right", [])


def test_what_an_action_surely_does_is_told_beforehand(ada: Person) -> None:
    south = take(ada, f"{CAGE}/a-turn", action={"type": "MOVE", "side": "S"}, previews=True)
    assert (south["reply"], south["done"]) == (None, [])
    assert south["foreseen"]["happenings"][0]["text"] == "A moves from C4 to C5."
    east = take(ada, f"{CAGE}/a-turn", action={"type": "MOVE", "side": "E"}, previews=True)
    assert east["foreseen"] is None


def test_a_whole_purchase_is_told_beforehand(ada: Person) -> None:
    """Lines and the stop after them are several decisions, previewed as one."""
    path = "/api/games/stygian-society/lessons/the-tower-keeps"
    here = learnt("stygian-society", "the-tower-keeps", "LINE(1)")
    line, stop = {"type": "LINE", "line": "1"}, {"type": "STOP"}
    alone = take(ada, path, done=here, action=line, previews=True)["foreseen"]
    whole = take(ada, path, done=here, action=line, previews=True, more=[stop])["foreseen"]
    assert not any("takes 2 wounds" in told["text"] for told in alone["happenings"])
    assert any("takes 2 wounds" in told["text"] for told in whole["happenings"])
    twice = take(ada, path, done=here, action=line, previews=True, more=[line])
    assert twice["foreseen"] is None, "the first line is bought once at most"


def learnt(slug: str, name: str, until: str) -> list[str]:
    """What is done before the lesson's own answer is ``until``."""
    game = find_game(slug)
    lessons = game.lessons()
    assert lessons is not None
    lesson = lessons.find(name)
    assert lesson is not None
    here = Learning(game, lesson)
    while not here.is_over():
        action = here.shown() if here.step.asks() else None
        if action is None:
            here.go_on()
        elif action.text == until:
            return here.done
        else:
            here.answer(action)
    raise AssertionError(f"{until} is never to be done")


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"done": ["STAY"]}, "malformed", "done, step 1"),
        ({"done": [""] * 99}, "malformed", "done"),
        ({"action": {"type": "DANCE"}}, "malformed", None),
        ({"colour": "red"}, "malformed", "colour"),
        ({"done": 3}, "malformed", "done"),
    ],
)
def test_what_cannot_be_is_refused(ada: Person, body: dict[str, Any], code: str, field: str | None) -> None:
    answer = ada.post(f"{CAGE}/a-turn", body)
    error = answer.json()
    assert (answer.status_code, error["code"]) == (400, code)
    assert field is None or error["field"] == field


def test_there_is_no_such_lesson(ada: Person) -> None:
    assert ada.post(f"{CAGE}/dancing", {}).status_code == 404
    assert ada.post("/api/games/chess/lessons/mate", {}).status_code == 404
    assert ada.get("/api/games/chess/lessons").status_code == 404


def test_where_there_is_only_something_to_read_nothing_is_decided(ada: Person) -> None:
    answer = ada.post(f"{CAGE}/what-we-want", {"action": {"type": "STAY"}})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
