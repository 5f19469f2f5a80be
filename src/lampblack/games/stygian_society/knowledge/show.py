"""The one exit for information. Everything in a position is public; what is not yet drawn is not in it."""

from lampblack.games.stygian_society.knowledge.cards import (
    candidates,
    chest_deck,
    chest_peril,
    offers,
    show_card,
    show_hero,
    zone_chosen_from,
)
from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.knowledge.odds import odds
from lampblack.games.stygian_society.knowledge.view import (
    ChartView,
    CubesView,
    EnemyActionView,
    EnemyCardView,
    EnemyView,
    FloorView,
    Payment,
    Purchase,
    View,
)
from lampblack.games.stygian_society.model.actions import (
    FRONT_PLACE,
    GIANT_PLACE,
    REAR_PLACE,
    lines_to_text,
    place_name,
)
from lampblack.games.stygian_society.model.agenda import D_PAY, D_PURCHASE, ITEM_NAMES
from lampblack.games.stygian_society.model.effects import FROM_ENEMY, FROM_FLOOR, NONE
from lampblack.games.stygian_society.model.paid import Paid, crypt_paid, field_paid, luck_paid
from lampblack.games.stygian_society.model.pieces import (
    ATTACK_NAMES,
    BORDERS,
    HERO_COLORS,
    TIERS,
    bag_to_text,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.position import (
    BOSS,
    NO_TOKEN,
    RESULT_NAMES,
    RUNNING,
    Position,
    id_border,
    token_id,
    token_wounds,
)
from lampblack.games.stygian_society.model.words import (
    list_names,
    list_words,
    modifier_words,
)
from lampblack.games.stygian_society.rules.chests import treasure_deck
from lampblack.games.stygian_society.rules.enemies import acting, actions_of, costs
from lampblack.games.stygian_society.rules.harm import armor_left
from lampblack.games.stygian_society.rules.modifiers import luck_limit
from lampblack.games.stygian_society.rules.payment import buying, by_thrift, naming, open_payments, purchases
from lampblack.games.stygian_society.rules.targets import struck
from lampblack.games.stygian_society.rules.tell import border_name, place_of_token
from lampblack.games.stygian_society.text.writing import borders_to_text, item_to_text
from lampblack.kernel.bits import has
from lampblack.kernel.seat import Seat


def show(at: Position, viewer: Seat) -> View:
    content = at.content
    running = at.result == RUNNING and bool(at.agenda)
    declared = at.declared != NONE
    aimed = declared and at.target_a != NONE
    chosen = struck(at, content.cards[at.declared].target, at.target_a, at.target_b) if aimed else []
    return View(
        viewer=viewer,
        content=content.title(),
        players=at.settings.players,
        turn=at.turn,
        active=content.heroes[at.heroes[at.active]].id if at.active < at.places() else None,
        in_turn=at.in_turn,
        decision=ITEM_NAMES[at.agenda[-1].op] if running else None,
        zone=zone_chosen_from(at) if running else None,
        offers=offers(at) if running else [],
        generics=[show_card(at, card) for card in content.generics],
        candidates=candidates(at) if running else [],
        agenda=[item_to_text(at, item) for item in at.agenda],
        peril=at.peril,
        luck=at.luck,
        luck_max=luck_limit(at),
        xp=at.xp,
        needed=at.needed,
        wounds=at.wounds,
        maximum=at.maximum,
        cubes=CubesView(
            bank=bag_to_text(at.bank),
            hand=bag_to_text(at.hand),
            tower=bag_to_text(at.tower),
            field=bag_to_text(at.field),
            crypt=bag_to_text(at.crypt),
        ),
        odds=odds(at) if running else None,
        purchases=show_purchases(at) if running and at.agenda[-1].op == D_PURCHASE else [],
        payments=show_payments(at) if running and at.agenda[-1].op == D_PAY else [],
        heroes=[show_hero(at, place) for place in range(at.places())],
        team=[show_card(at, card) for card in at.team],
        floor=None if at.sheet == NONE else show_floor(at),
        declared=content.cards[at.declared].id if declared else None,
        swift=at.swift,
        targets=[place_of_token(at, id) for id in chosen],
        silenced=borders_to_text(at.silenced),
        armor_left=armor_left(at) if at.places() else 0,
        modifiers=[modifier_words(content.mods[mod]) for mod in at.game_mods],
        chest_deck=chest_deck(at),
        chest_peril=chest_peril(at),
        treasure_deck=[Named(content.cards[c].id, content.cards[c].name) for c in treasure_deck(at)],
        floors_left={
            tier: sum(s.tier == index and not has(at.used, s.index) for s in content.sheets)
            for index, tier in enumerate(TIERS)
        },
        result=None if at.result == RUNNING else RESULT_NAMES[at.result],
    )


def show_purchases(at: Position) -> list[Purchase]:
    begun, size = at.agenda[-1].n, len(at.content.cards[at.declared].lines)
    stop = at.settings.menu.stop
    return [
        Purchase(lines_to_text(lines, size), buying(at, begun, lines)[-1] is stop)
        for lines in purchases(at, begun)
    ]


def show_payments(at: Position) -> list[Payment]:
    item = at.agenda[-1]
    wholes = open_payments(at)
    return [show_payment(at, whole, naming(wholes, item.a, whole)) for whole in by_thrift(at, wholes)]


def show_payment(at: Position, whole: Paid, kinds: list[int]) -> Payment:
    field, crypt = bag_to_text(field_paid(whole)), bag_to_text(crypt_paid(whole))
    luck = luck_paid(whole)
    return Payment(
        field=field,
        crypt=crypt,
        luck=luck,
        actions=[at.settings.menu.pay[kind].to_wire() for kind in kinds],
    )


def show_enemy(at: Position, token: int, place: int) -> EnemyView:
    id = token_id(token)
    kind = at.kind_of(id)
    return EnemyView(
        id=kind.id,
        name=kind.name,
        place=place_name(place),
        token=id,
        border=border_name(kind.border),
        wounds=token_wounds(token),
        maximum=kind.wounds,
        boss=id_border(id) == BOSS,
    )


def show_floor(at: Position) -> FloorView:
    sheet = at.sheet_now()
    return FloorView(
        number=at.floor,
        id=sheet.id,
        name=sheet.name,
        tier=TIERS[sheet.tier],
        giant=None if at.giant == NO_TOKEN else show_enemy(at, at.giant, GIANT_PLACE),
        front=[show_enemy(at, token, FRONT_PLACE + n) for n, token in enumerate(at.front)],
        rear=[show_enemy(at, token, REAR_PLACE + n) for n, token in enumerate(at.rear)],
        cards=enemy_cards(at),
        actions=[action for border in range(BORDERS) for action in show_actions(at, border)],
        chart=[
            ChartView(
                entry.at,
                list_words(at.content, entry.gives),
                list_names(at.content, entry.gives),
                has(at.occurred, number),
            )
            for number, entry in enumerate(sheet.chart)
        ],
        peril_cubes=cubes_to_text([0, 0, 0, *at.peril_cubes]),
        modifiers=[modifier_words(at.content.mods[mod]) for mod in at.floor_mods],
        chests=sheet.chests,
        completed=at.completed,
    )


def enemy_cards(at: Position) -> list[EnemyCardView]:
    kinds = [kind for kind in at.kinds if kind != NONE]
    if at.sheet_now().boss != NONE:
        kinds.append(at.sheet_now().boss)
    views: list[EnemyCardView] = []
    for index in kinds:
        kind = at.content.kinds[index]
        defenses = [f"{ATTACK_NAMES[a]} Resistance {n}" for a, n in enumerate(kind.resist) if n]
        if kind.rank_ahead:
            defenses.append("rank cover")
        texts = [f"{action.name}: {list_words(at.content, action.gives)}" for action in kind.actions]
        views.append(
            EnemyCardView(
                kind.id,
                kind.name,
                border_name(kind.border),
                kind.wounds,
                kind.xp,
                defenses,
                ". ".join(texts) + ".",
            )
        )
    return views


def show_actions(at: Position, border: int) -> list[EnemyActionView]:
    """The actions of a color that would be checked now: case A or case B."""
    source = acting(at, border)
    enemy = None
    if source < FROM_FLOOR:
        kind = at.content.kinds[source - FROM_ENEMY]
        enemy = Named(kind.id, kind.name)
    views: list[EnemyActionView] = []
    for action in actions_of(at, source, border):
        cost = cubes_to_text([0] * HERO_COLORS + costs(at, action))
        views.append(
            EnemyActionView(
                border_name(border),
                action.name,
                list_words(at.content, action.gives),
                list_names(at.content, action.gives),
                cost,
                not has(at.silenced, border),
                enemy,
            )
        )
    return views
