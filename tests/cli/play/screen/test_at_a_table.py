"""The terminal as one device among others, at a table of a real server over a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from player import Player

from pennypapers.cli.app import run
from pennypapers.cli.play.screen.lobby_screen import LobbyScreen
from pennypapers.cli.play.screen.model import Seat
from pennypapers.cli.play.screen.offers import Offer, offer
from pennypapers.cli.play.screen.remote_table import device_secret, initials_of
from pennypapers.cli.play.screen.session import Session
from pennypapers.server.messages import log, requests
from pennypapers.server.messages.news import News
from pennypapers.server.messages.signals import Presence, Stalled
from pennypapers.words import sentence
from serving import address, server
from terminal_pilot import SMALL_TEMPLE, SMALL_VALLEY, Screen, screen


@asynccontextmanager
async def phone_at(port: int, layout: str, *, sits: bool = True) -> AsyncIterator[tuple[Player, str]]:
    """A phone that opened a table on a layout of its own, and keeps the table if it sits down; and the table's link."""
    phone = Player(address(port), "PH")
    await phone.connect()
    try:
        found = await phone.ask("open", sheet="", layout=layout)
        phone.table, phone.code = found["table"], found["code"]
        if sits:
            await phone.ask("watch", table=phone.table)
            phone.seat = await phone.ask("sit", name="Phone", initials="PH")
        yield phone, f"http://127.0.0.1:{port}/table/{phone.code}"
    finally:
        await phone.socket.close()


def in_lobby(game: Screen, *names: str) -> bool:
    lobby = game.app.screen
    if not isinstance(lobby, LobbyScreen):
        return False
    text = str(lobby.query_one("#lobby").content)  # type: ignore[attr-defined]
    return all(name in text for name in names)


@pytest.mark.parametrize("layout", [SMALL_TEMPLE, SMALL_VALLEY], ids=["temple", "valley"])
def test_a_whole_game_with_a_phone(tmp_path: Path, layout: str) -> None:
    async def play(port: int) -> None:
        async with (
            phone_at(port, layout) as (phone, link),
            screen(tmp_path / "terminal", sheet=link, initials="TM") as game,
        ):
            await game.until(lambda: in_lobby(game, phone.code, "Phone", "TM"))
            told = str(game.app.screen.query_one("#told").content)  # type: ignore[attr-defined]
            assert told == sentence("screen-wait-for-keeper", {"name": "Phone"})
            await phone.ask("start")
            await game.until(lambda: game.is_to_play)
            await game.shows("people", "PH")
            await game.play_round()
            await game.shows("told", sentence("screen-waiting", {"names": "Phone", "count": 1}))
            playing = asyncio.create_task(phone.play())
            await game.play_to_the_end()
            result = await playing
            ours = game.session.model.result
            assert ours
            assert ours.stars == result["stars"]
            count = str(game.app.screen.text())  # type: ignore[attr-defined]
            assert "Phone" in count
            await game.pilot.press("n")
            await game.until(lambda: in_lobby(game, "Phone", "TM"))
            assert game.session.model.phase == "lobby"

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))


def test_the_keeper_starts_and_coming_back(tmp_path: Path) -> None:
    """The first to sit down may start; and the same terminal comes back to its seat and its pencil marks."""

    async def play(port: int) -> None:
        async with phone_at(port, SMALL_TEMPLE, sits=False) as (phone, _):
            code = phone.code
        where = {"join": code.lower(), "server": f"127.0.0.1:{port}", "initials": "TM"}
        async with screen(tmp_path / "terminal", **where) as game:  # type: ignore[arg-type]
            await game.until(lambda: in_lobby(game, "TM") and game.session.is_keeper)
            await game.pilot.press("b")
            await game.until(lambda: len(game.session.model.seats) == 2)
            await game.pilot.press("enter")
            await game.until(lambda: game.is_to_play)
            while game.player.turn and not game.player.turn.numbers:
                await game.play_round()
                await game.until(lambda: game.is_to_play)
            turn = game.player.turn
            assert turn
            await game.press(str(turn.numbers[0].value)[0], "tab", "enter")
            steps = game.player.turn.steps if game.player.turn else ()
            round_ = game.session.model.round
        async with screen(tmp_path / "terminal", **where) as game:  # type: ignore[arg-type]
            await game.until(lambda: game.is_to_play)
            assert game.session.model.round == round_
            assert game.player.turn
            assert game.player.turn.steps == steps
        assert game.app.farewell() == sentence("screen-seat-kept")

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))


