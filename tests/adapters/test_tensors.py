"""Tensors say what views say, and as much, but for what each game's ``knowledge/planes.py`` names."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game, Options
from lampblack.kernel.planes import size_of
from lampblack.kernel.playout import decide, options_of
from lampblack.testkit.laws import choose
from tests.adapters.settings import CONFIGURATIONS

View = dict[str, Any]


def keys_to_the_castle(view: View) -> None:
    for player in view["players"]:
        del player["character"]
    view["discard"] = [sorted(view["discard"]), view["discard"][-1:]]


def night_cage(view: View) -> None:
    del view["last_discards"]


def nyctophobia(view: View) -> None:
    view["told"] = view["told"][-8:] if view["memory"] == "M0" else []
    del view["outlook"]


def stygian_society(view: View) -> None:
    view["agenda"] = view["agenda"][-1:]
    for hero in view["heroes"]:
        for cube in hero["statuses"]:
            del cube["turn"]
        hero["statuses"].sort(key=str)
        hero["cards"].sort(key=str)
    for derived in ("odds", "payments"):
        del view[derived]


LEFT_OUT: dict[str, Callable[[View], None]] = {
    "keys-to-the-castle": keys_to_the_castle,
    "night-cage": night_cage,
    "night-cage-2019": night_cage,
    "nyctophobia": nyctophobia,
    "stygian-society": stygian_society,
}


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_tensors_tell_what_views_tell(game: Game, options: Options) -> None:
    size = size_of(game.planes(options))
    said: dict[tuple[int, bytes, bytes], str] = {}
    shown: dict[str, bytes] = {}
    for seed in range(6):
        chance = SeededChance(seed)
        state = game.setup(options, chance)
        for _ in range(120):
            legal = options_of(state)
            if not legal:
                break
            decide(state, choose(legal, chance.below(1_000_000)), chance)
            for seat in range(game.seats(options)):
                tensor, mask = state.tensor(seat), bytes(state.mask(seat))
                assert len(tensor) == size
                prompt = state.prompt(seat)
                view = msgspec.to_builtins(state.observe(seat))
                whole = f"{view} {mask.hex()} {prompt and prompt.in_full()}"
                assert shown.setdefault(whole, tensor) == tensor, "equal views, different tensors"
                if game.slug in LEFT_OUT:
                    LEFT_OUT[game.slug](view)
                text = f"{msgspec.json.encode(view).decode()} {mask.hex()}"
                before = said.setdefault((seat, tensor, mask), text)
                assert before == text, difference(before, text)


def difference(one: str, two: str) -> str:
    at = next((at for at in range(min(len(one), len(two))) if one[at] != two[at]), -1)
    return f"equal tensors, different views: …{one[max(0, at - 80) : at + 80]}… and …{two[max(0, at - 80) : at + 80]}…"


def test_a_buffer_of_another_size_is_refused() -> None:
    state = find_game("keys-to-the-castle").setup({}, SeededChance(1))
    out = bytearray(len(state.tensor(0)))
    state.write_tensor(0, out)
    assert bytes(out) == state.tensor(0)
    state.write_mask(0, memoryview(bytearray(710)))
    with pytest.raises(ValueError, match="room for 3 bytes"):
        state.write_tensor(0, bytearray(3))
