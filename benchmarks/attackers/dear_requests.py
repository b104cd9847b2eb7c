"""Requests that cost the server more than the attacker."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count

from attackers.attack import Attack, Target
from attackers.guests import Guest, others
from attackers.longer_lists import of_others

LAYOUT = "\n".join(["adventure: valley", "name: Wide", "grid:", *[" ".join("." * 8)] * 8, ""])
FULL_AFTER = 22  # rounds, in which most of an 8x8 valley is filled
SEATS, ROUNDS = 100, 3
WATCHERS = 250


async def _fill_valley(target: Target) -> None:
    guest = Guest(target.port, target.address)
    await guest.connect()
    await guest.sit_down_at(sheet="", layout=LAYOUT)
    while guest.round < FULL_AFTER or "X" in guest.roll:
        await guest.play_fully()
    target.kept = {"guest": guest}
    await guest.socket.close()


async def _ask_for_discoveries(target: Target) -> None:
    guest = target.kept["guest"]
    await target.flood(
        lambda number: {
            "do": "draft",
            "seat": guest.seat,
            "round": guest.round,
            "revision": 2000 + number,
            "steps": [],
        },
        secret=guest.secret,
        table=guest.table,
    )


async def _ask_for_tickets(target: Target) -> None:
    """Each for another device, or there would be one."""

    def request(number: int) -> dict[str, object]:
        if number % 2:
            return {"do": "hello", "version": 1, "secret": secrets.token_hex(32)}
        return {"do": "device-code"}

    await target.flood(request, at_once=8)


async def _ask_for_mine(target: Target) -> None:
    await target.flood(lambda _: {"do": "mine"})


async def seat_a_hundred(target: Target) -> None:
    guest = Guest(target.port, others(1))
    await guest.connect()
    await guest.sit_down_at(sheet="temple-a", seats=SEATS)
    for _ in range(ROUNDS):
        await guest.play_for_all()
    target.kept = {"table": guest.table}
    await guest.socket.close()


async def _watch_anew(target: Target) -> None:
    async def once() -> None:
        intruder = await target.connect()
        target.counts["connections"] += 1
        try:
            while target.is_on:
                await intruder.ask("watch", table=target.kept["table"])
                target.counts["watched"] += 1
        finally:
            await intruder.leave()

    await target.repeat(once, at_once=WATCHERS)


async def _fetch_schema(target: Target) -> None:
    await _fetch(target, lambda _: "/api/schema")


async def _fetch_drawings(target: Target) -> None:
    await _fetch(target, lambda number: f"/api/qr/{_code(number)}.svg")


async def _fetch(target: Target, path: Callable[[int], str]) -> None:
    numbers = count()

    async def once() -> None:
        status, _ = await target.fetch(path(next(numbers)))
        target.counts["fetched" if status == 200 else "refused"] += 1

    await target.repeat(once, at_once=8)


def _code(number: int) -> str:
    letters = "ABCDEFGHJKMNPQRSTUVWXYZ"
    return "".join(letters[number // len(letters) ** place % len(letters)] for place in range(6))


MANY_MESSAGES = (
    "--messages-per-second",
    "1000000",
    "--message-burst",
    "1000000",
)

DISCOVERIES = Attack(
    "discoveries",
    "drafts of a nearly full 8x8 valley, with its best discoveries",
    _ask_for_discoveries,
    _fill_valley,
    tells="{answered} answers",
)
TICKETS = Attack(
    "tickets", "one-time codes for ever new devices", _ask_for_tickets, tells="{answered} answers"
)
MINE = Attack(
    "mine", "`mine` beside 2,400 tables of others", _ask_for_mine, of_others, tells="{answered} answers"
)
WATCHING = Attack(
    "watching",
    "250 clients watch a table of 100 anew, again and again",
    _watch_anew,
    seat_a_hundred,
    options=MANY_MESSAGES,
    tells="{watched} times",
)
SCHEMA = Attack("schema", "`/api/schema` again and again", _fetch_schema, tells="{fetched} times")
QR_CODES = Attack("qr", "QR codes, each another one", _fetch_drawings, tells="{fetched} drawn")
