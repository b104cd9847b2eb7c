"""The commands of the lab and their options."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App

import pennypapers
from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.usage import needs
from pennypapers.processes.cores import cores

MOST_PLAYERS = 100
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 1000
MOST_SEED = (1 << 63) - 1


def add_lab(app: App, make: CommandMaker) -> None:
    """Add these commands to the program."""
    speech, option, number = make.speech, make.option, make.number
    seed_option = number("lab-help-seed", "--seed", 0, MOST_SEED)
    games_option = number("lab-help-games", "--games", 1, MOST_GAMES)
    think_option = option("lab-help-think", "--think")
    patience_option = option("lab-help-patience", "--patience")
    workers_option = number("lab-help-workers", "--workers", 1, MOST_WORKERS)
    cluster_option = option("lab-help-cluster", "--cluster")
    json_option = option("help-json", "--json")

    @make.command(
        app,
        "simulate",
        "lab-help-simulate",
        "simulate [--sheet SHEET] [--players N] [--bots BOT,…] [--games N] [--seed N] [--out DIR] [--json] …",
    ).default
    def simulate(
        *,
        sheet: Annotated[str, option("lab-help-sheet", "--sheet")] = "",
        players: Annotated[int | None, number("lab-help-players", "--players", 1, MOST_PLAYERS)] = None,
        bots: Annotated[str, option("lab-help-bots", "--bots")] = "voyager",
        games: Annotated[int, games_option] = 200,
        seed: Annotated[int, seed_option] = 1,
        think: Annotated[str, think_option] = "",
        patience: Annotated[str, patience_option] = "10s",
        strict: Annotated[bool, option("help-play-strict", "--pencil-strict")] = False,
        out: Annotated[Path | None, option("lab-help-out", "--out")] = None,
        as_json: Annotated[bool, json_option] = False,
        workers: Annotated[int, workers_option] = cores(),
        cluster: Annotated[str, cluster_option] = "",
    ) -> int:
        from pennypapers.cli.lab.files import status_of
        from pennypapers.cli.lab.options import GameOptions
        from pennypapers.cli.lab.runner import GameRunner
        from pennypapers.cli.lab.simulate import simulate

        runner = GameRunner(speech, as_json, workers, cluster)
        options = GameOptions(games, seed, think, patience)
        return status_of(speech, lambda: simulate(runner, options, sheet, bots, players, strict, out))

    @make.command(
        app,
        "duel",
        "lab-help-duel",
        "duel BOT BOT [--sheet SHEET] [--games N] [--together] [--seed N] [--json] …",
    ).default
    def duel(
        first: Annotated[str, make.argument("lab-help-duel-bot", "BOT")],
        second: Annotated[str, make.argument("lab-help-duel-bot", "BOT")],
        /,
        *,
        sheet: Annotated[str, option("lab-help-sheet", "--sheet")] = "",
        games: Annotated[int, number("lab-help-pairs", "--games", 1, MOST_GAMES)] = 200,
        together: Annotated[bool, option("lab-help-together", "--together")] = False,
        seed: Annotated[int, seed_option] = 1,
        think: Annotated[str, think_option] = "",
        patience: Annotated[str, patience_option] = "10s",
        as_json: Annotated[bool, json_option] = False,
        workers: Annotated[int, workers_option] = cores(),
        cluster: Annotated[str, cluster_option] = "",
    ) -> int:
        from pennypapers.cli.lab.duel import duel
        from pennypapers.cli.lab.files import status_of
        from pennypapers.cli.lab.options import GameOptions
        from pennypapers.cli.lab.runner import GameRunner

        runner = GameRunner(speech, as_json, workers, cluster)
        options = GameOptions(games, seed, think, patience)
        return status_of(speech, lambda: duel(runner, options, (first, second), sheet, together))

    @make.command(
        app,
        "league",
        "lab-help-league",
        "league BOT BOT … [--sheet SHEET]… [--games N] [--together] [--seed N] [--json] …",
    ).default
    def league(
        *bots: Annotated[str, make.argument("lab-help-duel-bot", "BOT")],
        sheets: Annotated[list[str] | None, option("lab-help-league-sheet", "--sheet")] = None,
        games: Annotated[int, number("lab-help-dice", "--games", 1, MOST_GAMES)] = 200,
        together: Annotated[bool, option("lab-help-league-together", "--together")] = False,
        seed: Annotated[int, seed_option] = 1,
        think: Annotated[str, think_option] = "",
        patience: Annotated[str, patience_option] = "10s",
        as_json: Annotated[bool, json_option] = False,
        workers: Annotated[int, workers_option] = cores(),
        cluster: Annotated[str, cluster_option] = "",
    ) -> int:
        from pennypapers.cli.lab.files import status_of
        from pennypapers.cli.lab.league import league
        from pennypapers.cli.lab.options import GameOptions
        from pennypapers.cli.lab.runner import GameRunner

        runner = GameRunner(speech, as_json, workers, cluster)
        options = GameOptions(games, seed, think, patience)
        return status_of(speech, lambda: league(runner, options, bots, sheets or [], together))

    @make.command(
        app,
        "balance",
        "lab-help-balance",
        "balance SHEET… [--bots BOT,…] [--games N] [--players N] [--out FILE] [--json] …",
    ).default
    def balance(
        *sheets: Annotated[str, make.argument("help-sheets-show-names", "SHEET")],
        bots: Annotated[str, option("lab-help-balance-bots", "--bots")] = "",
        games: Annotated[int, games_option] = 100,
        players: Annotated[int, number("lab-help-players", "--players", 1, MOST_PLAYERS)] = 1,
        seed: Annotated[int, seed_option] = 1,
        think: Annotated[str, think_option] = "",
        patience: Annotated[str, patience_option] = "10s",
        out: Annotated[Path, option("lab-help-balance-out", "--out")] = Path("balance.html"),
        as_json: Annotated[bool, json_option] = False,
        workers: Annotated[int, workers_option] = cores(),
        cluster: Annotated[str, cluster_option] = "",
    ) -> int:
        needs(sheets, "SHEET", "balance")
        from pennypapers.cli.lab.balance import balance
        from pennypapers.cli.lab.files import status_of
        from pennypapers.cli.lab.options import GameOptions
        from pennypapers.cli.lab.runner import GameRunner

        runner = GameRunner(speech, as_json, workers, cluster)
        options = GameOptions(games, seed, think, patience)
        return status_of(speech, lambda: balance(runner, options, sheets, bots, players, out))

    lab = make.command(app, "lab", "lab-help-lab", "lab train")
    adventures = adventures_with_sheets()

    @make.command(
        lab,
        "train",
        "lab-help-train",
        f"lab train {'|'.join(adventures)} [--seed N] [--out FILE | --install]",
    ).default
    def train(
        adventure: Annotated[Literal[adventures], make.argument("lab-help-adventure", "ADVENTURE")],  # type: ignore[valid-type]
        /,
        *,
        seed: Annotated[int, seed_option] = 1,
        out: Annotated[Path | None, option("lab-help-train-out", "--out")] = None,
        install: Annotated[bool, option("lab-help-train-install", "--install")] = False,
    ) -> int:
        from pennypapers.cli.lab.files import status_of
        from pennypapers.cli.lab.train import train

        return status_of(speech, lambda: train(speech, adventure, seed, out, install))


def adventures_with_sheets() -> tuple[str, ...]:
    """The adventures that have shipped sheets, found by the names of those sheets' files. The register of adventures
    would say the same, but it takes long to load, and help should not wait for it."""
    sheets = Path(pennypapers.__file__).parent / "sheets" / "shipped"
    return tuple(sorted({path.stem.rpartition("-")[0] for path in sheets.glob("*.sheet")}))
