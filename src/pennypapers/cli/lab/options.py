"""Reads the options that the commands of the lab share: bots, budgets and patience. A wrong one is refused by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pennypapers.bots import Budget
from pennypapers.cli.common.usage import Misuse, nearest
from pennypapers.cli.lab.commands import MOST_PLAYERS
from pennypapers.lab.entrants import Entrant, for_seats, read_budget, read_entrants, read_seconds
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS

BOTS = "--bots"
BOT = "BOT"  # how wrong usage names a bot that is a positional argument


class GameOptions(NamedTuple):
    """The options of every command that plays games."""

    games: int
    seed: int
    think: str
    patience: str

    def entrants(self, bots: str, option: str = BOTS) -> list[Entrant]:
        if self.think:
            read_think(self.think)
        _check_patience(self.patience)
        try:
            return read_entrants(bots, self.think, self.patience)
        except Refusal as refusal:
            raise _misuse(refusal, option) from None

    def seats(self, bots: str, players: int | None) -> tuple[Entrant, ...]:
        """The bot of every seat. One that is named alone has all seats; if no number of seats is given there are as
        many as bots."""
        entrants = self.entrants(bots)
        if players is None and len(entrants) > MOST_PLAYERS:
            raise Misuse("usage-bots-most", bots=len(entrants), most=MOST_PLAYERS)
        seats = len(entrants) if players is None else players
        if len(entrants) not in (1, seats):
            raise Misuse("usage-bot-count", bots=len(entrants), players=seats)
        return for_seats(entrants, seats)

    def each(self, bots: Sequence[str]) -> list[Entrant]:
        """The bots that are named by positional arguments."""
        return [self._one(bot) for bot in bots]

    def _one(self, bot: str) -> Entrant:
        entrant, *others = self.entrants(bot, BOT)
        if others:
            raise Misuse("usage-one-bot", option=BOT, text=bot)
        return entrant


def read_think(text: str) -> Budget:
    try:
        return read_budget(text)
    except Refusal:
        raise Misuse("usage-budget", option="--think", text=text) from None


def _check_patience(text: str) -> None:
    try:
        read_seconds(text)
    except Refusal:
        raise Misuse("usage-time", option="--patience", text=text) from None


def _misuse(refusal: Refusal, option: str) -> Exception:
    """What to raise for the refusal of a bot: an unknown name or budget is wrong usage (exit status 2), a file that
    cannot be loaded stays a refusal (1)."""
    if refusal.code == "bad-time":
        return Misuse("usage-bot-budget", option=option, text=str(refusal.facts["text"]))
    if refusal.code != "unknown-bot":
        return refusal
    bot = str(refusal.facts["bot"])
    level, at, budget = bot.partition("@")
    meant = nearest(level, LEVELS)
    if meant:
        return Misuse("usage-bot-but", option=option, text=bot, nearest=f"{meant}{at}{budget}")
    return Misuse("usage-bot", option=option, text=bot, known=", ".join(LEVELS))
