"""The analysis of a game: the same every time, no turn better than the best, and bad turns are found."""

from __future__ import annotations

from functools import cache

import pytest

from golden_games import GAMES, read_golden
from pennypapers.bots import Budget, LevelBot, Situation, weigh
from pennypapers.lab.analysis import Analysis, analyse, analysing
from pennypapers.lab.analysis_dice import following_rolls
from pennypapers.notation import GameText, read_sheet, read_steps, shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS, Draw, Step, Write
from pennypapers.table import FairDice, Table
from pennypapers.table.fair_dice import seeded_key

TINY = Budget(playouts=8)
SOLO = ["temple-a-tourist", "valley-b-fair-dice"]


@cache
def golden(name: str) -> GameText:
    return read_golden(GAMES / f"{name}.game")


@cache
def analysed(name: str, player: str = "") -> Analysis:
    game = golden(name)
    return analyse(game, player or game.players[0], budget=TINY, tries=1)


@pytest.mark.parametrize(
    "name", ["temple-a-tourist", pytest.param("valley-a-tourist", marks=pytest.mark.sweep)]
)
def test_every_round_of_a_solo_game(name: str) -> None:
    game, analysis = golden(name), analysed(name)
    assert [one.round for one in analysis.rounds] == list(range(1, len(game.rounds) + 1))
    for one, played in zip(analysis.rounds, game.rounds, strict=True):
        assert one.roll == str(played.roll)
        assert read_steps(" ".join(one.played)) == played.turns[0].steps
        assert one.cost >= 0
        assert one.expected is not None
        assert not (one.cost and one.best == one.played)
        sheet = read_sheet(one.sheet).sheet
        if not played.roll.hazard:
            assert sheet.turn(played.roll).play_all(read_steps(" ".join(one.best))).may_commit
    costs = [analysis.rounds[number - 1].cost for number in analysis.dearest]
    assert costs == sorted((one.cost for one in analysis.rounds), reverse=True)[: len(costs)]
    assert analysis.rounds[-1].expected == pytest.approx(analysis.stars)


@pytest.mark.parametrize(
    "name", ["temple-a-tourist", pytest.param("valley-a-tourist", marks=pytest.mark.sweep)]
)
def test_others_on_the_same_dice(name: str) -> None:
    analysis = analysed(name)
    assert [one.level for one in analysis.same_dice] == list(LEVELS)
    assert analysis.hindsight is not None
    assert analysis.hindsight >= max(analysis.stars, *(one.stars for one in analysis.same_dice))


def test_the_same_game_gives_the_same_analysis() -> None:
    game = golden("temple-a-tourist")
    assert analyse(game, game.players[0], budget=TINY, tries=1) == analysed("temple-a-tourist")


def test_it_grows_round_by_round() -> None:
    game = golden("temple-a-tourist")
    growing = analysing(game, game.players[0], TINY, tries=1)
    for number in range(4):
        progress = next(growing)
        assert (progress.done, len(progress.analysis.rounds)) == (number, number)
        assert progress.of == len(game.rounds) + len(LEVELS) + 1
        assert progress.analysis.rounds == analysed("temple-a-tourist").rounds[:number]


def test_progress_is_reported_and_ends_the_work_if_it_raises() -> None:
    game = golden("temple-a-tourist")

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise InterruptedError(of)

    with pytest.raises(InterruptedError, match=str(len(game.rounds) + len(LEVELS) + 3)):
        analyse(game, game.players[0], stop, TINY, tries=3)


def test_a_seat_at_a_table() -> None:
    game = golden("temple-a-shared")
    player = game.players[1]
    analysis = analysed("temple-a-shared", player)
    assert analysis.hindsight is None
    assert len(analysis.same_dice) == len(LEVELS)
    for one, played in zip(analysis.rounds, game.rounds, strict=True):
        (turn,) = (turn for turn in played.turns if turn.player == player)
        assert one.held == (turn.holds or "")
        assert read_sheet(one.sheet).owner == (turn.holds or player)
        assert (one.expected is None) == played.roll.hazard
        assert one.cost == 0 or not played.roll.hazard


def with_a_stupid_turn(stupid: int) -> tuple[GameText, tuple[Step, ...]]:
    """A solo game of a good player who in one round plays the worst turn there is."""
    dice = FairDice(seeded_key("a stupid turn"))
    table = Table(shipped_layout("temple-a"), ["AB"])
    bot = LevelBot("explorer", Budget(playouts=60))
    worst: tuple[Step, ...] = ()
    while not table.is_over:
        number = len(table.rounds) + 1
        roll = dice.roll(number)
        table.roll(roll)
        situation = Situation.at(table, "AB")
        if roll.hazard:
            table.play("AB", [Draw(LevelBot("pathfinder").hazard(situation, number))])
        elif number == stupid:
            turns = [(move,) for move in table.turn("AB").moves() if isinstance(move, Write)]
            worst = weigh(situation, number, Budget(playouts=1000), turns)[-1].steps
            table.play("AB", worst)
        else:
            table.play("AB", bot.turn(situation, number))
    return table.game(), worst


def test_a_stupid_turn_is_among_the_dearest() -> None:
    game, worst = with_a_stupid_turn(16)
    assert not game.rounds[15].roll.hazard
    *_, last = analysing(game, "AB", Budget(playouts=200), tries=0)
    assert 16 in last.analysis.dearest
    seen = last.analysis.rounds[15]
    assert read_steps(" ".join(seen.played)) == worst
    assert seen.cost > 1


def test_a_game_that_goes_on() -> None:
    game = golden("temple-a-round-open")
    with pytest.raises(Refusal) as refused:
        analyse(game, game.players[0])
    assert refused.value.code == "not-over"


def test_somebody_who_was_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        analyse(golden("temple-a-tourist"), "NOBO")
    assert refused.value.code == "unknown-player"


def test_the_dice_that_would_have_come() -> None:
    """Known from the secret or the seed of a game, and only if they are what was rolled."""
    fair = golden("valley-b-fair-dice")
    unknown = golden("valley-a-tourist")
    assert following_rolls(unknown).known == ()
    rolls = [played.roll for played in fair.rounds]
    dice = following_rolls(fair).dice
    assert [dice.roll(number) for number in range(1, len(rolls) + 1)] == rolls
    assert len(rolls) + len(following_rolls(fair).known) >= 25


def test_why_a_turn_was_dear_is_in_its_figures() -> None:
    explained = [one for name in SOLO for one in analysed(name).rounds]
    for one in explained:
        assert not one.kinds or one.cost > 0
        assert all(abs(stars) >= 0.5 for stars in one.kinds.values())
        if one.why is not None:
            assert one.kinds[one.why.kind] == one.why.stars == max(one.kinds.values()) > 0
    assert any(one.why for one in explained)
