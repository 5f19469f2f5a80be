"""Imagined worlds in corners that random play seldom reaches: nothing known is lost, nothing possible is ruled out."""

from itertools import islice

import pytest

from lampblack.games.nyctophobia.knowledge.imagine import forbidden, hunter_cells, may_stand
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.position import SEAT_BIT, SURELY_OFF, SURELY_ON
from lampblack.games.nyctophobia.model.sketch import aged
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.checking import misremembered
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide
from tests.games.nyctophobia.forest import Table, cells, table
from tests.games.nyctophobia.gathered import gathered
from tests.games.nyctophobia.test_play import CONFIGURATIONS, NAMES


def worlds(game: Table, seat: int, number: int = 100) -> list[NyctoState]:
    found = [game.state.imagine(seat, SeededChance(n)) for n in range(number)]
    for world in found:
        assert misremembered(world, seat) == ""
    return found


def cars(game: Table, seat: int) -> set[bool]:
    """Whether the seat stands in the car: all that it thinks possible."""
    return {world.in_car(seat) for world in worlds(game, seat)}


# --- where one stands after a card --------------------------------------------------------------------------


@pytest.mark.rule("NYC-PRIM-13", "NY-INFO-11")
def test_who_turns_with_the_forest_knows_whether_it_is_in_the_car() -> None:
    for cell, inside in (("G7", True), ("G5", False)):
        game = table(f"X=A1 1={cell} 2=D8", car="G7 H7", hunter="mage", active="P0", hand="MG-03 MG-04")
        game.do("PLAY(MG-03)", "TURN(CW)")
        assert cars(game, 1) == {inside}


@pytest.mark.rule("NYC-PRIM-09", "NY-HUNTER-12")
def test_who_is_pulled_does_not_know_whether_it_is_in_the_car_until_it_searches() -> None:
    """s1 is pulled into the car, beside the Hunter, and has felt nothing there yet."""
    game = table("X=E7 1=G7 2=A1 C=F7,F8", hunter="mage", active="P0", hand="MG-07 MG-02")
    game.do("PLAY(MG-07)")
    assert (game.where(1), game.asked) == ("F7", "P1 COUNTER")
    assert cars(game, 1) == {True, False}
    game.do("COUNTER(NONE)", "SEARCH")
    assert cars(game, 1) == {True}


# --- contact that is not checked yet --------------------------------------------------------------------------


@pytest.mark.rule("NY-CHAR-11", "NY-MOVE-08")
def test_a_klutz_asked_for_noise_may_have_come_beside_the_hunter() -> None:
    """It decides before contact is checked; in some worlds there is a fight coming, in others not."""
    game = table("X=D4 1=D6 2=H8", cast="klutz -", phase="MOVE")
    game.do("STEP(N)")
    assert game.asked == "P1 NOISE"
    fights = set()
    for world in worlds(game, 1, 300):
        assert not contacts(world) & SEAT_BIT[2]
        decide(world, world.action("NOISE_NO"), SeededChance(1))
        fights.add(world.health[1] == 1)
    assert fights == {True, False}


# --- things under pieces ----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-BOARD-06", "NY-NOISE-02")
def test_the_noise_of_a_hidden_player_may_be_under_it() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2")
    game.do("P2 BREAK_SILENCE")
    assert any(world.noise == world.place[2] for world in worlds(game, 1, 400))


@pytest.mark.rule("NY-ROCK-06", "NY-MOVE-07")
def test_one_knows_which_rocks_lie_where_one_stands() -> None:
    game = table("X=A1 1=D4 2=H8", "D3-D4", rocks="B2 B3")
    game.do("THROW(N)")  # a tree is there: the rock falls down
    assert {world.rocks_at(world.place[1]) for world in worlds(game, 1)} == {1}
    game.do("STEP(S)")
    assert {world.rocks_at(world.place[1]) for world in worlds(game, 1)} == {0}


