"""Whatever the documents tell people to type works as it stands there: every command, option, variable and piece of
Python. Long ones are cut short below, and what cannot be run in a test says why."""

from __future__ import annotations

import inspect
import io
import json
import os
import pkgutil
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from command_line import TEMPLE, program
from documents import PAGES, ROOT, Block, Command, blocks, commands, name_of, spans
from pennypapers.cli.app import create_app, run
from pennypapers.cli.common.speech import Speech
from pennypapers.server.settings.of_serve import SETTINGS
from serving import server

# The program goes by these names; `./play` sets up what is there already, and then is this.
OUR_PROGRAM = {
    "pennypapers": [],
    ".venv/bin/pennypapers": [],
    "/opt/pennypapers/.venv/bin/pennypapers": [],
    "./play": ["serve"],
}

# What stands for something of the reader's own, where it matters with what comes before it.
PLACEHOLDERS = {
    "score FILE…": f"score {TEMPLE.name}",
    "replay FILE…": "replay examples/games/three-wells.game",
    "verify FILE…": "verify examples/games/llama-three-bots.game",
    "backup FILE": "backup copy.db",
    "restore FILE": "restore copy.db --yes",
    "resume FILE": "resume found.game",
    "GAME": "examples/games/three-wells.game",
    "INITIALS": "AB",
    "SHEET…": "own.sheet",
    "SHEET": "own.sheet",
    "BOT": "tourist@0",
    "/var/lib/pennypapers": "data",
    "/var/backups/pennypapers": ".",
    "$(date +%u)": "3",
}

# What is changed so that it takes a moment and not a minute: options with the values that they get instead.
SHORTER: dict[str, dict[str, str]] = {
    "simulate": {"--games": "1", "--think": "0", "--workers": "1"},
    "duel": {"--games": "1", "--think": "0", "--workers": "1"},
    "league": {"--games": "1", "--think": "0", "--workers": "1"},
    "balance": {"--games": "1", "--think": "0", "--workers": "1"},
    "analyse": {"--think": "1"},
    "hindsight": {"--think": "1"},
}
SHORTER_WORDS = {
    "explorer@200": "explorer@2",
    "explorer@1000": "explorer@4",
    "explorer@400": "explorer@2",
    "sleeping-cat-explorer": "three-wells",
}

# What is not run, by how it begins, and why.
NOT_RUN = {
    "./test": "it is what runs this test",
    "py play": "Windows",
    "scripts/check": "it is a part of ./test",
    "scripts/pin": "it asks PyPI for newer packages",
    ".venv/bin/ruff check": "it is a part of ./test",
    "npm ci": "it downloads packages; ./test has done so",
    "npm cache clean": "it would empty the cache of whoever runs the tests",
    "pip cache purge": "it would empty the cache of whoever runs the tests",
    "pip show": "it is about an installed package; test_package.py looks at the same files",
    "pip install": "it downloads packages; test_package.py looks at what would be installed",
    "pip wheel": "it downloads what it builds with; test_package.py builds the same wheel",
    "pipx install": "it downloads packages",
    "uv tool install": "it downloads packages",
    "pennypapers lab train": "it takes minutes; lab/test_learning.py trains with fewer games",
    "pennypapers duel voyager:temple-weights.txt": "it plays by what the command before it has learned",
    "pennypapers play valley-b --bots": "it needs a screen; cli/play/screen/test_whole_games.py plays with bots",
    "pennypapers play http://": "it is a table of the reader's; cli/play/screen/test_at_a_table.py sits down at one",
    "pennypapers play --join": "it is a table of the reader's; cli/play/screen/test_at_a_table.py sits down at one",
    "dask ": "test_many_machines starts it",
    "sudo ufw": "it changes the firewall",
    "useradd": "it changes the machine",
    "certbot": "it asks for a certificate on the internet",
    "systemctl": "it needs systemd",
    "journalctl": "it needs systemd",
    "install -d -o pennypapers": "it needs that user",
    "runuser -u pennypapers": "test_restoring runs it",
}

# Options in sentences that are those of other programs.
OTHER_OPTIONS = {"--write", "--name", "--initials", "--again"}
OTHER_VARIABLES = {
    "PENNYPAPERS_CONFIG",  # the file with the others
    "PENNYPAPERS_LANG",  # the language of everything
    "PENNYPAPERS_SERVER",  # of `npm run dev`
    "PENNYPAPERS_PYTHON",  # of `npm run types`
}

KINDS = {"sh", "cron", "text", "python", "ini", "nginx"}
WIDEST_CELL = 130
PATIENCE = 60  # seconds, after which something is stuck; nothing hangs on time otherwise


