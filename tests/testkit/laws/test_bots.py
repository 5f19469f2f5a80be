"""Bots that see through the table are caught."""

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, RandomPlayer, Viewpoint
from lampblack.testkit import laws
from lampblack.testkit.laws import LawBroken
from tests.kernel.highcard import BOAST, KEEP, SWAP, HighCard, subject_of
from tests.testkit.laws.everywhere import positions


class Peeks(Player):
    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        hidden = "_Viewpoint__state" if hasattr(here, "_Viewpoint__state") else "__state"
        secret = getattr(here, hidden).cards[1 - here.seat]
        return SWAP if secret > "3" and SWAP in here.legal() else KEEP


class Boasts(Player):
    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return BOAST


class BoastsAloud(Boasts):
    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        return BOAST


class Imagines(Player):
    """Swaps when an imagined opponent holds more: fair, as imagined worlds are."""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        return SWAP if world.cards[1 - here.seat] > "3" and SWAP in here.legal() else KEEP


def watch(player: Player) -> None:
    for seed, state in enumerate(positions(HighCard())):
        laws.bots_see_no_secrets(subject_of(HighCard()), state, seed, player)


@pytest.mark.parametrize("player", [RandomPlayer(), Imagines()])
def test_fair_bots_pass(player: Player) -> None:
    watch(player)


@pytest.mark.parametrize(
    ("player", "evidence"),
    [(Peeks(), "in another world"), (Boasts(), "it wants BOAST"), (BoastsAloud(), "it wants to say BOAST")],
)
def test_unfair_bots_are_caught(player: Player, evidence: str) -> None:
    with pytest.raises(LawBroken, match=evidence):
        watch(player)
