"""Results as a Parquet file, one row per game; docs/lab.md lists the columns."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lampblack.kernel.answers import Malformed
from lampblack.lab.play import Result

try:
    import polars
except ImportError:
    raise Malformed("--out", "Parquet files need polars: pip install 'lampblack[lab]'") from None

SCHEMA: dict[str, Any] = {
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
    "figures": polars.List(polars.Struct({"name": polars.String, "value": polars.Int64})),
}


def write_parquet(results: Sequence[Result], file: Path) -> None:
    polars.DataFrame([row(result) for result in results], schema=SCHEMA).write_parquet(file)


def row(result: Result) -> dict[str, Any]:
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
    }
