"""Answers compressed once and kept: what many ask for is not made anew for each of them."""

import gzip
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 1000
"""Below this many bytes compressing gains nothing."""


def accepts_zip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


Forms = tuple[bytes, bytes]
"""A body plain, and zipped unless it is too short for that."""


def forms_of(body: bytes) -> Forms:
    return body, gzip.compress(body, 6, mtime=0) if len(body) >= LEAST else b""


class Kept:
    """Bodies by their keys, up to so many bytes; the longest unused goes first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._size = 0
        self._bodies: OrderedDict[Hashable, Forms] = OrderedDict()

    def get(self, key: Hashable) -> Forms | None:
        found = self._bodies.get(key)
        if found is not None:
            self._bodies.move_to_end(key)
        return found

    def keep(self, key: Hashable, forms: Forms) -> Forms:
        if key not in self._bodies:
            self._size += size(forms)
            self._bodies[key] = forms
        while self._size > self._most:
            _, dropped = self._bodies.popitem(last=False)
            self._size -= size(dropped)
        return forms


def size(forms: Forms) -> int:
    return len(forms[0]) + len(forms[1])


def kept_answer(request: Request, forms: Forms, media_type: str) -> Response:
    """The form the client can read."""
    plain, packed = forms
    is_packed = bool(packed) and accepts_zip(request.headers)
    response = Response(packed if is_packed else plain, media_type=media_type)
    response.headers["Vary"] = "Accept-Encoding"
    if is_packed:
        response.headers["Content-Encoding"] = "gzip"
    return response
