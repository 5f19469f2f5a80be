"""Rules that the page names in its own words are rules of a ledger."""

import re
from pathlib import Path

from lampblack.games import shelf

PAGE = Path(__file__).parents[1] / "web" / "src"
RULE_ID = re.compile(r"(?<![\w-])[A-Z]{2,4}(?:-[A-Z0-9]+)*-[0-9]{2,}(?![\w-])")
KNOWN = {id for game in shelf().values() for id in game.rules().ids()}
PREFIXES = {id.split("-")[0] for id in KNOWN}


def cited_in(text: str) -> list[str]:
    """Everything in the form of a rule's ID that begins like the rules of a game here."""
    return [id for id in RULE_ID.findall(text) if id.split("-")[0] in PREFIXES]


def sources() -> list[Path]:
    return sorted(path for suffix in ("ts", "svelte") for path in PAGE.rglob(f"*.{suffix}"))


def test_citations_are_found_in_code_and_markup() -> None:
    assert cited_in("this.notMyTurn('KC-ACT-01'); // NC-LIGHT-04, UTF-16") == ["KC-ACT-01", "NC-LIGHT-04"]
    assert cited_in("<p>See KC-CARD-NET-06.</p> x-KC-ACT-01 #0d1322") == ["KC-CARD-NET-06"]


def test_the_page_names_no_unknown_rule() -> None:
    cited = [(id, path) for path in sources() for id in cited_in(path.read_text())]
    assert cited, f"no rule is named anywhere in {PAGE}: are the sources there?"
    unknown = [f"{path.relative_to(PAGE)} names {id}" for id, path in cited if id not in KNOWN]
    assert not unknown, "rules that no ledger has:\n" + "\n".join(unknown)
