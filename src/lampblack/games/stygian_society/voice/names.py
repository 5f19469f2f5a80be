"""What heroes and enemies are called in a sentence."""

from lampblack.games.stygian_society.knowledge.facts.named import Named


def the(hero: Named) -> str:
    return f"the {hero.name}"


def in_order(names: list[Named]) -> str:
    """``Slasher, Slasher``: left to right, as they stand."""
    return ", ".join(name.name for name in names) or "nobody"
