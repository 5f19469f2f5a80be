# interpreted: structs need msgspec's metaclass
"""What a viewer may know, as typed structs: all of it is public (SS-STATE-09, -10)."""

import msgspec

from lampblack.games.stygian_society.knowledge.facts.named import Named


class LineView(msgspec.Struct, frozen=True):
    """One line of an action, to be bought."""

    cost: str
    """``A`` is a cube of any hero color."""
    text: str
    needs: int | None
    """The line that must be bought at least once; counted from 0 (SS-RES-03)."""
    times: int | None
    """How often it can be bought; None for any number."""


class CardView(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: str
    text: str
    ready: bool
    level: int | None
    """None for treasures, 0 for what is no skill."""
    shields: int
    hero: str | None
    """Whose skill it is; None for treasures and generic actions."""
    attack: str | None
    target: str
    """Whom it may aim at: a selector of SS-TGT."""
    drop: str
    """``X`` is a wild."""
    lines: list[LineView]
    free: str
    """What an action does besides, without being bought."""
    swift: bool
    exhaust: bool
    discard: bool


class StatusCube(msgspec.Struct, frozen=True):
    status: str
    color: str
    turn: int
    """Gained in this turn; it can be bought off later."""


class HeroView(msgspec.Struct, frozen=True):
    id: str
    name: str
    color: str
    seat: int
    cards: list[CardView]
    """Skills and treasures in the order gained, the mat first."""
    pool: list[Named]
    """Skills the hero may still gain (SS-SETUP-05)."""
    statuses: list[StatusCube]
    shields: int


class EnemyView(msgspec.Struct, frozen=True):
    id: str
    name: str
    place: str
    token: int
    """Its own number, wherever it moves."""
    border: str
    wounds: int
    maximum: int
    boss: bool


class EnemyActionView(msgspec.Struct, frozen=True):
    color: str
    name: str
    text: str
    does: list[str]
    """The names of its effects (SS-EFF), in the order of the text."""
    cost: str
    acts: bool
    """Case A or B would bring this action into play now (SS-ENEMY-02, -03)."""
    enemy: Named | None
    """None for an action of the floor."""


class EnemyCardView(msgspec.Struct, frozen=True):
    id: str
    name: str
    border: str
    wounds: int
    xp: int
    defenses: list[str]
    text: str


class ChartView(msgspec.Struct, frozen=True):
    at: int
    text: str
    does: list[str]
    occurred: bool


class ChestView(msgspec.Struct, frozen=True):
    id: str
    name: str
    number: int
    text: str
    happens: bool
    """Drawn now, it would: its number is at most the peril it is compared with (SS-CHEST-02)."""
    harms: bool
    """A trap: any of its effects is to the heroes' harm."""


class FloorView(msgspec.Struct, frozen=True):
    number: int
    id: str
    name: str
    tier: str
    giant: EnemyView | None
    front: list[EnemyView]
    rear: list[EnemyView]
    cards: list[EnemyCardView]
    actions: list[EnemyActionView]
    chart: list[ChartView]
    peril_cubes: str
    modifiers: list[str]
    chests: int
    completed: bool


class CubesView(msgspec.Struct, frozen=True):
    """By place, as text: ``B2W1``."""

    bank: str
    hand: str
    tower: str
    field: str
    crypt: str


class Odds(msgspec.Struct, frozen=True):
    """What a drop that is about to come may bring out (SS-TOW-23)."""

    dropped: str
    wilds: int
    """So many more, of colors not chosen yet."""
    colors: str
    """A letter for each color of which something may come out: ``BWRK``."""
    out: list[list[float]]
    """For each of them, how likely it is that at least one comes out, into field or crypt; at least two; and so on."""
    wild: list[list[float]]
    """The same when all wilds are of this color; empty when none can be."""
    acts: list[float]
    """How likely each action of the floor's list is paid in the enemy step that follows; in its order."""


class Payment(msgspec.Struct, frozen=True):
    """A whole payment, and the decisions that name it (SS-PAY-13)."""

    field: str
    crypt: str
    luck: int
    actions: list[dict[str, str]]


class Purchase(msgspec.Struct, frozen=True):
    """A whole purchase, which is named line by line (SS-RES-10)."""

    lines: str
    """How often each line is bought: ``1/2``."""
    stop: bool
    """``STOP`` is the last decision of it; else nothing more can be bought, and the last line ends it."""


class View(msgspec.Struct, frozen=True, tag="stygian-society", tag_field="game"):
    viewer: int
    content: str
    players: int
    turn: int
    active: str | None
    """The hero whose turn it is, or who acts next."""
    in_turn: bool
    decision: str | None
    """The decision point's name in the ledger."""
    zone: str | None
    """Where the cubes lie that the decision chooses from; None when it chooses none."""
    offers: list[CardView]
    """Cards the decision is about that nobody holds: skills to learn, a treasure to give, or one that was declared
    and is gone."""
    generics: list[CardView]
    """What every hero may declare."""
    candidates: list[HeroView]
    """Heroes to choose from, with the skill of their mat."""
    agenda: list[str]
    """What is still to be done, the next thing last."""
    peril: int
    luck: int
    luck_max: int
    xp: int
    needed: int
    wounds: int
    maximum: int
    cubes: CubesView
    odds: Odds | None
    """Of what is gathered, or will be for the declared action; None when nothing is to be dropped."""
    purchases: list[Purchase]
    """All that can be bought, the first of them what is named so far; none unless that is asked."""
    payments: list[Payment]
    """Of what is bought, the thriftiest first; none unless it is asked how to pay."""
    heroes: list[HeroView]
    team: list[CardView]
    floor: FloorView | None
    declared: str | None
    """A card's id."""
    swift: bool
    targets: list[str]
    """Places of the declared action's targets that are still in play."""
    silenced: list[str]
    armor_left: int
    modifiers: list[str]
    """For the rest of the game."""
    chest_deck: list[ChestView]
    chest_peril: int
    """What a chest card is compared with (SS-CHEST-02)."""
    treasure_deck: list[Named]
    """The known set of what is left, in no order (SS-STATE-10)."""
    floors_left: dict[str, int]
    """Sheets not met yet, by tier."""
    result: str | None
