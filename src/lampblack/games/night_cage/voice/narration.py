# interpreted: sentences about structs, at the edge
"""Events in plain sentences: enough to play without seeing."""

from lampblack.games.night_cage.knowledge import facts
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.games.night_cage.voice.words import (
    line_word,
    openings_word,
    place_word,
    places_word,
    tile_word,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.words import capital, counted, listed, with_article

NERVE_WORDS = {
    "again": "to move again",
    "charge": "to charge",
    "stay": "to stay in the dark",
    "block": "to block",
    "sustain": "to sustain the light",
}
PIT_WORDS = {
    "crumbled": "crumbles",
    "keeper": "gives up its Key and falls in",
    "landed": "breaks under the fall",
    "fiend": "falls to the Pit Fiend",
}
STAY_WORDS = {"stay": "", "paid": " in the dark", "forced": ", with nowhere to go"}


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    name = fact.prisoner
    say = voice.subject
    who = fact.seat
    match fact:
        case facts.StartPlaced(cell=cell, tile=tile):
            return f"{say(who, 'start', 'starts')} {name} at {place_word(cell)}, {openings_word(tile)}."
        case facts.PlayBegan():
            return "All prisoners are in the cage. The first turn begins."
        case facts.TurnBegan(turn=turn, substitute=substitute):
            if substitute:
                return f"{name} acts in its place{of(who, voice)}."
            return f"Turn {turn}: {name}{of(who, voice)}."
        case facts.MarkerPassed():
            return f"{say(who, 'now decide', 'now decides')} for {name}."
        case facts.TileDrawn(tile=tile, purpose=purpose, left=left):
            why = {"land": "to land on", "burn": "to burn", "fill": "for the light"}.get(
                purpose, "to step on"
            )
            what = with_article(KIND_WORDS[tile])
            return f"{say(who, 'draw', 'draws')} {what} {why}; {counted(left, 'tile')} left."
        case facts.TilePlaced(cell=cell, tile=tile):
            return f"{say(who, 'place', 'places')} it at {place_word(cell)}{comma(openings_word(tile))}."
        case facts.Moved(origin=origin, cell=cell, how=how):
            if how == "leap":
                return f"{name} leaps from {place_word(origin)} into the Pit at {place_word(cell)}."
            if how == "charge":
                return f"{name} steps from {place_word(origin)} onto the monster at {place_word(cell)}."
            return f"{name} moves from {place_word(origin)} to {place_word(cell)}."
        case facts.Stayed(how=how, nerve=nerve):
            gained = f" and has {nerve} Nerve" if how == "stay" and nerve else ""
            return f"{name} stays{STAY_WORDS[how]}{gained}."
        case facts.Passed(substitute=substitute_name):
            return f"{name} passes: {substitute_name} will act in its place."
        case facts.NerveSpent(use=use, left=left):
            return f"{name} spends a Nerve {NERVE_WORDS[use]}; {left} left."
        case facts.Burned(tile=tile):
            return f"{capital(with_article(KIND_WORDS[tile]))} is burned."
        case facts.Swapped(cell=cell, tile=tile, lost=lost):
            return f"The {tile_word(tile)} takes the place of the {KIND_WORDS[lost]} at {place_word(cell)}."
        case facts.KeyTaken(cell=cell):
            return f"{name} takes the Key at {place_word(cell)}."
        case facts.KeyGiven(receiver=receiver):
            return f"{name} passes its Key to {receiver}."
        case facts.PitsFormed(cause=cause, tiles=tiles):
            gone = listed([f"the {KIND_WORDS[tile.tile]} at {place_word(tile.cell)}" for tile in tiles])
            return f"{capital(gone)} {'become Pits' if len(tiles) > 1 else PIT_WORDS[cause]}."
        case facts.Fell(cell=cell, line=line):
            return f"{name} falls at {place_word(cell)}, along {line_word(line)}."
        case facts.KeepsFalling(line=line):
            return f"{name} finds nowhere to land and keeps falling along {line_word(line)}."
        case facts.Landed(cell=cell, tile=tile):
            return f"{name} lands at {place_word(cell)} on {with_article(tile_word(tile))}."
        case facts.MonstersAttacked(strikes=strikes):
            return " ".join(narrate_strike(strike) for strike in strikes)
        case facts.WasHit(cell=cell, tiles=tiles, blocked=blocked, put_out=put_out):
            lost = listed([KIND_WORDS[tile] for tile in tiles], "nothing")
            light = f" {name}'s light goes out." if put_out else ""
            cost = f"{counted(len(tiles), 'tile')} lost ({lost})"
            return f"{name} is hit from {place_word(cell)}{' and blocks' if blocked else ''}: {cost}.{light}"
        case facts.Scrambled(origin=origin, cell=cell):
            return f"{name} scrambles from {place_word(origin)} to {place_word(cell)}."
        case facts.Stranded(cell=cell):
            return f"{name} cannot get off the monster at {place_word(cell)}."
        case facts.WentDark(tiles=tiles):
            gone = listed([f"{KIND_WORDS[tile.tile]} {place_word(tile.cell)}" for tile in tiles])
            return f"Gone in the dark: {gone}."
        case facts.WasRelit(cell=cell, by=by):
            return f"{by} lights {name}'s candle again at {place_word(cell)}."
        case facts.OmenSetAside():
            return "It is the first Omen: it is set aside, and the next tile takes its place."
        case facts.DirgeArrived(cells=cells):
            return f"The Dirge arrives over {places_word(cells)}."
        case facts.ChasmOpened(lost=lost_tiles):
            lost = listed([f"{KIND_WORDS[tile.tile]} {place_word(tile.cell)}" for tile in lost_tiles])
            return f"A chasm opens; lost are {lost}."
        case facts.ChasmClosed():
            return "The chasm disappears in the dark."
        case facts.FinalFlickersBegan():
            return "The last tile is gone: the final flickers begin."
        case facts.FlickerTook(cell=cell, tile=tile):
            return f"The light dies at {place_word(cell)}: the {tile_word(tile)} is gone."
        case facts.Won(cell=cell):
            return f"All prisoners turn their Keys in the Gate at {place_word(cell)}: you are free!"
        case facts.Lost(reason=reason):
            return f"All is lost: {reason}."


def narrate_strike(strike: facts.Strike) -> str:
    cause = f", set off by the one at {place_word(strike.set_off_by)}" if strike.set_off_by else ""
    return f"The {tile_word(strike.tile)} at {place_word(strike.cell)} strikes{cause}."


def of(seat: int, voice: Voice) -> str:
    return f", {'your' if voice.is_you(seat) else voice.name(seat) + chr(39) + 's'} prisoner"


def comma(words: str) -> str:
    return f", {words}" if words else ""
