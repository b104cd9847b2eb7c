"""How the bots play the Temple.

In a turn: `bots.levels` calls `agent`, which looks up how the level plays (`levels`). The fast policy (`policy`) lists
every mark that the roll allows, a mark being a number in a space or a mummy in a space, and takes the one with the
highest value. The value is a linear function of the mark's features (`evaluation`, `features`) with learned weights
(`weights`). What the marks of a turn have in common is worked out once, in a record that all of these functions share
(`workspace`, `chances`). Weaker levels overlook some marks and misjudge the others. The strongest one searches: it
compares marks by sequential halving (`halving`), playing each of them out to the end of the game with the fast policy
(`playouts`). `decoding` turns the chosen mark into steps.

Learned beforehand, with `pennypapers lab train temple`: the weights (`training`), first by policy gradient in games of
the policy (`policy_gradient`), then by least squares on rollouts of single turns (`rollout_regression`).

`hindsight` is about something else: the best game for dice that are all known, found by simulated annealing. `calls`
has the compiled functions that Python calls, and `compiled` says how they are compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypapers.bots.adventure_bots import (
    AdventureBots,
    Agent,
    BalanceFacts,
    Compiling,
    HindsightSearch,
    Tell,
    Training,
    WeightsFiles,
)

if TYPE_CHECKING:
    from pennypapers.bots.temple.evaluation import Weights


def _agent() -> Agent:
    from pennypapers.bots.temple import agent

    return agent


def _hindsight() -> type[HindsightSearch]:
    from pennypapers.bots.temple.hindsight import Search

    return Search


def _weights() -> WeightsFiles:
    from pennypapers.bots.temple import weights

    return weights


def _train(seed: int, tell: Tell) -> Weights:
    from pennypapers.bots.temple import training

    return training.train(seed, lambda progress: tell(training.describe(progress)))


TEMPLE_BOTS = AdventureBots(
    adventure="temple",
    agent=_agent,
    hindsight=_hindsight,
    training=Training(_train, _weights, file_name="temple-weights.txt"),
    balance=BalanceFacts(maps=("run", "group")),
    compiling={"rules": Compiling(5, 42), "bots": Compiling(14, 47), "rest": Compiling(10, 54)},
)
