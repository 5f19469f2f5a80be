"""Turns, searching and moving (sections 6 to 9)."""

import pytest

from lampblack.games.nyctophobia.model.pieces import turn_order
from tests.games.nyctophobia.forest import idle, table

AROUND = "D3-D4 D4-E4 D4-D5 C4-D4"  # the four edges of D4


# --- turn order -----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-TURN-01", "NY-TURN-02")
def test_the_order_of_turns() -> None:
    assert turn_order(2) == (1, 2, 0)
    assert turn_order(3) == (1, 2, 3, 0)
    assert turn_order(4) == (1, 2, 0, 3, 4, 0)
    for hunted, pieces in ((2, "1=A8 2=B8"), (3, "1=A8 2=B8 3=D8"), (4, "1=A8 2=B8 3=D8 4=F8")):
        game = table(f"X=H1 {pieces}", phase="POST", hunter="simple", wound="yes", hidden="")
        seats = [1]
        while len(seats) < len(turn_order(hunted)) + 1:
            told = game.do({"PRE": "PASS", "POST": "END", "MOVE": "STEP(S)" if game.state.steps else "STEP(N)"}.get(
                game.asked.split()[1], game.legal()[0]))  # fmt: skip
            seats += [int(line[-2]) for line in told if "E-TURN{" in line]
        assert tuple(seats[:-1]) == turn_order(hunted)
        assert seats[-1] == 1


@pytest.mark.rule("NY-TURN-04")
def test_between_turns_nobody_is_active() -> None:
    """A held-back shout of a hidden player, and the fight it leads to, come between two turns."""
    game = table("X=D4 1=A8 2=D6", active="P0", hidden="P2", hunter="simple", wound="yes", hunter_steps="1",
                 agenda="WALK:1:0:0:0:0")  # fmt: skip
    assert game.view(1).active == 0
    game.do("P2 BREAK_SILENCE")
    game = table("X=D5 1=A8 2=D6", active="P0", hidden="P2", hunter="simple", wound="yes", hunter_steps="1",
                 queued="P2", agenda="WALK:1:0:0:0:0")  # fmt: skip
    game.do("DONE")
    assert game.asked == "P2 COUNTER"
    assert game.view(1).active is None
    assert game.state.active == -1


@pytest.mark.rule("NY-TURN-05", "NY-ANN-02")
def test_start_and_end_of_a_turn_are_told_to_everyone() -> None:
    game = table("X=A1 1=H8 2=D8", phase="POST")
    told = game.do("END")
    assert told[:2] == ["all E-TURN_END{1}", "all E-TURN{2}"]


# --- the phases of a turn ---------------------------------------------------------------------------------


@pytest.mark.rule("NY-HT-01")
def test_the_phases_come_in_order() -> None:
    game = table("X=A1 1=H8 2=D8 3=F8", phase="POST", hidden="P2")
    told = game.do("END")
    assert told[1:5] == [
        "all E-TURN{2}",
        "all E-UNHIDE{2,turn}",
        "s2 P-SEARCH{here:[],N:open,E:open,S:edge,W:open}",
        "all E-FELT{2,[edge]}",
    ]
    names = []
    for action in ("PASS", "STEP(N)", "STEP(N)", "END"):
        names.append(game.asked)
        game.do(action)
    assert names == ["P2 PRE", "P2 MOVE", "P2 MOVE", "P2 POST"]
    assert game.asked == "P3 PRE"


@pytest.mark.rule("NY-HT-04", "NY-DP-04", "NY-DP-07")
def test_one_action_before_or_after_moving() -> None:
    game = table("X=A1 1=D8 2=H8")
    assert game.names() == ["SPRINT", "THROW", "CALL", "PASS"]
    assert game.forbids("END") == "NY-DP-04"
    game.do("THROW(W)", "STEP(N)", "STEP(N)")
    assert game.names() == ["SEARCH", "END"]
    assert game.forbids("SPRINT(N)") == "NY-HT-04"
    game = table("X=A1 1=D8 2=H8", phase="POST")
    assert game.names() == ["SEARCH", "SPRINT", "THROW", "CALL", "HIDE", "END"]
    game.do("SPRINT(N)")
    assert game.names() == ["END"]


@pytest.mark.rule("NY-HT-05", "NY-DP-06")
def test_no_action_between_the_two_steps() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE")
    game.do("STEP(N)")
    assert game.names() == ["SEARCH", "STEP", "STOP"]
    for action in ("SPRINT(N)", "THROW(N)", "CALL", "HIDE"):
        assert game.forbids(action) == "NY-HT-05"


