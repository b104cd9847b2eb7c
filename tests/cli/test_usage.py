"""Options, languages, help and version: wrong usage is one line and exit status 2."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from command_line import TEMPLE, Command, program, squeezed
from pennypapers import __version__
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.words import LANGUAGES, sentence

COMMANDS = [
    (),
    ("play",),
    ("score",),
    ("replay",),
    ("verify",),
    ("serve",),
    ("backup",),
    ("sheets",),
    ("sheets", "list"),
    ("sheets", "show"),
    ("sheets", "check"),
]
every_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)


@pytest.mark.parametrize("arguments", [("x" * 5000,), ("score", "--" + "x" * 5000), ("--lang", "x" * 5000)])
def test_a_long_word(pennypapers: Command, arguments: tuple[str, ...]) -> None:
    ran = pennypapers(*arguments)
    assert (ran.status, ran.out, len(ran.refusals)) == (WRONG_USAGE, "", 1)


@every_command
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(pennypapers: Command, command: tuple[str, ...], language: str) -> None:
    ran = pennypapers(*command, "--help", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    said = " ".join(word for line in squeezed(ran.out) for word in line.strip("│ ").split())
    usage = sentence("help-usage", {"usage": " ".join(("pennypapers", *command))}, language)
    assert " ".join(usage.split()) in said
    about = sentence("help-" + ("-".join(command) or "program"), {}, language)
    assert " ".join(about.split()) in said


def test_no_command_of_a_group_shows_its_help(pennypapers: Command) -> None:
    assert pennypapers("sheets").out == pennypapers("sheets", "--help").out


def test_no_command_serves_the_page(tmp_path: Path) -> None:
    variables = {"PENNYPAPERS_DATA": str(tmp_path), "PENNYPAPERS_PORT": "0", "PENNYPAPERS_LANG": "en"}
    with subprocess.Popen(
        [program()], env={**os.environ, **variables}, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout
        assert "Tables are open at http://127.0.0.1:" in serving.stdout.readline()
        serving.terminate()
        assert serving.wait(30) == 0


@every_command
def test_version(pennypapers: Command, command: tuple[str, ...]) -> None:
    ran = pennypapers(*command, "--version")
    assert (ran.status, ran.out, ran.err) == (0, f"{__version__}\n", "")


# --- the language ---


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "nl_BE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "PENNYPAPERS_LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_the_first_that_is_set(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    said = sentence("refused-no-such-file", {}, language)
    assert pennypapers("score", "none").err == f"none:1:1: {said}\n"
    dutch = sentence("refused-no-such-file", {}, "nl")
    assert pennypapers("score", "none", "--lang", "nl").err == f"none:1:1: {dutch}\n"


def test_options_stand_anywhere(pennypapers: Command) -> None:
    ways = [
        ("--lang", "fr", "score", "--solo", "--json", str(TEMPLE)),
        ("score", str(TEMPLE), "--json", "--lang", "fr", "--solo"),
        ("score", "--json", str(TEMPLE), "--solo", "--lang=fr"),
    ]
    ran = {pennypapers(*way) for way in ways}
    assert len(ran) == 1
    assert ran.pop().status == 0


def test_a_file_that_begins_with_a_dash_comes_after_two(pennypapers: Command) -> None:
    ran = pennypapers("score", "--", "--json")
    assert ran.status == 1
    assert ran.err.startswith("--json:1:1: ")
