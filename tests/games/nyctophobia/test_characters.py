"""The six characters (section 16) and the cell-tree variant (section 17.2)."""

import pytest

from tests.games.nyctophobia.forest import STANDARD, cells, start, table


@pytest.mark.rule("NY-CHAR-01", "NY-CHAR-02")
def test_the_guide_feels_two_spaces_past_everything_but_trees_and_the_edge() -> None:
    game = table(
        "X=A1 1=D4 2=E4 C=D2,D3", "C4-D4", cast="guide -", phase="POST", rocks="F4 D5 D6", noise="D5"
    )
    search = game.do("SEARCH")[0]
    assert search == "s1 P-SEARCH{here:[],N:[car]>[car],E:[hunted:2]>[rock],S:[rock,noise]>[rock],W:tree}"
    edge = table("X=H1 1=A8 2=H8", cast="guide -", phase="POST")
    assert edge.do("SEARCH")[0] == "s1 P-SEARCH{here:[],N:open>open,E:open>open,S:edge,W:edge}"


@pytest.mark.rule("NY-CHAR-03")
def test_feeling_the_hunter_two_away_is_no_combat() -> None:
    game = table("X=D2 1=D4 2=H8", cast="guide -", phase="POST")
    told = game.do("SEARCH")
    assert "N:open>[hunter]" in told[0]
    assert game.asked == "P1 POST"


@pytest.mark.rule("NY-CHAR-04")
def test_the_boxer_strikes_back_bare_handed() -> None:
    game = table("X=D4 1=D6 2=H8", cast="boxer -", phase="MOVE", held="0 1")
    game.do("STEP(N)")
    assert game.legal() == ["COUNTER(NONE)", "COUNTER(BARE)"]
    assert game.do("COUNTER(BARE)") == ["all E-COUNTER{1,bare}"]
    assert (game.where(0), game.cards.wounded, game.hunted(1).rocks) == ("D2", True, 0)


@pytest.mark.rule("NY-CHAR-05")
def test_the_boxers_rock_drives_the_hunter_three_spaces() -> None:
    game = table("X=D5 1=D7 2=H8", cast="boxer -", phase="MOVE")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert game.where(0) == "D2"


# --- the Cheerleader --------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CHAR-06", "NY-DP-10")
def test_the_cheerleader_gives_her_action_away() -> None:
    game = table("X=A1 1=D8 2=F6 3=B8", cast="cheerleader - -")
    game.do("GRANT(P2)")
    assert game.asked == "P2 GRANT"
    assert game.names() == ["SPRINT", "THROW", "CALL", "DECLINE"]
    told = game.do("SPRINT(N)")
    assert told == ["all E-ACTION{1,grant}", "all E-ACTION{2,sprint}", "s2 P-STEP{N}", "all E-STEP{2}"]
    assert game.asked == "P1 MOVE"  # hers stays mandatory
    assert game.forbids("END") == "NY-DP-05"


@pytest.mark.rule("NY-CHAR-07")
def test_declining_costs_nothing() -> None:
    game = table("X=A1 1=D8 2=F6", cast="cheerleader -")
    assert game.do("GRANT(P2)", "DECLINE") == []
    assert game.asked == "P1 PRE"
    game.do("SPRINT(N)")
    assert game.where(1) == "D7"


@pytest.mark.rule("NY-CHAR-08")
def test_the_beneficiary_uses_their_own_things() -> None:
    game = table("X=A1 1=D8 2=F6 3=B8", cast="cheerleader star -", held="1 0 1")
    assert game.refusal("GRANT(P1)").code == "bad_target"
    assert game.forbids("GRANT(P0)") == "NY-CHAR-08"
    plain = table("X=A1 1=D8 2=F6 3=B8", cast="star - -")
    assert plain.forbids("GRANT(P2)") == "NY-CHAR-06"
    game.do("GRANT(P2)")
    assert game.forbids("THROW(N)") == "NY-ROCK-01"  # P2 holds no rock
    assert game.forbids("SEARCH") == "NY-CHAR-08"
    game.do("SPRINT(N)")
    assert game.asked == "P2 SPRINT"  # the Track Star's own power
    game.do("STEP(N)")
    assert (game.where(2), game.where(1)) == ("F4", "D8")


