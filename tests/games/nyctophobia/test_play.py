"""Long random games in every configuration: what never changes, and what a seat may rely on."""

import pytest

from lampblack.games.nyctophobia import told as t
from lampblack.games.nyctophobia.check import broken
from lampblack.games.nyctophobia.geometry import SIDE, holds
from lampblack.games.nyctophobia.imagine import possible_clues
from lampblack.games.nyctophobia.layout import is_true_clue
from lampblack.games.nyctophobia.pieces import supply
from lampblack.games.nyctophobia.position import SEAT_BIT
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.rules.feeling import far_spaces, near_spaces
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.bits import has
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


def misremembers(state: NyctoState, seat: int) -> str:
    """What this seat relies on that is not so in this world; nothing when all is well."""
    sketch, forest = state.sketches[seat], state.forest
    for slot in range(state.settings.ground.slots):
        is_sure = holds(sketch.sure_lo, sketch.sure_hi, slot)
        if is_sure and holds(sketch.tree_lo, sketch.tree_hi, slot) != forest.has_tree(slot):
            return f"it felt something else at {state.settings.ground.names[slot]}"
    for cell in range(64):
        was_there = holds(sketch.seen_lo, sketch.seen_hi, cell)
        if was_there and forest.is_car(cell) != (cell in (sketch.car_a, sketch.car_b)):
            return f"the car in {cell}"
    if not (0 <= sketch.west <= sketch.east < SIDE and 0 <= sketch.north <= sketch.south < SIDE):
        return "the sketch does not lie on the board"
    inner = (sketch.north > 0, sketch.east < 7, sketch.south < 7, sketch.west > 0)
    if any(has(sketch.rim, 8 * side + along) and inner[side] for side in range(4) for along in range(8)):
        return "an end of the board is elsewhere"
    if state.fresh & SEAT_BIT[seat]:
        near = near_spaces(state, seat)
        if (near, far_spaces(state, seat, near)) != (sketch.near, sketch.far):
            return "its last search"
    if not any(is_true_clue(forest.car_a, forest.car_b, clue) for clue in possible_clues(state)):
        return "the clue"
    for other in range(state.seats()):
        if state.located[seat] & SEAT_BIT[other] and not holds(
            sketch.seen_lo, sketch.seen_hi, state.place[other]
        ):
            return f"the place of P{other}"
    return ""


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
            assert state.forest.number() <= supply(state.settings.on_edges)
            for event in log:
                name = type(event.fact).__name__
                if name.startswith("NyHunter"):
                    assert event.audience == only(0)
                elif name in ("NySearched", "NyStep", "NyRocks", "NyMoved", "NyFogged", "NyRefused"):
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
                assert misremembers(state, seat) == ""
                world = state.imagine(seat, SeededChance(number))
                assert misremembers(world, seat) == ""
                assert world.told == [told for told in state.told if told.to in (t.ALL, seat)]


def test_a_fight_can_leave_contacts_nobody_noticed_and_they_are_imaginable() -> None:
    """Between two Hunted the Hunter fights one; the other stands beside it unaware."""
    from tests.games.nyctophobia.forest import table

    game = table("X=D3 1=C4 2=E4 3=H8", "D3-E3 C3-D3 C3-C4 E3-E4", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)", "FIGHT(P2)", "COUNTER(NONE)", "STEP(E)", "STOP", "HIDE_NO")
    state = game.state
    assert contacts(state) & SEAT_BIT[1]
    assert any(contacts(state.imagine(3, SeededChance(n))) & SEAT_BIT[1] for n in range(200))
