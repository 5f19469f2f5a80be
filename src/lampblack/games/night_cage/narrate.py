# interpreted: sentences about structs, at the edge
"""Events, actions and views in plain sentences: enough to play without seeing."""

from lampblack.games.night_cage import facts
from lampblack.games.night_cage.actions import NightAction
from lampblack.games.night_cage.view import NightCageView, PrisonerView, Space
from lampblack.games.night_cage.words import (
    KIND_WORDS,
    SIDE_WORDS,
    counted,
    listed,
    openings_word,
    tile_word,
)
from lampblack.kernel.game import Voice

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


def label(action: NightAction) -> str:
    """An action as a button says it."""
    args = dict(zip(action.fields, action.args))
    cell = f"({args['row']},{args['column']})" if "row" in args else ""
    side = SIDE_WORDS[args["side"]] if "side" in args else ""
    match action.name:
        case "START":
            return f"Start at {cell}"
        case "TURN":
            return f"Turn it so: {turned(args['tile'])}"
        case "PLACE":
            return f"Place it to the {side}: {turned(args['tile'])}"
        case "LAND":
            return f"Land at {cell}"
        case "MOVE":
            return f"Move {side}"
        case "CHARGE":
            return f"Charge {side} (1 Nerve)"
        case "STAY":
            return "Stay"
        case "FORCED_STAY":
            return "Stay, as there is no way"
        case "PASS":
            return f"Pass to {args['prisoner']}"
        case "SWAP":
            return f"Let it take the tile to the {side}"
        case "FALL":
            return f"Fall along the {args['line'].lower()}"
        case "BLOCK":
            return "Block (1 Nerve)" if args["answer"] == "YES" else "Take the whole hit"
        case "SCRAMBLE":
            return f"Scramble {side}"
        case "END":
            return "End the turn"
        case "SUSTAIN":
            return "Sustain the light (1 Nerve)"
        case "REMOVE":
            return f"Remove the tile at {cell}"
        case "GIVE":
            return f"{args['giver']} passes its Key to {args['receiver']}"
        case _:
            turn = f", turned {args['turn']}" if args["turn"] != "0" else ""
            return f"Lay the Dirge with its north-west corner at {cell}{turn}"


def turned(code: str) -> str:
    """``TE`` becomes ``closed to the east``; what is open all round is ``open on all sides``."""
    face = code[0] + code[1:].lower()
    return openings_word(face) or "open on all sides"


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    name = fact.prisoner
    say = voice.subject
    who = fact.seat
    match fact:
        case facts.StartPlaced(cell=cell, tile=tile):
            return f"{say(who, 'start', 'starts')} {name} at {cell}, {openings_word(tile)}."
        case facts.PlayBegan():
            return "All prisoners are in the cage. The first turn begins."
        case facts.NCTurnBegan(turn=turn, substitute=substitute):
            if substitute:
                return f"{name} acts in its place{of(who, voice)}."
            return f"Turn {turn}: {name}{of(who, voice)}."
        case facts.MarkerPassed():
            return f"{say(who, 'now decide', 'now decides')} for {name}."
        case facts.TileDrawn(tile=tile, purpose=purpose, left=left):
            why = {"land": "to land on", "burn": "to burn", "fill": "for the light"}.get(
                purpose, "to step on"
            )
            return f"{say(who, 'draw', 'draws')} a {KIND_WORDS[tile]} {why}; {counted(left, 'tile')} left."
        case facts.TilePlaced(cell=cell, tile=tile):
            return f"{say(who, 'place', 'places')} it at {cell}{comma(openings_word(tile))}."
        case facts.NCMoved(origin=origin, cell=cell, how=how):
            if how == "leap":
                return f"{name} leaps from {origin} into the Pit at {cell}."
            if how == "charge":
                return f"{name} steps from {origin} onto the monster at {cell}."
            return f"{name} moves from {origin} to {cell}."
        case facts.NCStayed(how=how, nerve=nerve):
            gained = f" and has {nerve} Nerve" if how == "stay" and nerve else ""
            return f"{name} stays{STAY_WORDS[how]}{gained}."
        case facts.Passed(substitute=substitute_name):
            return f"{name} passes: {substitute_name} will act in its place."
        case facts.NerveSpent(use=use, left=left):
            return f"{name} spends a Nerve {NERVE_WORDS[use]}; {left} left."
        case facts.Burned(tile=tile):
            return f"A {KIND_WORDS[tile]} is burned."
        case facts.Swapped(cell=cell, tile=tile, lost=lost):
            return f"The {tile_word(tile)} takes the place of the {KIND_WORDS[lost]} at {cell}."
        case facts.KeyTaken(cell=cell):
            return f"{name} takes the Key at {cell}."
        case facts.KeyGiven(receiver=receiver):
            return f"{name} passes its Key to {receiver}."
        case facts.PitsFormed(cause=cause, tiles=tiles):
            gone = listed([f"the {KIND_WORDS[tile.tile]} at {tile.cell}" for tile in tiles])
            return f"{gone[0].upper()}{gone[1:]} {'become Pits' if len(tiles) > 1 else PIT_WORDS[cause]}."
        case facts.Fell(cell=cell, line=line):
            return f"{name} falls at {cell}, along {line}."
        case facts.KeepsFalling(line=line):
            return f"{name} finds nowhere to land and keeps falling along {line}."
        case facts.Landed(cell=cell, tile=tile):
            return f"{name} lands at {cell} on a {tile_word(tile)}."
        case facts.MonstersAttacked(strikes=strikes):
            return " ".join(narrate_strike(strike) for strike in strikes)
        case facts.WasHit(cell=cell, tiles=tiles, blocked=blocked, put_out=put_out):
            lost = listed([KIND_WORDS[tile] for tile in tiles]) or "nothing"
            light = f" {name}'s light goes out." if put_out else ""
            cost = f"{counted(len(tiles), 'tile')} lost ({lost})"
            return f"{name} is hit from {cell}{' and blocks' if blocked else ''}: {cost}.{light}"
        case facts.Scrambled(origin=origin, cell=cell):
            return f"{name} scrambles from {origin} to {cell}."
        case facts.Stranded(cell=cell):
            return f"{name} cannot get off the monster at {cell}."
        case facts.WentDark(tiles=tiles):
            gone = listed([f"{KIND_WORDS[tile.tile]} {tile.cell}" for tile in tiles])
            return f"Gone in the dark: {gone}."
        case facts.WasRelit(cell=cell, by=by):
            return f"{by} lights {name}'s candle again at {cell}."
        case facts.OmenSetAside():
            return "It is the first Omen: it is set aside, and the next tile takes its place."
        case facts.DirgeArrived(cells=cells):
            return f"The Dirge arrives over {listed(cells)}."
        case facts.ChasmOpened(lost=lost_tiles):
            lost = listed([f"{KIND_WORDS[tile.tile]} {tile.cell}" for tile in lost_tiles])
            return f"A chasm opens; lost are {lost}."
        case facts.ChasmClosed():
            return "The chasm disappears in the dark."
        case facts.FinalFlickersBegan():
            return "The last tile is gone: the final flickers begin."
        case facts.FlickerTook(cell=cell, tile=tile):
            return f"The light dies at {cell}: the {tile_word(tile)} is gone."
        case facts.NCWon(cell=cell):
            return f"All prisoners turn their Keys in the Gate at {cell}: you are free!"
        case facts.NCLost(reason=reason):
            return f"All is lost: {reason}."


