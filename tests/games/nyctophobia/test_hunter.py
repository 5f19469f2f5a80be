"""The Hunter's turn, movement, wound and the noise that draws the Hunter (sections 11 to 14)."""

import pytest

from tests.games.nyctophobia.forest import idle, table

SIMPLE = {"hunter": "simple", "active": "P0"}


# --- noise ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-NOISE-01", "NY-NOISE-02")
def test_one_token_placed_by_whoever_is_loud() -> None:
    game = table("X=A1 1=D8 2=H1", noise="B2", phase="MOVE", cast="klutz -")
    game.do("STEP(N)", "NOISE_YES")
    assert game.forest.noise == "D8"
    game.do("STEP(N)", "NOISE_NO")
    assert game.forest.noise == "D8"
    game.do("THROW(W)")
    assert game.forest.noise == "A6"


@pytest.mark.rule("NY-NOISE-03")
def test_the_hunter_ends_the_noise_by_entering_its_cell() -> None:
    game = table("X=D4 1=D8 2=H1", noise="F4", **SIMPLE)
    assert game.where(0) == "D4"
    game = table("X=D4 1=D8 2=H1", noise="F4", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)")
    assert (game.where(0), game.forest.noise) == ("F4", None)
    stays = table("X=A1 1=D8 2=F8", noise="H1", phase="POST", hunter="simple", wound="yes")
    idle(stays, until="all E-TURN{1}")
    assert stays.forest.noise == "H1"  # it survives the ends of turns and rounds


@pytest.mark.rule("NY-NOISE-04")
@pytest.mark.parametrize("occupant", ["car", "hidden", "visible"])
def test_noise_where_the_hunter_cannot_stop_is_reached_from_beside_it(occupant: str) -> None:
    if occupant == "car":
        game = table("X=D7 1=A1 2=H1", noise="G7", active="P0", hand="AX-02 AX-03")
        game.do("PLAY(AX-02)")
        assert (game.where(0), game.forest.noise) == ("F7", None)
    elif occupant == "hidden":
        game = table("X=D4 1=F4 2=H1", noise="F4", hidden="P1", active="P0", hand="AX-02 AX-03", wound="yes")
        game.do("PLAY(AX-02)")
        assert (game.where(0), game.forest.noise) == ("E4", None)
        walled = table("X=D4 1=E4 2=H1", "D4-E4", noise="E4", hidden="P1", active="P0", hand="AX-02 AX-03",
                       wound="yes")  # fmt: skip
        walled.do("PLAY(AX-02)", "MOVE(D3)")
        assert walled.forest.noise == "E4"
    else:
        game = table("X=C4 1=F4 2=H8", noise="F4", active="P0", hand="AX-02 AX-03")
        game.do("PLAY(AX-02)")
        assert (game.where(0), game.state.noise) == ("E4", -1)


@pytest.mark.rule("NY-NOISE-05")
def test_noise_already_reached_is_removed_at_no_cost() -> None:
    for noise in ("D4", "G7"):
        hunter = "D4" if noise == "D4" else "F7"
        game = table(f"X={hunter} 1=A1 2=D1", noise=noise, active="P0", hand="AX-02 AX-03", hidden="P1")
        game.do("PLAY(AX-02)")
        while game.asked == "P0 WALK":
            game.do(game.legal()[0])
        assert game.state.hunter_steps == 2 if noise == "G7" else game.where(0) == "D2"


@pytest.mark.rule("NY-NOISE-06")
def test_a_counter_attack_makes_no_noise() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert game.forest.noise is None


@pytest.mark.rule("NY-NOISE-07")
def test_the_end_of_a_noise_is_not_announced() -> None:
    game = table("X=D4 1=D8 2=H1", noise="F4", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)")
    assert game.forest.noise is None
    said = game.fact_names(1)
    assert said == ["TurnEnd", "Turn", "Searched", "Felt"]


# --- the turn of the Hunter ---------------------------------------------------------------------------------


@pytest.mark.rule("NY-HUNTER-01", "NY-DP-18")
def test_contact_left_over_means_combat_and_no_card() -> None:
    game = table("X=D4 1=D5 2=E4", active="P2", phase="POST", spent="P1 P2", hand="AX-02 AX-03")
    told = game.do("END")
    assert told == ["all E-TURN_END{2}", "all E-TURN{0}"]
    assert game.asked == "P0 FIGHT"
    assert game.legal() == ["FIGHT(P1)", "FIGHT(P2)"]
    assert game.do("FIGHT(P2)") == ["all E-COMBAT{2,W}", "all E-HURT{2,1,combat}"]
    game.do("COUNTER(NONE)", "STEP(E)", "STOP", "HIDE_NO")
    assert (game.cards.hand, game.cards.discard) == (["AX-02", "AX-03"], [])


