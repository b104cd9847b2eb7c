"""`examples/seat_bot.py`: bots of somebody's own at a table of a real server."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from player import Player

from hosting import scene
from lab_games import EXAMPLES
from serving import address, server

CLASS = f"{EXAMPLES / 'own_bot.py'}:Greedy"
PROGRAM = f"program:{sys.executable} {EXAMPLES / 'bot_program.py'}"
SMALL = "adventure: temple\nname: Cellar\ngrid:\n. . . .\n. . . .\n"


async def adapter(port: int, code: str, bot: str, *options: str) -> asyncio.subprocess.Process:
    """As a process of its own."""
    command = [str(EXAMPLES / "seat_bot.py"), address(port), "--join", code, "--bot", bot, *options]
    return await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


@asynccontextmanager
async def seated_bot(
    port: int, code: str, bot: str, *options: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """One that sits at the table; ended at the end, if it still plays."""
    process = await adapter(port, code, bot, *options)
    try:
        assert process.stdout
        assert b"sits at table" in await process.stdout.readline()
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def person(port: int, layout: str = "", sheet: str = "") -> Player:
    """Somebody who keeps a table."""
    player = Player(address(port), "AN")
    await player.connect()
    found = await player.ask("open", sheet=sheet, layout=layout)
    await player.sit_down("", found["code"])
    return player


class Watcher(Player):
    """Keeps all that it is told."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "WA")
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = json.loads(await self.socket.recv())
        self.heard += messages
        return [message for message in messages if "id" in message]


async def everybody_at(player: Player) -> list[dict[str, Any]]:
    """Who sits there now, as a newcomer is told: in a snapshot or by the news."""
    watcher = Watcher(player.url)
    await watcher.connect()
    await watcher.ask("watch", table=player.table)
    await watcher.socket.close()
    seats: dict[int, dict[str, Any]] = {}
    for message in watcher.heard:
        entry = message.get("entry", {})
        for seat in message.get("seats", [entry] if entry.get("kind") == "seated" else []):
            seats[seat["seat"]] = seat
        if entry.get("kind") == "unseated":
            del seats[entry["seat"]]
    return list(seats.values())


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


@pytest.mark.parametrize("sheet", ["temple-a", "valley-a"])
def test_a_class_and_a_program_play_a_whole_game_with_a_person(sheet: str, tmp_path: Path) -> None:
    @scene
    async def game() -> None:
        with server(tmp_path) as (_, port):
            player = await person(port, sheet=sheet)
            async with (
                seated_bot(port, player.code, CLASS) as one,
                seated_bot(port, player.code, PROGRAM) as two,
            ):
                seats = await everybody_at(player)
                assert [(seat["name"], seat.get("bot", "")) for seat in seats] == [
                    ("Player AN", ""),
                    ("Greedy", "own"),
                    ("bot_program", "own"),
                ]
                await player.ask("start")
                result = await player.play()
                for place, process in ((1, one), (2, two)):
                    status, out, err = await ended(process)
                    assert (status, err) == (0, "")
                    assert out == f"{result['stars'][place]} stars, place {result['places'][place]}\n"
            await player.socket.close()

    game()


def test_it_comes_back_after_the_server_and_stays_for_another_game(tmp_path: Path) -> None:
    @scene
    async def games() -> None:
        async with AsyncExitStack() as stack:
            with server(tmp_path) as (process, port):
                player = await person(port, layout=SMALL)
                bot = await stack.enter_async_context(
                    seated_bot(port, player.code, CLASS, "--again", "--name", "Marie", "--initials", "AN")
                )
                await player.ask("start")
                process.send_signal(signal.SIGTERM)
                process.wait()
            with server(tmp_path, port=port):
                await player.connect()
                await player.play()
                again = await player.ask("again")
                later = Player(player.url, "AN")
                later.secret, later.table, later.seat = player.secret, again["table"], again["seats"][0]
                await later.connect()
                names = [(seat["name"], seat["initials"]) for seat in await everybody_at(later)]
                assert names == [("Player AN", "AN"), ("Marie", "AN2")]
                await later.ask("start")
                await later.play()
                assert bot.stdout
                said = [(await bot.stdout.readline()).decode() for _ in range(3)]
                assert said[1] == f"again at table {again['code']}\n"
                assert all("stars, place" in line for line in said[::2])
                bot.send_signal(signal.SIGTERM)
                assert (await ended(bot))[0] == 130
                for each in (player, later):
                    await each.socket.close()

    games()


def test_before_the_start_it_leaves_kindly_and_can_be_sent_away(tmp_path: Path) -> None:
    @scene
    async def lobby() -> None:
        with server(tmp_path) as (_, port):
            player = await person(port, layout=SMALL)
            async with seated_bot(port, player.code, "tourist") as process:
                process.send_signal(signal.SIGINT)
                assert (await ended(process))[0] == 130
            assert [seat["name"] for seat in await everybody_at(player)] == ["Player AN"]
            async with seated_bot(port, player.code, "tourist") as process:
                await player.ask("leave", seat=(await everybody_at(player))[1]["seat"])
                status, out, _ = await ended(process)
                assert (status, out) == (0, "The table has no seat for it any more.\n")
            await player.socket.close()

    lobby()


def test_a_bot_that_goes_wrong_is_replaced_and_holds_nobody_up(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("class Wrong:\n    turn = hazard = lambda *_: 1 / 0\n", encoding="utf-8")

    @scene
    async def game() -> None:
        with server(tmp_path / "data") as (_, port):
            player = await person(port, layout=SMALL)
            async with seated_bot(port, player.code, f"{wrong}:Wrong") as process:
                await player.ask("start")
                await player.play()
                status, _, err = await ended(process)
                assert status == 0
                assert len(err.splitlines()) == 1, "once a game"
                assert "line 2" in err
                assert "ZeroDivisionError" in err
            await player.socket.close()

    game()


REFUSED = {
    "nobody": "There is no bot “nobody”",
    "program:no-such-program": "The program “no-such-program” could not be started",
    "tourist,tourist": "2 bots cannot take 1 seats",
}


@pytest.mark.parametrize("bot", REFUSED)
def test_what_cannot_play_takes_no_seat(bot: str, tmp_path: Path) -> None:
    @scene
    async def lobby() -> None:
        with server(tmp_path) as (_, port):
            player = await person(port, layout=SMALL)
            process = await adapter(port, player.code, bot)
            status, out, err = await ended(process)
            assert (status, out, len(err.splitlines())) == (1, "", 1)
            assert err.startswith(REFUSED[bot])
            assert len(await everybody_at(player)) == 1
            await player.socket.close()

    lobby()
