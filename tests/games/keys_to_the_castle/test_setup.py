"""Section 2.3: how a game begins. What is random is proved by the weights that chance is asked with."""

from fractions import Fraction
from itertools import permutations
from math import factorial, perm

import pytest

from lampblack.games.keys_to_the_castle.model.actions import NONE
from lampblack.games.keys_to_the_castle.rules.doors import open_door
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.testkit.laws import walk
from lampblack.testkit.spy import Question, Spy
from tests.games.keys_to_the_castle.castle import GAME
from tests.games.keys_to_the_castle.subject import KEYS

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def set_up(players: int, seed: int = 1, **options: str):
    spy = Spy(SeededChance(seed))
    log: list[Event] = []
    state = GAME.setup({"players": str(players), **options}, spy, log)
    return state, spy.asked, log


def probability(asked: list[Question], answers: list[str]) -> Fraction:
    """How likely these answers to these questions were."""
    chances = [
        Fraction(weights[name], sum(weights.values())) for (_, _, weights), name in zip(asked, answers)
    ]
    product = Fraction(1)
    for chance in chances:
        product *= chance
    return product


@pytest.mark.rule("KC-SETUP-01", "KC-SETUP-02")
@PLAYERS
@pytest.mark.parametrize("seed", range(4))
def test_every_layout_of_colours_is_equally_likely(players: int, seed: int) -> None:
    state, asked, _ = set_up(players, seed)
    tiles = state.observe(0).tiles
    asked = [question for question in asked if question[0] == "colour"]
    assert [subject for _, subject, _ in asked] == [tile.cell for tile in tiles]
    colours = [tile.colour for tile in tiles]
    number = {colour: colours.count(colour) for colour in "RBGY"}
    ways = 1
    for colour in "RBGY":
        ways *= perm(10, number[colour])
    assert probability(asked, colours) == Fraction(ways, perm(40, len(tiles)))


@pytest.mark.rule("KC-SETUP-01", "KC-COMP-05")
@pytest.mark.parametrize("seed", range(4))
def test_every_layout_of_kinds_is_equally_likely(seed: int) -> None:
    """Kinds are drawn when doors open; all forty together are as likely as a shuffle makes them."""
    state = GAME.setup({}, SeededChance(seed))
    spy = Spy(SeededChance(seed + 100))
    order = sorted(range(40), key=lambda cell: (cell * 7) % 40)
    for cell in order:
        open_door(state, cell, NONE, spy, None)
    kinds = {tile.cell: tile.kind for tile in state.observe(0).tiles}
    answers = [kinds[subject] for _, subject, _ in spy.asked]
    one_colour = Fraction(factorial(6) * factorial(2), factorial(10))
    assert probability(spy.asked, answers) == one_colour**4


@pytest.mark.rule("KC-SETUP-02", "KC-INFO-08")
@pytest.mark.parametrize("players", [3, 4])
def test_four_tiles_stay_out(players: int) -> None:
    """The doors of the Castle may be any of their colour's ten, so the four left out can be of any kind."""
    state, _, _ = set_up(players)
    view = state.observe(0)
    assert len(view.tiles) == 36
    assert sum(view.unused.values()) == 4
    spy = Spy(SeededChance(1))
    open_door(state, 0, NONE, spy, None)
    assert spy.asked == [("door", "A1", {"OPEN": 6, "BARRED": 2, "EXTRA_KEY": 1, "EXTRA_TURN": 1})]


@pytest.mark.rule("KC-SETUP-03", "KC-SETUP-09", "KC-SETUP-14")
@PLAYERS
def test_all_doors_closed_everybody_outside(players: int) -> None:
    state, asked, _ = set_up(players)
    view = state.observe(-2)
    for tile in view.tiles:
        assert (tile.is_open, tile.kind, tile.padlock, tile.sawn) == (False, None, False, False)
    assert view.passages == []
    for player in view.players:
        assert player.cell is None
        assert player.net == 0
        assert player.bonus_used == []
    assert view.turn == 1
    assert (view.bonus_turn, view.bonus_pending) == (False, False)
    assert "door" not in {what for what, _, _ in asked}


@pytest.mark.rule("KC-SETUP-04", "KC-SETUP-05", "KC-SETUP-06", "KC-SETUP-08")
@pytest.mark.parametrize(("players", "sides"), [(2, "S N"), (3, "S W N"), (4, "S W N E")])
def test_usual_sides(players: int, sides: str) -> None:
    state, _, _ = set_up(players)
    assert " ".join(player.side for player in state.observe(0).players) == sides
    state, _, _ = set_up(players, sides=sides)
    assert " ".join(player.side for player in state.observe(0).players) == sides


