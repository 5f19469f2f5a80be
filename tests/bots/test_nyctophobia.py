"""Positions in which the right decision is plain, and whole games, on both sides of the dark."""

from collections.abc import Sequence

import pytest

from lampblack.bots.register import bots_for, find_bot
from lampblack.games.nyctophobia.bot.beliefs import World
from lampblack.games.nyctophobia.bot.hearsay import Hearsay
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import CELL_INDEX
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import decide, play
from lampblack.kernel.state import State
from lampblack.testkit.laws import bots_see_no_secrets
from tests.games.nyctophobia.forest import GAME, Table, table
from tests.games.nyctophobia.subject import NYCTO


def choice(state: State, bot: str = "huddle") -> str:
    seat = state.asked()
    assert seat is not None
    return find_bot(GAME, bot).decide(Viewpoint(state, seat), SeededChance(1)).text


def let_act(at: Table, seat: int) -> list[str]:
    """Let the bot of a seat decide until somebody else does; what it did."""
    done: list[str] = []
    while at.state.asked() == seat:
        done.append(choice(at.state))
        at.do(done[-1])
    return done


def full_game(names: list[str], seed: str, **options: str) -> State:
    chance = SeededChance(seed)
    state = GAME.setup({"players": str(len(names)), **options}, chance)
    players = [find_bot(GAME, name) for name in names]
    play(state, players, chance, SeededChance(f"{seed}/bots"), 20_000)
    return state


# --- the Hunter ---------------------------------------------------------------------------------------------


def test_the_hunter_attacks_the_wounded_of_two() -> None:
    at = table("X=D4 1=D3 2=D5", active="P0", health="2 1", agenda="NEXT_TURN END_TURN FIGHT:6")
    assert choice(at.state, "stalker") == "FIGHT(P2)"
    at = table("X=D4 1=D3 2=D5", active="P0", health="1 2", agenda="NEXT_TURN END_TURN FIGHT:6")
    assert choice(at.state, "stalker") == "FIGHT(P1)"


def test_the_hunter_plays_the_card_that_reaches() -> None:
    at = table("X=D1 1=D5 2=H8", active="P0", hand="AX-02 AX-03")
    assert choice(at.state, "stalker") == "PLAY(AX-03)"  # three steps, and next to P1


def test_the_hunter_lies_in_wait_for_the_hidden() -> None:
    at = table("X=D1 1=D5 2=H8", active="P0", hand="AX-01 AX-02", hidden="P1 P2")
    assert choice(at.state, "stalker") == "PLAY(AX-01)"


def test_of_two_equally_near_the_hunter_goes_for_the_weak() -> None:
    at = table("X=D4 1=D1 2=D7", active="P0", hunter="simple", health="2 1")
    assert choice(at.state, "stalker") == "MOVE(D5)"


def test_the_hunter_lays_out_the_scenario_that_is_asked_for() -> None:
    state = GAME.setup({"players": "3", "hunter": "axe", "characters": "none"}, SeededChance(1))
    assert choice(state, "stalker@map=SC-04") == "SCENARIO(SC-04)"
    assert choice(state, "stalker").startswith("SCENARIO(SC-0")


def test_the_hunter_parks_the_car_behind_its_own_back() -> None:
    """NY-SETUP-03: of the three spots of SC-04 only one has the Hunter on the ways to it."""
    state = GAME.setup({"players": "4", "hunter": "axe", "characters": "none"}, SeededChance(1))
    for text in ("SCENARIO(SC-04)", "TURNED(0)"):
        decide(state, state.action(text), SeededChance(1))
    assert choice(state, "stalker") == "SPOT(C)"
    decide(state, state.action("SPOT(B)"), SeededChance(1))
    decide(state, state.legal(0)[0], SeededChance(1))
    assert choice(state, "stalker") == "CLUE(E)"  # S is as true, and leads them around


