"""The commands of the lab and their options."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from pennypapers.cli.speech import Speech
from pennypapers.cli.usage import needs, whole_number
from pennypapers.lab.cores import cores

MOST_PLAYERS = 100
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 1000
MOST_SEED = (1 << 63) - 1


def add_lab(app: App, speech: Speech, new_app: Callable[[str, str, str], App]) -> None:
    """Add the commands to the program's own; `new_app` makes one whose help is in our words."""
    say = speech.say

    def command(home: App, name: str, text: str, usage: str) -> App:
        made = new_app(name, text, f"pennypapers {usage}")
        home.command(made)
        return made

    def option(message: str, name: str, **more: Any) -> Parameter:
        return Parameter(name=name, negative=(), help=say(message), show_default=False, **more)

    def number(message: str, name: str, least: int, most: int) -> Parameter:
        return option(message, name, **whole_number(least, most))

    def positional(message: str, name: str) -> Parameter:
        return Parameter(name=name, help=say(message), show_default=False)

    seed_option = number("lab-help-seed", "--seed", 0, MOST_SEED)
    games_option = number("lab-help-games", "--games", 1, MOST_GAMES)
    think_option = option("lab-help-think", "--think")
    patience_option = option("lab-help-patience", "--patience")
    workers_option = number("lab-help-workers", "--workers", 1, MOST_WORKERS)
    cluster_option = option("lab-help-cluster", "--cluster")
    json_option = option("help-json", "--json")

    @command(
        app,
        "simulate",
        say("lab-help-simulate"),
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
        from pennypapers.cli.lab_asked import Asked
        from pennypapers.cli.lab_commands import Workshop, simulate, told

        workshop = Workshop(speech, as_json, workers, cluster)
        asked = Asked(games, seed, think, patience)
        return told(speech, lambda: simulate(workshop, asked, sheet, bots, players, strict, out))

    @command(
        app,
        "duel",
        say("lab-help-duel"),
        "duel BOT BOT [--sheet SHEET] [--games N] [--together] [--seed N] [--json] …",
    ).default
    def duel(
        first: Annotated[str, positional("lab-help-duel-bot", "BOT")],
        second: Annotated[str, positional("lab-help-duel-bot", "BOT")],
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
        from pennypapers.cli.lab_asked import Asked
        from pennypapers.cli.lab_commands import Workshop, duel, told

        workshop = Workshop(speech, as_json, workers, cluster)
        asked = Asked(games, seed, think, patience)
        return told(speech, lambda: duel(workshop, asked, (first, second), sheet, together))

    @command(
        app,
        "league",
        say("lab-help-league"),
        "league BOT BOT … [--sheet SHEET]… [--games N] [--together] [--seed N] [--json] …",
    ).default
    def league(
        *bots: Annotated[str, positional("lab-help-duel-bot", "BOT")],
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
        from pennypapers.cli.lab_asked import Asked
        from pennypapers.cli.lab_commands import Workshop, told
        from pennypapers.cli.lab_league import league

        workshop = Workshop(speech, as_json, workers, cluster)
        asked = Asked(games, seed, think, patience)
        return told(speech, lambda: league(workshop, asked, bots, sheets or [], together))

    @command(
        app,
        "balance",
        say("lab-help-balance"),
        "balance SHEET… [--bots BOT,…] [--games N] [--players N] [--out FILE] [--json] …",
    ).default
    def balance(
        *sheets: Annotated[str, positional("help-sheets-show-names", "SHEET")],
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
        from pennypapers.cli.lab_asked import Asked
        from pennypapers.cli.lab_commands import Workshop, balance, told

        workshop = Workshop(speech, as_json, workers, cluster)
        asked = Asked(games, seed, think, patience)
        return told(speech, lambda: balance(workshop, asked, sheets, bots, players, out))

    lab = command(app, "lab", say("lab-help-lab"), "lab train")

    @command(
        lab, "train", say("lab-help-train"), "lab train temple|valley [--seed N] [--out FILE | --install]"
    ).default
    def train(
        adventure: Annotated[Literal["temple", "valley"], positional("lab-help-adventure", "ADVENTURE")],
        /,
        *,
        seed: Annotated[int, seed_option] = 1,
        out: Annotated[Path | None, option("lab-help-train-out", "--out")] = None,
        install: Annotated[bool, option("lab-help-train-install", "--install")] = False,
    ) -> int:
        from pennypapers.cli.lab_commands import told, train

        return told(speech, lambda: train(speech, adventure, seed, out, install))
