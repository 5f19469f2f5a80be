"""The worked examples of section 23, to the letter."""

import pytest

from lampblack.games.nyctophobia.model.geometry import cell_from_text
from lampblack.games.nyctophobia.model.layout import is_true_clue
from tests.games.nyctophobia.forest import Table, drawn, example, table, worked


@pytest.mark.rule(
    "NY-SEARCH-01", "NY-SEARCH-02", "NY-SEARCH-03", "NY-SEARCH-07", "NY-SEARCH-12", "NY-HT-03", "NY-ANN-03"
)
def test_01_search() -> None:
    game = worked(
        "WE-01", active="P0", hunter="simple", wound="yes", hunter_steps="1", agenda="WALK:1:0:0:0:0"
    )
    told = game.do("DONE")
    assert "s1 P-SEARCH{here:[],N:open,E:tree,S:tree,W:open}" in told
    assert (
        told[told.index("s1 P-SEARCH{here:[],N:open,E:tree,S:tree,W:open}") + 1]
        == "all E-FELT{1,[tree,tree]}"
    )
    assert not any(line.startswith("s2") for line in told)


@pytest.mark.rule("NY-CHAR-01", "NY-CHAR-02", "NY-CHAR-03", "NY-SEARCH-14")
def test_02_forest_guide() -> None:
    game = worked("WE-02", active="P2", cast="- guide", phase="POST")
    told = game.do("SEARCH")
    assert told == [
        "s2 P-SEARCH{here:[],N:open>tree,E:open>[hunter],S:tree,W:[rock]>open}",
        "all E-FELT{2,[tree,tree,rock,hunter]}",
    ]
    search = game.view(2).last_search
    assert (search.north, search.east, search.south, search.west) == (
        [[], "tree"],
        [[], ["hunter"]],
        ["tree"],
        [["rock"], []],
    )
    assert game.asked == "P2 POST"


@pytest.mark.rule(
    "NY-ROCK-02",
    "NY-ROCK-03",
    "NY-ROCK-05",
    "NY-ROCK-08",
    "NY-ROCK-09",
    "NY-ROCK-13",
    "NY-ROCK-16",
    "NY-ANN-11",
)
def test_03_throwing_to_the_edge() -> None:
    game = worked("WE-03")
    assert game.do("THROW(W)") == ["all E-ACTION{1,throw}", "all E-THROW{1,W,2,edge}", "s1 P-ROCKS{0}"]
    assert (game.forest.rocks, game.forest.noise) == (["A6"], "A6")
    assert game.asked == "P1 MOVE"


@pytest.mark.rule("NY-ROCK-06", "NY-ROCK-07", "NY-HIDE-05")
def test_04_zero_length_throw_and_flying_over_a_hidden_player() -> None:
    game = worked("WE-04", hidden="P3")
    assert "all E-THROW{1,N,0,tree}" in game.do("THROW(N)")
    assert (game.forest.rocks, game.forest.noise, game.hunted(1).rocks) == (["D3"], "D3", 0)
    game = worked("WE-04", hidden="P3", active="P2")
    assert "all E-THROW{2,E,4,tree}" in game.do("THROW(E)")
    assert game.forest.rocks == ["F6"]
    assert (game.hunted(3).health, game.hunted(3).hidden) == (2, True)


@pytest.mark.rule(
    "NY-ROCK-10", "NY-ROCK-04", "NY-RETREAT-01", "NY-RETREAT-03", "NY-RETREAT-04", "NY-WOUND-01", "NY-DP-17"
)
def test_05_hitting_the_hunter() -> None:
    game = worked("WE-05")
    assert game.do("THROW(E)") == ["all E-ACTION{1,throw}", "all E-THROW{1,E,3,hunter}", "s1 P-ROCKS{0}"]
    assert (game.forest.rocks, game.forest.noise) == (["E2"], "E2")
    assert game.asked == "P0 FALL_BACK"
    assert game.legal() == ["RETREAT(EN)", "RETREAT(ES)"]
    assert game.do("RETREAT(ES)") == []  # nobody is told where the Hunter went
    assert game.where(0) == "F3"
    assert game.cards.wounded
    assert game.asked == "P1 MOVE"
    assert game.hunted(1).health == 2


@pytest.mark.rule("NY-ROCK-14", "NY-CAR-04")
def test_06_a_rock_stops_at_the_car() -> None:
    game = worked("WE-06", car="D4 E4")
    assert "all E-THROW{1,E,1,car}" in game.do("THROW(E)")
    assert (game.forest.rocks, game.forest.noise, game.hunted(2).health) == (["C4"], "C4", 2)


