"""Every address that the page shows something at is one that the server answers with the page."""

from __future__ import annotations

import re
from pathlib import Path

from pennypapers.server.http.page import _ADDRESSES

ROUTES = Path(__file__).parents[2] / "web" / "src" / "app" / "routes.ts"


def test_the_server_knows_the_page_s_addresses() -> None:
    first_parts = set(re.findall(r"""case '([a-z]*)'""", ROUTES.read_text(encoding="utf-8")))
    assert first_parts
    assert first_parts == _ADDRESSES
