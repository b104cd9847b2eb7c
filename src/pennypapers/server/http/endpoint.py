"""What can be asked for at one path over plain HTTP, and how the web application answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import Reason
from pennypapers.server.store import Unavailable
from pennypapers.server.store.refusing import refusal_of
from pennypapers.server.wire.gate import Gate

ACCEPTED, NOT_FOUND, TOO_MANY, UNAVAILABLE = 202, 404, 429, 503

Handler = Callable[[Request], Awaitable[Any]]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Endpoint:
    """A path, and what it gives: a struct, or text of some `kind` if `gives` is None."""

    path: str
    says: str
    handler: Handler
    gives: Any = None
    refuses: bool = False
    kind: str = "text/plain"
    unfinished: Any = None  # what it gives while the answer is being worked out
    unwell: Any = None  # what it gives with status 503, if that is no refusal


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(_encode(answer), status, media_type="application/json")


def routes(gate: Gate, endpoints: Sequence[Endpoint]) -> list[Route]:
    handlers = [(endpoint.path, endpoint.handler) for endpoint in endpoints]
    handlers.append(("/api/{rest:path}", _no_such_page))  # whoever asks there is a program, and wants no page
    return [Route(path, _answering(gate, handler), methods=["GET"]) for path, handler in handlers]


async def _no_such_page(_: Request) -> None:
    raise Refusal("no-such-page")


def _answering(gate: Gate, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        try:
            if not gate.may_ask(address_of(request)):
                raise Refusal("too-many-requests")
            given = await handler(request)
        except Refusal as refusal:
            return _refused(refusal, TOO_MANY if refusal.code == "too-many-requests" else NOT_FOUND)
        except Unavailable as trouble:
            return _refused(refusal_of(trouble), UNAVAILABLE)
        return given if isinstance(given, Response) else json_response(given)

    return answer


def _refused(refusal: Refusal, status: int) -> Response:
    return json_response(Reason.of(refusal), status)
