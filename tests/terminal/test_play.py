"""Whole games typed by a scripted person, and everything a person may say in between."""

import re
from pathlib import Path

from lampblack.games import find_game
from lampblack.kernel.record import Record
from lampblack.kernel.session import replay
from tests.terminal.console import Console

KEYS = "keys-to-the-castle"
# Seed 5: P0 begins with a blue Key, two Skeleton Keys and a Net.
GAME = ("play", KEYS, "--seats", "me:Ada,random", "--seed", "5", "-o", "first=P0")
HAND = "Your hand: a blue Key, a Skeleton Key, a Skeleton Key and a Net."


def started(*more: str, **environment: str) -> Console:
    console = Console(*GAME, *more, **environment)
    assert "Play one of your four cards" in console.hear()
    return console


def verified(file: Path) -> Record:
    record = Record.from_text(file.read_text())
    assert list(replay(find_game(KEYS), record))
    return record


def test_narration_comes_first_then_the_prompt_then_the_choices() -> None:
    told = Console(*GAME).hear()
    in_order = [
        "P0 is you, Ada.",
        "P1 is Random, the bot random.",
        "You are dealt a blue Key, a Skeleton Key and a Net.",
        "Turn 1: Your turn.",
        HAND,
        "Play one of your four cards, or discard one.",
        "53 legal actions: DISCARD 3, OPEN 50.",
    ]
    places = [told.index(line) for line in in_order]
    assert places == sorted(places)


def test_agreed_house_rules_are_told_first() -> None:
    told = Console(*GAME, "--option", "house_rules=strict", "--option", "second_net=no").hear()
    assert "House rule KC-HOUSE-01, Leaving the Castle: Only when blocked." in told
    assert "KC-HOUSE-07" not in told
    assert "House rule" not in Console(*GAME).hear()


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    console = started("-o", "max_turns=8", "--record", str(file))
    told = ""
    while "The game is over" not in told:
        console.type("actions discard")
        assert "Move one step" in console.type("1")
        told = console.type("stay")
        # The other's cards stay the other's: a draw is told, never what was drawn.
        assert not re.search(r"Random draws a (?!card)", told)
    assert "nobody wins: aborted after turn 8. Rule KC-WIN-10." in told
    assert f"lampblack replay {file}" in told
    assert console.code() == 0
    assert verified(file).result is not None


def test_the_record_can_be_kept_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    console = started("-o", "max_turns=1")
    console.type("discard kb")
    assert "To keep the record" in console.type("stay")
    assert "No such file or directory" in console.type(str(tmp_path / "no" / "folder"))
    assert f"lampblack replay {file}" in console.type(str(file))
    assert console.code() == 0
    assert verified(file).names == ["Ada", "Random"]


def test_actions_may_be_typed_in_words() -> None:
    assert "You open the green door C4 with a Skeleton Key" in started().type("open c4 with a skeleton key")


def test_an_ambiguous_line_is_answered_with_the_candidates() -> None:
    console = started()
    told = console.type("open b3")
    assert "That fits 2 actions. Which one?" in told
    assert "1. OPEN(KB,B3): Open B3 with a blue Key." in told
    assert "2. OPEN(SK,B3): Open B3 with a Skeleton Key." in told
    assert "You open the blue door B3 with a Skeleton Key" in console.type("2")


def test_long_lists_are_told_by_kind() -> None:
    told = started().type("actions")
    assert "DISCARD, card: KB, SK, NT." in told
    assert "OPEN, card KB, cell: C2, E2, B3, C3, D4, E5, B6, B8, D8, E8." in told


def test_a_number_means_a_line_of_the_list_heard_last() -> None:
    console = started()
    assert "1. DISCARD(KB)" in console.type("actions discard")
    console.type("actions")
    told = console.type("1")
    assert "There is no choice 1: the list told by kind has no numbers." in told
    assert (
        "Type an action, such as DISCARD(KB), or hear fewer of them with numbers: actions discard kb." in told
    )
    assert "2. OPEN(SK,B3)" in console.type("open b3")
    told = console.type("open a1 kb")  # refused: the question comes again, the list stands
    assert "KC-CARD-KEY-01" in told
    assert "You open the blue door B3 with a Skeleton Key" in console.type("2")
    assert "2. EXIT" not in console.type("actions stay")
    assert "the list has 1 to 1." in console.type("2")


def test_wrong_input_is_explained_and_changes_nothing() -> None:
    console = started()
    assert "no list was shown" in console.type("3")
    told = console.type("MOVE(C8)")
    assert "No. Play a card first" in told
    assert "Rule KC-TURN-02." in told
    assert told.count("Play one of your four cards, or discard one.") == 1
    assert "'Z9' is not in this castle" in console.type("open z9 with sk")
    assert "no action here" in console.type("padlock(")
    assert "no action here" in console.type("sing a song")
    assert "Near to it:\n1. DISCARD(KB)" in console.type("drop blue key")
    assert "the list has 1 to 9" in console.type("10")
    assert "KC-CARD-KEY-01" in console.type("open a1 kb")
    assert HAND in console.type("hand")


