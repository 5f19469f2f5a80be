"""D-RESPONSE, and the windows in which cards answer events (SS-RESP, SS-SKILL)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import card_name, hero_name
from lampblack.games.stygian_society.knowledge.facts.turns import ResponseUsed
from lampblack.games.stygian_society.model.actions import DECLINE, USE, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_RESPONSE, Item
from lampblack.games.stygian_society.model.pieces import TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import use_up
from lampblack.games.stygian_society.rules.targets import choose_targets
from lampblack.games.stygian_society.rules.tell import card_named, owner_named, tell
from lampblack.games.stygian_society.rules.windows import may_respond, user_of
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Respond(Choice):
    """Use it or not; nobody is asked who cannot respond."""

    def __init__(self) -> None:
        super().__init__(D_RESPONSE, "SS-SKILL-04", (USE, DECLINE))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        offer = at.agenda[-1]
        who = "The team" if offer.user == TEAM else hero_name(at, offer.user)
        return f"{who}: use {card_name(at, offer.source)}? {at.content.cards[offer.source].text}"

    def options(self, at: Position) -> Sequence[Action]:
        offer = at.agenda[-1]
        if not may_respond(at, offer):
            return []
        menu = at.settings.menu
        return [menu.use[offer.source], menu.decline[offer.source]]

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        offered = card_name(at, item.source)
        return Refusal(
            "SS-RESP-02", f"{card_name(at, action.card)} is not the response offered now; {offered} is."
        )

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        if action.kind != USE:
            return
        if log is not None:
            tell(log, ResponseUsed(owner_named(at, item.user), card_named(at, item.source)))
        use_up(at, item.source)
        choose_targets(at, item.source, user_of(at, item.user), False, item.event)
