"""The packages that the scripts install: each by its version, and each file of it by its hash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pins(name: str) -> dict[str, str]:
    """By package: its version and its hashes, as the file has them."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9][a-z0-9._-]*)==(.*(?:\n .*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-play.txt"])
def test_every_package_has_hashes(name: str) -> None:
    found = pins(name)
    assert "hatchling" in found, "nothing is fetched to build our package"
    assert [package for package, pin in found.items() if not HASH.search(pin)] == []


def test_playing_needs_some_of_everything() -> None:
    everything, to_play = pins("constraints.txt"), pins("constraints-play.txt")
    assert "pytest" not in to_play
    assert to_play.items() <= everything.items()


def test_the_scripts_ask_for_hashes() -> None:
    text = (ROOT / "scripts" / "environment.py").read_text(encoding="utf-8")
    installs = re.findall(r"^ +_install\((.*)\)$", text, re.MULTILINE)
    assert len(installs) == len(re.findall(r"(?<!\w)_install\(", text)) - 1
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)
