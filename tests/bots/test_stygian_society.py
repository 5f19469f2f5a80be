"""Positions in which the right decision is plain, and whole games."""

import pytest

from lampblack.bots.register import bots_for, find_bot
from lampblack.games.stygian_society.bot.players import Warden
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.knowledge.facts.cubes import LinesBought
from lampblack.games.stygian_society.model.position import WON
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import decide, play
from lampblack.kernel.state import State
from tests.games.stygian_society.table import GAME, Table, table


def choice(state: State) -> str:
    """What the warden decides; the position is none the worse for it."""
    seat = state.asked()
    assert seat is not None
    before = state.to_text()
    action = find_bot(GAME, "warden").decide(Viewpoint(state, seat), SeededChance(1))
    assert state.to_text() == before
    assert state.refuse(state.asked() or 0, action) is None
    return action.text


def bought(t: Table) -> list[int]:
    """How often the warden buys each line."""
    while t.decision == "D-PURCHASE":
        t.play(choice(t.state))
    return next(fact.lines for fact in t.facts() if isinstance(fact, LinesBought))


def warden_plays(players: int, seed: str, bot: str = "warden", heroes: str = "random") -> SocietyState:
    chance = SeededChance(seed)
    state = GAME.setup({"players": str(players), "heroes": heroes}, chance)
    assert isinstance(state, SocietyState)
    play(state, [find_bot(GAME, bot)] * players, chance, SeededChance(f"{seed}/bots"), 5000)
    return state


def test_the_weakest_is_named_first() -> None:
    assert list(bots_for(GAME)) == ["random", "warden", "castellan"]


# --- targets and actions -------------------------------------------------------------------------


def test_finishes_the_enemy_that_is_about_to_act() -> None:
    """Both have 3 wounds left; the Brute is about to strike for 3, the Acolyte has no cubes."""
    t = table("lower.toll_stair", front="acolyte:1 brute:6", field="B2R2")
    t.play("ACTION(knight.steel_fist)")
    assert choice(t.state) == "TARGET(F2)"


def test_attacks_when_the_cubes_lie_ready() -> None:
    state = table("lower.run_and_gun", front="slasher", field="B4").state
    assert choice(state) == "ACTION(knight.steel_fist)"


def test_never_regroups_into_defeat() -> None:
    state = table("lower.run_and_gun", front="slasher", peril="13", field="R2").state
    assert choice(state) != "ACTION(generic.regroup)"


def test_buys_the_blow_that_ends_the_floor() -> None:
    t = table("lower.run_and_gun", front="slasher", field="B4")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)")
    assert bought(t) == [1, 1]


def test_buys_no_more_than_kills() -> None:
    """3 wounds are enough for the Slasher with 2 left; the others need the cubes."""
    t = table("lower.run_and_gun", front="slasher:3 slasher slasher", field="B4")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)")
    assert bought(t) == [1, 0]


# --- healing -------------------------------------------------------------------------------------


def test_heals_the_team_that_is_about_to_die() -> None:
    t = table(
        "lower.run_and_gun", active="doctor", front="slasher slasher slasher", wounds="18/20", field="W4R1"
    )
    t.play("ACTION(doctor.field_surgery)", "TARGET(F1)", "WILD(W1)")
    assert bought(t)[:2] == [1, 2]


def test_heals_nobody_who_is_well() -> None:
    state = table("lower.run_and_gun", active="doctor", front="slasher", field="G2W4").state
    assert choice(state) != "ACTION(generic.bind_wounds)"
    t = table("lower.run_and_gun", active="doctor", front="slasher", field="G2W4")
    t.play("ACTION(doctor.field_surgery)", "WILD(G1)")
    assert bought(t)[:3] == [0, 0, 1]


def test_stops_the_blow_that_would_lose_the_game() -> None:
    cards = "knight.steel_fist knight.unbroken"
    fields = {"front": "brute", "wounds": "18/20", "field": "R3", "cards_knight": cards}
    t = table("lower.toll_stair", **fields)
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.decision == "D-RESPONSE"
    assert choice(t.state) == "USE(knight.unbroken)"


def test_keeps_the_great_response_for_more_than_a_scratch() -> None:
    cards = "knight.steel_fist knight.unbroken"
    t = table("lower.guardroom", front="rider", field="Y3", cards_knight=cards)
    t.play("ACTION(generic.muster)", "WILD(B4)")
    assert t.decision == "D-RESPONSE"
    assert choice(t.state) == "DECLINE(knight.unbroken)"