def test_a_server_that_went_away_and_came_back(tmp_path: Path) -> None:
    async def play() -> None:
        with server(tmp_path / "server") as (process, port):
            async with phone_at(port, SMALL_TEMPLE, sits=False) as (phone, _):
                code = phone.code
            where = {"join": code, "server": f"http://127.0.0.1:{port}", "initials": "TM"}
            async with screen(tmp_path / "terminal", **where) as game:  # type: ignore[arg-type]
                await game.until(lambda: in_lobby(game, "TM") and game.session.is_keeper)
                await game.pilot.press("enter")
                await game.until(lambda: game.is_to_play)
                process.kill()
                process.wait()
                await game.until(lambda: not game.session.is_connected)
                await game.shows("told", sentence("screen-no-connection"))
                with server(tmp_path / "server", port=port):
                    await game.until(lambda: game.session.is_connected and game.is_to_play)
                    await game.play_round()
                    await game.until(lambda: game.session.model.round == 2)

    asyncio.run(play())


def test_whoever_comes_too_late_looks_on(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        async with phone_at(port, SMALL_TEMPLE) as (phone, link):
            await phone.ask("start")
            async with screen(tmp_path / "terminal", sheet=link) as game:
                await game.until(lambda: bool(game.session.sheets) and game.has_begun)
                await game.shows("told", sentence("screen-watching"))
                assert "∩" in game.sheet

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))


def test_whoever_is_put_out_is_told_and_comes_back(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        async with (
            phone_at(port, SMALL_TEMPLE) as (phone, link),
            screen(tmp_path / "terminal", sheet=link, initials="TM") as game,
        ):
            await game.until(lambda: in_lobby(game, "Phone", "TM"))
            await phone.ask("start")
            await game.until(lambda: game.is_to_play)
            await phone.ask("mute", seat=1, muted=True)
            await game.shows("told", sentence("screen-out-from", {"round": 2}))
            await game.play_round()  # the open round is still this player's own
            await game.shows("told", sentence("screen-out"))
            await game.press("enter")
            await game.until(lambda: not game.session.model.seats[1].muted)
            await game.shows("told", sentence("screen-waiting", {"names": "Phone", "count": 1}))

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))


def test_what_keeps_everybody_waiting_can_be_ended() -> None:
    there = Session(None, lambda: None)  # type: ignore[arg-type]
    model, there.seat = there.model, 1
    model.seats = {0: Seat(0, "Phone", "PH"), 1: Seat(1, "Me", "TM")}
    model.round, model.order, model.ready, model.is_open = 1, [0, 1], {1}, True
    assert offer(there) is None
    model.hear(Stalled(seat=0))
    assert offer(there) == Offer("screen-stalled", requests.PlayFor, {"seat": 0}, 0)
    model.hear(Presence(gone=[0], away=[], watchers=0))
    assert offer(there) is None  # it is the keeper's to play for somebody away
    model.hear(News(1, log.Paused(at=0)))
    assert offer(there) is None
    model.hear(Stalled(pause=True))
    assert offer(there) == Offer("screen-paused-long", requests.Pause, {"paused": False})
    model.hear(News(2, log.Resumed(at=0)))
    assert offer(there) is None
    there.seat, there.lent = None, 1
    assert offer(there) == Offer("screen-lent", requests.Reclaim, {"seat": 1})


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        async with screen(tmp_path, join="NONE", server=f"http://127.0.0.1:{port}") as game:
            await game.until(lambda: game.app.return_value == 1)
        assert game.app.farewell() == sentence("refused-no-such-table")

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))


def test_the_device_keeps_its_secret(tmp_path: Path) -> None:
    made = device_secret(tmp_path)
    assert device_secret(tmp_path) == made
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    file.write_bytes(b"\xff")
    assert device_secret(tmp_path) != made


@pytest.mark.parametrize(
    ("name", "initials"), [("Zoë", "ZO"), ("ada lovelace", "AL"), ("  ", "ME"), ("a b c d e", "ABCD")]
)
def test_initials(name: str, initials: str) -> None:
    assert initials_of(name) == initials


def test_what_the_operator_announces_and_a_table_that_is_closed(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        async with (
            phone_at(port, SMALL_TEMPLE) as (phone, link),
            screen(tmp_path / "terminal", sheet=link, initials="TM") as game,
        ):
            await game.until(lambda: in_lobby(game, "Phone", "TM"))
            data = ["--data", str(tmp_path / "server")]
            assert (
                await asyncio.to_thread(run, ["tables", "announce", "We [b]restart[/b] at noon.", *data]) == 0
            )
            shown = game.app._notifications
            await game.until(lambda: any(one.message == "We [b]restart[/b] at noon." for one in shown))
            assert await asyncio.to_thread(run, ["tables", "close", phone.code, "--yes", *data]) == 0
            await game.until(lambda: game.app.trouble == sentence("refused-table-removed"))

    with server(tmp_path / "server") as (_, port):
        asyncio.run(play(port))
