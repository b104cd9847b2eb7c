"""A line between a program and a server that can be made long, to swallow what goes over it, or to break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Line:
    def __init__(self, target: int, delay: float = 0.0) -> None:
        self.port = 0
        self.delay = delay  # seconds that everything takes each way
        self.is_cut = False  # whatever is sent vanishes, and nobody is told
        self.refuses = False  # nobody is let in
        self._breaks_at_answer = False
        self._broken = asyncio.Event()
        self._target = target
        self._writers: set[asyncio.StreamWriter] = set()

    def break_at_next_answer(self) -> None:
        """What is asked next arrives, and its answer does not: the line breaks instead."""
        self._broken.clear()
        self._breaks_at_answer = True

    async def broken(self) -> None:
        """Returns when it has broken."""
        await self._broken.wait()

    def drop(self) -> None:
        """Break whatever goes over it."""
        for writer in self._writers:
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            answers, asks = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:  # nobody is there
            writer.transport.abort()
            return
        self._writers |= {writer, asks}
        await asyncio.gather(self._pass_on(reader, asks, False), self._pass_on(answers, writer, True))

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_answer: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if is_answer and self._breaks_at_answer:
                    self._breaks_at_answer = False
                    self._broken.set()
                    self.drop()
                    return
                if self.is_cut:
                    continue
                if self.delay:
                    asyncio.get_running_loop().call_later(self.delay, writer.write, data)
                else:
                    writer.write(data)
        if not self.is_cut:
            writer.close()


@asynccontextmanager
async def line_to(port: int, delay: float = 0.0) -> AsyncIterator[Line]:
    line = Line(port, delay)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        line.drop()