@pytest.mark.rule("NY-ROCK-15", "NY-ROCK-11", "NY-RETREAT-11")
def test_06_rocks_thrown_from_the_car() -> None:
    game = worked("WE-06", car="D4 E4", active="P2")
    assert "all E-THROW{2,E,3,edge}" in game.do("THROW(E)")
    assert game.forest.rocks == ["H4"]
    game = worked("WE-06", car="D4 E4", active="P2")
    assert game.do("THROW(W)") == [
        "all E-ACTION{2,throw}",
        "all E-THROW{2,W,3,hunted:1}",
        "s2 P-ROCKS{0}",
        "all E-HURT{1,1,rock}",
    ]
    assert (game.forest.rocks, game.forest.noise) == (["B4"], "B4")
    assert game.asked == "P1 RETREAT"
    game.do("STOP", "HIDE_YES")
    assert game.asked == "P2 MOVE"


@pytest.mark.rule(
    "NY-HUNTER-03", "NY-HUNTER-04", "NY-HMOVE-02", "NY-HMOVE-04", "NY-HMOVE-05", "NYC-AX-01", "NYC-R-42"
)
def test_07_bloodlust_with_a_noise_token() -> None:
    game = worked("WE-07", active="P0", hand="AX-01 AX-02")
    assert game.do("PLAY(AX-01)") == []
    assert game.asked == "P0 CLAIM"
    game.do("CLAIM(NEAR:P1)")
    assert game.asked == "P0 CLAIM"
    told = game.do("CLAIM(ME:P1:W)")
    assert told == ["all E-VERBAL{ME:P1:W}", "all E-COMBAT{1,W}", "all E-HURT{1,1,combat}"]
    assert game.where(0) == "F3"
    assert game.state.noise < 0


@pytest.mark.rule("NY-BOARD-07", "NY-BOARD-09", "NY-HMOVE-06", "NY-DP-16")
def test_08_nearest_is_by_walking() -> None:
    game = worked("WE-08", active="P0", hand="AX-02 AX-03")
    assert [player.distance for player in game.view(0).players] == [6, 4, 4]
    game.do("PLAY(AX-02)")
    assert game.asked == "P0 WALK"
    assert sorted(game.legal()) == ["MOVE(C4)", "MOVE(D5)"]


@pytest.mark.rule("NY-COMBAT-02", "NY-HUNTER-07", "NY-ANN-19")
def test_09_a_tree_between() -> None:
    game = worked("WE-09", phase="POST")
    game.do("END")
    assert game.asked == "P2 PRE"  # s1 ended a turn beside the Hunter
    game = worked("WE-09", active="P0", hand="AX-04 AX-02")
    game.do("PLAY(AX-04)")
    assert game.legal() == ["FELL(D4-E4)", "DONE"]
    assert game.do("FELL(D4-E4)") == ["all E-FOREST{felled}", "all E-COMBAT{1,W}", "all E-HURT{1,1,combat}"]
    told = game.do("COUNTER(NONE)", "STEP(E)", "STOP", "HIDE_NO")
    assert told[told.index("all E-TURN_END{0}") + 1] == "all E-TURN{1}"
    assert game.where(0) == "D4"  # the rest of the card is lost


@pytest.mark.rule(
    "NY-COMBAT-05",
    "NY-COMBAT-06",
    "NY-COMBAT-07",
    "NY-COMBAT-08",
    "NY-COMBAT-09",
    "NY-RETREAT-02",
    "NY-RETREAT-10",
)
def test_10_a_complete_combat() -> None:
    game = worked("WE-10", phase="MOVE")
    assert game.do("STEP(N)") == ["s1 P-STEP{N}", "all E-STEP{1}"]
    assert game.do("STEP(N)") == [
        "s1 P-STEP{N}",
        "all E-STEP{1}",
        "all E-COMBAT{1,N}",
        "all E-HURT{1,1,combat}",
    ]
    assert game.asked == "P1 COUNTER"
    assert game.do("COUNTER(ROCK)") == ["all E-COUNTER{1,rock}", "s1 P-ROCKS{0}"]
    assert game.forest.rocks == ["D4"]
    assert game.where(0) == "C3"  # D3-C3, without a choice
    assert game.cards.wounded
    told = game.do("STEP(S)", "STOP", "HIDE_YES")
    assert told[:4] == ["s1 P-STEP{S}", "all E-STEP{1}", "all E-HIDE{1}", "all E-TURN_END{1}"]


@pytest.mark.rule("NY-HT-02", "NY-HT-07", "NY-HIDE-08", "NY-DP-21")
def test_11_leaving_hiding_next_to_the_hunter() -> None:
    game = worked("WE-11", hidden="P1", held="0 1", active="P0", hunter="simple", wound="yes",
                  hunter_steps="1", agenda="WALK:1:0:0:0:0")  # fmt: skip
    told = game.do("DONE")
    assert told[1:] == [
        "all E-TURN{1}",
        "all E-UNHIDE{1,turn}",
        "all E-COMBAT{1,N}",
        "all E-HURT{1,1,combat}",
    ]
    assert game.asked == "P1 RETREAT"  # no prompt for a counter-attack
    told = game.do("STEP(W)", "STEP(W)", "HIDE_YES")
    assert told[:6] == ["s1 P-STEP{W}", "all E-STEP{1}"] * 2 + ["all E-HIDE{1}", "all E-TURN_END{1}"]
    assert game.where(1) == "D6"


