"""The odds of a drop before it is dropped (SS-TOW-23)."""

from typing import NamedTuple

import pytest

from lampblack.games.stygian_society.knowledge.facts.enemies import EnemyActs
from lampblack.games.stygian_society.knowledge.view import Odds
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.seat import EVERYTHING
from tests.games.stygian_society.table import GAME, text_of


def position(**fields: object) -> SocietyState:
    """With the tower as it is on most tables."""
    state = GAME.from_text(text_of("lower.toll_stair", front="brute acolyte", **fields))
    assert isinstance(state, SocietyState)
    return state


def play(state: SocietyState, *actions: str) -> None:
    for action in actions:
        state.apply(0, state.action(action), SeededChance("odds"))


def tried(state: SocietyState, action: str) -> Odds | None:
    """The odds after an action that is only thought of."""
    before = state.to_text()
    seen = GAME.foresee(state, state.action(action))
    assert seen is not None
    assert state.to_text() == before
    return seen.state.observe(0).odds


class ColorOdds(NamedTuple):
    out: list[float]
    wild: list[float]


def of(odds: Odds | None, color: str) -> ColorOdds:
    assert odds is not None
    at = odds.colors.index(color)
    return ColorOdds(odds.out[at], odds.wild[at])


def likely(inside: int, falling: int) -> tuple[float, float]:
    """SS-TOW-05 with the shipped parameters: to pass, to come loose."""
    return 0.5 + 0.2 * min(1, inside / 30), 1 - 0.989**falling


@pytest.mark.rule("SS-TOW-23")
def test_an_action_is_weighed_with_the_peril_cubes() -> None:
    state = position(tower="R3")
    odds = tried(state, "ACTION(generic.muster)")
    assert odds is not None
    assert (odds.dropped, odds.wilds) == ("R1Y1K1", 4)
    passing, loose = likely(3, 7)
    assert of(odds, "Y").out == pytest.approx([passing], abs=1e-4)
    red = of(odds, "R")
    assert red.wild == []
    assert red.out[0] == pytest.approx(1 - (1 - passing) * (1 - loose) ** 3, abs=1e-4)
    assert red.out[3] == pytest.approx(passing * loose**3, abs=1e-4)
    assert len(red.out) == 4


@pytest.mark.rule("SS-TOW-23")
def test_wilds_count_for_every_hero_color() -> None:
    state = position()
    play(state, "ACTION(generic.muster)")
    blue = of(state.observe(0).odds, "B")
    passing, _ = likely(0, 7)
    assert blue.out == []
    assert blue.wild[0] == pytest.approx(1 - (1 - passing) ** 4, abs=1e-4)
    chosen = tried(state, "WILD(B1W3)")
    assert chosen is not None
    assert (chosen.dropped, chosen.wilds) == ("B1W3R1Y1K1", 0)
    assert of(chosen, "B").out == pytest.approx([passing], abs=1e-4)
    assert of(chosen, "W").out[2] == pytest.approx(passing**3, abs=1e-4)


@pytest.mark.rule("SS-TOW-23")
def test_what_the_bank_lacks_is_not_dropped() -> None:
    state = position(tower="R10", field="B9G10W10")
    odds = tried(state, "ACTION(generic.scrap)")
    assert odds is not None
    assert (odds.dropped, odds.wilds) == ("Y1K1", 1)
    assert len(of(odds, "B").wild) == 1
    assert odds.colors == "BRYK"


@pytest.mark.rule("SS-TOW-23")
def test_there_are_none_when_nothing_is_about_to_fall() -> None:
    state = position()
    assert state.observe(0).odds is None
    assert tried(state, "ACTION(generic.regroup)") is None
    play(state, "ACTION(generic.muster)", "WILD(B1W3)")
    assert state.observe(0).odds is None


@pytest.mark.rule("SS-TOW-23")
def test_who_is_shaken_leaves_cubes_out_first() -> None:
    state = position(status_knight="shaken:G@1", cards_knight="knight.steel_fist")
    assert tried(state, "ACTION(knight.steel_fist)") is None
    play(state, "ACTION(knight.steel_fist)", "TARGET(F1)")
    odds = tried(state, "SHAKEN(X1)")
    assert odds is not None
    assert (odds.dropped, odds.wilds) == ("B2R1Y1K1", 0)


@pytest.mark.rule("SS-TOW-23")
def test_the_odds_that_an_enemy_action_is_paid() -> None:
    """Two red lie there, and the brute's action costs three: one more in the field or the crypt is enough."""
    state = position(tower="R3", field="R1", crypt="K1")
    view = state.observe(0)
    assert view.floor is not None
    costs = [(action.color, action.cost) for action in view.floor.actions]
    odds = tried(state, "ACTION(generic.muster)")
    assert odds is not None
    assert len(odds.acts) == len(costs)
    passing, loose = likely(3, 7)
    for (color, cost), chance in zip(costs, odds.acts, strict=True):
        if color == "yellow" and int(cost[1:]) > 2:
            assert chance == 0, "one yellow cube falls at most, and counts two at most"
        if color == "red" and cost == "R2":
            assert chance == pytest.approx(1 - (1 - passing) * (1 - loose) ** 3, abs=1e-4)


@pytest.mark.rule("SS-TOW-23")
def test_what_is_silenced_is_not_paid_and_what_is_spent_is_gone() -> None:
    """Against four hundred drops of the same tower: red, then yellow, then black."""
    state = position(tower="R4Y4K4", field="R2Y1", crypt="K2Y1", silenced="black")
    state.apply(0, state.action("ACTION(generic.muster)"), SeededChance("odds"))
    odds = state.observe(0).odds
    view = state.observe(0)
    assert odds is not None
    assert view.floor is not None
    seen = [0] * len(odds.acts)
    drops = 400
    for n in range(drops):
        world = state.clone()
        log: list[Event] = []
        world.apply(0, world.legal(0)[0], SeededChance(f"odds/{n}"), log)
        names = [
            (fact.color, fact.action) for fact in perceived(log, EVERYTHING) if isinstance(fact, EnemyActs)
        ]
        for at, action in enumerate(view.floor.actions):
            seen[at] += (action.color, action.name) in names
    for at, action in enumerate(view.floor.actions):
        assert seen[at] / drops == pytest.approx(odds.acts[at], abs=0.09), action
        if action.color == "black":
            assert odds.acts[at] == 0
    assert any(0.1 < chance < 0.95 for chance in odds.acts)
