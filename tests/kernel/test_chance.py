"""Where randomness comes from: seeds, scripts, records."""

from collections import Counter
from fractions import Fraction

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.branches import branches
from lampblack.kernel.chance import (
    Chance,
    Form,
    Odds,
    RecordingChance,
    ReplayChance,
    ScriptedChance,
    SeededChance,
    SystemChance,
    at_weight,
    chance_line,
)

CARDS = ("KR", "KB", "NT")


def test_a_seed_gives_these_numbers_on_every_machine_and_build() -> None:
    """Compared with the published generator, sfc32, started from the first 12 bytes of the seed's SHA-256."""
    chance = SeededChance(1)
    assert [chance.next32() for _ in range(6)] == [
        1437514603,
        2752549740,
        3607064732,
        3230571444,
        2278690348,
        788286349,
    ]
    chance = SeededChance("a table")
    assert [chance.below(54) for _ in range(12)] == [15, 5, 1, 24, 52, 22, 10, 12, 27, 14, 2, 14]
    chance = SeededChance(-5)
    assert [chance.pick("draw", "P0", CARDS, [1, 0, 3]) for _ in range(10)] == [2, 0, 2, 2, 2, 2, 2, 2, 2, 2]
    assert SeededChance("1").below(1000) == SeededChance(1).below(1000)


def test_large_ranges_agree_between_builds_and_larger_ones_are_refused() -> None:
    chance = SeededChance(2)
    drawn = [chance.below(2**31) for _ in range(4)]
    assert drawn == [(number * 2**31) >> 32 for number in first_numbers(2, 4)]
    with pytest.raises(ValueError, match="more than 2147483648"):
        chance.below(2**31 + 1)


def first_numbers(seed: int, count: int) -> list[int]:
    chance = SeededChance(seed)
    return [chance.next32() for _ in range(count)]


def test_biased_low_halves_are_rejected() -> None:
    """Of 2**32 numbers, 2**32 mod n would favour some outcomes; Lemire's method draws again for them."""
    n = 2**31 - 1
    floor = 2**32 % n
    chance, numbers = SeededChance(3), iter(first_numbers(3, 50))
    for _ in range(20):
        number = next(numbers)
        while (number * n) % 2**32 < floor:
            number = next(numbers)
        assert chance.below(n) == (number * n) >> 32


@pytest.mark.parametrize("n", [1, 2, 3, 7, 54])
def test_every_outcome_comes_up_and_no_other(n: int) -> None:
    chance = SeededChance(n)
    counted = Counter(chance.below(n) for _ in range(200 * n))
    assert set(counted) == set(range(n))
    assert min(counted.values()) > 120


def test_weights_are_respected() -> None:
    chance = SeededChance(9)
    counted = Counter(chance.pick("draw", "", CARDS, [1, 0, 9]) for _ in range(1000))
    assert set(counted) == {0, 2}
    assert 60 < counted[0] < 140


@pytest.mark.parametrize("chance", [SeededChance(1), SystemChance()])
def test_nothing_cannot_be_chosen_from(chance: Chance) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the operating system words its own
        chance.below(0)
    with pytest.raises(ValueError):  # noqa: PT011
        chance.pick("draw", "", CARDS, [0, 0, 0])


def test_the_systems_chance_stays_in_range() -> None:
    assert {SystemChance().below(3) for _ in range(200)} == {0, 1, 2}


def test_a_script_answers_by_name_and_subject_in_order() -> None:
    chance = ScriptedChance(["draw P1 NT", "draw KB", "door C8 OPEN", "draw KR"])
    assert chance.pick("draw", "P0", CARDS, [1, 1, 1]) == 1  # the first line that fits P0
    assert chance.pick("draw", "P1", CARDS, [1, 1, 1]) == 2
    assert chance.pick("draw", "P1", CARDS, [1, 1, 1]) == 0
    assert chance.pick("door", "C8", ("OPEN", "BARRED"), [6, 2]) == 0