@pytest.mark.rule("NY-COMM-05", "NY-COMM-07", "NY-NOISE-02", "NY-DP-20", "NY-ANN-13")
def test_12_a_hidden_player_speaks() -> None:
    game = worked("WE-12", hidden="P2", hunter="simple")
    assert game.do("P2 BREAK_SILENCE") == [
        "all E-UNHIDE{2,spoke}",
        "all E-NOISE{2}",
        "all E-SPEECH{2,SHOUT}",
    ]
    assert game.forest.noise == "B7"
    assert game.asked == "P1 PRE"
    game = worked("WE-12", active="P0", hunter="simple", noise="B7")
    assert sorted(game.legal()) == ["MOVE(E2)", "MOVE(F3)"]
    game = worked("WE-12", active="P0", hunter="simple", hidden="P2")
    assert sorted(game.legal()) == ["MOVE(F3)", "MOVE(G2)"]


def play_out_the_clock(game: Table) -> list[str]:
    """Everybody steps back and forth, where nothing is in the way, until the game is over."""
    while not game.state.is_over():
        seat, name = game.asked.split()
        legal = game.legal()
        way = {"PRE": "PASS", "POST": "END", "MOVE": "STEP(N)" if game.state.steps else "STEP(S)"}
        game.do(legal[0] if seat == "P0" else way[name])
    return [line for line in game.all_told() if "E-TURN{" in line]


@pytest.mark.rule("NY-CALL-03", "NY-CALL-04", "NY-END-03", "NY-HIDE-09", "NY-TURN-03")
def test_13_the_two_clocks_after_a_call() -> None:
    trees = " ".join(f"{x}5-{x}6" for x in "ABCDEFG")  # the Hunter has a long way
    fields = {"car": "G7 H7", "hunter": "simple", "wound": "yes"}
    game = table("X=A1 1=B7 2=H7 3=D7", trees, **fields, active="P2", phase="POST")
    game.do("CALL")
    assert game.refusal("HIDE").code == "action_used"
    game.do("END")
    assert game.asked == "P3 PRE"
    game.do("PASS", "STEP(S)", "STEP(N)")
    assert game.refusal("HIDE").code == "hide_after_call"
    turns = play_out_the_clock(game)
    assert turns[-4:] == ["all E-TURN{3}", "all E-TURN{0}", "all E-TURN{1}", "all E-TURN{2}"]
    assert game.all_told()[-1] == "all E-END{1,rescue}"
    game = table("X=A1 1=B7 2=D7 3=H7 4=F7", trees, **fields, active="P3")
    game.do("CALL")
    turns = play_out_the_clock(game)
    assert [turn[-2] for turn in turns] == ["4", "0", "1", "2", "0", "3"]
    assert game.all_told()[-1] == "all E-END{1,rescue}"


@pytest.mark.rule("NY-CHAR-15", "NY-CHAR-16", "NY-CHAR-17", "NY-CHAR-18", "NY-CHAR-19")
def test_14_climber() -> None:
    game = worked("WE-14", cast="climber -", phase="MOVE")
    assert game.do("HOP(E)") == ["all E-BLOCKED{1,occupied}"]
    assert game.do("HOP(W)") == ["s1 P-REFUSED{no_tree}"]
    assert game.do("HOP(S)") == ["s1 P-STEP{S}", "all E-HOP{1}", "all E-NOISE{1}"]
    assert (game.where(1), game.forest.noise) == ("C4", "C3")
    assert game.asked == "P1 POST"
    assert "SEARCH" in game.legal()
    assert "SPRINT(N)" in game.legal()


@pytest.mark.rule("NYC-MG-01", "NYC-PRIM-09", "NYC-VERB-01", "NY-HUNTER-12", "NY-ANN-20")
def test_15_hypnotize_with_noise() -> None:
    game = worked("WE-15", hunter="mage", active="P0", hand="MG-01 MG-02")
    assert game.do("PLAY(MG-01)") == ["all E-VERBAL{taunt,2}"]
    assert sorted(game.legal()) == ["PULL(F7)", "PULL(G6)"]
    assert game.do("PULL(G6)") == ["s1 P-MOVED{}"]
    assert sorted(game.legal()) == ["PULL(F6)", "PULL(G5)"]
    assert game.do("PULL(G5)") == ["all E-COMBAT{2,W}", "all E-HURT{2,1,combat}"]
    assert (game.where(1), game.where(0), game.state.noise) == ("G5", "D2", -1)


