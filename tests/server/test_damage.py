"""A disk that changes what it was given: a damaged table is set aside and told to whoever comes; the rest is served."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from hosting import Bytes, Clock, Phone, house, refused, room_at, scene
from pennypapers.cli.app import run
from pennypapers.refusals import Refusal
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store import SqliteStore, Unusable
from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.migrations import SECOND
from pennypapers.server.tables.host import Host
from pennypapers.words import LANGUAGES, sentence
from serving import server

Damage = Callable[[sqlite3.Connection, int], None]


def flip_a_bit(connection: sqlite3.Connection, table: int) -> None:
    """In a letter of a name, so that the entry can still be read."""
    number, body = connection.execute(
        "SELECT position, body FROM entries WHERE of = ? AND instr(body, 'Person 1')", (table,)
    ).fetchone()
    changed = body.replace(b"Person 1", b"Person 0")
    connection.execute("UPDATE entries SET body = ? WHERE position = ?", (changed, number))


def lose_an_entry(connection: sqlite3.Connection, table: int) -> None:
    connection.execute("DELETE FROM entries WHERE of = ? AND number = 2", (table,))


def swap_two_entries(connection: sqlite3.Connection, table: int) -> None:
    for number, to in ((2, -2), (3, 2), (-2, 3)):
        connection.execute("UPDATE entries SET number = ? WHERE of = ? AND number = ?", (to, table, number))


def sum_up(connection: sqlite3.Connection) -> None:
    """Give every entry the sum of what is there, as if it had been damaged before there were sums."""
    connection.create_function("checksum", 3, checksum)
    connection.execute(SECOND[-1])


def write_nonsense(connection: sqlite3.Connection, table: int) -> None:
    connection.execute("UPDATE entries SET body = x'00ff' WHERE of = ? AND number = 3", (table,))
    sum_up(connection)


def tell_an_impossible_story(connection: sqlite3.Connection, table: int) -> None:
    """Each entry can be read, but they never made a table."""
    left = b'{"kind":"unseated","at":1,"seat":77}'
    connection.execute("UPDATE entries SET body = ? WHERE of = ? AND number = 3", (left, table))
    sum_up(connection)


ALL = [flip_a_bit, lose_an_entry, swap_two_entries, write_nonsense, tell_an_impossible_story]


async def three_tables(path: Path, clock: Clock) -> list[tuple[str, str]]:
    """Their ids and codes; a game has begun at each."""
    store = SqliteStore(path, clock)
    host = Host(store, clock, Bytes())
    tables = []
    for _ in range(3):
        table = await room_at(host, 2)
        await table.start()
        tables.append((table.table, table.running.code))
    await host.close()
    await store.close()
    return tables


def damage(path: Path, how: Damage) -> None:
    """What is kept of the second table."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        how(connection, 2)


@pytest.mark.parametrize("how", ALL)
@scene
async def test_the_rest_is_served(how: Damage, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    tables = await three_tables(tmp_path / DATABASE, clock)
    damage(tmp_path / DATABASE, how)
    store = SqliteStore(tmp_path / DATABASE, clock)
    home = house(store, clock)
    with caplog.at_level(logging.WARNING):
        assert await home.host.registry.recover() == 3
        await home.host.registry.look_through()
    (record,) = [record for record in caplog.records if "damaged" in record.getMessage()]
    assert record.__dict__["table"] == tables[1][0]
    assert record.exc_info is None
    assert home.host.registry.damaged == 1
    phone = await Phone(home, "anna").hello()
    assert await refused(phone.ask("find", code=tables[1][1])) == "damaged"
    assert await refused(phone.ask("watch", table=tables[1][0])) == "damaged"
    for table, code in (tables[0], tables[2]):
        assert (await phone.ask("find", code=code))["table"] == table
        await phone.watch(table)
    assert (await phone.ask("mine"))["tables"] == []
    await home.host.registry.tick()
    await store.close()


@scene
async def test_a_table_that_is_damaged_while_people_play_is_told_to_them(tmp_path: Path) -> None:
    """Nobody reads what is in memory, until the disk refuses something and it has to be read again."""
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock, patience=0.01)
    host = Host(store, clock, Bytes())
    for _ in range(2):
        table = await room_at(host, 2)
        await table.start()
    damage(tmp_path / DATABASE, lose_an_entry)
    turn = (table.table, "device-0", 0, 1, table.plainest(0))
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert await refused(host.commit(*turn)) == "not-saved"
        other.execute("ROLLBACK")
    assert await refused(host.commit(*turn)) == "damaged"
    await host.registry.tick()
    await store.close()