@pytest.mark.rule("NY-CHAR-09")
def test_a_granted_hide_needs_the_cheerleaders_post() -> None:
    game = table("X=A1 1=D8 2=F6", cast="cheerleader -")
    game.do("GRANT(P2)")
    assert game.forbids("HIDE") == "NY-HIDE-01"
    game = table("X=A1 1=D8 2=F6", cast="cheerleader -", phase="POST")
    game.do("GRANT(P2)")
    assert game.do("HIDE") == ["all E-ACTION{1,grant}", "all E-ACTION{2,hide}", "all E-HIDE{2}"]
    assert game.asked == "P1 POST"  # it does not end her turn
    called = table("X=A1 1=D8 2=F6", cast="cheerleader -", phase="POST", called="P1 until P1")
    called.do("GRANT(P2)")
    assert called.forbids("HIDE") == "NY-HIDE-09"


@pytest.mark.rule("NY-CHAR-08", "NY-SEARCH-10")
def test_a_granted_sprint_leaves_the_cheerleader_her_search() -> None:
    game = table("X=A1 1=D8 2=F6", cast="cheerleader -", phase="POST")
    game.do("GRANT(P2)", "SPRINT(N)")
    assert game.names() == ["SEARCH", "END"]


@pytest.mark.rule("NY-CHAR-10")
def test_a_combat_of_the_beneficiary_ends_the_cheerleaders_turn() -> None:
    game = table("X=F4 1=D8 2=F6 3=B8", cast="cheerleader - -")
    game.do("GRANT(P2)")
    assert "all E-COMBAT{2,N}" in game.do("SPRINT(N)")
    told = game.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert "all E-TURN_END{1}" in told
    assert game.asked == "P2 PRE"


@pytest.mark.rule("NY-CHAR-21")
def test_a_granted_action_is_the_cheerleaders_and_not_the_beneficiarys() -> None:
    game = table("X=A1 1=D8 2=F6 3=B8", cast="cheerleader - -")
    game.do("GRANT(P2)", "SPRINT(N)", "STEP(N)", "STEP(S)")
    assert game.names() == ["SEARCH", "END"]
    game.do("END")
    assert "SPRINT(N)" in game.legal()  # P2's own turn


# --- the Klutz --------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CHAR-11", "NY-DP-09", "NY-ANN-12")
def test_the_klutz_may_make_noise_after_each_own_step() -> None:
    game = table("X=A1 1=D8 2=F6", cast="klutz -")
    game.do("SPRINT(N)")
    assert (game.asked, game.legal()) == ("P1 NOISE", ["NOISE_YES", "NOISE_NO"])
    assert game.forbids("STEP(N)") == "NY-DP-09"
    assert game.do("NOISE_YES") == ["all E-NOISE{1}"]
    assert game.forest.noise == "D8"
    game.do("STEP(N)", "NOISE_NO", "STEP(N)")
    assert game.asked == "P1 NOISE"
    hit = table("X=A1 1=D8 2=F8", cast="- klutz")
    hit.do("THROW(E)", "STEP(N)")
    assert hit.asked == "P2 NOISE"


@pytest.mark.rule("NY-CHAR-12")
def test_no_noise_in_a_combat_retreat_nor_when_a_card_moves_the_klutz() -> None:
    game = table("X=D4 1=D6 2=H8", cast="klutz -", phase="MOVE")
    game.do("STEP(N)", "NOISE_NO", "COUNTER(NONE)", "STEP(S)")
    assert game.asked == "P1 RETREAT"
    pulled = table(
        "X=A1 1=D8 2=H1", cast="klutz -", hunter="mage", active="P0", hand="MG-07 MG-02", hidden="P2"
    )
    pulled.do("PLAY(MG-07)", "PULL(D7)")
    assert pulled.state.asked() == 0


