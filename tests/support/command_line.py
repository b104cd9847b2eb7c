"""What a run of the command line printed, and files and programs for it to work with."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple, Protocol

SHEETS = Path(__file__).parents[1] / "data" / "sheets"
TEMPLE = SHEETS / "temple-example.sheet"
VALLEY = SHEETS / "valley-example.sheet"


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """The JSON objects of the output, one a line and nothing else."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def refusals(self) -> list[str]:
        """The lines on standard error."""
        return self.err.splitlines()


def squeezed(text: str) -> list[str]:
    """The lines of a text without those that are blank, and with single blanks: what it says, not how it is set."""
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


class Command(Protocol):
    def __call__(self, *arguments: str, given: bytes = b"") -> Ran: ...


def write(name: str, text: str | bytes) -> str:
    """A file in the folder that the test is in; its name."""
    Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


def program() -> str:
    """The installed command of the Python that runs the tests."""
    found = shutil.which("pennypapers", path=str(Path(sys.executable).parent))
    assert found, "the package is installed together with its command"
    return found


def start(
    *arguments: str | bytes, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own, with these variables added to the environment."""
    return subprocess.run(
        [program(), *arguments],
        input=given,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )
