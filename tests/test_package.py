"""What is built to be installed: the wheel and the source archive, made with what is installed here."""

from __future__ import annotations

import posixpath
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import BytesParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = f"pennypapers-{PROJECT['version']}"
DOCUMENTS = f"{NAME}.data/data/share/doc/pennypapers/"

Files = dict[str, bytes]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Files:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def source(built: Path) -> Files:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        files = [member for member in archive.getmembers() if member.isfile()]
        return {member.name.partition("/")[2]: archive.extractfile(member).read() for member in files}  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def metadata(wheel: Files) -> Message:
    return BytesParser().parsebytes(wheel[f"{NAME}.dist-info/METADATA"])


def ours(folder: str, ending: str) -> set[str]:
    """The files of the package that git would keep, as the wheel names them."""
    paths = (ROOT / "src" / "pennypapers" / folder).rglob(f"*{ending}")
    return {path.relative_to(ROOT / "src").as_posix() for path in paths if "__pycache__" not in path.parts}


@pytest.mark.parametrize(
    ("folder", "ending"),
    [
        ("", ".py"),
        ("words", ".ftl"),
        ("sheets", ".sheet"),
        ("bots", ".npz"),
        ("bots", ".txt"),
        ("lab", ".css"),
    ],
)
def test_the_wheel_has_all_of_the_package(wheel: Files, folder: str, ending: str) -> None:
    wanted = ours(folder, ending)
    assert wanted, "there is something to look for"
    assert wanted <= wheel.keys()


def test_the_wheel_has_the_page(wheel: Files) -> None:
    built = {
        path.relative_to(ROOT / "web" / "dist").as_posix() for path in (ROOT / "web" / "dist").rglob("*.*")
    }
    page = {name.removeprefix("pennypapers/server/page/") for name in wheel if "/server/page/" in name}
    assert {"index.html", "index.html.br", "sw.js", "licences.txt"} <= page
    assert page <= built
    assert [name for name in page if name.endswith(".woff2")], "the fonts"


def test_the_wheel_has_nothing_else(wheel: Files) -> None:
    allowed = re.compile(r"pennypapers/|pennypapers-[\d.]+\.(dist-info|data/data/share/doc/pennypapers)/")
    assert [name for name in wheel if not allowed.match(name)] == []
    assert [name for name in wheel if "__pycache__" in name or "/test" in name or name.endswith(".map")] == []


def test_nothing_tells_where_it_was_built(wheel: Files, source: Files) -> None:
    for files in (wheel, source):
        assert [name for name, content in files.items() if str(ROOT).encode() in content] == []


def test_the_licences_are_in_the_wheel(wheel: Files, metadata: Message) -> None:
    named = metadata.get_all("License-File") or []
    assert named == ["LICENSE", "web/licences/page.txt"]
    texts = {name: wheel[f"{NAME}.dist-info/licenses/{name}"].decode() for name in named}
    assert texts["LICENSE"].startswith("MIT License")
    page = texts["web/licences/page.txt"]
    assert page.encode() == wheel["pennypapers/server/page/licences.txt"], (
        "what was built into the page has changed: cp web/dist/licences.txt web/licences/page.txt"
    )
    told = re.findall(r"^-{80}\n(\S+) \S+, (\S+)\n", page, re.MULTILINE)
    dependencies = {
        "@fluent/bundle",
        "@fontsource/patrick-hand",
        "@noble/hashes",
        "svelte",
        "vite",
        "rolldown",
    }
    assert dependencies <= {name for name, _ in told}
    assert "SIL OPEN FONT LICENSE Version 1.1" in page
    assert "Copyright (c) 2010-2012 Patrick Wagesreiter" in page
    assert metadata["License-Expression"].split(" AND ") == [
        "MIT",
        *sorted({each for _, each in told} - {"MIT"}),
    ]


def test_what_the_wheel_says_of_itself(metadata: Message) -> None:
    description = str(metadata.get_payload())
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "<img" not in description
    assert "<p>" not in description
    assert re.findall(r"\]\((?!https?://)", description) == [], "a link to what is not there"
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)}
    assert versions <= set(metadata.get_all("Classifier") or [])
    assert metadata["Requires-Python"] == ">=3.11"


def links(name: str, text: str) -> set[str]:
    """Where a document leads to, as a path from the folder of README.md."""
    found = re.findall(r'\]\(([^)#\s]+)[^)]*\)|<img src="([^"]+)"', text)
    within = [link or picture for link, picture in found if "://" not in (link or picture)]
    return {posixpath.normpath(posixpath.join(posixpath.dirname(name), link)) for link in within}


def test_documents_lead_to_documents_that_are_there(wheel: Files, source: Files) -> None:
    in_wheel = {
        name.removeprefix(DOCUMENTS): text for name, text in wheel.items() if name.startswith(DOCUMENTS)
    }
    for files in (in_wheel, source):
        documents = {name: text.decode() for name, text in files.items() if name.endswith(".md")}
        assert {"README.md", "docs/rules.md", "docs/deploy.md", "examples/README.md"} <= documents.keys()
        for name, text in documents.items():
            assert links(name, text) <= files.keys(), name


def test_the_source_can_be_built_and_set_up(source: Files) -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if tracked.returncode == 0:
        wanted = [
            name
            for name in tracked.stdout.splitlines()
            if name.startswith(("src/", "web/", "scripts/", "examples/"))
            or name in ("play", "constraints.txt")
        ]
        assert [name for name in wanted if name not in source and (ROOT / name).exists()] == []
    assert {"pyproject.toml", "hatch_build.py", "play", "LICENSE", "web/package-lock.json"} <= source.keys()
    assert not [name for name in source if "node_modules" in name or name.startswith(("web/dist", "tests/"))]
