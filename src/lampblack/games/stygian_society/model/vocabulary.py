"""Every action a game can ever offer, numbered: as far as the content's own numbers let cubes and ranks grow."""

from lampblack.games.stygian_society.model.actions import (
    FRONT_PLACE,
    GIANT_PLACE,
    REAR_PLACE,
    SocietyAction,
)
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import (
    ALL,
    CRYPT_VALUE,
    DROP_ADD,
    MOVE_CUBES,
    RECOLOR,
)
from lampblack.games.stygian_society.model.menu import Menu
from lampblack.games.stygian_society.model.paid import BY_CRYPT, BY_FIELD, BY_LUCK
from lampblack.games.stygian_society.model.pieces import (
    ACTION,
    ANY_TWO,
    BORDERS,
    COLORS,
    CUBES_PER_COLOR,
    FRONT_TWO,
    HERO_COLORS,
    RESPONSE,
    STATUSES,
    SUPPORT,
    TOKENS_PER_COLOR,
    WILD,
    packed,
)
from lampblack.kernel.action import Action
from lampblack.kernel.bits import has
from lampblack.kernel.vocabulary import Vocabulary

MOST_ENEMIES = TOKENS_PER_COLOR * BORDERS + 1
"""All tokens of the box, and a boss."""


def vocabulary_of(menu: Menu) -> Vocabulary:
    """The same for any number of players."""
    made = menu.vocabulary
    if made is None:
        made = Vocabulary(all_actions(menu))
        menu.vocabulary = made
    return made


def all_actions(menu: Menu) -> list[Action]:
    actions: list[Action] = [menu.none, menu.stop, menu.open, menu.done]
    actions += [*menu.play, *menu.start, *menu.hero, *menu.give, *menu.silence, *menu.cleanse, *menu.pay]
    actions += [*menu.extract[:HERO_COLORS], *menu.rank, *menu.random[1:]]
    actions += menu.line[: max([len(card.lines) for card in menu.content.cards])]
    actions += card_actions(menu)
    actions += targets(menu)
    actions += gathered(menu)
    actions += moved(menu)
    actions += bought_off(menu)
    return actions


def card_actions(menu: Menu) -> list[SocietyAction]:
    actions: list[SocietyAction] = []
    for card in menu.content.cards:
        index = card.index
        if card.kind == SUPPORT:
            actions.append(menu.support[index])
        elif card.kind == ACTION:
            actions.append(menu.declare[index])
        elif card.kind == RESPONSE:
            actions += [menu.use[index], menu.decline[index]]
        if card.exhaust:
            actions += [menu.refresh[index], menu.exhaust[index]]
        if card.is_treasure():
            actions += [menu.trade(index, hero.index) for hero in menu.content.heroes if not card.is_team]
        elif card.hero >= 0:
            actions.append(menu.take[index])
    return actions


def targets(menu: Menu) -> list[SocietyAction]:
    ranks = range(MOST_ENEMIES)
    front = [GIANT_PLACE] + [FRONT_PLACE + place for place in ranks]
    places = front + [REAR_PLACE + place for place in ranks]
    actions = [menu.target[place] for place in places] + [menu.boost[place] for place in places]
    selectors = [card.target for card in menu.content.cards]
    reach = places if ANY_TWO in selectors else front if FRONT_TWO in selectors else []
    for index, first in enumerate(reach):
        for second in reach[index + 1 :]:
            if enemies_for(first) + enemies_for(second) * (not is_same_rank(first, second)) <= MOST_ENEMIES:
                actions.append(menu.target_two(first, second))
    return actions


def enemies_for(place: int) -> int:
    """How many must be there for one to stand at this place of its rank."""
    if place == GIANT_PLACE:
        return 1
    return place - FRONT_PLACE + 1 if place < REAR_PLACE else place - REAR_PLACE + 1


def is_same_rank(first: int, second: int) -> bool:
    return first != GIANT_PLACE and (first < REAR_PLACE) == (second < REAR_PLACE)


def gathered(menu: Menu) -> list[SocietyAction]:
    """SHAKEN and WILD: parts of what an action drops, with all that modifiers may add."""
    content = menu.content
    added = [0, 0, 0, 0]
    for mod in content.mods:
        if mod.kind == DROP_ADD:
            added = [added[color] + max(0, mod.cubes[color]) for color in range(4)]
    drops = [card.drop for card in content.cards if card.kind == ACTION]
    wholes = {tuple(drop[color] + added[color] for color in range(4)) for drop in drops}
    left_out: set[int] = set()
    for whole in wholes:
        for cubes in multisets(list(whole), range(1, sum(whole))):
            left_out.add(packed(cubes))
    most = max([whole[WILD] for whole in wholes], default=0)
    stock = [CUBES_PER_COLOR] * HERO_COLORS
    wilds = [packed(cubes) for cubes in multisets(stock, range(1, most + 1))]
    return [menu.leave_out(cubes) for cubes in sorted(left_out)] + [
        menu.wild(cubes) for cubes in sorted(wilds)
    ]


def moved(menu: Menu) -> list[SocietyAction]:
    """CUBES: what effects that move or exchange some let be chosen."""
    found: set[int] = set()
    for effect in menu.content.effects:
        if effect.do == RECOLOR:
            inside = [color < HERO_COLORS and color != effect.to for color in range(COLORS)]
        elif effect.do == MOVE_CUBES and effect.n != ALL:
            inside = [has(effect.colors, color) for color in range(COLORS)]
        else:
            continue
        limits = [min(effect.n, CUBES_PER_COLOR) if each else 0 for each in inside]
        for cubes in multisets(limits, range(effect.n + 1)):
            found.add(packed(cubes))
    return [menu.move_cubes(cubes) for cubes in sorted(found)]


def bought_off(menu: Menu) -> list[SocietyAction]:
    """BUYOFF: one status cube, or as many as a cube of the crypt is worth."""
    actions: list[SocietyAction] = []
    value = crypt_worth(menu.content)
    several = multisets([value] * len(STATUSES), range(1, value + 1))
    for color in range(HERO_COLORS):
        for cubes in several:
            if sum(cubes) == 1:
                actions += [menu.buy_off(by, color, packed(cubes)) for by in (BY_FIELD, BY_LUCK)]
            actions.append(menu.buy_off(BY_CRYPT, color, packed(cubes)))
    return actions


def crypt_worth(content: Content) -> int:
    """What a cube of the crypt is worth at most (SS-PAY-01, -08)."""
    return max([2] + [mod.n for mod in content.mods if mod.kind == CRYPT_VALUE])


def multisets(limits: list[int], sizes: range) -> list[list[int]]:
    """Every choice of so many cubes, of each color no more than its limit."""
    found: list[list[int]] = [[]]
    most = max(sizes, default=-1)
    for limit in limits:
        found = [[*cubes, more] for cubes in found for more in range(limit + 1) if sum(cubes) + more <= most]
    return [cubes for cubes in found if sum(cubes) in sizes]
