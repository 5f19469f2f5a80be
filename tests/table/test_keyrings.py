"""Keyrings and codes, without a server: they are logs, and two servers agree on them."""

import asyncio
from itertools import cycle

import pytest

from lampblack.table.codewords import PAIRS, QUALITIES, THINGS, code_hash, fresh_code, tidy_code
from lampblack.table.denied import Denied
from lampblack.table.keyrings import MOST_DEVICES, Keyrings
from lampblack.table.listing import Listing
from lampblack.table.ring import RING_BODIES, RingKind
from lampblack.table.seats import hashed
from tests.table.tools import MemoryStore, supply


def test_a_code_has_64_bits_of_plain_words() -> None:
    assert (len(set(QUALITIES)), len(set(THINGS))) == (256, 256)
    assert (256 * 256) ** PAIRS == 2**64
    words = [*QUALITIES, *THINGS]
    assert len(set(words)) == 512
    assert all(word.isascii() and word.isalpha() and word.islower() and len(word) <= 8 for word in words)
    numbers = cycle([0, 255])
    assert fresh_code(lambda n: next(numbers) % n) == " ".join([QUALITIES[0], THINGS[255]] * 4)
    assert len({fresh_code() for _ in range(100)}) == 100


@pytest.mark.parametrize("typed", ["red fox", " Red-FOX. ", "red  fox\n", "red,fox"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert tidy_code(typed) == "red fox"
    assert code_hash(typed) == code_hash("red fox")


def test_of_tokens_and_codes_only_hashes_are_kept() -> None:
    async def story() -> None:
        store = MemoryStore()
        rings = Keyrings(store, supply())
        ring, token = await rings.make("laptop")
        code = await rings.renew_code(ring)
        kept = b"".join(
            entry.body + key.encode() for key, log in store.logs.items() for entry in log.values()
        )
        assert token.encode() not in kept
        assert code.encode() not in kept
        assert hashed(token).encode() in kept

    asyncio.run(story())


def test_two_servers_agree() -> None:
    async def story() -> None:
        store = MemoryStore()
        one, other = Keyrings(store, supply()), Keyrings(store, supply())
        ring, token = await one.make("")
        there = await other.find(ring.id)
        assert there is not None
        await asyncio.gather(*[rings.seat(each, f"t{n}", 0, "g") for n, (rings, each) in enumerate([(one, ring), (other, there)] * 5)])  # fmt: skip
        found = [await rings.find(ring.id) for rings in (one, other)]
        assert found[0] is not None
        assert found[1] is not None
        assert set(found[0].tables) == set(found[1].tables) == {f"t{n}" for n in range(10)}
        await other.end(there, 0)
        again = await one.find(ring.id)
        assert again is not None
        assert again.device_of(hashed(token)) is None

    asyncio.run(story())


def test_devices_have_numbers_of_their_own_and_an_end() -> None:
    async def story() -> None:
        rings = Keyrings(MemoryStore(), supply())
        ring, _ = await rings.make("")
        code = await rings.renew_code(ring)
        for _ in range(MOST_DEVICES - 1):
            await rings.open(code, "")
        with pytest.raises(Denied, match="end another first"):
            await rings.open(code, "")
        found = await rings.find(ring.id)
        assert found is not None
        await rings.end(found, 3)
        last, _ = await rings.open(code, "")
        assert max(last.devices) == MOST_DEVICES
        assert 3 not in last.devices

    asyncio.run(story())


def test_every_kind_of_entry_stands_in_one_list() -> None:
    assert set(RING_BODIES) == set(RingKind.__args__)  # type: ignore[attr-defined]


def test_two_servers_share_the_list() -> None:
    async def story() -> None:
        store = MemoryStore()
        one, other = Listing(store, supply()), Listing(store, supply())
        await asyncio.gather(one.put("a", "x", True), other.put("b", "y", True), one.put("a", "x", True))
        assert sorted(await one.tables()) == sorted(await other.tables()) == ["a", "b"]
        assert await one.tables("y") == ["b"]
        await other.put("a", "x", False)
        assert await one.tables() == ["b"]
        assert len(store.logs["list:open"]) == 3

    asyncio.run(story())
