"""How soon the page can be used: Chromium with its processor slowed down fourfold, over loopback, nothing cached.

    .venv/bin/python benchmarks/page_load.py [--loads 10] [--slower 4]

`interactive` is from the beginning of the navigation until the start page's buttons are there, have been painted, and
the page has done all that it wanted to do at once, so that a tap is answered; then a button is pressed, and `tap` is
until the page has been painted again. `wire` is what came over the network until then, compressed as it was sent.
The last row is a page with nothing but a button: what the browser itself takes on this machine.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from visitors import CHROMIUM_FLAGS, DESKTOP, PHONE, Server, chromium  # noqa: E402

BUTTON = "Temple, side A"

# Notes when the first button is there, and when the page has then been painted and is idle. The page does so by itself:
# a question from outside would have to be compiled while the page is measured.
WATCH = """
const look = () => {
  if (!document.querySelector('main button')) return requestAnimationFrame(look);
  requestAnimationFrame(() => requestIdleCallback(() => console.debug('interactive at', performance.now())));
};
requestAnimationFrame(look);
"""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--loads", type=int, default=10, help="how often each is measured")
    options.add_argument("--slower", type=float, default=4.0, help="how much slower the processor is made")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, ExitStack() as running:
        server = Server(Path(data))
        running.callback(server.kill)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        running.callback(browser.close)
        visits = {
            "start page, phone": (server.url, PHONE),
            "start page, desktop": (server.url, DESKTOP),
            "nothing but a button": (running.enter_context(empty_page()), PHONE),
        }
        loads = defaultdict(list)
        # In turns, so that other work on the machine slows all cases down alike.
        for _ in range(chosen.loads):
            for name, (url, size) in visits.items():
                loads[name].append(load(browser, url, size, chosen.slower))
    print("| page | interactive, median | slowest | tap | wire |\n|---|--:|--:|--:|--:|")
    for name, measured in loads.items():
        interactive, taps, wire = zip(*measured, strict=True)
        print(
            f"| {name} | {statistics.median(interactive):.0f} ms | {max(interactive):.0f} ms "
            f"| {statistics.median(taps):.0f} ms | {max(wire) / 1000:.1f} kB |"
        )


@contextmanager
def empty_page() -> Iterator[str]:
    """Serve a page with nothing but a button, to measure the browser itself; gives its address."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><main><button>{BUTTON}</button></main>".encode())

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def load(browser: Browser, url: str, size: tuple[int, int], slower: float) -> tuple[float, float, int]:
    """One visit with an empty cache: milliseconds until interactive and for a tap, and bytes over the wire."""
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
    with page.expect_console_message(lambda message: message.text.startswith("interactive at")) as told:
        page.goto(url, wait_until="commit")
    interactive = told.value.args[1].json_value()
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
