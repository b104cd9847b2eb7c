"""Thinking about one decision: the marks that are possible, and their playouts.

The marks are halved again and again, so that most playouts go to those that are hard to tell apart. Playouts also teach
those after them: a mark that was on the sheets of the better ones is played sooner in the next.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget, Situation
from pennypapers.bots.temple import calls
from pennypapers.bots.temple.levels import LevelPolicy
from pennypapers.bots.temple.playouts import MARK, MOST_MARKS, list_marks, play_out_marks
from pennypapers.rules.randomness import generators

# The first marks are tried if the first quarter of the playouts gives each of them a few. Among those that the policy
# ranks lower a good one is rare: they are tried only if there is time enough to tell it from the lucky ones.
_FIRST_MARKS = 32
_PLAYOUTS_EACH = 8
_PLAYOUTS_EACH_OF_MORE = 24
_PLAYOUTS_A_SECOND = 12_000  # roughly
_BONUS_SHARE, _BONUS_PRIOR = 0.5, 30.0  # how far hunches are followed, and how many playouts make half of one
_SLICE = 64  # playouts between two looks at the clock, and at what was learned

Places = NDArray[np.int64]


class HalvingSearch:
    """`marks` are all marks that the roll allows; places are their places in it."""

    def __init__(self, situation: Situation, policy: LevelPolicy, seed: int) -> None:
        self.seed = seed
        self.roll = situation.roll.number
        self.solo = situation.solo
        self.weights = policy.weights_for(situation.solo)
        self.layouts = situation.sheet.layout.records
        self.sheets = np.concatenate([situation.sheet.records] * 2)
        self.workspaces = calls.new_workspace(self.layouts)
        self.action_totals = np.zeros((*self.workspaces["playout_bonus"].shape[1:], 2))
        marks = np.zeros(MOST_MARKS, MARK)
        count = list_marks(
            self.layouts, self.sheets, self.workspaces, self.weights, self.roll, self.solo, marks
        )
        self.marks = marks[: max(count, 1)]  # where nothing can be written the only turn is a pass: all zeros

    def mark(self, place: int) -> tuple[int, int]:
        """The number and the space."""
        return int(self.marks[place]["number"]), int(self.marks[place]["space"])

    def best_first(self, values: NDArray[np.float64]) -> Places:
        return np.argsort(-values, kind="stable")

    def run(
        self, budget: Budget, fewest: int, also: Iterable[int] = ()
    ) -> tuple[Places, NDArray[np.float64]]:
        """The places of the marks that were tried, the best first, and the stars each may be expected to end with.
        Those in `also` are tried to the end, and the best `fewest`."""
        chosen = self.best_first(self.marks["value"])[: self._most(budget)]
        kept = np.array(sorted(set(also)), np.int64)
        chosen = np.concatenate([chosen, kept[~np.isin(kept, chosen)]])
        rounds = max(1, int(np.ceil(np.log2(max(1.0, len(chosen) / fewest)))))
        played = 0
        history = []
        begun = time.perf_counter() if budget.seconds else 0.0
        for number in range(rounds):
            end = begun + budget.seconds * (number + 1) / rounds
            for some in self._seeds(budget.playouts // rounds, end, len(chosen), played):
                self._update_playout_bonus()
                self._play_out(chosen, some)
                played += len(some)
            means = np.full(len(self.marks), np.nan)
            means[chosen] = self.marks["stars"][chosen] / played
            history.append(means)
            ranked = chosen[self.best_first(means[chosen])]
            if number < rounds - 1:
                half = max(fewest, (len(ranked) + 1) // 2)
                chosen = ranked[(np.arange(len(ranked)) < half) | np.isin(ranked, kept)]
            else:
                chosen = ranked
        stars = _on_equal_dice(history, chosen)
        known = np.concatenate([chosen, np.setdiff1d(np.flatnonzero(~np.isnan(stars)), chosen)])
        return known[self.best_first(stars[known])], stars

    def _most(self, budget: Budget) -> int:
        """How many marks are tried."""
        quarter = int(budget.playouts or budget.seconds * _PLAYOUTS_A_SECOND) // 4
        return max(2, min(quarter // _PLAYOUTS_EACH, _FIRST_MARKS), quarter // _PLAYOUTS_EACH_OF_MORE)

    def _seeds(self, playouts: int, end: float, chosen: int, played: int) -> Iterator[NDArray[np.uint64]]:
        """The luck of one round's playouts, in slices: so many, or, if there is an end, until the clock is there."""
        size = max(1, _SLICE // chosen)
        last = played + max(1, playouts // chosen)
        while True:
            some = size if end else min(size, last - played)
            yield generators(self.seed, played, some)
            played += some
            if time.perf_counter() >= end if end else played == last:
                return

    def _play_out(self, chosen: Places, seed: NDArray[np.uint64]) -> None:
        play_out_marks(
            self.layouts,
            self.sheets,
            self.workspaces,
            self.weights,
            calls.NOISELESS,
            self.roll,
            self.solo,
            self.marks,
            chosen,
            seed,
            self.action_totals,
        )

    def _update_playout_bonus(self) -> None:
        """Let the playouts to come favour the marks that those so far ended well with: what features know about all
        sheets, these know about this one."""
        counts, stars = self.action_totals[..., 0], self.action_totals[..., 1]
        mean = stars.sum() / max(counts.sum(), 1.0)
        self.workspaces["playout_bonus"][0] = _BONUS_SHARE * (stars - mean * counts) / (counts + _BONUS_PRIOR)


def _on_equal_dice(history: list[NDArray[np.float64]], last: Places) -> NDArray[np.float64]:
    """The stars of every mark as if all had been tried to the end: those that were left out earlier had the luck of
    fewer playouts, so what the last ones had more or less from then on is added."""
    final = history[-1]
    stars = np.full(len(final), np.nan)
    for means in history:
        known = ~np.isnan(means)
        stars[known] = means[known] + (final[last] - means[last]).mean()
    # Who was left out is not the best, whatever few playouts said.
    stars[stars > final[last].max()] = final[last].max()
    return stars
