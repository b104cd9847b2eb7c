"""What the documents tell people to type: the commands in their blocks and in their sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "examples/README.md", "web/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]

_BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`]+)`")

# What a command begins with. In a sentence `install` and the like are words until something follows them.
_PROGRAM = re.compile(
    r"(pennypapers|\./play|\./test|\.venv/bin/\S+|scripts/(?:check|pin|screenshots)\b)(?: |$)"
    r"|(py|npm|pip|pipx|uv|dask|python3?|curl|sudo|useradd|certbot|systemctl|journalctl|install) "
)


@dataclass(frozen=True)
class Command:
    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


@dataclass(frozen=True)
class Block:
    page: str
    kind: str
    text: str


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks() -> list[Block]:
    return [
        Block(name_of(page), kind, text)
        for page in PAGES
        for kind, text in _BLOCK.findall(page.read_text(encoding="utf-8"))
    ]


def spans() -> list[Command]:
    """Everything that stands in a sentence as code, in one line each."""
    found = []
    for page in PAGES:
        prose = _BLOCK.sub("", page.read_text(encoding="utf-8"))
        found += [Command(name_of(page), " ".join(span.split())) for span in _SPAN.findall(prose)]
    return found


def commands() -> list[Command]:
    """Each once a page, in the order of reading: those of the blocks first."""
    in_blocks = [
        Command(block.page, line)
        for block in blocks()
        if block.kind in ("sh", "cron")
        for line in _lines(block)
    ]
    in_sentences = [span for span in spans() if _PROGRAM.match(span.text)]
    return list(dict.fromkeys([*in_blocks, *in_sentences]))


def _lines(block: Block) -> Iterator[str]:
    for line in block.text.splitlines():
        text = re.sub(r"\s+#.*", "", line).strip()
        # A line of cron has five fields for the time and one for the user, and a backslash before every %.
        if block.kind == "cron":
            text = text.split(maxsplit=6)[6].replace("\\%", "%")
        if text:
            yield text