@pytest.mark.rule("NY-CHAR-01", "NY-CHAR-02", "NY-INFO-01")
def test_whoever_was_felt_is_where_it_was_felt_also_two_spaces_away() -> None:
    game = table("X=D2 1=D4 2=E4 3=B4", cast="guide - -", phase="POST")
    game.do("SEARCH")
    for world in worlds(game, 1):
        assert [cell - world.place[1] for cell in world.place] == [-16, 0, 1, -2]


# --- what nobody is told -----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-COMBAT-09", "NY-NOISE-07")
def test_a_search_still_holds_after_a_fight_whether_there_was_noise_or_not() -> None:
    """The reset is silent: what s1 imagines must not show whether a noise token was somewhere."""
    known = []
    for noise in ("", "A1"):
        game = table("X=D4 1=D6 2=H8", phase="MOVE", noise=noise, noise_known="perhaps")
        game.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STEP(S)", "SEARCH", "HIDE_NO")
        known.append(game.state.fresh & SEAT_BIT[1])
    assert known == [SEAT_BIT[1], SEAT_BIT[1]]
    felt = table("X=D4 1=D6 2=H8", phase="MOVE", noise="D8")
    felt.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STEP(S)", "SEARCH", "HIDE_NO")
    assert not felt.state.fresh & SEAT_BIT[1]  # the noise it felt is gone
    assert {world.noise for world in worlds(felt, 1)} == {-1}


@pytest.mark.rule("NYC-PRIM-17", "NY-NOISE-07")
@pytest.mark.parametrize(("card", "noise"), [("AX-09", "A8"), ("AX-02", "C1"), ("AX-02", "B1")])
def test_nobody_hears_a_noise_end(card: str, noise: str) -> None:
    """Hushed by a card, reached at the end of a move or on the way: there may still be noise."""
    fields = {"noise": noise, "noise_known": "perhaps", "hand": f"{card} AX-03"}
    game = table("X=A1 1=H1 2=H8", active="P0", **fields)
    game.do(f"PLAY({card})")
    assert game.forest.noise is None
    assert {world.noise >= 0 for world in worlds(game, 1)} == {True, False}


@pytest.mark.rule("NYC-PRIM-19", "NY-ANN-27")
def test_the_hunter_may_have_shrugged_its_wound_off() -> None:
    game = table("X=A4 1=D4 2=H8", active="P0", hand="AX-10 AX-02", wound="yes")
    game.do("PLAY(AX-10)")
    assert game.asked == "P1 COUNTER"
    assert {world.wound for world in worlds(game, 1)} == {True, False}


@pytest.mark.rule("NY-INFO-08", "NY-ANN-22")
def test_the_hunter_imagines_no_private_messages() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2")
    game.do("CALL")  # refused, and only s1 is told
    world = game.state.imagine(0, SeededChance(1))
    assert [told.to for told in game.state.told] == [1]
    assert world.told == []
    assert world.observe(0) == game.view(0)


@pytest.mark.rule("NY-CELL-07")
def test_a_cell_one_stood_in_may_have_been_planted() -> None:
    game = cells("X=A8 1=D4 2=H8", "", phase="MOVE", hand="AX-11 AX-02")
    game.do("STEP(N)", "STEP(N)", "END", "PASS", "STEP(N)", "STEP(N)", "END")

    def planted() -> list[bool]:
        """Whether a tree stands two steps south of s1, where it started."""
        return [world.forest.is_tree_cell(world.place[1] + 16) for world in worlds(game, 1, 300)]

    assert not any(planted())
    game.do("PLAY(AX-11)")
    while game.asked == "P0 WALK":
        game.do(game.legal()[0])
    assert game.do(game.legal()[0]) == ["all E-FOREST{planted}"]
    assert any(planted())


# --- what imagining makes of the Hunter and of the own place ------------------------------------------------


