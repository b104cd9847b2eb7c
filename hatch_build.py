"""When a package is built: the web page and the documents are put into it, and it is described by README.md."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import page

ROOT = Path(__file__).parent

PICTURE = re.compile(r'<img src="([^"]+)"[^\n]*>\n')
LINK_WITHIN = re.compile(r"\[([^]\n]+)\]\((?!https?://)[^)]+\)")


class DescriptionHook(MetadataHookInterface):
    """Where a package is described, there are neither our pictures nor our other documents: it is told without them."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = PICTURE.sub("", _read_me()).replace("<p>\n</p>\n\n", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": LINK_WITHIN.sub(r"\1", text)}


class ContentHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if page.is_built() or page.node_is_there() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not page.is_built():
            page.build()
        if version == "editable":  # which finds everything where it is
            return
        build_data["force_include"][str(page.DIST)] = "pennypapers/server/page"
        for path in _documents():
            build_data["shared_data"][str(ROOT / path)] = f"share/doc/pennypapers/{path}"


def _documents() -> list[str]:
    """README.md and all that it leads to, as they lie here, so that they lead to each other there too."""
    docs = sorted(path.name for path in (ROOT / "docs").glob("*.md"))
    examples = sorted(path for path in (ROOT / "examples").rglob("*") if path.is_file())
    return [
        *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "web/licences/page.txt"),
        *(f"docs/{name}" for name in docs),
        *PICTURE.findall(_read_me()),
        *(path.relative_to(ROOT).as_posix() for path in examples if "__pycache__" not in path.parts),
    ]


def _read_me() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")
