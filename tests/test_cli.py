"""The command line: it explains itself, and every mistake gets one line that names it and exit code 2."""

import json
import os
import subprocess
import sys
from pathlib import Path

import polars
import pytest

from lampblack import cli
from lampblack.games import find_game, shelf
from lampblack.kernel import answers
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.files import check_target
from lampblack.kernel.playout import options_of

KEYS = "keys-to-the-castle"


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str | Path) -> Ran:
        monkeypatch.setattr(sys, "argv", ["lampblack", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        told = capsys.readouterr()
        return Ran(left.value.code, told.out, told.err)

    return run


def record_of(file: Path, run, *more: str) -> Path:
    ran = run(
        "play", KEYS, "--seats", "random,random", "--seed", "3", "-o", "max_turns=6", "--record", file, *more
    )
    assert ran.code == 0
    return file


def test_alone_it_explains_itself_with_an_example_of_every_command(run) -> None:
    ran = run()
    assert ran.code == 0
    for command in (
        "play",
        "serve",
        "sim",
        "sweep",
        "compare",
        "arena",
        "dataset",
        "train",
        "games",
        "rules",
        "replay",
        "position",
    ):
        assert f"\n  lampblack {command}" in ran.out


def test_version_names_the_build(run) -> None:
    said = run("--version").out
    assert said.startswith(("lampblack 0.", "lampblack from its sources"))
    is_native = not str(answers.__file__).endswith(".py")
    assert said.endswith(", compiled\n" if is_native else ", interpreted\n")


def test_games_lists_options_and_bots(run) -> None:
    out = run("games").out
    assert "keys-to-the-castle: Keys to the Castle" in out
    assert "--option max_turns=none" in out
    assert "random" in out


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_draws_no_frames(run, flag: str) -> None:
    commands = ("play", "sim", "replay", "rules", "position", "games", "diff", "serve")
    for command in (*commands, "tower", "tower drop", "tower calibrate"):
        ran = run(*command.split(), flag)
        assert ran.code == 0
        assert f"Usage: lampblack {command}" in ran.out
        assert not set(ran.out) & set("╭│╰─")


@pytest.mark.parametrize(("typed", "offered"), [("pl", "play"), ("rules nigh", "night-cage-2019")])
def test_the_shell_completes(typed: str, offered: str) -> None:
    """As bash asks for it, once ``lampblack --install-completion`` has told it how."""
    words = ["lampblack", *typed.split()]
    asks = {"_LAMPBLACK_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words)}
    done = subprocess.run(
        [sys.executable, "-m", "lampblack"],
        env=os.environ | asks | {"COMP_CWORD": str(len(words) - 1)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert offered in done.stdout.split()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["plya"], "plya"),
        (["--loud"], "--loud"),
        (["play"], "game"),
        (["play", "ludo"], "'ludo'"),
        (["play", KEYS, "--seats", "me,nobody"], "'nobody'"),
        (["play", KEYS, "--seats", "me,,random"], "seats"),
        (["play", KEYS, "--seats", "me:Ada,me:Ada"], "'Ada'"),
        (["play", KEYS, "--seats", "me,random", "-o", "players=3"], "players=3"),
        (["play", KEYS, "--seats", "me"], "'1'"),
        (["play", KEYS, "-o", "speed=9"], "speed"),
        (["play", KEYS, "-o", "speed"], "name=value"),
        (["play", KEYS, "-o", "first=P0", "-o", "first=P1"], "twice"),
        (["play", KEYS, "-o", "max_turns=soon"], "max_turns"),
        (["play", KEYS, "--cardboard", "--seed", "1"], "--seed"),
        (["play", KEYS, "--record", __file__], "test_cli.py"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt"),
        (["sim", KEYS], "--seats"),
        (["sim", "ludo", "--seats", "random,random"], "'ludo'"),
        (["sim", KEYS, "--seats", "random,nobody"], "'nobody'"),
        (["sim", KEYS, "--seats", "random,me"], "'me'"),
        (["sim", KEYS, "--seats", "random,random", "--games", "0"], "--games"),
        (["sim", KEYS, "--seats", "random,random", "--games", "many"], "--games"),
        (["sim", KEYS, "--seats", "random,random", "--workers", "0"], "--workers"),
        (["sim", KEYS, "--seats", "random,random", "--max-turns", "1000000"], "max_turns"),
        (["sim", KEYS, "--seats", "random,random", "--out", "no/such/folder.parquet"], "no/such"),
        (["rules", "ludo"], "'ludo'"),
        (["rules", KEYS, "KC-WIN-99"], "KC-WIN-99"),
        (["rules", KEYS, "submarine"], "'submarine'"),
        (["replay"], "FILE"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["replay", __file__], "line 1"),
        (["position", "nowhere.txt"], "nowhere.txt"),
        (["position", __file__], "The command line"),
        (["position", "."], "directory"),
        (["serve", "--loud"], "--loud"),
        (["serve", "--port", "door"], "--port"),
        (["serve", "--port", "65536"], "--port"),
        (["serve", "--port", "-1"], "--port"),
        (["serve", "--bot-pause", "-1"], "--bot-pause"),
        (["serve", "--bot-pause", "nan"], "--bot-pause"),
        (["serve", "--bot-workers", "0"], "--bot-workers"),
        (["serve", "--requests-per-second", "inf"], "--requests-per-second"),
        (["sim", KEYS, "--seats", "random,random", "--workers", "100000"], "--workers"),
        (["tower", "calibrate", "--out", "x", "--chains", "1"], "--chains"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_get_one_line_that_names_them(run, arguments: list[str], named: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("lampblack: ")
    assert ran.err.count("\n") == 1
    assert named in ran.err


def test_a_file_that_is_no_text(run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    ran = run("replay", file)
    assert (ran.code, ran.err) == (2, f"lampblack: {file}: is not a text file\n")


def test_rules_as_a_book(run) -> None:
    whole = run("rules", KEYS, "--book").out
    assert whole.startswith("1. The race through the castle\n")
    assert "**" not in whole
    chapter = run("rules", KEYS, "--book", "padlocks-and-bars").out
    assert chapter.startswith("6. Padlocks and bars\n")
    assert " 6   B#.. Y#.. Bx.. G#.. G#.." in chapter, "figures are drawn"
    assert "Setting up" not in chapter
    assert chapter == run("rules", KEYS, "--book", "6").out
    assert "9 winning" in run("rules", KEYS, "--book", "submarines").err


def test_rules_by_id_section_and_words(run) -> None:
    assert run("rules", KEYS, "kc-win-01").out.startswith("KC-WIN-01 (Winning and ending): ")
    section = run("rules", KEYS, "KC-WIN").out.splitlines()
    assert len(section) > 5
    assert all(line.startswith("KC-WIN-") for line in section)
    assert "KC-CARD-SKEL-04" in run("rules", KEYS, "padlock", "remove").out
    assert "lampblack rules night-cage NC-" in run("rules", "night-cage").out.splitlines()[-1]
    overview = run("rules", KEYS).out
    assert "KC-CARD-NET" in overview
    assert (
        sum(int(words[-2]) for line in overview.splitlines() if (words := line.split())[-1] == "rules") == 213
    )


@pytest.mark.parametrize("slug", shelf())
def test_what_rules_advises_is_of_the_games_own_book(run, slug: str) -> None:
    advice = run("rules", slug).out.splitlines()[-1]
    assert advice.startswith(f"lampblack rules {slug} ")
    section, rule = advice.split()[3], advice.split()[7]
    assert run("rules", slug, rule).out.startswith(f"{rule} (")
    assert run("rules", slug, section).out.startswith(f"{section}-")


def test_position_is_checked_and_shown(run, tmp_path: Path) -> None:
    state = find_game(KEYS).setup({"first": "P1"}, SeededChance(4))
    file = tmp_path / "position.txt"
    file.write_text(state.to_text())
    out = run("position", file).out
    assert "P1 decides (KC-TURN-04)" in out
    assert f"{len(options_of(state))} legal actions" in out
    assert "Hand of P0" in out
    file.write_text(state.to_text().replace("active: P1", "active: P7"))
    ran = run("position", file)
    assert ran.code == 2
    assert "P7" in ran.err


def test_replay_tells_and_verifies(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    told = run("replay", file)
    assert told.code == 0
    assert "seen by everything" in told.out
    assert told.out.splitlines()[-1].startswith("Verified: 12 decisions of Keys to the Castle.")
    quiet = run("replay", file, "--quiet")
    assert quiet.out.count("\n") == 1
    assert "KC-WIN-10" in quiet.out


def test_replay_from_a_seat_tells_only_what_the_seat_perceived(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    lines = run("replay", file, "--viewer", "P0").out.splitlines()
    assert any(line.strip().startswith("You draw a ") for line in lines)
    assert any("Random 2 draws a card." in line for line in lines)
    assert not [line for line in lines if "Random P1 draws" in line and "a card" not in line]
    spectator = run("replay", file, "--viewer", "spectator").out
    assert "You " not in spectator
    assert "Random draws a card." in spectator
    assert run("replay", file, "--viewer", "P2").code == 2


def test_replay_names_the_wrong_decision(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    lines = file.read_text().splitlines()
    decisions = [at for at, line in enumerate(lines) if line.startswith("P")]
    lines[decisions[4]] = f"{lines[decisions[4]].split()[0]} EXIT"
    file.write_text("\n".join(lines))
    ran = run("replay", file, "--quiet")
    assert ran.code == 1
    assert ran.err.startswith(f"lampblack: {file}: record, action 5: EXIT: ")
    assert "[KC-" in ran.err


def test_an_unfinished_record_hides_what_is_hidden(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    text = file.read_text().splitlines()
    last = max(at for at, line in enumerate(text) if line.startswith("P"))
    file.write_text("\n".join(text[:last]))
    ran = run("replay", file)
    assert ran.code == 0
    assert "seen by spectator" in ran.out
    assert "Unfinished." in ran.out
    assert "only after the end" in run("replay", file, "--viewer", "everything").err


def test_sim_reports_and_writes(run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    ran = run(
        *("sim", KEYS, "--seats", "random,random,random", "--games", "6", "--seed", "2"),
        *("--workers", "1", "--max-actions", "200", "--out", file),
    )
    assert ran.code == 0
    assert ran.out.startswith("6 games of keys-to-the-castle")
    assert f"6 rows in {file}." in ran.out
    rows = polars.read_parquet(file)
    assert rows["seed"].to_list() == [f"2/{number}" for number in range(6)]


def test_programs_read_json(run, tmp_path: Path) -> None:
    games = {game["slug"]: game for game in json.loads(run("games", "--json").out)}
    assert "night-cage-2019" in games
    assert games[KEYS]["options"][0]["choices"] == ["2", "3", "4"]
    assert games[KEYS]["bots"][0] == "random"

    rules = json.loads(run("rules", KEYS, "--json").out)
    assert len(rules) == 213
    assert [rule["id"] for rule in json.loads(run("rules", KEYS, "kc-win-01", "--json").out)] == ["KC-WIN-01"]

    state = find_game(KEYS).setup({"first": "P1"}, SeededChance(4))
    (tmp_path / "position.txt").write_text(state.to_text())
    position = json.loads(run("position", tmp_path / "position.txt", "--json").out)
    assert position["legal"] == [action.text for action in options_of(state)]
    assert (position["prompt"]["seat"], position["prompt"]["rule"]) == (1, "KC-TURN-04")
    assert (position["game"], position["outcome"]) == (KEYS, None)
    assert len(position["view"]["players"]) == 2

    record = json.loads(run("replay", record_of(tmp_path / "game.txt", run), "--json").out)
    assert (record["lines"], record["outcome"]["rule"]) == (12, "KC-WIN-10")
    assert record["names"] == ["Random", "Random 2"]


def test_what_sim_reports_is_also_there_as_json(run) -> None:
    play = ("sim", KEYS, "--seats", "random,hasty", "--games", "8", "--workers", "1", "--max-turns", "400")
    lines, found = run(*play).out, json.loads(run(*play, "--json").out)
    assert (found["games"], found["planned"], found["alternate"]) == (8, 8, True)
    hasty = found["wins"]["hasty"]
    assert f"hasty   {hasty['games']}  {100 * hasty['share']:5.1f} %  ({100 * hasty['low']:.1f} to" in lines
    assert sum(seat["games"] for seat in found["wins_by_seat"].values()) == sum(
        bot["games"] for bot in found["wins"].values()
    )
    assert sum(ending["games"] for ending in found["endings"]) == 8
    assert f"{found['actions']['mean']:,.1f}" in lines


def test_a_wrong_record_is_no_json(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    file.write_text(file.read_text().replace("\nP0 ", "\nP1 ", 1))
    ran = run("replay", file, "--json")
    assert (ran.code, ran.out) == (1, "")
    assert "action 1" in ran.err


def test_sim_overwrites_nothing_unasked(run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("precious")
    play = ("sim", KEYS, "--seats", "random,random", "--games", "1", "--workers", "1", "--max-actions", "9")
    ran = run(*play, "--out", file)
    assert (ran.code, ran.out) == (2, "")
    assert "exists already; --force overwrites it" in ran.err
    assert file.read_text() == "precious"
    assert run(*play, "--out", file, "--force").code == 0
    assert polars.read_parquet(file).height == 1


def test_looking_whether_a_file_can_be_written_leaves_none(tmp_path: Path) -> None:
    check_target("--out", tmp_path / "games.parquet", force=False)
    assert list(tmp_path.iterdir()) == []


def test_without_polars_the_extra_is_named_before_the_games(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "lampblack.lab.parquet", raising=False)
    ran = run("sim", KEYS, "--seats", "random,random", "--out", tmp_path / "games.parquet")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "lampblack: --out: Parquet files need polars: pip install 'lampblack[lab]'\n"


def test_a_game_of_the_lab_can_be_looked_at_in_the_terminal(run, tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    seats = "random,random,random"
    run(
        "sim",
        KEYS,
        "--seats",
        seats,
        "--games",
        "2",
        "--seed",
        "5",
        "--max-turns",
        "9",
        "--workers",
        "1",
        "--out",
        table,
    )
    row = polars.read_parquet(table).row(1, named=True)
    file = tmp_path / "game.txt"
    run("play", KEYS, "--seats", seats, "--seed", "5/1", "-o", "max_turns=9", "--record", file)
    assert run("replay", file, "--quiet").out.startswith(f"Verified: {row['actions']} decisions")


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        ([], {"polars", "rich", "starlette", "uvicorn"}),
        (["--version"], {"polars", "rich", "starlette", "uvicorn", "lampblack.games"}),
    ],
)
def test_starting_is_cheap(arguments: list[str], heavy: set[str]) -> None:
    """Whoever asks for help does not wait for the server, data frames or rich, nor for games where none is named."""
    code = f"import sys; sys.argv = ['lampblack', *{arguments}]; from lampblack.cli import main\n"
    code += f"try: main()\nexcept SystemExit: pass\nprint(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
