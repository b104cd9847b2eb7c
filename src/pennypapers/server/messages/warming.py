"""The signal that is part of an answer as well."""

from __future__ import annotations

from msgspec import Struct


class Warming(Struct, frozen=True, tag_field="say", tag="warming", omit_defaults=True):
    """The server compiles, the first time that it runs: so many per cent are done, and the bots and hints of these
    adventures wait for it. Everybody who has said hello is told, and last without `percent`: everything is ready."""

    percent: int | None = None
    waiting: list[str] = []