# --- the Track Star ------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CHAR-13", "NY-DP-08")
def test_the_track_star_sprints_twice_and_retreats_farther() -> None:
    game = table("X=A1 1=D8 2=H8", cast="star -")
    game.do("SPRINT(N)")
    assert (game.asked, game.names()) == ("P1 SPRINT", ["STEP", "STOP"])
    game.do("STEP(N)")
    assert (game.where(1), game.asked) == ("D6", "P1 MOVE")
    short = table("X=A1 1=D8 2=H8", cast="star -")
    short.do("SPRINT(N)", "STOP")
    assert short.where(1) == "D7"
    fight = table("X=D4 1=D6 2=H8", cast="star -", phase="MOVE")
    fight.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STEP(S)")
    assert fight.asked == "P1 RETREAT"
    fight.do("STEP(S)")
    assert (fight.where(1), fight.asked) == ("D8", "P1 HIDE")


@pytest.mark.rule("NY-CHAR-14")
def test_between_two_sprint_steps_there_is_no_search_but_combat() -> None:
    game = table("X=A1 1=D8 2=H8", cast="star -")
    game.do("SPRINT(N)")
    assert game.forbids("SEARCH") == "NY-CHAR-14"
    assert game.do("STEP(S)")[:2] == ["s1 P-STEP{S}", "all E-STEP{1}"]
    fight = table("X=D5 1=D7 2=H8", cast="star -")
    assert "all E-COMBAT{1,N}" in fight.do("SPRINT(N)")
    fight.do("COUNTER(NONE)")
    assert fight.asked == "P1 RETREAT"  # the second step is lost


# --- the Climber ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CHAR-15", "NY-DP-12")
def test_a_hop_replaces_the_move_or_the_retreat() -> None:
    game = table("X=A1 1=D8 2=H8", "D7-D8", cast="climber -", phase="MOVE")
    assert "HOP(N)" in game.legal()
    game.do("HOP(N)")
    assert (game.where(1), game.asked) == ("D7", "P1 POST")
    other = table("X=A1 1=D8 2=H8", "D7-D8", phase="MOVE")
    assert other.forbids("HOP(N)") == "NY-CHAR-15"
    fight = table("X=D4 1=D6 2=H8", "D5-E5", cast="climber -", phase="MOVE")
    fight.do("STEP(N)", "COUNTER(NONE)")
    assert "HOP(E)" in fight.legal()
    fight.do("HOP(E)")
    assert (fight.where(1), fight.asked) == ("E5", "P1 HIDE")


@pytest.mark.rule("NY-CHAR-16", "NY-INFO-04")
def test_a_hop_onto_somebody_says_only_occupied() -> None:
    for who in ("X=D7 2=H8", "X=A1 2=D7"):
        game = table(f"{who} 1=D8", "D7-D8", cast="climber -", phase="MOVE")
        assert game.do("HOP(N)") == ["all E-BLOCKED{1,occupied}"]
        assert game.asked == "P1 MOVE"


@pytest.mark.rule("NY-CHAR-17")
def test_a_hop_is_loud_and_ends_like_a_step() -> None:
    game = table("X=D5 1=D8 2=H8", "D7-D8", cast="climber -", phase="MOVE", rocks="D7")
    told = game.do("HOP(N)")
    assert told == [
        "s1 P-STEP{N}",
        "all E-HOP{1}",
        "all E-NOISE{1}",
        "all E-ENTER{1,[rock]}",
        "s1 P-ROCKS{2}",
    ]
    assert game.forest.noise == "D8"
    fight = table("X=D6 1=D8 2=H8", "D7-D8", cast="climber -", phase="MOVE")
    assert fight.do("HOP(N)")[-2:] == ["all E-COMBAT{1,N}", "all E-HURT{1,1,combat}"]


