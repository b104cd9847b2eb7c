"""What clients are written from, as one JSON document: `python -m pennypapers.server.http.schema` prints it.

The page keeps a copy (`web/src/wire/schema.json`), and its types are generated from that.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from pennypapers.server.http.endpoints import list_endpoints
from pennypapers.server.http.openapi import openapi_document
from pennypapers.server.http.wire_schema import wire_schema
from pennypapers.server.wire.house import House


def schema_document() -> dict[str, Any]:
    """The socket's messages, and the answers of the plain addresses."""
    nothing: Any = None
    house = House(nothing, nothing, nothing, nothing)  # the addresses are only listed, not asked
    http = openapi_document(list_endpoints(house, nothing, public_metrics=False))
    del http["info"]["version"]  # a release changes no types
    return {"wire": wire_schema(), "http": http}


def schema_text() -> str:
    """The document as it is kept in a file, where changes are easy to read."""
    return json.dumps(schema_document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
