"""``lampblack tower``, with MuJoCo."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

pytest.importorskip("mujoco", reason="the extra 'physics' is not installed")
pytest.importorskip("pygal", reason="the extra 'physics' is not installed")

from lampblack.games.stygian_society.calibration.command import app
from lampblack.kernel.answers import Malformed

RUN = CliRunner()


def test_a_small_calibration_writes_its_report(tmp_path: Path) -> None:
    out = tmp_path / "tower"
    result = RUN.invoke(app, ["calibrate", "--chains", "2", "--drops", "3", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert "Fitted: pass_empty " in result.output
    report = (out / "report.md").read_text()
    assert "6 drops of 3 to 9 cubes through the physics model (MuJoCo " in report
    assert f"lampblack tower calibrate --chains 2 --drops 3 --seed 1 --out {out}" in report
    plots = ["by-dropped.svg", "by-inside.svg", "passing.svg", "crypt.svg", "staying.svg"]
    for plot in plots:
        assert f"({plot})" in report
        assert (out / plot).read_text().rstrip().endswith("</svg>")
    assert "| cubes out per drop |" in report
    with pytest.raises(Malformed, match="--force"):
        RUN.invoke(app, ["calibrate", "--out", str(out)], catch_exceptions=False)


def test_a_drop_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "drop.json"
    result = RUN.invoke(app, ["drop", "B2R1", "--trace", str(file)])
    assert result.exit_code == 0, result.output
    assert f"frames of the motion are in {file}." in result.output
    trace = json.loads(file.read_text())
    assert trace["format"] == "lampblack tower trace 1"
    assert [cube["color"] for cube in trace["cubes"]] == ["blue", "blue", "red"]
    with pytest.raises(Malformed, match="--force"):
        RUN.invoke(app, ["drop", "B1", "--trace", str(file)], catch_exceptions=False)
    assert json.loads(file.read_text()) == trace
    assert RUN.invoke(app, ["drop", "B1", "--trace", str(file), "--force"]).exit_code == 0
    assert len(json.loads(file.read_text())["cubes"]) == 1
    assert RUN.invoke(app, ["drop", "B2R1"]).output == "".join(result.output.splitlines(keepends=True)[:3])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["drop", "Q1"], "is no cubes"),
        (["drop", "B6", "--inside", "B5"], "SS-COMP-01"),
        (["drop", "B1", "--model", "cardboard"], "none of statistical, physics"),
        (["drop", "B1", "--model", "statistical", "--trace", "x.json"], "SS-TOW-21"),
        (["drop", "0", "--trace", "x.json"], "SS-TOWER-04"),
        (["drop", "B1", "--content", "no/such/pack"], r"has no readable pack\.toml"),
    ],
)
def test_mistakes_are_named(arguments: list[str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        RUN.invoke(app, arguments, catch_exceptions=False)


@pytest.mark.parametrize("library", ["mujoco", "pygal"])
def test_without_the_extra_it_is_named(library: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(Malformed, match=r": pip install 'lampblack\[physics\]'$"):
        RUN.invoke(app, ["calibrate", "--out", str(tmp_path / "tower")], catch_exceptions=False)
    assert not (tmp_path / "tower").exists()
