"""Updates that carry what changed: what a client makes of them is the whole update, byte for byte of JSON."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from lampblack.games import games_of_the_house
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import listener as listening
from lampblack.server.changes import change, in_full, patched
from lampblack.server.listener import Listener, Wishes
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.table import Table
from tests.server.dark import sent_now
from tests.server.host import Host, usual
from tests.table.tools import MemoryStore, supply

MOST = 250
MOST_BYTES = 1000
"""The median of a game's changes is shorter."""
AS_THE_PAGE = Wishes(changes=True, words=False)


class Leaf(msgspec.Struct, frozen=True):
    name: str
    marks: list[int]


class Branch(msgspec.Struct, frozen=True, tag="branch", rename={"kind_of": "kind"}):
    kind_of: str | None
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    pair: tuple[int, ...]


leaves = some.builds(Leaf, some.sampled_from("abc"), some.lists(some.integers(0, 2), max_size=4))
branches = some.builds(
    Branch,
    some.none() | some.sampled_from("ab"),
    some.lists(leaves, max_size=4),
    some.dictionaries(some.sampled_from("xyz"), leaves, max_size=3),
    some.tuples(some.integers(0, 1), some.integers(0, 1)),
)


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(branches, branches)
def test_the_old_value_patched_is_the_new_one(old: Branch, new: Branch) -> None:
    patch = change(old, new)
    assert (patch is None) == (old == new)
    if patch is not None:
        assert patched(as_json(old), as_json(patch)) == as_json(new)


def test_a_patch_says_no_more_than_what_changed() -> None:
    old = Branch("a", [Leaf("a", [1, 2, 3]), Leaf("b", [])], {"x": Leaf("a", [])}, (0, 0))
    new = Branch("a", [Leaf("a", [1, 3]), Leaf("b", [])], {"x": Leaf("c", [])}, (0, 1))
    expected = {
        "leaves": {"0": {"marks": [1, 1, []]}},
        "by_name": {"x": {"name": ["c"]}},
        "pair": {"1": [1]},
    }
    assert as_json(change(old, new)) == expected


def without_words(now: Any) -> Any:
    prompt = now["prompt"] and now["prompt"] | {"detail": ""}
    return now | {"description": [], "prompt": prompt}


class Follower:
    """A viewer twice: who gets whole updates, and who gets changes."""

    def __init__(self, table: Table, viewer: Seat) -> None:
        seats = frozenset({viewer}) if viewer >= 0 else frozenset[Seat]()
        self.plain = Listener(table, viewer, seats, -1, hears_presence=False)
        self.saving = Listener(table, viewer, seats, -1, Wishes(changes=True), hears_presence=False)
        self.silent = Listener(table, viewer, seats, -1, AS_THE_PAGE, hears_presence=False)
        self.now: Any = None
        self.brief: Any = None
        self.sizes: list[int] = []

    async def follow(self) -> None:
        while (whole := await sent_now(self.plain)) is not None:
            told, brief = await sent_now(self.saving), await sent_now(self.silent)
            assert told is not None
            assert brief is not None
            self.take(json.loads(whole), json.loads(told))
            self.take_brief(brief)
        assert await sent_now(self.saving) is None

    def take(self, whole: Any, message: Any) -> None:
        if message["type"] == "change":
            assert message.keys() == {"type", "entries", "patch"}
            assert [in_full(entry) for entry in message["entries"]] == whole["entries"]
            self.now = patched(self.now, message["patch"])
            assert self.now == whole["now"]
        else:
            assert message == whole
            self.now = message.get("now")

    def take_brief(self, brief: bytes) -> None:
        """Without words: all the rest is the same."""
        message = json.loads(brief)
        if message["type"] == "change":
            self.sizes.append(len(brief))
            self.brief = patched(self.brief, message["patch"])
        elif message["type"] == "update":
            self.brief = message["now"]
        if self.now is not None:
            assert self.brief == without_words(self.now)


