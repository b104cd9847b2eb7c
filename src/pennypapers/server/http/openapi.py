"""The OpenAPI document, generated from the list of addresses and their structs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pennypapers import __version__
from pennypapers.server.http.address import Address
from pennypapers.server.messages.answers import Reason
from pennypapers.server.tables.codes import ALPHABET, LENGTH

LARGEST_NUMBER = 9999

_PARAMETERS: dict[str, dict[str, Any]] = {
    "{id}": {"type": "string", "minLength": 1},
    "{code}": {"type": "string", "pattern": f"^[{ALPHABET}]{{{LENGTH}}}$"},
    "{number}": {"type": "integer", "minimum": 0, "maximum": LARGEST_NUMBER},
}


def openapi_document(addresses: Sequence[Address], sub_path: str = "") -> dict[str, Any]:
    structs = [
        struct
        for address in addresses
        for struct in (address.gives, address.unfinished, address.unwell)
        if struct is not None
    ]
    schemas, components = msgspec.json.schema_components(
        [Reason, *structs], ref_template="#/components/schemas/{name}"
    )
    refusal, *given = schemas
    schemas_in_order = iter(given)
    paths = {
        address.path: {
            "get": {
                "summary": address.says,
                "parameters": _parameters(address.path),
                "responses": _responses(address, schemas_in_order, refusal),
            }
        }
        for address in addresses
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Penny Papers", "version": __version__},
        **({"servers": [{"url": sub_path}]} if sub_path else {}),
        "paths": paths,
        "components": {"schemas": components},
    }


def _responses(address: Address, schemas: Iterator[Any], refusal: Any) -> dict[str, Any]:
    """What an address may answer, by status. `schemas` has those of its structs next, in the order of its fields."""

    def described(says: str, schema: Any, kind: str = "application/json") -> dict[str, Any]:
        return {"description": says, "content": {kind: {"schema": schema}}}

    if address.gives is None:
        responses = {"200": described(address.says, {"type": "string"}, address.kind)}
    else:
        responses = {"200": described(address.says, next(schemas))}
    if address.unfinished is not None:
        responses["202"] = described("It is being worked out.", next(schemas))
    if address.unwell is not None:
        responses["503"] = described("Something is wrong.", next(schemas))
    responses["429"] = described("Too many requests.", refusal)
    if address.refuses:
        responses["404"] = described("There is none.", refusal)
        responses["503"] = described("The store does not answer just now.", refusal)
    return responses


def _parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name.strip("{}"), "in": "path", "required": True, "schema": schema}
        for name, schema in _PARAMETERS.items()
        if name in path
    ]
