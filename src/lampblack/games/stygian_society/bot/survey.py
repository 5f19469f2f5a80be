"""The floor as a hero sees it: what each color does to the team, how long it takes, what a blow or a cube is worth.

The unit is one wound of the team.
"""

from math import exp
from typing import final

from mypy_extensions import i64

from lampblack.games.stygian_society.bot.lore import BLOW, FALLING, Lore
from lampblack.games.stygian_society.model.content import EnemyAction
from lampblack.games.stygian_society.model.effects import FROM_ENEMY, FROM_FLOOR, HARM, NONE, PERIL
from lampblack.games.stygian_society.model.pieces import (
    ACTION,
    BORDERS,
    HERO_COLORS,
    cubes_in,
    number,
)
from lampblack.games.stygian_society.model.position import BOSS, Position, token_id, token_wounds
from lampblack.games.stygian_society.rules.enemies import acting, actions_of
from lampblack.games.stygian_society.rules.lists import amount
from lampblack.games.stygian_society.rules.modifiers import (
    attack_add,
    enemy_cost,
    enemy_harm,
    ignores_resist,
    shields,
)
from lampblack.kernel.bits import has


@final
class Taste:
    """What the quick policy cares about; the figures were tried out in whole games."""

    def __init__(self) -> None:
        # A wound and a point of peril when there is room for more, and how much more near the end.
        self.wound = 0.5
        self.wound_near = 2.5
        self.wound_reach = 5.0
        self.peril = 0.5
        self.peril_near = 2.0
        self.peril_reach = 4.0
        # Fighting.
        self.pace = 0.6  # of what the actions promise, that much is dealt
        self.blow = 6.0  # wounds of a good attack before defenses
        self.finish = 0.2  # of an enemy's worth is in the last wound
        self.xp = 0.5
        self.clear = 3.0  # the end of a floor, beside the wounds it takes
        self.heal = 0.9
        self.likely = 2.0  # how steeply the odds fall when cubes are lacking
        # Cubes.
        self.thrift = 0.9  # wounds on enemies that a saved cube stands for
        self.drop = 1.0
        self.plenty = 14.0  # so many cubes of a color would be too many
        self.need = 0.8  # of the action under way, beside what comes later
        self.spread = 0.25  # every further wild of a color counts so much less
        # Cards.
        self.keep = 0.4  # of a card's worth it must bring to be used up
        self.strength = 2.5  # an action better than those the hero has
        self.variety = 0.6  # an action beside a better one
        self.climb = 9.0  # a random skill of the next level


