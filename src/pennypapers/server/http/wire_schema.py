"""JSON Schema of the socket's messages, generated from their structs."""

from __future__ import annotations

from typing import Any

import msgspec

from pennypapers.rules import ADVENTURES, LEVELS
from pennypapers.server.messages import answers, requests
from pennypapers.server.messages.news import News
from pennypapers.server.messages.signals import AnySignal
from pennypapers.server.messages.snapshot import Snapshot


def wire_schema() -> dict[str, Any]:
    """JSON Schema of everything that is sent and received on the socket, generated from the messages.

    Beside the schema stand three lists that it cannot say: `at_table` names the requests that are about the table which
    the connection watches, `adventures` and `levels` have the names of adventures and bots' levels in their own order,
    which an `enum` loses.
    """
    sent: list[Any] = [answers.Answer, answers.Refused, News, Snapshot, *AnySignal.__args__]
    given = {tag_of(request): answer for request, answer in answers.ANSWERS.items()}
    schemas, components = msgspec.json.schema_components(
        [requests.AnyRequest, *sent, *given.values()], ref_template="#/$defs/{name}"
    )
    received, *rest = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penny Papers, the wire",
        "version": requests.VERSION,
        "received": received,
        "sent": {"type": "array", "items": {"anyOf": rest[: len(sent)]}},
        "answers": dict(zip(given, rest[len(sent) :], strict=True)),
        "at_table": [
            tag_of(request)
            for request in requests.AnyRequest.__args__
            if issubclass(request, requests.AtTable)
        ],
        "adventures": list(ADVENTURES),
        "levels": list(LEVELS),
        "$defs": components,
    }


def tag_of(request: type[requests.Request]) -> str:
    tag = request.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
