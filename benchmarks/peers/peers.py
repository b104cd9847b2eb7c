"""Random playouts of other libraries, in decisions per second on one core.

Run by an environment of its own, never by the project's. `ensure` in environment.py, beside this file,
makes it; by hand:

    python -m venv .cache/peers-venv
    .cache/peers-venv/bin/python -m pip install --no-deps -r benchmarks/peers/requirements.txt
    .cache/peers-venv/bin/python benchmarks/peers/peers.py --seconds 5 --json

Every peer plays whole games from the start, each decision uniformly random among the legal actions, and is
given the fastest way found to do so with its published interface. Only players' decisions count: chance
(tiles, dice) is sampled, and its time is in the measure, but it is no decision.

- `open_spiel NAME`: the loop of OpenSpiel's own Python example, with cheaper sampling than the example's.
- `open_spiel NAME (C++ loop)`: the same games, each played through inside the library by one call.
- `pgx 2048`: a jitted, vmapped batch whose finished games start anew at once, many steps a call.
"""

import argparse
import gc
import importlib
import json
import os
import random
import time
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

SEED = 20480
OPEN_SPIEL_GAMES = ("2048", "backgammon")
# Games between two looks at the clock, where the library plays whole games by itself.
GAMES_A_TURN = 20
# Pgx: games side by side, steps between two batches of fresh starts, and such rounds in one jitted call
# (about a tenth of a second a call: Python's share vanishes, and the clock is still looked at often).
BATCH = 1024
STEPS_A_ROUND = 8
ROUNDS_A_CALL = 32


class Count(NamedTuple):
    """What was played, and the time it took."""

    games: int
    decisions: int
    seconds: float


def open_spiel_loop(name: str, seconds: float) -> Count:
    """Play `name` by OpenSpiel's Python interface, one node at a time."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    chance = int(pyspiel.PlayerId.CHANCE)
    uniform = random.Random(SEED).random
    games = decisions = 0
    start = time.perf_counter()
    while (now := time.perf_counter()) < start + seconds:
        state = game.new_initial_state()
        current_player, legal_actions = state.current_player, state.legal_actions
        chance_outcomes, apply_action = state.chance_outcomes, state.apply_action
        while True:
            # One call tells the kind of node; is_terminal and is_chance_node would each work it out again.
            player = current_player()
            if player >= 0:
                actions = legal_actions()
                apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
            elif player == chance:
                left = uniform()
                for outcome in chance_outcomes():
                    left -= outcome[1]
                    if left < 0:
                        break
                apply_action(outcome[0])
            else:
                break
        games += 1
    return Count(games, decisions, now - start)


def open_spiel_compiled(name: str, seconds: float) -> Count:
    """Play `name` by OpenSpiel's own C++ game loop and random bots: a call a game."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    seeds = random.Random(SEED)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        played = []
        start = time.perf_counter()
        for _ in range(GAMES_A_TURN):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
            played.append(state)
        spent += time.perf_counter() - start
        # Counted off the clock: the library does not tell, and reading the histories is not playing.
        games += len(played)
        decisions += sum(step.player >= 0 for state in played for step in state.full_history())
    return Count(games, decisions, spent)


def pgx_batch(name: str, seconds: float) -> Count:
    """Play a batch of `name` by Pgx, with every game of the batch under way at every step."""
    # Read when jax is first imported. The core's pinning already confines its threads; this avoids idle ones.
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax = importlib.import_module("jax")
    jnp = importlib.import_module("jax.numpy")
    env = importlib.import_module("pgx").make(name)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def pick(key: Any, legal: Any) -> Any:
        # One uniform number a game, against one and a logarithm for every action by a categorical draw.
        ranks = jnp.cumsum(legal, axis=1)
        number = ranks[:, -1]
        uniform = jax.random.uniform(key, (BATCH,))
        # Rounding may carry the product up to the number itself, which no action has for a rank.
        chosen = jnp.minimum((uniform * number).astype(jnp.int32), number - 1)
        return jnp.argmax(ranks > chosen[:, None], axis=1)

    def play_round(_: Any, carry: Any) -> Any:
        # Pgx's auto-reset makes a fresh start for every game at every step. One for every game at every round
        # does: two tiles grow by one a move, so no game of 2048 ends twice within a round of 8 steps.
        state, key, games, decisions = carry
        key, fresh_key = jax.random.split(key)
        fresh = init(jax.random.split(fresh_key, BATCH))

        def play_step(_: Any, carry: Any) -> Any:
            state, key, games, decisions = carry
            key, pick_key, step_key = jax.random.split(key, 3)
            decisions += (~state.terminated).sum()
            after = step(state, pick(pick_key, state.legal_action_mask), jax.random.split(step_key, BATCH))
            done = after.terminated

            def restart(start: Any, ongoing: Any) -> Any:
                return jnp.where(done.reshape((BATCH,) + (1,) * (ongoing.ndim - 1)), start, ongoing)

            # Random play looks at no observation: kept as it was, the compiler drops the making of a new one.
            then = jax.tree_util.tree_map(restart, fresh, after).replace(observation=state.observation)
            return then, key, games + done.sum(), decisions

        return jax.lax.fori_loop(0, STEPS_A_ROUND, play_step, (state, key, games, decisions))

    def play(state: Any, key: Any) -> Any:
        zero = jnp.int32(0)
        return jax.lax.fori_loop(0, ROUNDS_A_CALL, play_round, (state, key, zero, zero))

    # The old states' memory is given over to the new ones.
    play = jax.jit(play, donate_argnums=0)
    key, init_key = jax.random.split(jax.random.key(SEED))
    state = jax.jit(init)(jax.random.split(init_key, BATCH))
    # Compiles; and after some games' length the batch is at every stage of the game, as it then stays.
    for _ in range(2):
        state, key, _, _ = jax.block_until_ready(play(state, key))

    games = decisions = 0
    start = time.perf_counter()
    while (now := time.perf_counter()) < start + seconds:
        state, key, more_games, more_decisions = play(state, key)
        games += int(more_games)
        decisions += int(more_decisions)
    return Count(games, decisions, now - start)


def measure(seconds: float) -> Iterator[tuple[str, str, Count]]:
    """Measure every peer: its name, its version, its count."""
    release = version("open_spiel")
    for game in OPEN_SPIEL_GAMES:
        yield f"open_spiel {game}", release, open_spiel_loop(game, seconds)
        yield f"open_spiel {game} (C++ loop)", release, open_spiel_compiled(game, seconds)
    # Last: while the others are measured, jax's threads are not there.
    yield "pgx 2048", version("pgx"), pgx_batch("2048", seconds)


def main() -> None:
    """Measure every peer on one core and print a line for each."""
    parser = argparse.ArgumentParser(description="Random playouts of other libraries on one core.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each peer (default 5)")
    parser.add_argument("--cpu", type=int, help="the one core to use (default: the last that is allowed)")
    parser.add_argument("--json", action="store_true", help="print a JSON object a line")
    options = parser.parse_args()
    # Before any peer is imported: its threads inherit the core.
    core = max(os.sched_getaffinity(0)) if options.cpu is None else options.cpu
    os.sched_setaffinity(0, {core})
    # As timeit does: the collector's pauses are not the peers' doing.
    gc.disable()

    for name, release, count in measure(options.seconds):
        rate = count.decisions / count.seconds
        if options.json:
            line = {"name": name, "version": release, **count._asdict(), "decisions_per_second": rate}
            print(json.dumps(line), flush=True)
        else:
            print(f"{name:32} {release:8} {rate:12,.0f} decisions/s ({count.games:,} games)", flush=True)


if __name__ == "__main__":
    main()
