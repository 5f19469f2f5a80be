"""Events: names for what the rules know by number. Called only when there is a log."""

from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.model.actions import FRONT_PLACE, GIANT_PLACE, REAR_PLACE, place_name
from lampblack.games.stygian_society.model.pieces import COLOR_NAMES, HERO_COLORS, TEAM
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id
from lampblack.kernel.event import EVERYONE, Event


def tell(log: list[Event], fact: AnyFact) -> None:
    log.append(Event(EVERYONE, fact))


def hero_named(at: Position, place: int) -> Named:
    hero = at.content.heroes[at.heroes[place]]
    return Named(hero.id, hero.name)


def owner_named(at: Position, place: int) -> Named | None:
    return None if place < 0 or place == TEAM else hero_named(at, place)


def card_named(at: Position, card: int) -> Named:
    found = at.content.cards[card]
    return Named(found.id, found.name)


def kind_named(at: Position, kind: int) -> Named:
    found = at.content.kinds[kind]
    return Named(found.id, found.name)


def token_named(at: Position, id: int) -> Named:
    kind = at.kind_of(id)
    return Named(kind.id, kind.name)


def place_of_token(at: Position, id: int) -> str:
    """Where a token stands now."""
    if at.giant != NO_TOKEN and token_id(at.giant) == id:
        return place_name(GIANT_PLACE)
    for index, token in enumerate(at.front):
        if token_id(token) == id:
            return place_name(FRONT_PLACE + index)
    for index, token in enumerate(at.rear):
        if token_id(token) == id:
            return place_name(REAR_PLACE + index)
    return "-"


def border_name(border: int) -> str:
    return COLOR_NAMES[HERO_COLORS + border]
