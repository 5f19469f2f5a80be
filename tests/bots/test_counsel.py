"""What bots would do in somebody's place, and why."""

import pytest

from lampblack.bots.network import Layer, Network
from lampblack.bots.register import adviser_for, find_bot
from lampblack.games import find_game, shelf
from lampblack.games.night_cage.bot.counsel import ALIKE, ENDS_IT, ONLY, REASONS, STARTS_WELL
from lampblack.games.night_cage.bot.judge import Judge
from lampblack.games.night_cage.bot.learned_counsel import reason_for
from lampblack.games.night_cage.bot.picture import PICTURE
from lampblack.games.night_cage.bot.signs import ALWAYS, SIGNS, TILES_LEFT
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.learning import Learning
from lampblack.kernel.player import Counsel, Viewpoint
from lampblack.kernel.state import State

CAGE, KEYS = find_game("night-cage"), find_game("keys-to-the-castle")


def lesson(slug: str, name: str, *done: str) -> Learning:
    game = find_game(slug)
    lessons = game.lessons()
    assert lessons is not None
    found = lessons.find(name)
    assert found is not None
    return Learning(game, found, done)


def counsel(slug: str, bot: str, state: State, seat: int = 0) -> Counsel:
    found = find_bot(find_game(slug), bot).explain(Viewpoint(state, seat), SeededChance("luck"))
    assert found is not None
    return found


def told(found: Counsel) -> tuple[list[str], str]:
    return [f"{action.text} {worth:.6f}" for action, worth in found.options], found.reason


def test_the_last_step_is_seen() -> None:
    last = lesson("night-cage", "what-we-want", "", "MOVE(E)").state
    for bot in ("greedy", "lantern", "beacon"):
        found = counsel("night-cage", bot, last)
        assert (found.action.text, found.options[0][1], found.reason) == ("MOVE(E)", 1.0, ENDS_IT)


def test_reasons_are_made_of_the_judges_own_signs() -> None:
    grouped = [sign for _, group in REASONS for sign in group]
    assert sorted(grouped) == [sign for sign in range(SIGNS) if sign != ALWAYS]
    for bot in ("lantern", "beacon"):
        guard = counsel("night-cage", bot, lesson("night-cage", "when-to-stay", "").state)
        assert guard.reason in [words for words, _ in REASONS] + [ALIKE]
        worths = [worth for _, worth in guard.options]
        assert worths == sorted(worths, reverse=True)
        assert 2 <= len(guard.options) <= 3


@pytest.mark.parametrize("bot", ["lantern", "beacon"])
def test_a_start_has_a_reason_of_its_own(bot: str) -> None:
    state = CAGE.setup({}, SeededChance(1))
    assert counsel("night-cage", bot, state).reason == STARTS_WELL


def test_what_the_network_would_miss_most_is_the_reason() -> None:
    """Two positions that differ in nothing but the tiles left: no other group can speak for the richer one."""
    poor = lesson("night-cage", "when-to-stay", "").state
    rich = poor.clone()
    assert isinstance(poor, NightState)
    assert isinstance(rich, NightState)
    judge = Judge(Network([Layer([1.0 if sign == TILES_LEFT else 0.0 for sign in range(PICTURE)], [0.0])]))
    poor.left = 2
    assert reason_for(judge, [rich], [poor]) == "saves tiles for later"
    assert reason_for(judge, [poor], [rich]) == ALIKE


@pytest.mark.parametrize(
    ("name", "done", "action", "reason"),
    [
        ("the-race", [""], "MOVE(D1)", "wins the race"),
        ("a-turn", ["", "OPEN(KY,C8)"], "MOVE(C8)", "leaves you the shorter way"),
        ("nets", [""], "NET(P1)", "holds up whoever is ahead"),
    ],
)
def test_the_castles_reasons(name: str, done: list[str], action: str, reason: str) -> None:
    found = counsel("keys-to-the-castle", "steady", lesson("keys-to-the-castle", name, *done).state)
    assert (found.action.text, found.reason) == (action, reason)


def test_one_option_needs_no_other_reason() -> None:
    state = lesson("keys-to-the-castle", "a-turn", "").state.clone()
    state.apply(0, state.action("DISCARD(PL)"), SeededChance(1))
    assert counsel("keys-to-the-castle", "steady", state).reason == ONLY


def test_who_is_asked_for_advice_knows_what_the_seat_knows() -> None:
    """Two worlds that differ in what the seat cannot know (KC-INFO-01) get the same advice."""
    state = KEYS.setup({"first": "P0"}, SeededChance(3))
    worlds = [state.imagine(0, SeededChance(seed)) for seed in range(4)]
    assert len({world.to_text() for world in worlds}) > 1
    assert len({str(told(counsel("keys-to-the-castle", "steady", world))) for world in worlds}) == 1


@pytest.mark.parametrize("slug", list(shelf()))
def test_every_seat_has_somebody_to_ask(slug: str) -> None:
    game = shelf()[slug]
    options = game.complete(game.usual())
    for seat in range(game.seats(options)):
        assert adviser_for(game, options, seat) is not None
