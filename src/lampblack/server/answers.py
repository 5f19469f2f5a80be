"""Requests in, messages out: decoding with clear errors, and the status each answer has."""

import asyncio
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampblack.server import messages as wire
from lampblack.table.denied import Code, Denied

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
    "stale": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "not-allowed": 403,
    "not-found": 404,
    "over": 409,
    "busy": 503,
    "outdated": 400,
    "unplayable": 409,
    "internal": 500,
}

BODY_SECONDS: Final = 10.0
MISSING_OR_UNKNOWN: Final = re.compile(r"(?:missing required|contains unknown) field `(.+)`")

encode = msgspec.json.Encoder().encode
T = TypeVar("T")


def answer(message: Any, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json")


def error_answer(error: wire.Error) -> Response:
    response = answer(error, STATUS[error.code])
    if error.code in ("too-fast", "busy"):
        response.headers["Retry-After"] = "1"
    return response


def error_of(denied: Denied, id: str | None = None) -> wire.Error:
    return wire.Error(id, denied.code, denied.message, denied.field)


def decode(data: bytes | str, kind: Any) -> Any:
    """A validated message; ``Denied`` names the field that is wrong."""
    return decoder(kind)(data)


@cache
def decoder(kind: Any) -> Callable[[bytes | str], Any]:
    """``decode``, for messages of one kind."""
    return partial(read, msgspec.json.Decoder(kind))


def read(plain: "msgspec.json.Decoder[Any]", data: bytes | str) -> Any:
    try:
        return plain.decode(data)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise Denied("malformed", problem, field_named(problem, path.removesuffix("`"))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Denied("malformed", "this is not JSON") from None


def field_named(problem: str, path: str) -> str | None:
    """Which field a validation error is about: ``seats[0].kind``."""
    where = path.replace("[...]", "")
    missing_or_unknown = MISSING_OR_UNKNOWN.search(problem)
    if missing_or_unknown is not None:
        where += f".{missing_or_unknown.group(1)}"
    return where.removeprefix(".") or None


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The request's JSON body as a message of this kind."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Denied("malformed", "send the body as Content-Type: application/json", "Content-Type")
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Denied("too-large", f"a message has at most {most} bytes")
    except TimeoutError:
        raise Denied("malformed", f"the body did not arrive within {BODY_SECONDS:.0f} seconds") from None
    message: T = decode(data, kind)
    return message