async def played(hall: Hall, slug: str, seed: int) -> list[int]:
    """A game at random, followed by everybody; the sizes of its changes."""
    choose = SeededChance(f"choose {slug} {seed}")
    id, _ = await hall.create(slug, {"players": "3"}, [Place("person", "Ada"), Place("open"), Place("open")])
    async with hall.table(id) as table:
        followers = [Follower(table, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        for each in followers:
            table.watch(each.plain)
            table.watch(each.saving)
            table.watch(each.silent)
        for number in range(MOST):
            for each in followers:
                await each.follow()
            asked = table.log.asked()
            if asked is None:
                break
            if number % 40 == 20:
                await table.chat(0, f"line {number}")
            elif number % 40 == 21 and table.log.undoable(asked) is not None:
                await table.undo(asked, table.log.streams.last(asked) + 1)
            else:
                legal = table.log.state.legal(asked)
                await table.decide(asked, table.log.streams.last(asked) + 1, legal[choose.below(len(legal))])
        return [size for each in followers for size in each.sizes]


@pytest.mark.parametrize("slug", [game.slug for game in games_of_the_house()])
def test_changes_rebuild_every_update_of_whole_games_and_are_short(slug: str) -> None:
    async def story() -> list[int]:
        sizes: list[int] = []
        for seed in range(2):
            hall = Hall(MemoryStore(), supply(chance=SeededChance(f"{slug} {seed}")), 3)
            sizes += await played(hall, slug, seed)
            await hall.close()
        return sizes

    sizes = sorted(asyncio.run(story()))
    assert sizes[len(sizes) // 2] < MOST_BYTES


def test_all_who_look_from_the_same_place_get_the_bytes_each_would_get_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(most_kept: int) -> list[list[bytes | None]]:
        monkeypatch.setattr(listening, "MOST_KEPT", most_kept)
        hall = Hall(MemoryStore(), supply(chance=SeededChance("together"), table_id=lambda: "together"), 3)
        id, _ = await hall.create("keys-to-the-castle", {}, [Place("person", "Ada"), Place("open")])
        async with hall.table(id) as table:
            crowd = [
                Listener(table, SPECTATOR, frozenset(), -1, AS_THE_PAGE, hears_presence=False)
                for _ in range(5)
            ]
            for each in crowd:
                table.watch(each)
            heard = [[await sent_now(each), await sent_now(each)] for each in crowd]
            for _ in range(5):
                asked = table.log.asked()
                assert asked is not None
                action = table.log.state.legal(asked)[0]
                await table.decide(asked, table.log.streams.last(asked) + 1, action)
                for each, sent in zip(crowd, heard):
                    sent.append(await sent_now(each))
        await hall.close()
        return heard

    together, alone = asyncio.run(story(16)), asyncio.run(story(0))
    assert together == alone
    assert all(sent == together[0] for sent in together)
    assert None not in together[0]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder: Path = tmp_path_factory.mktemp("patches")
    with Host(usual(folder)) as running:
        yield running


def test_a_connection_begins_with_a_whole_update_and_goes_on_with_changes(host: Host) -> None:
    person = host.person()
    made = person.create()
    with person.sit(made["table"], 0, changes=1) as socket:
        whole = socket.hear("update")
        socket.send({"type": "chat", "id": "c", "text": "hello"})
        told = socket.hear("change")
        assert patched(whole["now"], told["patch"])["seq"] == 1
        assert [entry["kind"] for entry in told["entries"]] == ["chat"]
    with person.sit(made["table"], 0, since=1, changes=1) as socket:
        again = socket.hear("update")
        assert again["entries"] == []
        assert again["now"]["seq"] == 1


def test_whoever_does_not_ask_gets_whole_updates(host: Host) -> None:
    person = host.person()
    made = person.create()
    with person.sit(made["table"], 0) as socket:
        socket.hear("update")
        socket.send({"type": "chat", "id": "c", "text": "hello"})
        assert socket.hear("update")["now"]["seq"] == 1


def test_whoever_wants_no_words_gets_no_description(host: Host) -> None:
    person = host.person()
    made = person.create()
    with person.sit(made["table"], 0, words=0) as socket:
        assert socket.hear("update")["now"]["description"] == []


@pytest.mark.parametrize("name", ["changes", "words"])
def test_a_wish_that_says_neither_yes_nor_no_is_refused(host: Host, name: str) -> None:
    person = host.person()
    made = person.create()
    with person.sit(made["table"], 0, **{name: "some"}) as socket:
        error = socket.hear("error")
        assert (error["code"], error["field"]) == ("malformed", name)
