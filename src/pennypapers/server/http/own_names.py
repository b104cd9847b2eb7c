"""What this server is called. A page of somebody else's, whose name they let point at this machine once it is loaded
(DNS rebinding), is of this server to the browser; but it asks for the server by that name, and is refused for it."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from pennypapers.refusals import Refusal
from pennypapers.server.http.endpoint import json_response
from pennypapers.server.messages.answers import Reason
from pennypapers.words import LANGUAGES, sentence

MISDIRECTED = 421
NOT_ALLOWED = 1008
_HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]{0,5})?")


class OwnNames:
    """Names besides those that are right by themselves: `localhost`, every address in numbers, to which nobody can let
    a name of their own point, and what this machine is called in its network."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine.partition('.')[0]}.local", *names}

    def __contains__(self, host: str) -> bool:
        """Whether the header `Host` names this server, at whatever port."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = (found["six"] or found["name"]).removesuffix(".")
        return name in self._names or name.endswith(".localhost") or _is_address(name)


class ByOwnName:
    """Lets only those requests in that ask for this server by a name of its own. Only what is no browser gives none."""

    def __init__(self, app: ASGIApp, names: OwnNames) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host") if scope["type"] in ("http", "websocket") else None
        if host is None or host in self._names:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()  # that it wants to connect
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
        else:
            await _refused(scope, host)(scope, receive, send)


def _refused(scope: Scope, host: str) -> Response:
    """In the language of whoever reads it in a browser; programs get the reason."""
    refusal = Refusal("unknown-host", host=host)
    if scope["path"].startswith("/api/"):
        return json_response(Reason.of(refusal), MISDIRECTED)
    wanted = Headers(scope=scope).get("accept-language", "")[:2].lower()
    language = wanted if wanted in LANGUAGES else "en"
    said = sentence(f"refused-{refusal.code}", refusal.facts, language) + "\n"
    return Response(said, MISDIRECTED, {"x-content-type-options": "nosniff"}, "text/plain")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
