"""The peers' own virtual environment, apart from the project's: their dependencies are large and pinned.

Only the standard library is used here, so any Python that runs the benchmarks can make it.
"""

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")


def ensure(root: Path) -> Path:
    """Make `.cache/peers-venv` under the project's `root` unless it is up to date; return its Python.

    A failed install raises `subprocess.CalledProcessError`, and the next call starts anew.
    """
    place = root.resolve() / ".cache" / "peers-venv"
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = place / "requirements.stamp"
    wanted = _fingerprint()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python

    _say(f"making the peers' environment in {place} (some 700 MB, once)")
    venv.EnvBuilder(clear=True, symlinks=sys.platform != "win32", with_pip=True).create(place)
    # The environment must not be committed by accident, whatever the project ignores.
    (place / ".gitignore").write_text("*\n", encoding="utf-8")

    _say(f"installing {REQUIREMENTS.name} into it")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq"]
    # Wheels only: a peer's source build takes a C++ toolchain and downloads. No dependencies: all are pinned.
    subprocess.run([*pip, "install", "--only-binary=:all:", "--no-deps", "-r", str(REQUIREMENTS)], check=True)
    # What the pins left out, or hold at a version that another pin refuses, shows here.
    subprocess.run([*pip, "check"], check=True)

    # Written last, so that an install cut short is not taken for a finished one.
    stamp.write_text(wanted, encoding="utf-8")
    _say("the peers' environment is ready")
    return python


def _fingerprint() -> str:
    """Hash the pins and the Python they are installed for: with either changed, the install is stale."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return hashlib.sha256(version.encode() + b"\n" + REQUIREMENTS.read_bytes()).hexdigest()


def _say(text: str) -> None:
    # To the error stream: the benchmark's figures own the output.
    print(text, file=sys.stderr, flush=True)
