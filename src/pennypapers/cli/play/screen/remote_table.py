"""A table on a server, at which this terminal is one device among others."""

from __future__ import annotations

import getpass
import os
import secrets
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from pennypapers.cli.play.options import TableAddress
from pennypapers.refusals import Refusal
from pennypapers.server.messages import answers, requests
from pennypapers.server.wire.client import Client, Lost, Wire

LARGEST_FRAME = 4 * 1024 * 1024
TRIES = 5  # how often to try other initials, if somebody else is quicker to take them


class SocketWire:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, data: bytes) -> None:
        try:
            await self._socket.send(data, text=True)
        except ConnectionClosed:
            raise Lost from None

    async def receive(self) -> bytes | str:
        try:
            return await self._socket.recv()
        except ConnectionClosed:
            raise Lost from None

    async def close(self) -> None:
        await self._socket.close()


class RemoteTable:
    def __init__(self, address: TableAddress, name: str, initials: str, folder: Path) -> None:
        self.secret = device_secret(folder)
        self._address = address
        self._name = name or initials or own_name()
        self._initials = initials or initials_of(self._name)

    async def connect(self) -> Wire:
        try:
            socket = await connect(
                self._address.socket, compression=None, max_size=LARGEST_FRAME, open_timeout=10
            )
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI, ConnectionClosed):
            raise Lost from None
        return SocketWire(socket)

    async def find(self, client: Client) -> answers.TableFound:
        found: answers.TableFound = await client.ask(requests.Find, code=self._address.code)
        return found

    async def sit(self, client: Client) -> int | None:
        """Take a seat; if somebody has these initials, with the next free ones."""
        initials = self._initials
        for _ in range(TRIES):
            try:
                seat: int = await client.ask(requests.Sit, name=self._name, initials=initials)
                return seat
            except Refusal as refusal:
                if refusal.code == "already-started":
                    return None  # no seat: this device watches
                if refusal.code != "same-initials":
                    raise
                initials = str(refusal.facts["free"])
        raise Refusal("same-initials", initials=initials, free=initials)


def own_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a user without a name
        return "Terminal"


def initials_of(name: str) -> str:
    """The first letters of the words of a name, or of its only word."""
    words = ["".join(letter for letter in word if letter.isalnum()) for word in name.split()]
    words = [word for word in words if word]
    if len(words) > 1:
        return "".join(word[0] for word in words)[:4].upper()
    return words[0][:2].upper() if words else "ME"


def device_secret(folder: Path) -> str:
    """The secret by which this device proves that a seat is its own: made once, in a file that only its owner may
    read."""
    path = folder / "terminal.secret"
    try:
        known = path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        known = ""
    if len(known) == 64 and set(known) <= set("0123456789abcdef"):
        return known
    made = secrets.token_hex(32)
    folder.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(f"{made}\n")
    return made
