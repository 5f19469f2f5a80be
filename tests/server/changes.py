"""Games as the page is told them: the view before each decision, the facts, the view after.

``python -m tests.server.changes`` chooses a few changes anew, for the page's own tests to have at hand.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lampblack import SPECTATOR, SeededChance, Session, State, Viewpoint, find_bot, find_game
from lampblack.kernel.event import perceived

BOARDS = Path(__file__).parents[2] / "web/src/games"
Change = dict[str, Any]


class Played(NamedTuple):
    """A game between bots that can be played again."""

    slug: str
    bot: str
    players: int
    seed: str
    options: dict[str, str]


def games(number: int) -> dict[str, list[Played]]:
    """So many of each sort, by the folder of the board that shows them."""
    seeds = [f"page/{n}" for n in range(number)]
    advanced = {"mode": "advanced", "boss": "both"}
    return {
        "stygian-society": [
            *(Played("stygian-society", "warden", players, seed, {}) for players in (1, 4) for seed in seeds),
            *(Played("stygian-society", "random", 3, seed, {}) for seed in seeds),
        ],
        "night-cage": [
            *(Played("night-cage", "greedy", 4, seed, {}) for seed in seeds),
            *(Played("night-cage", "greedy", 3, seed, advanced) for seed in seeds),
            *(Played("night-cage", "random", 2, seed, advanced) for seed in seeds),
            *(Played("night-cage-2019", "greedy", 4, seed, {}) for seed in seeds),
        ],
    }


def changes(played: Played) -> Iterator[Change]:
    """A whole game, decision by decision."""
    game = find_game(played.slug)
    options = played.options | {"players": str(played.players)}
    session = Session(game, options, SeededChance(played.seed))
    thoughts = SeededChance(f"{played.seed}/bots")
    bots = [find_bot(game, played.bot) for _ in range(played.players)]
    before = shown(session.state)
    while (seat := session.state.asked()) is not None:
        events = session.act(seat, bots[seat].decide(Viewpoint(session.state, seat), thoughts))
        after = shown(session.state)
        facts = [msgspec.to_builtins(fact) for fact in perceived(events, SPECTATOR)]
        if facts:
            name = f"{played.slug} {played.bot} {played.players} {played.seed} {options}"
            yield {"game": name, "before": before, "facts": facts, "after": after}
        before = after


def shown(state: State) -> Change:
    """Without what is printed on cards: it never changes, and is most of a view."""
    view: Change = msgspec.to_builtins(state.observe(SPECTATOR))
    if view["game"] == "stygian-society":
        heroes = [*view["heroes"], *view["candidates"]]
        cards = [*view["team"], *view["offers"], *(card for hero in heroes for card in hero["cards"])]
        for card in cards:
            card |= {"text": "", "lines": [], "free": ""}
        for skill in [skill for hero in heroes for skill in hero["pool"]]:
            skill["name"] = ""
        view |= {"chest_deck": [], "generics": [], "agenda": []}
    return view


def some_of_each(told: list[Change]) -> list[Change]:
    """A few changes that have every kind of fact there was."""
    kinds = [{fact["type"] for fact in change["facts"]} for change in told]
    missing = set().union(*kinds)
    chosen: list[int] = []
    while missing:
        best = max(range(len(told)), key=lambda n: len(kinds[n] & missing))
        missing -= kinds[best]
        chosen.append(best)
    return [told[n] for n in chosen]


def to_lines(told: list[Change]) -> str:
    """One change a line; of the view after it, only what is another than before."""
    lines = []
    for change in told:
        before, after = change["before"], change["after"]
        news = {name: value for name, value in after.items() if value != before[name]}
        lines.append(json.dumps(change | {"after": news}, separators=(",", ":")))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for folder, several in games(12).items():
        told = [change for played in several for change in changes(played)]
        (BOARDS / folder / "play/recorded.jsonl").write_text(to_lines(some_of_each(told)))
