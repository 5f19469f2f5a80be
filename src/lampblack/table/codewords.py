"""Codes that people can read to each other: four pairs of plain words, ``calm river red fox``, 64 bits in all."""

import secrets
from collections.abc import Callable
from hashlib import scrypt
from typing import Final

PAIRS: Final = 4
SALT: Final = b"lampblack code"
"""The same for all codes, since a code alone finds what it opens."""

HOW: Final = """
able airy amber ample apt arid ashen autumn azure balmy bare basic bitter black blank bleak blond blue blunt
bold bony bright brisk broad bronze brown bulky burnt busy calm candid careful casual cheap cheery chief
chilly civil clean clear clever close cloudy coarse cold cool copper coral cosy crisp crooked cubic curly
curved damp dapper daring dark dear deep dense dim distant double dry dull dusty eager early earthy easy
elder empty equal even exact faded faint fair famous far fast fatal few fiery final fine firm first flat
fluffy fond formal fresh frosty full funny fuzzy gentle giant gifted glad glossy golden good grand great
green grey gritty happy hardy hasty heavy hidden high hollow honest huge humble hungry icy ideal idle inner
iron ivory jade jolly keen kind large last late lazy leafy lean level light little lively local lone long
loose loud lovely low loyal lucky lunar magic main mellow merry middle mild mint misty modern modest moist
mossy muddy narrow native near neat new next nimble noble normal north novel oaken odd old olive open orange
outer oval pale patient pearly plain plump polite proper proud pure purple quick quiet rapid rare raw ready
real red rich ripe rough round royal rural rusty safe salty sandy scarlet secret serene sharp shiny short
shy silent silver simple sleepy slender slim slow small smart smooth snowy social soft solar solid spare
spicy spring square stable steady steep stern stony stout strong sudden sunny super sweet swift tall tame
tender thick thin tidy tiny
"""
WHAT: Final = """
acorn actor album alley anchor angle ankle apple apron arch arrow atlas attic badge bagel baker balcony ball
bamboo banjo barn barrel basin basket bay beach bead beam bear bee bell bench berry bike bird blanket boat
bolt book boot bottle bowl box branch brass bread brick bridge broom brush bucket bud button cabin cable
cake camel camera canal candle canoe canyon card carpet carrot cart castle cat cave cedar cellar chain chair
chalk cherry chess chest chimney choir circle cliff clock cloud clover coat coin comb comet compass cook
corn corner cotton cousin crab cradle crane crayon creek cricket crown cube cup curtain daisy dance dawn
deer desk diary dish dock dog door dove dragon drum duck dune eagle ear echo elbow elm ember engine fan farm
feather fence fern ferry fiddle field fig finch finger fire fish flag flame flask flower flute forest fork
fountain fox frog fruit garden garlic gate ghost glacier glass globe glove goat goose grape grass guitar
hammer harbor harp hat hawk hazel heart hedge helmet heron hill hive honey hoof hook horn horse hotel house
inn island jacket jar jewel jug kettle key kite kitten knot ladder lake lamp lantern lark leaf lemon letter
lily lime lion lock loom magnet map maple marble market mast meadow melon mill mirror mitten moon moss moth
mountain mouse museum nail napkin needle nest net night notebook nut oak oar ocean orchard organ otter oven
owl paddle page palace paper parrot path peach pear pebble pencil pepper piano pillow pine pirate planet
plum
"""
QUALITIES: Final = HOW.split()
THINGS: Final = WHAT.split()


def fresh_code(below: Callable[[int], int] = secrets.randbelow) -> str:
    """A code that nobody can guess."""
    pairs = [(QUALITIES[below(len(QUALITIES))], THINGS[below(len(THINGS))]) for _ in range(PAIRS)]
    return " ".join(word for pair in pairs for word in pair)


def tidy_code(text: str) -> str:
    """A code as somebody typed it: in any case, with any marks between the words."""
    return " ".join("".join(letter if letter.isalpha() else " " for letter in text.lower()).split())


def code_hash(code: str) -> str:
    """What is kept of a code. It takes a while to work out, for whoever wants to try them all."""
    return scrypt(tidy_code(code).encode(), salt=SALT, n=2**14, r=8, p=1, dklen=32).hex()
