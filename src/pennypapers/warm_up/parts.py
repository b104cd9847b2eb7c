"""What there is to compile, in parts that processes of their own can compile side by side.

When a part is compiled, a stamp beside the compiled code says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from pennypapers.bots.register import ADVENTURE_BOTS
from pennypapers.rules.compiled import RULES, cache_of, compiled_for, is_compiling, sources_digest


class Part(NamedTuple):
    """What one process compiles, after the part that it needs. `seconds` and `functions` are about what that takes on a
    small machine: only the progress that is shown depends on them."""

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


KINDS = ("rules", "bots", "rest")


def _parts() -> Iterator[Part]:
    for needed, kind in zip(("", *KINDS), KINDS, strict=False):
        for bots in sorted(ADVENTURE_BOTS.values(), key=lambda bots: -bots.compiling[kind].seconds):
            needs = f"{needed}-{bots.adventure}" if needed else ""
            yield Part(kind, bots.adventure, needs, *bots.compiling[kind])


# In the order in which they are wanted; of two that could begin, the longer one first.
PARTS = tuple(_parts())


def is_compiled(part: Part) -> bool:
    if not is_compiling():
        return True
    file = _stamp(part)
    try:
        return file is not None and file.exists()
    except OSError:  # the cache cannot be read, so it is of no use
        return False


def rules_are_compiled() -> bool:
    """Whether all is compiled that the turn of a person needs."""
    return all(is_compiled(part) for part in PARTS if part.kind == "rules")


def missing_parts() -> list[Part]:
    """The parts that are not compiled yet."""
    return [part for part in PARTS if not is_compiled(part)]


def stamp(part: Part) -> None:
    """Note that a part is compiled."""
    file = _stamp(part)
    if file is not None:
        with suppress(OSError):  # on a full disk the part is compiled again the next time
            file.write_text(compiled_for(), encoding="utf-8")


def _stamp(part: Part) -> Path | None:
    """The stamp, a file beside the compiled code. Its name changes with everything that the code was made from, so an
    old stamp counts for nothing."""
    kept_in = cache_of(*part.sources)
    if kept_in is None:
        return None
    made_from = hashlib.sha256((compiled_for() + sources_digest("warm_up")).encode()).hexdigest()[:16]
    return kept_in / f"{part.name}-{made_from}.ready"