def narrate_strike(strike: facts.Strike) -> str:
    cause = f", set off by the one at {strike.set_off_by}" if strike.set_off_by else ""
    return f"The {tile_word(strike.tile)} at {strike.cell} strikes{cause}."


def of(seat: int, voice: Voice) -> str:
    return f", {'your' if voice.is_you(seat) else voice.name(seat) + chr(39) + 's'} prisoner"


def comma(words: str) -> str:
    return f", {words}" if words else ""


def describe(view: NightCageView, voice: Voice) -> list[str]:
    """The whole view in sentences: the turn, the prisoners, the board, the monsters, the stack."""
    lines = [describe_turn(view)]
    lines += [describe_prisoner(prisoner, voice) for prisoner in view.prisoners]
    for row in range(view.side):
        spaces = view.spaces[row * view.side : (row + 1) * view.side]
        tiles = [describe_space(space) for space in spaces if space.tile != "."]
        if tiles:
            lines.append(f"Row {row}: {'; '.join(tiles)}.")
    for monster in view.monsters:
        seen = [cell for cell in monster.sees if cell != monster.cell]
        watched = f"watches {listed(seen)}" if seen else "sees nothing"
        lines.append(f"The {tile_word(monster.tile)} at {monster.cell} {watched}.")
    lines += describe_stack(view)
    return lines


def describe_turn(view: NightCageView) -> str:
    if view.step == "OVER":
        return "You are free." if view.result == "won" else f"The game is lost: {view.result}."
    if view.turn == 0:
        return f"Start placements: {view.acting}."
    flickers = " Final flickers." if view.final_flickers else ""
    return f"Turn {view.turn}: {view.acting} acts.{flickers}"


def describe_prisoner(prisoner: PrisonerView, voice: Voice) -> str:
    if prisoner.cell is not None:
        place = f"at {prisoner.cell}"
    else:
        place = "not yet in the cage" if prisoner.line is None else f"falling along {prisoner.line}"
    light = "lit" if prisoner.lit else "out"
    key = "with a Key" if prisoner.key else "without a Key"
    owner = "yours" if voice.is_you(prisoner.seat) else f"{voice.name(prisoner.seat)}'s"
    nerve = f", {prisoner.nerve} Nerve" if prisoner.nerve else ""
    return f"{prisoner.name} ({owner}) is {place}, {light}, {key}{nerve}."


def describe_space(space: Space) -> str:
    words = [space.cell, tile_word(space.tile)]
    shape = openings_word(space.tile)
    if shape:
        words.append(shape)
    if space.prisoners:
        words.append(f"with {listed(space.prisoners)}")
    if not space.lit:
        words.append("in the dark")
    return " ".join(words)


def describe_stack(view: NightCageView) -> list[str]:
    next_draw = ", ".join(f"{KIND_WORDS[code]} {100 * odds:.0f}%" for code, odds in view.stack.next.items())
    lines = [f"Stack: {counted(view.stack.left, 'tile')}.{f' Next: {next_draw}.' if next_draw else ''}"]
    lines.append(
        f"Gates left {view.gates_left}; Keys within reach {view.keys_left} of {view.keys_needed} needed."
    )
    if view.hand is not None:
        lines.append(f"In hand: a {KIND_WORDS[view.hand]}.")
    return lines
