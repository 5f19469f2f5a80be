"""Combat, both retreats, the car and the end (section 15), and distances and contact (section 3)."""

import pytest

from lampblack.games.nyctophobia.model.geometry import cell_from_text
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import GAME, game_map, idle, table

# --- the board ------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-BOARD-02", "NY-BOARD-04")
@pytest.mark.parametrize(("pieces", "trees", "fights"), [
    ("X=D3 1=D5 2=H8", "", True),
    ("X=C3 1=D5 2=H8", "", False),  # diagonal after the step
    ("X=D3 1=D5 2=H8", "D3-D4", False),
    ("X=H3 1=A5 2=H8", "", False),  # H3 and A4 follow each other only in the list of cells
    ("X=D3 1=D5 2=C4", "C3-C4", True),
])  # fmt: skip
def test_contact_needs_a_shared_side_and_an_open_step(pieces: str, trees: str, fights: bool) -> None:
    game = table(pieces, trees, phase="MOVE")
    assert any("E-COMBAT" in line for line in game.do("STEP(N)")) == fights


@pytest.mark.rule("NY-BOARD-05", "NY-HIDE-06")
def test_a_cell_holds_one_piece() -> None:
    with pytest.raises(Malformed, match="NY-BOARD-05"):
        table("X=A1 1=D4 2=H8", hunter_at="H8")
    walking = table("X=A1 1=D4 2=H8", hunter_at="H8", hidden="P2", active="P0", agenda="WALK:1:0:0:0:0")
    assert walking.where(0) == walking.where(2) == "H8"  # NY-HIDE-07, in the middle of a walk


@pytest.mark.rule("NY-BOARD-06")
def test_rocks_noise_and_a_piece_share_a_cell() -> None:
    game = table("X=A1 1=D4 2=H8", rocks="D4 D4", noise="D4", phase="POST")
    assert game.do("SEARCH")[0].startswith("s1 P-SEARCH{here:[rock,rock,noise]")


@pytest.mark.rule("NY-BOARD-07", "NY-BOARD-08", "NY-BOARD-09")
def test_distances_walk_around_trees_and_for_the_hunter_around_the_car() -> None:
    game = table("X=C4 1=F4 2=H8 C=D4,E4", "C3-C4", active="P1")
    forest = game.state.forest
    c4, f4, e4 = (cell_from_text(cell) for cell in ("C4", "F4", "E4"))
    assert forest.hunted_distances(f4)[c4] == 3  # through the car
    assert forest.hunter_distances(f4)[c4] == 5  # around it, south, and north a tree is in the way
    assert forest.hunter_distances(e4)[c4] == 4  # the car itself may be the target
    game = table("X=A1 1=B1 2=H8", "A1-B1", active="P1")
    assert game.hunted(1).distance == 3


@pytest.mark.rule("NY-COMBAT-02")
def test_a_tree_between_prevents_combat() -> None:
    game = table("X=D4 1=F4 2=H8", "D4-E4", phase="MOVE")
    assert not any("E-COMBAT" in line for line in game.do("STEP(W)"))
    game.do("STEP(E)")
    assert game.asked == "P1 POST"


# --- when combat begins -------------------------------------------------------------------------------------


@pytest.mark.rule("NY-COMBAT-03")
def test_the_moments_of_the_check() -> None:
    """A Hunter step, a step, a hop, a sprint, ceasing to hide, a displacement and a felled tree begin combat."""
    assert "all E-COMBAT{1,W}" in table("X=B4 1=D4 2=H8", active="P0", hand="AX-02 AX-03").do("PLAY(AX-02)")
    hop = table("X=D3 1=D5 2=H8", "D4-D5", phase="MOVE", cast="climber -")
    assert "all E-COMBAT{1,N}" in hop.do("HOP(N)")
    assert "all E-COMBAT{1,N}" in table("X=D3 1=D5 2=H8").do("SPRINT(N)")
    shout = table("X=D3 1=A8 2=D4", hidden="P2")
    assert "all E-COMBAT{2,N}" in shout.do("P2 BREAK_SILENCE")
    felled = table("X=D3 1=D4 2=H8", "D3-D4", active="P0", hand="AX-04 AX-02")
    felled.do("PLAY(AX-04)")
    assert "all E-COMBAT{1,N}" in felled.do("FELL(D3-D4)")
    pulled = table("X=D3 1=D5 2=H8", hunter="mage", active="P0", hand="MG-07 MG-02")
    assert "all E-COMBAT{1,N}" in pulled.do("PLAY(MG-07)")
    retreat = table("X=F5 1=D8 2=F8", health="2 2")
    retreat.do("THROW(E)", "STEP(N)")
    assert "all E-COMBAT{2,N}" in retreat.do("STEP(N)")


