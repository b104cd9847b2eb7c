"""One client's connection: requests in; answers, news and signals out.

Every frame that is sent is a JSON array of messages, so that what was gathered for a moment goes out at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec

from pennypapers import __version__
from pennypapers.refusals import Refusal
from pennypapers.server.messages import answers, log, requests
from pennypapers.server.messages.answers import Reason
from pennypapers.server.store import Unavailable
from pennypapers.server.store.refusing import refusal_of
from pennypapers.server.tables.actions import keeping, late, lobby, playing
from pennypapers.server.tables.actions.devices import reclaim_seat
from pennypapers.server.tables.possessions import possessions, table_found
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.wire.gate import device_of
from pennypapers.server.wire.house import House

MOST_HINTS = 20  # that one connection may wait for: more than people share a tablet

_decoder = msgspec.json.Decoder(requests.AnyRequest)
_encode = msgspec.json.Encoder().encode
_logger = logging.getLogger(__name__)


class Connection:
    """Does what one device asks for. It keeps the table that is watched: as long as somebody listens to a table, the
    registry has no other one in memory. What is to be sent waits in `_unsent` until `take_frame` takes it."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        self._host = house.host
        self._gate = house.gate
        self._address = address
        self._device = ""
        self._table: RunningTable | None = None
        self._unsent: list[bytes] = []
        self._size = 0
        self._something = asyncio.Event()
        self.meter = house.gate.meter(address)
        self.is_overfull = False
        self._hints: set[asyncio.Task[None]] = set()

    # Out

    def tell(self, messages: bytes) -> None:
        self._put(messages)
        self._something.set()

    def _put(self, messages: bytes) -> None:
        """Leave it to be sent, without waking the sender: an answer goes out as soon as its request is done."""
        self._size += len(messages)
        if self._size > self._gate.limits.unsent_bytes:
            # It reads too slowly: it will come back and ask for what it missed.
            self.is_overfull = True
            self._unsent.clear()
            self._something.set()
            self.close()
        else:
            self._unsent.append(messages)

    async def something_to_send(self) -> None:
        """Returns when something was told since the last time, or when it became too much."""
        await self._something.wait()
        self._something.clear()

    def take_frame(self) -> bytes | None:
        """What is to be sent next, if anything is."""
        self._something.clear()
        if not self._unsent:
            return None
        frame = b"[" + b",".join(self._unsent) + b"]"
        self._unsent.clear()
        self._size = 0
        return frame

    # In

    async def receive(self, data: bytes | str) -> bool:
        """Do what a message asks for and answer it; False if this client sends too much."""
        if not self.meter.take():
            return False
        await self._house.turns.wait(self._address)
        try:
            request = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(0, Refusal("bad-message", problem=str(error)[:200]))
            return True
        thinks = isinstance(request, requests.Hint | requests.Solve)
        if thinks and len(self._hints) >= MOST_HINTS:
            self._refuse(request.id, Refusal("too-many-hints"))
        elif thinks:
            # It takes its time, and whoever asks for one may go on with everything else meanwhile.
            task = asyncio.create_task(self._answer_later(request))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            await asyncio.sleep(0)  # it begins before another table is watched
        else:
            await self._answer(request)
        return True

    async def _answer_later(self, request: requests.AnyRequest) -> None:
        await self._answer(request)
        self._something.set()

    async def _answer(self, request: requests.AnyRequest) -> None:
        begun = time.perf_counter()
        try:
            answer = await self._do(request)
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        except Unavailable as trouble:  # a draft or a new table that the disk did not take
            self._refuse(request.id, refusal_of(trouble))
        except Exception:
            table = self._table.id if self._table else ""
            _logger.exception("a request failed", extra={"do": type(request).__name__, "table": table})
            self._refuse(request.id, Refusal("our-fault"))
        else:
            self._put(_encode(answers.Answer(request.id, answer)))
        self._house.metrics.answered(type(request).__name__, time.perf_counter() - begun)

    def _refuse(self, request: int, refusal: Refusal) -> None:
        self._house.metrics.refused(refusal.code)
        self._put(_encode(answers.Refused(request, Reason.of(refusal))))

    async def _do(self, request: requests.AnyRequest) -> Any:
        if isinstance(request, requests.AtTable):
            table = self._table
            if table is None:
                raise Refusal("watch-first" if self._device else "hello-first")
            await table.ready()
            return await self._do_at_table(request, table)
        if isinstance(request, requests.Hello):
            return self._hello(request)
        if not self._device:
            raise Refusal("hello-first")
        return await self._do_anywhere(request)

    def _hello(self, request: requests.Hello) -> answers.Welcome:
        if request.version != requests.VERSION:
            raise Refusal("wrong-version", version=requests.VERSION)
        self._leave_table()
        self._device = device_of(request.secret)
        self._house.notices.join(self, self._host.now())
        warming = self._house.warming
        warming.join(self)
        return answers.Welcome(
            __version__,
            time.time_ns() // 1_000_000,
            list(self._house.addresses),
            None if warming.percent is None else warming.signal,
        )

    async def _do_anywhere(self, request: requests.AnyRequest) -> Any:
        host, device = self._host, self._device
        if isinstance(request, requests.OfExercise):
            return await self._do_exercise(request)
        match request:
            case requests.NextExercise():
                return await host.exercises.next(device)
            case requests.Open():
                self._gate.may_open_table(self._address)
                return self._found(
                    await host.opening.open_table(request.sheet, request.layout, request.settings)
                )
            case requests.Expedition():
                self._gate.may_open_table(self._address)
                return self._found(await host.opening.open_expedition(request.adventure, request.day))
            case requests.Learn():
                self._gate.may_open_table(self._address)
                return self._found(await host.opening.open_lesson(request.adventure))
            case requests.PlayOn():
                return await self._play_on(request)
            case requests.Find():
                with self._gate.guess(self._address):
                    table_id = await host.registry.find(request.code)
                return self._found(await host.registry.look(table_id))
            case requests.Watch():
                return self._watch(await host.registry.get(request.table), request)
            case requests.Mine():
                return await possessions(
                    host.registry, self._house.store, host.exercises, device, request.page
                )
            case requests.DeviceCode():
                return answers.NewCode(host.devices.device_ticket(device))
            case requests.Redeem():
                with self._gate.guess(self._address):
                    table = await host.devices.redeem(device, request.code)
                return self._found(table) if table else None
            case requests.Forget():
                return await host.devices.forget(device)
        raise AssertionError(request)

    async def _do_exercise(self, request: requests.OfExercise) -> Any:
        exercises, which = self._host.exercises, (self._device, request.game, request.seat, request.round)
        match request:
            case requests.ExerciseDraft():
                return await exercises.draft(*which, request.revision, request.steps)
            case requests.ExerciseAsk():
                return await exercises.ask_discovery(*which, request.steps, request.spaces)
            case requests.Solve():
                return await exercises.solve(*which, request.steps, self._address)
        raise AssertionError(request)

    async def _do_at_table(self, request: requests.AtTable, table: RunningTable) -> Any:
        device = self._device
        match request:
            case requests.Draft():
                return await playing.draft(
                    table, device, request.seat, request.round, request.revision, request.steps, self
                )
            case requests.Commit():
                return await playing.commit(table, device, request.seat, request.round, request.steps)
            case requests.Ask():
                return await playing.ask_discovery(table, device, request.seat, request.round, request.spaces)
            case requests.Why():
                return await playing.why(table, device, request.seat, request.round, request.steps)
            case requests.Look():
                return await playing.look(table, device, request.seat)
            case requests.Hint():
                return await playing.hint(table, device, request.seat, request.round, self._address)
            case requests.Roll():
                return await playing.roll(table, device)
            case requests.GoOn():
                return await playing.go_on(table, device, request.round)
            case requests.Round():
                return table.told_round(request.round)
            case requests.Start():
                return await playing.start(table, device)
            case requests.Again():
                may_open = partial(self._gate.may_open_table, self._address)
                again = await self._host.opening.play_again(table, device, may_open)
                return self._found(await self._host.registry.get(again))
        table.courtesy.may_change(device)
        answer = await self._do_beside_the_game(request, table)
        table.courtesy.changed(device)
        return answer

    async def _do_beside_the_game(self, request: requests.AtTable, table: RunningTable) -> Any:
        device = self._device
        match request:
            case requests.Sit():
                bot = log.OWN_BOT if request.bot else ""
                return await lobby.take_seat(table, device, request.name, request.initials, bot)
            case requests.AddBot():
                return await lobby.add_bot(table, device, request.level)
            case requests.Leave():
                return await lobby.leave_seat(table, device, request.seat, request.reason)
            case requests.Rename():
                return await lobby.rename(table, device, request.seat, request.name, request.initials)
            case requests.Keep():
                return await lobby.keep_without_seat(table, device)
            case requests.ChooseSheet():
                return await lobby.choose_sheet(table, device, request.sheet, request.layout)
            case requests.Team():
                return await lobby.put_in_team(table, device, request.seat, request.team)
            case requests.Word():
                return await lobby.give_word(table, device, request.seat, request.word)
            case requests.Choose():
                return await lobby.choose(table, device, request.settings)
            case requests.Pause():
                return await keeping.pause(table, device, request.paused)
            case requests.HandOver():
                return await keeping.hand_over(table, device, request.seat)
            case requests.Mute():
                return await keeping.mute(table, device, request.seat, request.muted)
            case requests.PlayFor():
                return await keeping.play_for(table, device, request.seat)
            case requests.StandIn():
                return await keeping.stand_in(table, device, request.seat, request.level)
            case requests.Nudge():
                return await keeping.nudge(table, device, request.seat)
            case requests.SeatCode():
                return answers.NewCode(self._host.devices.seat_ticket(table, device, request.seat))
        return await self._do_in_company(request, table)

    async def _do_in_company(self, request: requests.AtTable, table: RunningTable) -> Any:
        device = self._device
        match request:
            case requests.React():
                return await keeping.react(table, device, request.seat, request.reaction)
            case requests.Unveil():
                if not table.audience.is_screen(self):
                    raise Refusal("not-a-screen")
                return await keeping.unveil(table)
            case requests.EndEvening():
                return await keeping.end_evening(table, device)
            case requests.AskSeat():
                return await late.ask_for_seat(table, device, request.seat, request.name)
            case requests.Admit():
                return await late.answer(table, device, request.ask, request.yes)
            case requests.Reclaim():
                return await reclaim_seat(table, device, request.seat)
            case requests.Queue():
                return await late.queue(table, device, request.name, request.initials)
        raise AssertionError(request)

    async def _play_on(self, request: requests.PlayOn) -> answers.TableFound:
        self._gate.may_open_table(self._address)
        text = request.text
        if request.game:
            kept = await self._house.store.game(request.game)
            if kept is None:
                raise Refusal("no-such-game")
            text = kept
        return self._found(
            await self._host.opening.play_on(
                self._device,
                text,
                request.player,
                request.round,
                new_dice=request.new_dice,
                name=request.name,
                game=request.game,
            )
        )

    def _found(self, table: RunningTable) -> answers.TableFound:
        return table_found(table, self._device)

    def _watch(self, table: RunningTable, request: requests.Watch) -> answers.TableFound:
        answer = self._found(table)
        self._leave_table()
        missed = table.connect(self, self._device, request.known, request.screen)
        self._table = table
        self._put(b",".join(missed))
        return answer

    def close(self) -> None:
        """The client is gone, and does not wait for its hints any more. One that goes on to another table still gets
        them."""
        for task in self._hints:
            task.cancel()
        self._house.notices.leave(self)
        self._house.warming.leave(self)
        self._leave_table()

    def _leave_table(self) -> None:
        if self._table is not None:
            self._table.disconnect(self)
            self._table = None
