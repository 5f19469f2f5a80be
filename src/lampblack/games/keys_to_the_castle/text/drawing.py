# interpreted: a drawing of structs, at the edge
"""The Castle as a text drawing, in the ledger's notation."""

from lampblack.games.keys_to_the_castle.knowledge.view import Tile, View

FACE_LETTERS = {"OPEN": "o", "BARRED": "x", "EXTRA_KEY": "k", "EXTRA_TURN": "t"}


def draw(view: View) -> str:
    columns = "    ".join(chr(65 + col) for col in range(view.cols))
    lines = [f"      {columns}"]
    for row in range(view.rows):
        tiles = view.tiles[row * view.cols : (row + 1) * view.cols]
        lines.append(f"{row + 1:2d}   {' '.join(draw_tile(view, tile) for tile in tiles)}")
    if view.passages:
        lines.append(f"passages: {' '.join(f'{a}-{b}' for a, b in view.passages)}")
    return "\n".join(lines)


def draw_tile(view: View, tile: Tile) -> str:
    face = "#"
    if tile.is_open:
        face = "/" if tile.sawn else FACE_LETTERS[tile.kind or "OPEN"]
    card = "P" if tile.padlock else "."
    occupant = "."
    for player in view.players:
        if player.cell == tile.cell:
            occupant = str(player.seat)
            if player.net:
                card = "&" if tile.padlock else "N"
    return tile.colour + face + card + occupant
