"""Whole streams of the dark: who hears the same is sent the same bytes, however the Hunter's decisions fall.

What a forced Hunter does by itself in one world takes several decisions in another; a Hunted without a rock is not
asked whether to strike back. Nothing of that may be counted (NY-INFO-05), not by numbers, not by how what is heard is
grouped, not by the moment at which it comes.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import perceived
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server.house import House
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import table as forest
from tests.games.nyctophobia.test_information import CONFIGURATIONS, play
from tests.server.dark import Onlooker, alike, house_in, table_at, viewers
from tests.server.hunts import CASES, Policy, preferring

MOST = 40
"""Decisions of one dark stretch; no turn of the Hunter comes near."""

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-27", "NY-ANN-28")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_in(Path(tmp_path_factory.mktemp("dark")))


async def decide(onlooker: Onlooker, action: Action) -> list[str]:
    """Whoever is asked decides so; what the viewer rightly perceives of it, sooner or later."""
    log = onlooker.table.log
    acting = log.state.asked()
    assert acting is not None
    await onlooker.table.decide(acting, log.streams.last(acting) + 1, action.to_wire())
    await onlooker.hear()
    return [repr(fact) for fact in perceived(log.told[-1].events, onlooker.viewer)]


async def through_the_dark(onlooker: Onlooker, policy: Policy) -> list[str]:
    """Go on until the viewer is told again who is asked; all it perceives on the way."""
    heard: list[str] = []
    for _ in range(MOST):
        state = onlooker.table.log.state
        assert isinstance(state, NyctoState)
        if not state.is_dark(onlooker.viewer):
            return heard
        heard += await decide(onlooker, policy(state))
    raise AssertionError("the dark does not end")


def at_random(seed: object) -> Policy:
    dice = SeededChance(str(seed))
    return lambda state: choose(options_of(state), dice.below(1_000_000))


async def live(onlooker: Onlooker, script: list[str], policy: Policy) -> list[str]:
    """The Hunted decide as scripted, the Hunter by its policy; all the viewer perceives."""
    heard: list[str] = []
    await onlooker.hear()
    for text in script:
        state = onlooker.table.log.state
        assert text in [action.text for action in options_of(state)], (text, options_of(state))
        heard += await decide(onlooker, state.action(text))
        if onlooker.table.log.state.asked() == 0:
            heard += await through_the_dark(onlooker, policy)
    return heard


@pytest.mark.parametrize(("name", "pieces", "fields", "trees", "script", "prefers"), CASES, ids=lambda v: v if isinstance(v, str) else "")  # fmt: skip
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_forced_hunter_sounds_like_one_with_a_choice(
    house: House,
    name: str,
    pieces: str,
    fields: dict[str, str],
    trees: tuple[str, str],
    script: list[str],
    prefers: tuple[str, ...],
    viewer: Seat,
) -> None:
    async def story() -> None:
        pair = []
        for each in trees:
            state = forest(pieces, each, **fields).state
            pair.append(Onlooker(house, table_at(state), viewer))
        heard = [await live(onlooker, script, preferring(*prefers)) for onlooker in pair]
        assert heard[0] == heard[1], name  # rightly told the same
        counts = [onlooker.table.log.seq for onlooker in pair]
        assert counts[0] != counts[1], name  # by different numbers of decisions
        for onlooker in pair:
            await onlooker.probe()
        alike(pair[0], pair[1], name)

    asyncio.run(story())


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_whether_there_is_a_rock_to_strike_back_with_is_not_heard(house: House, viewer: Seat) -> None:
    """NY-DP-11: who has none is not asked; who has one and keeps it sounds the same to the others."""

    async def story() -> None:
        pair = []
        for held in ("0 1", "1 1"):
            state = forest("X=D4 1=D6 2=H1", held=held, phase="MOVE").state
            pair.append(Onlooker(house, table_at(state), viewer))
        scripts = (["STEP(N)"], ["STEP(N)", "COUNTER(NONE)"])
        heard = [await live(each, script, preferring()) for each, script in zip(pair, scripts)]
        assert heard[0] == heard[1]
        alike(pair[0], pair[1], "a rock")

    asyncio.run(story())


def positions(number: int) -> Iterator[NyctoState]:
    """Of random games some positions in the light, more of them just before somebody's turn ends."""
    for step, (state, action, _) in enumerate(play(CONFIGURATIONS[number], 77 + number)):
        if action.is_remark or state.asked() == 0 or not state.is_set_up():
            continue
        if step % 11 == number or action.name in ("END", "THROW", "COUNTER"):
            yield state


