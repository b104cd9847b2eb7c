"""The other end of the wire, for clients in Python: requests out; answers, news and signals in, typed as the server's
own messages. It does not care what the wire is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from pennypapers.refusals import Refusal
from pennypapers.server.messages import answers, requests, signals
from pennypapers.server.messages.news import News
from pennypapers.server.messages.snapshot import Snapshot

Heard = News | Snapshot | signals.AnySignal

_frame = msgspec.json.Decoder(list[msgspec.Raw])
_message = msgspec.json.Decoder(answers.Answer | answers.Refused | Heard)
_encode = msgspec.json.Encoder().encode


class Lost(Exception):
    """The connection is gone; what was asked may or may not have been done."""


class Wire(Protocol):
    """Carries frames both ways. Either way raises `Lost` when it is cut."""

    async def send(self, data: bytes) -> None: ...

    async def receive(self) -> bytes | str: ...

    async def close(self) -> None: ...


class Client:
    """One connection. `hear` is called with everything that is no answer."""

    def __init__(self, carrier: Wire, hear: Callable[[Heard], None]) -> None:
        self._wire = carrier
        self._hear = hear
        self._asked = 0
        self._waiting: dict[int, tuple[type[requests.Request], asyncio.Future[Any]]] = {}

    async def ask(self, what: type[requests.Request], **facts: Any) -> Any:
        """What a request is answered, of the type that `messages.ANSWERS` says; or its refusal. Needs `listen`."""
        self._asked += 1
        number = self._asked
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (what, answer)
        try:
            await self._wire.send(_encode(what(id=number, **facts)))
            return await answer
        finally:
            del self._waiting[number]

    async def listen(self) -> None:
        """Take in what comes, until the connection is lost. Whoever waits for an answer then waits no longer."""
        try:
            while True:
                for message in read_frame(await self._wire.receive()):
                    self._take_in(message)
        finally:
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(Lost())

    def _take_in(self, message: answers.Answer | answers.Refused | Heard) -> None:
        if not isinstance(message, answers.Answer | answers.Refused):
            self._hear(message)
            return
        what, answer = self._waiting.get(message.id, (None, None))
        if what is None or answer is None or answer.done():
            return
        if isinstance(message, answers.Refused):
            answer.set_exception(Refusal(message.reason.code, **message.reason.facts))
        elif what in answers.ANSWERS:
            answer.set_result(msgspec.convert(message.answer, answers.ANSWERS[what]))
        else:
            answer.set_result(None)

    async def close(self) -> None:
        await self._wire.close()


def read_frame(data: bytes | str) -> list[answers.Answer | answers.Refused | Heard]:
    """The messages of a frame but for those that only a newer server knows."""
    messages = []
    for raw in _frame.decode(data):
        try:
            messages.append(_message.decode(raw))
        except msgspec.ValidationError:
            continue
    return messages