def test_a_script_passes_on_what_it_has_no_line_for() -> None:
    chance = ScriptedChance(["draw NT"], then=SeededChance(1))
    assert chance.pick("draw", "P0", CARDS, [1, 1, 1]) == 2
    assert chance.pick("draw", "P0", CARDS, [1, 1, 1]) == SeededChance(1).pick("", "", CARDS, [1, 1, 1])
    assert ScriptedChance([], then=SeededChance(1)).below(99) == SeededChance(1).below(99)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "no line for 'draw P0'"),
        (["draw P1 NT"], "no line for 'draw P0'"),
        (["draw QQ"], "'QQ' is none of KR, KB, NT"),
        (["draw P0 KB"], "'draw P0 KB' cannot happen: no KB is left"),
    ],
)
def test_a_script_that_does_not_fit_says_so(lines: list[str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        ScriptedChance(lines).pick("draw", "P0", CARDS, [1, 0, 1])


@pytest.mark.parametrize("line", ["draw", "", "draw P0 KB NT"])
def test_a_line_has_two_or_three_words(line: str) -> None:
    with pytest.raises(Malformed, match="what \\[subject\\] outcome"):
        ScriptedChance([line])


def test_a_script_alone_has_no_unnamed_numbers() -> None:
    with pytest.raises(Malformed, match="named questions"):
        ScriptedChance(["draw KB"]).below(2)


def test_a_record_answers_in_its_exact_order() -> None:
    chance = ReplayChance(["first P1", "draw P1 KB"])
    assert chance.pick("first", "", ("P0", "P1"), [1, 1]) == 1
    assert not chance.is_spent()
    assert chance.pick("draw", "P1", CARDS, [1, 1, 1]) == 1
    assert chance.is_spent()


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "ends where 'draw P0' is asked"),
        (["draw P1 KR"], "has 'draw P1 KR' where 'draw P0' is asked"),
        (["door P0 KR"], "where 'draw P0' is asked"),
        (["draw KR"], "where 'draw P0' is asked"),
        (["draw P0 QQ"], "'QQ' is none of"),
        (["draw P0 KB"], "no KB is left"),
    ],
)
def test_a_record_that_does_not_fit_says_so(lines: list[str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        ReplayChance(lines).pick("draw", "P0", CARDS, [1, 0, 1])


def test_a_record_has_no_unnamed_numbers() -> None:
    with pytest.raises(Malformed, match="named questions"):
        ReplayChance([]).below(2)


def test_what_is_recorded_can_be_replayed() -> None:
    recording = RecordingChance(SeededChance(4))
    picked = [recording.pick("draw", f"P{seat}", CARDS, [3, 2, 1]) for seat in range(4)]
    picked.append(recording.pick("first", "", CARDS, [1, 1, 1]))
    assert recording.lines[-1] == chance_line("first", "", CARDS[picked[-1]])
    replayed = ReplayChance(recording.lines)
    assert [replayed.pick("draw", f"P{seat}", CARDS, [3, 2, 1]) for seat in range(4)] == picked[:4]
    assert recording.below(5) in range(5)
    assert len(recording.lines) == 5


def test_lines() -> None:
    assert chance_line("draw", "P0", "KB") == "draw P0 KB"
    assert chance_line("first", "", "P1") == "first P1"


def test_branches_are_all_that_can_happen_with_their_probability() -> None:
    def happen(chance: Chance) -> str:
        card = CARDS[chance.pick("draw", "", CARDS, [3, 0, 1])]
        return f"{card}{chance.below(2)}" if card == "KR" else card

    found = dict(branches(happen))
    assert found == {"KR0": Fraction(3, 8), "KR1": Fraction(3, 8), "NT": Fraction(1, 4)}


def test_branches_without_chance_are_one() -> None:
    assert list(branches(lambda chance: "done")) == [("done", 1)]


def test_branches_stop_at_their_depth() -> None:
    def until_heads(chance: Chance) -> int:
        tries = 1
        while chance.below(2):
            tries += 1
        return tries

    assert [tries for tries, _ in branches(until_heads, depth=4)] == [1, 2, 3, 4]


def test_a_branch_cannot_choose_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        list(branches(lambda chance: chance.pick("draw", "", CARDS, [0, 0, 0])))


@pytest.mark.parametrize(
    "weights", [[1], [0, 3, 0, 1], [5] * 300, [2**30, 0, 1, 7], [0, 0, 2**20, 0], list(range(90))]
)
def test_kept_odds_find_what_weights_say(weights: list[int]) -> None:
    odds = Odds([str(index) for index in range(len(weights))], weights)
    assert odds.total == sum(weights)
    ends = [sum(weights[: index + 1]) for index in range(len(weights))]
    points = {0, odds.total - 1, *ends[:-1], *(end - 1 for end in ends if end)}
    points |= {SeededChance(seed).below(odds.total) for seed in range(50)}
    for point in points:
        if point < odds.total:
            assert odds.at(point) == at_weight(weights, point)


def test_several_questions_at_once_are_the_same_as_one_by_one() -> None:
    odds = [Odds(CARDS, [1, 2, 3]), Odds(CARDS, [3, 0, 1])]
    for seed in range(20):
        apart, together = SeededChance(seed), RecordingChance(SeededChance(seed))
        each = [
            apart.pick("draw", who, n, w)
            for who, n, w in (("P0", CARDS, [1, 2, 3]), ("P1", CARDS, [3, 0, 1]))
        ]
        assert together.pick_each("draw", ["P0", "P1"], odds, Form()) == each
        assert together.lines == [f"draw P0 {CARDS[each[0]]}", f"draw P1 {CARDS[each[1]]}"]
        again = ReplayChance(together.lines)
        assert again.pick_each("draw", ["P0", "P1"], odds, Form()) == each
        assert again.is_spent()
