"""What the server writes down of an attack: entries of a table's log, and lines of its own."""

from __future__ import annotations

import asyncio

from attackers.attack import GONE, Attack, Target
from attackers.guests import Guest


async def _begin(target: Target) -> None:
    lobby, game = Guest(target.port, target.address), Guest(target.port, target.address)
    for guest in (lobby, game):
        await guest.connect()
    found = await lobby.ask("open", sheet="temple-a")
    await lobby.ask("watch", table=found["table"])
    await lobby.ask("sit", name="Keeper", initials="K")
    await game.sit_down_at(sheet="temple-a", seats=10)
    target.kept = {"lobby": found["table"], "keeper": lobby.secret, "game": game.table}


async def _change_and_nudge(target: Target) -> None:
    await asyncio.gather(
        target.flood(
            lambda number: {"do": "settings", "settings": {"hints": bool(number % 2)}},
            secret=target.kept["keeper"],
            table=target.kept["lobby"],
        ),
        target.flood(lambda number: {"do": "nudge", "seat": number % 10}, table=target.kept["game"]),
    )


async def _send_nonsense(target: Target) -> None:
    async def once() -> None:
        reader, writer = await target.open_raw()
        try:
            writer.write(b"\x00 nonsense\r\n\r\n")
            await reader.read()
            target.counts["sent"] += 1
        except GONE:
            target.counts["cut off"] += 1
        finally:
            writer.close()

    await target.repeat(once, at_once=8)


SETTINGS = Attack(
    "settings",
    "settings of a lobby and nudges, without pause",
    _change_and_nudge,
    _begin,
    tells="{entries} entries in the store",
)
BAD_HTTP = Attack(
    "bad-http",
    "requests that are no HTTP",
    _send_nonsense,
    tells="{sent} sent, {log kB} kB in the log",
)