@pytest.mark.rule("NY-HT-06", "NY-MOVE-01", "NY-DP-05")
def test_moving_is_mandatory_and_two_steps() -> None:
    game = table("X=A1 1=D8 2=H8")
    game.do("SPRINT(N)")
    assert game.asked == "P1 MOVE"
    assert game.names() == ["STEP", "STOP"]
    assert game.forbids("END") == "NY-DP-05"
    assert game.forbids("SPRINT(N)") == "NY-HT-04"
    game.do("STEP(N)")
    assert game.asked == "P1 MOVE"
    game.do("STEP(N)")
    assert game.asked == "P1 POST"
    assert game.where(1) == "D5"


@pytest.mark.rule("NY-HT-07")
def test_a_combat_ends_the_turn_and_loses_what_was_left_of_it() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)")
    assert game.asked == "P1 COUNTER"
    game.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert game.asked == "P2 PRE"


@pytest.mark.rule("NY-HT-08", "NY-CALL-01", "NY-ANN-22", "NY-INFO-03")
def test_a_refused_action_is_not_used_up() -> None:
    game = table("X=A1 1=D8 2=H8")
    assert "CALL" in game.legal()
    assert game.do("CALL") == ["s1 P-REFUSED{not_in_car}"]
    assert game.asked == "P1 PRE"
    game.do("SPRINT(N)")
    assert game.asked == "P1 MOVE"


# --- searching ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-SEARCH-04", "NY-SEARCH-05")
def test_what_a_search_can_feel() -> None:
    game = table("X=A2 1=A1 2=B1 r=A3", "A1-A2", phase="POST")
    assert game.do("SEARCH")[0] == "s1 P-SEARCH{here:[],N:edge,E:[hunted:2],S:tree,W:edge}"
    game = table("X=D3 1=D4 2=H8 C=C4,C5", phase="POST", spent="P1", rocks="E4 E4", noise="E4")
    assert game.do("SEARCH") == [
        "s1 P-SEARCH{here:[],N:[hunter],E:[rock,rock,noise],S:open,W:[car]}",
        "all E-FELT{1,[rock,rock,noise,car,hunter]}",
    ]


@pytest.mark.rule("NY-SEARCH-06", "NY-HIDE-06")
def test_a_hidden_piece_is_felt_and_fills_its_cell() -> None:
    game = table("X=A1 1=D4 2=E4", phase="POST", hidden="P2")
    assert "E:[hunted:2]" in game.do("SEARCH")[0]
    game = table("X=A1 1=D4 2=E4", phase="MOVE", hidden="P2")
    assert game.do("STEP(E)") == ["all E-BLOCKED{1,hunted:2}"]


@pytest.mark.rule("NY-SEARCH-08", "NY-CAR-05")
def test_a_search_tells_what_is_here() -> None:
    game = table("X=A1 1=G7 2=D4", phase="POST", car="G7 H7", rocks="G7", noise="G7")
    assert game.do("SEARCH")[0] == "s1 P-SEARCH{here:[rock,noise,car],N:open,E:[car],S:open,W:open}"


@pytest.mark.rule("NY-SEARCH-09")
def test_when_one_may_search() -> None:
    game = table("X=A1 1=D8 2=H8")
    assert game.forbids("SEARCH") == "NY-SEARCH-09"  # PRE
    game.do("PASS")
    assert game.forbids("SEARCH") == "NY-SEARCH-09"  # before the first step
    game.do("STEP(N)", "SEARCH", "STEP(N)", "SEARCH", "THROW(W)", "SEARCH")
    assert game.asked == "P1 POST"


@pytest.mark.rule("NY-SEARCH-10", "NY-SPRINT-03")
def test_no_search_where_a_sprint_ends() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST")
    game.do("SPRINT(N)")
    assert game.forbids("SEARCH") == "NY-SEARCH-10"
    told = game.do("END") + idle(game, until="all E-TURN{1}")
    assert any(line.startswith("s1 P-SEARCH") for line in told)  # the mandatory one is never affected
    cornered = table("X=A1 1=D5 2=D3", "D3-D4 D4-E4 C4-D4 C3-D3")
    cornered.do("SPRINT(N)")
    assert cornered.asked == "P1 MOVE"
    fight = table("X=D2 1=D4 2=H8", phase="POST")
    fight.do("SPRINT(N)", "COUNTER(NONE)")
    assert "SEARCH" in fight.legal()  # a retreat always allows searching


@pytest.mark.rule("NY-SEARCH-11")
def test_searches_are_free_and_change_nothing() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST", memory="M0")
    board = game.forest
    one, two = game.do("SEARCH"), game.do("SEARCH")
    assert one == two
    assert game.forest == board
    assert game.legal() == table("X=A1 1=D8 2=H8", phase="POST").legal()


@pytest.mark.rule("NY-SEARCH-13")
def test_nobody_searches_at_somebody_elses_place() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST", cast="cheerleader -")
    told = game.do("SEARCH")
    assert all(line.startswith(("s1 P-SEARCH", "all E-FELT{1")) for line in told)
    game.do("GRANT(P2)")
    assert game.forbids("SEARCH") == "NY-CHAR-08"


