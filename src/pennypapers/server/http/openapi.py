"""The OpenAPI document, generated from the list of endpoints and their structs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pennypapers import __version__
from pennypapers.server.http.endpoint import Endpoint
from pennypapers.server.messages.answers import Reason
from pennypapers.server.tables.codes import ALPHABET, LENGTH

LARGEST_NUMBER = 9999

_PARAMETERS: dict[str, dict[str, Any]] = {
    "{id}": {"type": "string", "minLength": 1},
    "{code}": {"type": "string", "pattern": f"^[{ALPHABET}]{{{LENGTH}}}$"},
    "{number}": {"type": "integer", "minimum": 0, "maximum": LARGEST_NUMBER},
}


def openapi_document(endpoints: Sequence[Endpoint], sub_path: str = "") -> dict[str, Any]:
    structs = [
        struct
        for endpoint in endpoints
        for struct in (endpoint.gives, endpoint.unfinished, endpoint.unwell)
        if struct is not None
    ]
    schemas, components = msgspec.json.schema_components(
        [Reason, *structs], ref_template="#/components/schemas/{name}"
    )
    refusal, *given = schemas
    schemas_in_order = iter(given)
    paths = {
        endpoint.path: {
            "get": {
                "summary": endpoint.says,
                "parameters": _parameters(endpoint.path),
                "responses": _responses(endpoint, schemas_in_order, refusal),
            }
        }
        for endpoint in endpoints
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Penny Papers", "version": __version__},
        **({"servers": [{"url": sub_path}]} if sub_path else {}),
        "paths": paths,
        "components": {"schemas": components},
    }


def _responses(endpoint: Endpoint, schemas: Iterator[Any], refusal: Any) -> dict[str, Any]:
    """What an endpoint may answer, by status. `schemas` has those of its structs next, in the order of its fields."""

    def described(says: str, schema: Any, kind: str = "application/json") -> dict[str, Any]:
        return {"description": says, "content": {kind: {"schema": schema}}}

    if endpoint.gives is None:
        responses = {"200": described(endpoint.says, {"type": "string"}, endpoint.kind)}
    else:
        responses = {"200": described(endpoint.says, next(schemas))}
    if endpoint.unfinished is not None:
        responses["202"] = described("It is being worked out.", next(schemas))
    if endpoint.unwell is not None:
        responses["503"] = described("Something is wrong.", next(schemas))
    responses["429"] = described("Too many requests.", refusal)
    if endpoint.refuses:
        responses["404"] = described("There is none.", refusal)
        responses["503"] = described("The store does not answer just now.", refusal)
    return responses


def _parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name.strip("{}"), "in": "path", "required": True, "schema": schema}
        for name, schema in _PARAMETERS.items()
        if name in path
    ]
