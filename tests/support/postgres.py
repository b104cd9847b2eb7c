"""A PostgreSQL of the tests' own: in a temporary folder, on this machine's loopback, under a user without rights."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from system_packages import find, why_missing

USER = "postgres"  # the system's user, which comes with the package; to be root PostgreSQL refuses
ROLE = "penny"
PASSWORD = "paper:@/#1"  # one that has to be written otherwise in an address
DATABASE = "pennypapers"

_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # Nothing here outlives its machine, and processes that are killed lose nothing without this.
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
}

# Settings for whoever measures it: every commit is synced.
AS_IT_COMES = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}


def why_not() -> str:
    """Why there is no PostgreSQL to be had here; empty if there is."""
    if sys.platform == "win32":
        return "PostgreSQL is started the way of Debian"
    if not find(USER):
        return why_missing(USER)
    if os.geteuid() == 0:
        import pwd

        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


class Postgres:
    """`settings` are those of its configuration."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.port = _free_port()
        self._data = folder / "data"
        self._programs = Path(find(USER) or "").resolve().parent
        password = folder / "password"
        password.write_text(PASSWORD, encoding="utf-8")
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
            shutil.chown(password, USER, USER)
        self._run(
            "initdb",
            *("-D", str(self._data), "-U", ROLE, "--pwfile", str(password), "-A", "scram-sha-256"),
            *("--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"),
        )
        lines = {
            **_SETTINGS,
            **(settings or {}),
            "port": str(self.port),
            "unix_socket_directories": str(folder),
        }
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in lines.items())
        self.start()
        self.sql(f"CREATE DATABASE {DATABASE}", database="postgres")

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int, password: str = "paper%3A%40%2F%231", database: str = DATABASE) -> str:
        return f"postgresql://{ROLE}:{password}@127.0.0.1:{port}/{database}"

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self.folder / "log"), "-w", "-s", "start")

    def stop(self, how: str = "fast") -> None:
        """`immediate` is a crash."""
        self._run("pg_ctl", "-D", str(self._data), "-m", how, "-w", "-s", "stop")

    def empty(self) -> None:
        """As if it had never been used."""
        self.sql("DROP SCHEMA IF EXISTS pennypapers CASCADE")

    def end_sessions(self) -> None:
        """Whoever is connected has to connect anew."""
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ 'pennypapers'"
        )

    def sql(self, *statements: str, database: str = DATABASE) -> list[Any]:
        """What the last one gives."""
        import asyncpg

        async def run() -> list[Any]:
            writes = {"default_transaction_read_only": "off"}
            connection = await asyncpg.connect(
                self.url_at(self.port, database=database), server_settings=writes
            )
            try:
                rows: list[Any] = []
                for statement in statements:
                    rows = await connection.fetch(statement)
                return rows
            finally:
                await connection.close()

        return asyncio.run(run())

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        # Somebody who may not look into the folder from which it is started.
        user = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        done = _done(command, user)
        if done.returncode:
            raise RuntimeError(f"{program}: {(done.stderr or done.stdout).strip()[-500:]}")


def _done(command: Sequence[str], user: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    # Into files: what is started goes on, and would hold a pipe open.
    with tempfile.TemporaryFile("w+") as out:
        done = subprocess.run(command, cwd="/", stdout=out, stderr=out, text=True, **user)
        out.seek(0)
        return subprocess.CompletedProcess(command, done.returncode, out.read(), "")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres(settings: dict[str, str] | None = None, within: Path | None = None) -> Iterator[Postgres]:
    """A new one, which is gone afterwards; `within` is a folder on the disk that it is to be on."""
    with tempfile.TemporaryDirectory(prefix="pp-pg-", dir=within, ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), settings)
        try:
            yield server
        finally:
            with suppress(RuntimeError):
                server.stop("immediate")


@cache
def _shared() -> Postgres:
    import atexit

    running = postgres()
    server = running.__enter__()
    atexit.register(running.__exit__, None, None, None)
    return server


def shared_postgres() -> Postgres:
    """The one of all tests of a process, emptied; skips a test where it cannot be had."""
    if reason := why_not():
        pytest.skip(reason)
    server = _shared()
    server.empty()
    return server
