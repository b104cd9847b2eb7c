"""The analysis of a finished game: what each turn of a player cost in the judgement of the strongest bot, how many
stars each level reaches with the same dice, and the best game that these dice allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pennypapers.bots import Budget, StarReason
from pennypapers.lab.analysis_dice import following_rolls
from pennypapers.lab.analysis_replay import Decision, decisions
from pennypapers.lab.analysis_same_dice import play_same_dice
from pennypapers.lab.analysis_turns import Judgement, judge
from pennypapers.lab.hindsight import Found, best_found
from pennypapers.notation import GameText, write_sheet, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS, Step
from pennypapers.table import Table, replay

DEAREST = 3
HINDSIGHT_TRIES = 8
_SEED = 1


@dataclass(frozen=True)
class RoundAnalysis:
    """What the player did in one round: steps in the notation, and the sheet before them as `.sheet` text. In a hazard
    round the sheet is the one that was held. `cost` is how many stars the turn is expected to lose compared with the
    best one."""

    round: int
    roll: str
    sheet: str
    played: list[str]
    best: list[str]
    cost: float
    expected: float | None  # stars at the end of the game, after the turn that was played
    held: str = ""  # whose sheet was held, if it was somebody else's
    by_table: bool = False
    # By how many stars of each kind the best turn is expected to end with more; only of those that differ noticeably,
    # and only for a turn that cost something. `why` is the one that mainly speaks for the best turn.
    kinds: Mapping[str, float] = field(default_factory=dict)
    why: StarReason | None = None


@dataclass(frozen=True)
class SameDice:
    """The stars that a level reaches with the same dice."""

    level: str
    stars: int


@dataclass(frozen=True)
class Analysis:
    player: str
    adventure: str
    sheet: str  # the layout's name
    stars: int
    rounds: list[RoundAnalysis]
    dearest: list[int]  # the rounds of the three dearest mistakes, the dearest first
    same_dice: list[SameDice]
    hindsight: int | None  # the stars of the best game found for the same dice; only for a solo game


class Progress(NamedTuple):
    """How much of the work is done, and the analysis as far as it goes."""

    done: int
    of: int
    analysis: Analysis


def analyse(
    game: GameText,
    player: str,
    report: Callable[[int, int], None] = lambda done, of: None,
    budget: Budget | None = None,
    tries: int = HINDSIGHT_TRIES,
) -> Analysis:
    """The whole analysis of a player's turns in a finished game. The same game gives the same analysis, unless the
    budget is in seconds. An exception that `report` raises ends the work."""
    *_, last = (_reported(progress, report) for progress in analysing(game, player, budget, tries))
    return last.analysis


def analysing(
    game: GameText, player: str, budget: Budget | None = None, tries: int = HINDSIGHT_TRIES
) -> Iterator[Progress]:
    """The analysis as it grows: round by round, then each level on the same dice, then hindsight. The caller may stop
    at any time, and has the analysis so far."""
    table = replay(game)
    if player not in table.players:
        raise Refusal("unknown-player", player=player)
    if not table.is_over:
        raise Refusal("not-over")
    searched = tries if table.solo else 0
    of = len(game.rounds) + len(LEVELS) + searched
    analysis = Analysis(
        player=player,
        adventure=game.layout.adventure,
        sheet=game.layout.name,
        stars=table.score(player).stars,
        rounds=[],
        dearest=[],
        same_dice=[],
        hindsight=None,
    )
    yield Progress(0, of, analysis)
    for decision in decisions(game, player):
        judgement = judge(decision, budget, _SEED)
        rounds = [*analysis.rounds, _round_analysis(decision, judgement)]
        analysis = replace(analysis, rounds=rounds, dearest=_dearest(rounds))
        yield Progress(len(rounds), of, analysis)
    best = Found(analysis.stars, _turns(table, player))
    rolls = following_rolls(game)
    for level in LEVELS:
        played = play_same_dice(game, player, level, budget, rolls, _SEED)
        analysis = replace(analysis, same_dice=[*analysis.same_dice, SameDice(level, played.stars)])
        if table.solo and played.stars > best.stars and played.on_known_dice:
            best = Found(played.stars, played.turns)
        yield Progress(len(analysis.rounds) + len(analysis.same_dice), of, analysis)
    known = [*(played.roll for played in game.rounds), *rolls.known]
    for number in range(searched):
        best = best_found(game.layout, known, Budget(playouts=1), _SEED, best, strict=table.strict)
        analysis = replace(analysis, hindsight=best.stars)
        yield Progress(of - searched + number + 1, of, analysis)


def _reported(progress: Progress, report: Callable[[int, int], None]) -> Progress:
    report(progress.done, progress.of)
    return progress


def _round_analysis(decision: Decision, judgement: Judgement) -> RoundAnalysis:
    situation = decision.situation
    return RoundAnalysis(
        round=situation.round,
        roll=str(situation.roll),
        sheet=write_sheet(situation.sheet, decision.owner),
        played=_written(decision.played),
        best=_written(judgement.best),
        cost=judgement.cost,
        expected=judgement.expected,
        held=decision.held,
        by_table=decision.by_table,
        kinds=dict(judgement.kinds),
        why=judgement.why,
    )


def _written(steps: tuple[Step, ...]) -> list[str]:
    return [write_step(step) for step in steps]


def _dearest(rounds: list[RoundAnalysis]) -> list[int]:
    mistakes = sorted((analysed for analysed in rounds if analysed.cost > 0), key=lambda one: -one.cost)
    return [analysed.round for analysed in mistakes[:DEAREST]]


def _turns(table: Table, player: str) -> tuple[tuple[Step, ...], ...]:
    return tuple(turns[player].steps for turns in table.turns)
