"""What a view says of cards, heroes and chests, so that nobody has to read it out of sentences."""

import pytest

from lampblack.games.stygian_society.knowledge.view import LineView, Purchase, View
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Voice
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import GAME, text_of


def shown(**fields: object) -> View:
    view = GAME.from_text(text_of("lower.toll_stair", front="brute acolyte", **fields)).observe(0)
    assert isinstance(view, View)
    return view


def test_a_card_says_what_it_drops_and_what_its_lines_cost() -> None:
    fist = next(card for card in shown().heroes[0].cards if card.id == "knight.steel_fist")
    assert (fist.drop, fist.attack, fist.target, fist.hero) == ("B2X1", "melee", "front1", "knight")
    assert fist.lines == [LineView("B2", "3 wounds", None, 1), LineView("B2", "2 wounds", 0, None)]
    assert (fist.swift, fist.exhaust, fist.discard, fist.free) == (False, False, False, "")


def test_generic_actions_are_everybodys() -> None:
    view = shown()
    scrap = next(card for card in view.generics if card.id == "generic.scrap")
    assert (scrap.drop, scrap.lines[0].cost, scrap.hero) == ("X2", "A2", None)
    assert "generic.regroup" in [card.id for card in view.generics]
    assert view.offers == []


@pytest.mark.rule("SS-TURN-08")
@pytest.mark.parametrize(
    ("declared", "change", "place"),
    [
        ("generic.scrap", {}, "generics"),
        ("lower.hunters_crossbow", {}, "heroes"),
        ("lower.hunters_crossbow", {"owner": "team"}, "team"),
        ("lower.hunters_crossbow", {"discard": True}, "offers"),
    ],
)
def test_the_declared_card_lies_there_even_when_it_is_gone(
    declared: str, change: dict[str, object], place: str
) -> None:
    content = pack(changed("lower.hunters_crossbow", **change))
    crossbow = "lower.hunters_crossbow"
    held = {"team": crossbow} if place == "team" else {"cards_knight": f"knight.steel_fist {crossbow}"}
    t = pack_table(content, "lower.run_and_gun", **held).play(f"ACTION({declared})")
    view = t.view()
    assert view.declared == declared
    places = {"heroes": [card for hero in view.heroes for card in hero.cards], "team": view.team}
    places |= {"generics": view.generics, "offers": view.offers}
    assert [name for name, cards in places.items() for card in cards if card.id == declared] == [place]
    assert any(
        line.startswith("Declared: ") for line in GAME.describe(view, Voice(0, ["Ada", "Ben", "Cid", "Dot"]))
    )


@pytest.mark.rule("SS-RES-10")
def test_a_purchase_is_named_by_its_lines_and_where_more_could_be_bought_by_an_end() -> None:
    state = GAME.from_text(
        text_of("lower.toll_stair", front="brute acolyte", field="B4G2", luck=1, agenda="D-ACTION")
    )
    chance = SeededChance("purchase")
    for action in ("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)", "LINE(1)"):
        state.apply(0, state.action(action), chance)
    view = state.observe(0)
    assert isinstance(view, View)
    begun = counts(view.purchases[0])
    assert begun == [1, 0]
    wholes = GAME.wholes(state)
    assert [whole.text for whole in wholes] == [f"BUY({one.lines})" for one in view.purchases]
    for whole, one in zip(wholes, view.purchases, strict=True):
        more = [count - before for count, before in zip(counts(one), begun, strict=True)]
        named = [f"LINE({number})" for number, times in enumerate(more, 1) for _ in range(times)]
        assert [action.text for action in whole.actions] == named + ["STOP"] * one.stop
    assert [one.stop for one in view.purchases] == [True] * (len(wholes) - 1) + [False]


def counts(purchase: Purchase) -> list[int]:
    return [int(count) for count in purchase.lines.split("/")]


def test_heroes_to_choose_from_show_their_mat() -> None:
    view = GAME.setup({"players": "1"}, SeededChance("heroes")).observe(0)
    assert isinstance(view, View)
    assert {hero.id: hero.cards[0].id for hero in view.candidates}["knight"] == "knight.steel_fist"
    assert all(hero.pool for hero in view.candidates)
    assert shown().candidates == []


@pytest.mark.rule("SS-CHEST-02")
def test_chests_say_what_would_happen_at_this_peril() -> None:
    low, high = shown(peril=0), shown(peril=6)
    assert (low.chest_peril, high.chest_peril) == (0, 6)
    assert [card.name for card in low.chest_deck if card.happens] == ["Hidden Purse", "Forgotten Rations"]
    assert not any(card.harms for card in low.chest_deck if card.happens)
    draught = next(card for card in high.chest_deck if card.name == "Cold Draught")
    assert draught.happens
    assert draught.harms
    assert all(card.happens == (card.number <= 6) for card in high.chest_deck)
