"""`pennypapers simulate`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from command_line import Command, squeezed
from lab_games import ASLEEP, EXAMPLES, SLOW, program
from pennypapers.cli.common.exit_status import BOT_FAILED, INTERRUPTED
from pennypapers.notation import read_game, write_layout
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout
from pennypapers.table import replay, verify
from pennypapers.words import LANGUAGES, sentence

QUICK = ("simulate", "--workers", "1", "--seed", "7")
SEAT = ["bot", "mean", "sd", "ci95", "p05", "p50", "p95", "rules", "levels", "wins", "ms_per_turn"]
RULES = {
    "temple-a": ["run", "group", "mummy"],
    "valley-a": ["full", "jungle", "town", "range", "pyramid", "hut", "statue", "mine", "snake"],
}


@pytest.mark.parametrize("sheet", RULES)
def test_json(pennypapers: Command, sheet: str) -> None:
    bots = "tourist@0,voyager@0"
    ran = pennypapers(*QUICK, "--sheet", sheet, "--players", "2", "--bots", bots, "--games", "8", "--json")
    assert (ran.status, ran.err) == (0, "")
    (facts,) = ran.objects
    assert list(facts) == ["sheet", "players", "games", "seed", "seats", "failures"]
    assert facts["failures"] == []
    assert [facts[key] for key in list(facts)[:4]] == [sheet, 2, 8, 7]
    assert [seat["bot"] for seat in facts["seats"]] == bots.split(",")
    for seat in facts["seats"]:
        assert list(seat) == SEAT
        assert list(seat["rules"]) == RULES[sheet]
        assert list(seat["levels"]) == list(LEVELS)
        assert sum(seat["rules"].values()) == pytest.approx(seat["mean"])
        assert sum(seat["levels"].values()) == pytest.approx(1)
        assert seat["ci95"][0] < seat["mean"] < seat["ci95"][1]
        assert seat["p05"] <= seat["p50"] <= seat["p95"]
    assert sum(seat["wins"] for seat in facts["seats"]) == pytest.approx(1)


def test_one_bot_takes_all_seats(pennypapers: Command) -> None:
    ran = pennypapers(*QUICK, "--players", "9", "--bots", "tourist@0", "--games", "1", "--json")
    assert [seat["bot"] for seat in ran.objects[0]["seats"]] == ["tourist@0"] * 9


def test_kept_games_are_replayed_and_verified(pennypapers: Command, tmp_path: Path) -> None:
    own = Layout("temple", "Own", tuple(tuple("..+.") for _ in range(3)))
    Path("own.sheet").write_text(write_layout(own), encoding="utf-8")
    for sheet in ("valley-b", "own.sheet"):
        common = ("--sheet", sheet, "--bots", "tourist@0", "--players", "3", "--games", "3")
        ran = pennypapers(*QUICK, *common, "--out", "kept", "--json")
        assert ran.status == 0
        files = sorted(Path("kept").glob(f"{Path(sheet).stem}-*.game"))
        assert len(files) == 3
        stars = [0, 0, 0]
        for file in files:
            game = read_game(file.read_bytes())
            verify(game)
            table = replay(game)
            assert table.is_over
            stars = [
                before + table.score(player).stars for before, player in zip(stars, game.players, strict=True)
            ]
        assert [seat["mean"] * 3 for seat in ran.objects[0]["seats"]] == pytest.approx(stars)
    ran = pennypapers("verify", *map(str, Path("kept").glob("*.game")))
    assert ran.status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(pennypapers: Command, language: str) -> None:
    ran = pennypapers(*QUICK, "--bots", "tourist@0", "--games", "4", "--lang", language)
    assert ran.status == 0
    lines = squeezed(ran.out)
    assert lines[0].startswith("temple-a")
    assert any(line.endswith("ms") for line in lines)
    assert sum("%" in line for line in lines) == 1 + len(LEVELS)  # the interval, and each level


def test_the_clock_is_not_repeatable(pennypapers: Command) -> None:
    said = "A bot thought by the clock: these games cannot be repeated exactly."
    ran = pennypapers(*QUICK, "--bots", "tourist", "--think", "1ms", "--games", "1")
    assert said in ran.out
    ran = pennypapers(*QUICK, "--bots", "tourist", "--think", "1ms", "--games", "1", "--json")
    assert (len(ran.objects), ran.err) == (1, said + "\n")
    ran = pennypapers(*QUICK, "--bots", "tourist", "--think", "1", "--games", "1")
    assert said not in ran.out


def test_the_class_of_the_example(pennypapers: Command) -> None:
    bot = f"{EXAMPLES / 'own_bot.py'}:Greedy"
    ran = pennypapers(*QUICK, "--bots", f"tourist@0,{bot}", "--players", "2", "--games", "2", "--json")
    assert (ran.status, ran.err) == (0, "")
    once_more = pennypapers(*QUICK, "--bots", f"tourist@0,{bot}", "--players", "2", "--games", "2", "--json")
    assert [seat["mean"] for seat in once_more.objects[0]["seats"]] == [
        seat["mean"] for seat in ran.objects[0]["seats"]
    ]


def test_a_class_may_give_its_steps_one_by_one(pennypapers: Command) -> None:
    Path("one.py").write_text(
        SLOW.replace("return situation.sheet.turn", "yield from situation.sheet.turn"), "utf-8"
    )
    ran = pennypapers(*QUICK, "--bots", "one.py:Slow", "--games", "1", "--json")
    assert (ran.status, ran.err) == (0, "")


CLASSES = {
    "raises": (
        "def turn(self, situation, seed): return 1 / 0",
        "wrong.py, line 2, “def turn(self, situation, seed): return 1 / 0”, the class raised ZeroDivisionError",
    ),
    "tries what is refused": (
        "def turn(self, situation, seed):\n        situation.sheet.turn(situation.roll).play(None)",
        "wrong.py, line 3, ",
    ),
    "plays nothing": ("def turn(self, situation, seed): return []", "One number"),
    "plays what is no step": ("def turn(self, situation, seed): return [7]", "TypeError: 7 is no step"),
    "breaks a rule": ("def turn(self, situation, seed): return 'xa7'", "mummy"),
    "leaves": ("def turn(self, situation, seed): raise SystemExit(0)", "SystemExit"),
    "spoils the sheet": (
        "def turn(self, situation, seed):\n        situation.sheet.records[:] = 0\n        return '-'",
        "pass",
    ),
}


@pytest.mark.parametrize("how", CLASSES)
def test_a_class_that_goes_wrong_is_replaced(pennypapers: Command, how: str) -> None:
    turn, reason = CLASSES[how]
    hazard = "def hazard(self, situation, seed): return situation.sheet.hazard_spaces(situation.solo)[0]"
    source = f"class Wrong:\n    {turn}\n    {hazard}\n"
    Path("wrong.py").write_text(source, encoding="utf-8")
    ran = pennypapers(*QUICK, "--bots", "wrong.py:Wrong", "--games", "3", "--json", "--out", "kept")
    assert ran.status == BOT_FAILED
    assert ran.objects[0]["games"] == 3
    (failed,) = ran.objects[0]["failures"]
    assert [failed[key] for key in ("bot", "games", "of", "turns")] == ["wrong.py:Wrong", 3, 3, 3]
    (told,) = failed["reasons"]  # once, and not in every game
    assert (told["times"], told["game"], told["seat"]) == (3, 1, 1)
    assert reason in told["message"]
    assert ran.refusals[0] == "wrong.py:Wrong could not go on in 3 games of 3; a tourist played on for it."
    assert len(ran.refusals) == 3  # the reason too, and where the games are kept
    assert told["message"] in ran.refusals[1]
    assert ran.refusals[1].endswith("(and 2 more times)")
    for file in Path("kept").iterdir():
        assert replay(read_game(file.read_bytes())).is_over


def test_the_place_is_the_innermost_in_their_file(pennypapers: Command) -> None:
    """Not where the class was called, nor where in our own code it ended."""
    lines = [
        "class Wrong:",
        "    def turn(self, situation, seed):",
        "        return self.think(situation)",
        "    def think(self, situation):",
        "        return situation.sheet.turn(None)",
        "    hazard = turn",
    ]
    Path("wrong.py").write_text("\n".join(lines), encoding="utf-8")
    ran = pennypapers(*QUICK, "--bots", "wrong.py:Wrong", "--games", "1", "--json")
    (reason,) = ran.objects[0]["failures"][0]["reasons"]
    assert reason["code"] == "bot-raised-at"
    place = {"file": "wrong.py", "line": 5, "text": "return situation.sheet.turn(None)"}
    assert reason["facts"].items() >= place.items()


def test_every_reason_is_told_once_and_not_too_many(pennypapers: Command, tmp_path: Path) -> None:
    passes = "import sys\nprint('-', flush=True)\nsys.stdin.read()"
    ran = pennypapers(*QUICK, "--bots", program(tmp_path / "passes.py", passes), "--games", "3")
    assert ran.status == BOT_FAILED
    assert sum("said “-”" in line for line in squeezed(ran.out)) == 1

    Path("wrong.py").write_text(
        "class Wrong:\n    def turn(self, situation, seed):\n"
        + "".join(f"        if seed % 8 == {rest}: return [7 / 0]\n" for rest in range(8))
        + "    hazard = turn\n",
        encoding="utf-8",
    )
    ran = pennypapers(*QUICK, "--bots", "wrong.py:Wrong", "--games", "40", "--json")
    (failed,) = ran.objects[0]["failures"]
    assert failed["turns"] == 40
    assert len({reason["facts"]["line"] for reason in failed["reasons"]}) == len(failed["reasons"]) == 5
    assert ran.refusals[-1] == "… and 3 other reasons."


UNFIT = {
    "program:no-such-program": "The program “no-such-program” could not be started (",
    "program:": "The program “” could not be started (",
    f"program:{sys.executable} no-such.py": "ended at its first question (status 2)",
    f"program:{sys.executable} asleep.py": "gave no answer to its first question within 0.5 s",
}


@pytest.mark.parametrize("command", ["simulate --bots", "duel tourist@0"])
@pytest.mark.parametrize("bot", UNFIT)
def test_a_program_that_cannot_play_is_refused_before_any_game(
    pennypapers: Command, command: str, bot: str
) -> None:
    Path("asleep.py").write_text("import time\ntime.sleep(600)", encoding="utf-8")
    ran = pennypapers(*command.split(), bot, "--games", "3", "--patience", "500ms", "--json")
    assert (ran.status, ran.out) == (1, "")
    (line,) = ran.refusals
    assert UNFIT[bot] in line


@pytest.mark.parametrize(
    "command", ["duel tourist@0 BOT", "league tourist@0 BOT", "balance temple-a --bots tourist@0,BOT"]
)
def test_wherever_a_bot_fails_is_no_success(pennypapers: Command, command: str) -> None:
    Path("wrong.py").write_text("class Wrong:\n    turn = hazard = lambda *_: 0\n", encoding="utf-8")
    words = command.replace("BOT", "wrong.py:Wrong").split()
    ran = pennypapers(*words, "--games", "2", "--workers", "1", "--json")
    assert ran.status == BOT_FAILED
    (failed,) = ran.objects[0]["failures"]
    assert [failed[key] for key in ("bot", "games", "of")] == ["wrong.py:Wrong", 2, 2]


REFUSED = {
    "--bots no-such.py:Bot": "The bot “no-such.py:Bot” cannot be loaded",
    "--bots empty.py:Bot": "The bot “empty.py:Bot” cannot be loaded",
    "--bots broken.py:Bot": "The bot “broken.py:Bot” cannot be loaded: in broken.py, line 1, “class”, there was",
    "--bots leaves.py:Bot": "The bot “leaves.py:Bot” cannot be loaded: in leaves.py, line 1, “raise SystemExit”",
    "--bots half.py:Half": "The bot “half.py:Half” cannot be loaded (Half.hazard)",
    "--sheet no-such.sheet": "no-such.sheet:1:1: There is no file of this name.",
    "--sheet temple-c": "temple-c:1:1: There is no file of this name, and no sheet: those that come with the game",
    "--sheet empty.py": "empty.py:1:1: ",
    "--out empty.py": "empty.py: ",
    "--cluster tcp://127.0.0.1:9": "No cluster answers at tcp://127.0.0.1:9",
}


@pytest.mark.parametrize("arguments", REFUSED)
def test_refused_in_one_sentence(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, arguments: str
) -> None:
    monkeypatch.setattr("pennypapers.lab.cluster.PATIENCE", 0.3)
    Path("empty.py").write_text("", encoding="utf-8")
    Path("broken.py").write_text("class", encoding="utf-8")
    Path("leaves.py").write_text("raise SystemExit", encoding="utf-8")
    Path("half.py").write_text("class Half:\n    def turn(self, s, l): ...\n", encoding="utf-8")
    ran = pennypapers(*QUICK, "--games", "1", *arguments.split())
    assert (ran.status, ran.out) == (1, "")
    (line,) = ran.refusals
    assert line.startswith(REFUSED[arguments])


def test_as_many_seats_as_bots(pennypapers: Command) -> None:
    ran = pennypapers(*QUICK, "--bots", "tourist@0,voyager@0,tourist@0", "--games", "1", "--json")
    assert (ran.status, ran.objects[0]["players"]) == (0, 3)


def test_games_are_counted_not_failures(pennypapers: Command) -> None:
    Path("wrong.py").write_text("class Wrong:\n    turn = hazard = lambda *_: 0\n", encoding="utf-8")
    ran = pennypapers(*QUICK, "--bots", "wrong.py:Wrong", "--players", "4", "--games", "3")
    assert "wrong.py:Wrong could not go on in 3 games of 3; a tourist played on for it." in ran.out


@pytest.mark.parametrize("sheet", ["temple-a", "valley-a"])
def test_whoever_is_replaced_by_a_tourist_plays_like_one(pennypapers: Command, sheet: str) -> None:
    Path("wrong.py").write_text("class Wrong:\n    turn = hazard = lambda *_: 0\n", encoding="utf-8")
    means = []
    for bot in ("wrong.py:Wrong", "tourist"):
        ran = pennypapers(*QUICK, "--bots", bot, "--sheet", sheet, "--games", "3", "--json")
        means.append(ran.objects[0]["seats"][0]["mean"])
    assert means[0] == means[1]


def test_trouble_on_the_way_loses_nothing(pennypapers: Command) -> None:
    """The folder goes away while the second game is played."""
    Path("vandal.py").write_text(
        SLOW.replace(
            "time.sleep(0.005)",
            "import pathlib, shutil; pathlib.Path('kept/temple-a-000001.game').exists() and shutil.rmtree('kept')",
        ),
        encoding="utf-8",
    )
    ran = pennypapers("simulate", "--workers", "1", "--bots", "vandal.py:Slow", "--out", "kept", "--json")
    assert ran.status == 1
    assert ran.objects[0]["games"] == 1
    assert "Stopped: this is what one game of 200 came to." in ran.refusals
    assert ran.refusals[-1].endswith("The file cannot be written: No such file or directory.")


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("killed", [False, True])
def test_workers_end_at_once(killed: bool) -> None:
    """By Ctrl-C in the middle of a long thought, and when the process that gave them work is killed."""
    Path("asleep.py").write_text(ASLEEP, encoding="utf-8")
    command = [sys.executable, "-m", "pennypapers", "simulate", "--bots", "asleep.py:Slow", "--workers", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while len(running := workers_of(process.pid)) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        if killed:
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGINT)  # the workers may be loading still
        _, err = process.communicate(timeout=30)
    if not killed:
        assert err == "Stopped before a game was finished.\n"
    until = time.monotonic() + 30
    while any(Path(f"/proc/{worker}").exists() for worker in running):
        assert time.monotonic() < until
        time.sleep(0.05)


def workers_of(parent: int) -> list[int]:
    """The processes that it has spawned to work."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = status.read_text().rpartition(")")
            if int(rest.split()[1]) == parent and b"spawn_main" in (status.parent / "cmdline").read_bytes():
                found.append(int(name.split()[0]))
    return found


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_prints_what_there_is(workers: int, tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of the terminal, as here."""
    Path("slow.py").write_text(SLOW, encoding="utf-8")
    command = [sys.executable, "-m", "pennypapers", "simulate", "--bots", "slow.py:Slow", "--games", "100000"]
    with subprocess.Popen(
        [*command, "--workers", str(workers), "--out", "kept", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not list(tmp_path.glob("kept/*.game")):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED
    games = json.loads(out)["games"]
    assert 0 < games < 100000
    assert err.splitlines()[0].startswith("Stopped: this is what")
    assert "Traceback" not in err
    assert len(list(tmp_path.glob("kept/*.game"))) == games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "duel", "balance", "lab", "lab train"])
def test_help(pennypapers: Command, command: str, language: str) -> None:
    ran = pennypapers(*command.split(), "--help", "--lang", language)
    assert ran.status == 0
    # A line may end at a space that keeps words together, as the library that breaks lines knows no such space.
    said = " ".join(sentence(f"lab-help-{command.split()[-1]}", {}, language).split())
    assert said in " ".join(" ".join(squeezed(ran.out)).split())
