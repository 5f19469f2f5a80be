"""What a content check says."""

from lampblack.kernel.answers import Malformed


def wrong(record: str, problem: str, rule: str) -> Malformed:
    return Malformed(record, f"{problem} [{rule}]")
