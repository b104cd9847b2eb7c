"""The web page: files that were built beforehand, and one document for every address that it shows."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

# Installed, the page lies in the package; in a working copy where it is built.
_PLACES = (Path(__file__).parent / "page", Path(__file__).parents[3] / "web" / "dist")

_ADDRESSES = (
    "/",
    "/join",
    "/join/{code}",
    "/table/{code}",
    "/table/{code}/screen",
    "/game/{id}",
    "/games",
    "/help",
    "/help/{part}",
    "/lesson/{adventure}",
)


def page_folder() -> Path | None:
    """Where the built page is, if it was built."""
    return next((place for place in _PLACES if (place / "index.html").is_file()), None)


class _Hashed(StaticFiles):
    """Files with their digest in their name never change, so they need not be asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def page_routes(folder: Path | None) -> list[BaseRoute]:
    async def document(_: Request) -> Response:
        if folder is None:
            return PlainTextResponse("The page is not built: run `npm ci && npm run build` in web/.", 503)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(address, document) for address in _ADDRESSES]
    if folder is not None:
        routes.append(Mount("/assets", _Hashed(directory=folder / "assets")))
        routes.append(Mount("/", StaticFiles(directory=folder)))
    return routes
