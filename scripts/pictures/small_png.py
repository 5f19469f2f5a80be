"""A screenshot with few colours, so that it is small: PNG read, reduced by median cut, and written."""

import struct
import zlib

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def smaller(png: bytes, colours: int = 40) -> bytes:
    pixels = read(png)
    flat = pixels.reshape(-1, 3)
    found, where = np.unique(flat, axis=0, return_inverse=True)
    counts = np.bincount(where)
    boxes = cut(found, counts, colours)
    palette = np.zeros((len(boxes), 3), np.uint8)
    box_of = np.zeros(len(found), np.uint8)
    for number, box in enumerate(boxes):
        palette[number] = np.round(np.average(found[box], axis=0, weights=counts[box]))
        box_of[box] = number
    return written(box_of[where].reshape(pixels.shape[:2]), palette)


def cut(found: Bytes, counts: npt.NDArray[np.int64], most: int) -> list[npt.NDArray[np.int64]]:
    """The colours in boxes: again and again the one in which most pixels differ most is halved."""
    boxes = [np.arange(len(found))]
    while len(boxes) < most:
        spread = [np.ptp(found[box], axis=0).max() * np.sqrt(counts[box].sum()) for box in boxes]
        widest = int(np.argmax(spread))
        if spread[widest] == 0:
            break
        box = boxes.pop(widest)
        channel = int(np.ptp(found[box], axis=0).argmax())
        ordered = box[np.argsort(found[box, channel], kind="stable")]
        middle = int(np.searchsorted(np.cumsum(counts[ordered]), counts[ordered].sum() / 2))
        middle = min(max(middle, 1), len(ordered) - 1)
        boxes += [ordered[:middle], ordered[middle:]]
    return boxes


def read(png: bytes) -> Bytes:
    """Red, green and blue of a PNG of 8 bits each, as browsers make them."""
    at, packed, width, height, channels = len(SIGNATURE), b"", 0, 0, 3
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack(">IIBB", data[:10])
            channels = 4 if colour == 6 else 3
        elif kind == b"IDAT":
            packed += data
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    above = np.zeros((width, channels), np.int64)
    lines = []
    for row in rows:
        above = unfiltered(int(row[0]), row[1:].reshape(width, channels).astype(np.int64), above)
        lines.append(above)
    return np.stack(lines)[:, :, :3].astype(np.uint8)


def unfiltered(kind: int, line: npt.NDArray[np.int64], above: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line, axis=0) % 256
    if kind == 2:
        return (line + above) % 256
    done = np.zeros_like(line)
    left = corner = np.zeros(line.shape[1], np.int64)
    for x in range(len(line)):
        if kind == 3:
            guess = (left + above[x]) // 2
        else:
            near = left + above[x] - corner
            off = [abs(near - left), abs(near - above[x]), abs(near - corner)]
            is_left = (off[0] <= off[1]) & (off[0] <= off[2])
            guess = np.where(is_left, left, np.where(off[1] <= off[2], above[x], corner))
        left, corner = (line[x] + guess) % 256, above[x]
        done[x] = left
    return done


def written(indices: Bytes, palette: Bytes) -> bytes:
    height, width = indices.shape
    rows = np.hstack([np.zeros((height, 1), np.uint8), indices]).tobytes()
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
