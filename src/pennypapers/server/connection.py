"""One client's connection: requests in, answers and news out.

Every frame that is sent is a JSON array of messages, so that what was gathered for a moment goes out at once.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pennypapers.refusals import Refusal
from pennypapers.server import messages as wire
from pennypapers.server.answers import Reason
from pennypapers.server.gate import Gate, device_of
from pennypapers.server.host import Host
from pennypapers.server.store import Unavailable

_decoder = msgspec.json.Decoder(wire.AnyRequest)
_encode = msgspec.json.Encoder().encode


class Connection:
    """Talks to the host for one device. What it has to send waits in `_unsent` until `frames` takes it."""

    def __init__(self, host: Host, gate: Gate, address: str) -> None:
        self._host = host
        self._gate = gate
        self._address = address
        self._device = ""
        self._table = ""
        self._unsent: list[bytes] = []
        self._size = 0
        self._something = asyncio.Event()
        self._allowance = gate.messages()
        self.is_overfull = False

    # Out

    def tell(self, messages: bytes) -> None:
        self._size += len(messages)
        if self._size > self._gate.limits.unsent_bytes:
            # It reads too slowly: it will come back and ask for what it missed.
            self.is_overfull = True
            self._unsent.clear()
        else:
            self._unsent.append(messages)
        self._something.set()

    async def next_frame(self) -> bytes | None:
        """What is to be sent next; nothing more if the reader was too slow."""
        await self._something.wait()
        if self.is_overfull:
            return None
        frame = b"[" + b",".join(self._unsent) + b"]"
        self._unsent.clear()
        self._size = 0
        self._something.clear()
        return frame

    # In

    async def receive(self, data: bytes | str) -> bool:
        """Do what a message asks for and answer it; False if this client sends too much."""
        if not self._allowance.take():
            return False
        try:
            request = _decoder.decode(data)
        except msgspec.DecodeError as error:
            self._answer(wire.Refused(0, Reason("bad-message", {"problem": str(error)[:200]})))
            return True
        try:
            answer = await self._do(request)
        except Refusal as refusal:
            self._answer(wire.Refused(request.id, Reason.of(refusal)))
        except Unavailable as trouble:  # a draft or a new table that the disk did not take
            self._answer(wire.Refused(request.id, Reason("not-saved", {"reason": trouble.reason})))
        else:
            self._answer(wire.Answer(request.id, answer))
        return True

    def _answer(self, message: wire.Answer | wire.Refused) -> None:
        self.tell(_encode(message))

    async def _do(self, request: wire.AnyRequest) -> Any:
        if isinstance(request, wire.Hello):
            if request.version != wire.VERSION:
                raise Refusal("wrong-version", version=wire.VERSION)
            self._device = device_of(request.secret)
            return None
        if not self._device:
            raise Refusal("hello-first")
        match request:
            case wire.Open():
                self._gate.may_open_table(self._address)
                table = await self._host.open_table(request.sheet, request.layout, request.settings)
                return self._found(table)
            case wire.Find():
                self._gate.may_guess(self._address)
                return self._found(self._host.find(request.code))
            case wire.Watch():
                return self._watch(request)
            case _:
                if not self._table:
                    raise Refusal("watch-first")
                return await self._do_at_table(request, self._table)

    async def _do_at_table(self, request: wire.AnyRequest, table: str) -> Any:
        host, device = self._host, self._device
        match request:
            case wire.Sit():
                return await host.take_seat(table, device, request.name, request.initials)
            case wire.Leave():
                return await host.leave_seat(table, device, request.seat)
            case wire.Word():
                return await host.give_word(table, device, request.seat, request.word)
            case wire.Start():
                return await host.start(table, device)
            case wire.Roll():
                return await host.roll(table, device)
            case wire.Draft():
                return await host.draft(
                    table, device, request.seat, request.round, request.revision, request.steps
                )
            case wire.Ask():
                return await host.ask_discovery(table, device, request.seat, request.round, request.spaces)
            case wire.Commit():
                return await host.commit(table, device, request.seat, request.round, request.steps)
            case wire.Look():
                return host.look(table, request.seat)
            case wire.Pause():
                return await host.pause(table, device, request.paused)
            case wire.HandOver():
                return await host.hand_over(table, device, request.seat)
            case wire.Mute():
                return await host.mute(table, device, request.seat, request.muted)
            case wire.PlayFor():
                return await host.play_for(table, device, request.seat)
        raise Refusal("bad-message", problem=request.__class__.__name__)

    def _found(self, table: str) -> wire.TableFound:
        running = self._host.table(table)
        mine = [seat.number for seat in running.live.seats.values() if seat.device == self._device]
        return wire.TableFound(table, running.code, running.live.phase, mine)

    def _watch(self, request: wire.Watch) -> wire.TableFound:
        found = self._found(request.table)
        self.close()
        self._table = request.table
        for message in self._host.connect(request.table, self._device, self, request.known):
            self.tell(message)
        return found

    def close(self) -> None:
        """The client is gone, or watches another table."""
        if self._table:
            self._host.disconnect(self._table, self._device, self)
            self._table = ""
