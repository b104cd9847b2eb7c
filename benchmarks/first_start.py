"""The first minute of an installed program: nothing compiled, an empty home, a game against three bots in Chromium.

    .venv/bin/python benchmarks/first_start.py PROGRAM [--sheet temple-a] [--pictures DIR]

PROGRAM is the `pennypapers` of a fresh environment into which the wheel was installed. Times are from the start of the
server. `played for bots` counts the turns that the table played for a bot because it did not answer in time; it must be
none, and nothing may be in the server's log.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from browser_play import ink, pencil_hazard, pencil_temple, pencil_valley, set_off, wait_for_turn  # noqa: E402
from page_words import say  # noqa: E402
from visitors import CHROMIUM_FLAGS, PHONE, chromium  # noqa: E402

ROUNDS = 3
PATIENCE = 600_000  # milliseconds: nobody should have to wait that long
PENCILS: dict[str, Callable[[Page], object]] = {
    "temple": pencil_temple,
    "valley": pencil_valley,
    "hazard": pencil_hazard,
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program", type=Path)
    options.add_argument("--sheet", default="temple-a")
    options.add_argument("--pictures", type=Path)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as home:
        measure(chosen.program, Path(home), chosen.sheet, chosen.pictures)


def measure(program: Path, home: Path, sheet: str, pictures: Path | None) -> None:
    # A cache folder of its own: the one beside the rules may hold what an earlier start compiled.
    env = {**os.environ, "HOME": str(home), "NUMBA_CACHE_DIR": str(home / "cache"), "PENNYPAPERS_LANG": "en"}
    begun = time.perf_counter()

    def note(what: str) -> None:
        print(f"| {what} | {time.perf_counter() - begun:.1f} s |", flush=True)

    with (home / "log").open("w") as log:
        command = [str(program), "serve", "--no-browser", "--port", "0", "--data", str(home / "data")]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout
    try:
        found = re.search(r"http://[\d.:]+\d", server.stdout.readline())
        assert found, "it says where it listens"
        print("| | after |\n|---|--:|")
        note("it listens")
        turns = play(found[0], sheet, note, pictures)
        while json.load(urllib.request.urlopen(f"{found[0]}/health")).get("warming") is not None:
            time.sleep(0.2)
        note("everything is compiled")
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
    said = (home / "log").read_text()
    print(f"\nPlayed for bots: {turns}. In the log: {said or 'nothing'}")


def play(url: str, sheet: str, note: Callable[[str], None], pictures: Path | None) -> int:
    """Some rounds against bots; how many turns the table played for them."""
    late = 0

    def hear(frame: str | bytes) -> None:
        nonlocal late
        late += str(frame).count('"by_table":"late"')

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        size = {"width": PHONE[0], "height": PHONE[1]}
        page = browser.new_page(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        page.set_default_timeout(PATIENCE)
        page.on("websocket", lambda socket: socket.on("framereceived", hear))

        def picture(name: str) -> None:
            if pictures:
                page.screenshot(path=pictures / f"{name}.png")

        page.goto(url)
        page.locator("[data-sheet]").first.wait_for()
        note("the start page can be used")
        page.get_by_role("button", name=say("en", "start-bots")).click()
        picture("start")
        set_off(page, sheet)
        note("the first dice can be played")
        for number in range(1, ROUNDS + 1):
            seen = wait_for_turn(page, *PENCILS)
            PENCILS[seen.where](page)
            ink(page)
            picture(f"round-{number}")
            wait_for_turn(page, *PENCILS)
            note(f"round {number + 1} begins: the bots have played")
        browser.close()
    return late


if __name__ == "__main__":
    main()