@pytest.mark.rule("NY-CHAR-18")
def test_a_hop_needs_a_tree_and_comes_first() -> None:
    game = table("X=A1 1=D8 2=H8", "C7-D7", cast="climber -", phase="MOVE")
    assert game.do("HOP(N)") == ["s1 P-REFUSED{no_tree}"]
    assert game.do("HOP(S)") == ["s1 P-REFUSED{no_tree}"]  # the edge
    game.do("STEP(N)")
    assert game.forbids("HOP(W)") == "NY-CHAR-18"
    fight = table("X=D4 1=D6 2=H8", cast="climber -", phase="MOVE")
    fight.do("STEP(N)", "COUNTER(NONE)")
    assert fight.do("HOP(W)") == ["s1 P-REFUSED{no_tree}"]
    assert fight.asked == "P1 RETREAT"  # it may still step
    fight.do("STEP(S)")
    assert fight.forbids("HOP(W)") == "NY-CHAR-18"


@pytest.mark.rule("NY-CHAR-15", "NY-CELL-05")
def test_a_hop_leads_to_any_cell_of_the_board() -> None:
    for cell, tree, way, there in (("B1", "A1-B1", "W", "A1"), ("G8", "G8-H8", "E", "H8")):
        game = table(f"X=D4 1={cell} 2=A8 C=C1,D1", tree, cast="climber -", phase="MOVE")
        game.do(f"HOP({way})")
        assert game.where(1) == there
    filled = cells("X=D4 1=C1 2=A8", "B1", cast="climber -", phase="MOVE")
    filled.do("HOP(W)")
    assert filled.where(1) == "A1"


@pytest.mark.rule("NY-CHAR-19")
def test_after_a_hop_the_climber_may_search() -> None:
    game = table("X=A1 1=D8 2=H8", "D7-D8", cast="climber -")
    game.do("SPRINT(E)", "STEP(W)")
    game = table("X=A1 1=C8 2=H8", "D7-D8", cast="climber -")
    game.do("SPRINT(E)", "HOP(N)")
    assert "SEARCH" in game.legal()  # a hop counts as a step after a sprint
    fight = table("X=D4 1=D6 2=H8", "D5-E5", cast="climber -", phase="MOVE")
    fight.do("STEP(N)", "COUNTER(NONE)", "HOP(E)")
    assert fight.forest.noise == "D5"
    fight.do("HIDE_NO")
    assert fight.forest.noise is None


@pytest.mark.rule("NY-CHAR-20")
def test_a_climber_may_hop_into_the_car() -> None:
    game = table("X=A1 1=F7 2=A8", "F7-G7", cast="climber -", phase="MOVE")
    assert "all E-ENTER{1,[car]}" in game.do("HOP(E)")
    game.do("CALL")
    assert game.state.caller == 1


@pytest.mark.rule("NY-COMP-09")
def test_every_character_has_words() -> None:
    assert [action.args[0] for action in STANDARD.parts] == ["GUIDE", "BOXER", "CHEERLEADER", "KLUTZ", "STAR", "CLIMBER"]  # fmt: skip
    assert STANDARD.people == [0, 1, 2, 3, 4, 5]
    assert all(title and power for title, power in (action.about for action in STANDARD.parts))


# --- trees that fill cells -----------------------------------------------------------------------------------------


@pytest.mark.rule("NY-CELL-01", "NY-CELL-02")
def test_nothing_enters_a_tree_cell() -> None:
    game = cells("X=A1 1=D5 2=H8", "D4 C5", phase="MOVE")
    assert game.do("STEP(N)") == ["all E-BLOCKED{1,tree}"]
    assert game.do("STEP(W)") == ["all E-BLOCKED{1,tree}"]
    hunter = cells("X=B4 1=E4 2=H8", "C4", active="P0", hunter="simple")
    assert sorted(hunter.legal()) == ["MOVE(B3)", "MOVE(B5)"]


