"""Names that look like another's: letters of several scripts in one, or all of them of another script."""

import unicodedata
from typing import Final

MIXABLE: Final = (
    frozenset({"LATIN"}),
    frozenset({"CYRILLIC"}),
    frozenset({"GREEK"}),
    frozenset({"LATIN", "HIRAGANA", "KATAKANA", "CJK", "KATAKANA-HIRAGANA"}),
    frozenset({"LATIN", "HANGUL", "CJK"}),
    frozenset({"LATIN", "BOPOMOFO", "CJK"}),
)
"""Scripts that stand together in ordinary names; any other stands alone."""

CYRILLIC_AND_GREEK: Final = "асеорхуіјѕһԁԛԝӏьԍбкмнтвзгпαβγεηικνορτυχω"
LATIN: Final = "aceopxyijshdqwlbg6kmhtb3rnabyenikvoptuxw"
LETTERS: Final = str.maketrans(CYRILLIC_AND_GREEK, LATIN)
"""What an eye may take a letter for, in lower case."""
DIGITS: Final = str.maketrans("01", "ol")


def scripts_of(name: str) -> frozenset[str]:
    """The scripts of its letters, by the first word of their names."""
    return frozenset(unicodedata.name(each, "OTHER").split()[0] for each in name if each.isalpha())


def is_mixed(name: str) -> bool:
    """Whether letters of scripts meet that no ordinary name has together."""
    scripts = scripts_of(name)
    return len(scripts) > 1 and not any(scripts <= allowed for allowed in MIXABLE)


def shape(name: str) -> str:
    """Equal for names that look alike."""
    return plain_letters(name).translate(DIGITS)


def plain_letters(name: str) -> str:
    """In Latin letters, as far as they look so, without the marks above and below them."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(each for each in plain if not unicodedata.combining(each))
    return bare.translate(LETTERS)