# --- cubes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "card", "wild"),
    [("knight", "knight.steel_fist", "B1"), ("spellsling", "spellsling.hex_bolt", "W1")],
)
def test_wild_cubes_take_the_color_the_action_pays_with(hero: str, card: str, wild: str) -> None:
    t = table("lower.toll_stair", active=hero, front="brute")
    t.play(f"ACTION({card})")
    assert choice(t.state) == f"WILD({wild})"


def test_pays_with_what_lies_in_the_field_and_keeps_luck() -> None:
    t = table("lower.run_and_gun", front="slasher slasher", field="B2", luck="2")
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert choice(t.state) == "PAY(FIELD,B)"


def test_silences_the_color_that_is_about_to_act() -> None:
    cards = "knight.steel_fist knight.challenge"
    t = table("lower.charnel_lift", agenda="D-SUPPORT", field="R3Y1", wounds="15/20", cards_knight=cards)
    t.play("SUPPORT(knight.challenge)")
    assert choice(t.state) == "SILENCE(red)"


def test_buys_off_what_hurts_when_cubes_lie_about() -> None:
    t = table("lower.run_and_gun", front="slasher:1", turn="9", field="G3", status_knight="stricken:G@1")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)")
    while t.decision != "D-BUYOFF":
        t.play(choice(t.state))
    assert choice(t.state) == "BUYOFF(FIELD,G,stricken1)"


# --- the way up ----------------------------------------------------------------------------------


def test_climbs_to_the_next_level_of_skills() -> None:
    cards = "knight.steel_fist knight.plate_harness"
    fields = {"front": "brute:8 acolyte", "field": "B2", "xp": "6/7", "cards_knight": cards}
    t = table("lower.toll_stair", **fields)
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert t.decision == "D-LEARN"
    assert choice(t.state) == "RANDOM(2)"


@pytest.mark.parametrize(("peril", "answer"), [("0", "OPEN"), ("15", "STOP")])
def test_opens_chests_unless_they_may_kill(peril: str, answer: str) -> None:
    fields = {"front": "slasher:4", "field": "B2", "wounds": "18/20", "peril": peril}
    t = table("lower.run_and_gun", **fields)
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)")
    assert t.decision == "D-CHEST"
    assert choice(t.state) == answer


def test_gives_a_weapon_to_who_can_use_it() -> None:
    t = table("lower.run_and_gun", front="slasher:4", field="B2", chance=["treasure lower.ember_wand"])
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)", "OPEN")
    assert t.decision == "D-GIVE"
    assert choice(t.state) == "GIVE(spellsling)"


# --- any position --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_finds_its_way_wherever_others_led_it(players: int) -> None:
    """Every third decision is left to chance: cards, statuses and ranks nobody in his senses would have."""
    chance = SeededChance(f"astray/{players}")
    state = GAME.setup({"players": str(players), "heroes": "random"}, chance)
    for decision in range(600):
        seat = state.asked()
        if seat is None:
            break
        bot = find_bot(GAME, "random" if decision % 3 == 0 else "warden")
        decide(state, bot.decide(Viewpoint(state, seat), chance), chance)


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plays_whole_games(players: int) -> None:
    """One and three players play three heroes, two and four play four; ``play`` raises at an illegal action."""
    for heroes in ("choose", "random"):
        assert warden_plays(players, f"whole/{players}", heroes=heroes).outcome() is not None


def test_equal_chances_give_equal_games() -> None:
    assert warden_plays(4, "again").to_text() == warden_plays(4, "again").to_text()


def test_gets_further_than_random() -> None:
    wardens = [warden_plays(3 + game % 2, f"match/{game}") for game in range(12)]
    randoms = [warden_plays(3 + game % 2, f"match/{game}", "random") for game in range(12)]
    assert sum(state.floor for state in wardens) >= 2 * sum(state.floor for state in randoms)
    assert sum(state.result == WON for state in wardens) >= 2
    assert not any(state.result == WON for state in randoms)


def test_the_warden_has_dials() -> None:
    recipe = GAME.bots()[0]
    assert recipe.name == "warden"
    assert [dial.name for dial in recipe.dials] == ["thrift", "keep", "heal"]
    usual = find_bot(GAME, "warden")
    assert vars_of(usual) == vars_of(Warden(Taste()))
    assert find_bot(GAME, "warden") is not usual
    assert vars_of(find_bot(GAME, "warden@keep=2.5")) == {**vars_of(usual), "keep": 2.5}
    for spec, words in (
        ("warden@speed=1", "no dial 'speed'; it has thrift, keep, heal"),
        ("warden@keep=x", "0 to 9"),
    ):
        with pytest.raises(Malformed, match=words):
            find_bot(GAME, spec)


def vars_of(player: Warden) -> dict[str, float]:
    return {name: getattr(player.taste, name) for name in ("thrift", "keep", "heal")}
