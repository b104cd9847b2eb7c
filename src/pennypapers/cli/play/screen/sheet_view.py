"""The sheet on the screen: drawn as large as it fits, with a cursor; a click is a press on a space."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from pennypapers.cli.play.screen.grid import MarkedSheet, Scale, draw, fitting, place_of, size, space_at


class SheetView(ScrollableContainer, can_focus=False):
    class Pressed(Message):
        def __init__(self, space: str) -> None:
            super().__init__()
            self.space = space

    def __init__(self) -> None:
        super().__init__(id="sheet")
        self._drawing = Static(id="drawing")
        self._shown: MarkedSheet | None = None
        self._scale: Scale | None = None

    def compose(self) -> ComposeResult:
        yield self._drawing

    @property
    def text(self) -> str:
        """The drawing as plain text."""
        return draw(self._shown, self._scale).plain if self._shown and self._scale else ""

    def show(self, shown: MarkedSheet) -> None:
        self._shown = shown
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._shown is None or not self.size.width:
            return
        self._scale = fitting(self._shown.sheet, self.size.width, self.size.height)
        width, height = size(self._shown.sheet, self._scale)
        self._drawing.styles.width, self._drawing.styles.height = width, height
        self._drawing.update(draw(self._shown, self._scale))
        if self._shown.cursor:
            x, y = place_of(self._shown.cursor, self._scale)
            around = Region(x - 1, y - 1, self._scale.width + 2, self._scale.height + 2)
            self.scroll_to_region(around, animate=False, force=True)

    def on_click(self, event: events.Click) -> None:
        if self._shown is None or self._scale is None:
            return
        offset = event.screen_offset - self._drawing.region.offset
        space = space_at(self._shown.sheet, self._scale, offset.x, offset.y)
        if space:
            self.post_message(self.Pressed(space))