@pytest.mark.rule("KC-SETUP-04", "KC-SETUP-05")
@pytest.mark.parametrize(
    ("players", "sides", "rule"),
    [(2, "N S", "KC-SETUP-04"), (2, "S W", "KC-SETUP-04"), (4, "W N E S", "KC-SETUP-05")],
)
def test_two_and_four_have_no_choice(players: int, sides: str, rule: str) -> None:
    with pytest.raises(Malformed, match=rule):
        set_up(players, sides=sides)


@pytest.mark.rule("KC-SETUP-07")
def test_three_sides_must_run_clockwise() -> None:
    clockwise = "SWNE"
    accepted = set()
    for left_out in clockwise:
        three = [side for side in clockwise if side != left_out]
        accepted |= {(*three[at:], *three[:at]) for at in range(3)}
    assert len(accepted) == 12
    for sides in permutations(clockwise, 3):
        if sides in accepted:
            state, _, _ = set_up(3, sides=" ".join(sides))
            assert tuple(player.side for player in state.observe(0).players) == sides
        else:
            with pytest.raises(Malformed, match="KC-SETUP-07"):
                set_up(3, sides=" ".join(sides))


@pytest.mark.rule("KC-SETUP-08")
@pytest.mark.parametrize(
    ("players", "sides"), [(2, "S S"), (3, "S W S"), (4, "S W N S"), (3, "S W"), (3, "S W N E"), (3, "S W X")]
)
def test_no_shared_missing_or_unknown_sides(players: int, sides: str) -> None:
    with pytest.raises(Malformed, match="sides"):
        set_up(players, sides=sides)


@pytest.mark.rule("KC-SETUP-10", "KC-SETUP-12")
@PLAYERS
def test_three_cards_each_and_the_first_draw(players: int) -> None:
    state, asked, log = set_up(players, first="P1")
    draws = [(subject, sum(weights.values())) for what, subject, weights in asked if what == "draw"]
    dealt = [(f"P{seat}", 54 - 3 * seat - card) for seat in range(players) for card in range(3)]
    assert draws == [*dealt, ("P1", 54 - 3 * players)]
    view = state.observe(-2)
    assert view.draw_pile == {2: 47, 3: 44, 4: 41}[players]
    assert view.discard == []
    assert [player.hand_size for player in view.players] == [4 if seat == 1 else 3 for seat in range(players)]
    assert (view.active, view.step) == (1, "PLAY")
    told = [type(fact).__name__ for fact in perceived(log, 0)]
    assert told == ["Dealt", *["WasDealt"] * (players - 1), "TurnBegan", "HasDrawn"]


@pytest.mark.rule("KC-SETUP-10")
def test_cards_are_dealt_from_what_is_left() -> None:
    """Each draw is weighted by the cards still in the pile: the order of a shuffled deck."""
    state, asked, _ = set_up(4)
    left = {"KR": 7, "KB": 7, "KG": 7, "KY": 7, "SK": 10, "PL": 6, "SP": 5, "HS": 3, "NT": 2}
    recorded = walk(KEYS, {"players": "4"}, 1, 0).setup
    answers = [line.split()[-1] for line in recorded if line.startswith("draw")]
    for (_, _, weights), card in zip((q for q in asked if q[0] == "draw"), answers):
        assert weights == left
        left[card] -= 1
    assert sum(left.values()) == state.observe(0).draw_pile


@pytest.mark.rule("KC-SETUP-11")
@PLAYERS
def test_the_first_player_is_random_or_agreed(players: int) -> None:
    _, asked, _ = set_up(players)
    first = [(names, subject) for what, subject, names in asked if what == "first"]
    assert first == [({f"P{seat}": 1 for seat in range(players)}, "")]
    starters = {set_up(players, seed)[0].asked() for seed in range(40)}
    assert starters == set(range(players))
    for seat in range(players):
        state, asked, _ = set_up(players, first=f"P{seat}")
        assert state.asked() == seat
        assert "first" not in {what for what, _, _ in asked}


@pytest.mark.rule("KC-SETUP-11")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    for first in ("P2", "P3", "P9", "0", "nobody"):
        with pytest.raises(Malformed, match="first"):
            set_up(2, first=first)


@pytest.mark.rule("KC-SETUP-13", "KC-DECK-06")
@PLAYERS
def test_a_seed_is_a_game(players: int) -> None:
    options = {"players": str(players)}
    one, two = (walk(KEYS, options, 7, 150) for _ in range(2))
    assert one.state == two.state
    assert one.record().to_text() == two.record().to_text()
    assert walk(KEYS, options, 8, 150).setup != one.setup


@pytest.mark.rule("KC-SETUP-14")
@PLAYERS
def test_nothing_is_remembered_at_the_start(players: int) -> None:
    state, _, _ = set_up(players, max_turns="9")
    text = state.to_text()
    for field in ("bonus", "net", "seen", "passages", "discard", "pile then", "winner"):
        assert f"\n{field}" not in text
    assert "turn: 1\n" in text
    assert state.observe(0).max_turns == 9