@pytest.mark.parametrize("seed", range(8))
@scene
async def test_flipped_bits_anywhere_in_the_file(seed: int, tmp_path: Path) -> None:
    """Either the file is refused as a whole, with a word, or whatever is served is as it was written."""
    clock, path = Clock(), tmp_path / DATABASE
    tables = await three_tables(path, clock)
    store = SqliteStore(path, clock)
    logs = {table: await store.read(table) for table, _ in tables}
    await store.close()
    content = bytearray(path.read_bytes())
    chance = random.Random(seed)
    for _ in range(4):
        content[chance.randrange(100, len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)
    try:
        store = SqliteStore(path, clock)
    except Unusable:
        return
    home = house(store, clock)
    await home.host.registry.recover()
    phone = await Phone(home, "anna").hello()
    for table, _ in tables:
        try:
            await phone.watch(table)
        except Refusal as refusal:
            is_told = refusal.code in ("damaged", "no-such-table")
        else:
            is_told = await store.read(table) == logs[table]
        assert is_told
    await home.host.registry.tick()
    await store.close()


def test_a_schema_that_is_no_text(tmp_path: Path) -> None:
    asyncio.run(three_tables(tmp_path / DATABASE, Clock()))
    pages = (tmp_path / DATABASE).read_bytes()
    assert b"CREATE TABLE tables" in pages
    (tmp_path / DATABASE).write_bytes(pages.replace(b"CREATE TABLE tables", b"CREATE\xeeTABLE tables"))
    with pytest.raises(Unusable) as refused:
        SqliteStore(tmp_path / DATABASE, Clock())
    assert refused.value.why == "damaged"


# --- for whoever runs the server ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_sees_it_and_takes_it_out(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = asyncio.run(three_tables(tmp_path / DATABASE, Clock()))
    damage(tmp_path / DATABASE, flip_a_bit)
    code = tables[1][1]
    folder = ["--data", str(tmp_path), "--lang", language]
    said = sentence("operate-damaged", {"code": code}, language)
    assert run(["tables", "list", *folder]) == 0
    shown = capsys.readouterr().out
    assert said in shown.replace("\n", " ")
    assert all(whole in shown for _, whole in tables)
    assert run(["tables", "list", "--json", *folder]) == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {one["code"]: one["phase"] for one in listed}[code] == "damaged"
    assert run(["tables", "show", code, *folder]) == 1
    assert capsys.readouterr() == ("", f"{said}\n")
    assert run(["tables", "close", code, "--yes", *folder]) == 0
    assert run(["tables", "list", *folder]) == 0
    assert code not in capsys.readouterr().out.splitlines()[-1]


def test_a_running_server_takes_it_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables = asyncio.run(three_tables(tmp_path / DATABASE, Clock()))
    damage(tmp_path / DATABASE, flip_a_bit)
    errors = tmp_path / "log"
    with server(tmp_path, errors=errors):
        assert run(["tables", "close", tables[1][1], "--yes", "--data", str(tmp_path)]) == 0
        capsys.readouterr()
        assert run(["tables", "list", "--json", "--data", str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    (line,) = [line for line in errors.read_text().splitlines() if "damaged" in line]
    assert json.loads(line)["table"] == tables[1][0]
    assert "Traceback" not in errors.read_text()
