"""Virtual environments of the peers and of the clients, apart from the project's: their dependencies are pinned, and
the peers' are large.

Only the standard library is used here, so any Python that runs the benchmarks can make it.
"""

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")
CLIENTS = Path(__file__).with_name("clients.txt")


def ensure(root: Path) -> Path:
    """Make `.cache/peers-venv` under the project's `root` unless it is up to date; return its Python.

    A failed install raises `subprocess.CalledProcessError`, and the next call starts anew.
    """
    return _ensure(root, "peers-venv", REQUIREMENTS, "some 700 MB")


def ensure_clients(root: Path) -> Path:
    """The same with `.cache/clients-venv`."""
    return _ensure(root, "clients-venv", CLIENTS, "some 30 MB")


def _ensure(root: Path, name: str, requirements: Path, size: str) -> Path:
    place = root.resolve() / ".cache" / name
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = place / "requirements.stamp"
    wanted = _fingerprint(requirements)
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python

    _say(f"making {place} ({size}, once)")
    venv.EnvBuilder(clear=True, symlinks=sys.platform != "win32", with_pip=True).create(place)
    # The environment must not be committed by accident, whatever the project ignores.
    (place / ".gitignore").write_text("*\n", encoding="utf-8")

    _say(f"installing {requirements.name} into it")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq"]
    # Wheels only: a peer's source build takes a C++ toolchain and downloads. No dependencies: all are pinned.
    subprocess.run([*pip, "install", "--only-binary=:all:", "--no-deps", "-r", str(requirements)], check=True)
    # What the pins left out, or hold at a version that another pin refuses, shows here.
    subprocess.run([*pip, "check"], check=True)

    # Written last, so that an install cut short is not taken for a finished one.
    stamp.write_text(wanted, encoding="utf-8")
    _say(f"{place.name} is ready")
    return python


def _fingerprint(requirements: Path) -> str:
    """Hash the pins and the Python they are installed for: with either changed, the install is stale."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return hashlib.sha256(version.encode() + b"\n" + requirements.read_bytes()).hexdigest()


def _say(text: str) -> None:
    # To the error stream: the benchmark's figures own the output.
    print(text, file=sys.stderr, flush=True)
