"""Typed words and the actions they mean, in any game."""

import pytest

from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.state import State
from lampblack.terminal.menu import by_kind, numbered, summary
from lampblack.terminal.words import (
    Names,
    as_notation,
    fitting,
    in_codes,
    in_order,
    label_with,
    nearest,
    problem_with,
    with_names,
)
from lampblack.terminal.words import meant as plainest

GAME = find_game("keys-to-the-castle")


@pytest.fixture
def state() -> State:
    """P0 holds a blue Key, a Net, a Secret Passage and a Skeleton Key."""
    script = ScriptedChance(["draw P0 KB", "draw P0 NT", "draw P0 SP", "draw P0 SK"], then=SeededChance(5))
    return GAME.setup({"first": "P0"}, script)


def meant(state: State, text: str) -> list[str]:
    return [action.text for action in fitting(GAME, options_of(state), text)]


@pytest.mark.parametrize(
    "text",
    [
        "OPEN(SK,C4)",
        "open c4 sk",
        "c4 open sk",
        "open C4 with a Skeleton Key",
        "open c4 skel",
        "Open: c4, with SK!",
    ],
)
def test_many_ways_to_say_one_thing(state: State, text: str) -> None:
    assert meant(state, text) == ["OPEN(SK,C4)"]


def test_words_that_fit_several(state: State) -> None:
    assert meant(state, "discard key") == ["DISCARD(KB)", "DISCARD(SK)"]
    assert meant(state, "disc net") == ["DISCARD(NT)"]
    assert meant(state, "passage b2") == [
        action.text for action in options_of(state) if action.name == "PASSAGE" and "B2" in action.args
    ]


@pytest.mark.parametrize("text", ["", "with", "the", "open z9", "c", "ope c", "fly"])
def test_words_that_fit_nothing(state: State, text: str) -> None:
    assert meant(state, text) == []


def test_half_a_cell_is_no_cell(state: State) -> None:
    assert meant(state, "open c sk") == []


def test_illegal_actions_are_understood_too(state: State) -> None:
    assert [action.text for action in as_notation(state, "move to c8")] == ["MOVE(C8)"]
    assert [action.text for action in as_notation(state, "open a1 with kr")] == ["OPEN(KR,A1)"]
    assert [action.text for action in as_notation(state, "bonus open a1")] == ["BONUS_OPEN(A1)"]
    assert as_notation(state, "please open the door of my heart at once") == []


def test_the_problem_told_is_that_of_the_best_reading(state: State) -> None:
    assert problem_with(state, "open z9 with sk").startswith("'Z9' is not in this castle")
    assert problem_with(state, "open sk z9").startswith("'Z9' is not in this castle")
    assert problem_with(state, "OPEN(SK").endswith("is not of the form NAME(argument,argument)")
    assert "'FLY' is none of" in problem_with(state, "fly")


def test_nearest_shares_the_most_words(state: State) -> None:
    assert [action.text for action in nearest(GAME, options_of(state), "drop skeleton key", 1)] == [
        "DISCARD(SK)"
    ]
    assert nearest(GAME, options_of(state), "fly", 9) == []


def test_half_a_space_says_which_it_could_be() -> None:
    game = find_game("night-cage")
    cage = game.setup({}, SeededChance(1))
    for half, spaces in (("3", "A3 B3 C3 D3 E3 F3"), ("c", "C1 C2 C3 C4 C5 C6")):
        near = nearest(game, options_of(cage), f"start {half}", 9)
        assert [game.spoken(action).text for action in near] == [
            f"START({space})" for space in spaces.split()
        ]
    assert problem_with(cage, "start 3") == "'3' is no space of this board (A1 to F6)"
    assert "'TURNNE'" not in problem_with(cage, "turn n e")


NAMES: Names = [
    ("", "P0", "Ada"),
    ("", "P1", "Bo"),
    ("enemies", "F1", "Grim Brute"),
    ("enemies", "R1", "Brute"),
]


