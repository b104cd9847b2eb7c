"""Turns in pencil: the last draft of each seat at a table. They are not in the log, but the store has them too, so that
they outlive the server."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from pennypapers.notation import read_steps, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import Step, Turn
from pennypapers.server.store import NotSaved, Store

_REVISION_BITS = 32


@dataclass(frozen=True)
class Draft:
    """The steps that a seat has in pencil in a round. Of two drafts the one with the higher revision counts."""

    round: int
    revision: int
    steps: tuple[Step, ...]
    turn: Turn | None = field(
        default=None, compare=False, repr=False
    )  # that they were tried in, if they were

    @property
    def texts(self) -> list[str]:
        """The steps as clients send them and are told them, and as the store has them."""
        return [write_step(step) for step in self.steps]


class Drafts:
    """The drafts at one table."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._drafts: dict[int, Draft] = {}
        self._hidden: dict[int, Draft] = {}  # of seats that another device has since: not for that one
        # By how much revisions are raised in the store, by seat and round: whoever has the seat now counts anew, and is
        # later.
        self._raised: dict[tuple[int, int], int] = {}

    def of(self, seat: int, round_: int) -> Draft | None:
        """The seat's draft of this round, if it has one."""
        draft = self._drafts.get(seat)
        return draft if draft and draft.round == round_ else None

    def for_table(self, seat: int, round_: int) -> Draft | None:
        """The draft that the table plays by: what was in pencil before the seat changed hands, if nothing is since."""
        draft, hidden = self.of(seat, round_), self._hidden.get(seat)
        return hidden if hidden and hidden.round == round_ and not (draft and draft.steps) else draft

    def hide(self, seat: int) -> None:
        """Another device has the seat: it begins with nothing, and is not shown what was in pencil."""
        draft = self._drafts.pop(seat, None)
        if draft:
            self._hidden.setdefault(seat, draft)  # of several it is the first whose seat it is
            self._raise(seat, draft)

    @contextmanager
    def changing_hands(self, seat: int, hidden: bool) -> Iterator[None]:
        """Within it a seat goes to another device, from which the draft is to be `hidden`. If that could not be done,
        everything is as before."""
        if hidden:
            self.hide(seat)
        try:
            yield
        except Refusal:
            if hidden:
                self.show_again(seat)
            raise

    def show_again(self, seat: int) -> None:
        """The device that had the seat before has it again, and what it had in pencil counts."""
        since, hidden = self._drafts.pop(seat, None), self._hidden.pop(seat, None)
        if since:
            self._raise(seat, since)
        if hidden:
            self._drafts[seat] = hidden

    async def give_back(self, seat: int) -> None:
        """The same, and the store has it too."""
        self.show_again(seat)
        if seat in self._drafts:
            await self._save(seat, self._drafts[seat])

    def _raise(self, seat: int, last: Draft) -> None:
        key = seat, last.round
        self._raised[key] = self._raised.get(key, 0) + last.revision + 1

    async def keep(self, seat: int, draft: Draft) -> None:
        """The draft counts from now on. If the disk does not take it, the one before counts again."""
        before = self.of(seat, draft.round)
        self._drafts[seat] = draft
        # An empty draft has nothing to lose: what everybody asks for when the dice are rolled is not written down.
        if not draft.steps and not (before and before.steps):
            return
        try:
            await self._save(seat, draft)
        except NotSaved:
            if self._drafts.get(seat) is draft:
                del self._drafts[seat]
                if before:
                    self._drafts[seat] = before
            raise

    async def _save(self, seat: int, draft: Draft) -> None:
        rank = _rank(draft, self._raised.get((seat, draft.round), 0))
        await self._store.save_draft(self._table_id, seat, rank, " ".join(draft.texts))

    def take_up(self, stored: Mapping[int, tuple[int, str]], lent: Collection[int]) -> None:
        """The drafts that the store has, by seat; `lent` are the seats that changed hands in this round."""
        for seat, (rank, text) in stored.items():
            round_, revision = divmod(rank, 1 << _REVISION_BITS)
            self._drafts[seat] = Draft(round_, revision, read_steps(text))
        for seat in lent:  # which of its devices drafted last is not known
            self.hide(seat)

    def drop_all_but(self, round_: int) -> None:
        """Only this round's drafts are of use."""
        self._drafts = {seat: draft for seat, draft in self._drafts.items() if draft.round == round_}
        self._hidden = {seat: draft for seat, draft in self._hidden.items() if draft.round == round_}
        self._raised = {key: raised for key, raised in self._raised.items() if key[1] == round_}


def _rank(draft: Draft, raised: int) -> int:
    """What the store calls the revision, by which it tells the later of two: a draft of a later round is later."""
    return draft.round << _REVISION_BITS | min(draft.revision + raised, (1 << _REVISION_BITS) - 1)
