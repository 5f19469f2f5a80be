"""Components, roles and seats (sections 1 and 2)."""

import pytest

from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, EDGES, members
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import FIRST_GAME, GAME, STANDARD, game_map, start, table


@pytest.mark.rule("NY-COMP-01", "NY-BOARD-01")
def test_the_board_has_64_cells_and_112_edges() -> None:
    assert len(CELL_NAMES) == 64
    assert EDGES.slots == 112
    assert sum(b == a + 1 for a, b in EDGES.ends) == sum(b == a + 8 for a, b in EDGES.ends) == 56
    drawing = Layout(EDGES, [3, 3], [60, 61], 0, []).forest()
    assert drawing.number() == 1  # an edge holds at most one tree


@pytest.mark.rule("NY-COMP-02")
def test_never_more_than_40_trees() -> None:
    forest = Layout(EDGES, [], [62, 63], 0, []).forest()
    while free := members(*forest.plantable(STANDARD.box.trees), EDGES.slots):
        forest = forest.with_tree(free[0])
    assert forest.number() == 40
    assert forest.is_connected()


@pytest.mark.rule("NY-COMP-03", "NY-COMP-08")
@pytest.mark.parametrize("missing", ["X", "1", "2"])
def test_a_position_needs_every_piece_and_the_car(missing: str) -> None:
    head = ["nyctophobia", "players: 3", "hunter: axe", "active: P1"]
    full = game_map("X=A1 1=D4 2=H8")
    lines = [row[:3] + row[3:].replace(missing, ".") for row in full]
    with pytest.raises(Malformed, match="NY-COMP-03"):
        GAME.from_text("\n".join([*head, *lines]))
    with pytest.raises(Malformed, match="NY-COMP-08"):
        GAME.from_text("\n".join([*head, *[row.replace("C", ".") for row in full[1:]]]))


@pytest.mark.rule("NY-COMP-04")
def test_seven_rocks() -> None:
    with pytest.raises(Malformed, match="NY-COMP-04"):
        table("X=A1 1=D4 2=H8 r=A5,A6", held="3 3")
    assert table("X=A1 1=D4 2=H8 r=A5", held="3 3").forest.rocks == ["A5"]


@pytest.mark.rule("NY-COMP-05")
def test_one_noise_token() -> None:
    with pytest.raises(Malformed, match="NY-COMP-05"):
        table("X=A1 1=D4 2=H8 n=A5,A6")


@pytest.mark.rule("NY-COMP-06", "NY-WOUND-05")
def test_one_wound_token() -> None:
    game = table("X=D4 1=D7 2=H1", phase="PRE", wound="yes")
    game.do("THROW(N)")
    assert game.cards.wounded
    assert game.state.wound is True


@pytest.mark.rule("NY-COMP-07", "NY-SETUP-05")
def test_two_health_and_one_rock_each() -> None:
    game = start(characters="none", hunter="axe")
    game.play(*FIRST_GAME)
    assert [(p.health, p.rocks) for p in game.view(0).players] == [(2, 1)] * 3


@pytest.mark.rule("NY-COMP-09", "NY-ROLE-04", "NY-DP-02")
def test_characters_are_chosen_in_seat_order_without_duplicates() -> None:
    game = start(hunter="axe")
    for seat, name in ((1, "GUIDE"), (2, "BOXER"), (3, "KLUTZ")):
        assert game.asked == f"P{seat} CHARACTER"
        assert len(game.legal()) == 7 - seat
        game.play(f"CHARACTER({name})")
        if seat < 3:
            assert game.forbids(f"CHARACTER({name})") == "NY-COMP-09"
    assert [p.character for p in game.view(-1).players] == ["guide", "boxer", "klutz"]  # public
    drawn = start(
        ["character P1 star", "character P2 guide", "character P3 boxer"], hunter="axe", characters="random"
    )
    assert [p.character for p in drawn.view(2).players] == ["star", "guide", "boxer"]
    with pytest.raises(Malformed, match="cannot happen"):
        start(["character P1 star", "character P2 star"], hunter="axe", characters="random")


@pytest.mark.rule("NY-COMP-10", "NY-ROLE-03", "NY-DP-01")
def test_the_hunter_picks_one_of_two_roles() -> None:
    game = start(characters="none")
    assert (game.asked, game.legal()) == ("P0 ROLE", ["ROLE(AXE)", "ROLE(MAGE)"])
    game.play("ROLE(MAGE)", *FIRST_GAME)
    assert game.view(1).hunter == "mage"  # public
    hand = game.view(0).cards.hand
    assert all(card.startswith("MG-") for card in hand)


@pytest.mark.rule("NY-COMP-11")
def test_there_is_no_familiar() -> None:
    """Five pieces at most, and only those stop anybody."""
    game = table("X=A1 1=D4 2=H8")
    game.do("PASS", "STEP(N)", "STEP(N)")
    assert game.where(1) == "D2"
    assert set("".join(game.forest.map)) <= set("#+-| .X12CABCDEFGH12345678")


@pytest.mark.rule("NY-ROLE-01", "NY-ROLE-05")
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_one_hunter_and_two_to_four_hunted(players: str) -> None:
    game = start(players=players, characters="none", hunter="axe")
    assert GAME.seats({"players": players}) == int(players)
    assert [p.seat for p in game.view(0).players] == list(range(1, int(players)))
    for wrong in ("2", "6"):
        with pytest.raises(Malformed, match="players"):
            start(players=wrong)


@pytest.mark.rule("NY-ROLE-02")
def test_the_hunted_win_or_lose_together() -> None:
    won = table("X=A1 1=H7 2=D4 3=D8", car="G7 H7", over="hunted rescue", slot="0")
    lost = table("X=A1 1=H7 2=D4 3=D8", car="G7 H7", over="hunter death", slot="0", health="0 2 2")
    assert won.winners == (1, 2, 3)
    assert lost.winners == (0,)


@pytest.mark.rule("NY-ROLE-06")
def test_without_characters_section_16_does_not_apply() -> None:
    game = start(characters="none", hunter="axe")
    assert game.asked == "P0 SCENARIO"
    game.play(*FIRST_GAME, "CLUE(N)", "PASS")
    assert "HOP(N)" not in game.legal()
    some = table("X=A1 1=D4 2=H8", cast="- star")
    assert [p.character for p in some.view(1).players] == [None, "star"]
