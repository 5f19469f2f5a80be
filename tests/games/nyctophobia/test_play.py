"""Long random games in every configuration: what never changes, and what a seat may rely on."""

import pytest

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.position import SEAT_BIT
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.text.checking import broken, misremembered
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import EVERYONE, only
from tests.games.nyctophobia.test_information import play

CONFIGURATIONS = [
    {"players": players, "hunter": hunter, "trees": trees, "characters": cast, **more}
    for players in ("3", "4", "5")
    for hunter in ("axe", "mage", "simple")
    for trees, cast, more in (("edges", "random", {}), ("cells", "none", {"rocks_on_board": "hunted"}))
]
NAMES = [f"{o['players']}-{o['hunter']}-{o['trees']}" for o in CONFIGURATIONS]


@pytest.mark.rule("NY-COMP-02", "NY-COMP-04", "NY-COMP-05", "NY-BOARD-05", "NY-CAR-02", "NY-NOISE-01")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_what_never_changes(options: dict[str, str]) -> None:
    for seed in range(4):
        rocks = None
        for state, _, log in play(options, seed):
            assert broken(state) is None
            if state.slot < 0:
                continue
            total = sum(state.held) + len(state.rocks)
            rocks = total if rocks is None else rocks
            assert total == rocks == state.settings.hunted + state.settings.rocks
            assert state.forest.number() <= state.settings.supply
            for event in log:
                name = type(event.fact).__name__
                if name.startswith("Hunter"):
                    assert event.audience == only(0)
                elif name in ("Searched", "Step", "Rocks", "Moved", "Fogged", "Refused"):
                    assert event.audience == only(event.fact.seat)
                else:
                    assert event.audience == EVERYONE


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_what_a_seat_relies_on_is_true_and_stays_true_in_imagined_worlds(options: dict[str, str]) -> None:
    """The same test passes the truth and every imagined world: the truth is never excluded."""
    for seed in range(3):
        for number, (state, _, _) in enumerate(play(options, seed)):
            if state.slot < 0:
                continue
            for seat in range(1, state.seats()):
                assert misremembered(state, seat) == ""
                world = state.imagine(seat, SeededChance(number))
                assert misremembered(world, seat) == ""
                assert world.told == [told for told in state.told if told.to in (t.ALL, seat)]


def test_a_fight_can_leave_contacts_nobody_noticed_and_they_are_imaginable() -> None:
    """Between two Hunted the Hunter fights one; the other stands beside it unaware."""
    from tests.games.nyctophobia.forest import table

    game = table("X=D3 1=C4 2=E4 3=H8", "D3-E3 C3-D3 C3-C4 E3-E4", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)", "FIGHT(P2)", "COUNTER(NONE)", "STEP(E)", "STOP", "HIDE_NO")
    state = game.state
    assert contacts(state) & SEAT_BIT[1]
    assert any(contacts(state.imagine(3, SeededChance(n))) & SEAT_BIT[1] for n in range(200))
