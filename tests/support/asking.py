"""The application without a network: what it answers to requests, each of which names the address it comes from."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from pennypapers.server.app import create_app
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.wire.house import House
from refusal_codes import codes

CODES = codes()
ELSEWHERE, HERE = "203.0.113.7", "127.0.0.1"
OURS = "http://pennypapers.example:8375"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        assert self.headers["content-type"] == "application/json"
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a refusal, which is a Reason."""
        assert set(self.json) == {"code", "facts"}
        assert self.json["code"] in CODES
        return str(self.json["code"])


class Site:
    """The application without a network: every request names the address it comes from."""

    def __init__(
        self, of: House, analyses: Analyses | None = None, *, public_metrics: bool = False, sub_path: str = ""
    ) -> None:
        self.app = create_app(
            of,
            analyses or Analyses(),
            public_metrics=public_metrics,
            sub_path=sub_path,
            names=[OURS.partition("://")[2].partition(":")[0]],
        )

    def ask(self, path: str, method: str = "GET", client: str = ELSEWHERE, **headers: str) -> Answer:
        return asyncio.run(self._ask(path, method, client, headers))

    async def _ask(self, path: str, method: str, client: str, headers: dict[str, str]) -> Answer:
        said = {
            "host": OURS.partition("://")[2],
            **{name.replace("_", "-"): headers[name] for name in headers},
        }
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in said.items()],
            "client": (client, 50000),
            "server": ("127.0.0.1", 8375),
        }
        sent: list[dict[str, Any]] = []
        requests: list[dict[str, Any]] = [{"type": "http.request", "body": b""}]

        async def receive() -> dict[str, Any]:
            return requests.pop() if requests else await asyncio.Future()

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        try:
            await self.app(scope, receive, send)  # type: ignore[arg-type]
        except KeyError:  # a mistake of ours is answered, and then the server hears of it
            assert "mistake" in said
        start, *bodies = sent
        answered = {name.decode(): value.decode("latin-1") for name, value in start["headers"]}
        return Answer(start["status"], answered, b"".join(body["body"] for body in bodies))
