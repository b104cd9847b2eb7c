"""The log at its most talkative names no secret, no code, no device and no person, through a whole game."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from hosting import Clock, Disk, Phone, Room, house, refused, scene
from pennypapers.server.operation.server_log import JsonLines
from pennypapers.server.store.memory import Moment
from serving import server, sit_down

NAMES = ("Annabella", "Bartholomew")


async def whole_game(disk: Disk, clock: Clock) -> tuple[list[str], Phone]:
    """All that can be asked for; and what of it must not be said."""
    home = house(disk, clock)
    anna, ben, tablet = [await Phone(home, name).hello() for name in (*NAMES, "tablet")]
    found = await anna.ask("open", sheet="temple-a")
    secret = (await home.host.registry.get(found["table"])).state.opened.secret
    hidden = [*NAMES, found["code"], secret]
    for phone, name in zip((anna, ben), NAMES, strict=True):
        await phone.ask("find", code=found["code"])
        await phone.watch(found["table"])
        seat = await phone.ask("sit", name=name, initials=name[:4].upper())
        await phone.ask("word", seat=seat, word="c0ffee00" * 4)
    await anna.ask("start")
    await anna.ask("nudge", seat=1)
    await anna.ask("draft", seat=0, round=1, revision=1, steps=[])
    hidden += [(await ben.ask("seat-code", seat=1))["code"], (await ben.ask("device-code"))["code"]]
    await tablet.ask("redeem", code=hidden[-2])
    assert await refused(tablet.ask("redeem", code="WRONGONE")) == "no-such-ticket"
    await tablet.watch(found["table"])
    await Room(home.host, await home.host.registry.get(found["table"]), [anna, tablet]).play_to_the_end()
    again = await anna.ask("again")
    hidden += [again["code"], "c0ffee00", "WRONGONE", *(name[:4].upper() for name in NAMES)]
    for phone in (anna, ben, tablet):
        hidden += [phone.secret, phone.name]
        await phone.ask("mine")
        await phone.ask("forget")
    await anna.connection.receive("nonsense")
    anna.listen()
    await home.host.registry.tick()
    return hidden, anna


@scene
async def test_a_whole_game_over_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    clock = Clock()
    disk = Disk(clock)
    hidden, anna = await whole_game(disk, clock)

    # Even when something goes wrong that nobody thought of, which is written down with all its particulars.
    def mistake(moment: Moment, write: str) -> None:
        raise ZeroDivisionError

    disk.trouble = mistake
    assert await refused(anna.ask("forget")) == "our-fault"
    assert await refused(anna.ask("open", sheet="temple-a")) == "our-fault"
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("ZeroDivisionError" in line for line in lines)
    for line in lines:
        assert json.loads(line)["message"]
        assert not [word for word in hidden if word.lower() in line.lower()], line


def test_a_round_over_sockets(tmp_path: Path) -> None:
    async def play(port: int) -> list[str]:
        players = await sit_down(port, 2, "temple-a")
        codes = [(await player.ask("seat-code", seat=player.seat))["code"] for player in players]
        await players[0].ask("start")
        for player in players:
            while not player.round:
                await player.receive()
            await player.play_round()
            await player.socket.send("nonsense")
            await player.socket.close()
        return [*codes, "Player P", "nonsense", players[0].code, *(player.secret for player in players)]

    errors = tmp_path / "errors.txt"
    with server(tmp_path, "--log-level", "debug", errors=errors) as (process, port):
        hidden = asyncio.run(play(port))
        process.terminate()
        assert process.wait(10) == 0
    lines = errors.read_text().splitlines()
    assert "tables are closed" in [json.loads(line)["message"] for line in lines]
    assert not [word for word in hidden for line in lines if word in line]
