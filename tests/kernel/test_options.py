"""Options, parts and bots are told in words, and the words fit what can be set."""

from pathlib import Path

import pytest

from lampblack.bots.register import ME, bot_for, bots_for, usual_seats
from lampblack.games import find_game, shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Choice, Option
from lampblack.kernel.role import Role

BOTS = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text()


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".")


def test_choices_are_tokens_and_offers_are_their_words() -> None:
    option = Option("rocks_on_board", "How many.", "1", ("1", Choice("2", "Two", "More.")))
    assert option.choices == ("1", "2")
    assert [(offer.value, offer.label, offer.help) for offer in option.offers] == [
        ("1", "1", ""),
        ("2", "Two", "More."),
    ]
    assert option.title == "Rocks on board"
    free = Option("limit", "How long.", "none", title="Turn limit", usual=(Choice("none", "None"),))
    assert (free.choices, [offer.label for offer in free.offers], free.title) == ((), ["None"], "Turn limit")


@pytest.mark.parametrize("slug", shelf())
def test_every_option_is_told_in_words(slug: str) -> None:
    options = {option.name: option for option in find_game(slug).options()}
    for option in options.values():
        assert is_sentence(option.help), option.help
        assert option.title[0].isupper()
        assert not set("_=") & set(option.title)
        assert not option.choices or [offer.value for offer in option.offers] == list(option.choices)
        for offer in option.offers:
            assert offer.label[0].isupper() or offer.label[0].isdigit()
            assert offer.label.isdigit() or offer.label != offer.value, offer.label
            assert not offer.help or is_sentence(offer.help)
        for when in (option.when, *[offer.when for offer in option.offers]):
            for name, values in when.items():
                assert set(values) <= set(options[name].choices)


@pytest.mark.parametrize("slug", shelf())
def test_every_part_has_a_bot_made_for_it(slug: str) -> None:
    game = find_game(slug)
    for players in game.options()[0].choices:
        roles = game.roles({"players": players})
        assert len(roles) == int(players)
        for role in roles:
            recipe = bots_for(game)[bot_for(game, role)]
            assert recipe.name != "random"
            assert not recipe.roles or role.name in recipe.roles
            assert bool(role.title) == bool(role.help)
            assert not role.help or is_sentence(role.help)


@pytest.mark.parametrize("slug", shelf())
def test_no_bot_is_called_stronger_than_was_measured(slug: str) -> None:
    for recipe in bots_for(find_game(slug)).values():
        assert recipe.strength
        assert f"| `{recipe.name}` | " in BOTS
        assert recipe.strength in BOTS


@pytest.mark.parametrize("slug", shelf())
def test_who_wants_to_play_at_once_can(slug: str) -> None:
    game = find_game(slug)
    seats = usual_seats(game, game.usual())
    assert seats.count(ME) == 1
    assert len(seats) == game.seats(game.usual())
    game.setup(game.usual(), SeededChance(1))


def test_bots_fit_the_parts_of_nyctophobia() -> None:
    game = find_game("nyctophobia")
    assert [role.title for role in game.roles({"players": "3"})] == ["The Hunter", "Hunted 1", "Hunted 2"]
    assert usual_seats(game, game.usual()) == ["stalker", "me", "huddle", "huddle"]
    assert bot_for(game, Role("somebody else")) == "random"