@pytest.mark.rule("NY-COMBAT-04")
def test_one_check_starts_one_combat() -> None:
    """The Hunter comes between two; then it chooses. A step of a Hunted makes that Hunted fight."""
    game = table("X=D2 1=C4 2=E4", active="P0", hand="AX-02 AX-03", hidden="")
    game.do("PLAY(AX-02)", "MOVE(D3)")
    assert game.asked == "P0 WALK"
    game = table("X=D3 1=C4 2=E4 3=H8", "D3-E3 C3-D3 C3-C4 E3-E4", active="P0", hand="AX-02 AX-03")
    game.do("PLAY(AX-02)")
    assert game.legal() == ["FIGHT(P1)", "FIGHT(P2)"]
    assert game.do("FIGHT(P2)") == ["all E-COMBAT{2,W}", "all E-HURT{2,1,combat}"]
    game.do("COUNTER(NONE)", "STEP(E)", "STOP", "HIDE_NO")
    assert game.hunted(1).health == 2  # the other contact is spent
    own = table("X=D4 1=D6 2=E4 3=H8", phase="MOVE", hidden="P2", cast="klutz - -")
    own.do("STEP(N)")
    own.do("P2 BREAK_SILENCE")  # before the step is over; now both are next to the Hunter
    assert own.do("NOISE_NO")[0] == "all E-COMBAT{1,N}"  # whose step it is


@pytest.mark.rule("NY-COMBAT-05", "NY-ANN-14", "NY-ANN-15")
def test_injury_is_told_with_the_hunters_direction() -> None:
    for start, step, direction in (("D6", "N", "N"), ("D2", "S", "S"), ("B4", "E", "E"), ("F4", "W", "W")):
        game = table(f"X=D4 1={start} 2=H8", phase="MOVE")
        told = game.do(f"STEP({step})")
        assert told[-2:] == [f"all E-COMBAT{{1,{direction}}}", "all E-HURT{1,1,combat}"]


@pytest.mark.rule("NY-COMBAT-06", "NY-DP-11", "NY-ANN-16")
def test_a_counter_attack_needs_a_rock() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)")
    assert game.legal() == ["COUNTER(NONE)", "COUNTER(ROCK)"]
    assert game.forbids("COUNTER(BARE)") == "NY-CHAR-04"
    game.do("COUNTER(ROCK)")
    assert (game.where(0), game.cards.wounded) == ("D2", True)
    bare = table("X=D4 1=D6 2=H8", phase="MOVE", held="0 1")
    bare.do("STEP(N)")
    assert bare.asked == "P1 RETREAT"


@pytest.mark.rule("NY-COMBAT-08", "NY-RETREAT-11", "NY-DP-12", "NY-DP-13")
def test_the_attacked_must_retreat_one_or_two_steps() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)")
    assert game.legal() == ["SEARCH", "STEP(N)", "STEP(E)", "STEP(S)", "STEP(W)", "STOP"]
    assert game.do("STOP") == ["s1 P-REFUSED{must_move}"]
    game.do("STEP(S)")
    assert game.asked == "P1 RETREAT"
    game.do("STEP(S)")
    assert game.asked == "P1 HIDE"
    assert game.legal() == ["SEARCH", "HIDE_YES", "HIDE_NO"]
    assert game.where(1) == "D7"


@pytest.mark.rule("NY-COMBAT-09")
def test_the_reset_removes_the_noise_and_ends_the_turn() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", noise="A1")
    told = game.do("STEP(N)", "COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert game.forest.noise is None
    assert told[told.index("all E-TURN_END{1}") + 1] == "all E-TURN{2}"


@pytest.mark.rule("NY-COMBAT-10")
def test_no_check_takes_place_during_a_combat() -> None:
    """The retreat leads past the Hunter's other side; nothing happens."""
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)", "STEP(E)")
    told = game.do("STEP(N)")
    assert game.where(1) == "E4"
    assert told == ["s1 P-STEP{N}", "all E-STEP{1}"]
    assert game.asked == "P1 HIDE"


