"""The lab's commands: what they print, and what they refuse in one line."""

import json
from pathlib import Path

import polars
import pytest

from tests.test_cli import KEYS, run  # noqa: F401 (a fixture)

CAGE = "night-cage"
TEAM = ("--seats", "random,random", "--workers", "1")
PACK = Path(__file__).parents[1] / "examples" / "packs" / "more-wax-eaters"


def test_a_sweep_prints_what_each_dial_does_and_writes_its_files(run, tmp_path: Path) -> None:  # noqa: F811
    html, rows = tmp_path / "out.html", tmp_path / "out.parquet"
    ran = run(
        "sweep",
        CAGE,
        *TEAM,
        "-o",
        "gates=3,4",
        "--max-games",
        "10",
        "--html",
        html,
        "--out",
        rows,
        "-o",
        "players=2",
    )
    assert ran.code == 0, ran.err
    assert "10 games of each of 2 settings of night-cage, the same seeds for all" in ran.out
    assert "gates: 4 to 3" in ran.out
    assert html.read_text().startswith("<!doctype html>")
    frame = polars.read_parquet(rows)
    assert frame.height == 20
    gates = [{o["name"]: o["value"] for o in options}["gates"] for options in frame["options"]]
    assert gates == ["3"] * 10 + ["4"] * 10
    assert frame["seed"].to_list() == [f"1/{n}" for n in range(10)] * 2


def test_a_pack_is_swept_beside_the_standard_box(run) -> None:  # noqa: F811
    ran = run("sweep", CAGE, *TEAM, "--max-games", "4", "--content", PACK)
    assert ran.code == 0, ran.err
    assert "content: standard to more-wax-eaters" in ran.out


def test_two_bots_and_two_files_are_compared(run, tmp_path: Path) -> None:  # noqa: F811
    ran = run(
        "compare", "greedy", "random", "--game", CAGE, "-o", "players=2", "--max-games", "6", "--workers", "1"
    )
    assert ran.code == 0, ran.err
    assert "6 games of night-cage, the same seeds for both: how often everybody wins" in ran.out
    files = [tmp_path / "four.parquet", tmp_path / "three.parquet"]
    for file, gates in zip(files, "43"):
        assert run("sim", CAGE, *TEAM, "--games", "4", "-o", f"gates={gates}", "--out", file).code == 0
    ran = run("compare", *files)
    assert ran.code == 0, ran.err
    assert "They differ in gates: 4 and 3." in ran.out


def test_bots_meet_in_the_arena(run) -> None:  # noqa: F811
    words = ["arena", CAGE, "random", "greedy", "-o", "players=2", "--max-games", "4", "--workers", "1"]
    ran = run(*words)
    assert ran.code == 0, ran.err
    assert "4 games of each of 2 meetings in night-cage, the same seeds for all" in ran.out
    found = json.loads(run(*words, "--json").out)
    assert {row["bot"] for row in found["rows"]} == {"random", "greedy"}


def test_a_data_set_says_how_many_decisions_it_has(run, tmp_path: Path) -> None:  # noqa: F811
    out = tmp_path / "set"
    ran = run("dataset", CAGE, "--games", "3", "--part", "2", "--out", out, "--workers", "1")
    assert ran.code == 0, ran.err
    rows = polars.read_parquet(out / "*.parquet").height
    assert ran.out.startswith(f"{rows:,} decisions of 3 games written to {out}")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["sweep", CAGE], "--seats"),
        (["sweep", CAGE, *TEAM, "--until", "soon"], "--until"),
        (["sweep", CAGE, *TEAM, "-o", "gates=3,9"], "gates"),
        (["sweep", CAGE, *TEAM, "--engine", "abacus"], "--engine"),
        (["sweep", CAGE, *TEAM, "--state", "/no/such/place"], "/no/such/place"),
        (["compare", "greedy", "random"], "--game"),
        (["compare", "greedy", "greedy", "--game", CAGE], "itself"),
        (["compare", "no.parquet", "none.parquet"], "no.parquet"),
        (["arena", CAGE, "greedy"], "two bots"),
        (["arena", KEYS, "random", "http://127.0.0.1:1/owl", "--max-games", "1"], "owl gives no answer"),
        (["train", KEYS, "--seats", "steady,steady", "--data", "d", "--out", "w.toml"], "reads positions"),
        (
            [
                "train",
                CAGE,
                "--seats",
                "greedy,greedy,greedy,greedy",
                "--data",
                "d",
                "--out",
                "w",
                "--hidden",
                "x",
            ],
            "--hidden",
        ),
        (["dataset", KEYS], "--out"),
        (["dataset", KEYS, "--out", "/proc/nothing"], "/proc/nothing"),
    ],
)
def test_mistakes_are_one_line(run, words: list[str], names: str) -> None:  # noqa: F811
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1, ran.err
    assert names in ran.err
