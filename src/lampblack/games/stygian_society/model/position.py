"""What a position holds (section 24 of the ledger)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.stygian_society.model.agenda import STILL, Item, counted
from lampblack.games.stygian_society.model.content import Content, Kind, Sheet
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import (
    BANK,
    BORDERS,
    EVERY_CUBE,
    FIELD,
    NOBODY,
    TEAM,
    Packed,
)
from lampblack.games.stygian_society.model.settings import Settings
from lampblack.kernel.agenda import Machine
from lampblack.kernel.bits import bit
from lampblack.kernel.seat import Seat

# Results.
RUNNING: Final = 0
WON: Final = 1
LOST_WOUNDS: Final = 2
LOST_PERIL: Final = 3
RESULT_NAMES: Final = ("running", "wizard", "wounds", "peril")

# A token is its id and its wounds; an id is a number and the border color, BOSS for a boss.
BOSS: Final = 3
WOUND_ROOM: Final = 1024
NO_TOKEN: Final = -1


def token_id(token: i64) -> i64:
    return token >> 10


def token_wounds(token: i64) -> i64:
    return token & 1023


def id_border(id: i64) -> i64:
    """The border color of a token's id, or BOSS."""
    return id & 3


def tokens_among(rank: list[int], border: i64) -> i64:
    """How many of a rank have this border, or are a BOSS."""
    found: i64 = 0
    for token in rank:
        id: i64 = token
        if (id >> 10) & 3 == border:
            found += 1
    return found


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(Machine):
    """The fields of section 24. Heroes are counted by their place in the hero order.

    No order of any deck is here: a deck is what it still holds, drawn from when a draw happens.
    """

    def __init__(self, settings: Settings) -> None:
        """Without its pieces: ``open_box`` lays them out, a clone copies them."""
        super().__init__()
        self.settings = settings
        self.content: Content = settings.content
        # The heroes.
        self.heroes: list[int] = []  # which hero stands at each place
        self.hands: list[list[int]] = []  # cards of each hero in the order gained, mat first
        self.team: list[int] = []  # the team treasures
        self.holder: list[int] = []  # of each card: a place, TEAM, GONE, or NOBODY yet
        self.exhausted: list[int] = []  # of each card, 0 or 1
        # Status cubes: place, status, color and turn gained, see rules/statuses.py.
        self.afflictions: list[int] = []
        # Tracks.
        self.peril: i64 = 0
        self.luck: i64 = 0
        self.xp: i64 = 0
        self.needed: i64 = 1
        self.wounds: i64 = 0
        self.maximum: i64 = 1
        # Bags of cubes.
        self.bank: Packed = 0
        self.hand: Packed = 0
        self.tower: Packed = 0
        self.field: Packed = 0
        self.crypt: Packed = 0
        # The floor.
        self.floor: i64 = 0
        self.sheet: i64 = NONE
        self.used: i64 = 0  # sheets met, as bits
        self.front: list[int] = []
        self.rear: list[int] = []
        self.giant: i64 = NO_TOKEN
        self.serial: i64 = 0  # tokens placed on this floor so far
        self.kinds: list[int] = []  # the enemy card in play of each color
        self.occurred: i64 = 0  # chart entries, as bits
        self.peril_cubes: list[int] = []
        self.floor_mods: list[int] = []
        self.completed = False
        # The team.
        self.game_mods: list[int] = []
        self.upper = False  # the upper decks have come into play
        # The turn.
        self.turn: i64 = 0
        self.active: i64 = 0
        self.in_turn = False
        self.silenced: i64 = 0  # border colors, as bits
        self.acted: i64 = 0  # enemy actions used, as bits
        self.armor_used: i64 = 0
        self.temporary: i64 = 0  # shields
        self.crypt_falls: i64 = 0
        self.luck_gained = False
        self.declared: i64 = NONE
        self.swift = False
        self.target_a: i64 = NONE
        self.target_b: i64 = NONE
        self.chest_draw: i64 = 0
        # What is still to be done; boosts are (place of the attack in it, token id, wounds).
        self.agenda: list[Item] = []
        self.boosts: list[int] = []
        self.result: i64 = RUNNING
        # Worked out along the way; no part of what makes positions equal.
        self.watched: i64 = 0  # triggers that some card in play may have had, as bits
        self.wholes: list[int] = []  # payments still open at D-PAY; empty when not worked out
        self.modified: i64 = 0  # kinds of modifier that may have come into play, as bits
        self.cards_written = b""  # for the tensor; nothing once a card has moved, see give_card

    def open_box(self) -> None:
        """SS-SETUP-07, -15: every cube in the bank, every card and token in the supply."""
        cards = len(self.content.cards)
        self.holder = [NOBODY] * cards
        self.exhausted = [0] * cards
        self.bank = EVERY_CUBE
        self.kinds = [NONE] * BORDERS
        self.peril_cubes = [0] * BORDERS

    def copy_from(self, other: "Position") -> None:
        self.heroes = other.heroes
        self.hands = [hand[:] for hand in other.hands]
        self.team = other.team[:]
        self.holder = other.holder[:]
        self.exhausted = other.exhausted[:]
        self.afflictions = other.afflictions[:]
        self.peril = other.peril
        self.luck = other.luck
        self.xp = other.xp
        self.needed = other.needed
        self.wounds = other.wounds
        self.maximum = other.maximum
        self.bank = other.bank
        self.hand = other.hand
        self.tower = other.tower
        self.field = other.field
        self.crypt = other.crypt
        self.floor = other.floor
        self.sheet = other.sheet
        self.used = other.used
        self.front = other.front[:]
        self.rear = other.rear[:]
        self.giant = other.giant
        self.serial = other.serial
        self.kinds = other.kinds[:]
        self.occurred = other.occurred
        self.peril_cubes = other.peril_cubes[:]
        self.floor_mods = other.floor_mods[:]
        self.completed = other.completed
        self.game_mods = other.game_mods[:]
        self.upper = other.upper
        self.turn = other.turn
        self.active = other.active
        self.in_turn = other.in_turn
        self.silenced = other.silenced
        self.acted = other.acted
        self.armor_used = other.armor_used
        self.temporary = other.temporary
        self.crypt_falls = other.crypt_falls
        self.luck_gained = other.luck_gained
        self.declared = other.declared
        self.swift = other.swift
        self.target_a = other.target_a
        self.target_b = other.target_b
        self.chest_draw = other.chest_draw
        self.agenda = other.agenda[:]
        self.boosts = other.boosts[:]
        self.result = other.result
        self.copy_agenda(other)
        self.watched = other.watched
        self.modified = other.modified
        self.cards_written = other.cards_written
        self.wholes = other.wholes  # never changed, only replaced

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions equal."""
        return (
            self.settings.players,
            self.content.title(),
            self.settings.tower.name,
            tuple(self.settings.readings.chosen.items()),
            tuple(self.heroes),
            tuple(tuple(hand) for hand in self.hands),
            tuple(self.team),
            tuple(self.holder),
            tuple(self.exhausted),
            tuple(self.afflictions),
            (self.peril, self.luck, self.xp, self.needed, self.wounds, self.maximum),
            (self.bank, self.hand, self.tower, self.field, self.crypt),
            (self.floor, self.sheet, self.used),
            tuple(self.front),
            tuple(self.rear),
            (self.giant, self.serial, self.occurred, self.completed, self.upper),
            tuple(self.kinds),
            tuple(self.peril_cubes),
            tuple(self.floor_mods),
            tuple(self.game_mods),
            (self.turn, self.active, self.in_turn, self.silenced, self.acted, self.armor_used),
            (self.temporary, self.crypt_falls, self.luck_gained, self.declared, self.swift),
            (self.target_a, self.target_b, self.chest_draw, self.result),
            tuple(item.key() for item in self.agenda),
            tuple(self.boosts),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def note_card(self, card: int) -> None:
        """A card comes into play: its trigger and its modifiers are to be asked for from now on."""
        held = self.content.cards[card]
        if held.trigger != NONE:
            self.watched |= bit(held.trigger)
        for mod in held.mods:
            self.modified |= bit(mod.kind)

    def note_mods(self, mods: list[int]) -> None:
        for mod in mods:
            self.modified |= bit(self.content.mods[mod].kind)

    # Cards: who holds one, and whether it is exhausted, changes here and nowhere else.

    def give_card(self, card: int, holder: int) -> None:
        self.holder[card] = holder
        self.cards_written = b""

    def exhaust_card(self, card: int, is_exhausted: bool) -> None:
        self.exhausted[card] = 1 if is_exhausted else 0
        self.cards_written = b""

    # The agenda.

    def push(self, item: Item) -> None:
        self.agenda.append(item)

    def push_op(self, op: i64) -> None:
        """A step without numbers."""
        self.agenda.append(STILL[op])

    def push_counted(self, op: i64, n: i64) -> None:
        """A step with nothing but a number."""
        self.agenda.append(counted(op, n))

    # Questions about the heroes.

    def places(self) -> int:
        return len(self.heroes)

    def place_of(self, hero: int) -> int:
        """Where a hero of the content stands in the hero order, or NOBODY."""
        for place in range(len(self.heroes)):
            if self.heroes[place] == hero:
                return place
        return NOBODY

    def in_anchor_order(self) -> list[int]:
        """The places clockwise from the active hero (section 0)."""
        places = len(self.heroes)
        first = self.active
        return [(first + step) % places for step in range(places)]

    def who_decides(self, place: int) -> Seat:
        """Who decides for a hero; for the team, and for TEAM, the first in anchor order (SS-DEC-03)."""
        if place < 0 or place == TEAM:
            return self.settings.controller(self.active)
        return self.settings.controller(place)

    def is_ready(self, card: int) -> bool:
        return self.exhausted[card] == 0

    # Questions about the floor.

    def sheet_now(self) -> Sheet:
        return self.content.sheets[self.sheet]

    def kind_of(self, id: i64) -> Kind:
        """The enemy card of a token."""
        border = id & 3
        if border == BOSS:
            return self.content.kinds[self.content.sheets[self.sheet].boss]
        return self.content.kinds[self.kinds[border]]

    def border_of(self, id: i64) -> i64:
        """The border color of a token, dead or alive."""
        border = id & 3
        if border == BOSS:
            return self.content.kinds[self.content.sheets[self.sheet].boss].border
        return border

    def tokens(self) -> list[int]:
        """All tokens: giant, front rank, rear rank (SS-DEC-04)."""
        if self.giant != NO_TOKEN:
            return [self.giant, *self.front, *self.rear]
        return self.front + self.rear

    def tokens_of(self, border: i64) -> i64:
        """How many tokens in play have this border; a boss counts for its own."""
        found = tokens_among(self.front, border) + tokens_among(self.rear, border)
        boss = self.content.sheets[self.sheet].boss
        if boss != NONE and self.content.kinds[boss].border == border:
            found += tokens_among(self.front, BOSS) + tokens_among(self.rear, BOSS)
            if self.giant != NO_TOKEN:
                found += 1
        return found

    def front_size(self) -> int:
        """Enemies in the front rank; a giant counts (SS-RANK-06)."""
        return len(self.front) + (1 if self.giant != NO_TOKEN else 0)

    # Cubes.

    def zone(self, zone: i64) -> Packed:
        if zone == BANK:
            return self.bank
        return self.field if zone == FIELD else self.crypt

    def add_to(self, zone: i64, cubes: Packed) -> None:
        if zone == BANK:
            self.bank += cubes
        elif zone == FIELD:
            self.field += cubes
        else:
            self.crypt += cubes

    def finish(self, result: int) -> None:
        """SS-END: nothing more is resolved."""
        self.result = result
        self.agenda = []
        self.boosts = []
