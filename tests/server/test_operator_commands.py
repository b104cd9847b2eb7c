"""`pennypapers tables`: what an operator sees and does, beside a running server and without one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from command_line import Ran
from hosting import Bytes, Clock, Device, Phone, Room, house, refused, room, scene
from pennypapers.cli.app import run
from pennypapers.cli.serving.commands import LONGEST_TEXT
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.operation.folder import DATABASE, hold
from pennypapers.server.operation.operator import Operator
from pennypapers.server.serve import milliseconds
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore, SqliteStore
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics
from pennypapers.words import LANGUAGES, sentence
from serving import server, sit_down

SECRETS = ("secret", "device", "steps", "roll", "word")


@pytest.fixture
def tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """The commands on the folder of the test."""

    def command(*arguments: str, language: str = "en") -> Ran:
        capsys.readouterr()
        status = run(["tables", *arguments, "--data", str(tmp_path), "--lang", language])
        return Ran(status, *capsys.readouterr())

    return command


@contextmanager
def kept(folder: Path) -> Iterator[tuple[Room, Room]]:
    """A folder with a game under way (Person 0 and Person 1), and one that is finished, of the same two."""

    async def fill() -> tuple[Room, Room]:
        clock = Clock()
        store = SqliteStore(folder / DATABASE, clock)
        finished = await room(store, clock, 2)
        await finished.play_to_the_end()
        clock.wait(60)
        playing = await room(store, clock, 2, seed=1)
        await playing.start()
        await playing.commit(0)
        await store.close()
        return playing, finished

    yield asyncio.run(asyncio.wait_for(fill(), 30))


# --- looking ---


def test_the_list(tmp_path: Path, tables: Any) -> None:
    with kept(tmp_path) as (playing, finished):
        (only,) = tables("list", "--json").objects
        assert only == {
            "table": playing.table,
            "code": playing.running.code,
            "sheet": "temple-a",
            "name": "Stair of the Painted Heron",
            "phase": "playing",
            "round": 1,
            "seats": 2,
            "bots": 0,
            "touched": only["touched"],
        }
        both = tables("list", "--all", "--json").objects
        assert [one["table"] for one in both] == [playing.table, finished.table], "the last touched first"
        assert both[1]["phase"] == "over"
        for language in LANGUAGES:
            ran = tables("list", language=language)
            assert playing.running.code in ran.out
            assert sentence("operate-phase", {"phase": "playing"}, language) in ran.out
            assert finished.running.code not in ran.out


def test_one_table_without_what_is_secret(tmp_path: Path, tables: Any) -> None:
    with kept(tmp_path) as (playing, finished):
        links = (
            playing.running.code.lower(),
            playing.table,
            f"https://x.example/table/{playing.running.code}",
        )
        shown = [tables("show", link, "--json").objects for link in links]
        assert shown[0] == shown[1] == shown[2]
        ((table,),) = (shown[0],)
        assert [(seat["name"], seat["keeper"], seat["ready"]) for seat in table["seats"]] == [
            ("Person 0", True, True),
            ("Person 1", False, False),
        ]
        assert table["settings"] == {"clock": 0, "pencil_strict": False, "hints": True, "rolls_itself": True}
        state = playing.state
        for ran in (tables("show", links[0]), tables("show", links[0], "--json")):
            for secret in (
                state.opened.secret,
                state.inked[0].entry.steps,
                "device-0",
                *state.words.values(),
            ):
                assert secret not in ran.out
        assert not any(f'"{word}"' in tables("show", links[0], "--json").out for word in SECRETS)
        over = tables("show", f"https://x.example/game/{finished.table}/analysis").out
        assert finished.running.code in over


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there(language: str, tmp_path: Path, tables: Any) -> None:
    ran = tables("list", language=language)
    assert (ran.status, ran.out) == (1, "")
    assert ran.refusals == [sentence("operate-empty", {"folder": str(tmp_path)}, language)]
    asyncio.run(SqliteStore(tmp_path / DATABASE, milliseconds).close())
    assert tables("list", language=language).out == sentence("operate-none", {}, language) + "\n"
    assert (
        tables("list", "--all", language=language).out == sentence("operate-none-at-all", {}, language) + "\n"
    )
    for command in ("show", "close", "forget"):
        ran = tables(command, "ABCDEF", language=language)
        assert (ran.status, ran.out) == (1, "")
        assert ran.refusals == [sentence("operate-no-table", {"text": "ABCDEF"}, language)]
    ran = tables("announce", "Hello", language=language)
    assert (ran.status, len(ran.refusals)) == (1, 1)


def test_what_is_no_database(tmp_path: Path, tables: Any) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database, but long enough to be looked at " * 50)
    ran = tables("list")
    assert (ran.status, ran.out, len(ran.refusals)) == (1, "", 1)


# --- without a server ---


def test_closing_without_a_server(tmp_path: Path, tables: Any) -> None:
    with kept(tmp_path) as (playing, finished):
        ran = tables("close", finished.table, "--yes")
        assert (ran.status, len(ran.refusals)) == (1, 1)
        ran = tables("close", playing.running.code)
        assert (ran.status, ran.refusals) == (1, [sentence("operate-say-yes")])
        assert len(tables("list", "--json").objects) == 1
        ran = tables("close", playing.running.code, "--yes")
        assert (ran.status, ran.out) == (0, sentence("operate-closed", {"code": playing.running.code}) + "\n")
        assert tables("list", "--json").objects == []
        assert len(tables("list", "--all", "--json").objects) == 1


def test_forgetting_without_a_server(tmp_path: Path, tables: Any) -> None:
    with kept(tmp_path) as (playing, finished):
        ran = tables("forget", finished.table, "--yes")
        assert (ran.status, "Person 0 (P0), Person 1 (P1)" in ran.err) == (1, True)
        assert tables("forget", finished.table, "Nobody", "--yes").status == 1
        ran = tables("forget", finished.table, "p1", "--yes")
        assert (ran.status, ran.out) == (0, sentence("operate-forgotten", {"alone": 0, "shared": 2}) + "\n")
        raw = b"".join(path.read_bytes() for path in tmp_path.glob("*.db*"))
        assert b'"name":"Person 0"' in raw
        names = [seat["name"] for seat in tables("show", playing.table, "--json").objects[0]["seats"]]
        assert names == ["Person 0", "P1"]
        assert asyncio.run(games_of(tmp_path, "device-1")) == 0
        assert asyncio.run(games_of(tmp_path, "device-0")) == 1
        ran = tables("forget", finished.table, "p1", "--yes")
        assert (ran.status, ran.refusals) == (1, [sentence("operate-forgotten-already")])


async def games_of(folder: Path, device: str) -> int:
    store = SqliteStore(folder / DATABASE, milliseconds)
    games = await store.device_games(device)
    assert (await store.tables_naming(device) == []) == (not games)
    await store.close()
    return len(games)


def test_a_command_waits_for_nobody_who_has_the_folder(tmp_path: Path, tables: Any) -> None:
    """Another command, or a server that cannot be talked to from here."""
    with kept(tmp_path) as (playing, _), hold(tmp_path):
        assert len(tables("list", "--json").objects) == 1
        for ran in (tables("close", playing.table, "--yes"), tables("announce", "Hello")):
            assert (ran.status, ran.out, len(ran.refusals)) == (1, "", 1)


# --- beside a server ---


def test_a_running_server_does_it_and_tells_everybody(tmp_path: Path, tables: Any) -> None:
    async def talk(port: int) -> None:
        anna, ben = await sit_down(port, 2, "temple-a")
        await anna.ask("start")
        assert (await asyncio.to_thread(tables, "announce", "We\nrestart  at noon.")).status == 0
        assert (await asyncio.to_thread(tables, "close", anna.code, "--yes")).status == 0
        for player in (anna, ben):
            said: list[dict[str, Any]] = []
            while {"say": "removed"} not in said:
                said += json.loads(await player.socket.recv())
            (notice,) = [message for message in said if message["say"] == "notice"]
            assert notice["text"] == "We restart at noon."
            with pytest.raises(ValueError, match="table-removed"):
                await player.ask("start")
            await player.socket.close()

    with server(tmp_path) as (_, port):
        asyncio.run(asyncio.wait_for(talk(port), 60))
        assert tables("list", "--json").objects == []


@pytest.mark.parametrize("text", ["", "  \n", "x" * (LONGEST_TEXT + 1)])
def test_an_announcement_has_a_length(text: str, tables: Any) -> None:
    ran = tables("announce", text)
    assert (ran.status, ran.refusals) == (2, [sentence("operate-text-length", {"limit": LONGEST_TEXT})])


@scene
async def test_a_notice_is_told_to_all_and_to_whoever_comes_in_time() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    operator = Operator(home, Analyses())
    anna = await Phone(home, "anna").hello()
    await operator.do({"do": "announce", "text": "At noon", "minutes": 10})
    anna.listen()
    assert anna.last_signal("notice")["text"] == "At noon"
    gone = await Phone(home, "gone").hello()
    gone.connection.close()
    clock.wait(9 * 60)
    assert (await Phone(home, "ben").hello()).last_signal("notice") == anna.last_signal("notice")
    clock.wait(60)
    assert (await Phone(home, "cleo").hello()).signalled("notice") == []
    await operator.do({"do": "announce", "text": "", "minutes": 10})
    anna.listen()
    assert "text" not in anna.last_signal("notice")
    assert (await Phone(home, "dan").hello()).signalled("notice") == []
    assert len(gone.signalled("notice")) == 1
    assert await refused(operator.do({"do": "dance"})) == "bad-message"


@scene
async def test_a_table_is_closed_under_people() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    code = table.running.code
    await table.host.registry.remove(table.table)
    for device in table.devices:
        assert device.signals[-1] == {"say": "removed"}
    assert await refused(table.commit(0)) == "table-removed"
    assert await refused(table.host.registry.find(code)) == "no-such-table"
    assert await table.host.registry.count() == 0
    await table.host.registry.tick()
    finished = await room(table.running.store, clock, 2, seed=1)
    await finished.play_to_the_end()
    assert await refused(finished.host.registry.remove(finished.table)) == "game-over"


@scene
async def test_a_device_is_forgotten_wherever_it_was() -> None:
    """Alone, with others, finished, under way and not begun; while the others go on playing."""
    clock = Clock()
    store = MemoryStore(clock)
    finished = await room(store, clock, 2)
    host = finished.host
    await finished.play_to_the_end()
    alone = await host.open_table("temple-a")
    await host.take_seat(alone, "device-1", "Person 1", "P1")
    await host.start(alone, "device-1")
    lobby = await host.open_table("temple-a")
    for number in (1, 0):
        await host.take_seat(lobby, f"device-{number}", f"Person {number}", f"P{number}")
    playing = await host.play_again(finished.table, "device-0")
    await host.start(playing, "device-0")
    device = Device("device-0")
    await device.connect(host, playing)

    house_ = House(host, store, Gate(Limits(), (), clock), Metrics())
    await Operator(house_, Analyses()).do({"do": "forget", "device": "device-1"})

    assert await store.tables_naming("device-1") == []
    assert await store.device_games("device-1") == []
    assert len(await store.device_games("device-0")) == 1
    assert await refused(host.registry.get(alone)) == "table-removed"
    assert [seat.name for seat in (await host.registry.get(lobby)).state.seats.values()] == ["Person 0"]
    assert (await host.registry.get(lobby)).state.keeper == 1
    state = (await host.registry.get(playing)).state
    assert [(seat.name, seat.device) for seat in state.seats.values()] == [
        ("Person 0", "device-0"),
        ("P1", ""),
    ]
    # The game goes on, in memory as after a restart.
    again = Host(store, clock, Bytes(5))
    await again.registry.recover()
    for one in (host, again):
        newcomer = Device("watcher")
        await newcomer.connect(one, playing)
        assert "Person 1" not in json.dumps([newcomer.heard, newcomer.signals])
    at = Room(host, await host.registry.get(playing), [device])
    await at.commit(0)
    assert state.inked or at.state.round == 2
