"""What a program may ask before it answers; the examples of docs/bots.md are these."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

from lab_games import EXAMPLES, plan, play, program
from pennypapers.bots import Situation
from pennypapers.bots.queries import LONGEST_SHEET, answer
from pennypapers.notation import read_sheet, shipped_layout, write_sheet, write_step
from pennypapers.rules import Roll, Step, empty_sheet

DOCS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
SECTION = DOCS.partition("### Asking")[2].partition("\n## ")[0]

LAGOON = """\
adventure: valley
name: Lagoon
grid:
4  4  .
4  7  .
.  !  .
"""


def situation(roll: str) -> Situation:
    return Situation(read_sheet(LAGOON).sheet, Roll.read(roll), 7, players=2)


def said(asked: Situation, query: str, *more: str) -> str:
    lines = iter([*more, ""])
    return answer(asked, query, lambda: next(lines))


def dialogues() -> list[tuple[str, list[str], str]]:
    """The worked examples of the page: the roll they are for, what the program writes, and what it is answered."""
    found = []
    usual, hazard = SECTION.split("In a hazard round")
    for roll, part in (("2 2 5", usual), ("1 D X", hazard)):
        for block in re.findall(r"```text\n(> .*?)```", part, re.DOTALL):
            lines = block.splitlines()
            asked = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
            found.append(
                (roll, asked, "\n".join(line for line in lines if not line.startswith(">")) + "\n\n")
            )
    return found


@pytest.mark.parametrize("number", range(6))
def test_the_examples_of_the_page(number: int) -> None:
    roll, (query, *more), answered = dialogues()[number]
    assert said(situation(roll), query, *more) == answered


def test_all_examples_are_tested() -> None:
    assert len(dialogues()) == 6
    assert f"legal: {' '.join(write_step(step) for step in moves())}\n{LAGOON}" in SECTION


def moves() -> list[Step]:
    asked = situation("2 2 5")
    return asked.sheet.turn(asked.roll).moves()


@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
def test_it_is_what_the_rules_say(sheet: str) -> None:
    """Step by step along a random game."""
    chance = random.Random(3)
    layout = shipped_layout(sheet)
    own = empty_sheet(layout)
    for number in range(1, 20):
        roll = Roll(chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 5))
        asked, turn = Situation(own, roll, number), own.turn(roll)
        while True:
            text = " ".join(write_step(step) for step in turn.steps)
            stars, commit, legal, *drawn = said(asked, f"? legal {text}").splitlines()
            steps = turn.legal()
            assert stars == f"stars: {turn.sheet.score().stars}"
            assert commit == f"commit: {'yes' if turn.may_commit else 'no'}"
            assert legal.split()[1:] == [write_step(step) for step in steps]
            assert "\n".join(drawn) == write_sheet(turn.sheet)
            assert said(asked, f"? stars {text}").splitlines() == [stars, commit, ""]
            score = said(asked, "? score", *drawn).splitlines()
            assert score[0] == stars
            assert sum(int(line.split()[1]) for line in score[1:-1]) == turn.sheet.score().stars
            if not steps or (turn.may_commit and chance.random() < 0.3):
                break
            turn.play(chance.choice(steps))
        own = turn.commit()


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("? legal 9@a1", "bad-step"),
        ("? legal 5@c1 5@c2", "dice-spent"),
        ("? stars !c3", "no-hazard"),
        ("? stars 2@c1  5@c2", "bad-step"),
        ("?", "unknown-query"),
        ("?worth", "unknown-query"),
        ("? score", "missing-header"),
    ],
)
def test_what_cannot_be_is_the_answer_and_no_failure(query: str, code: str) -> None:
    (line, nothing) = said(situation("2 2 5"), query).splitlines()
    assert line.startswith(f"refused: {code}: ")
    assert nothing == ""


ASKS = "import sys\ninput()\n"


def test_nobody_asks_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.bots.queries.MOST_QUERIES", 50)
    bot = program(tmp_path / "asks.py", "while True: print('? stars', flush=True)")
    ((_, result),) = play([plan(bots=bot)], 1)
    assert (result.failures[0].code, result.failures[0].facts) == ("bot-asks-too-much", {"limit": 50})


def test_a_program_that_asks_and_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    """A program that asks without reading: the answers fill the pipe, which must not stop the game."""
    text = "print('? legal\\n' * 1000, flush=True)\nimport time\ntime.sleep(600)"
    ((_, result),) = play([plan("valley-a", program(tmp_path / "deaf.py", text), patience="2s")], 1)
    assert result.failures[0].code == "bot-silent"


def test_a_sheet_that_does_not_end(tmp_path: Path) -> None:
    text = (
        f"print('? score')\nprint('grid:\\n' * {LONGEST_SHEET + 1}, flush=True)\nimport time\ntime.sleep(600)"
    )
    ((_, result),) = play([plan(bots=program(tmp_path / "long.py", text))], 1)
    assert result.failures[0].code == "query-too-long"


def test_queries_count_in_its_patience(tmp_path: Path) -> None:
    text = "import time\nwhile True:\n    print('? stars', flush=True)\n    time.sleep(0.3)"
    ((_, result),) = play([plan(bots=program(tmp_path / "slow.py", text), patience="1s")], 1)
    assert result.failures[0].code == "bot-silent"


def test_the_example_reveals_discoveries_and_beats_the_tourist() -> None:
    bot = f"program:{sys.executable} {EXAMPLES / 'bot_program.py'}"
    plans = [plan("valley-a", bot, keep_games=True), plan("valley-a", "tourist")]
    stars = [0, 0]
    for item, result in play(plans, 6):
        assert result.failures == ()
        stars[item.plan] += result.seats[0].stars
        if item.plan == 0:
            assert sum(result.text.count(find) for find in ("town(", "range(")) > 3
    assert stars[0] > stars[1]
