"""How soon the page can be used: Chromium with its processor slowed down fourfold, over loopback, nothing cached.

    .venv/bin/python benchmarks/page_load.py [--loads 10] [--slower 4]

`interactive` is from the beginning of the navigation until the start page's buttons are there, have been painted, and
the page has done all that it wanted to do at once, so that a tap is answered; then a button is pressed, and `tap` is
until the page has been painted again. `wire` is what came over the network until then, compressed as it was sent.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from visitors import CHROMIUM_FLAGS, DESKTOP, PHONE, Server, chromium  # noqa: E402

BUTTON = "Temple, side A"

# Notes when the first button is there, and when after it the page has been painted and is idle.
WATCH = """
const look = () => {
  if (!document.querySelector('main button')) return requestAnimationFrame(look);
  requestAnimationFrame(() => requestIdleCallback(() => { window.interactiveAt = performance.now(); }));
};
requestAnimationFrame(look);
"""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--loads", type=int, default=10, help="how often each is measured")
    options.add_argument("--slower", type=float, default=4.0, help="how much slower the processor is made")
    chosen = options.parse_args()
    print("| size | interactive, median | slowest | tap | wire |\n|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        try:
            for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
                loads = [load(browser, server.url, size, chosen.slower) for _ in range(chosen.loads)]
                interactive, taps, wire = zip(*loads, strict=True)
                print(
                    f"| {name} | {statistics.median(interactive):.0f} ms | {max(interactive):.0f} ms "
                    f"| {statistics.median(taps):.0f} ms | {max(wire) / 1000:.1f} kB |",
                    flush=True,
                )
        finally:
            browser.close()
            server.kill()


def load(browser: Browser, url: str, size: tuple[int, int], slower: float) -> tuple[float, float, int]:
    """Milliseconds until interactive and for a tap, and bytes over the wire, of one visit by somebody new."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    developer = context.new_cdp_session(page)
    developer.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    developer.send("Network.enable")
    received = 0

    def count(event: dict[str, Any]) -> None:
        nonlocal received
        received += int(event["encodedDataLength"])

    developer.on("Network.loadingFinished", count)
    page.goto(url)
    while (interactive := page.evaluate("window.interactiveAt")) is None:
        page.wait_for_timeout(50)
    wire = received
    tap = page.get_by_role("button", name=BUTTON).evaluate(
        """async (button) => {
          const from = performance.now();
          button.click();
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
          return performance.now() - from;
        }"""
    )
    context.close()
    return float(interactive), float(tap), wire


if __name__ == "__main__":
    main()
