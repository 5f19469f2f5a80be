"""Section 2.20: what is true at every decision point. Broken positions are refused when they are loaded;
that play never leads to one is a law (test_laws.py)."""

import pytest

from lampblack.games.keys_to_the_castle.model.pieces import HS, NT, SP, one
from lampblack.games.keys_to_the_castle.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.state import State
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import GAME, alder, all_but, birch, drawing, position
from tests.games.keys_to_the_castle.ledger import ALDER
from tests.games.keys_to_the_castle.subject import KEYS


def rule_broken_by(state: State) -> str | None:
    problem = broken(state)
    return None if problem is None else problem.rule


def cell(state: State, name: str) -> int:
    return state.board.cell_from_text(name)


@pytest.mark.rule(
    "KC-INV-01",
    "KC-INV-02",
    "KC-INV-03",
    "KC-INV-04",
    "KC-INV-05",
    "KC-INV-06",
    "KC-INV-07",
    "KC-INV-08",
    "KC-INV-09",
    "KC-INV-10",
    "KC-INV-11",
)
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_they_hold_at_every_decision_of_a_game(players: str) -> None:
    """Counted here from the views, not by the engine's own check."""
    table = walk(KEYS, {"players": players}, 11, 0)
    for decision in walk(KEYS, {"players": players}, 11, 400).lines:
        check_view(table.state.observe(-2))
        assert broken(table.state) is None
        table.play(decision.action)


def check_view(view) -> None:
    places = [player.cell for player in view.players if player.cell]
    tiles = {tile.cell: tile for tile in view.tiles}
    nets = [player.net for player in view.players]
    on_castle = ["PL"] * sum(tile.padlock for tile in view.tiles)
    on_castle += ["HS"] * sum(tile.sawn for tile in view.tiles)
    on_castle += ["SP"] * len(view.passages) + ["NT"] * sum(net > 0 for net in nets)
    on_castle += ["NT"] * sum(player.more_nets for player in view.players)
    in_hands = [card for player in view.players for card in player.hand]
    cards = [*in_hands, *view.discard, *on_castle]
    all_but(" ".join(cards))  # raises when there are more of a face than the deck has
    assert len(cards) + view.draw_pile == 54
    assert len(set(places)) == len(places)
    for name in places:
        tile = tiles[name]
        assert tile.is_open
        assert not tile.padlock
        assert tile.kind != "BARRED" or tile.sawn
    for tile in view.tiles:
        assert not (tile.padlock and tile.is_open and tile.kind == "BARRED" and not tile.sawn)
        assert not tile.sawn or (tile.is_open and tile.kind == "BARRED")
    assert len(view.passages) <= 5
    assert set(nets) <= {0, 1, 2}
    assert sum(net > 0 for net in nets) <= 2
    assert all(player.cell for player in view.players if player.net)
    assert view.draw_pile >= 1
    for player in view.players:
        is_playing = player.seat == view.active and view.step == "PLAY"
        assert len(player.hand) == player.hand_size == (4 if is_playing else 3)


@pytest.mark.rule("KC-INV-01", "KC-COMP-06")
def test_no_more_cards_than_the_deck_has() -> None:
    with pytest.raises(Malformed, match="KC-INV-01"):
        alder(hands=["NT NT KR KB", "NT KR KB"])
    with pytest.raises(Malformed, match="KC-INV-01"):
        alder("C1=R/.. C2=B/.. C3=G/..", hands=["HS KR KB KG"])
    with pytest.raises(Malformed, match="KC-INV-01"):
        alder("A1=Y#P. B1=R#P. C1=R#P. D1=G#P. E1=B#P.", discard="PL PL")
    with pytest.raises(Malformed, match="KC-COMP-06"):
        alder(hands=["NT NT NT KR"])
    state = alder().state
    state.discards.append(0)
    assert rule_broken_by(state) == "KC-INV-01"


@pytest.mark.rule("KC-INV-02")
@pytest.mark.parametrize("code", ["Y#.0", "YoP0"])
def test_nobody_stands_on_a_door_that_is_shut(code: str) -> None:
    with pytest.raises(Malformed, match="KC-INV-02"):
        alder(f"C8={code}")


@pytest.mark.rule("KC-INV-02", "KC-TILE-06")
def test_nobody_stands_on_bars() -> None:
    with pytest.raises(Malformed, match="KC-INV-02"):
        alder("D8=Bx.0")
    assert alder("D8=B/.0").place(0) == "D8"


@pytest.mark.rule("KC-INV-03", "KC-TILE-08")
def test_no_two_characters_on_a_tile() -> None:
    state = alder("C4=Bo.0 D2=Yo.1").state
    state.place[1] = state.place[0]
    assert rule_broken_by(state) == "KC-INV-03"
    with pytest.raises(Malformed, match="stands on two doors"):
        alder("C4=Bo.0 D2=Yo.0")


@pytest.mark.rule("KC-INV-04", "KC-CARD-PAD-05")
def test_no_padlock_on_uncut_bars() -> None:
    with pytest.raises(Malformed, match="KC-INV-04"):
        alder("D8=BxP.")
    assert alder("D8=B/P. C2=B#P.", seen="C2=BARRED").tile("D8").padlock


@pytest.mark.rule("KC-INV-05")
def test_hacksaws_lie_on_open_barred_doors() -> None:
    """A Hacksaw cannot even be written elsewhere; put there by force, it is noticed."""
    for door in ("C8", "D8"):
        state = alder("C8=Yo..", seen="D8=BARRED").state
        state.sawn = bit(cell(state, door))
        state.pile -= one(HS)
        assert rule_broken_by(state) == "KC-INV-05"


