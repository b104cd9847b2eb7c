"""Programs that play, and programs that go wrong: the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lab_games import EXAMPLES, plan, play, program
from pennypapers.bots import Situation
from pennypapers.bots.external import Program, question
from pennypapers.lab.game import Plan
from pennypapers.notation import read_game, read_sheet, shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, empty_sheet
from pennypapers.table import replay, verify

QUESTION = """\
round 3: 2 D 5
players: 2
options: pencil-strict
luck: 99
legal: 2@b1 5@b1 2+5@b1 xc2
adventure: temple
name: Small
grid:
.  +  .
9  #  !
.  .  .
4  .  .

"""


def test_what_a_program_is_asked() -> None:
    sheet = read_sheet("adventure: temple\nname: Small\ngrid:\n. + .\n9 # !\n. . .\n4 . .\n").sheet
    sheet.put("b3", "9")
    asked = question(Situation(sheet, Roll(2, 6, 5), 3, players=2, strict=True), seed=99)
    assert asked == QUESTION.replace(".  .  .\n4", ".  9  .\n4")


def test_the_example_plays_whole_games() -> None:
    bot = f"program:{sys.executable} {EXAMPLES / 'bot_program.py'}"
    for sheet, players in (("temple-a", 1), ("valley-b", 3)):
        asked = _plan(bot, sheet, players)
        for _, result in play([asked], 3):
            assert result.failures == ()
            game = read_game(result.text)
            verify(game)
            assert replay(game).is_over


def test_the_example_repeats_itself() -> None:
    asked = _plan(f"program:{sys.executable} {EXAMPLES / 'bot_program.py'}")
    assert play([asked], 3) == play([asked], 3)


WRONG = {
    "hangs": ("import time\ntime.sleep(600)", "bot-silent", ""),
    "hangs later": (
        "import sys, time\nprint('-', flush=True)\ntime.sleep(600)",
        "cannot-pass",
        "-",
    ),
    "dies": ("import sys\nprint('out of ideas', file=sys.stderr)\nsys.exit(3)", "bot-died", ""),
    "raises": ("1 / 0", "bot-died", ""),
    "talks nonsense": (
        "print('to be or not to be', flush=True)\nimport time\ntime.sleep(600)",
        "bad-step",
        "to",
    ),
    "says nothing": ("print(flush=True)\nimport time\ntime.sleep(600)", "number-missing", ""),
    "is not text": (
        "import sys, time\nsys.stdout.buffer.write(b'\\xff\\n')\nsys.stdout.flush()\ntime.sleep(600)",
        "not-utf8",
        "",
    ),
    "floods": ("while True: print('y' * 10_000)", "bad-step", "y"),
    "writes where it must not": (
        "print('5@z9', flush=True)\nimport time\ntime.sleep(600)",
        "bad-space",
        "5@z9",
    ),
    "breaks a rule": ("print('1+1+1@a1', flush=True)\nimport time\ntime.sleep(600)", None, "1+1+1@a1"),
}


@pytest.mark.parametrize("how", WRONG)
def test_a_program_that_goes_wrong_is_replaced(how: str, tmp_path: Path) -> None:
    text, code, said = WRONG[how]
    asked = _plan(program(tmp_path / "wrong.py", text), patience="1500ms")
    ((_, result),) = play([asked], 1)
    (failure,) = result.failures
    assert (failure.seat, failure.round, failure.game) == (0, 1, 1)
    assert failure.code == code or (code is None and failure.code in ("not-rolled", "no-such-space"))
    assert failure.said.startswith(said)
    assert replay(read_game(result.text)).is_over


def test_its_last_words_are_told(tmp_path: Path) -> None:
    text, _, _ = WRONG["dies"]
    ((_, result),) = play([_plan(program(tmp_path / "wrong.py", text))], 1)
    assert result.failures[0].facts == {"status": "3", "words": "out of ideas"}


def test_the_others_play_on_untouched(tmp_path: Path) -> None:
    """One of three seats dies in round 4; it is replaced there, and the next game begins with it again."""
    lines = "import sys\nfor number, line in enumerate(l for l in sys.stdin if l.startswith('legal')):\n"
    lines += "    if number == 3: sys.exit(1)\n    print(line.split()[1], flush=True)"
    bots = f"tourist@0,{program(tmp_path / 'tired.py', lines)},tourist@0"
    for _, result in play([_plan(bots, "temple-b", 3)], 2):
        (failure,) = result.failures
        assert (failure.seat, failure.round) == (1, 4)


def test_a_program_that_is_not_there() -> None:
    ((_, result),) = play([_plan("program:no-such-program --at all")], 1)
    assert result.failures[0].code == "bot-not-started"


def test_nothing_is_left_running(tmp_path: Path) -> None:
    bot = Program(f'{sys.executable} -c "import time; time.sleep(600)"', patience=0.1)
    with pytest.raises(Refusal):
        bot.turn(Situation(empty_sheet(shipped_layout("temple-a")), Roll(1, 2, 3), 1), 1)
    bot.end()
    assert bot._process.poll() is not None
    bot.end()  # a second time does no harm


def _plan(bots: str, sheet: str = "temple-a", players: int = 1, patience: str = "10s") -> Plan:
    return plan(sheet, bots, players, patience, keep_games=True)
