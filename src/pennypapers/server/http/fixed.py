"""Answers that never change while the server runs: worked out, compressed and named once, however often they are asked
for."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from pennypapers.server.http.endpoint import Handler

ASK_AGAIN = "no-cache"


class FixedAnswer:
    def __init__(self, content: bytes, kind: str) -> None:
        self._kind = kind
        self._plain = content
        self._gzip = gzip.compress(content, mtime=0)
        self._tag = hashlib.sha256(content).hexdigest()[:32]

    def response(self, headers: Headers, status: int = 200) -> Response:
        """For whoever asked with these headers."""
        ours = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
        if "gzip" not in accepted(headers):
            return Response(self._plain, status, {**ours, "etag": f'"{self._tag}"'}, self._kind)
        ours |= {"content-encoding": "gzip", "etag": f'"{self._tag}-gzip"'}
        return Response(self._gzip, status, ours, self._kind)


def once(document: Callable[[], Any]) -> Handler:
    """Answers with a JSON document that is made when somebody first asks for it."""
    made: list[FixedAnswer] = []

    async def answer(request: Request) -> Response:
        if not made:
            made.append(FixedAnswer(msgspec.json.encode(document()), "application/json"))
        return made[0].response(request.headers)

    return answer


def accepted(headers: Headers) -> set[str]:
    """The encodings that whoever asked can read."""
    return {word.split(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
