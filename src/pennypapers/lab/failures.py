"""Bots that could not go on: in how many games, and why, each reason once. All commands of the laboratory report it in
this form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pennypapers.lab.game import Failure, Plan
from pennypapers.lab.work import Played
from pennypapers.refusals import Fact
from pennypapers.words import sentence

SHOWN_REASONS = 5  # so many reasons of each bot are shown, the first ones


@dataclass(frozen=True)
class Reason:
    """The first failure for a reason, the sheet of that game, and how many failures there were for this reason."""

    sheet: str
    first: Failure
    times: int

    def why(self, language: str) -> str:
        return sentence(f"refused-{self.first.code}", self.first.facts, language)

    def facts(self, language: str) -> dict[str, Any]:
        failure = self.first
        return {
            "times": self.times,
            "sheet": self.sheet,
            "game": failure.game,
            "round": failure.round,
            "seat": failure.seat + 1,
            "said": failure.said,
            "code": failure.code,
            "facts": failure.facts,
            "message": self.why(language),
        }


@dataclass(frozen=True)
class BotFailures:
    """A bot that could not go on: in how many of its games, in how many turns in all, and why."""

    bot: str
    games: int
    of: int
    turns: int
    reasons: tuple[Reason, ...]

    @property
    def shown(self) -> tuple[Reason, ...]:
        return self.reasons[:SHOWN_REASONS]

    def facts(self, language: str) -> dict[str, Any]:
        """The failures as in JSON output (docs/lab.md)."""
        return {
            "bot": self.bot,
            "games": self.games,
            "of": self.of,
            "turns": self.turns,
            "reasons": [reason.facts(language) for reason in self.shown],
        }


def failures_of(plans: Sequence[Plan], played: Iterable[Played]) -> list[BotFailures]:
    """The failures of each bot that could not go on in some game, in the order of plans and seats."""
    games = sorted(played, key=lambda one: one[0])
    bots = dict.fromkeys(entrant.name for plan in plans for entrant in plan.entrants)
    failed = {failure.bot for _, result in games for failure in result.failures}
    return [_failures_of(bot, plans, games) for bot in bots if bot in failed]


def _failures_of(bot: str, plans: Sequence[Plan], games: Sequence[Played]) -> BotFailures:
    its_games = [
        (plans[item.plan].sheet, [failure for failure in result.failures if failure.bot == bot])
        for item, result in games
        if any(entrant.name == bot for entrant in plans[item.plan].entrants)
    ]
    alike: dict[tuple[Fact, ...], list[tuple[str, Failure]]] = {}
    for sheet, failures in its_games:
        for failure in failures:
            alike.setdefault(_likeness(failure), []).append((sheet, failure))
    return BotFailures(
        bot=bot,
        games=sum(bool(failures) for _, failures in its_games),
        of=len(its_games),
        turns=sum(len(failures) for _, failures in its_games),
        reasons=tuple(Reason(*same[0], len(same)) for same in alike.values()),
    )


def _likeness(failure: Failure) -> tuple[Fact, ...]:
    """What failures for the same reason have in common: the rule that was broken, or the kind of error and its line.
    The answer of the bot and the message of the error are left out, as they differ from game to game."""
    facts = failure.facts
    error = str(facts.get("error", "")).partition(":")[0]
    return (failure.code, facts.get("file", ""), facts.get("line", 0), error, facts.get("words", ""))
