"""A turn in pencil: kept by the host, which answers every change with the sheet and what may come next."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from pennypapers.cli.terminal.hand import without_reveal
from pennypapers.refusals import Refusal
from pennypapers.server import messages as wire
from pennypapers.server.answers import DraftAnswer, Drawn, Legal


class Asking(Protocol):
    async def ask(self, what: type[wire.Request], **facts: Any) -> Any: ...


class Pencil:
    """`draft` is the turn as it stands. `base` is what was legal before the part that may still change: in the Temple
    the number, in the Valley the discovery; nothing in a hazard round. The host answers one question at a time, so some
    changes take two drafts."""

    def __init__(self, session: Asking, seat: int, round_: int) -> None:
        self._session = session
        self._seat = seat
        self._lock = asyncio.Lock()
        self._past: list[tuple[str, ...]] = []
        self._bases: dict[tuple[str, ...], DraftAnswer] = {}
        self._is_temple = False
        self.round = round_
        self.revision = 0
        self.is_current = False
        self.draft: DraftAnswer | None = None
        self.refusal: Refusal | None = None  # why the last change was not possible

    @property
    def inked(self) -> Drawn | None:
        """The sheet before the first step."""
        start = self._bases.get(())
        return start.drawn if start else None

    @property
    def base(self) -> Legal | None:
        known = self._bases.get(self._base_of(tuple(self.draft.steps))) if self.draft else None
        return known.legal or None if known else None

    async def begin(self) -> None:
        """Hear what is in pencil, from an earlier connection or another device."""
        async with self._lock:
            answer = await self._ask(())  # of two drafts the later counts, so that an earlier one is answered
            self._is_temple = answer.drawn.sheet.startswith("adventure: temple")
            self.revision = answer.revision
            kept = tuple(answer.steps)
            self.revision += 1
            self._learn((), await self._ask(()))
            await self._set(kept)
            self.is_current = True

    async def want(self, steps: tuple[str, ...]) -> None:
        """These steps from now on."""
        async with self._lock:
            before = tuple(self.draft.steps) if self.draft else ()
            if before != steps:
                self._past.append(before)
            await self._set(steps)

    async def undo(self) -> bool:
        """As it was before; whether there was anything."""
        async with self._lock:
            now = tuple(self.draft.steps) if self.draft else ()
            if not self._past and not now:
                return False
            await self._set(self._past.pop() if self._past else now[:-1])
            return True

    async def why(self, steps: tuple[str, ...]) -> None:
        """Ask the host why this cannot be, and put back what was."""
        async with self._lock:
            before = tuple(self.draft.steps) if self.draft else ()
            self.revision += 1
            answer = await self._ask(steps)
            await self._set(before)
            self.refusal = _refusal(answer)

    async def _set(self, steps: tuple[str, ...]) -> None:
        base = self._base_of(steps)
        if base not in self._bases and base != steps:
            self.revision += 1
            self._learn(base, await self._ask(base))
        self.revision += 1
        answer = await self._ask(steps)
        self.refusal = _refusal(answer)
        if self.refusal:  # a step that no longer fits: what is left is drafted again, so that it can be inked
            steps = tuple(answer.steps)
            self.revision += 1
            answer = await self._ask(steps)
        if self._base_of(steps) == steps:
            self._learn(steps, answer)
        self.draft = answer

    def _learn(self, steps: tuple[str, ...], answer: DraftAnswer) -> None:
        self._bases[steps] = answer

    def _base_of(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        is_hazard = any(step.startswith("!") for step in steps)
        return () if self._is_temple or is_hazard else without_reveal(steps)

    async def _ask(self, steps: tuple[str, ...]) -> DraftAnswer:
        answer: DraftAnswer = await self._session.ask(
            wire.Draft, seat=self._seat, round=self.round, revision=self.revision, steps=list(steps)
        )
        self.revision = max(self.revision, answer.revision)
        return answer


def _refusal(answer: DraftAnswer) -> Refusal | None:
    return Refusal(answer.refused.code, **answer.refused.facts) if answer.refused else None
