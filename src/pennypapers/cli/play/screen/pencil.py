"""A turn in pencil: the host keeps it, and answers every change with the sheet and what may come next."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from pennypapers.refusals import Refusal
from pennypapers.server.messages import requests
from pennypapers.server.messages.answers import DraftAnswer, Drawn, Legal, Reason


class Asking(Protocol):
    async def ask(self, what: type[requests.Request], **facts: Any) -> Any: ...


class Pencil:
    """The turn of one seat in one round, as a draft. `draft` is the host's last answer about it, and `inked` the sheet
    before its first step. The sheet is that of the seat `holds`, which in a hazard round is another player's."""

    def __init__(self, session: Asking, seat: int, round_: int, holds: int) -> None:
        self._session = session
        self._seat, self._holds = seat, holds
        self._lock = asyncio.Lock()
        self._past: list[tuple[str, ...]] = []
        self.round = round_
        self.revision = 0
        self.is_current = False  # whether the host's draft is known, and not perhaps another device's
        self.draft: DraftAnswer | None = None
        self.inked: Drawn | None = None
        self.refusal: Refusal | None = None  # why the last change was not possible

    @property
    def base(self) -> Legal | None:
        """What was legal before the part of the turn that may still change; None in a hazard round."""
        return (self.draft.legal_before or self.draft.legal or None) if self.draft else None

    async def begin(self) -> None:
        """Ask for the draft that the host has, perhaps from an earlier connection or another device."""
        async with self._lock:
            # An empty draft of an old revision is not taken, but answered with the newer one that the host has.
            answer = await self._ask(())
            nothing = not answer.steps
            self.inked = answer.drawn if nothing else await self._session.ask(requests.Look, seat=self._holds)
            self.draft, self.refusal, self.is_current = answer, None, True

    async def want(self, steps: tuple[str, ...]) -> None:
        """Give the draft these steps."""
        async with self._lock:
            if self._steps != steps:
                self._past.append(self._steps)
            await self._set(steps)

    async def undo(self) -> bool:
        """Go back to the draft before the last change; returns whether there was anything to undo."""
        async with self._lock:
            if not self._past and not self._steps:
                return False
            await self._set(self._past.pop() if self._past else self._steps[:-1])
            return True

    async def why(self, steps: tuple[str, ...]) -> None:
        """Ask the host why these steps are not legal; the draft is not changed."""
        reason: Reason | None = await self._session.ask(
            requests.Why, seat=self._seat, round=self.round, steps=list(steps)
        )
        self.refusal = _refusal(reason)

    @property
    def _steps(self) -> tuple[str, ...]:
        return tuple(self.draft.steps) if self.draft else ()

    async def _set(self, steps: tuple[str, ...]) -> None:
        self.revision += 1
        answer = await self._ask(steps)
        self.refusal = _refusal(answer.refused or None)
        if self.refusal:  # only the legal steps are left: draft these, so that they can be inked
            self.revision += 1
            answer = await self._ask(tuple(answer.steps))
        self.draft = answer

    async def _ask(self, steps: tuple[str, ...]) -> DraftAnswer:
        answer: DraftAnswer = await self._session.ask(
            requests.Draft, seat=self._seat, round=self.round, revision=self.revision, steps=list(steps)
        )
        self.revision = max(self.revision, answer.revision)
        return answer


def _refusal(reason: Reason | None) -> Refusal | None:
    return Refusal(reason.code, **reason.facts) if reason else None
