"""Results as a Parquet file, one row per game, each with what it rests on; docs/lab.md lists the columns."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lampblack.kernel.answers import Malformed
from lampblack.lab.evidence import Evidence
from lampblack.lab.play import Result

try:
    import polars
except ImportError:
    raise Malformed("--out", "Parquet files need polars: pip install 'lampblack[lab]'") from None

Row = dict[str, Any]

FIGURES = polars.List(polars.Struct({"name": polars.String, "value": polars.Int64}))
DEEDS = polars.List(polars.Struct({"seat": polars.UInt8, "action": polars.String, "times": polars.UInt32}))
OPTIONS = polars.List(polars.Struct({"name": polars.String, "value": polars.String}))
RESULT: dict[str, Any] = {
    "number": polars.UInt32,
    "seed": polars.String,
    "seats": polars.List(polars.String),
    "first_seat": polars.UInt8,
    "winner_seats": polars.List(polars.UInt8),
    "winner_seat": polars.UInt8,
    "winner_bot": polars.String,
    "turns": polars.UInt32,
    "actions": polars.UInt32,
    "rule": polars.String,
    "reason": polars.String,
    "aborted": polars.Boolean,
    "figures": FIGURES,
    "deeds": DEEDS,
}
EVIDENCE: dict[str, Any] = {
    "game": polars.String,
    "rules": polars.UInt16,
    "options": OPTIONS,
    "content": polars.String,
    "bots": polars.List(polars.String),
    "plan_seed": polars.String,
    "alternate": polars.Boolean,
    "max_actions": polars.UInt64,
    "version": polars.String,
    "build": polars.String,
}

Run = tuple[Evidence, Sequence[Result]]


def write_parquet(runs: Sequence[Run], file: Path) -> None:
    """The games of one plan, or of several, one after the other."""
    rows = [
        row(result) | facts
        for evidence, results in runs
        for facts in [ground(evidence)]
        for result in results
    ]
    polars.DataFrame(rows, schema=RESULT | EVIDENCE).write_parquet(file)


def read_parquet(file: Path) -> list[tuple[Evidence, list[Result]]]:
    """What ``write_parquet`` wrote: results by what they rest on."""
    try:
        frame = polars.read_parquet(file)
    except (polars.exceptions.PolarsError, OSError) as error:
        raise Malformed(str(file), f"is no Parquet file that can be read: {error}") from None
    missing = [name for name in (RESULT | EVIDENCE) if name not in frame.columns]
    if missing:
        raise Malformed(str(file), f"is no file of the lab's: it has no column {missing[0]!r}")
    runs: dict[str, tuple[Evidence, list[Result]]] = {}
    for found in frame.iter_rows(named=True):
        evidence = evidence_from(found)
        runs.setdefault(repr(evidence), (evidence, []))[1].append(result_from(found))
    return list(runs.values())


def row(result: Result) -> Row:
    winning_bots = {result.bots[seat] for seat in result.winners}
    return {
        "number": result.number,
        "seed": result.seed,
        "seats": list(result.bots),
        "first_seat": result.first,
        "winner_seats": list(result.winners),
        "winner_seat": result.winners[0] if len(result.winners) == 1 else None,
        "winner_bot": winning_bots.pop() if len(winning_bots) == 1 else None,
        "turns": result.turns,
        "actions": result.actions,
        "rule": result.rule,
        "reason": result.reason,
        "aborted": result.is_stopped,
        "figures": [{"name": name, "value": value} for name, value in result.figures],
        "deeds": [{"seat": seat, "action": name, "times": times} for seat, name, times in result.deeds],
    }


def result_from(found: Row) -> Result:
    return Result(
        number=found["number"],
        seed=found["seed"],
        bots=tuple(found["seats"]),
        first=found["first_seat"],
        winners=tuple(found["winner_seats"]),
        actions=found["actions"],
        turns=found["turns"],
        rule=found["rule"],
        reason=found["reason"],
        figures=tuple((figure["name"], figure["value"]) for figure in found["figures"]),
        deeds=tuple((deed["seat"], deed["action"], deed["times"]) for deed in found["deeds"]),
    )


def ground(evidence: Evidence) -> Row:
    """What a result rests on, as the last columns of its row."""
    return {
        "game": evidence.game,
        "rules": evidence.rules,
        "options": [{"name": name, "value": value} for name, value in evidence.options.items()],
        "content": evidence.content,
        "bots": list(evidence.bots),
        "plan_seed": evidence.seed,
        "alternate": evidence.alternate,
        "max_actions": evidence.max_actions,
        "version": evidence.version,
        "build": evidence.build,
    }


def evidence_from(found: Row) -> Evidence:
    return Evidence(
        game=found["game"],
        rules=found["rules"],
        options={option["name"]: option["value"] for option in found["options"]},
        content=found["content"],
        bots=tuple(found["bots"]),
        seed=found["plan_seed"],
        alternate=found["alternate"],
        max_actions=found["max_actions"],
        version=found["version"],
        build=found["build"],
    )
