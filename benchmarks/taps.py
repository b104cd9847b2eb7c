"""How many taps a turn takes: whole games alone, played through the page as the strongest bot would.

    .venv/bin/python benchmarks/taps.py [--games 2] [--seed taps] [--page FOLDER] [--drag]

Every touch of the page counts, the ink button's too; with `--drag`, a number that is dragged onto its space counts
once. Dice and decisions follow from the seed, so that another version of the page plays the same games: `--page` is a
clone of the project with its page built, whose server and page are measured with the bots of this one. Of discoveries
the page's best one of the kind that the bot wants is revealed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from revision import commit  # noqa: E402

from browser_play import TURNS, ink, set_off, space, wait_for_host, wait_for_turn  # noqa: E402
from pennypapers import Table, shipped_layout  # noqa: E402
from pennypapers.bots.bot import Situation, decide  # noqa: E402
from pennypapers.bots.levels import LevelBot  # noqa: E402
from pennypapers.notation.steps import write_number  # noqa: E402
from pennypapers.rules import Build, Cross, Draw, Number, Pass, Reveal, Step, Write  # noqa: E402
from visitors import CHROMIUM_FLAGS, Server, Visitor, chromium  # noqa: E402

SHEETS = ("temple-a", "valley-a")
PLAYER = "ME"
DICE = ("P", "D", "X")
MOVES = 6  # of the pointer, on the way from a number to its space


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=2, help="on each sheet")
    options.add_argument("--seed", default="taps", help="of dice and decisions")
    options.add_argument("--page", type=Path, default=ROOT, help="the clone that is measured")
    options.add_argument(
        "--drag", action="store_true", help="drag numbers onto spaces where the page allows it"
    )
    chosen = options.parse_args()
    os.environ["PYTHONPATH"] = str(chosen.page.resolve() / "src")
    print(f"commit {commit(chosen.page.resolve())}\n")
    print("| sheet | turns | taps a game | a turn | to write two numbers | most |\n|---|--:|--:|--:|--:|--:|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for sheet in SHEETS:
            games = [
                _game(browser, sheet, f"{chosen.seed} {game}", chosen.drag) for game in range(chosen.games)
            ]
            turns = [turn for game in games for turn in game]
            taps = [count for count, _ in turns]
            two = [count for count, written in turns if written == 2]
            print(
                f"| {sheet} | {len(turns)} | {sum(taps) / len(games):.0f} | {sum(taps) / len(taps):.2f} "
                f"| {sum(two) / len(two) if two else 0:.2f} | {max(taps)} |",
                flush=True,
            )
        browser.close()


def _game(browser: Browser, sheet: str, seed: str, drags: bool) -> list[tuple[int, int]]:
    """Of every turn that is no hazard's: the taps, and how many numbers were written and nothing else done."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", seed=seed)
        server.start()
        try:
            return Hand(Visitor(browser, server), sheet, drags).play()
        finally:
            server.kill()