@pytest.mark.rule("NY-HUNTER-02", "NY-DP-14")
def test_exactly_one_of_two_cards_is_played() -> None:
    game = table("X=A1 1=D8 2=H8", active="P0", hand="AX-05 AX-09")
    assert game.legal() == ["PLAY(AX-05)", "PLAY(AX-09)"]
    assert game.forbids("PLAY(AX-01)") == "NY-HUNTER-02"
    assert game.forbids("DONE") == "NY-DP-14"  # passing is not possible


@pytest.mark.rule("NY-HUNTER-04")
def test_the_part_is_fixed_when_the_card_is_played() -> None:
    """Not Fooled hushes the noise and goes on with its noise part."""
    game = table("X=A1 1=G1 2=H8", active="P0", hand="AX-11 AX-09", noise="B1")
    game.do("PLAY(AX-11)")  # Move 2 reaches the noise; still only one tree is planted
    assert game.asked == "P0 PLANT"
    game.do(game.legal()[0])
    assert game.asked != "P0 PLANT"


@pytest.mark.rule("NY-HUNTER-05", "NYC-AX-02")
def test_a_single_action_is_used_with_and_without_noise() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-02 AX-03", noise="A5")
    game.do("PLAY(AX-02)")
    assert game.where(0) == "A3"  # the movement rules about noise still apply
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)")
    assert game.where(0) == "C1"


@pytest.mark.rule("NY-HUNTER-06")
def test_effects_come_in_printed_order() -> None:
    game = table("X=A1 1=H1 2=H8", "A1-B1", active="P0", hand="AX-04 AX-03")
    game.do("PLAY(AX-04)")
    assert game.asked == "P0 FELL"
    game.do("FELL(A1-B1)")
    assert game.where(0) == "C1"  # the way is open when it moves