def test_the_mage_moves_trees_where_nobody_is_in_sight() -> None:
    trees = "D3-D4 D4-E4 D4-D5"
    at = table("X=D4 1=A2 2=H8", trees, hunter="mage", active="P0", hand="MG-02 MG-12", hidden="P1 P2")
    assert choice(at.state, "stalker@games=400") == "PLAY(MG-02)"


def test_a_kind_hunter_spares_whom_it_could_kill_until_help_is_called() -> None:
    fight = "NEXT_TURN END_TURN FIGHT:6"
    at = table("X=D4 1=D3 2=D5", active="P0", health="2 1", agenda=fight)
    assert choice(at.state, "kind") == "FIGHT(P1)"
    at = table("X=D4 1=D3 2=D5", active="P0", health="2 1", agenda=fight, called="P2 until P2")
    assert choice(at.state, "kind") == "FIGHT(P2)"


def test_a_kind_hunter_says_so() -> None:
    at = table("X=D4 1=D3 2=D5", active="P0", health="2 1", agenda="NEXT_TURN END_TURN FIGHT:6")
    counsel = find_bot(GAME, "kind").explain(Viewpoint(at.state, 0), SeededChance(1))
    assert counsel is not None
    assert counsel.action.text == "FIGHT(P1)"
    assert counsel.reason == "keeps the hunt in the balance"


def test_dials_are_checked_and_named() -> None:
    for spec, problem in (
        ("stalker@map=SC-09", "map: 'SC-09' is none of any, SC-01, "),
        ("huddle@worlds=0", "huddle@worlds=0: it is a number from 1 to 1000"),
        ("huddle@depth=2", "huddle has no dial 'depth'; it has map, games, worlds"),
    ):
        with pytest.raises(Malformed, match=problem):
            find_bot(GAME, spec)
    assert find_bot(GAME, "huddle") is not find_bot(GAME, "huddle")  # a fresh player for each seat


def test_huddle_imagines_as_many_worlds_as_it_is_told() -> None:
    at = table("X=A1 1=D5 2=H8", phase="MOVE", active="P1")
    asked = [Asked(), Asked()]
    for worlds, chance in zip(("2", "20"), asked):
        find_bot(GAME, f"huddle@worlds={worlds}").decide(Viewpoint(at.state, 1), chance)
    assert asked[0].questions * 5 < asked[1].questions


class Asked(Chance):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.questions = 0
        self.source = SeededChance(1)

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        self.questions += 1
        return self.source.pick(what, subject, names, weights)

    def below(self, bound: int) -> int:
        self.questions += 1
        return self.source.below(bound)


# --- the Hunted ---------------------------------------------------------------------------------------------


def test_steps_into_the_car_it_feels_and_calls() -> None:
    at = table("X=A1 1=E7 2=A8", phase="MOVE", clue="E")
    at.do("STEP(E)", "SEARCH")
    assert let_act(at, 1)[:2] == ["STEP(E)", "CALL"]


def test_calls_before_it_moves_when_it_begins_in_the_car() -> None:
    at = table("X=A1 1=F7 2=A8", phase="MOVE", clue="E")
    at.do("STEP(E)", "STEP(E)", "END", "PASS", "STEP(N)", "STEP(N)", "END")
    while at.state.asked() == 0:
        at.do(at.legal()[0])
    assert choice(at.state) == "CALL"


def test_feels_around_before_the_second_step_then_hides() -> None:
    at = table("X=A1 1=D5 2=A8", phase="MOVE", clue="E")
    done = let_act(at, 1)
    assert [word.partition("(")[0] for word in done] == ["STEP", "SEARCH", "STEP", "SEARCH", "HIDE"]


def test_tells_the_others_once_what_it_felt() -> None:
    at = table("X=A1 1=D5 2=A8", phase="MOVE", clue="E")
    here, bot = Viewpoint(at.state, 1), find_bot(GAME, "huddle")
    at.do("STEP(E)")
    assert bot.remark(here, SeededChance(1)) is None
    at.do("SEARCH")
    words = bot.remark(here, SeededChance(1))
    assert words is not None
    assert words.text == "SAY(REPORT_SEARCH)"
    at.state.apply(1, words, SeededChance(1))
    assert bot.remark(here, SeededChance(1)) is None


