"""When a package is built, the web page is built into it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import page


class PageHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._is_done() or page.node_is_there() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._is_done():
            page.build()
        if version != "editable":  # which finds it where it is built
            build_data["force_include"][str(page.DIST)] = "pennypapers/server/page"

    def _is_done(self) -> bool:
        return page.is_built()
