"""The page is built from the schema that the host has now."""

from __future__ import annotations

from pathlib import Path

from pennypapers.server.http.schema import schema_text

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "wire" / "schema.json"


def test_the_page_has_the_schema_of_this_host() -> None:
    """After a change of messages: `PENNYPAPERS_PYTHON=../.venv/bin/python npm run types` in web/."""
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()
