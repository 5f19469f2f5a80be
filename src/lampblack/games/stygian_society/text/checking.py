"""The invariants of SS-STATE-11: true at every decision point, and of every loaded position."""

from typing import Final

from lampblack.games.stygian_society.model.actions import MAX_LINES, line_count
from lampblack.games.stygian_society.model.agenda import (
    ATTACK,
    CATCH,
    D_BOOST,
    D_CHEST,
    D_CUBES,
    D_EXTRACT,
    D_GIVE,
    D_HERO,
    D_HEROES,
    D_PAY,
    D_PURCHASE,
    D_RESPONSE,
    D_SHAKEN,
    D_START,
    D_TARGET,
    D_TRADE,
    D_WILD,
    ENEMIES,
    ENEMY_ACT,
    ENEMY_AFTER,
    ENEMY_DO,
    FALL,
    FIRE,
    FLOOR_END,
    GATHER,
    GATHER_HERO,
    ITEM_NAMES,
    LOOT,
    NEXT_FLOOR,
    RESOLVE,
    RISE,
    STRIKE,
    SUFFER,
    VOID,
    Item,
)
from lampblack.games.stygian_society.model.content import tier_of_floor
from lampblack.games.stygian_society.model.effects import (
    AFFLICT,
    EXTRACT,
    FROM_CHART,
    FROM_ENEMY,
    MOVE_CUBES,
    NONE,
    RECOLOR,
)
from lampblack.games.stygian_society.model.paid import starts_with
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_NAMES,
    COLORS,
    CUBES_PER_COLOR,
    NOBODY,
    ON_AFFLICTED,
    ON_ATTACK,
    ON_ENEMY_ACTION,
    ON_HARM,
    ON_PERIL_UP,
    PASSIVE,
    RESPONSE,
    TOKENS_PER_COLOR,
    number,
    unpacked,
)
from lampblack.games.stygian_society.model.position import (
    BOSS,
    LOST_PERIL,
    LOST_WOUNDS,
    NO_TOKEN,
    RUNNING,
    WON,
    Position,
    id_border,
    token_id,
)
from lampblack.games.stygian_society.rules.enemies import actions_of
from lampblack.games.stygian_society.rules.modifiers import luck_limit
from lampblack.games.stygian_society.rules.payment import is_begun, payments
from lampblack.kernel.answers import Refusal


def broken(at: Position) -> Refusal | None:
    """The first invariant this position breaks, or None."""
    return broken_cubes(at) or broken_tracks(at) or broken_floor(at) or broken_cards(at) or broken_agenda(at)


def broken_cubes(at: Position) -> Refusal | None:
    """SS-COMP-03: ten of each color over all places."""
    counted = [0] * COLORS
    for packed in at.afflictions:
        counted[packed & 3] += 1
    for color in range(COLORS):
        zones = (at.bank, at.hand, at.tower, at.field, at.crypt)
        if sum([number(zone, color) for zone in zones]) + counted[color] != CUBES_PER_COLOR:
            return Refusal("SS-COMP-03", f"There are not ten {COLOR_NAMES[color]} cubes.")
    return None


def broken_tracks(at: Position) -> Refusal | None:
    if not 0 <= at.luck <= luck_limit(at):
        return Refusal("SS-LUCK-04", f"Luck {at.luck} is not between 0 and {luck_limit(at)}.")
    if at.peril < 0:
        return Refusal("SS-PERIL-01", "Peril is below 0.")
    if not 0 <= at.xp < at.needed or at.needed > at.content.xp_needed_max:
        return Refusal("SS-XP-01", f"XP {at.xp} of {at.needed}.")
    if not 1 <= at.maximum <= at.content.wounds_track:
        return Refusal("SS-EFF-09", f"The maximum of wounds is {at.maximum}.")
    if at.wounds < 0 or (at.wounds >= at.maximum) != (at.result == LOST_WOUNDS):
        return Refusal("SS-HARM-02", f"{at.wounds} wounds of {at.maximum}.")
    return None


