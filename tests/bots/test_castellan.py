"""The searching bot of The Stygian Society: plain positions, what it says, that it repeats."""

import pytest

from lampblack.bots.register import find_bot
from lampblack.games.stygian_society.bot.judge import Judge, Learned, judge_for
from lampblack.games.stygian_society.bot.learned_counsel import PROVEN, REASONS, bare
from lampblack.games.stygian_society.bot.lore import lore_for
from lampblack.games.stygian_society.bot.mind import SocietyMind
from lampblack.games.stygian_society.bot.picture import PICTURE_NAMES, picture_of
from lampblack.games.stygian_society.bot.policy import Instinct
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.model.position import LOST_PERIL, WON
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Counsel, Viewpoint
from lampblack.kernel.playout import decide
from lampblack.kernel.state import State
from tests.games.stygian_society.table import GAME, table


def choice(told: State, sims: int = 48) -> str:
    """With a tower out of which something falls, which that of a test's table does not unless told."""
    state = GAME.from_text(told.to_text())
    seat = state.asked()
    assert seat is not None
    before = state.to_text()
    action = find_bot(GAME, f"castellan@sims={sims}").decide(Viewpoint(state, seat), SeededChance(1))
    assert state.to_text() == before
    return action.text


def advice(state: State) -> Counsel:
    seat = state.asked()
    assert seat is not None
    counsel = find_bot(GAME, "castellan@sims=24").explain(Viewpoint(state, seat), SeededChance(1))
    assert counsel is not None
    return counsel


def judge_of(state: SocietyState) -> Judge:
    return judge_for(lore_for(state.content), Taste())


# --- the judge -----------------------------------------------------------------------------------


def test_a_picture_has_a_number_for_every_name() -> None:
    state = table("lower.toll_stair", front="brute:2 acolyte", status_knight="cursed:W@1").state
    picture = picture_of(state, lore_for(state.content), Taste())
    assert len(picture) == len(PICTURE_NAMES) == len(set(PICTURE_NAMES))
    assert dict(zip(PICTURE_NAMES, picture, strict=True))["cursed"] > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"wounds": "2/20"}, {"wounds": "17/20"}),
        ({"peril": "1"}, {"peril": "11"}),
        ({"front": "slasher"}, {"front": "slasher slasher slasher slasher"}),
    ],
)
def test_the_judge_knows_what_is_good(better: dict[str, str], worse: dict[str, str]) -> None:
    usual = {"front": "slasher slasher", "wounds": "8/20"}
    good, bad = (
        table("lower.run_and_gun", **usual | better).state,
        table("lower.run_and_gun", **usual | worse).state,
    )
    assert 0.0 < judge_of(bad).worth(bad) < judge_of(good).worth(good) < 1.0


def test_the_end_needs_no_judgement() -> None:
    state = table("lower.run_and_gun", front="slasher").state
    for result, worth in ((WON, 1.0), (LOST_PERIL, 0.0)):
        over = state.clone()
        over.finish(result)
        assert judge_of(over).worth(over) == worth


# --- decisions -----------------------------------------------------------------------------------


def test_never_regroups_into_defeat() -> None:
    state = table("lower.run_and_gun", front="slasher", peril="13", field="R2").state
    assert choice(state) != "ACTION(generic.regroup)"


def test_stops_the_blow_that_would_lose_the_game() -> None:
    cards = "knight.steel_fist knight.unbroken"
    t = table("lower.toll_stair", front="brute", wounds="18/20", field="R3", cards_knight=cards)
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert choice(t.state) == "USE(knight.unbroken)"


def test_buys_the_blow_that_ends_the_floor() -> None:
    t = table("lower.run_and_gun", front="slasher:2", field="B4")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)")
    assert choice(t.state) == "LINE(1)"


def test_takes_the_heroes_with_whom_teams_won() -> None:
    state = GAME.setup({"players": "3"}, SeededChance(1))
    taken = []
    for _ in range(3):
        taken.append(choice(state))
        decide(state, state.action(taken[-1]), SeededChance(1))
    assert sorted(taken) == ["PLAY(burglar)", "PLAY(knight)", "PLAY(spellsling)"]


def test_heroes_nobody_tried_are_left_to_the_warden() -> None:
    state = GAME.setup({"players": "3"}, SeededChance(1))
    assert isinstance(state, SocietyState)
    instinct = Instinct(state.content, Taste())
    known = judge_of(state)
    mind = SocietyMind(instinct, Judge(Learned(known.network, {}), known.lore, known.taste), 1)
    assert mind.ranked(state, SeededChance(1)) == [instinct.choose(state)]


@pytest.mark.parametrize("players", [2, 3])
def test_finds_its_way_wherever_others_led_it_and_repeats(players: int) -> None:
    assert led_astray(players) == led_astray(players)


def led_astray(players: int) -> str:
    chance = SeededChance(f"castellan/{players}")
    state = GAME.setup({"players": str(players), "heroes": "random"}, chance)
    for decision in range(60):
        seat = state.asked()
        if seat is None:
            break
        bot = find_bot(GAME, "castellan@sims=4" if decision % 3 == 0 else "random")
        decide(state, bot.decide(Viewpoint(state, seat), chance), chance)
    return state.to_text()


# --- what it says --------------------------------------------------------------------------------


def test_says_what_it_would_do_and_why() -> None:
    state = table("lower.run_and_gun", front="slasher slasher", field="B4").state
    counsel = advice(state)
    assert 2 <= len(counsel.options) <= 3
    assert all(0.0 <= worth <= 1.0 for _, worth in counsel.options)
    assert counsel.reason


def test_says_why_it_takes_a_hero() -> None:
    assert advice(GAME.setup({"players": "3"}, SeededChance(1))).reason == PROVEN


def test_small_decisions_have_the_wardens_reason() -> None:
    t = table("lower.run_and_gun", front="slasher slasher", field="B2", luck="2")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert advice(t.state).reason == "keeps the cubes that are wanted most"


def test_every_reason_speaks_of_signs_there_are() -> None:
    for words, names in REASONS:
        for name in names:
            assert any(bare(sign).startswith(name) for sign in PICTURE_NAMES), (words, name)
