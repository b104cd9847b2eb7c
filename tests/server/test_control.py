"""The line to the running server: for whoever may read its folder, however long the path of that, and nobody else."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from hosting import refused, scene
from pennypapers.refusals import Refusal
from pennypapers.server.operation.control import LOOPBACK, SOCKET, Control, NoAnswer, ask
from pennypapers.server.operation.folder import Holder
from pennypapers.server.store import NotSaved


async def do(request: dict[str, Any]) -> None:
    if request["do"] == "refuse":
        raise Refusal("no-such-table")
    if request["do"] == "fill":
        raise NotSaved("full")
    if request["do"] == "stumble":
        raise ZeroDivisionError


@pytest.fixture(params=["short", "long"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """With a long path no socket can be in it."""
    made = tmp_path / ("d" if request.param == "short" else "d" * 200)
    made.mkdir()
    return made


@scene
async def test_a_request_and_its_refusals(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    control = Control(folder, do)
    where, token = await control.open()
    whose = Holder(control=where, token=token)
    assert (where == SOCKET) == (len(folder.name) == 1 and os.name != "nt")
    await asyncio.to_thread(ask, folder, whose, "nothing", text="é")
    assert await refused(asyncio.to_thread(ask, folder, whose, "refuse")) == "no-such-table"
    assert await refused(asyncio.to_thread(ask, folder, whose, "fill")) == "not-saved"
    assert await refused(asyncio.to_thread(ask, folder, whose, "stumble")) == "our-fault"
    assert "an operator's command failed" in caplog.text
    with pytest.raises(NoAnswer):
        await asyncio.to_thread(ask, folder, Holder(control=where, token="another"), "nothing")
    control.close()
    with pytest.raises(NoAnswer):
        await asyncio.to_thread(ask, folder, whose, "nothing")
    assert not (folder / SOCKET).exists()


@scene
async def test_it_is_for_the_folders_owner_alone(tmp_path: Path) -> None:
    (tmp_path / SOCKET).touch()  # left by one that was killed
    control = Control(tmp_path, do)
    where, _ = await control.open()
    if where == SOCKET:
        mode = (tmp_path / SOCKET).stat().st_mode
        assert stat.S_ISSOCK(mode)
        assert stat.S_IMODE(mode) == 0o600
    control.close()


@pytest.mark.parametrize("line", [b"", b"GET / HTTP/1.1\r\n", b"[]\n", b"{}\n", b'{"token":1}\n', b"\xff\n"])
@scene
async def test_what_is_no_request_of_ours_gets_no_answer(
    line: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / ("d" * 200)
    folder.mkdir()
    control = Control(folder, do)
    where, token = await control.open()
    reader, writer = await asyncio.open_connection(LOOPBACK, int(where[1:]), family=socket.AF_INET)
    writer.write(line or json.dumps({"token": token[:-1], "do": "nothing"}).encode() + b"\n")
    assert await reader.read() == b""
    writer.close()
    await writer.wait_closed()
    control.close()
    assert caplog.records == []
