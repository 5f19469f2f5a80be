"""What a view says of cards, heroes and chests, so that nobody has to read it out of sentences."""

import pytest

from lampblack.games.stygian_society.knowledge.view import LineView, View
from lampblack.kernel.chance import SeededChance
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


def test_generic_actions_are_offered_to_who_declares_one() -> None:
    view = shown()
    assert view.decision == "D-ACTION"
    scrap = next(card for card in view.offers if card.id == "generic.scrap")
    assert (scrap.drop, scrap.lines[0].cost, scrap.hero) == ("X2", "A2", None)
    assert "generic.regroup" in [card.id for card in view.offers]


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
