"""Connections that cost the server for as long as their other end likes: it says nothing, or reads nothing."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from contextlib import suppress

from websockets.frames import Opcode

from attackers.attack import HANDSHAKE, Attack, Target, frame
from attackers.dear_requests import MANY_MESSAGES, seat_a_hundred

SILENT_ONES = 900
READERS = 20
REQUESTS = 95  # just as many as one connection may send at once
WINDOW = 4096  # bytes that a slow reader's system takes


async def _connect(target: Target, window: int = 0) -> socket.socket:
    line = socket.socket()
    if window:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    line.bind((target.address, 0))
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", target.port))
    return line


async def _say_nothing(target: Target) -> None:
    lines = [await _connect(target) for _ in range(SILENT_ONES)]
    await _wait_and_count(target, lines)


async def _read_nothing(target: Target) -> None:
    loop = asyncio.get_running_loop()
    lines = []
    for _ in range(READERS):
        line = await _connect(target, WINDOW)
        await loop.sock_sendall(line, HANDSHAKE.format(host=f"127.0.0.1:{target.port}").encode())
        await loop.sock_recv(line, 1000)
        asking = [{"do": "hello", "version": 1, "secret": secrets.token_hex(32)}]
        asking += [{"do": "watch", "table": target.kept["table"]} for _ in range(REQUESTS)]
        for number, request in enumerate(asking, 1):
            await loop.sock_sendall(line, frame(Opcode.TEXT, json.dumps({**request, "id": number}).encode()))
        lines.append(line)
    await _wait_and_count(target, lines)


async def _wait_and_count(target: Target, lines: list[socket.socket]) -> None:
    """How many the server has not given up by the end."""
    target.counts["connections"] = len(lines)
    await asyncio.sleep(max(0, target.left - 1))
    for line in lines:
        target.counts["open"] += _is_open(line)
        line.close()


def _is_open(line: socket.socket) -> bool:
    with suppress(ConnectionError):
        try:
            while line.recv(1_000_000):
                continue
        except BlockingIOError:
            return True
    return False


SILENT = Attack(
    "silent",
    "900 connections that never send a request",
    _say_nothing,
    tells="{open} of {connections} open at the end",
    at_least=20.0,
)
SLOW_READERS = Attack(
    "slow-readers",
    "20 clients that ask for much and read nothing",
    _read_nothing,
    seat_a_hundred,
    options=MANY_MESSAGES,
    tells="{open} of {connections} open at the end",
    at_least=40.0,
)