@pytest.mark.rule("NY-HUNTER-08")
def test_the_card_is_discarded_and_another_drawn() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-02 AX-03")
    game.script("draw P0 AX-12").do("PLAY(AX-02)")
    assert (game.cards.hand, game.cards.discard, game.cards.pile) == (["AX-03", "AX-12"], ["AX-02"], 9)
    fight = table("X=D4 1=D6 2=H8", active="P0", hand="AX-02 AX-03")
    fight.do("PLAY(AX-02)", "COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert fight.cards.discard == ["AX-02"]  # also after a combat
    assert len(fight.cards.hand) == 2


@pytest.mark.rule("NY-HUNTER-09")
def test_an_empty_pile_is_refilled_with_the_card_just_played() -> None:
    rest = " ".join(f"AX-{number:02d}" for number in range(3, 13))
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-01 AX-02", discard=rest)
    assert game.cards.pile == 0
    game.script("draw P0 AX-02").do("PLAY(AX-02)")
    assert (game.cards.hand, game.cards.discard, game.cards.pile) == (["AX-01", "AX-02"], [], 10)


@pytest.mark.rule("NY-HUNTER-10", "NY-HUNTER-11", "NY-ANN-27")
def test_of_the_hunters_turn_only_the_listed_things_are_told() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-03 AX-02")
    told = game.do("PLAY(AX-03)")
    assert told[:3] == ["all E-VERBAL{taunt,1}", "all E-TURN_END{0}", "all E-TURN{1}"]
    for viewer in (1, 2, -1):
        said = " ".join(str(fact) for fact in game.facts(viewer))
        for secret in ("AX-03", "Headlong", "D1", "AX-02"):
            assert secret not in said


# --- movement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-HMOVE-01")
def test_the_hunter_makes_all_its_steps() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-03 AX-02", hidden="P2")
    game.do("PLAY(AX-03)")
    assert game.where(0) == "D1"
    walking = table("X=A1 1=D4 2=H8", **SIMPLE)
    assert walking.forbids("DONE") == "NY-DP-16"


@pytest.mark.rule("NY-HMOVE-02", "NY-HMOVE-03")
def test_noise_comes_first_and_ties_are_the_hunters() -> None:
    game = table("X=D4 1=D6 2=H8", **SIMPLE, noise="F2", hidden="")
    assert sorted(game.legal()) == ["MOVE(D3)", "MOVE(E4)"]


@pytest.mark.rule("NY-HMOVE-04")
def test_after_the_noise_the_rest_goes_to_the_nearest_hunted() -> None:
    game = table("X=D4 1=D8 2=A1", active="P0", hand="AX-02 AX-03", noise="E4")
    game.do("PLAY(AX-02)")
    while game.asked == "P0 WALK":
        assert set(game.legal()) <= {"MOVE(E5)", "MOVE(D4)"}
        game.do("MOVE(E5)")
    assert game.where(0) == "E5"


@pytest.mark.rule("NY-HMOVE-06", "NY-HMOVE-05")
def test_the_target_is_chosen_again_before_every_step() -> None:
    game = table("X=D4 1=D1 2=D7", **SIMPLE)
    assert sorted(game.legal()) == ["MOVE(D3)", "MOVE(D5)"]
    game.do("MOVE(D3)")
    assert game.where(0) == "D2"  # now s1 is nearer


@pytest.mark.rule("NY-HMOVE-07", "NY-HMOVE-08")
def test_contact_stops_the_hunter_also_on_the_way_to_a_noise() -> None:
    game = table("X=A4 1=C3 2=H8", active="P0", hand="AX-03 AX-02", noise="H4", hidden="")
    told = game.do("PLAY(AX-03)")
    assert "all E-COMBAT{1,S}" in told
    assert (game.where(0), game.state.noise) == ("C4", 31)


@pytest.mark.rule("NY-HMOVE-09", "NY-CAR-02")
def test_the_hunter_never_enters_the_car() -> None:
    game = table("X=E7 1=H7 2=A1 C=F7,G7", active="P0", hand="AX-03 AX-02")
    game.do("PLAY(AX-03)")
    while game.asked == "P0 WALK":
        assert "MOVE(F7)" not in game.legal()
        game.do(game.legal()[0])
    assert game.where(0) in ("E6", "F6", "G6", "E8", "F8", "G8")


@pytest.mark.rule("NY-HMOVE-11", "NY-CONV-05")
def test_without_an_allowed_step_the_instruction_ends() -> None:
    game = table("X=D4 1=A1 2=H8", active="P2", phase="POST", hidden="P1", hand="AX-02 AX-03")
    game.do("HIDE", "PLAY(AX-02)")
    assert game.where(0) == "D4"
    assert game.asked == "P1 PRE"


@pytest.mark.rule("NY-HMOVE-12", "NY-BOARD-03")
def test_trees_block_the_hunter() -> None:
    game = table("X=D4 1=F4 2=H8", "D4-E4", **SIMPLE)
    assert sorted(game.legal()) == ["MOVE(D3)", "MOVE(D5)"]


@pytest.mark.rule("NY-HMOVE-13")
def test_the_hunter_does_not_disturb_rocks() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-02 AX-03", rocks="B1 C1")
    game.do("PLAY(AX-02)")
    assert game.forest.rocks == ["B1", "C1"]


@pytest.mark.rule("NY-HMOVE-14", "NYC-PRIM-04")
def test_towards_somebody_replaces_noise_and_nearest() -> None:
    """Easy Prey goes for those without a rock, though another is nearer."""
    game = table("X=A4 1=A1 2=H4", active="P0", hand="AX-06 AX-02", held="1 0")
    game.do("PLAY(AX-06)", "CLAIM(NEAR:P1)")
    assert game.where(0) == "D4"
    near = table("X=A4 1=A1 2=C4", active="P0", hand="AX-06 AX-02", held="1 0", hidden="")
    near.do("PLAY(AX-06)")
    near.do(near.legal()[0])
    assert near.where(0) == "B4"  # beside its target it stops, and fights
    hidden = table("X=A4 1=C4 2=H8", active="P0", hand="AX-01 AX-02", hidden="P1")
    told = hidden.do("PLAY(AX-01)", "CLAIM(NEAR:P1)", "CLAIM(ME:P1:W)")
    assert hidden.where(0) == "B4"
    assert told[2:4] == [
        "all E-TURN_END{0}",
        "all E-TURN{1}",
    ]  # beside a hidden target it stops, and that is all


@pytest.mark.rule("NY-HMOVE-15")
def test_no_step_onto_a_hidden_player_where_a_fight_would_stop_the_hunter() -> None:
    """s1 hides in D4 on the way; s3 stands beside D4."""
    corridor = "C4-C5 E4-E5 C3-C4 D3-D4 E3-E4"
    free = table("X=C4 1=D4 2=H4 3=H8", corridor + " D4-D5", active="P0", hidden="P1", hand="AX-02 AX-03")
    free.do("PLAY(AX-02)")
    assert free.where(0) == "E4"
    met = table("X=C4 1=D4 2=H4 3=D5", corridor, active="P0", hidden="P1", hand="AX-02 AX-03")
    met.do("PLAY(AX-02)")
    assert met.where(0) == "C4"
    noisy = table("X=C4 1=D4 2=H8 3=D5", corridor, active="P0", hidden="P1", hand="AX-02 AX-03", noise="H4")
    told = noisy.do("PLAY(AX-02)")
    assert noisy.where(0) == "C4"  # E4 is free, but in D4 there would be a fight
    assert not any("E-COMBAT{3" in line for line in told)


@pytest.mark.rule("NY-HMOVE-10", "NY-NOISE-04")
def test_a_noise_reached_on_a_hidden_player_lets_the_hunter_go_on() -> None:
    """In D4, on s1, the noise in the car is reached; the next step goes to the nearest Hunted."""
    game = table("X=C4 1=D4 2=H4 C=D5,D6", "C3-C4 C4-C5 D3-D4", active="P0", hidden="P1", hand="AX-02 AX-03",
                 noise="D5")  # fmt: skip
    game.do("PLAY(AX-02)")
    assert (game.where(0), game.forest.noise) == ("E4", None)


# --- the wound ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-WOUND-02", "NY-WOUND-03")
def test_a_wound_leaves_one_step_and_all_else() -> None:
    game = table("X=A1 1=H1 2=H8 3=A8", hunter="mage", active="P0", hand="MG-01 MG-02", wound="yes")
    game.do("PLAY(MG-01)", "PICK(P1)")  # whom to taunt
    game.do("PICK(P1)", "PICK(P3)", "MOVE(B1)")
    assert (game.where(1), game.where(3), game.where(0)) == ("G1", "A7", "B1")
    assert game.asked == "P1 PRE"


@pytest.mark.rule("NY-WOUND-04")
def test_the_wound_heals_after_the_turn_that_began_with_it() -> None:
    game = table("X=A1 1=H1 2=H8", active="P0", hand="AX-02 AX-03", wound="yes")
    game.do("PLAY(AX-02)")
    assert (game.where(0), game.cards.wounded) == ("B1", False)
    fresh = table("X=D4 1=D6 2=H8", active="P0", hand="AX-02 AX-03", wound="yes")
    fresh.do("PLAY(AX-02)", "COUNTER(ROCK)", "STEP(S)", "STOP", "HIDE_YES")
    assert fresh.cards.wounded  # received during the turn, it stays for the next one
    assert fresh.state.wound_fresh is False


@pytest.mark.rule("NY-WOUND-06")
def test_a_hunted_is_wounded_below_two_health() -> None:
    """Bloodlust goes for the wounded; the Hunter's own token has nothing to do with it."""
    game = table("X=A4 1=A1 2=H4", active="P0", hand="AX-01 AX-02", health="2 1", hidden="", wound="no")
    game.do("PLAY(AX-01)", "CLAIM(NEAR:P1)", "CLAIM(ME:P2:W)")
    assert game.where(0) == "D4"


# --- the simple Hunter ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-VAR-01", "NY-VAR-03")
def test_the_simple_hunter_moves_two_and_says_nothing() -> None:
    game = table("X=A1 1=H1 2=H8", active="P2", phase="POST", hunter="simple")
    told = game.do("END")
    assert game.where(0) == "C1"
    assert told[:4] == ["all E-TURN_END{2}", "all E-TURN{0}", "all E-TURN_END{0}", "all E-TURN{1}"]
    assert game.cards is None


@pytest.mark.rule("NY-VAR-02")
def test_the_simple_hunter_hears_noise_and_limps_when_wounded() -> None:
    game = table("X=A1 1=H1 2=H8", active="P2", phase="POST", hunter="simple", noise="A4", wound="yes")
    game.do("END")
    assert game.where(0) == "A2"
