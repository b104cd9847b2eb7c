"""The installed command as a process of its own: streams, encodings, and what it need not load."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from command_line import TEMPLE, VALLEY, program, start
from pennypapers import __version__
from pennypapers.words import sentence

HEAVY = ("numba", "numpy", "llvmlite")


def test_the_installed_command() -> None:
    ran = start("score", str(TEMPLE), "none.sheet", "--json")
    assert (ran.returncode, ran.stderr) == (1, b"")
    scored, missing = (json.loads(line) for line in ran.stdout.decode().splitlines())
    assert scored["stars"] == 30
    assert missing["error"]["code"] == "no-such-file"


def test_wrong_usage() -> None:
    ran = start("dance")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["score", "--help"], ["play", "--help"]])
def test_help_and_version_load_no_compiler(arguments: list[str]) -> None:
    code = f"""
import sys
from pennypapers.cli import main
sys.argv[1:] = {arguments!r}
try:
    main()
finally:
    print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr.split()) == (0, [b"[]"])
    assert ran.stdout
    if arguments == ["--version"]:
        assert ran.stdout.decode().strip() == __version__


def test_what_an_operator_does_loads_no_compiler(tmp_path: Path) -> None:
    """Nor does it need the place where compiled rules are kept: another user may not have one."""
    database, copy = tmp_path / "data" / "tables.db", tmp_path / "copy.db"
    code = f"""
import asyncio, sys
from pathlib import Path
from pennypapers.cli.app import run
from pennypapers.server.store import SqliteStore

async def make():
    await SqliteStore(Path({str(database)!r}), lambda: 1).close()

asyncio.run(make())
for command in (
    ["backup", {str(copy)!r}],
    ["restore", {str(copy)!r}, "--yes"],
    ["tables", "list", "--all"],
):
    status = run([*command, "--data", {str(database.parent)!r}])
    print(status, [name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "none" / "such")}
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr.decode().splitlines()) == (0, ["0 []"] * 3)


def test_importing_the_package_loads_no_compiler() -> None:
    code = f"import sys, pennypapers; print([name for name in {HEAVY!r} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.split() == [
        b"[]"
    ]


# --- streams ---


def test_standard_input() -> None:
    ran = start("score", "-", "--json", given=VALLEY.read_bytes())
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["stars"] == 58


def test_standard_input_that_is_no_text() -> None:
    ran = start("score", "-", given=b"\xff\xfe\x00")
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.decode().rstrip() == f"-:1:1: {sentence('refused-not-utf8')}"


@pytest.mark.skipif(os.name == "nt", reason="closes a stream with a POSIX shell")
def test_standard_input_that_is_closed() -> None:
    ran = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" score -- - <&-', program()], capture_output=True, timeout=60, check=False
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith(b"-:1:1: ")
    assert ran.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="closes a stream with a POSIX shell")
@pytest.mark.parametrize("command", ["sheets show --json", "sheets show"])
def test_a_reader_that_went_away(command: str) -> None:
    many = " ".join(["valley-a"] * 1000)
    ran = subprocess.run(
        ["/bin/sh", "-c", f'"$0" {command} {many} | head -n 1', program()],
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ran.stderr == b""
    assert ran.stdout.count(b"\n") == 1


# --- encodings ---


@pytest.mark.parametrize(
    "arguments", [("--help",), ("--help", "--lang", "fr"), ("sheets", "show", "valley-b", "--lang", "fr")]
)
def test_an_output_that_knows_few_letters(arguments: tuple[str, ...]) -> None:
    """A pipe on an old machine may not know “ or é: they are replaced, or written otherwise, but it goes on."""
    ran = start(*arguments, PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout


@pytest.mark.skipif(os.name == "nt" or sys.platform == "darwin", reason="names of files are text there")
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_file_name_that_is_no_text(tmp_path: Path, options: tuple[str, ...]) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.sheet"
    Path(os.fsdecode(name)).write_bytes(TEMPLE.read_bytes())
    ran = start("score", *options, name, PYTHONIOENCODING="utf-8")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"30" in ran.stdout
    ran = start("score", *options, name + b".none", PYTHONIOENCODING="utf-8")
    assert ran.returncode == 1
    assert b"Traceback" not in ran.stderr


# --- a game ---


def test_a_game_that_ends_with_the_input(tmp_path: Path) -> None:
    ran = start("play", "temple-a", "--seed", "a", "--data", str(tmp_path), given=b"l\n")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert sentence("play-stopped", {"round": 1}) in ran.stdout.decode()
    assert (tmp_path / "solo" / "unfinished.game").exists()