@pytest.mark.rule("NY-COMBAT-11")
def test_a_spent_contact_fights_again_only_when_made_anew() -> None:
    game = table("X=D4 1=D5 2=H8", active="P1", phase="MOVE", spent="P1")
    told = game.do("STEP(S)")
    assert not any("COMBAT" in line for line in told)
    assert "all E-COMBAT{1,N}" in game.do("STEP(N)")  # broken, and made again
    hides = table("X=A7 1=A8 2=H8", "A8-B8", phase="POST", spent="P1", hunter="simple", wound="yes")
    hides.do("HIDE")
    assert hides.state.spent == 0  # hidden, it is in contact with nobody: broken
    with pytest.raises(Malformed, match="NY-COMBAT-11"):
        table("X=D4 1=D8 2=H8", spent="P1")
    with pytest.raises(Malformed, match="NY-COMBAT-01"):
        table("X=D4 1=D5 2=H8")


@pytest.mark.rule("NY-COMBAT-12", "NY-CAR-03")
def test_the_car_does_not_protect() -> None:
    game = table("X=D7 1=G7 2=A1", car="G7 H7", active="P0", hand="AX-02 AX-03")
    assert "all E-COMBAT{1,W}" in game.do("PLAY(AX-02)")
    assert game.where(0) == "F7"


@pytest.mark.rule("NY-COMBAT-13", "NY-COMM-06")
def test_a_combat_between_turns_only_removes_the_noise() -> None:
    game = table("X=D5 1=A8 2=D6", active="P0", hidden="P2", hunter="simple", wound="yes", hunter_steps="1",
                 queued="P2", agenda="WALK:1:0:0:0:0")  # fmt: skip
    told = game.do("DONE")
    assert told == [
        "all E-TURN_END{0}",
        "all E-UNHIDE{2,spoke}",
        "all E-NOISE{2}",
        "all E-SPEECH{2,SHOUT}",
        "all E-COMBAT{2,N}",
        "all E-HURT{2,1,combat}",
    ]
    told = game.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert told[2] == "all E-TURN{1}"  # nobody's turn ended
    assert game.forest.noise is None


@pytest.mark.rule("NY-COMBAT-14")
def test_a_spent_contact_at_the_start_of_the_own_turn() -> None:
    game = table("X=D4 1=A8 2=D5", phase="POST", spent="P2")
    told = game.do("END")
    assert "s2 P-SEARCH{here:[],N:[hunter],E:open,S:open,W:open}" in told
    assert game.asked == "P2 PRE"


# --- the Hunter falls back ------------------------------------------------------------------------------------


@pytest.mark.rule("NY-RETREAT-01", "NY-RETREAT-03")
def test_a_blocked_hunter_falls_back_less() -> None:
    game = table("X=D2 1=D4 2=H8", "C1-D1 D1-E1 C2-D2 D2-E2", phase="MOVE")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert game.where(0) == "D1"
    stuck = table("X=D1 1=D3 2=H8", "C1-D1 D1-E1", phase="MOVE")
    stuck.do("STEP(N)", "COUNTER(ROCK)")
    assert (stuck.where(0), stuck.cards.wounded) == ("D1", True)
    car = table("X=D3 1=D5 2=H8 C=D2,E2", phase="MOVE")
    car.do("STEP(N)", "COUNTER(ROCK)")
    assert car.asked == "P0 FALL_BACK"
    assert all("D2" not in action for action in car.legal())
    assert car.legal() == ["RETREAT(EE)", "RETREAT(WN)", "RETREAT(WW)"]
    car.do(car.legal()[0])
    assert car.where(0) not in ("D2", "E2")


@pytest.mark.rule("NY-RETREAT-02")
def test_falling_back_never_brings_contact_with_another() -> None:
    game = table("X=D4 1=D6 2=E2", phase="MOVE")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert game.where(0) == "C3"
    hidden = table("X=D4 1=D6 2=E2", phase="MOVE", hidden="P2")
    hidden.do("STEP(N)", "COUNTER(ROCK)")
    assert hidden.where(0) == "D2"  # a hidden piece does not count
    behind = table("X=D4 1=D6 2=D3", phase="MOVE", hidden="P2")
    behind.do("STEP(N)", "COUNTER(ROCK)")
    assert behind.legal() == [
        "RETREAT(EN)",
        "RETREAT(EE)",
        "RETREAT(WN)",
        "RETREAT(WW)",
    ]  # but fills its cell