@final
class Survey:
    """Worked out once per decision."""

    def __init__(self, at: Position, lore: Lore, taste: Taste) -> None:
        self.lore = lore
        self.taste = taste
        self.health = float(at.maximum - at.wounds)
        self.margin = float(at.sheet_now().chart[-1].at - at.peril)
        # The tower and the heroes.
        self.passing = 0.5
        self.coming_loose = 0.0
        self.armor = 0.0
        self.rate = 0.0  # wounds dealt a turn
        self.demand = [0.0, 0.0, 0.0]  # for each hero color, up to 1
        self.best_card: list[int] = []
        self.look_at_tower(at)
        self.look_at_heroes(at)
        # The enemies, by border.
        self.left = [0.0, 0.0, 0.0]  # wounds they can still take
        self.toughness = [1.0, 1.0, 1.0]  # blows needed because of defenses, beside those without
        self.boss = NONE
        self.look_at_tokens(at)
        # Per turn, now and once the color has no enemy left.
        self.flows = [0.0, 0.0, 0.0]  # cubes
        self.costs = [1.0, 1.0, 1.0]  # of the first action
        self.harms = [0.0, 0.0, 0.0]
        self.perils = [0.0, 0.0, 0.0]
        self.others = [0.0, 0.0, 0.0]
        self.later_harms = [0.0, 0.0, 0.0]
        self.later_perils = [0.0, 0.0, 0.0]
        self.later_others = [0.0, 0.0, 0.0]
        self.look_at_enemies(at)
        # What follows.
        self.wound_value = 1.0
        self.peril_value = 1.0
        self.set_values()
        self.paces = [0.0, 0.0, 0.0]  # all of it together
        self.later_paces = [0.0, 0.0, 0.0]
        for border in range(BORDERS):
            self.paces[border] = self.weigh(self.harms[border], self.perils[border], self.others[border])
            self.later_paces[border] = self.weigh(
                self.later_harms[border], self.later_perils[border], self.later_others[border]
            )
        self.imminent = [0.0, 0.0, 0.0]  # expected this turn
        self.look_at_threats(at)
        self.hits = [0.0, 0.0, 0.0]  # what one wound on an enemy of the color is worth
        self.turns = 0.0
        self.trouble = 0.0  # everything until the floor is done
        self.harm = 0.0  # the wounds and the peril among it
        self.peril = 0.0
        self.price = 0.0  # of a cube
        self.schedule()

    def weigh(self, harm: float, peril: float, other: float) -> float:
        return harm * self.wound_value + peril * self.peril_value + other

    def look_at_tower(self, at: Position) -> None:
        """SS-TOW-05, for an ordinary drop."""
        tower = at.content.tower
        filled = min(1.0, float(cubes_in(at.tower)) / tower.occupancy_ref)
        self.passing = tower.pass_empty + (tower.pass_full - tower.pass_empty) * filled
        self.coming_loose = 6.0 * tower.dislodge

    def look_at_heroes(self, at: Position) -> None:
        """Each hero's best action: what it deals a turn, and which cubes it wants."""
        places = at.places()
        total = 0.0
        for place in range(places):
            best = 0.0
            card = NONE
            for held in at.hands[place]:
                found = at.content.cards[held]
                if found.kind == ACTION and self.lore.yields[held] > best and at.is_ready(held):
                    best = self.lore.yields[held]
                    card = held
            self.best_card.append(card)
            self.armor += float(shields(at, place))
            if card == NONE:
                continue
            total += best / BLOW + float(attack_add(at, place, at.content.cards[card].attack))
            wants = self.lore.wants[card]
            for color in range(HERO_COLORS):
                self.demand[color] += wants[color]
        self.armor /= places
        self.rate = max(1.0, self.taste.pace * total / places)
        most = max(self.demand[0], self.demand[1], self.demand[2], 0.1)
        for color in range(HERO_COLORS):
            self.demand[color] = 0.4 + 0.6 * self.demand[color] / most

    def look_at_tokens(self, at: Position) -> None:
        usual = self.taste.blow
        for token in at.tokens():
            id = token_id(token)
            border = at.border_of(id)
            kind = at.kind_of(id)
            self.left[border] += float(kind.wounds - token_wounds(token))
            if id & 3 == BOSS:
                self.boss = border
            ward: i64 = 0
            counted = 0
            for place in range(at.places()):
                card = self.best_card[place]
                if card != NONE and at.content.cards[card].attack >= 0:
                    attack = at.content.cards[card].attack
                    counted += 1
                    if kind.resist[attack] and not ignores_resist(at, place, attack):
                        ward += kind.resist[attack]
            if counted and ward:
                self.toughness[border] = usual / max(1.5, usual - float(ward) / counted)

    def look_at_enemies(self, at: Position) -> None:
        more = enemy_cost(at)
        for border in range(BORDERS):
            flow = at.peril_cubes[border] * FALLING
            self.flows[border] = flow
            later = at.sheet_now().actions[border]
            if later:
                source = FROM_FLOOR + at.sheet
                often = flow / float(max(1, later[0].cost[border] + more))
                self.later_harms[border] = often * self.harm_of(at, later[0], source)
                self.later_perils[border] = often * peril_of(at, later[0], source)
                self.later_others[border] = often * self.other_of(at, source, border, 0)
            source = acting(at, border)
            now = actions_of(at, source, border)
            if now:
                self.costs[border] = float(max(1, now[0].cost[border] + more))
                often = flow / self.costs[border]
                self.harms[border] = often * self.harm_of(at, now[0], source)
                self.perils[border] = often * peril_of(at, now[0], source)
                self.others[border] = often * self.other_of(at, source, border, 0)

    def set_values(self) -> None:
        """Wounds and peril weigh more the nearer the end they would bring the team on this floor."""
        work = 0.0
        harm = 0.0
        peril = 0.0
        for border in range(BORDERS):
            if self.boss == NONE or self.boss == border:
                work += self.left[border] * self.toughness[border]
            harm += 0.5 * (self.harms[border] + self.later_harms[border])
            peril += 0.5 * (self.perils[border] + self.later_perils[border])
        turns = work / self.rate
        taste = self.taste
        safe = max(0.0, self.health - harm * turns)
        self.wound_value = taste.wound + taste.wound_near * exp(-safe / taste.wound_reach)
        safe = max(0.0, self.margin - peril * turns)
        self.peril_value = taste.peril + taste.peril_near * exp(-safe / taste.peril_reach)

    def look_at_threats(self, at: Position) -> None:
        """What the enemies will do this turn, as far as they can pay."""
        more = enemy_cost(at)
        for border in range(BORDERS):
            if has(at.silenced, border):
                continue
            source = acting(at, border)
            color = HERO_COLORS + border
            value = float(number(at.field, color) + 2 * number(at.crypt, color))
            for index, action in enumerate(actions_of(at, source, border)):
                cost = float(max(1, action.cost[border] + more))
                likely = self.likely_paid(cost - value, at.peril_cubes[border])
                self.imminent[border] += likely * self.sting_of(at, action, source, border, index)
                value -= cost

    def likely_paid(self, lacking: float, falling: int) -> float:
        """How likely the cubes of one drop make up what an action lacks."""
        if lacking <= 0.0:
            return 1.0
        if lacking <= 1.0:
            return min(0.9, self.passing * falling + 0.1)
        if lacking <= 2.0:
            return 0.12 * falling
        return 0.02

    def sting_of(self, at: Position, action: EnemyAction, source: int, border: int, number: int) -> float:
        """What one activation costs."""
        harm = self.harm_of(at, action, source)
        return self.weigh(harm, peril_of(at, action, source), self.other_of(at, source, border, number))

    def other_of(self, at: Position, source: int, border: int, number: int) -> float:
        if source >= FROM_FLOOR:
            return self.lore.sheet_stings[at.sheet][border][number]
        return self.lore.kind_stings[source - FROM_ENEMY][number]

    def harm_of(self, at: Position, action: EnemyAction, source: int) -> float:
        """The wounds that armor does not stop."""
        total = 0.0
        index = action.gives.rest
        while index != NONE:
            effect = at.content.effects[index]
            if effect.do == HARM:
                harm = float(amount(at, effect, source) + enemy_harm(at))
                total += max(0.3 * harm, harm - 0.7 * self.armor)
            index = NONE if effect.is_last else index + 1
        return total

    def schedule(self) -> None:
        """Who is best fought first. A wound saves time, and in that time acts whoever is left."""
        running = 0.0
        harm = 0.0
        peril = 0.0
        waiting: list[int] = []
        for border in range(BORDERS):
            there = self.left[border] > 0.0
            running += self.paces[border] if there else self.later_paces[border]
            harm += self.harms[border] if there else self.later_harms[border]
            peril += self.perils[border] if there else self.later_perils[border]
            if there and border != self.boss:
                waiting.append(border)
        boss = self.boss
        boss_work = 0.0 if boss == NONE else self.left[boss] * self.toughness[boss]
        first = running
        done = 0.0
        while waiting or boss_work > 0.0:
            best = self.next_to_fight(waiting, boss_work, running)
            work = self.left[best] * self.toughness[best]
            self.hits[best] = running / self.rate * self.toughness[best]
            self.trouble += running * work / self.rate
            self.harm += harm * work / self.rate
            self.peril += peril * work / self.rate
            done += work
            if best == boss:
                break
            waiting.remove(best)
            running -= self.paces[best] - self.later_paces[best]
            harm -= self.harms[best] - self.later_harms[best]
            peril -= self.perils[best] - self.later_perils[best]
        if boss != NONE:  # whoever is left flees from the boss's end
            for border in waiting:
                self.hits[border] = 0.5 * max(0.0, self.paces[border] - self.later_paces[border]) / self.rate
        self.turns = done / self.rate
        self.price = self.taste.thrift * (first / self.rate) * min(1.0, done / 10.0)

    def next_to_fight(self, waiting: list[int], boss_work: float, running: float) -> int:
        """The color whose end saves most for the work it takes; the boss when no other is worth it."""
        best = self.boss
        for border in waiting:
            if best == self.boss or self.relief(border) > self.relief(best):
                best = border
        if boss_work > 0.0 and best != self.boss and self.relief(best) * boss_work <= running:
            return self.boss
        return best

    def relief(self, border: int) -> float:
        return (self.paces[border] - self.later_paces[border]) / (self.left[border] * self.toughness[border])

    def cube_cost(self, border: int) -> float:
        """What a cube of an enemy color in the field costs the team sooner or later."""
        flow = max(0.1, self.flows[border])
        return self.paces[border] / flow

    def price_of(self, at: Position, color: int) -> float:
        """What one cube of a color in the field is worth: less when there are plenty."""
        stock = float(number(at.field, color) + 2 * number(at.crypt, color))
        return self.price * self.demand[color] * max(0.25, 1.0 - stock / self.taste.plenty)


def peril_of(at: Position, action: EnemyAction, source: int) -> float:
    """SS-ENEMY-09, -10."""
    total = 0.0
    if source < FROM_FLOOR or not action.gives.raises_peril:
        total = 1.0
    if action.gives.raises_peril:
        index = action.gives.rest
        while index != NONE:
            effect = at.content.effects[index]
            if effect.do == PERIL:
                total += effect.n
            index = NONE if effect.is_last else index + 1
    return total
