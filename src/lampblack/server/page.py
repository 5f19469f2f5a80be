"""The built page: its files, and index.html for every address that the page itself reads."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER: Final = Path(__file__).parent / "page"
NOT_BUILT: Final = (
    "This Lampblack has no page: there was no Node 20 or newer with npm when it was built. In the repository, "
    "`make play` builds it; or install Node (on Debian: apt-get install nodejs npm; else https://nodejs.org), "
    "and Lampblack again with `pip install --force-reinstall`. The API is at /api/."
)
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="/assets/([^"]+)"')
FOREVER: Final = "public, max-age=31536000, immutable"


class PageFiles(StaticFiles):
    """Files of the page. An asset's name has its content's hash in it, so it never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        is_asset = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_asset:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = FOREVER if is_asset else "no-cache"
        return response


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


@cache
def build(folder: Path = FOLDER) -> str:
    """Which page is served: the file of its first script, whose name has all the page's content in it."""
    try:
        found = SCRIPT.search((folder / "index.html").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return "" if found is None else found.group(1)


def page(folder: Path = FOLDER) -> ASGIApp:
    if is_built(folder):
        return GZipMiddleware(PageFiles(directory=folder, html=True), minimum_size=1000)
    return not_built


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(f"{NOT_BUILT}\n", 503)(scope, receive, send)
