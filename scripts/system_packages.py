"""The programs of the system that some tests need, and how Debian's apt gets them. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class SystemPackage:
    name: str
    """As Debian and Ubuntu call it."""
    program: str
    purpose: str
    service: str = ""
    """What it would start by itself, now and whenever the machine starts."""


FOR_TESTS = (
    SystemPackage("chromium", "chromium", "opens the page in the tests in a browser"),
    SystemPackage("nginx-light", "nginx", "stands in front of the server as docs/deploy.md has it", "nginx"),
    SystemPackage("openssl", "openssl", "makes the certificates of the tests of https"),
    SystemPackage("postgresql", "postgres", "keeps tables in the tests of that store", "postgresql"),
)

# Programs of administrators are often not in the PATH of others.
_MORE_PLACES = ("/usr/local/sbin", "/usr/sbin", "/sbin")
# Debian has a folder for each version of PostgreSQL.
_VERSIONS = Path("/usr/lib/postgresql")
# Debian asks this program, if there is one, whether a new package may start what it brings.
_POLICY = Path("/usr/sbin/policy-rc.d")
_NOTHING_STARTS = "#!/bin/sh\nexit 101\n"


def find(program: str) -> str | None:
    newest_first = sorted(
        _VERSIONS.glob("[0-9]*/bin"), key=lambda place: float(place.parent.name), reverse=True
    )
    places = [os.environ.get("PATH", os.defpath), *_MORE_PLACES, *map(str, newest_first)]
    return shutil.which(program, path=os.pathsep.join(places))


def missing(packages: Iterable[SystemPackage] = FOR_TESTS) -> list[SystemPackage]:
    return [package for package in packages if not find(package.program)]


def can_install() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def why_missing(program: str) -> str:
    """For a test that cannot run: what it lacks, and why `./test` did not get it."""
    package = next(one for one in FOR_TESTS if one.program == program)
    if not can_install():
        how = f"`./test` as root on Debian or Ubuntu installs {package.name}"
    else:
        how = f"apt-get could not install {package.name}, or ./test was not asked to"
    return f"needs {program}, which {package.purpose}: {how}"


def install(packages: Sequence[SystemPackage]) -> str:
    """Install them without starting anything; if that fails, the reason that apt gives."""
    with _nothing_starts():
        reason = apt_install(*(package.name for package in packages))
    for package in packages:
        if package.service and find(package.program):
            _run(["update-rc.d", package.service, "disable"])
    return reason


def apt_install(*names: str) -> str:
    """Why they could not be installed; empty if they are."""
    install = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    if _run(install) == "":
        return ""
    _run(["apt-get", "update"])  # on a fresh machine apt has no lists of packages yet
    return _run(install)


@contextmanager
def _nothing_starts() -> Iterator[None]:
    """A context in which installing a package starts no service: whoever runs tests has not asked for a web server. If
    the machine has a policy of its own, that one decides."""
    try:
        with _POLICY.open("x", encoding="utf-8") as file:
            file.write(_NOTHING_STARTS)
            os.fchmod(file.fileno(), 0o755)
    except FileExistsError:
        yield
        return
    try:
        yield
    finally:
        _POLICY.unlink(missing_ok=True)


def _run(command: Sequence[str]) -> str:
    """Run a command; returns an empty text, or if it failed the last line of its output."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, errors="replace")
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return ""
    said = (done.stderr + done.stdout).split("\n")
    errors = [line for line in said if line.startswith("E: ")] or [line for line in said if line.strip()]
    return errors[-1].strip() if errors else f"status {done.returncode}"
