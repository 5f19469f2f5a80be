"""The actions of a turn, and the end (sections 10 and 15)."""

import pytest

from tests.games.nyctophobia.forest import table

# --- sprint and hide --------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-SPRINT-01", "NY-SPRINT-02")
def test_a_sprint_is_one_step_more_and_can_end_in_combat() -> None:
    game = table("X=D1 1=D4 2=H8")
    game.do("SPRINT(N)")
    assert (game.where(1), game.asked) == ("D3", "P1 MOVE")
    game = table("X=D2 1=D4 2=H8")
    assert "all E-COMBAT{1,N}" in game.do("SPRINT(N)")


@pytest.mark.rule("NY-SPRINT-04")
def test_a_refused_sprint_is_not_used_up() -> None:
    game = table("X=A1 1=D4 2=H8", "D3-D4")
    assert game.do("SPRINT(N)") == ["all E-BLOCKED{1,tree}"]
    assert game.names() == ["SPRINT", "THROW", "CALL", "PASS"]
    game.do("SPRINT(E)", "STEP(S)", "STEP(S)")
    assert game.forbids("SPRINT(N)") == "NY-HT-04"


@pytest.mark.rule("NY-HIDE-01", "NY-HIDE-14", "NY-HIDE-12")
def test_hiding_needs_post_and_ends_the_turn() -> None:
    game = table("X=A1 1=D4 2=H8")
    assert game.forbids("HIDE") == "NY-HIDE-01"
    assert game.refusal("HIDE").code == "hide_needs_post"
    game.do("PASS", "STEP(N)", "STEP(S)")
    told = game.do("HIDE")
    assert told[:4] == ["all E-ACTION{1,hide}", "all E-HIDE{1}", "all E-TURN_END{1}", "all E-TURN{2}"]
    assert game.view(2).players[0].hidden


@pytest.mark.rule("NY-HIDE-02", "NY-BOARD-04", "NY-HIDE-03")
def test_a_hidden_hunted_is_never_in_contact_nor_a_target() -> None:
    game = table("X=D2 1=D4 2=H8", active="P0", hidden="P1", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)", "MOVE(E2)", "MOVE(F2)")
    assert game.hunted(1).health == 2  # it walks towards s2
    assert game.where(0) == "F2"
    past = table("X=C3 1=D4 2=H3", active="P0", hidden="P1", hand="AX-02 AX-03")
    told = past.do("PLAY(AX-02)")
    assert past.where(0) == "E3"  # by D3, next to s1
    assert not any("E-COMBAT" in line for line in told)


@pytest.mark.rule("NY-HIDE-04", "NYC-PRIM-23")
def test_cards_cannot_select_a_hidden_hunted() -> None:
    game = table("X=A1 1=D4 2=H8 3=A8", active="P0", hidden="P1", hunter="mage", hand="MG-05 MG-04")
    game.do("PLAY(MG-05)")
    assert game.legal() == ["PICK(P2)", "PICK(P3)"]
    tilted = table("X=A1 1=D4 2=H8 3=B8", active="P0", hidden="P1", hunter="mage", hand="MG-08 MG-04")
    tilted.do("PLAY(MG-08)", "CLAIM(NEAR:P2)", "TILT(N)")
    assert [tilted.where(seat) for seat in (1, 2, 3)] == ["D4", "H7", "B7"]  # into the car too


@pytest.mark.rule("NY-HIDE-07", "NY-HMOVE-10")
def test_the_hunter_passes_a_hidden_player_but_does_not_stop_there() -> None:
    corridor = "C4-C5 D4-D5 E4-E5 C3-C4 D3-D4 E3-E4"
    game = table("X=C4 1=D4 2=H4", corridor, active="P0", hidden="P1", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)")
    assert game.where(0) == "E4"
    game = table("X=C4 1=D4 2=H4", corridor, active="P0", hidden="P1", hand="AX-02 AX-03", wound="yes")
    game.do("PLAY(AX-02)")
    assert game.where(0) == "C4"  # one step would end on s1


@pytest.mark.rule("NY-HMOVE-10")
def test_the_hunter_passes_one_hidden_player_at_a_time() -> None:
    """The cell behind the first must be free, however many steps are left."""
    corridor = "C4-C5 D4-D5 E4-E5 F4-F5 C3-C4 D3-D4 E3-E4 F3-F4"
    for third, reached in (("A8", "F4"), ("E4", "C4")):
        game = table(f"X=C4 1=D4 2=H4 3={third}", corridor, active="P0", hidden="P1 P3", hand="AX-03 AX-02")
        game.do("PLAY(AX-03)")
        assert game.where(0) == reached


@pytest.mark.rule("NY-HIDE-08", "NY-COMM-05")
def test_hiding_ends_with_the_next_turn_or_by_speaking() -> None:
    game = table("X=A1 1=D8 2=H8", phase="POST", hidden="P2")
    assert "all E-UNHIDE{2,turn}" in game.do("END")
    game = table("X=A1 1=D8 2=H8", phase="POST", hidden="P2")
    assert "all E-UNHIDE{2,spoke}" in game.do("P2 BREAK_SILENCE")


@pytest.mark.rule("NY-HIDE-09", "NY-HIDE-11")
def test_after_a_call_nobody_takes_hide_but_who_is_hidden_stays_so() -> None:
    game = table("X=A1 1=G7 2=D8 3=B8", car="G7 H7", hidden="P3")
    game.do("CALL", "STEP(N)", "STEP(S)", "END", "PASS", "STEP(N)", "STEP(S)")
    refusal = game.refusal("HIDE")
    assert (refusal.rule, refusal.code) == ("NY-HIDE-09", "hide_after_call")
    assert "HIDE" not in game.legal()
    assert game.view(1).players[2].hidden


@pytest.mark.rule("NY-HIDE-10", "NY-RETREAT-14")
def test_the_hiding_of_a_retreat_stays_allowed_after_a_call() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", called="P2 until P2")
    game.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STOP")
    assert "HIDE_YES" in game.legal()
    assert "all E-HIDE{1}" in game.do("HIDE_YES")


@pytest.mark.rule("NY-HIDE-13", "NY-CHAR-08")
def test_a_hidden_player_takes_no_granted_action() -> None:
    game = table("X=A1 1=D8 2=H8 3=A8", cast="cheerleader - -", hidden="P2")
    assert "GRANT(P2)" not in game.legal()
    assert "GRANT(P3)" in game.legal()
    assert game.forbids("GRANT(P2)") == "NY-HIDE-13"
    assert game.refusal("GRANT(P1)").code == "bad_target"


# --- rocks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-ROCK-01")
def test_throwing_needs_a_rock() -> None:
    game = table("X=A1 1=D8 2=H8", held="0 1")
    assert "THROW(N)" not in game.legal()
    refusal = game.refusal("THROW(N)")
    assert (refusal.rule, refusal.code) == ("NY-ROCK-01", "no_rock")
    game = table("X=A1 1=D8 2=H8", held="2 1")
    game.do("THROW(N)")
    assert game.hunted(1).rocks == 1


@pytest.mark.rule("NY-ROCK-08", "NY-NOISE-01")
def test_the_noise_token_moves_to_where_the_rock_lands() -> None:
    game = table("X=A1 1=D8 2=H7 C=A7,B7", noise="B2")
    game.do("THROW(E)")
    assert (game.forest.noise, game.forest.rocks) == ("H8", ["H8"])


@pytest.mark.rule("NY-ROCK-07")
def test_rocks_and_noise_do_not_stop_a_rock() -> None:
    game = table("X=A1 1=D4 2=H8", rocks="E4 F4", noise="F4")
    assert "all E-THROW{1,E,4,edge}" in game.do("THROW(E)")
    assert (game.forest.rocks, game.forest.noise) == (["E4", "F4", "H4"], "H4")


@pytest.mark.rule("NY-ROCK-15")
def test_a_rock_thrown_inside_the_car_crosses_its_other_half() -> None:
    """It hurts nobody there, and lands there only before an obstacle."""
    game = table("X=A1 1=G7 2=H7", car="G7 H7")
    told = game.do("THROW(E)")
    assert told == ["all E-ACTION{1,throw}", "all E-THROW{1,E,1,edge}", "s1 P-ROCKS{0}"]
    assert (game.forest.rocks, game.forest.noise, game.hunted(2).health) == (["H7"], "H7", 2)
    behind = table("C=D4,E4 X=A1 1=E4 2=D4 3=C4", car="D4 E4")
    assert "all E-THROW{1,W,2,hunted:3}" in behind.do("THROW(W)")  # over s2, out of the car
    walled = table("C=D4,E4 X=A1 1=E4 2=D4 3=C4", "C4-D4", car="D4 E4")
    assert "all E-THROW{1,W,1,tree}" in walled.do("THROW(W)")
    assert walled.forest.rocks == ["D4"]