def test_tries_another_way_when_it_runs_into_trees() -> None:
    at = table("X=A1 1=D5 2=A8", "D4-D5 D5-E5 C5-D5", phase="MOVE", clue="E")
    done = let_act(at, 1)
    assert "STEP(S)" in done
    assert done[-1] == "HIDE"


def test_stops_where_there_is_no_way() -> None:
    at = table("X=D4 1=A8 2=A7 3=H1", "A8-B8", phase="MOVE", clue="E")
    assert "STOP" in let_act(at, 1)


def test_strikes_back_runs_away_and_hides() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E")
    at.do("STEP(N)")  # into the Hunter's reach
    assert choice(at.state) == "COUNTER(ROCK)"
    at.do("COUNTER(ROCK)")
    while at.state.asked() == 0:
        at.do(at.legal()[0])
    done = let_act(at, 1)
    assert "STEP(N)" not in done[:2]
    assert done[-1] == "HIDE_YES"


def test_does_not_hide_where_it_would_come_out_next_to_the_hunter() -> None:
    """WE-19: cornered in the Hunter's turn, a spent contact is safer than a new one."""
    at = table("X=A5 1=A8 2=H1", "A8-B8", hunter="simple", held="0 1", active="P0")
    while at.state.asked() == 0:
        at.do("MOVE(A6)" if at.where(0) == "A5" else "MOVE(A7)")
    done = let_act(at, 1)  # the rest of the fight, and the own turn after it
    assert "STOP" in done
    assert "HIDE_NO" in done
    assert "HIDE_YES" not in done


def test_the_boxer_saves_the_rock() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", cast="boxer -", characters="choose")
    at.do("STEP(N)")
    assert choice(at.state) == "COUNTER(BARE)"


def test_a_healthy_cheerleader_lets_a_hurt_friend_hide() -> None:
    at = table("X=A1 1=D5 2=H1", phase="MOVE", cast="cheerleader -", characters="choose", health="2 1")
    at.do("STEP(S)", "STEP(S)", "SEARCH")
    assert choice(at.state) == "GRANT(P2)"
    at.do("GRANT(P2)")
    assert choice(at.state) == "HIDE"


def test_after_the_call_it_throws_or_runs_but_asks_for_no_hiding() -> None:
    at = table("X=A1 1=D5 2=H1", phase="MOVE", clue="E", called="P2 until P2")
    done = let_act(at, 1)
    assert done[-1] != "HIDE"
    assert at.state.asked() != 1


def test_the_hurt_leave_the_search_to_the_others() -> None:
    """Met and hurt, it keeps to cells it has felt all around; alone with its wound it goes on."""
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E", held="0 1")
    at.do("STEP(N)", "SEARCH", "STEP(S)", "STOP", "HIDE_YES")
    assert World(at.state, 1, 0).is_careful
    at.state.health[2] = 1
    assert not World(at.state, 1, 0).is_careful


# --- what is said -------------------------------------------------------------------------------------------


def test_whoever_knows_its_place_says_it() -> None:
    at = table("X=A1 1=H8 2=A8", phase="MOVE", clue="E")
    bot = find_bot(GAME, "huddle")
    at.do("STEP(N)")
    assert bot.remark(Viewpoint(at.state, 1), SeededChance(1)) is None  # nothing felt yet
    at.do("STEP(S)", "SEARCH")
    said: list[str] = []
    for _ in range(3):
        words = bot.remark(Viewpoint(at.state, 1), SeededChance(1))
        if words is not None:
            said.append(words.text)
            at.state.apply(1, words, SeededChance(1))
    assert said == ["SAY(REPORT_SEARCH)", "SAY(AT:NW:7:7)"]


