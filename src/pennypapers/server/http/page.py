"""The web page: files that were built and compressed beforehand, and one document for every address that it shows."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from pennypapers.server.http.fixed import ASK_AGAIN, FixedAnswer, accepted

# Installed, the page lies in the package; in a working copy where it is built.
_PLACES = (Path(__file__).parents[1] / "page", Path(__file__).parents[4] / "web" / "dist")

# The addresses that the page shows something at, by their first part; its own document says what.
_ADDRESSES = {"", "join", "table", "game", "games", "exercises", "help", "lesson"}
_DOCUMENT = "index.html"
_FOUND, _NOT_FOUND = 200, 404

_FOR_EVER = "public, max-age=31536000, immutable"  # files with their digest in their name never change
_ENCODINGS = {"br": ".br", "gzip": ".gz"}

mimetypes.add_type("application/manifest+json", ".webmanifest")


def page_folder() -> Path | None:
    """Where the built page is, if it was built."""
    return next((place for place in _PLACES if (place / _DOCUMENT).is_file()), None)


def page_routes(folder: Path | None, sub_path: str = "") -> list[BaseRoute]:
    return [Mount("/", _Page(folder, sub_path))] if folder else []


class _Page(StaticFiles):
    def __init__(self, folder: Path, sub_path: str) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._below = _document_below(folder / _DOCUMENT, sub_path) if sub_path else None

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != _NOT_FOUND:
                raise
            return self._document(path, scope)
        if not isinstance(response, FileResponse):
            return response
        if path == _DOCUMENT:
            return self._document("", scope)
        lasting = _FOR_EVER if Path(path).parts[0] == "assets" else ASK_AGAIN
        return self._compressed(Path(response.path), Headers(scope=scope), lasting)

    def _document(self, path: str, scope: Scope) -> Response:
        status = _FOUND if path.split("/")[0].strip(".") in _ADDRESSES else _NOT_FOUND
        headers = Headers(scope=scope)
        if self._below is None:
            return self._compressed(self._folder / _DOCUMENT, headers, ASK_AGAIN, status)
        response = self._below.response(headers, status)
        if status == _FOUND and self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response

    def _compressed(self, file: Path, headers: Headers, cache: str, status: int = _FOUND) -> Response:
        """The file, compressed if the reader accepts that; or only that it has not changed, if the reader has it."""
        ours = {"cache-control": cache, "vary": "accept-encoding"}
        kind = mimetypes.guess_type(file.name)[0]
        readable = accepted(headers)
        for encoding, ending in _ENCODINGS.items():
            smaller = file.with_name(file.name + ending)
            if encoding in readable and smaller.is_file():
                file, ours["content-encoding"] = smaller, encoding
                break
        response = FileResponse(file, status, ours, kind, stat_result=file.stat())
        if status == _FOUND and self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        # Read at once: the files are small, and the threads that would read them in pieces take longer than that.
        return Response(file.read_bytes(), status, response.headers)


def _document_below(file: Path, sub_path: str) -> FixedAnswer:
    """The document of a page that is below a sub-path: all that it names is there, and it tells the page so. The files
    that it names find each other wherever they are."""
    text = file.read_text("utf-8").replace('="/', f'="{sub_path}/')
    return FixedAnswer(text.replace("<html", f'<html data-below="{sub_path}"', 1).encode(), "text/html")
