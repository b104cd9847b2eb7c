"""More thoughts than the server has processes for: bots elsewhere would be late, and others wait for ever."""

from __future__ import annotations

import asyncio
import json
import re
import time
from contextlib import suppress

from player import Refused

from attackers.attack import GONE, Attack, Target
from attackers.guests import Guest, others

TABLES = 40
SEATS = 40
A_SECOND = 13
POLL = 3.0  # seconds, as the page does
HEAD_START = 1.0
OK, ACCEPTED = 200, 202
HONEST = others(0)


async def _open_tables(target: Target) -> None:
    guests = [Guest(target.port, target.address) for _ in range(TABLES)]
    for guest in guests:
        await guest.connect()
        await guest.sit_down_at(sheet="temple-a")
    honest = Guest(target.port, HONEST)
    await honest.connect()
    await honest.sit_down_at(sheet="temple-a", bot="explorer")
    await honest.play_with_others()  # once, so that the bots' process is there
    target.kept = {"guests": guests, "honest": honest}


async def _ask_for_hints(target: Target) -> None:
    """At every table another hint as soon as the last one is there; and elsewhere somebody plays with a bot."""

    async def hints(guest: Guest) -> None:
        while target.is_on and guest.result is None:
            try:
                await guest.ask("hint", seat=guest.seat, round=guest.round)
                target.counts["hints"] += 1
                await guest.play_for_all()
            except Refused as refused:
                target.counts[refused.code] += 1
                await asyncio.sleep(1)

    async def play(honest: Guest) -> None:
        await asyncio.sleep(HEAD_START)
        while target.is_on and honest.result is None:
            await honest.play_with_others()
            target.counts["bot turns"] += 1
            target.counts["late"] = honest.by_table.count("late")

    async def until_over(doing: asyncio.Task[None]) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(doing, target.left)

    hurried = await _hurried(target)
    await asyncio.gather(
        *(until_over(asyncio.create_task(hints(guest))) for guest in target.kept["guests"]),
        until_over(asyncio.create_task(play(target.kept["honest"]))),
    )
    target.counts["hurried"] = await _hurried(target) - hurried
    target.counts["in time"] = target.counts["bot turns"] - target.counts["late"] - target.counts["hurried"]


async def _hurried(target: Target) -> int:
    _, figures = await target.fetch("/metrics", HONEST)
    found = re.search(rb"^pennypapers_hurried_bots_total (\d+)", figures, re.MULTILINE)
    return int(found[1]) if found else 0


async def _finish_games(target: Target) -> None:
    many, one = Guest(target.port, target.address), Guest(target.port, HONEST)
    for guest, seats in ((many, SEATS), (one, 1)):
        await guest.connect()
        await guest.sit_down_at(sheet="temple-a", seats=seats)
        while guest.result is None:
            await guest.play_for_all()
        await guest.socket.close()
    target.kept = {"many": many.table, "one": one.table}


async def _ask_for_analyses(target: Target) -> None:
    async def ask_for_all() -> None:
        number = 0
        while target.is_on:
            status, _ = await target.fetch(f"/api/games/{target.kept['many']}/analysis/{number % SEATS}")
            target.counts[f"attacker {status}"] += 1
            number += 1
            await asyncio.sleep(1 / A_SECOND)

    attacking = asyncio.create_task(target.repeat(ask_for_all))
    await asyncio.sleep(HEAD_START)
    begun = time.monotonic()
    while target.is_on:
        try:
            status, said = await target.fetch(f"/api/games/{target.kept['one']}/analysis/0", HONEST)
            target.counts[f"honest {status}"] += 1
            if status == ACCEPTED:
                progress = json.loads(said)
                target.counts["done"] = progress["done"]
                target.counts["others"] = progress.get("before", 0)
            if status == OK:
                target.counts["served"] = 1
                break
        except GONE:
            target.counts["honest without an answer"] += 1
        await asyncio.sleep(POLL)
    target.counts["seconds"] = round(time.monotonic() - begun)
    target.until = time.monotonic()
    attacking.cancel()


HINTS = Attack(
    "hints",
    "hints asked for at 40 tables",
    _ask_for_hints,
    _open_tables,
    tells="{in time} of {bot turns} turns of a bot elsewhere thought out ({hurried} hurried, {late} late)",
    at_least=20.0,
)
ANALYSES = Attack(
    "analyses",
    "13 analyses a second asked for, of 40 players",
    _ask_for_analyses,
    _finish_games,
    options=("--messages-per-second", "1000000", "--message-burst", "1000000"),
    tells="one honest analysis: after {seconds} s {others} others before it, {done} of its turns done",
    at_least=60.0,
)
