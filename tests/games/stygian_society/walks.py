"""Random games that go somewhere: heroes rich in cards, any floor, players who rarely give up."""

from collections.abc import Iterator

from lampblack.games.stygian_society.model.pieces import NOBODY
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of
from tests.games.stygian_society.table import GAME, text_of

HEROES = ("knight", "burglar", "spellsling", "doctor")
ROSTERS = {
    1: HEROES[:3],
    2: HEROES,
    3: ("doctor", "knight", "spellsling"),
    4: ("burglar", "doctor", "spellsling", "knight"),
}


def rich_position(seed: int) -> SocietyState:
    """A floor at its start, with many cards, treasures, statuses and cubes lying about."""
    chance = SeededChance(f"rich{seed}")
    content = GAME.packs()["standard"]
    sheet = content.sheets[chance.below(len(content.sheets))]
    players = seed % 4 + 1
    heroes = ROSTERS[players]
    fields: dict[str, object] = {
        "players": players,
        "heroes": " ".join(heroes),
        "luck": chance.below(5),
        "turn": 9,
    }
    fields["wounds"] = f"{chance.below(8)}/30"
    cards: dict[str, list[str]] = {hero: [] for hero in heroes}
    for hero in heroes:
        found = content.heroes[content.hero_from_text("", hero)]
        for level in found.skills:
            cards[hero] += [
                content.cards[c].id for c in level if level is found.skills[0] or chance.below(3) == 0
            ]
        statuses = ("stricken", "shaken", "maimed", "cursed")
        first = chance.below(3)  # different colors, so that ten of each are enough
        cubes = [
            f"{statuses[chance.below(4)]}:{'BGW'[(first + number) % 3]}@{chance.below(9)}"
            for number in range(chance.below(3))
        ]
        fields[f"status_{hero}"] = " ".join(cubes)
    team: list[str] = []
    upper = sheet.tier in (1, 3)
    for index in content.treasures:
        card = content.cards[index]
        if chance.below(3) == 0 and (card.tier == 0 or upper):
            (team if card.is_team else cards[heroes[chance.below(len(heroes))]]).append(card.id)
    fields["team"] = " ".join(team)
    for hero in heroes:
        fields[f"cards_{hero}"] = " ".join(cards[hero])
    fields["tower"] = "".join(f"{letter}{1 + chance.below(4)}" for letter in "BGWRYK")
    fields["field"] = "".join(f"{letter}{1 + chance.below(2)}" for letter in "BGW")
    fields["agenda"] = "D-SUPPORT"
    state = GAME.from_text(text_of(sheet.id, **fields, active=heroes[0]))
    assert isinstance(state, SocietyState)
    assert any(holder != NOBODY for holder in state.holder)
    return state


def choose(state: SocietyState, thoughts: SeededChance) -> str:
    """Mostly buys what it can and never regroups; else anything."""
    legal = [action.text for action in options_of(state)]
    if state.prompt(state.asked() or 0).name == "D-PURCHASE" and thoughts.below(3):
        return legal[0]
    busy = [
        text for text in legal if text not in ("ACTION(generic.regroup)", "DONE") or thoughts.below(4) == 0
    ]
    return (busy or legal)[thoughts.below(len(busy or legal))]


def walk(
    state: SocietyState, seed: str, limit: int, log: list[Event] | None = None
) -> Iterator[SocietyState]:
    """The states of a random game; the same object each time."""
    chance, thoughts = SeededChance(f"{seed}/chance"), SeededChance(f"{seed}/thoughts")
    yield state
    for _ in range(limit):
        if state.asked() is None:
            return
        decide(state, state.action(choose(state, thoughts)), chance, log)
        yield state