def test_what_others_say_tells_where_the_hunter_was_and_the_car_is_not() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E", memory="M1")
    at.do("STEP(N)")  # into a fight, the Hunter in the north
    at.state.apply(1, at.state.action("SAY(AT:NW:3:4)"), SeededChance(1))
    heard = Hearsay(at.state)
    assert heard.lair == CELL_INDEX["D4"]
    assert heard.bare == {CELL_INDEX["D5"]}
    assert heard.fits(at.state)  # its car is elsewhere
    heard.bare.add(at.state.forest.car_a)
    assert not heard.fits(at.state)


def test_what_was_heard_is_lost_when_the_forest_turns() -> None:
    at = table("X=D4 1=D6 2=A8", phase="MOVE", clue="E", memory="M1")
    at.do("STEP(N)")
    at.state.apply(1, at.state.action("SAY(AT:NW:3:4)"), SeededChance(1))
    heard = Hearsay(at.state)
    heard.hear(t.Told(t.FOREST, t.ALL, t.FELLED))
    assert heard.lair == CELL_INDEX["D4"]
    heard.hear(t.Told(t.FOREST, t.ALL, t.TURNED))
    assert heard.lair == -1
    assert not heard.bare


def test_nobody_walks_to_where_a_friend_met_the_hunter() -> None:
    at = table("X=D4 1=D6 2=F4", phase="MOVE", clue="E", memory="M1")
    alone = World(at.state, 2, 0)
    warned = World(at.state, 2, 0, CELL_INDEX["D4"])
    beside = CELL_INDEX["E4"]
    assert warned.worth(beside) < alone.worth(beside) - 1


# --- either seat, whole games ---------------------------------------------------------------------------------


def test_nyctophobia_has_a_bot_for_each_side() -> None:
    assert list(bots_for(GAME)) == ["random", "kind", "stalker", "huddle"]


def test_on_the_other_side_each_plays_as_the_other_does() -> None:
    one = full_game(["stalker", "huddle", "huddle"], "sides", hunter="simple")
    other = full_game(["huddle", "stalker", "stalker"], "sides", hunter="simple")
    assert one.to_text() == other.to_text()


@pytest.mark.parametrize(
    ("players", "hunter", "characters", "trees"),
    [
        (3, "axe", "choose", "edges"),
        (3, "mage", "none", "edges"),
        (4, "simple", "random", "edges"),
        (4, "mage", "choose", "edges"),
        (5, "axe", "random", "edges"),
        (5, "mage", "choose", "edges"),
        (4, "axe", "choose", "cells"),
    ],
)
def test_whole_games_come_to_an_end(players: int, hunter: str, characters: str, trees: str) -> None:
    names = ["stalker"] + ["huddle"] * (players - 1)
    outcome = full_game(names, "whole", hunter=hunter, characters=characters, trees=trees).outcome()
    assert outcome is not None
    assert outcome.rule in ("NY-END-01", "NY-END-03")


def hunted_wins(hunter: str, hunted: str, games: int) -> int:
    won = 0
    for number in range(games):
        outcome = full_game([hunter, hunted, hunted, hunted], f"bout {number}", hunter="axe").outcome()
        assert outcome is not None
        won += 0 not in outcome.winners
    return won


def test_huddle_lives_where_random_dies() -> None:
    assert hunted_wins("stalker@map=SC-01", "random", 8) == 0
    assert hunted_wins("stalker@map=SC-02", "huddle", 8) >= 2


def test_from_a_random_hunter_more_escape() -> None:
    assert hunted_wins("random", "huddle", 8) >= 6


@pytest.mark.parametrize("hunter", ["axe", "mage"])
def test_they_see_no_secrets(hunter: str) -> None:
    chance = SeededChance(f"secrets {hunter}")
    state = GAME.setup({"players": "3", "hunter": hunter}, chance)
    player = find_bot(GAME, "huddle")
    for number in range(90):
        seat = state.asked()
        if seat is None:
            break
        if number % 4 == 0:
            bots_see_no_secrets(NYCTO, state, number, player)
        decide(state, player.decide(Viewpoint(state, seat), chance), chance)
