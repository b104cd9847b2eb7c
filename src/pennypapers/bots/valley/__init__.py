"""How the bots play the Valley.

In a turn: `bots.levels` calls `agent`, which looks up how the level plays. A turn has several steps, so whole turns are
put together by beam search (`beam`): step after step, keeping the few best sheets, and a discovery at the end. What a
sheet is worth is estimated by a value function, a small neural network (`value`) on features of the whole sheet
(`features`) and on patterns that are counted over all its spaces (`patterns`), with learned weights (`weights`). The
fast policy (`policy`) plays the best turn of a narrow beam. Stronger levels search: they compare the best turns by
sequential halving (`search`), playing each of them on for a few rounds with the fast policy. `decoding` turns what
compiled code wrote down into steps.

Learned beforehand, with `pennypapers lab train valley`: the weights (`training`). The fast policy plays solo games
(`self_play`), the network is fitted to what came of them by TD(lambda) (`learner`), and so on.

`hindsight` is about something else: the best game for dice that are all known, found by simulated annealing, with
`hindsight_plan` and `hindsight_changes`. `calls` has the compiled functions that Python calls, `copies` copies records,
and `compiled` says how these functions are compiled.
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
    from pennypapers.bots.valley.value import Network

_DISCOVERIES = ("jungle", "town", "range", "pyramid")


def _agent() -> Agent:
    from pennypapers.bots.valley import agent

    return agent


def _hindsight() -> type[HindsightSearch]:
    from pennypapers.bots.valley.hindsight import Search

    return Search


def _weights() -> WeightsFiles:
    from pennypapers.bots.valley import weights

    return weights


def _train(seed: int, tell: Tell) -> Network:
    from pennypapers.bots.valley import training

    return training.train(seed, tell)


VALLEY_BOTS = AdventureBots(
    adventure="valley",
    agent=_agent,
    hindsight=_hindsight,
    training=Training(_train, _weights, file_name="valley-weights.npz", signature=b"PK"),
    balance=BalanceFacts(maps=(*_DISCOVERIES, "structure"), wanted=_DISCOVERIES, filling="full"),
    compiling={"rules": Compiling(8, 45), "bots": Compiling(42, 69), "rest": Compiling(16, 97)},
)
