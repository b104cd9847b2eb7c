"""The search for the best mark of one turn, by sequential halving (Karnin, Koren and Somekh, 2013).

The marks that look best get some playouts each, the better half of them some more, and so on until few are left: so
most playouts go to the marks that are hard to tell apart. All marks are played out with the same random seeds (common
random numbers), as a difference between two marks is then seen with fewer playouts. The playouts also learn within one
search: marks that were on the final sheets of the better playouts get a bonus in the following ones (the move-average
sampling technique, MAST, of Finnsson and Björnsson, 2008).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget, Situation
from pennypapers.bots.temple import calls
from pennypapers.bots.temple.levels import LevelPolicy
from pennypapers.bots.temple.playouts import MARK, MOST_MARKS, STAR_KINDS, Ends, list_marks, play_out_marks
from pennypapers.rules.randomness import generators

# How many marks the search begins with: as many as a quarter of its playouts can give 8 each, up to 32. A good mark is
# rare among those that the policy ranks lower, so more than 32 are tried only if that quarter can give all of them 24:
# with fewer playouts one that had good dice would be taken for a good one.
_FIRST_MARKS = 32
_PLAYOUTS_EACH = 8
_PLAYOUTS_EACH_OF_MORE = 24
_PLAYOUTS_A_SECOND = 12_000  # a rough figure, to turn a budget of seconds into one of playouts
# The bonus of a mark is this share of its mean advantage; a mark seen in 30 playouts gets half of what many would give.
_BONUS_SHARE, _BONUS_PRIOR = 0.5, 30.0
_SLICE = 64  # playouts between two looks at the clock, and between two updates of the bonus

Places = NDArray[np.int64]


class HalvingSearch:
    """`marks` has a row for every mark that the roll allows. The methods name a mark by its place, the index of its
    row. With `recording` the search remembers how many stars of each kind every playout ended with."""

    def __init__(
        self, situation: Situation, policy: LevelPolicy, seed: int, *, recording: bool = False
    ) -> None:
        self.seed = seed
        self.recording = recording
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
        # Where nothing can be written a single row of zeros is left, which stands for the pass.
        self.marks = marks[: max(count, 1)]
        self._ends: list[list[Ends]] = [[] for _ in self.marks]

    def mark(self, place: int) -> tuple[int, int]:
        """The number and the space of the mark at this place."""
        return int(self.marks[place]["number"]), int(self.marks[place]["space"])

    def ends(self, place: int) -> Ends:
        """Of every playout of the mark at this place, in the order of their seeds, the stars of each kind."""
        return np.concatenate(self._ends[place] or [np.zeros((0, len(STAR_KINDS)), np.int64)])

    def best_first(self, values: NDArray[np.float64]) -> Places:
        return np.argsort(-values, kind="stable")

    def run(
        self, budget: Budget, fewest: int, also: Iterable[int] = ()
    ) -> tuple[Places, NDArray[np.float64]]:
        """Search, and return the places of the marks that were played out, the best first, and by place the stars that
        each is expected to end with. The halving stops when `fewest` marks are left; marks in `also` stay in to the
        end."""
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
        """How many marks the search begins with."""
        quarter = int(budget.playouts or budget.seconds * _PLAYOUTS_A_SECOND) // 4
        return max(2, min(quarter // _PLAYOUTS_EACH, _FIRST_MARKS), quarter // _PLAYOUTS_EACH_OF_MORE)

    def _seeds(self, playouts: int, end: float, chosen: int, played: int) -> Iterator[NDArray[np.uint64]]:
        """The random seeds for the playouts of one round of halving, slice by slice: as many as `playouts` allows, or,
        by a budget of seconds, until the clock shows `end`."""
        size = max(1, _SLICE // chosen)
        last = played + max(1, playouts // chosen)
        while True:
            some = size if end else min(size, last - played)
            yield generators(self.seed, played, some)
            played += some
            if time.perf_counter() >= end if end else played == last:
                return

    def _play_out(self, chosen: Places, seed: NDArray[np.uint64]) -> None:
        room = len(chosen) if self.recording else 0
        ends = np.zeros((room, len(seed), len(STAR_KINDS)), np.int64)
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
            ends,
        )
        for place, of_mark in zip(chosen.tolist(), ends, strict=False):
            self._ends[place].append(of_mark)

    def _update_playout_bonus(self) -> None:
        """Give the marks that earlier playouts ended well with a bonus in the following ones. The weights of the
        features are the same for all sheets; the bonus is about this one."""
        counts, stars = self.action_totals[..., 0], self.action_totals[..., 1]
        mean = stars.sum() / max(counts.sum(), 1.0)
        self.workspaces["playout_bonus"][0] = _BONUS_SHARE * (stars - mean * counts) / (counts + _BONUS_PRIOR)


def _on_equal_dice(history: list[NDArray[np.float64]], last: Places) -> NDArray[np.float64]:
    """The mean stars of every mark as if all had been played out equally often. Marks that were left out early had only
    the first dice, which may have been better or worse than those that followed: so the mean change that the last marks
    saw from then on is added to theirs."""
    final = history[-1]
    stars = np.full(len(final), np.nan)
    for means in history:
        known = ~np.isnan(means)
        stars[known] = means[known] + (final[last] - means[last]).mean()
    # A mark that was left out is not shown as the best one, even if this estimate is higher.
    stars[stars > final[last].max()] = final[last].max()
    return stars
