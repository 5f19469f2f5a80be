"""Windows: who may act when something happens, and in which order (SS-RESP, SS-SKILL).

The cards of a window are those held when it opens. They go onto the agenda above the event, in
their order; whether one can still be used is asked when its turn comes.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.turns import PassiveFires
from lampblack.games.stygian_society.model.agenda import D_RESPONSE, FIRE, RISE, SUFFER, VOID, WINDOW, Item
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import ON_ATTACK, PASSIVE, RESPONSE, TEAM, TRIGGERS
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.targets import has_target, struck
from lampblack.games.stygian_society.rules.tell import card_named, owner_named, tell
from lampblack.kernel.event import Event

HEROES: Final = 8  # and room for none
WINDOWS: Final = [
    Item(WINDOW, trigger, NONE, hero - 1) for trigger in range(len(TRIGGERS)) for hero in range(HEROES)
]


def open_window(at: Position, trigger: i64, hero: i64, event: int = NONE, attack: i64 = NONE) -> None:
    """Offer the window's event to passives, then to responses (SS-RESP-01, -02).

    ``hero`` is the hero of the event (SS-SKILL-05), NONE between turns.
    """
    if (at.watched >> trigger) & 1 == 0:
        return
    offers: list[Item] = []
    places = len(at.heroes)
    for kind in (PASSIVE, RESPONSE):
        op = FIRE if kind == PASSIVE else D_RESPONSE
        for step in range(places):
            place = (at.active + step) % places
            for card in at.hands[place]:
                held = at.content.cards[card]
                if fits(held, trigger, kind, attack) and (held.scope_any or place == hero):
                    offers.append(Item(op, 0, card, place, NONE, NONE, event))
        for card in at.team:
            held = at.content.cards[card]
            if fits(held, trigger, kind, attack) and (held.scope_any or hero >= 0):
                offers.append(Item(op, 0, card, TEAM, NONE, NONE, event))
    offers.reverse()
    at.agenda.extend(offers)


def fits(card: Card, trigger: i64, kind: i64, attack: i64) -> bool:
    """A card of this kind for this trigger, whose condition holds (SS-SKILL-06)."""
    if card.trigger != trigger or card.kind != kind:
        return False
    return card.cond_attack == NONE or card.cond_attack == attack


def later_window(at: Position, trigger: i64, hero: i64) -> None:
    """A window without an event to change, opened when the agenda comes to it."""
    at.push(WINDOWS[trigger * HEROES + hero + 1])


def is_closed(at: Position, event: int) -> bool:
    """SS-RESP-03: the event was cancelled, or nothing of it is left."""
    if event == NONE:
        return False
    item = at.agenda[event]
    return item.op == VOID or ((item.op == SUFFER or item.op == RISE) and item.n == 0)


def may_respond(at: Position, offer: Item) -> bool:
    card = at.content.cards[offer.source]
    return (
        at.holder[offer.source] == offer.user
        and at.is_ready(offer.source)
        and not is_closed(at, offer.event)
        and has_target(at, card.target)
        and not (card.trigger == ON_ATTACK and not has_target_left(at, offer.event))
    )


def has_target_left(at: Position, event: int) -> bool:
    """A boost needs somebody to boost against; nested effects may have removed the last target."""
    item = at.agenda[event]
    return bool(struck(at, at.content.cards[item.source].target, item.a, item.b))


def fire(at: Position, item: Item, log: list[Event] | None) -> None:
    """SS-SKILL-03: a passive with a trigger happens each time."""
    if is_closed(at, item.event):
        return
    if log is not None:
        tell(log, PassiveFires(owner_named(at, item.user), card_named(at, item.source)))
    effects = at.content.cards[item.source].effects
    assert effects is not None
    start_list(at, effects, item.source, user_of(at, item.user), NONE, NONE, item.event)


def user_of(at: Position, owner: int) -> int:
    """A team treasure is used by the first hero in anchor order."""
    return at.active if owner == TEAM else owner
