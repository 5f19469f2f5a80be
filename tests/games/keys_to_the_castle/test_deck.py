"""Section 2.16: the draw pile and the reshuffle."""

import pytest

from tests.games.keys_to_the_castle.castle import DECK, Table, alder, all_but, birch

HANDS = ["KR KR SK KB", "KB KB SK"]


def nearly_empty(pile: str, **fields: str) -> Table:
    """P0 at PLAY; the pile holds only the given cards, the Castle a Padlock and a Hacksaw."""
    discard = all_but(f"{' '.join(HANDS)} PL HS {pile}")
    return alder("C8=YoP. D8=B/..", hands=HANDS, discard=discard, **fields)


@pytest.mark.rule("KC-DECK-01", "KC-INFO-03")
def test_a_draw_is_weighted_by_what_is_in_the_pile() -> None:
    table = nearly_empty("KY KY NT")
    table.play("DISCARD(KR)", "STAY")
    ((what, subject, weights),) = table.questions
    assert (what, subject) == ("draw", "P1")
    assert {face: number for face, number in weights.items() if number} == {"KY": 2, "NT": 1}


@pytest.mark.rule("KC-DECK-02")
def test_the_reshuffle_comes_with_the_last_draw() -> None:
    table = nearly_empty("KY")
    before = len(table.view().discard)
    table.play("DISCARD(KR)")
    assert (table.pile, len(table.view().discard)) == (1, before + 1)
    table.play("STAY")
    assert (table.asked, table.hand(1)) == ("P1 PLAY", "KB KB KY SK")
    assert (table.pile, table.discard) == (before + 1, "")
    assert table.fact_names() == ["Stayed", "TurnBegan", "Drew", "Reshuffled"]
    not_yet = nearly_empty("KY KY")
    not_yet.play("DISCARD(KR)", "STAY")
    assert (not_yet.pile, len(not_yet.view().discard)) == (1, before)


@pytest.mark.rule("KC-DECK-03", "KC-DECK-06")
def test_hands_and_castle_stay_out_of_it() -> None:
    table = nearly_empty("KY")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KY)", "STAY")
    weights = table.questions[-1][2]
    new_pile = all_but(f"KR SK KB {HANDS[1]} PL HS KY").split()
    assert {face: new_pile.count(face) for face in set(DECK.split())} == weights
    assert table.tile("C8").padlock
    assert table.tile("D8").sawn


@pytest.mark.rule("KC-DECK-04")
def test_the_next_discard_starts_a_new_pile() -> None:
    table = nearly_empty("KY").play("DISCARD(KR)", "STAY")
    assert table.discard == ""
    assert table.play("OPEN(KY,A1)").discard == "KY"


@pytest.mark.rule("KC-DECK-05")
def test_a_draw_never_fails_even_with_the_castle_full() -> None:
    """Sixteen cards on the Castle and thirteen in hands: 25 are left, in whichever pile."""
    doors = "A1=Y#P. B1=R#P. C1=Y#P. D1=B#P. E1=Y#P. F1=Y#P. A2=Ro.0 C3=RoN1 D3=YoN2 B5=B/.. E6=R/.. F5=Y/.."
    on_castle = "PL " * 6 + "SP " * 5 + "HS " * 3 + "NT " * 2
    hands = ["KR KB KG KY", "KR KB KG", "KR KB KG", "KR KB KG"]
    table = birch(
        doors,
        hands=hands,
        net_P1="2",
        net_P2="2",
        passages="A3-B4 B3-C4 D4-E5 A5-B6 E1-F2",
        discard=all_but(f"{' '.join(hands)} {on_castle} SK"),
    )
    assert len(on_castle.split()) == 16
    assert table.pile + len(table.view().discard) == 25
    table.play("DISCARD(KR)", "STAY")
    assert (table.asked, table.pile) == ("P1 PLAY", 25)


@pytest.mark.rule("KC-DECK-06", "KC-SETUP-13")
def test_the_new_pile_is_drawn_from_like_a_shuffled_one() -> None:
    """Nothing random is asked at the reshuffle itself; each later draw is weighted by what is left."""
    table = nearly_empty("KY")
    table.play("DISCARD(KR)", "STAY")
    assert [what for what, _, _ in table.questions] == ["draw"]
    table.play("DISCARD(KY)", "STAY", "DISCARD(KR)", "STAY")
    (_, _, first), (_, _, second) = table.questions
    assert sum(first.values()) == sum(second.values()) + 1
    assert sum(second.values()) == table.pile + 1
