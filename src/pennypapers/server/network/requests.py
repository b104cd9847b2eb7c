"""Plain HTTP, and where every connection begins: it is counted by its address, and what nobody reads is not taken."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from pennypapers.server.wire.gate import Gate


class _WithoutBodies(h11.Connection):
    """There is nothing to upload here: a request that announces a body is refused as a whole. Else whoever sends one in
    pieces of a byte would keep the server busy with taking it apart."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and _has_body(event):
            raise h11.RemoteProtocolError("there is nothing to upload", 413)
        return event


def _has_body(request: h11.Request) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value.strip(b"0"))
        for name, value in request.headers
    )


class CountedRequests(H11Protocol):
    def __init__(self, *arguments: Any, gate: Gate, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _WithoutBodies(h11.SERVER)
        self._gate = gate
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:
            return
        self._is_counted = self._gate.connect(self.client[0])
        if not self._is_counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._is_counted and self.client:
            self._gate.disconnect(self.client[0])

    @property
    def is_waiting(self) -> bool:
        """Whether no request is under way that was sent as a whole."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete
