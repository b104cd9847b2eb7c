"""Draws the icons of the installed page, our compass on paper, into `web/public`. They are kept in the repository; run
this when the drawing changes (needs playwright and a chromium: `python scripts/icons.py /usr/bin/chromium`)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent.parent
PAPER, DOTS, INK, EDGE = "#F4ECDB", "#CBB991", "#1E2436", "#887A5B"


def compass() -> str:
    sprite = (WEB / "src/look/Sprite.svelte").read_text("utf-8")
    found = re.search(r'<symbol id="m-compass"[^>]*>(.*?)</symbol>', sprite, re.DOTALL)
    assert found, "the sprite has no compass"
    return found[1]


def picture(size: int, drawn: float, rounded: bool) -> str:
    """`drawn` is how much of the width the compass takes: maskable icons are cut to a circle of 80 %."""
    corner = 22 if rounded else 0
    scale, start = drawn * 100 / 48, (100 - drawn * 100) / 2
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r=".55" fill="{DOTS}"/>'
        for x in range(5, 100, 9)
        for y in range(5, 100, 9)
    )
    return f"""<style>body {{ margin: 0 }} svg {{ display: block }}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 100 100">
      <clipPath id="c"><rect width="100" height="100" rx="{corner}"/></clipPath>
      <g clip-path="url(#c)"><rect width="100" height="100" fill="{PAPER}"/>{dots}
      <rect x="1" y="1" width="98" height="98" rx="{max(corner - 1, 0)}" fill="none"
        stroke="{EDGE if rounded else "none"}" stroke-width="2"/></g>
      <g transform="translate({start} {start}) scale({scale})" color="{INK}" fill="none" stroke="currentColor"
        stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">{compass()}</g>
    </svg>"""


ICONS = {
    "icon-192.png": (192, 0.74, True),
    "icon-512.png": (512, 0.74, True),
    "icon-maskable-512.png": (512, 0.58, False),
}


def main(chromium: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, drawn, rounded) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(picture(size, drawn, rounded))
            page.screenshot(path=WEB / "public" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
