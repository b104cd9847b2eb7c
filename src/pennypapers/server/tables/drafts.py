"""Turns in pencil: the last draft of each seat at a table. They are not in the log, but the store has them too, so that
they outlive the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pennypapers.notation import read_steps, write_step
from pennypapers.rules import Step
from pennypapers.server.store import NotSaved, Store

_REVISION_BITS = 32


@dataclass(frozen=True)
class Draft:
    """The steps that a seat has in pencil in a round. Of two drafts the one with the higher revision counts."""

    round: int
    revision: int
    steps: tuple[Step, ...]

    @cached_property
    def texts(self) -> list[str]:
        """The steps as clients send them and are told them, and as the store has them."""
        return [write_step(step) for step in self.steps]


class Drafts:
    """The drafts at one table."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._drafts: dict[int, Draft] = {}

    def of(self, seat: int, round_: int) -> Draft | None:
        """The seat's draft of this round, if it has one."""
        draft = self._drafts.get(seat)
        return draft if draft and draft.round == round_ else None

    async def keep(self, seat: int, draft: Draft) -> None:
        """The draft counts from now on. If the disk does not take it, the one before counts again."""
        before = self.of(seat, draft.round)
        self._drafts[seat] = draft
        # An empty draft has nothing to lose: what everybody asks for when the dice are rolled is not written down.
        if not draft.steps and not (before and before.steps):
            return
        try:
            await self._store.save_draft(self._table_id, seat, _rank(draft), " ".join(draft.texts))
        except NotSaved:
            if self._drafts.get(seat) is draft:
                del self._drafts[seat]
                if before:
                    self._drafts[seat] = before
            raise

    def take_up(self, stored: Mapping[int, tuple[int, str]]) -> None:
        """The drafts that the store has, by seat."""
        for seat, (rank, text) in stored.items():
            round_, revision = divmod(rank, 1 << _REVISION_BITS)
            self._drafts[seat] = Draft(round_, revision, read_steps(text))

    def drop_all_but(self, round_: int) -> None:
        """Only this round's drafts are of use."""
        self._drafts = {seat: draft for seat, draft in self._drafts.items() if draft.round == round_}


def _rank(draft: Draft) -> int:
    """What the store calls the revision, by which it tells the later of two: a draft of a later round is later."""
    return draft.round << _REVISION_BITS | draft.revision