def is_run(command: Command) -> bool:
    return not command.text.startswith(tuple(NOT_RUN))


def is_ours(command: Command) -> bool:
    return command.text.split()[0] in OUR_PROGRAM


OURS = [command for command in commands() if is_run(command) and is_ours(command)]
OTHERS = [command for command in commands() if is_run(command) and not is_ours(command)]


@pytest.fixture(scope="module")
def readers_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a reader has at hand: the examples, a sheet and a bot of their own, and tables that were kept."""
    folder = tmp_path_factory.mktemp("reader")
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(folder / "examples" / "sheets" / "hourglass.sheet", folder / "own.sheet")
    shutil.copy(folder / "examples" / "own_bot.py", folder / "own_bot.py")
    shutil.copy(TEMPLE, folder)
    with server(folder / "data"):
        pass
    return folder


@pytest.fixture(autouse=True)
def at_the_readers(readers_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PENNYPAPERS_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PENNYPAPERS_DATA", str(readers_folder / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.chdir(readers_folder)


def as_typed(command: Command) -> list[str]:
    """The arguments, with something in the place of what stands for it. What is in brackets is given too."""
    text = without_brackets(command.text)
    for placeholder, value in PLACEHOLDERS.items():
        text = re.sub(rf"(?<!\w){re.escape(placeholder)}(?!\w)", value, text)
    name, *arguments = shlex.split(text)
    return [*OUR_PROGRAM[name], *arguments]


def without_brackets(text: str) -> str:
    return re.sub(r"[\[\]]", "", text)


def cut_short(arguments: list[str]) -> list[str]:
    left = [shortened(word) for word in arguments]
    for option, value in SHORTER.get(left[0] if left else "", {}).items():
        if option in left:
            left[left.index(option) + 1] = value
        else:
            left += [option, value]
    return left


def shortened(word: str) -> str:
    for long, short in SHORTER_WORDS.items():
        word = word.replace(long, short)
    return word


@pytest.mark.parametrize("command", OURS, ids=str)
def test_our_commands_work(
    command: Command, readers_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = as_typed(command)
    # As it stands there, with every option and value.
    create_app(Speech("en")).parse_args(arguments, exit_on_error=False, print_error=False)
    if "--help" not in arguments and (not arguments or arguments[0] == "serve"):
        check_it_serves(*arguments[1:], data=readers_folder / "data")
    elif "--cluster" not in arguments:  # test_many_machines
        status = run(cut_short(arguments))
        assert status == 0, capsys.readouterr().err


@cache
def check_it_serves(*options: str, data: Path) -> None:
    """It starts, says where it is, and stops. On this machine alone: whoever is in the same network is not asked in."""
    with server(data, "--no-browser", *(option for option in options if option != "--lan")) as (
        process,
        port,
    ):
        assert port
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("command", OTHERS, ids=str)
def test_other_commands_are_there(command: Command, readers_folder: Path) -> None:
    """Those of npm have a script, those of Python a file, and what curl asks for is answered."""
    words = shlex.split(command.text)
    if words[0] == "curl":
        with server(readers_folder / "data", "--no-browser") as (_, port):
            url = words[-1].replace(":8375/", f":{port}/")
            assert url != words[-1]
            with urllib.request.urlopen(url) as answer:
                assert answer.read()
    elif words[0] == "npm":
        scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        assert words[-1] in scripts
    else:
        assert words[0] == ".venv/bin/python", "a program that this test does not know"
        assert (ROOT / words[1]).is_file()


def test_no_exception_is_forgotten() -> None:
    texts = [command.text for command in commands()]
    assert [begins for begins in NOT_RUN if not any(text.startswith(begins) for text in texts)] == []
    assert [word for word in SHORTER_WORDS if not any(word in text for text in texts)] == []
    assert [each for each in PLACEHOLDERS if not any(each in without_brackets(text) for text in texts)] == []


# Many machines


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The cluster of the page, on this machine: the address of its scheduler. It has one worker."""
    page = [command.text for command in commands() if command.text.startswith("dask ")]
    schedule, work = page
    address = tmp_path / "scheduler.json"
    dask = [str(Path(program()).with_name("dask"))]
    started = []

    def start(line: str, *more: str) -> None:
        words = [*dask, *shlex.split(line)[1:], *more, "--host", "127.0.0.1", "--no-dashboard"]
        quiet = subprocess.DEVNULL
        started.append(subprocess.Popen(words, stdout=quiet, stderr=quiet))

    try:
        start(schedule, "--port", "0", "--scheduler-file", str(address))
        deadline = time.monotonic() + PATIENCE
        while not address.exists() or not address.read_text(encoding="utf-8"):
            assert started[0].poll() is None, "the scheduler ended"
            assert time.monotonic() < deadline, "the scheduler does not say where it is"
            time.sleep(0.05)
        url = json.loads(address.read_text(encoding="utf-8"))["address"]
        here = work.replace("tcp://SCHEDULER:8786", url).replace("--nworkers auto", "--nworkers 1")
        start(here, "--local-directory", str(tmp_path))
        yield url
    finally:
        for process in reversed(started):  # the worker first, which would wait for its scheduler
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.filterwarnings("ignore")  # dask's own, when sockets are closed late
def test_many_machines(scheduler: str, capsys: pytest.CaptureFixture[str]) -> None:
    (command,) = (command for command in OURS if "--cluster" in command.text)
    arguments = [word.replace("tcp://SCHEDULER:8786", scheduler) for word in cut_short(as_typed(command))]
    assert run(arguments) == 0, capsys.readouterr().err


