"""Cards: using up, refreshing, exhausting, gaining and losing them (SS-TURN-08, SS-EFF-22, -23)."""

from lampblack.games.stygian_society.knowledge.facts import AllRefreshed, CardExhausted, CardRefreshed
from lampblack.games.stygian_society.model.actions import STOP, SsAction
from lampblack.games.stygian_society.model.agenda import D_EXHAUST, D_REFRESH, Step
from lampblack.games.stygian_society.model.content import WHO_ALL, WHO_OTHER, WHO_SELF
from lampblack.games.stygian_society.model.pieces import GONE, TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.kernel.event import Event


def use_up(at: Position, card: int) -> None:
    """A card is exhausted or leaves the game the moment it is used (SS-TURN-08, SS-SKILL-07)."""
    used = at.content.cards[card]
    if used.exhaust:
        at.exhausted[card] = 1
    elif used.discard:
        owner = at.holder[card]
        (at.team if owner == TEAM else at.hands[owner]).remove(card)
        at.holder[card] = GONE


def gain(at: Position, card: int, owner: int) -> None:
    """The card comes ready (SS-XP-09)."""
    at.holder[card] = owner
    at.exhausted[card] = 0
    at.note_card(card)
    (at.team if owner == TEAM else at.hands[owner]).append(card)


def refresh_all(at: Position, log: list[Event] | None) -> None:
    """SS-XP-04: skills and treasures."""
    for card in range(len(at.exhausted)):
        at.exhausted[card] = 0
    if log is not None:
        tell(log, AllRefreshed())


def legal_refreshes(at: Position, step: Step) -> list[SsAction]:
    """D-REFRESH: each exhausted card in reach, never the one being used; or stop."""
    menu = at.settings.menu
    options = [menu.stop]
    for place in range(at.places()):
        if step.a == WHO_SELF and place != step.user:
            continue
        if step.a == WHO_OTHER and place == step.user:
            continue
        for card in at.hands[place]:
            if at.exhausted[card] and card != step.source:
                options.append(menu.refresh[card])
    return options


def refresh(at: Position, step: Step, action: SsAction, log: list[Event] | None) -> None:
    if action.kind == STOP:
        return
    at.exhausted[action.a] = 0
    if log is not None:
        tell(log, CardRefreshed(card_named(at, action.a)))
    if step.n > 1:
        at.push(Step(D_REFRESH, step.n - 1, step.source, step.user, step.a))


def begin_exhausting(at: Position, who: int, number: int) -> None:
    """SS-EFF-23: the active hero, or each hero in anchor order."""
    if who == WHO_ALL:
        for place in reversed(at.in_anchor_order()):
            at.push(Step(D_EXHAUST, number, -1, place))
    else:
        at.push(Step(D_EXHAUST, number, -1, at.active))


def legal_exhausts(at: Position, step: Step) -> list[SsAction]:
    """D-EXHAUST: each ready card of the hero with the exhaust symbol."""
    options: list[SsAction] = []
    for card in at.hands[step.user]:
        if at.content.cards[card].exhaust and at.is_ready(card):
            options.append(at.settings.menu.exhaust[card])
    return options


def exhaust(at: Position, step: Step, action: SsAction, log: list[Event] | None) -> None:
    at.exhausted[action.a] = 1
    if log is not None:
        tell(log, CardExhausted(hero_named(at, step.user), card_named(at, action.a)))
    if step.n > 1:
        at.push(Step(D_EXHAUST, step.n - 1, -1, step.user))
