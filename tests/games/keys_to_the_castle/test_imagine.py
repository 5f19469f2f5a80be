"""What a perfect memory leaves possible, world by world, through a reshuffle and beyond."""

from fractions import Fraction

import pytest

from lampblack.kernel.branches import branches
from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose, imagination_keeps_up, the_truth_is_imaginable, worlds_of
from tests.games.keys_to_the_castle.castle import Table, alder, all_but, birch
from tests.games.keys_to_the_castle.subject import KEYS

DEPTH = 14


def follow(table: Table, players: int, script: str) -> list[list[int]]:
    """Play on; at every decision each seat must imagine exactly what it cannot rule out: how many worlds."""
    state = table.state
    numbers = []
    for line in script.split("; "):
        action, *drawn = line.split()
        numbers.append([the_truth_is_imaginable(KEYS, state, seat, DEPTH) for seat in range(players)])
        for seat in range(players):
            chance = ScriptedChance([f"draw {card}" for card in drawn])
            there = imagination_keeps_up(KEYS, state, seat, state.action(action), chance, DEPTH)
        state = there
    return numbers


@pytest.mark.rule("KC-INFO-03", "KC-INFO-12", "KC-DECK-02")
def test_two_players_through_a_reshuffle() -> None:
    """P0 first cannot tell which three of KB NT NT SK KY are P1's: seven ways. With the last draw the pile
    is known, and so is the other hand; then each draw may be any of the eight faces left."""
    hands = ["KR KR SK KB", "KB NT SK"]
    table = alder(hands=hands, discard=all_but(f"{' '.join(hands)} KY NT"))
    before = "DISCARD(KR); STAY KY; DISCARD(SK); STAY NT"
    after = "DISCARD(NT); STAY PL; DISCARD(PL); STAY KG; DISCARD(KB); STAY SK; DISCARD(SK); STAY KG"
    worlds = follow(table, 2, f"{before}; {after}")
    assert worlds[:4] == [[7, 11], [7, 10], [4, 4], [3, 4]]
    assert worlds[4:] == [[1, 1], [1, 1], [8, 1], [1, 1], [1, 8], [1, 8], [8, 8], [1, 8]]


@pytest.mark.rule("KC-INFO-03", "KC-INFO-12", "KC-DECK-02")
def test_three_players_through_a_reshuffle() -> None:
    """At the reshuffle the two others' hands are known together; not who of them holds what."""
    hands = ["KR KR KB SK", "KB KB NT", "KB KB KG"]
    table = birch(players=3, hands=hands, discard=all_but(f"{' '.join(hands)} KG"))
    worlds = follow(table, 3, "DISCARD(KR); STAY KG; DISCARD(NT); STAY KG; DISCARD(KG)")
    assert worlds == [[13, 43, 66], [13, 30, 46], [6, 8, 15], [3, 8, 8], [27, 72, 8]]


def test_a_used_card_tells_where_it_came_from() -> None:
    """The pile of then had no blue Key, so P1 held the three it used; the other three were P2's."""
    hands = ["KR KR KR KR", "KY KY KY", "KG KG KG"]
    memory = {
        "pile_then": "KR KY KY KY KY",
        "hand_then_P0": "KR KR KR",
        "hand_then_P1": "KB KB KB",
        "hand_then_P2": "KG KG KG",
        "used_since_P1": "KB KB KB",
    }
    table = birch(players=3, hands=hands, discard=all_but(f"{' '.join(hands)} KY"), **memory)
    assert the_truth_is_imaginable(KEYS, table.state, 0, DEPTH) == 1
    # A second reshuffle starts the memory anew: who of the two holds what is let go, nothing else is.
    table.play("DISCARD(KR)", "STAY")
    worlds = worlds_of(table.state, 0, DEPTH)
    assert table.state in worlds
    for world in worlds:
        others = [card for player in world.observe(-2).players[1:] for card in player.hand]
        assert sorted(others) == ["KG"] * 3 + ["KY"] * 4


def shortly_after_a_reshuffle(seed: int, decisions: int) -> State:
    """A two-player game just before its first reshuffle, so many decisions on."""
    hands = ["KR SP PL KB", "KB NT SK"]
    table = alder("C8=Yo.0 D2=Yo.1 D8=Bx..", hands=hands, discard=all_but(f"{' '.join(hands)} KY"))
    chance = SeededChance(seed)
    for _ in range(decisions):
        decide(table.state, choose(options_of(table.state), chance.below(1_000_000)), chance)
    return table.state


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("decisions", [2, 5, 8])
def test_the_truth_stays_imaginable(seed: int, decisions: int) -> None:
    state = shortly_after_a_reshuffle(seed, decisions)
    for seat in (0, 1):
        assert the_truth_is_imaginable(KEYS, state, seat, DEPTH) >= 1


def test_only_a_seat_imagines() -> None:
    for viewer in (-1, -2, 2):
        with pytest.raises(ValueError, match="only a seat"):
            alder().state.imagine(viewer, SeededChance(1))


@pytest.mark.rule("KC-INFO-03")
def test_worlds_are_as_likely_as_a_shuffle_makes_them() -> None:
    """P1 holds three of KB NT NT SK KY, all ten choices equally likely."""
    hands = ["KR KR SK KB", "KB NT SK"]
    state = alder(hands=hands, discard=all_but(f"{' '.join(hands)} KY NT")).state
    likely: dict[str, Fraction] = {}
    for world, probability in branches(lambda chance: state.imagine(0, chance)):
        hand = " ".join(world.observe(-2).players[1].hand)
        likely[hand] = likely.get(hand, Fraction(0)) + probability
    tenths = {hand: 10 * share for hand, share in likely.items()}
    assert tenths == {
        "KB KY SK": 1,
        "KB KY NT": 2,
        "KB SK NT": 2,
        "KY SK NT": 2,
        "KB NT NT": 1,
        "KY NT NT": 1,
        "SK NT NT": 1,
    }


@pytest.mark.rule("KC-INFO-03", "KC-DECK-06")
def test_after_a_reshuffle_only_what_was_drawn_since_is_in_doubt() -> None:
    """P1's hand of then is known to P0; the card it drew is as likely as the pile of then makes it."""
    hands = ["KR KR SK KB", "KB NT SK"]
    table = alder(hands=hands, discard=all_but(f"{' '.join(hands)} KY"), draw="KY KG PL")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KY)", "STAY", "DISCARD(KB)", "STAY")
    pile = {"KR": 6, "KB": 5, "KG": 6, "KY": 6, "SK": 8, "PL": 6, "SP": 5, "HS": 3, "NT": 1}
    total = sum(pile.values())
    likely: dict[str, Fraction] = {}
    for world, probability in branches(lambda chance: table.state.imagine(0, chance), depth=DEPTH):
        drawn = list(world.observe(-2).players[1].hand)
        for card in ("KB", "NT", "SK"):
            drawn.remove(card)
        likely[drawn[0]] = likely.get(drawn[0], Fraction(0)) + probability
    assert likely == {card: Fraction(number, total) for card, number in pile.items()}
