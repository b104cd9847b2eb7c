"""Outside the folders of an adventure the program names none: what differs is among the adventure's facts.

The page has such a test too: `web/src/adventures.test.ts`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pennypapers.rules import ADVENTURES

PROGRAM = Path(__file__).parents[1] / "src" / "pennypapers"
OWN = tuple(f"{folder}/{name}/" for folder in ("rules", "bots") for name in ADVENTURES)
NAMED = re.compile("|".join(ADVENTURES), re.IGNORECASE)

MAY_NAME = {
    "rules/__init__.py": "the register of the adventures: a line for each",
    "bots/register.py": "the register of their bots: a line for each",
    "refusals.py": "cites the sections of docs/rules.md, which are called after the adventures",
    "server/messages/requests.py": "types are written out; test_wire_schema.py compares them with the register",
}


def python_files() -> list[str]:
    found = (path.relative_to(PROGRAM).as_posix() for path in sorted(PROGRAM.rglob("*.py")))
    return [path for path in found if not path.startswith(OWN)]


@pytest.mark.parametrize("path", python_files())
def test_a_module_names_no_adventure(path: str) -> None:
    lines = (PROGRAM / path).read_text(encoding="utf-8").splitlines()
    named = [f"{number}: {line.strip()}" for number, line in enumerate(lines, 1) if NAMED.search(line)]
    if path in MAY_NAME:
        assert named, f"{path} names none any more: it can leave the list"
    else:
        assert not named
