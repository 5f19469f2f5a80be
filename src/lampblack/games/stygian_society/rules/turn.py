"""The turn: start, support, action, resolution, end (SS-TURN, SS-RES)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.turns import ActionDeclared, ActionWaived, TurnBegan
from lampblack.games.stygian_society.model.actions import line_count
from lampblack.games.stygian_society.model.agenda import (
    CURSE,
    D_ACTION,
    D_BUYOFF,
    D_PURCHASE,
    D_SUPPORT,
    ENEMIES,
    FALL,
    FLOOR_END,
    GATHER,
    GATHER_HERO,
    HEALING,
    PASS_TURN,
    RESOLVE,
    RUN,
    TURN_END,
    Item,
)
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import NONE, Gives
from lampblack.games.stygian_society.model.pieces import ON_TURN_END, ON_TURN_START, Packed
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import use_up
from lampblack.games.stygian_society.rules.cubes import ALL_IN_HAND
from lampblack.games.stygian_society.rules.lists import amount, attack_step, start_list
from lampblack.games.stygian_society.rules.modifiers import makes_swift
from lampblack.games.stygian_society.rules.statuses import strike_down
from lampblack.games.stygian_society.rules.targets import choose_targets
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.games.stygian_society.rules.windows import later_window, open_window
from lampblack.kernel.event import Event


def begin_turn(at: Position, log: list[Event] | None) -> None:
    """SS-TURN-02, -03."""
    at.turn += 1
    at.in_turn = True
    at.silenced = 0
    at.acted = 0
    at.armor_used = 0
    at.temporary = 0
    at.crypt_falls = 0
    at.luck_gained = False
    if log is not None:
        seat = at.settings.controller(at.active)
        tell(log, TurnBegan(seat, hero_named(at, at.active), at.turn))
    at.push_op(D_SUPPORT)
    later_window(at, ON_TURN_START, at.active)
    strike_down(at, log)


# --- action --------------------------------------------------------------------------------------


def ask_for_action(at: Position, log: list[Event] | None) -> None:
    """SS-TURN-06; waived when a support card has completed the floor (SS-TURN-17)."""
    if at.completed:
        at.push_op(TURN_END)
        if log is not None:
            tell(log, ActionWaived(hero_named(at, at.active)))
    else:
        at.push_op(D_ACTION)


def declare(at: Position, index: int, log: list[Event] | None) -> None:
    """SS-TURN-08, -11 to -14: the card is used up, and the action's steps go onto the agenda."""
    card = at.content.cards[index]
    at.declared = card.index
    at.swift = card.swift or (not card.no_drop and makes_swift(at, at.active, card.attack))
    at.target_a = NONE
    at.target_b = NONE
    at.crypt_falls = 0
    at.luck_gained = False
    if log is not None:
        tell(log, ActionDeclared(hero_named(at, at.active), card_named(at, card.index), at.swift))
    use_up(at, card.index)
    at.push_op(TURN_END)
    if card.no_drop:
        if card.free is not None:
            start_list(at, card.free, card.index, at.active, NONE, NONE, NONE)
        return
    if at.swift:
        at.push_op(ENEMIES)
        at.push_op(RESOLVE)
    else:
        at.push_op(RESOLVE)
        at.push_op(ENEMIES)
    at.push_counted(FALL, ALL_IN_HAND)
    at.push_op(GATHER_HERO)
    at.push_op(GATHER)
    choose_targets(at, card.index, at.active, True, NONE)


# --- resolution ----------------------------------------------------------------------------------


def begin_resolution(at: Position) -> None:
    """SS-RES-02; not begun once the floor is completed (SS-TURN-18)."""
    if at.completed:
        return
    if at.content.cards[at.declared].lines:
        at.push_op(D_PURCHASE)
    else:
        resolve(at, 0)


def resolve(at: Position, lines: Packed) -> None:
    """SS-RES-06 to -08: free effects and bought lines are one effect list."""
    card = at.content.cards[at.declared]
    if lines == 0 and card.free is None:
        return
    lists, times = bought_lists(card, lines)
    user, source, a, b = at.active, at.declared, at.target_a, at.target_b
    for index in range(len(lists) - 1, -1, -1):
        gives = lists[index]
        if gives.rest != NONE:
            for _ in range(times[index]):
                at.push(Item(RUN, gives.rest, source, user, a, b))
    healing: i64 = 0
    heals = False
    wounds = False
    for index, gives in enumerate(lists):
        wounds = wounds or bool(gives.wounds)
        for effect in gives.heals:
            healing += amount(at, effect, source) * times[index]
            heals = True
    if heals:
        at.push(Item(HEALING, healing, NONE, user))
    if wounds:
        at.push(attack_step(at, lists, times, source, user, a, b))


def bought_lists(card: Card, lines: Packed) -> tuple[list[Gives], list[int]]:
    """The effect lists that happen, and how often each."""
    lists: list[Gives] = []
    times: list[int] = []
    if card.free is not None:
        lists.append(card.free)
        times.append(1)
    for index, line in enumerate(card.lines):
        bought = line_count(lines, index)
        if bought:
            lists.append(line.gives)
            times.append(bought)
    return lists, times


# --- end -----------------------------------------------------------------------------------------


def end_turn(at: Position) -> None:
    """SS-TURN-15: triggers, buying off, Cursed."""
    at.declared = NONE  # the action is over (SS-LUCK-03)
    at.swift = False
    at.target_a = NONE
    at.target_b = NONE
    at.push_op(PASS_TURN)
    at.push_op(CURSE)
    at.push_op(D_BUYOFF)
    open_window(at, ON_TURN_END, at.active)


def pass_turn(at: Position) -> None:
    """SS-TURN-01, -19."""
    at.in_turn = False
    at.active = (at.active + 1) % at.places()
    if at.completed:
        at.push_op(FLOOR_END)
