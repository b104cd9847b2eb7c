"""The line between a running server and its operator's commands. Whoever may read the data folder may use it, and
nobody else. It cannot be reached through a proxy.

It is a socket in the data folder that only its owner may open. Where there is none (on Windows, on some drives, or with
a long path) it is a port of this machine. Either way it asks for a token that stands beside the folder's lock. A
request is a line of JSON, and so is its answer.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from pennypapers.refusals import Refusal
from pennypapers.server.operation.folder import Holder
from pennypapers.server.store.interface import Unavailable
from pennypapers.server.store.refusing import refusal_of

SOCKET = "control.sock"
LOOPBACK = "127.0.0.1"
PATIENCE = 30.0  # seconds
LONGEST_LINE = 64 * 1024

Do = Callable[[dict[str, Any]], Awaitable[None]]

_logger = logging.getLogger(__name__)


class NoAnswer(Exception):
    """The server that has the folder cannot be talked to from here."""


class Control:
    """The server's end: `do` does what is asked for."""

    def __init__(self, folder: Path, do: Do) -> None:
        self._folder = folder.absolute()
        self._do = do
        self._token = secrets.token_hex(32)
        self._server: asyncio.Server | None = None

    async def open(self) -> tuple[str, str]:
        """Listen; gives where, and the token."""
        listener, where = _listener(self._folder)
        begin = asyncio.start_server if where != SOCKET else asyncio.start_unix_server
        self._server = await begin(self._answer, sock=listener, limit=LONGEST_LINE)
        return where, self._token

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
            (self._folder / SOCKET).unlink(missing_ok=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._answer_to(await reader.readline())
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (OSError, ValueError, TimeoutError):  # it is gone, or was no command of the operator's
            pass
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer_to(self, line: bytes) -> dict[str, Any]:
        request = json.loads(line)
        token = request.pop("token", "") if isinstance(request, dict) else ""
        if not hmac.compare_digest(str(token).encode(), self._token.encode()):
            raise ValueError("not our operator")
        try:
            try:
                await self._do(request)
            except Unavailable as trouble:
                raise refusal_of(trouble) from trouble
        except Refusal as refusal:
            return {"refused": refusal.code, "facts": refusal.facts}
        except Exception:
            _logger.exception("an operator's command failed", extra={"do": request.get("do")})
            return {"refused": "our-fault", "facts": {}}
        return {}


def ask(folder: Path, holder: Holder, do: str, **facts: Any) -> None:
    """Ask the server that has the folder to do something, and wait until it is done; it may refuse."""
    request = json.dumps({"token": holder.token, "do": do, **facts}).encode() + b"\n"
    try:
        with _connected(folder.absolute(), holder.control) as line:
            line.sendall(request)
            with line.makefile("rb") as answers:
                answer = json.loads(answers.readline(LONGEST_LINE))
    except (OSError, ValueError) as error:
        raise NoAnswer(str(error)) from error
    if "refused" in answer:
        raise Refusal(answer["refused"], **answer["facts"])


def _listener(folder: Path) -> tuple[socket.socket, str]:
    if sys.platform != "win32":
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            # It may be left by a server that was killed: this one has the folder now.
            (folder / SOCKET).unlink(missing_ok=True)
            line.bind(str(folder / SOCKET))
            (folder / SOCKET).chmod(0o600)  # nobody can connect yet: it listens later
            return line, SOCKET
        except OSError:
            line.close()
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    line.bind((LOOPBACK, 0))
    return line, f":{line.getsockname()[1]}"


def _connected(folder: Path, where: str) -> socket.socket:
    if where.startswith(":"):
        return socket.create_connection((LOOPBACK, int(where[1:])), PATIENCE)
    if sys.platform == "win32" or not where:
        raise OSError("it has not said where it listens")
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.settimeout(PATIENCE)
        line.connect(str(folder / where))
    except BaseException:
        line.close()
        raise
    return line
