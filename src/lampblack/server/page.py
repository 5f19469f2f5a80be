"""The built page: its files, and index.html for every address that the page itself reads."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from lampblack.games import shelf
from lampblack.server.answers import encode
from lampblack.server.built import FOLDER, is_built
from lampblack.server.catalogue import game_info
from lampblack.server.previews import Preview, head, preview_of
from lampblack.server.zipping import Kept, forms_of, kept_answer

NOT_BUILT: Final = (
    "This Lampblack has no page: there was no Node 20 or newer with npm when it was built. In the repository, "
    "`make play` builds it; or install Node (on Debian: apt-get install nodejs npm; else https://nodejs.org), "
    "and Lampblack again with `pip install --force-reinstall`. The API is at /api/."
)
HEAD: Final = re.compile(r'(?:<meta name="description"[^>]*>\s*)?<title>[^<]*</title>')
FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = ("text/", "application/j", "application/manifest", "application/octet-stream", "image/svg")
"""Kinds of files that grow smaller when they are compressed."""
MOST_KEPT: Final = 2**24
HOUSE_PICTURE: Final = "/covers/lampblack.png"


class PageFiles(StaticFiles):
    """Files of the page. An asset's name has its content's hash in it, so it never changes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.folder = folder
        self.kept = Kept(MOST_KEPT)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in (".", "index.html"):
            return await self.page_at("", scope)
        is_asset = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_asset:
                raise
            return await self.page_at(path, scope)
        response.headers["Cache-Control"] = FOREVER if is_asset else "no-cache"
        return self.packed(response, Request(scope)) if isinstance(response, FileResponse) else response

    def packed(self, whole: FileResponse, request: Request) -> Response:
        """A file as its readers like it, compressed once; its tag tells the build, whatever the form."""
        tag, kind = whole.headers["etag"], whole.media_type or ""
        if not kind.startswith(PACKED) or request.method != "GET":
            return whole
        key = (str(whole.path), tag)
        forms = self.kept.get(key) or self.kept.keep(key, forms_of(Path(whole.path).read_bytes()))
        response = kept_answer(request, forms, kind)
        for name in ("etag", "last-modified", "cache-control"):
            response.headers[name] = whole.headers[name]
        response.headers["etag"] = f"W/{tag}"
        return response

    async def page_at(self, path: str, scope: Scope) -> Response:
        """The page with what a link to it says; on the way to a table or a lesson also with the shelf."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        request = Request(scope)
        preview = await preview_of(path, request)
        lines = head(preview, self.picture(preview), request)
        if path == "" or path.startswith(("new/", "learn/")):
            lines += f'\n    <script type="application/json" id="shelf">{shelf_text()}</script>'
        html = HEAD.sub(lambda _: lines, (self.folder / "index.html").read_text(encoding="utf-8")).encode()
        response = kept_answer(
            request, self.kept.get(html) or self.kept.keep(html, forms_of(html)), "text/html"
        )
        response.headers["Cache-Control"] = "no-cache"
        return response

    def picture(self, preview: Preview) -> str:
        own = f"/covers/{preview.game}.png"
        return own if preview.game and (self.folder / own[1:]).is_file() else HOUSE_PICTURE


@cache
def shelf_text() -> str:
    """All games as ``/api/games`` tells them, fit to stand in a page."""
    text = encode([game_info(game) for game in shelf().values()]).decode()
    return text.replace("<", "\\u003c")


def page(folder: Path = FOLDER) -> ASGIApp:
    if is_built(folder):
        return PageFiles(folder)
    return not_built


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(f"{NOT_BUILT}\n", 503)(scope, receive, send)