class Hand:
    """Whoever plays, and counts each time that the page is touched."""

    def __init__(self, visitor: Visitor, sheet: str, drags: bool) -> None:
        self.page = visitor.open()
        self.drags = drags
        self.bot = LevelBot("explorer")
        self.table = Table(shipped_layout(sheet), [PLAYER])
        self.taps = 0
        self.played: list[Step] = []
        set_off(self.page, sheet)

    def play(self) -> list[tuple[int, int]]:
        turns: list[tuple[int, int]] = []
        while wait_for_turn(self.page).where in TURNS:
            faces = [self._die(die).get_attribute("data-face") for die in DICE if self._die(die).count()]
            self.table.roll(" ".join(map(str, faces)) if len(faces) == len(DICE) else "1 1 X")
            steps = decide(self.bot, Situation.at(self.table, PLAYER), len(turns))
            before = self.taps
            self.played = []
            for step in steps:
                self.played += self._do(step)
            played = self.played
            self.taps += 1
            ink(self.page)
            self.table.play(PLAYER, played or [Pass()])
            if not isinstance(steps[0], Draw):
                two = all(isinstance(step, Write) for step in played)
                turns.append((self.taps - before, len(played) if two else 0))
        return turns

    def _die(self, die: str) -> Locator:
        return self.page.locator(f"[data-part=dice] [data-die={die}]")

    def _tap(self, what: Locator) -> None:
        self.taps += 1
        what.click(force=True)

    def _do(self, step: Step) -> list[Step]:
        """A step on the page, and what has become of it; a pass is the ink button's."""
        match step:
            case Draw():
                self._tap(space(self.page, step.space))
            case Write() | Cross() if step.number is not None:
                self._place(self._take_up(step.number), step.space)
            case Cross():
                self._tap(space(self.page, step.space))
            case Build():
                self._place(self._plan(step.structure), step.space)
            case Reveal():
                return [self._reveal(step)]
            case Pass():
                return []
        wait_for_host(self.page)
        self.page.locator("[data-act=ink][aria-disabled=false]").wait_for()
        return [step]

    def _place(self, what: Locator | None, at: str) -> None:
        """What is given goes to a space: dragged there, or taken up and then the space; None is in hand already."""
        there = space(self.page, at)
        if what is not None and self.drags and self._drag(what, there):
            return
        if what is not None:
            self._tap(what)
        self._tap(there)

    def _drag(self, what: Locator, there: Locator) -> bool:
        held, goal = what.bounding_box(), there.bounding_box()
        assert held
        assert goal
        before = there.get_attribute("aria-label")
        self.page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=MOVES)
        self.page.mouse.up()
        wait_for_host(self.page)
        if there.get_attribute("aria-label") == before:
            return False
        self.taps += 1
        return True

    def _take_up(self, number: Number) -> Locator | None:
        """Takes up all but the last thing that makes this number; gives that one, or None where it is in hand."""
        if number.penny:
            self._tap(self._die("P"))
            return self.page.locator(f"[data-number='{number.penny}']").first
        chip = self.page.locator(f"[data-way='{write_number(number)}']")
        if not chip.count():  # the Temple's numbers, whichever dice make them
            chip = self.page.locator(f"[data-number='{number.value}']")
        if chip.count():
            return None if chip.first.get_attribute("aria-pressed") == "true" else chip.first
        dice = self._dice_of(number)
        for die in dice[:-1]:
            self._tap(self._die(die))
        return self._die(dice[-1])

    def _dice_of(self, number: Number) -> list[str]:
        """Dice that lie there and show these faces."""
        dice: list[str] = []
        for face in number.dice:
            dice += [
                die
                for die in DICE
                if die not in dice
                and self._die(die).get_attribute("data-face") == str(face)
                and self._die(die).get_attribute("data-state") != "spent"
            ][:1]
        return dice

    def _plan(self, structure: str) -> Locator | None:
        plan = self.page.locator(f"[data-structure={structure}]")
        if not plan.count():
            self._tap(self._die("D"))
            plan.wait_for()
        return None if plan.get_attribute("aria-pressed") == "true" else plan

    def _reveal(self, step: Reveal) -> Reveal:
        find = self.page.locator(f"[data-find={step.kind}]").first
        if not find.count():
            self._tap(self.page.locator("[data-part=finds] [aria-expanded=false]").first)
        self._tap(find)
        self.page.locator(f"[data-find={step.kind}][aria-pressed=true]").first.wait_for()
        wait_for_host(self.page)
        return self._best(step)

    def _best(self, step: Reveal) -> Reveal:
        """The best discovery of this kind on the sheet as it is with what is in pencil."""
        turn = self.table.turn(PLAYER).play_all(self.played)
        (found, _), *_ = turn.sheet.best_discoveries(1)[step.kind].best
        return found


if __name__ == "__main__":
    main()
