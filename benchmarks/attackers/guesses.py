"""Codes that are tried until one is right. The harm is to newcomers who know theirs and are not let in."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count

from attackers.attack import ADDRESS, GONE, Attack, Target
from attackers.guests import others

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
GUESSERS = 8
EACH = 60  # as many as one address may get wrong in a minute
HEAD_START = 1.0  # seconds before the first newcomer
BETWEEN = 0.05  # seconds
_numbers = count(1)


async def _guess(target: Target) -> None:
    """With another address of one /64 whenever one has had enough."""

    async def once() -> None:
        intruder = await target.connect(told=f"2001:db8::{next(_numbers):x}")
        try:
            for _ in range(EACH):
                code = "".join(secrets.choice(LETTERS) for _ in range(6))
                answer = await intruder.ask("find", code=code)
                target.counts[answer.get("reason", {}).get("code", "found")] += 1
        finally:
            await intruder.leave()

    await asyncio.gather(target.repeat(once, at_once=GUESSERS), _come(target))


async def _come(target: Target) -> None:
    """Newcomers with the code of the quiet table, each from an address of their own."""
    await asyncio.sleep(HEAD_START)
    coming = []
    for number in count():
        if not target.is_on:
            break
        coming.append(asyncio.create_task(_newcomer(target, others(number))))
        await asyncio.sleep(BETWEEN)
    await asyncio.gather(*coming)


async def _newcomer(target: Target, address: str) -> None:
    target.counts["newcomers"] += 1
    try:
        intruder = await target.connect(address)
        answer = await intruder.ask("find", code=target.code)
        target.counts["got in"] += "table" in answer
        await intruder.leave()
    except GONE:
        target.counts["newcomers without an answer"] += 1


GUESSES = Attack(
    "guesses",
    "8 connections of one /64 guess codes",
    _guess,
    options=("--proxy", ADDRESS),
    tells="{got in} of {newcomers} newcomers with the right code got in",
)
