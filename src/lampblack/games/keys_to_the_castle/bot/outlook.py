"""What a position is worth to a player, and which actions deserve a thought."""

from math import exp
from typing import final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.bot.distances import Distances
from lampblack.games.keys_to_the_castle.bot.odds import TURN, Odds
from lampblack.games.keys_to_the_castle.bot.routes import Route, Search, Traveller
from lampblack.games.keys_to_the_castle.model.actions import (
    BONUS_CLOSE,
    BONUS_OPEN,
    BONUS_SKIP,
    CLOSE_DOOR,
    DISCARD,
    NET,
    OPEN_DOOR,
    PADLOCK,
    PASSAGE,
    SAW,
    UNLOCK,
    KeysAction,
)
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import FACES, HAND_SIZE, SK, Bag, number, one
from lampblack.games.keys_to_the_castle.model.position import MOVE_STEP, XKEY, Position
from lampblack.kernel.action import Action
from lampblack.kernel.bits import bit, has
from lampblack.kernel.seat import Seat


@final
class Taste:
    """What a bot cares about."""

    def __init__(self) -> None:
        # What a card left over at the end of the way is worth, in hundredths of a turn.
        #            KR  KB  KG  KY  SK  PL  SP  HS  NT
        self.kept = [10, 10, 10, 10, 30, 30, 20, 15, 50]
        self.scale = 1.5
        self.rivals = True
        self.alpha = 0.5
        self.slack = 50
        self.headon = 600
        self.detours = True
        self.impatience = 0.0005


def is_waste(at: Position, hand: Bag, action: KeysAction) -> bool:
    """A Skeleton Key for what a Key in the same hand does."""
    if action.card != SK or action.kind == UNLOCK or action.kind == DISCARD:
        return False
    return number(hand, at.colour_of(action.cell)) > 0


@final
class Outlook:
    """How one seat sees the game at its decision: the odds then, and what it makes of them."""

    def __init__(self, at: Position, seat: Seat, taste: Taste) -> None:
        self.seat = seat
        self.taste = taste
        self.odds = Odds(at, seat)
        self.distances: list[Distances] = []
        self.risks: list[list[int]] = []
        for other in range(at.players()):
            hand: Bag = at.hands[seat] if other == seat else 0
            self.distances.append(Distances(at, other, hand, self.odds))
        self.delay = [100] * at.board.cells
        for other in range(at.players()):
            here = at.place[other]
            if here != OUTSIDE:
                wants = self.distances[other].next_cell(other)
                if has(at.occupied, wants):
                    self.delay[here] = taste.headon
                elif not has(at.passable(), wants):
                    self.delay[here] = 200
        for each in self.distances:
            each.settle(self.delay)
            detours = each.detours(each.seat) if taste.detours else [200] * at.board.cells
            self.risks.append(self.odds.risks(at, detours))

    def worth_trying(self, at: Position, legal: list[Action]) -> list[Action]:
        """The legal actions that may do some good, those that cost nothing first."""
        if at.step == MOVE_STEP:
            return legal
        hand: Bag = at.hands[self.seat]
        own = self.distances[self.seat]
        rivals = [self.distances[other] for other in range(at.players()) if other != self.seat]
        plain: list[Action] = []
        tried: list[Action] = []
        for action in legal:
            assert isinstance(action, KeysAction)
            if action.kind == DISCARD or action.kind == BONUS_SKIP:
                plain.append(action)
            elif is_waste(at, hand, action):
                continue
            elif self.may_help(action, own) or (self.taste.rivals and self.may_hinder(action, rivals)):
                tried.append(action)
        return plain + tried

    def may_help(self, action: KeysAction, own: Distances) -> bool:
        kind = action.kind
        if kind == OPEN_DOOR or kind == BONUS_OPEN or kind == UNLOCK or kind == SAW:
            return own.gain_by_opening(action.cell) >= -self.taste.slack
        if kind == PASSAGE:
            return own.gain_by_joining(action.cell, action.far) > 0
        return False

    def may_hinder(self, action: KeysAction, rivals: list[Distances]) -> bool:
        kind = action.kind
        if kind == NET:
            return True
        if kind == CLOSE_DOOR or kind == BONUS_CLOSE or kind == PADLOCK:
            for rival in rivals:
                if rival.detour(action.cell) <= self.taste.slack:
                    return True
        return False

    def worth(self, at: Position) -> float:
        """How likely the viewer is to be first, from the turns each player still needs."""
        if at.is_over():
            return 1.0 if at.winner == self.seat else 0.0
        seat = self.seat
        route = self.route_of(at, seat, 0, 0)
        if at.active == seat and at.step == MOVE_STEP and route.time <= TURN:
            return 1.0
        others = 0.0
        for other in range(at.players()):
            if other != seat and self.taste.rivals:
                alpha = self.taste.alpha
                now = 0.0
                then = 0.0
                if alpha < 1.0:
                    now = float(self.route_of(at, other, 0, 0).time)
                if alpha > 0.0:
                    then = float(self.route_of(at, other, 0, route.cells).time)
                others += self.pace(at, other, int((1.0 - alpha) * now + alpha * then))
        if route.doubt == OUTSIDE:
            return self.share(at, route, 0, others)
        colour = self.odds.colour[route.doubt]
        bars = self.odds.bars[colour]
        detour = self.route_of(at, seat, bit(route.doubt), 0)
        return (1.0 - bars) * self.share(
            at, route, self.risks[seat][route.doubt], others
        ) + bars * self.share(at, detour, 0, others)

    def turns_left(self, at: Position, seat: Seat) -> float:
        """How many turns a player of a running game still needs, as this seat judges it."""
        return self.route_of(at, seat, 0, 0).time / TURN

    def share(self, at: Position, route: Route, less: int, others: float) -> float:
        time = route.time - less - self.kept_worth(route.left)
        if not self.taste.rivals:
            return -time if at.active == self.seat and at.step <= MOVE_STEP else -time - TURN
        own = self.pace(at, self.seat, time)
        return own / (own + others) - self.taste.impatience * time / TURN

    def pace(self, at: Position, seat: Seat, time: int) -> float:
        players = at.players()
        order = (seat - at.active) % players
        if at.step == XKEY and order == 0:
            order = players
        return exp(-(time / TURN + order / players) / self.taste.scale)

    def route_of(self, at: Position, seat: Seat, feared: i64, cleared: i64) -> Route:
        """The way of a player, as this seat judges it: only the own cards are known."""
        acting = at.active == seat
        drawn = 1 if acting and at.step <= MOVE_STEP else 0
        played = 1 if acting and at.step == MOVE_STEP else 0
        if seat == self.seat:
            hand: Bag = at.hands[seat]
            if acting and at.step == XKEY:
                hand += one(SK)
            who = Traveller(seat, hand, 0, drawn, played)
        else:
            who = Traveller(seat, 0, HAND_SIZE + drawn, drawn, played)
        return Search(at, who, self.odds, feared, cleared, self.risks[seat], self.delay).route()

    def kept_worth(self, left: Bag) -> int:
        worth = 0
        for face in range(FACES):
            worth += number(left, face) * self.taste.kept[face]
        return worth
