"""Frames that carry no message: the server must read each, and answers none of them with anything that tires it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from websockets.frames import Opcode

from attackers.attack import GONE, Attack, Target, frame

AT_ONCE = 500  # frames in one write


async def _flood(target: Target, opening: bytes, one: bytes) -> None:
    async def once() -> None:
        reader, writer = await target.shake_hands()
        target.counts["connections"] += 1
        writer.write(opening)
        reading = asyncio.create_task(reader.read())
        await target.pour(one * AT_ONCE, writer, "frames", AT_ONCE)
        reading.cancel()
        with suppress(*GONE, asyncio.CancelledError):
            await reading

    await target.repeat(once)


async def _pongs(target: Target) -> None:
    await _flood(target, b"", frame(Opcode.PONG, b"x" * 4))


async def _pings(target: Target) -> None:
    await _flood(target, b"", frame(Opcode.PING, b"x" * 4))


async def _empty_continuations(target: Target) -> None:
    await _flood(target, frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, b"", fin=False))


PONGS = Attack(
    "pongs", "pongs as fast as they are taken, coming back when closed", _pongs, tells="{frames} frames"
)
PINGS = Attack(
    "pings", "pings as fast as they are taken, coming back when closed", _pings, tells="{frames} frames"
)
EMPTY_CONTINUATIONS = Attack(
    "continuations",
    "one message in empty frames without an end",
    _empty_continuations,
    tells="{frames} frames",
)
