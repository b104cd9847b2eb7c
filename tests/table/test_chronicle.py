"""The story of a game: its stars over the rounds, the rounds that decided it, and titles that are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypapers.notation import read_game
from pennypapers.rules import Write
from pennypapers.table import Table, replay
from pennypapers.table.chronicle import Chronicle, DecidingRound

GAMES = Path(__file__).parents[1] / "data" / "games"
TOGETHER = ["temple-a-shared", "temple-b-strict", "temple-b-decided-by-run", "valley-a-shared"]
CROWDS = ["temple-crowd", "valley-crowd"]


def told(name: str) -> tuple[Table, Chronicle]:
    chronicle = Chronicle()

    def close(table: Table) -> None:
        if not table.rolled:
            chronicle.close_round(table)

    game = read_game((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    return replay(game, close), chronicle


@pytest.mark.parametrize("name", TOGETHER + CROWDS)
def test_stars_over_the_rounds_end_with_the_result(name: str) -> None:
    table, chronicle = told(name)
    assert chronicle.stars[-1] == tuple(table.score(player).stars for player in table.players)
    assert {len(stars) for stars in chronicle.stars} == {len(table.players)}


@pytest.mark.parametrize("name", TOGETHER + CROWDS)
def test_the_rounds_that_decided(name: str) -> None:
    table, chronicle = told(name)
    places = table.places()
    deciding = chronicle.deciding_rounds()
    if places.count(1) > 1:
        assert deciding == []
        return
    winner, second = places.index(1), places.index(2)
    start = (0,) * len(places)
    swings = []
    for number, (before, after) in enumerate(
        zip([start, *chronicle.stars], chronicle.stars, strict=False), 1
    ):
        gained = after[winner] - before[winner], after[second] - before[second]
        swings.append(DecidingRound(number, *gained))
    assert deciding == sorted(deciding)
    assert 1 <= len(deciding) <= 3 or all(one.swing <= 0 for one in swings)
    others = [one.swing for one in swings if one not in deciding]
    assert all(one in swings and one.swing >= max(others) for one in deciding)


@pytest.mark.parametrize("name", TOGETHER + CROWDS)
def test_titles_are_true(name: str) -> None:
    table, chronicle = told(name)
    titles = chronicle.titles(table)
    assert [title.player for title in titles] == list(range(len(table.players)))
    alike = [(title.name, title.detail) for title in titles if title.name != "there"]
    assert len(set(alike)) == len(alike)
    for title in titles:
        if title.name == "most":
            figures = [
                sum(line.stars for line in table.score(player).lines if line.rule == title.detail)
                for player in table.players
            ]
        elif title.name == "number":
            figures = [
                sum(
                    any(
                        isinstance(step, Write) and step.number.value == int(title.detail)
                        for step in turn.steps
                    )
                    for turn in (turns[player] for turns in table.turns)
                )
                for player in table.players
            ]
        elif title.name == "round":
            number = int(title.detail)
            before = chronicle.stars[number - 2] if number > 1 else (0,) * len(table.players)
            assert chronicle.stars[number - 1][title.player] - before[title.player] == title.value
            continue
        else:
            continue
        assert figures[title.player] == title.value
        assert sorted(figures)[-2] < title.value


def test_nobody_alone_has_a_title() -> None:
    table, chronicle = told("temple-a-tourist")
    assert chronicle.titles(table) == []
    assert chronicle.deciding_rounds() == []