def broken_floor(at: Position) -> Refusal | None:
    if at.sheet == NONE:
        return None
    sheet = at.sheet_now()
    if sheet.tier != tier_of_floor(at.floor):
        return Refusal("SS-FLOOR-01", f"{sheet.name} is no sheet of floor {at.floor}.")
    if at.upper and at.floor < 3:
        return Refusal("SS-MID-05", "The upper decks come into play on floor 3.")
    tokens = at.tokens()
    counts = [0] * (BORDERS + 1)
    for token in tokens:
        counts[id_border(token_id(token))] += 1
    if max(counts[:BORDERS]) > TOKENS_PER_COLOR:
        return Refusal("SS-COMP-06", "There are six tokens of a color.")
    if counts[BOSS] > 1 or (counts[BOSS] and sheet.boss == NONE):
        return Refusal("SS-FLOOR-04", "There is one boss at most, on its own sheet.")
    if at.result == WON:
        return broken_victory(at, counts[BOSS])
    if sheet.boss != NONE:
        border = at.content.kinds[sheet.boss].border
        if counts[border] and counts[BOSS]:
            return Refusal("SS-COMP-11", "Another enemy has the boss's color.")
        if not counts[BOSS] and not at.completed:
            return Refusal("SS-MID-03", "The boss is gone and the floor is not completed.")
        if sheet.giant and counts[BOSS] and at.giant == NO_TOKEN:
            return Refusal("SS-FLOOR-04", "The giant stands in both ranks.")
    if len(at.rear) > len(at.front):
        return Refusal("SS-RANK-02", "The rear rank is longer than the front rank.")
    if at.completed == bool(tokens):
        return Refusal("SS-DONE-01", "A floor is completed exactly when no enemy is in play.")
    return None


def broken_victory(at: Position, bosses: int) -> Refusal | None:
    """Nothing else is resolved when the wizard dies: the ranks are not reformed, the floor is not completed."""
    if bosses:
        return Refusal("SS-WIZ-02", "The wizard is still in play.")
    return None


def broken_cards(at: Position) -> Refusal | None:
    cards = at.content.cards
    for place, hand in enumerate(at.hands):
        hero = at.content.heroes[at.heroes[place]]
        if not hand or hand[0] != hero.mat:
            return Refusal("SS-SETUP-05", f"The {hero.name}'s first card is the mat.")
        for index in hand:
            card = cards[index]
            if card.is_generic or (not card.is_treasure() and card.hero != hero.index):
                return Refusal("SS-SETUP-04", f"{card.name} is no card of the {hero.name}.")
            if card.is_treasure() and card.is_team:
                return Refusal("SS-TREAS-02", f"{card.name} belongs to the team.")
    for index in at.team:
        if not cards[index].is_treasure() or not cards[index].is_team:
            return Refusal("SS-TREAS-02", f"{cards[index].name} is no team treasure.")
    for card in cards:
        if at.exhausted[card.index] and not card.exhaust:
            return Refusal("SS-TURN-08", f"{card.name} cannot be exhausted.")
        if card.is_treasure() and card.tier == 1 and at.holder[card.index] >= 0 and not at.upper:
            return Refusal("SS-MID-05", f"{card.name} comes after the mid-boss.")
    return None


# --- the agenda ----------------------------------------------------------------------------------

IN_SETUP: Final = (D_HEROES, D_START)
BETWEEN_FLOORS: Final = (FLOOR_END, D_CHEST, D_GIVE, D_TRADE, LOOT, NEXT_FLOOR)
OF_ACTION: Final = (GATHER, GATHER_HERO, D_SHAKEN, D_WILD, D_PURCHASE, D_PAY, RESOLVE, ENEMIES)
EVENT_OF: Final = {
    ON_HARM: SUFFER,
    ON_PERIL_UP: RISE,
    ON_AFFLICTED: CATCH,
    ON_ATTACK: STRIKE,
    ON_ENEMY_ACTION: ENEMY_DO,
}
"""Which step is the event of a trigger; the other triggers' events cannot be changed."""