def test_worlds_that_tell_the_same_send_the_same(house: House) -> None:
    """What a seat imagines is set up beside the truth; the Hunted decide alike in both, the Hunter as it likes."""

    async def story() -> tuple[int, int]:
        compared, unequal = 0, 0
        everywhere = ((number, state) for number in range(len(CONFIGURATIONS)) for state in positions(number))
        for step, (number, state) in enumerate(everywhere):
            for viewer in viewers(state):
                seat = viewer if viewer != SPECTATOR else 1 + step % (state.seats() - 1)
                world = state.imagine(seat, SeededChance(f"{number} {step} {viewer}"))
                pair = [Onlooker(house, table_at(each), viewer) for each in (state, world)]
                for onlooker in pair:
                    await onlooker.hear()
                compared += await run_side_by_side(pair, f"{number} {step} {viewer}")
                unequal += pair[0].table.log.seq != pair[1].table.log.seq
        return compared, unequal

    compared, unequal = asyncio.run(story())
    assert compared > 400
    assert unequal > 10


async def run_side_by_side(pair: list[Onlooker], seed: str) -> int:
    """A few decisions in the light, and what the dark makes of them; how often both told the same."""
    dice = SeededChance(f"light {seed}")
    compared = 0
    for turn in range(3):
        options = [options_of(onlooker.table.log.state) for onlooker in pair]
        shared = [action for action in options[0] if action in options[1]]
        if not shared:
            break
        ends = [action for action in shared if action.name == "END"]
        action = choose(ends or shared, dice.below(1_000_000))
        heard = []
        for n, onlooker in enumerate(pair):
            facts = await decide(onlooker, action)
            heard.append(facts + await through_the_dark(onlooker, at_random(f"{seed} {turn} {n}")))
        states = [onlooker.table.log.state for onlooker in pair]
        if heard[0] != heard[1] or any(state.outcome() is not None for state in states):
            break  # rightly told apart
        if states[0].asked() == 0 or states[0].asked() != states[1].asked():
            break
        alike(pair[0], pair[1], seed)
        compared += 1
    return compared


def test_what_comes_in_the_dark_shows_the_table_as_it_was_told(house: House) -> None:
    """A chat line brings an update, to who looks on and to who has decided and waits."""

    async def story() -> None:
        fields = {"hunter": "simple", "active": "P2", "phase": "POST"}
        for viewer in (1, 2, SPECTATOR):
            table = table_at(forest("X=D4 1=A1 2=F8", **fields).state)
            onlooker = Onlooker(house, table, viewer)
            await onlooker.hear()
            await decide(onlooker, table.log.state.action("END"))
            before = len(onlooker.sent)
            await table.chat(1, "hm")
            await onlooker.hear()
            assert len(onlooker.sent) == before + 1
            updates = [json.loads(sent) for sent in onlooker.sent if b'"update"' in sent]
            then, now = updates[-2]["now"], updates[-1]["now"]
            assert now["waits"] == (viewer == 2)
            assert [entry["kind"] for entry in updates[-1]["entries"]] == ["chat"]
            for field in ("view", "description", "prompt", "outcome"):
                assert now[field] == then[field], field
            assert now["legal"] == []
            # Whoever comes anew, or comes back, is shown the same.
            again = Onlooker(house, table, viewer)
            await again.hear()
            assert json.loads(again.sent[-1])["now"] == now

    asyncio.run(story())
