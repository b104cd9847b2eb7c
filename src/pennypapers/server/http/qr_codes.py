"""Links to tables as QR codes. Drawing one is the dearest of all that is looked up: each is drawn once, and an address
has so many drawn in a minute."""

from __future__ import annotations

import io
from collections import OrderedDict

import segno

from pennypapers.refusals import Refusal
from pennypapers.server.wire.gate import Gate

KEPT = 500  # drawings in memory, of a few kilobytes each
LONGEST_BASE = 280  # characters of an address: a name has at most 253, beside the scheme and the port


class QrCodes:
    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._drawn: OrderedDict[str, bytes] = OrderedDict()

    def of_table(self, base: str, code: str, address: str) -> bytes:
        """The link to the table with this code, as SVG, for somebody at this address. Whether there is such a table is
        not looked up: it would tell whoever guesses codes."""
        link = f"{base}/table/{code}"
        if link not in self._drawn:
            if not self._gate.may_draw(address):
                raise Refusal("too-many-requests")
            self._drawn[link] = _draw(link)
        self._drawn.move_to_end(link)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return self._drawn[link]


def _draw(link: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(link, micro=False).save(
        drawing, kind="svg", border=0, dark="#1e2436", omitsize=True, xmldecl=False
    )
    return drawing.getvalue()