def broken_agenda(at: Position) -> Refusal | None:
    if at.result != RUNNING:
        return broken_end(at)
    setting_up = at.agenda[-1].op in IN_SETUP
    if setting_up != (at.sheet == NONE):
        return Refusal("SS-SETUP-17", "The first floor begins when the set-up is over.")
    if not setting_up and at.places() != at.settings.heroes():
        return Refusal("SS-SETUP-01", f"{at.settings.heroes()} heroes are in play.")
    if at.agenda[-1].op == D_HEROES and at.places() == at.settings.heroes():
        return Refusal("SS-SETUP-01", "All heroes are chosen.")
    if at.agenda[-1].op == D_START and at.places() != at.settings.heroes():
        return Refusal("SS-SETUP-01", "Not all heroes are chosen.")
    if at.hand and not any(item.op == FALL for item in at.agenda):
        return Refusal("SS-CUBE-11", "Cubes in hand are about to be dropped.")
    for index, item in enumerate(at.agenda):
        problem = broken_item(at, item, index)
        if problem is not None:
            return problem
    return None


def broken_end(at: Position) -> Refusal | None:
    if at.result == WON and at.floor != 6:
        return Refusal("SS-WIZ-01", "The wizard is on floor 6.")
    if at.result == LOST_PERIL and at.sheet == NONE:
        return Refusal("SS-END-02", "There is no peril before the first floor.")
    return None


def broken_item(at: Position, item: Item, index: int) -> Refusal | None:
    """A step that could never have come about."""
    name = ITEM_NAMES[item.op]
    if item.op in BETWEEN_FLOORS and (at.in_turn or not at.completed):
        return Refusal("SS-DONE-02", f"{name} comes after the turn in which a floor is completed.")
    if item.op in OF_ACTION and (at.declared == NONE or not at.in_turn):
        return Refusal("SS-STATE-08", f"{name} needs a declared action.")
    if not is_source_fit(at, item):
        return Refusal("SS-STATE-02", f"{name} does not go with what it names.")
    if (
        item.op == FALL
        and item.n >= 0
        and any(n > number(at.hand, c) for c, n in enumerate(unpacked(item.n)))
    ):
        return Refusal("SS-CUBE-04", "An effect drops cubes that are not in hand.")
    if not is_event_fit(at, item, index):
        return Refusal("SS-RESP-04", f"{name} answers an event that is not on the agenda.")
    return None


def is_source_fit(at: Position, item: Item) -> bool:
    """Whether the card, enemy action or effect a step names is of the kind the step is about."""
    op = item.op
    if op in (ENEMY_ACT, ENEMY_DO, ENEMY_AFTER):
        if not FROM_ENEMY <= item.source < FROM_CHART:
            return False
        return item.n < len(actions_of(at, item.source, item.a))
    if op in (D_CUBES, D_EXTRACT, D_HERO):
        do = at.content.effects[item.n].do
        return do in {D_CUBES: (MOVE_CUBES, RECOLOR), D_EXTRACT: (EXTRACT,), D_HERO: (AFFLICT,)}[op]
    if op in (D_PURCHASE, D_PAY, RESOLVE):
        lines = at.content.cards[at.declared].lines
        most = [line.times for line in lines]
        bought = [line_count(item.n, line) for line in range(MAX_LINES)]
        if sum(bought[len(lines) :]) or any(n > m for n, m in zip(bought, most)):
            return False
        if op == D_PURCHASE:
            return is_begun(at, item.n)
        return op != D_PAY or any(starts_with(whole, item.a) for whole in payments(at, item.n))
    if op not in (D_TARGET, D_RESPONSE, FIRE, ATTACK, STRIKE, D_GIVE):
        return True
    card = at.content.cards[item.source]
    if op == D_TARGET:
        return item.source == at.declared if item.n else card.effects is not None
    if op == D_RESPONSE:
        return card.kind == RESPONSE
    if op == FIRE:
        return card.kind == PASSIVE and card.effects is not None
    if op == D_GIVE:
        return card.is_treasure() and not card.is_team and at.holder[item.source] == NOBODY
    return card.attack != NONE


def is_event_fit(at: Position, item: Item, index: int) -> bool:
    if item.event == NONE:
        if item.op in (D_RESPONSE, FIRE):
            return at.content.cards[item.source].trigger not in EVENT_OF
        return item.op != D_BOOST
    if not 0 <= item.event < index:
        return False
    event = at.agenda[item.event].op
    if item.op == D_BOOST:
        return event == STRIKE
    if not 0 <= item.source < len(at.content.cards):
        return False
    return event in (VOID, EVENT_OF.get(at.content.cards[item.source].trigger, VOID))