@pytest.mark.rule("NY-CELL-03")
def test_feeling_and_throwing_at_tree_cells() -> None:
    game = cells("X=A1 1=D5 2=H8", "D2 C5", phase="POST")
    assert game.do("SEARCH")[0] == "s1 P-SEARCH{here:[],N:open,E:open,S:open,W:tree}"
    assert "all E-THROW{1,N,2,tree}" in game.do("THROW(N)")
    assert game.forest.rocks == ["D3"]


@pytest.mark.rule("NY-CELL-04")
def test_adjacent_pieces_always_fight() -> None:
    game = cells("X=D3 1=D5 2=H8", "C4 E4", phase="MOVE")
    assert "all E-COMBAT{1,N}" in game.do("STEP(N)")


@pytest.mark.rule("NY-CELL-05")
def test_the_climber_hops_over_a_tree_cell() -> None:
    game = cells("X=A1 1=D5 2=H8", "D4", cast="climber -", phase="MOVE")
    assert game.do("HOP(E)") == ["s1 P-REFUSED{no_tree}"]
    assert game.do("HOP(N)")[:2] == ["s1 P-STEP{N}", "all E-HOP{1}"]
    assert game.where(1) == "D3"
    edge = cells("X=A8 1=D2 2=H8", "D1", cast="climber -", phase="MOVE")
    assert edge.do("HOP(N)") == ["s1 P-REFUSED{no_landing}"]
    double = cells("X=A8 1=D5 2=H8", "D4 D3", cast="climber -", phase="MOVE")
    assert double.do("HOP(N)") == ["s1 P-REFUSED{no_landing}"]
    taken = cells("X=A8 1=D5 2=D3", "D4", cast="climber -", phase="MOVE")
    assert taken.do("HOP(N)") == ["all E-BLOCKED{1,occupied}"]


@pytest.mark.rule("NY-CELL-07")
def test_cards_act_on_tree_cells() -> None:
    fell = cells("X=B4 1=H1 2=H8", "C4 D4", active="P0", hand="AX-04 AX-02")
    fell.do("PLAY(AX-04)")
    assert fell.legal() == ["FELL(C4)", "DONE"]
    fell.do("FELL(C4)")
    assert "C4" not in fell.forest.trees
    plant = cells(
        "X=A1 1=D4 2=H8", "H1", hunter="mage", active="P0", hand="MG-06 MG-02", rocks="D3", noise="E4"
    )
    plant.do("PLAY(MG-06)", "PICK(P1)")
    assert plant.legal() == ["PLANT(D5)", "PLANT(C4)", "DONE"]  # not on the rock or the noise
    move = cells("X=A1 1=D4 2=H8", "H1", hunter="mage", active="P0", hand="MG-02 MG-06")
    move.do("PLAY(MG-02)", "LIFT(H1)")
    assert "SET(B2)" in move.legal()
    assert "SET(D4)" not in move.legal()
    move.do("SET(B2)")
    assert move.forest.trees == ["B2"]
    walk = cells("X=A1 1=D1 2=H8", "B1", active="P0", hand="AX-05 AX-02")
    walk.do("PLAY(AX-05)")
    assert walk.forest.trees == ["B1"]  # there is no breaking through
    assert walk.where(0) == "B2"


@pytest.mark.rule("NY-CELL-06", "NY-CELL-07")
def test_building_with_tree_cells() -> None:
    game = start(players="3", characters="none", hunter="axe", trees="cells")
    game.play("SCENARIO(OWN)", "CAR_AT(G7-H7)", "PUT(A2)")
    assert "PUT(B1)" not in game.legal()  # A1 would be cut off
    assert "L_DISCONNECTED" in game.refusal("PUT(B1)").code
