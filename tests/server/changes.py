"""Games of The Stygian Society as the page is told them: the view before, the facts, the view after.

``python -m tests.server.changes`` chooses a few of them anew, for the page's own tests to have at hand.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from lampblack import SPECTATOR, SeededChance, Session, State, Viewpoint, find_bot, find_game
from lampblack.kernel.event import perceived

STORED = Path(__file__).parents[2] / "web/src/games/stygian-society/play/recorded.jsonl"
SLUG = "stygian-society"
Change = dict[str, Any]


def changes(bot: str, players: int, seed: str) -> Iterator[Change]:
    """A whole game, decision by decision."""
    game = find_game(SLUG)
    session = Session(game, {"players": str(players)}, SeededChance(seed))
    thoughts = SeededChance(f"{seed}/bots")
    seated = [find_bot(game, bot) for _ in range(players)]
    before = shown(session.state)
    while (seat := session.state.asked()) is not None:
        events = session.act(seat, seated[seat].decide(Viewpoint(session.state, seat), thoughts))
        after = shown(session.state)
        facts = [msgspec.to_builtins(fact) for fact in perceived(events, SPECTATOR)]
        if facts:
            yield {"before": before, "facts": facts, "after": after}
        before = after


def shown(state: State) -> Change:
    """Without what is printed on cards: it never changes, and is most of a view."""
    view: Change = msgspec.to_builtins(state.observe(SPECTATOR))
    cards = [*view["team"], *(card for hero in view["heroes"] for card in hero["cards"])]
    for card in [*cards, *([view["declared"]] if view["declared"] else [])]:
        card["text"] = ""
    for skill in [skill for hero in view["heroes"] for skill in hero["pool"]]:
        skill["name"] = ""
    return view | {"chest_deck": [], "agenda": []}


def some_of_each(told: list[Change]) -> list[Change]:
    """A few changes that have every kind of fact there was."""
    kinds = [{fact["type"] for fact in change["facts"]} for change in told]
    missing = set().union(*kinds)
    chosen: list[int] = []
    while True:
        gains = [len(here & missing) for here in kinds]
        best = max((n for n in range(len(told)) if n not in chosen), key=lambda n: gains[n])
        if gains[best] == 0:
            return [told[n] for n in chosen]
        chosen.append(best)
        missing -= kinds[best]


def to_lines(told: list[Change]) -> str:
    """One change a line; of the view after it, only what is another than before."""
    lines = []
    for change in told:
        before, after = change["before"], change["after"]
        news = {name: value for name, value in after.items() if value != before[name]}
        lines.append(json.dumps(change | {"after": news}, separators=(",", ":")))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    games = [
        *(("warden", players, f"page/{n}") for players in (2, 4) for n in range(6)),
        ("random", 3, "page"),
    ]
    told = [change for game in games for change in changes(*game)]
    STORED.write_text(to_lines(some_of_each(told)))
