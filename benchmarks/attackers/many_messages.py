"""More messages and more tables than one address may send and open, by coming back as somebody new."""

from __future__ import annotations

from itertools import count

from attackers.attack import ADDRESS, Attack, Target

TABLES_EACH = 60  # as many as one address may open in an hour
_numbers = count(1)


async def _reconnect(target: Target) -> None:
    await target.flood(lambda _: {"do": "mine"}, at_once=20)


async def _open_tables(target: Target) -> None:
    """As a household whose provider gave it a /64 of IPv6, with another address of it whenever one has had enough."""

    async def once() -> None:
        intruder = await target.connect(told=f"2001:db8::{next(_numbers):x}")
        try:
            for _ in range(TABLES_EACH):
                answer = await intruder.ask("open", sheet="temple-a")
                target.counts["refused" if "say" in answer else "tables"] += 1
        finally:
            await intruder.leave()

    await target.repeat(once, at_once=8)


RECONNECTING = Attack(
    "reconnecting",
    "20 connections that ask without pause, and come back when closed",
    _reconnect,
    tells="{answered} answers",
)
OPENING = Attack(
    "opening",
    "tables opened from ever new addresses of one /64",
    _open_tables,
    options=("--proxy", ADDRESS),
    tells="{tables} tables",
)