def test_commands() -> None:
    console = started()
    assert "why ACTION" in console.type("help")
    assert "Row 8: A8 yellow closed" in console.type("look")
    assert " 8   Y#.. B#.." in console.type("BOARD")
    assert console.type("/hand").splitlines()[0].startswith("You cross from the south")
    assert "Why what?" in console.type("why")
    assert "OPEN(SK,C4) is legal now." in console.type("why open c4")
    why = console.type("why move c8")
    assert "No. Play a card first" in why
    assert "KC-TURN-02 (Turn structure)" in why
    assert "KC-WIN-01 (Winning and ending)" in console.type("rule kc-win-01")
    assert "KC-TURN-04 (Turn structure)" in console.type("rule")
    assert "mentions 'submarine'" in console.type("rule submarine")
    assert console.type("log 1").splitlines() == ["You draw a Skeleton Key.", "> "]
    assert "not a number" in console.type("log everything")
    assert "Nothing you can do now fits 'swim'" in console.type("actions swim")
    assert "You leave the game unfinished." in console.type("quit")
    assert console.code() == 0


def test_undo_takes_back_what_revealed_nothing() -> None:
    console = started()
    assert "nothing to undo" in console.type("undo")
    assert "You discard a blue Key." in console.type("discard kb")
    told = console.type("undo")
    assert "Taken back: DISCARD(KB)." in told
    assert "Play one of your four cards" in told
    assert HAND in console.type("hand")
    assert "discard" not in console.type("log")
    assert "nothing to undo" in console.type("undo")


def test_undo_stops_at_chance_and_at_others() -> None:
    console = started()
    console.type("open c4")  # shows what was hidden
    assert "nothing to undo" in console.type("undo")
    console.type("stay")  # the other has decided since
    assert "nothing to undo" in console.type("undo")


def test_a_decision_after_an_undo_is_the_one_that_counts(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    console = started("--record", str(file))
    for line in ("discard kb", "undo", "discard net", "quit"):
        console.type(line)
    assert console.code() == 0
    assert [decision.action for decision in verified(file).lines] == ["DISCARD(NT)"]


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    console = started()
    console.type("discard kb")
    assert "Save where?" in console.type("save")
    assert "Saved." in console.type(f"save {file}")
    assert "File exists" in console.type(f"save {file}")
    console.type("quit")
    whole = tmp_path / "whole.txt"
    again = Console("play", "--resume", str(file), "--seats", "me,random", "--record", str(whole))
    told = again.hear()
    assert "P0 is you, Ada." in told
    assert "Move one step" in told
    assert "dealt" not in told
    assert "You discard a blue Key." in again.type("log")
    again.type("stay")
    again.type("quit")
    assert again.code() == 0
    assert [decision.action for decision in verified(whole).lines[:2]] == ["DISCARD(KB)", "STAY"]


def test_the_end_of_the_input_leaves_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    console = started("--record", str(file))
    told = console.press_ctrl_d()
    assert "You leave the game unfinished." in told
    assert console.code() == 0
    assert verified(file).result is None


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    console = started("--record", str(file))
    told = console.press_ctrl_c()
    assert "Traceback" not in told
    assert console.code() == 130
    assert verified(file).result is None


def test_bold_is_an_addition_and_can_be_had_without() -> None:
    assert "\x1b[1m" in Console(*GAME, TERM="xterm").hear()
    assert "\x1b" not in Console(*GAME, TERM="xterm", NO_COLOR="1").hear()
    assert "\x1b" not in Console(*GAME).hear()


def test_board_is_drawn_when_asked_for() -> None:
    assert " 8   Y#.. B#.." in Console(*GAME, "--board").hear()


def test_without_seats_a_person_meets_bots_at_a_table_of_the_wanted_size() -> None:
    told = Console("play", KEYS, "-o", "players=3").hear()
    assert "P0 is you." in told
    assert told.count(", the bot ") == 2


def test_bots_alone_are_watched_as_a_spectator() -> None:
    console = Console("play", KEYS, "--seats", "random,random", "--seed", "1", "-o", "max_turns=3")
    told = console.hear()
    assert "The game is over" in told
    assert "You" not in told
    assert "draws a card." in told
    assert console.code() == 0


def test_a_hint_is_a_move_a_reason_and_a_comparison() -> None:
    console = Console("play", "keys-to-the-castle", "--seats", "me,hasty", "--seed", "7", "-o", "first=P0")
    console.hear()
    told = console.type("hint")
    assert "I would do this: " in told
    assert re.search(r" It [a-z][^.]+\.", told)
    assert "Chances to win, in 100, as I see it: " in told
    console.type("quit")
    dark = Console("play", "nyctophobia", "--seed", "3")
    dark.hear()
    assert "There are no hints in this game. It can be begun with --hints." in dark.type("hint")
    shared = Console("play", "keys-to-the-castle", "--seats", "me:Ada,me:Bo", "--seed", "7", "-o", "first=P0")
    shared.hear()
    shared.type("")
    assert "There are no hints in this game." in shared.type("hint")