@pytest.mark.rule("KC-INV-06", "KC-CARD-PASS-01", "KC-CARD-PASS-03")
@pytest.mark.parametrize(
    ("passages", "rule"),
    [
        ("C6-C7", "KC-CARD-PASS-01"),
        ("C6-E8", "KC-CARD-PASS-01"),
        ("E3-A5", "KC-CARD-PASS-01"),
        ("C6-D7 D6-C7", "KC-CARD-PASS-03"),
        ("C6-D7 C6-D7", "KC-CARD-PASS-03"),
        ("A1-B2 B1-C2 C1-D2 D1-E2 A3-B4 B3-C4", "KC-INV-01"),
    ],
)
def test_passages_on_diagonal_pairs_one_per_joint_five_at_most(passages: str, rule: str) -> None:
    with pytest.raises(Malformed, match=rule):
        alder(passages=passages)


@pytest.mark.rule("KC-INV-06")
def test_passages_put_there_by_force_are_noticed() -> None:
    crossing = alder(passages="C6-D7").state
    crossing.rising = crossing.falling
    crossing.pile -= one(SP)
    assert rule_broken_by(crossing) == "KC-INV-06"
    for edge in ("E3", "C8"):
        outside = alder().state
        outside.falling = bit(cell(outside, edge))
        outside.pile -= one(SP)
        assert rule_broken_by(outside) == "KC-INV-06"


@pytest.mark.rule("KC-INV-07", "KC-CARD-NET-03")
def test_nets_only_on_characters_in_the_castle() -> None:
    with pytest.raises(Malformed, match="KC-INV-07"):
        alder("C8=YoN.")
    with pytest.raises(Malformed, match="KC-INV-07"):
        alder("C8=Yo.0", net_P0="1")
    with pytest.raises(Malformed, match="KC-INV-07"):
        alder(net_P0="1")
    with pytest.raises(Malformed, match="net P0"):
        alder("C8=YoN0")
    for counter in ("0", "3", "-1", "two"):
        with pytest.raises(Malformed, match="net P0"):
            alder("C8=YoN0", net_P0=counter)
    with pytest.raises(Malformed, match="KC-INV-01"):
        birch("C3=RoN0 B3=RoN1 D3=YoN2", net_P0="1", net_P1="1", net_P2="1")
    state = alder().state
    state.net[1] = 1
    state.pile -= one(NT)
    assert rule_broken_by(state) == "KC-INV-07"


@pytest.mark.rule("KC-INV-08", "KC-WIN-01")
@pytest.mark.parametrize(
    ("doors", "fields"),
    [("D1=Gt.0", {}), ("B8=Go.1", {}), ("D1=Gt.0", {"active": "P1"}), ("B8=Go.1 C8=Yo.0", {"step": "MOVE"})],
)
def test_nobody_stands_on_the_own_goal_line_while_the_game_runs(doors: str, fields: dict[str, str]) -> None:
    with pytest.raises(Malformed, match="KC-INV-08"):
        alder(doors, **fields)
    assert alder("D1=Gt.1 B8=Go.0").asked == "P0 PLAY"


@pytest.mark.rule("KC-INV-09", "KC-DECK-05")
def test_the_pile_is_never_empty() -> None:
    hands = ["KR KR KR KR", "KB KB KB"]
    with pytest.raises(Malformed, match="KC-INV-09"):
        alder(hands=hands, discard=all_but(" ".join(hands)))
    assert alder(hands=hands, discard=all_but(f"{' '.join(hands)} KB")).pile == 1


@pytest.mark.rule("KC-INV-10", "KC-TURN-07")
@pytest.mark.parametrize(
    ("hands", "fields"),
    [
        (["KR KB KG", "KR KB KG"], {}),
        (["KR KB KG KY KY", "KR KB KG"], {}),
        (["KR KB KG KY", "KR KB KG KY"], {}),
        (["KR KB KG KY", "KR KB"], {}),
        (["KR KB KG KY", "KR KB KG"], {"step": "MOVE"}),
        (["KR KB KG KY", "KR KB KG"], {"active": "P1"}),
    ],
)
def test_hand_sizes(hands: list[str], fields: dict[str, str]) -> None:
    with pytest.raises(Malformed, match="KC-INV-10"):
        alder(hands=hands, **fields)


@pytest.mark.rule("KC-INV-11", "KC-COMP-04", "KC-COMP-05")
def test_no_more_doors_of_a_kind_and_colour_than_exist() -> None:
    """Alder with one tile of another colour, a third barred blue door, a second red Extra Turn."""

    def load(**changes: str) -> None:
        layout = ALDER | {name: (code[0], ALDER[name][1]) for name, code in changes.items()}
        rows = drawing(layout, "")
        for name, code in changes.items():
            row = int(name[1:]) - 1
            words = rows[row].split()
            words["ABCDE".index(name[0]) + 1] = code
            rows[row] = " ".join(words)
        GAME.from_text(position(rows, 2, (), {}))

    with pytest.raises(Malformed, match="KC-COMP-04"):
        load(A1="R#..")
    with pytest.raises(Malformed, match="KC-INV-11"):
        load(D8="Bx..", C2="Bx..", C4="Bx..")
    with pytest.raises(Malformed, match="KC-INV-11"):
        load(A8="Rt..", A7="Rt..")
    with pytest.raises(Malformed, match="KC-INV-11"):
        load(A8="Rk..", A7="Rk..")
    with pytest.raises(Malformed, match="KC-INV-11"):
        load(B1="Ro..", E2="Ro..", D3="Ro..", B4="Ro..", E4="Ro..", D7="Ro..", A8="Ro..")
    load(B1="Ro..", E2="Ro..", D3="Ro..", B4="Ro..", E4="Ro..", D7="Ro..", A8="Rt..", A7="Rk..")