@pytest.mark.rule("NY-CHAR-06", "NY-CHAR-21", "NY-CALL-05")
def test_16_the_cheerleader_lets_a_friend_call() -> None:
    game = worked("WE-16", car="E5 F5", cast="cheerleader - -", hunter="simple")
    assert game.do("GRANT(P2)") == []
    assert game.asked == "P2 GRANT"
    assert game.do("CALL") == ["all E-ACTION{1,grant}", "all E-ACTION{2,call}", "all E-CALL{2}"]
    assert game.forest.noise is None
    assert game.asked == "P1 MOVE"
    game.do("STEP(S)", "STEP(N)")
    assert game.refusal("SPRINT(N)").code == "action_used"
    assert game.view(1).ends_with == 1
    turns = play_out_the_clock(game)
    assert [turn[-2] for turn in turns] == ["2", "3", "0", "1"]
    assert game.all_told()[-1] == "all E-END{1,rescue}"


@pytest.mark.rule("NY-WOUND-02", "NY-WOUND-04", "NY-NOISE-04", "NY-HMOVE-09")
def test_17_wounded_hunter_and_noise_in_the_car() -> None:
    fields = {"active": "P0", "hunter": "axe", "hand": "AX-02 AX-03", "noise": "E4"}
    game = worked("WE-17", **fields, wound="yes")
    game.do("PLAY(AX-02)")
    assert (game.where(0), game.forest.noise, game.cards.wounded) == ("C4", "E4", False)
    lines = [row.replace("X . . C C", ". X . C C") for row in example("WE-17")]
    game = drawn(lines, **fields)
    game.do("PLAY(AX-02)")
    assert (game.where(0), game.forest.noise) == ("D5", None)


@pytest.mark.rule("NY-SETUP-11")
@pytest.mark.parametrize(("car", "clues"), [("D4 D5", "W"), ("D1 E1", "N"), ("A1 B1", "NW"), ("E5 E6", "ES")])
def test_18_which_clues_are_true(car: str, clues: str) -> None:
    a, b = (cell_from_text(cell) for cell in car.split())
    assert "".join("NESW"[d] for d in range(4) if is_true_clue(a, b, d)) == clues


@pytest.mark.rule("NY-RETREAT-13", "NY-RETREAT-14", "NY-COMBAT-11", "NY-COMBAT-14", "NY-HUNTER-01")
def test_19_cornered() -> None:
    lines = [row.replace("7 #X", "7 #.").replace("6 #.", "6 #X") for row in example("WE-19")]
    fields = {"active": "P0", "hunter": "simple", "held": "0 1"}
    game = drawn(lines, **fields, agenda="WALK:2:0:0:0:0")
    told = game.do("MOVE(A7)")
    assert told == ["all E-COMBAT{1,N}", "all E-HURT{1,1,combat}"]
    assert game.do("STEP(E)") == ["all E-BLOCKED{1,tree}"]
    assert game.do("STEP(N)") == ["all E-BLOCKED{1,hunter}"]
    game.do("STOP")
    hiding = game.state.clone()
    told = game.do("HIDE_NO")  # (b)
    assert "s1 P-SEARCH{here:[],N:[hunter],E:tree,S:edge,W:edge}" in told
    assert not any("E-COMBAT" in line for line in told)
    game.do("PASS", "STOP")
    assert "HIDE" in game.legal()
    told = game.do("END", "PASS", "STEP(N)", "STEP(N)", "END")
    assert told[-2:] == ["all E-HURT{1,0,combat}", "all E-END{0,death}"]
    game.state = hiding  # (a)
    told = game.do("HIDE_YES")
    assert told[-4:] == [
        "all E-UNHIDE{1,turn}",
        "all E-COMBAT{1,N}",
        "all E-HURT{1,0,combat}",
        "all E-END{0,death}",
    ]


@pytest.mark.rule("NY-SPRINT-01", "NY-SPRINT-03", "NY-SEARCH-09", "NY-SEARCH-10", "NY-MOVE-07", "NY-MOVE-12")
def test_20_sprint_and_searching() -> None:
    game = worked("WE-20")
    assert game.do("SPRINT(E)") == ["all E-ACTION{1,sprint}", "s1 P-STEP{E}", "all E-STEP{1}"]
    assert game.refusal("SEARCH").code == "no_search_now"
    assert game.do("STEP(E)") == ["s1 P-STEP{E}", "all E-STEP{1}", "all E-ENTER{1,[rock]}", "s1 P-ROCKS{2}"]
    game.do("SEARCH", "STEP(E)", "SEARCH")
    assert game.refusal("SPRINT(S)").code == "action_used"
    game.do("END")
    assert game.asked == "P2 PRE"
