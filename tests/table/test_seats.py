"""Who sits where: names, invitations, tokens."""

import asyncio
from pathlib import Path

import pytest

from lampblack.kernel.seat import Seat
from lampblack.store.sqlite import SqliteStore
from lampblack.table.denied import Denied
from lampblack.table.entries import Chatted
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.seats import fresh_secret, tidy_name
from lampblack.table.table import Table
from tests.table.tools import KEYS, FirstLegal, MemoryStore, Supply, hall, keys_table

ADA_AND_OPEN = [Place("person", "Ada"), Place("open")]


def held_by(table: Table, token: str) -> set[Seat]:
    return {chair.number for chair in table.log.chairs if chair.is_held_by(token)}


@pytest.mark.parametrize(
    ("given", "shown"),
    [("Ada", "Ada"), ("  Ada   Lovelace ", "Ada Lovelace"), ("Zoë 🗝", "Zoë 🗝"), ("x" * 24, "x" * 24)],
)
def test_names_are_tidied(given: str, shown: str) -> None:
    assert tidy_name(given, ["Bob"]) == shown


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "Bob", "bob ", "ＢＯＢ", "P1", "p0", "Spectator", "you"],
)
def test_names_that_will_not_do(name: str) -> None:
    with pytest.raises(Denied) as caught:
        tidy_name(name, ["Bob"])
    assert (caught.value.code, caught.value.field) == ("malformed", "name")


def test_an_open_seat_is_taken_with_its_invitation_once() -> None:
    async def story() -> None:
        async with keys_table(ADA_AND_OPEN) as table:
            invite = table.log.chairs[1].invite
            assert invite is not None
            assert table.log.names() == ["Ada", "Seat 2"]
            seat, token = await table.join(invite, " Bob ")
            assert (seat, table.log.names()) == (1, ["Ada", "Bob"])
            assert held_by(table, token) == {1}
            assert table.log.chairs[1].invite is None
            with pytest.raises(Denied) as caught:
                await table.join(invite, "Eve")
            assert (caught.value.code, caught.value.field) == ("not-allowed", "invite")

    asyncio.run(story())


def test_who_is_invited_may_take_another_open_seat_and_the_invitations_change_places() -> None:
    async def story() -> None:
        store = MemoryStore()
        house = hall(store)
        id, _ = await house.create(KEYS, {}, [Place("person", "Ada"), Place("open"), Place("open")])
        async with house.table(id) as table:
            first, second = (table.log.chairs[seat].invite or "" for seat in (1, 2))
            with pytest.raises(Denied) as taken:
                await table.join(first, "Bob", 0)
            with pytest.raises(Denied) as nowhere:
                await table.join(first, "Bob", 3)
            assert [(d.value.code, d.value.field) for d in (taken, nowhere)] == [
                ("not-allowed", "seat"),
                ("malformed", "seat"),
            ]
            assert (await table.join(first, "Bob", 2))[0] == 2
            assert table.log.names() == ["Ada", "Seat 2", "Bob"]
            with pytest.raises(Denied):
                await table.join(first, "Eve")
        async with hall(store).table(id) as reloaded:
            assert (await reloaded.join(second, "Cleo"))[0] == 1

    asyncio.run(story())


def test_of_two_who_come_with_the_same_invitation_one_sits_down() -> None:
    async def story() -> None:
        async with keys_table(ADA_AND_OPEN) as table:
            invite = table.log.chairs[1].invite or ""
            came = await asyncio.gather(
                table.join(invite, "Bob"), table.join(invite, "Eve"), return_exceptions=True
            )
            assert sum(isinstance(outcome, tuple) for outcome in came) == 1

    asyncio.run(story())


def test_a_bad_name_does_not_spend_the_invitation() -> None:
    async def story() -> None:
        async with keys_table(ADA_AND_OPEN) as table:
            invite = table.log.chairs[1].invite or ""
            with pytest.raises(Denied):
                await table.join(invite, "ada")
            assert table.log.chairs[1].invite == invite

    asyncio.run(story())


def test_a_seat_moves_to_another_device_and_the_first_one_holds_it_no_longer() -> None:
    async def story() -> None:
        house = hall()
        id, (first, _) = await house.create(KEYS, {}, ADA_AND_OPEN)
        async with house.table(id) as table:
            old = await table.invite(0)
            invite = await table.invite(0)
            with pytest.raises(Denied):  # the fresh one replaces it
                await table.join(old, "")
            seat, second = await table.join(invite, "whatever")
            assert (seat, table.log.names()[0]) == (0, "Ada")
            assert first is not None
            assert (held_by(table, first), held_by(table, second)) == (set(), {0})
            with pytest.raises(Denied):
                await table.join(invite, "")

    asyncio.run(story())


@pytest.mark.parametrize("guess", ["", "secret", "None", "é"])
def test_guesses_open_nothing(guess: str) -> None:
    async def story() -> None:
        async with keys_table(ADA_AND_OPEN) as table:
            assert held_by(table, guess) == set()
            with pytest.raises(Denied):
                await table.join(guess, "Eve")

    asyncio.run(story())


def test_the_log_holds_no_token_and_no_spendable_device_invitation(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store = SqliteStore(tmp_path / "log.db")
        house = Hall(store, Supply(FirstLegal()))
        id, (token, _) = await house.create(KEYS, {}, ADA_AND_OPEN)
        async with house.table(id) as table:
            _, bobs = await table.join(table.log.chairs[1].invite or "", "Bob")
            device = await table.invite(0)
        await store.close()
        assert token is not None
        return [token, bobs, device]

    secrets = asyncio.run(story())
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Bob" in written
    assert not [secret for secret in secrets if secret.encode() in written]


def test_secrets_cannot_be_guessed() -> None:
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert len(fresh_secret()) >= 43


def test_chat_is_told_with_its_speaker() -> None:
    async def story() -> None:
        async with keys_table(longest_chat=10) as table:
            await table.chat(0, "  hi \n 👩\u200d🚀 ")
            await table.chat(-1, "psst")
            said = [told.body for told in table.log.told if isinstance(told.body, Chatted)]
            assert [(line.name, line.text) for line in said] == [
                ("Ada", "hi 👩\u200d🚀"),
                ("Spectator", "psst"),
            ]

    asyncio.run(story())


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 11, "a\x07"])
def test_chat_that_will_not_do(text: str) -> None:
    async def story() -> None:
        async with keys_table(longest_chat=10) as table:
            with pytest.raises(Denied) as caught:
                await table.chat(0, text)
            assert (caught.value.code, caught.value.field) == ("malformed", "text")

    asyncio.run(story())


def test_the_memory_store_keeps_what_it_is_given() -> None:
    """The other tests of this room rest on it."""
    store = MemoryStore()

    async def story() -> None:
        house = hall(store)
        id, _ = await house.create(KEYS, {}, ADA_AND_OPEN)
        async with house.table(id) as table:
            await table.chat(0, "hello")
        assert [entry.kind for entry in await store.read(id)] == ["created", "chat"]

    asyncio.run(story())