def test_an_imagined_hunter_is_mostly_near_where_the_seat_met_the_real_one() -> None:
    """The others, who were not there, imagine the Hunter anywhere."""
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E")
    at.do("STEP(N)", "COUNTER(ROCK)")
    while at.state.asked() == 0:
        at.do(at.legal()[0])
    near = {1: 0, 2: 0}
    for seat in near:
        for number in range(60):
            world = at.state.imagine(seat, SeededChance(number))
            here, there = world.place[0], world.place[1] - 8  # the fight was one step north of P1
            near[seat] += abs(here % 8 - there % 8) + abs(here // 8 - there // 8) <= 3
    assert near[1] >= 45
    assert near[2] <= 40


def test_where_the_hunter_was_met_is_forgotten_after_four_turns_of_the_hunter() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E", hunter="simple")
    at.do("STEP(N)", "COUNTER(ROCK)")
    assert at.state.sketches[1].lair == CELL_NAMES.index("D4")
    sketch = at.state.sketches[1]
    for turns in range(1, 5):
        sketch = aged(sketch)
        assert (sketch.lair >= 0, sketch.since) == ((True, turns) if turns < 4 else (False, 0))


def test_whoever_was_moved_by_a_card_may_be_in_the_car() -> None:
    """NYC-PRIM-09: pulled into the car, and told only of being moved."""
    at = table("X=E7 1=H8 2=A1", active="P0", hunter="mage", hand="MG-01 MG-07")
    at.do("PLAY(MG-07)", "PULL(H7)")
    assert at.state.in_car(1)
    inside = [at.state.imagine(1, SeededChance(number)).in_car(1) for number in range(80)]
    assert any(inside)
    assert not all(inside)


def test_whoever_sits_in_the_car_still_does_when_the_forest_has_turned() -> None:
    at = table("X=A1 1=F7 2=A8", phase="MOVE", hunter="mage", clue="E", hand="MG-03 MG-12")
    at.do("STEP(E)", "STEP(E)", "END", "PASS", "STEP(N)", "STEP(N)", "END", "PLAY(MG-03)", "TURN(CW)")
    assert at.state.turns == 1
    assert at.state.in_car(1)
    assert all(at.state.imagine(1, SeededChance(number)).in_car(1) for number in range(20))


# --- random games around the car, with shouting -------------------------------------------------------------------


def ruled_out(state: NyctoState, seat: int) -> str:
    """What imagine would never draw, and is so; asked while a Hunted decides."""
    blank = forbidden(state, seat, 0)
    without = state.clone()
    without.place[0] = -1
    in_fight = frames.kind_of(state.agenda[-1]) == frames.COUNTER
    knows_hunter = bool(state.located[seat] & SEAT_BIT[0])
    if not knows_hunter and not in_fight and state.place[0] not in hunter_cells(without, blank):
        return "the Hunter"
    for other in range(1, state.seats()):
        if other == seat or state.located[seat] & SEAT_BIT[other]:
            continue
        cell = state.place[other]
        if blank[cell]:
            return f"P{other}, felt nowhere near"
        if knows_hunter and not in_fight and not may_stand(state, other, cell, state.place[0], state.forest):
            return f"P{other}, beside the Hunter"
    if state.noise_known in (SURELY_ON, SURELY_OFF) and (state.noise >= 0) != (
        state.noise_known == SURELY_ON
    ):
        return "noise"
    return "a wound" if state.wound and not state.wound_known else ""


@pytest.mark.rule("NY-INFO-01", "NY-INFO-07")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_around_the_car_the_truth_is_never_ruled_out(options: dict[str, str]) -> None:
    game = gathered({**options, "characters": "random"}, int(options["players"]))
    for number, state in enumerate(islice(game, 70)):
        for seat in range(1, state.seats()):
            assert misremembered(state, seat) == ""
            assert not state.asked() or ruled_out(state, seat) == ""
            world = state.imagine(seat, SeededChance(number))
            assert misremembered(world, seat) == ""