@pytest.mark.rule("NY-RETREAT-04")
def test_straight_on_for_as_long_as_possible() -> None:
    game = table("X=D4 1=D6 2=H8", "D2-D3", phase="MOVE")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert game.legal() == ["RETREAT(NE)", "RETREAT(NW)"]


@pytest.mark.rule("NY-RETREAT-05", "NY-CHAR-05")
def test_two_spaces_and_three_from_the_boxers_rock() -> None:
    for cast, using, cell in (("- -", "ROCK", "D4"), ("boxer -", "ROCK", "D3"), ("boxer -", "BARE", "D4")):
        game = table("X=D6 1=D8 2=H8", phase="MOVE", cast=cast)
        game.do("STEP(N)", f"COUNTER({using})")
        assert game.where(0) == cell
    thrown = table("X=D6 1=D8 2=H8", cast="boxer -")
    thrown.do("THROW(N)")
    assert thrown.where(0) == "D3"


@pytest.mark.rule("NY-RETREAT-06")
def test_falling_back_ignores_noise_and_wound() -> None:
    game = table("X=D6 1=D8 2=H8", phase="MOVE", noise="D5", wound="yes")
    game.do("STEP(N)", "COUNTER(ROCK)")
    assert (game.where(0), game.forest.noise) == ("D4", "D5")


# --- the Hunted's retreat ------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-RETREAT-10")
def test_a_retreat_goes_anywhere_and_picks_up_rocks() -> None:
    game = table("X=D4 1=D6 2=H8", "D5-E5", phase="MOVE", rocks="C5")
    game.do("STEP(N)", "COUNTER(NONE)")
    assert game.do("STEP(E)") == ["all E-BLOCKED{1,tree}"]
    assert game.do("STEP(N)") == ["all E-BLOCKED{1,hunter}"]
    assert game.do("STEP(W)")[2:] == ["all E-ENTER{1,[rock]}", "s1 P-ROCKS{2}"]


@pytest.mark.rule("NY-RETREAT-12")
def test_searching_before_and_after_each_retreat_step() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)", "SEARCH", "STEP(S)", "SEARCH", "STEP(S)", "SEARCH", "HIDE_NO")
    assert game.asked == "P2 PRE"


@pytest.mark.rule("NY-RETREAT-15")
def test_no_call_in_a_retreat() -> None:
    game = table("X=F5 1=F7 2=A8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)", "STEP(S)")
    told = game.do("STEP(E)")
    assert told[2] == "all E-ENTER{1,[car]}"
    game = table("X=F5 1=F7 2=A8", phase="MOVE")
    game.do("STEP(N)", "COUNTER(NONE)")
    assert game.forbids("CALL") == "NY-RETREAT-15"


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-END-01", "NY-ANN-25")
def test_the_first_death_ends_the_game_at_once() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", health="1 2", noise="A1")
    told = game.do("STEP(N)")
    assert told[-2:] == ["all E-HURT{1,0,combat}", "all E-END{0,death}"]
    assert game.state.asked() is None
    assert game.state.noise == 0  # no reset, no counter-attack
    assert game.state.outcome().rule == "NY-END-01"  # type: ignore[union-attr]
    assert "over" in str(game.state.refuse(game.state.asked() or 0, game.state.action("END")))


@pytest.mark.rule("NY-END-06")
def test_after_the_end_everything_is_shown_to_all() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", health="1 2")
    assert game.view(1).forest is None
    game.do("STEP(N)")
    for viewer in (-1, 1, 2):
        view = game.view(viewer)
        assert view.forest.map == game_map("X=D4 1=D5 2=H8")
        assert view.cards.hand == ["AX-01", "AX-02"]
    assert GAME.draw(game.view(2)).startswith("    A B C D")


@pytest.mark.rule("NY-CALL-04")
def test_the_end_slot_is_whose_turn_it_was() -> None:
    game = table("X=A1 1=D8 2=G7 3=B8", car="G7 H7", cast="cheerleader - -", hunter="simple", wound="yes")
    game.do("GRANT(P2)", "CALL")
    assert (game.view(3).called_by, game.view(3).ends_with) == (2, 1)
    assert not any("E-END" in line for line in idle(game, until="all E-TURN{3}"))
