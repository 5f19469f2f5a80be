"""What heroes and enemies are called in a sentence."""

from lampblack.games.stygian_society.knowledge.facts.named import Named


def the(hero: Named) -> str:
    return f"the {hero.name}"


def listed(names: list[Named]) -> str:
    """``2 Slashers`` are ``Slasher, Slasher``: left to right, as they stand."""
    return ", ".join(name.name for name in names) or "nobody"
