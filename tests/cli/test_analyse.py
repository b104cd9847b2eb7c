"""`pennypapers analyse` and `hindsight`: what they print, keep and refuse."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from command_line import Command, squeezed, write
from golden_games import GAMES
from pennypapers.bots import Budget
from pennypapers.cli.analyse import game, hindsight
from pennypapers.cli.analyse.chart import bar, chart
from pennypapers.cli.analyse.view import show_analysis
from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.exit_status import INTERRUPTED, WRONG_USAGE
from pennypapers.cli.common.speech import Speech
from pennypapers.lab.analysis import Analysis, Progress, analysing
from pennypapers.lab.hindsight import Found, best_found
from pennypapers.notation import GameText, read_game
from pennypapers.table import replay
from pennypapers.words import LANGUAGES

GAME = """adventure: temple
sheet: embedded
players: AB
name: Two doors
grid:
.  .  +  .
.  +  .  .
round 1: 2 3 4
AB: 2+3+4@a1
round 2: 1 1 X
AB: !b1
round 3: 5 4 2
AB: 5+4@a2 xb1
round 4: 3 D 2
AB: 3@b2
round 5: 4 4 4
AB: 4@d1
round 6: 1 2 4
AB: 4@c2
round 7: 4 1 1
AB: 4@d2
result: AB 7
"""
TABLE_GAME = GAMES / "temple-a-shared.game"


@cache
def analysed() -> tuple[GameText, Analysis]:
    game = read_game(GAME)
    *_, last = analysing(game, "AB", Budget(playouts=8), tries=1)
    return game, last.analysis


def shown(language: str) -> str:
    out = io.StringIO()
    speech = Speech(language, out, out)
    show_analysis(speech, console(speech), *analysed())
    return out.getvalue()


def test_for_programs(pennypapers: Command) -> None:
    ran = pennypapers("analyse", write("a.game", GAME), "--think", "8", "--json")
    assert (ran.status, ran.err) == (0, "")
    (facts,) = ran.objects
    assert list(facts) == [
        "file", "player", "adventure", "sheet", "stars", "rounds", "dearest", "same_dice", "hindsight",
    ]  # fmt: skip
    assert (facts["file"], facts["player"], facts["stars"]) == ("a.game", "AB", 7)
    assert len(facts["rounds"]) == 7
    assert facts["hindsight"] >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str) -> None:
    text = shown(language)
    lines = squeezed(text)
    game, analysis = analysed()
    rows = [line for line in lines if (line[0].isdecimal() and "@" in line) or " !b1 " in line]
    assert len(rows) == len(game.rounds)
    assert any(line.startswith("AB 7 █") for line in lines)
    speech = Speech(language)
    for message in ("coach-rounds", "coach-chart", "coach-same-dice", "coach-hindsight-how"):
        assert speech.say(message) in text
    for level in analysis.same_dice:
        assert any(line.startswith(f"{speech.say('level-name', level=level.level)} ") for line in lines)


def test_the_dearest_mistakes_are_drawn() -> None:
    game, analysis = analysed()
    assert analysis.dearest, "this game has mistakes"
    text = shown("en")
    assert text.count("a     b     c     d") >= len(analysis.dearest)
    for number in analysis.dearest:
        assert f"Round {number}, dice {game.rounds[number - 1].roll}: about " in text


def test_without_a_wish_it_reads_the_only_player(pennypapers: Command) -> None:
    ran = pennypapers("analyse", "-", "--think", "8", "--json", given=GAME.encode())
    assert (ran.status, ran.objects[0]["player"]) == (0, "AB")


def stopping(game: GameText, *_: Any) -> Iterator[Progress]:
    """An analysis that Ctrl-C ends in the middle."""
    for progress in analysing(game, "AB", Budget(playouts=8)):
        if progress.done == 3:
            raise KeyboardInterrupt
        yield progress


@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_shows_what_there_is(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    monkeypatch.setattr(game, "analysing", stopping)
    ran = pennypapers("analyse", write("a.game", GAME), *(["--json"] if as_json else []))
    assert ran.status == INTERRUPTED
    assert "Stopped: this is what there is so far." in (ran.err if as_json else ran.out)
    if as_json:
        assert len(ran.objects[0]["rounds"]) == 2
    else:
        assert "2   1 1 X" in ran.out
        assert "3   5 4 2" not in ran.out


BAD: dict[str, tuple[list[str], int, str]] = {
    "no file": (["analyse", "none.game"], 1, "none.game:1:1: There is no file of this name."),
    "no game named": (["analyse"], WRONG_USAGE, "GAME"),
    "not a game": (["analyse", "bad.game"], 1, "bad.game:"),
    "against the rules": (["analyse", "cheat.game"], 1, "cheat.game:9:5: "),
    "going on": (["analyse", "open.game"], 1, "open.game:1:1: This game is still going on."),
    "nobody": (["analyse", "a.game", "--player", "XY"], WRONG_USAGE, "--player is one of AB, not “XY”."),
    "who": (
        ["analyse", str(TABLE_GAME)],
        WRONG_USAGE,
        "--player has to say whose turns to look at: MUM, DAD, LÉA.",
    ),
    "nobody of them": (
        ["analyse", str(TABLE_GAME), "--player", "LEO"],
        WRONG_USAGE,
        "--player is one of MUM, DAD, LÉA, not “LEO”.",
    ),
    "time": (["analyse", "a.game", "--think", "soon"], WRONG_USAGE, "not “soon”."),
    "hindsight, no file": (["hindsight", "none.game"], 1, "none.game:1:1: There is no file of this name."),
    "hindsight at a table": (["hindsight", str(TABLE_GAME)], 1, "Hindsight is for solo games"),
    "hindsight, going on": (["hindsight", "open.game"], 1, "open.game:1:1: This game is still going on."),
    "hindsight, time": (["hindsight", "a.game", "--think", "long"], WRONG_USAGE, "not “long”."),
    "another's file": (["hindsight", "a.game", "--resume", "b.game"], 1, "b.game:1:1: This is no game that"),
    "other dice": (
        ["hindsight", "a.game", "--resume", "other.game"],
        1,
        "other.game:1:1: This is hindsight of",
    ),
    "kept half": (["hindsight", "a.game", "--resume", "half.game"], 1, "half.game:1:1: This game is still"),
    "no kept game": (["hindsight", "a.game", "--resume", "bad.game"], 1, "bad.game:"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_sentence(pennypapers: Command, name: str) -> None:
    arguments, status, said = BAD[name]
    rounds = GAME.partition("result:")[0]
    write("a.game", GAME)
    write("b.game", GAME)
    write("bad.game", "no game at all\n")
    write("cheat.game", GAME.replace("2+3+4@a1", "5@a1"))
    write("open.game", "\n".join(rounds.splitlines()[:-2]) + "\n")
    other = GAME.replace("players: AB\n", "players: AB\nevent: hindsight, 1 tries, 5 changes\n")
    write("other.game", other.replace("round 7: 4 1 1", "round 7: 4 1 2"))
    write("half.game", "\n".join(other.partition("result:")[0].splitlines()[:-1]) + "\n")
    ran = pennypapers(*arguments)
    assert (ran.status, ran.out) == (status, "")
    (line,) = ran.refusals
    assert said in line
    assert "Traceback" not in line


def test_hindsight_is_kept_and_goes_on(pennypapers: Command) -> None:
    write("a.game", GAME)
    first = pennypapers("hindsight", "a.game", "--think", "1", "--resume", "best.game")
    assert (first.status, first.err) == (0, "")
    assert "AB had 7 stars. With all dice known, " in first.out
    assert "One whole try, 250,000 changes weighed." in first.out
    assert pennypapers("replay", "best.game").status == 0
    assert "event: hindsight, 1 tries, 250000 changes\n" in Path("best.game").read_text(encoding="utf-8")
    then = pennypapers("hindsight", "a.game", "--think", "1", "--resume", "best.game", "--json")
    (facts,) = then.objects
    assert (facts["stars"], facts["tries"], len(facts["turns"])) == (7, 2, 7)
    once = pennypapers("hindsight", "a.game", "--think", "2", "--json")
    assert once.objects == [facts]


def test_ctrl_c_keeps_what_was_found(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> None:
        start, report = arguments[4:6]
        report(start)
        raise KeyboardInterrupt

    monkeypatch.setattr(hindsight, "best_found", interrupted)
    ran = pennypapers("hindsight", write("a.game", GAME), "--resume", "best.game")
    assert ran.status == INTERRUPTED
    assert "Stopped: this is what there is so far." in ran.out
    assert pennypapers("replay", "best.game").status == 0


def test_what_is_better_is_kept_at_once(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []

    def spied(*arguments: Any) -> Found:
        layout, rolls, budget, seed, start, report, strict = arguments

        def watch(found: Found) -> None:
            report(found)
            best = read_game(Path("best.game").read_bytes()) if Path("best.game").exists() else None
            kept.append(replay(best).score("HS").stars if best else 0)

        return best_found(layout, rolls, budget, seed, start, watch, strict)

    monkeypatch.setattr(hindsight, "best_found", spied)
    ran = pennypapers("hindsight", write("a.game", GAME), "--think", "1", "--resume", "best.game", "--json")
    best = ran.objects[0]["best"]
    assert kept[-2] == best > 7  # while the search goes on
    assert [path.name for path in Path().iterdir() if "best" in path.name] == ["best.game"]


def test_at_a_table_for_programs(pennypapers: Command) -> None:
    ran = pennypapers("hindsight", str(TABLE_GAME), "--json")
    assert (ran.status, ran.objects[0]["error"]["code"]) == (1, "not-alone")


def test_by_the_clock_is_said(pennypapers: Command) -> None:
    said = "Searched by the clock: another search may find another game."
    write("a.game", GAME)
    assert said in pennypapers("hindsight", "a.game", "--think", "10ms").out
    assert said not in pennypapers("hindsight", "a.game", "--think", "1").out


def test_a_folder_that_cannot_be_written_to(pennypapers: Command) -> None:
    ran = pennypapers("hindsight", write("a.game", GAME), "--think", "1", "--resume", "none/best.game")
    assert ran.status == 1
    assert len(ran.refusals) == 1


def test_a_chart() -> None:
    drawn = chart([30.0, None, 34.0, 28.0], [4]).plain.splitlines()
    assert drawn == [
        "35 │        ",
        "   │    █   ",
        "   │    █   ",
        "   │    █   ",
        "   │    █   ",
        "   │█   █   ",
        "   │█   █   ",
        "27 │█   █ █ ",
        "   └────────",
        "    1",
        "          ^",
    ]  # fmt: skip
    assert chart([None], []).plain == ""


@pytest.mark.parametrize("rounds", [25, 36, 37, 64, 70])
def test_a_chart_fits_a_terminal(rounds: int) -> None:
    drawn = chart([float(number) for number in range(rounds)], [rounds]).plain.splitlines()
    assert max(map(len, drawn)) <= 80
    assert drawn[-1].index("^") == len(drawn[0].rstrip()) - 1  # below the last round, the highest of all


def test_bars() -> None:
    assert bar(10, 10, 4) == "████"
    assert bar(5, 10, 4) == "██"
    assert bar(1, 16, 2) == "▏"
    assert bar(-3, 10, 4) == bar(0, 0, 4) == ""


def test_json_is_in_the_readers_letters(pennypapers: Command) -> None:
    ran = pennypapers("analyse", write("a.game", GAME.replace("AB", "ZOË")), "--think", "8", "--json")
    assert json.loads(ran.out)["player"] == "ZOË"
    assert "ZOË" in ran.out
