"""The tables of section 4, written a second time from a seat's view alone, as slowly and plainly as can be."""

from collections.abc import Iterator

KEYS = {"KR": "R", "KB": "B", "KG": "G", "KY": "Y"}


def legal_from(view, house=()) -> set[str]:
    """Every legal action of the active player, from that player's own view and the house rules by name."""
    return set({"PLAY": plays, "MOVE": moves, "XKEY": bonuses}.get(view.step, nothing)(view, house))


def nothing(view, house) -> Iterator[str]:
    yield from ()


def is_vacant(view, tile) -> bool:
    return all(player.cell != tile.cell for player in view.players)


def can_open(tile) -> bool:
    return not tile.is_open and not tile.padlock


def can_close(view, tile) -> bool:
    return tile.is_open and not tile.padlock and is_vacant(view, tile) and not tile.sawn


def is_uncut(tile) -> bool:
    return tile.kind == "BARRED" and tile.is_open and not tile.sawn


def is_passable(tile) -> bool:
    return tile.is_open and not tile.padlock and not is_uncut(tile)


def can_padlock(view, house, tile) -> bool:
    if tile.padlock:
        return False
    if not is_vacant(view, tile) and "padlock_occupied" not in house:
        return False
    return not is_uncut(tile) or "padlock_bars" in house


def plays(view, house) -> Iterator[str]:
    me = view.players[view.active]
    for card in set(me.hand):
        yield f"DISCARD({card})"
        for tile in view.tiles:
            if card == "SK" or tile.colour == KEYS.get(card):
                if can_open(tile):
                    yield f"OPEN({card},{tile.cell})"
                if can_close(view, tile):
                    yield f"CLOSE({card},{tile.cell})"
            if card == "SK" and tile.padlock:
                yield f"UNLOCK({tile.cell})"
            if card == "PL" and can_padlock(view, house, tile):
                yield f"PADLOCK({tile.cell})"
            if card == "HS" and is_uncut(tile):
                yield f"SAW({tile.cell})"
        if card == "SP":
            yield from passages(view, house)
        if card == "NT":
            for player in view.players:
                is_free = player.net == 0 or "second_net" in house
                if player.seat != me.seat and player.cell and is_free:
                    yield f"NET(P{player.seat})"


def passages(view, house) -> Iterator[str]:
    used = {joint(*pair) for pair in view.passages}
    for a in view.tiles:
        for b in view.tiles:
            is_below = int(b.cell[1:]) - int(a.cell[1:]) == 1
            is_beside = abs(ord(a.cell[0]) - ord(b.cell[0])) == 1
            is_free = joint(a.cell, b.cell) not in used
            if "passage_crossing" in house:
                is_free = (a.cell, b.cell) not in view.passages
            if "passage_bars" in house and (is_uncut(a) or is_uncut(b)):
                is_free = False
            if is_below and is_beside and is_free:
                yield f"PASSAGE({a.cell},{b.cell})"


def joint(a: str, b: str) -> tuple[str, int]:
    return min(a[0], b[0]), min(int(a[1:]), int(b[1:]))


def moves(view, house) -> Iterator[str]:
    me = view.players[view.active]
    yield "STAY"
    if me.net:
        return
    steps = []
    for tile in view.tiles:
        is_barred = "reentry" in house and me.cell is None and me.entered == tile.cell
        if is_passable(tile) and is_vacant(view, tile) and is_next_to(view, me, tile.cell) and not is_barred:
            steps.append(f"MOVE({tile.cell})")
    yield from steps
    if me.cell and not ("exit" in house and steps):
        yield "EXIT"


def is_next_to(view, me, cell: str) -> bool:
    col, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
    if me.cell is None:
        return {"S": row == view.rows - 1, "N": row == 0, "W": col == 0, "E": col == view.cols - 1}[me.side]
    here_col, here_row = ord(me.cell[0]) - ord("A"), int(me.cell[1:]) - 1
    beside = abs(col - here_col) + abs(row - here_row) == 1
    return beside or (me.cell, cell) in view.passages or (cell, me.cell) in view.passages


def bonuses(view, house) -> Iterator[str]:
    own = view.players[view.active].cell
    yield "BONUS_SKIP"
    for tile in view.tiles:
        if tile.cell != own and can_open(tile):
            yield f"BONUS_OPEN({tile.cell})"
        if tile.cell != own and can_close(view, tile):
            yield f"BONUS_CLOSE({tile.cell})"