# Backups


@pytest.mark.skipif(os.name == "nt", reason="a shell and programs of POSIX")
def test_restoring(readers_folder: Path, tmp_path: Path) -> None:
    (block,) = (block for block in blocks() if "restore /var/backups" in block.text)
    data, backups = tmp_path / "lib", tmp_path / "backups"
    shutil.copytree(readers_folder / "data", data, ignore=shutil.ignore_patterns("*.sock"))
    backups.mkdir()
    assert run(["backup", str(backups / "tables-3.db"), "--data", str(data)]) == 0
    script = block.text
    for here, there in (
        ("/var/lib/pennypapers", str(data)),
        ("/var/backups/pennypapers", str(backups)),
        ("runuser -u pennypapers -- ", ""),
        ("/opt/pennypapers/.venv/bin/pennypapers", program()),
        ("tables-3.db", "tables-3.db --yes"),  # nobody is there to be asked
        ("systemctl stop pennypapers", ""),
        ("systemctl start pennypapers", ""),
    ):
        assert here in script
        script = script.replace(here, there)
    subprocess.run(["sh", "-euc", script], check=True)
    assert [path.name for path in data.glob("tables.db*")] == ["tables.db"]
    with server(data) as (_, port):
        assert port


# Options, variables, Python


def every_app(app: App) -> Iterator[App]:
    yield app
    for name in app:
        if not name.startswith("-"):
            yield from every_app(app[name])


def test_options_in_sentences_exist() -> None:
    options = {"--help", "--version", "--lang"} | OTHER_OPTIONS
    for app in every_app(create_app(Speech("en"))):
        if app.default_command:
            options.update(name for argument in app.assemble_argument_collection() for name in argument.names)
    said = [span for span in spans() if span.text.startswith("--")]
    assert len(said) > 20
    wrong = [
        str(span) for span in said for word in re.findall(r"--[a-z][\w-]*", span.text) if word not in options
    ]
    assert wrong == []


def test_variables_exist() -> None:
    variables = {setting.variable for setting in SETTINGS.values()} | OTHER_VARIABLES
    for page in PAGES:
        said = set(re.findall(r"\bPENNYPAPERS_[A-Z_]+", page.read_text(encoding="utf-8")))
        assert said - variables == set(), name_of(page)


def test_names_of_python_exist() -> None:
    said = [span for span in spans() if re.match(r"pennypapers(\.\w+)+(?<!\.env)(\(|$)", span.text)]
    assert said
    for span in said:
        dotted, _, rest = span.text.partition("(")
        thing: Any = pkgutil.resolve_name(dotted)
        if rest:
            parameters = list(inspect.signature(thing).parameters)
            assert [each.strip() for each in rest.rstrip(")").split(",")] == parameters, str(span)


# README.md's is run as a doctest.
@pytest.mark.parametrize(
    "block",
    [block for block in blocks() if block.kind == "python" and ">>>" not in block.text],
    ids=lambda b: b.page,
)
def test_a_bot_in_python_plays(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    (name,) = re.findall(r"^class (\w+):", block.text, re.MULTILINE)
    Path("theirs.py").write_text(block.text, encoding="utf-8")
    for sheet in ("temple-a", "valley-a"):
        arguments = ["simulate", "--sheet", sheet, "--bots", f"theirs.py:{name}", "--json"]
        assert run(cut_short(arguments)) == 0
        assert "replaced" not in capsys.readouterr().err


# How they are set


def test_every_block_says_what_it_is() -> None:
    assert {block.kind for block in blocks()} <= KINDS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_cells_of_tables_are_short(page: Path) -> None:
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    cells = [cell.strip() for row in rows for cell in row.strip("|").split(" | ")]
    assert [cell for cell in cells if len(cell) > WIDEST_CELL] == []