@pytest.mark.rule("NY-ROCK-11", "NY-RETREAT-11", "NY-CHAR-13")
def test_a_hit_hunted_retreats_two_steps_and_the_track_star_three() -> None:
    for cast, steps in (("- -", 2), ("- star", 3)):
        game = table("X=A1 1=D8 2=F8", cast=cast)
        game.do("THROW(E)")
        for _ in range(steps):
            assert game.asked == "P2 RETREAT"
            game.do("STEP(N)")
        assert game.asked == "P2 HIDE"


@pytest.mark.rule("NY-ROCK-11", "NY-RETREAT-16", "NY-ROCK-13")
def test_a_hit_hunted_may_retreat_and_keeps_its_own_turn() -> None:
    game = table("X=A1 1=D8 2=F8 3=A8")
    told = game.do("THROW(E)")
    assert told[-1] == "all E-HURT{2,1,rock}"
    assert game.asked == "P2 RETREAT"
    game.do("STOP")  # 0 steps are allowed after a rock hit
    assert game.asked == "P2 HIDE"
    game.do("HIDE_NO")
    assert game.asked == "P1 MOVE"
    game.do("STEP(N)", "STEP(N)", "END")
    assert game.asked == "P2 PRE"
    assert "SPRINT(N)" in game.legal()


@pytest.mark.rule("NY-ROCK-12")
def test_a_victim_running_into_the_hunter_fights() -> None:
    game = table("X=F5 1=D8 2=F8 3=A8")
    game.do("THROW(E)", "STEP(N)")
    told = game.do("STEP(N)")
    assert told == [
        "s2 P-STEP{N}",
        "all E-STEP{2}",
        "all E-COMBAT{2,N}",
        "all E-HURT{2,0,combat}",
        "all E-END{0,death}",
    ]


@pytest.mark.rule("NY-END-02", "NY-END-01")
def test_a_rock_of_a_team_mate_can_kill() -> None:
    game = table("X=A1 1=D8 2=F8", health="2 1")
    assert game.do("THROW(E)")[-2:] == ["all E-HURT{2,0,rock}", "all E-END{0,death}"]
    assert game.state.asked() is None


# --- call for help ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CALL-01", "NY-ANN-10", "NY-ANN-17")
def test_a_call_from_the_car() -> None:
    game = table("X=A1 1=G7 2=D8", car="G7 H7")
    assert game.do("CALL") == ["all E-ACTION{1,call}", "all E-CALL{1}"]
    game = table("X=A1 1=G7 2=D8", car="G7 H7", phase="POST")
    assert game.do("CALL") == ["all E-ACTION{1,call}", "all E-CALL{1}"]


@pytest.mark.rule("NY-CALL-02")
def test_only_one_call_is_made() -> None:
    game = table("X=A1 1=G7 2=D8", car="G7 H7", called="P2 until P2")
    assert game.do("CALL") == ["s1 P-REFUSED{already_called}"]
    assert game.asked == "P1 PRE"


@pytest.mark.rule("NY-CALL-03", "NY-CALL-05")
def test_the_caller_moves_on_and_makes_no_noise() -> None:
    game = table("X=A1 1=G7 2=D8", car="G7 H7")
    game.do("CALL")
    assert game.forest.noise is None
    game.do("STEP(N)", "STEP(N)", "END")
    assert game.where(1) == "G5"
    assert game.view(2).called_by == 1


@pytest.mark.rule("NY-END-04", "NY-END-03")
def test_the_last_turn_counts_as_ended_also_by_a_combat() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", called="P1 until P1 begun")
    told = game.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert told[-2:] == ["all E-TURN_END{1}", "all E-END{1,rescue}"]
    game = table("X=D4 1=D6 2=H8", phase="POST", called="P1 until P1")
    game.do("END")  # the turn of the call itself does not count
    assert not game.state.is_over()


@pytest.mark.rule("NY-END-05")
def test_nothing_else_ends_the_game() -> None:
    """Everybody hides in every turn: the Hunter stands still, for a hundred rounds."""
    game = table("X=A1 1=B7 2=D7", hunter="simple", memory="M0")
    for _ in range(100):
        for seat in (1, 2):
            assert game.asked == f"P{seat} PRE"
            game.do("PASS", "STEP(N)", "STEP(S)", "HIDE")
    assert game.where(0) == "A1"


@pytest.mark.rule("NY-CAR-07")
def test_one_can_hide_in_the_car() -> None:
    game = table("X=A1 1=G7 2=D8", car="G7 H7", phase="POST")
    assert "all E-HIDE{1}" in game.do("HIDE")