def test_words_in_the_order_of_the_notation_mean_that_action() -> None:
    cage = find_game("night-cage").setup({}, SeededChance(1))
    assert str(in_order(cage, "start 2 3")) == "START(2,3)"
    assert str(in_order(cage, "start at d3")) == "START(2,3)"
    assert str(in_order(cage, "forced stay")) == "FORCED_STAY"
    assert in_order(cage, "3 start 2") is None
    assert str(in_order(cage, "give a b")) == "GIVE(A,B)", "a is a prisoner here, no small word"
    assert [action.text for action in as_notation(cage, "start 2 3")] == ["START(2,3)"]


def test_what_may_be_several_things_is_all_of_them() -> None:
    cage = find_game("night-cage").setup({"boss": "dirge"}, SeededChance(1))
    assert [str(action) for action in as_notation(cage, "dirge 3 5 1")] == ["DIRGE(3,5,1)"]
    found = {str(action) for action in as_notation(cage, "dirge 3 1 5")}
    assert found == {"DIRGE(3,5,1)", "DIRGE(1,5,3)", "DIRGE(5,3,1)", "DIRGE(5,1,3)"}, "5 is no turn"


def test_a_name_does_where_a_number_does(state: State) -> None:
    net = state.action("NET(P1)")
    assert label_with(GAME, net, NAMES) == "Throw a Net over Bo"
    assert fitting(GAME, [net, state.action("DISCARD(NT)")], "net bo", NAMES) == [net]
    assert with_names("P1 is outside.", NAMES) == "Bo is outside."
    assert in_codes("net bo", NAMES) == ["net P1"]
    assert in_codes("target grim brute", NAMES) == ["target F1"], "the longer name first"
    assert in_codes("hit BRUTE", [*NAMES, ("enemies", "R2", "Brute")]) == ["hit R1", "hit R2"]
    assert in_codes("nobody", NAMES) == ["nobody"]


def test_one_target_is_meant_unless_two_are_named() -> None:
    game = find_game("stygian-society")
    options = {"players": "1", "heroes": "knight burglar doctor"}
    state = game.setup(options, SeededChance(14))
    actions = [state.action(text) for text in ("TARGET(F1)", "TARGET(R1)", "TARGET(F1+R1)", "TARGET(F2)")]
    names: Names = [("enemies", "F1", "Ghoul"), ("enemies", "F2", "Slasher"), ("enemies", "R1", "Slasher")]

    def found(text: str) -> list[str]:
        return [action.text for action in plainest(game, actions, text, names)]

    assert found("target ghoul") == ["TARGET(F1)"]
    assert found("target ghoul slasher") == ["TARGET(F1+R1)"]
    assert found("target slasher") == ["TARGET(R1)", "TARGET(F1+R1)", "TARGET(F2)"], "all it may be"
    assert label_with(game, actions[2], names) == "Front 1 and rear 1 (Ghoul, Slasher)"
    green = state.action("CLEANSE(knight,cursed,G)")
    assert "Giant" not in label_with(game, green, [("enemies", "G", "Giant")]), "G is green there"


def test_kinds_are_grouped_by_their_most_telling_argument() -> None:
    actions = [
        Action("OPEN", ("card", "cell"), (card, cell)) for card in ("KB", "SK") for cell in ("A1", "B2", "C3")
    ]
    actions += [Action("MOVE", ("cell",), (cell,)) for cell in ("A1", "A2")] + [Action("STAY", (), ())]
    assert by_kind(actions) == [
        "OPEN, card KB, cell: A1, B2, C3.",
        "OPEN, card SK, cell: A1, B2, C3.",
        "MOVE, cell: A1, A2.",
        "STAY.",
    ]
    assert summary(actions) == "9 legal actions: OPEN 6, MOVE 2, STAY."


def test_pairs_without_a_telling_argument_are_told_flat(state: State) -> None:
    passages = [action for action in options_of(state) if action.name == "PASSAGE"]
    (line,) = by_kind(passages)
    assert line.startswith("PASSAGE, a and b: A1 B2, ")
    assert line.count(",") == 1 + 55


def test_every_legal_action_is_in_the_list_by_kind(state: State) -> None:
    told = " ".join(by_kind(options_of(state)))
    for action in options_of(state):
        assert action.name in told
        assert all(argument in told for argument in action.args)


def test_numbers_and_labels(state: State) -> None:
    assert numbered(GAME, [state.action("OPEN(SK,C4)")]) == ["1. OPEN(SK,C4): Open C4 with a Skeleton Key."]
