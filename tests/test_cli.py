"""The command line: it explains itself, and every mistake gets one line that names it and exit code 2."""

import subprocess
import sys
from pathlib import Path

import polars
import pytest

from lampblack import cli
from lampblack.games import find_game, shelf
from lampblack.kernel.chance import SeededChance
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
    for command in ("play", "serve", "sim", "games", "rules", "replay", "position"):
        assert f"\n  lampblack {command}" in ran.out


def test_version(run) -> None:
    assert run("--version").out.startswith(("lampblack 0.", "lampblack from its sources"))


def test_games_lists_options_and_bots(run) -> None:
    out = run("games").out
    assert "keys-to-the-castle: Keys to the Castle" in out
    assert "--option max_turns=none" in out
    assert "random" in out


def test_help_draws_no_frames(run) -> None:
    for command in ("play", "sim", "replay", "rules", "position", "games", "serve"):
        ran = run(command, "--help")
        assert ran.code == 0
        assert f"Usage: lampblack {command}" in ran.out
        assert not set(ran.out) & set("╭│╰─")


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


def test_rules_by_id_section_and_words(run) -> None:
    assert run("rules", KEYS, "kc-win-01").out.startswith("KC-WIN-01 (Winning and ending): ")
    section = run("rules", KEYS, "KC-WIN").out.splitlines()
    assert len(section) > 5
    assert all(line.startswith("KC-WIN-") for line in section)
    assert "KC-CARD-SKEL-04" in run("rules", KEYS, "padlock", "remove").out
    overview = run("rules", KEYS).out
    assert "KC-CARD-NET" in overview
    assert (
        sum(int(words[-2]) for line in overview.splitlines() if (words := line.split())[-1] == "rules") == 205
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
    assert any("Random P1 draws a card." in line for line in lines)
    assert not [line for line in lines if "Random P1 draws" in line and "a card" not in line]
    spectator = run("replay", file, "--viewer", "spectator").out
    assert "You " not in spectator
    assert "Random P0 draws a card." in spectator
    assert run("replay", file, "--viewer", "P2").code == 2


def test_replay_names_the_wrong_decision(run, tmp_path: Path) -> None:
    file = record_of(tmp_path / "game.txt", run)
    lines = file.read_text().splitlines()
    decisions = [at for at, line in enumerate(lines) if line.startswith("P")]
    lines[decisions[4]] = f"{lines[decisions[4]].split()[0]} EXIT"
    file.write_text("\n".join(lines))
    ran = run("replay", file, "--quiet")
    assert ran.code == 1
    assert ran.err.startswith(f"lampblack: {file}: record, decision 5: EXIT: ")
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


def test_starting_is_cheap() -> None:
    """Whoever asks for help does not wait for the server, data frames or rich."""
    code = "import sys; sys.argv = ['lampblack']; from lampblack.cli import main\ntry: main()\nexcept SystemExit: pass\n"
    code += "print(sorted({'polars', 'rich', 'starlette', 'uvicorn', 'lampblack.games'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