# --- moving ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-MOVE-02", "NY-MOVE-03", "NY-MOVE-04", "NY-ANN-09")
def test_an_impossible_step_is_announced_and_costs_nothing() -> None:
    game = table("X=A2 1=A1 2=B1", "A1-A2", phase="MOVE")
    before = game.forest
    assert game.do("STEP(N)") == ["all E-BLOCKED{1,edge}"]
    assert game.do("STEP(S)") == ["all E-BLOCKED{1,tree}"]
    assert game.do("STEP(E)") == ["all E-BLOCKED{1,hunted:2}"]
    assert game.do("STEP(E)") == ["all E-BLOCKED{1,hunted:2}"]
    assert (game.forest, game.state.steps) == (before, 0)
    met = table("X=D3 1=D4 2=H8", phase="MOVE", spent="P1")
    assert met.do("STEP(N)") == ["all E-BLOCKED{1,hunter}"]


@pytest.mark.rule("NY-MOVE-05")
def test_a_step_may_go_back() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE")
    game.do("STEP(N)", "STEP(S)")
    assert game.where(1) == "D8"


@pytest.mark.rule("NY-MOVE-06")
def test_stopping_needs_that_no_step_is_possible() -> None:
    game = table("X=A1 1=D4 2=H8", "D3-D4 D4-E4 D4-D5", phase="MOVE")
    assert game.do("STOP") == ["s1 P-REFUSED{must_move}"]
    assert game.asked == "P1 MOVE"
    game = table("X=A1 1=D4 2=C4", "D3-D4 D4-E4 D4-D5", phase="MOVE")
    assert game.asked == "P1 MOVE"  # the engine does not end it by itself
    assert game.do("STOP") == []
    assert game.asked == "P1 POST"


@pytest.mark.rule("NY-MOVE-07")
def test_all_rocks_are_picked_up() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", rocks="D7 D7 D7")
    assert game.do("STEP(N)")[2:] == ["all E-ENTER{1,[rock,rock,rock]}", "s1 P-ROCKS{4}"]
    assert game.forest.rocks == []


@pytest.mark.rule("NY-ANN-07", "NY-NOISE-03")
def test_the_noise_is_come_upon_and_stays() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", noise="D7")
    assert game.do("STEP(N)")[2:] == ["all E-ENTER{1,[noise]}"]
    assert game.forest.noise == "D7"  # a Hunted does not end it


@pytest.mark.rule("NY-MOVE-08", "NY-MOVE-12", "NY-ANN-05", "NY-ANN-06", "NY-ANN-07", "NY-ANN-08")
def test_the_order_on_entering_a_cell() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", cast="klutz -", rocks="D5", held="0 1")
    told = game.do("STEP(N)")
    told += game.do("NOISE_YES")
    assert told == [
        "s1 P-STEP{N}",
        "all E-STEP{1}",
        "all E-NOISE{1}",
        "all E-ENTER{1,[rock]}",
        "s1 P-ROCKS{1}",
        "all E-COMBAT{1,N}",
        "all E-HURT{1,1,combat}",
    ]
    assert "COUNTER(ROCK)" in game.legal()  # the rock can be used at once
    assert game.forest.noise == "D6"


@pytest.mark.rule("NY-MOVE-09", "NY-COMBAT-01")
def test_contact_after_a_step_stops_the_movement() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    told = game.do("STEP(N)")
    assert "all E-COMBAT{1,N}" in told
    assert game.asked == "P1 COUNTER"


@pytest.mark.rule("NY-MOVE-10", "NY-CAR-01", "NY-CAR-06")
def test_the_car_is_ordinary_ground_for_the_hunted() -> None:
    game = table("X=A1 1=F7 2=A8", phase="MOVE")
    assert game.do("STEP(E)") == ["s1 P-STEP{E}", "all E-STEP{1}", "all E-ENTER{1,[car]}"]
    game.do("STEP(E)")
    assert game.where(1) == "H7"
    full = table("X=A1 1=G7 2=H7 3=F7", phase="MOVE", car="G7 H7", active="P3")
    assert full.do("STEP(E)") == ["all E-BLOCKED{3,hunted:1}"]
    closed = table("X=A1 1=F7 2=A8", "F7-G7", phase="MOVE")
    assert closed.do("STEP(E)") == ["all E-BLOCKED{1,tree}"]


@pytest.mark.rule("NY-MOVE-11", "NY-INFO-03")
def test_all_four_directions_are_always_offered() -> None:
    for trees in ("", AROUND.replace("D3-D4 ", ""), "D3-D4 D4-E4"):
        game = table("X=A1 1=D4 2=H8", trees, phase="MOVE")
        assert game.legal() == ["STEP(N)", "STEP(E)", "STEP(S)", "STEP(W)", "STOP"]
