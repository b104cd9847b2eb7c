"""What there is to compile, in parts that processes of their own can compile side by side.

When a part is compiled, a stamp beside the compiled code says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from pennypapers.rules.compiled import RULES, cache_of, compiled_for, is_compiling, sources_digest


class Part(NamedTuple):
    """A part is compiled after the one that it needs. About so many functions are compiled for it, in about so many
    seconds: only what is told of the progress goes by these."""

    kind: str  # `rules`, then `bots` (and hints), then the `rest`, which analyses and the laboratory use
    adventure: str
    needs: str
    seconds: int
    functions: int

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.adventure}"

    @property
    def sources(self) -> Sequence[str]:
        return RULES if self.kind == "rules" else (*RULES, f"bots/{self.adventure}")


# In the order in which they are wanted; of two that could begin, the longer one first.
PARTS = (
    Part("rules", "valley", "", 8, 45),
    Part("rules", "temple", "", 5, 42),
    Part("bots", "valley", "rules-valley", 42, 69),
    Part("bots", "temple", "rules-temple", 14, 47),
    Part("rest", "valley", "bots-valley", 16, 97),
    Part("rest", "temple", "bots-temple", 10, 54),
)


def is_compiled(part: Part) -> bool:
    if not is_compiling():
        return True
    file = _stamp(part)
    try:
        return file is not None and file.exists()
    except OSError:  # whoever may not look has to compile
        return False


def rules_are_compiled() -> bool:
    """All that a person's turn needs."""
    return all(is_compiled(part) for part in PARTS if part.kind == "rules")


def missing_parts() -> list[Part]:
    """Those that are yet to be compiled."""
    return [part for part in PARTS if not is_compiled(part)]


def stamp(part: Part) -> None:
    """It is compiled."""
    file = _stamp(part)
    if file is not None:
        with suppress(OSError):  # on a full disk it is done again the next time
            file.write_text(compiled_for(), encoding="utf-8")


def _stamp(part: Part) -> Path | None:
    """A file beside the compiled code, of this name only while nothing has changed that it was made from."""
    kept_in = cache_of(*part.sources)
    if kept_in is None:
        return None
    made_from = hashlib.sha256((compiled_for() + sources_digest("warm_up")).encode()).hexdigest()[:16]
    return kept_in / f"{part.name}-{made_from}.ready"
