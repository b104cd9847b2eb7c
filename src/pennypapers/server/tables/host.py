"""The host: the authority over tables. It checks, applies, stores, then tells.

Nothing here knows of sockets: a listener is anything that can be told bytes. Time and randomness are passed in. A seat
belongs to a device, which is known by an opaque name that only it can prove; whoever calls has checked that proof.

Between a check and what is staged on it nothing is waited for, so nobody can come between; an answer is given when what
was staged is on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from pennypapers.notation import read_layout, read_steps, shipped_layout, write_layout
from pennypapers.notation.game import EMBEDDED
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.messages.answers import DraftAnswer, Drawn, HintAnswer, Reason
from pennypapers.server.store import Conflict, NotSaved, Store
from pennypapers.server.tables.audience import Listener
from pennypapers.server.tables.codes import new_code
from pennypapers.server.tables.draft_answers import answer_draft, drawn, why_no_discovery, why_refused
from pennypapers.server.tables.forgetting import forget_everywhere
from pennypapers.server.tables.hints import hint, turn_in_pencil
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.server.tables.names import clean_name
from pennypapers.server.tables.permissions import (
    acts_for,
    check_seat,
    free_initials,
    in_lobby,
    is_a_person_at,
    is_device_of,
    keeps,
    may_act,
    not_paused,
)
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import Bots, Draft, Hint, RunningTable
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import Minds, MindsHere
from pennypapers.server.tables.tickets import DeviceTicket, SeatTicket, Tickets
from pennypapers.table import commitment
from pennypapers.table.fair_dice import SECRET_BYTES, WORD_BYTES, daily_layouts

DEFAULT_SETTINGS = log.Settings()


class Host:
    """`now` gives milliseconds; `random_bytes` so many unpredictable bytes; the news of who is ready may wait
    `gathered_for` seconds for more of it, and so may turns on their way to the disk."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        random_bytes: Callable[[int], bytes],
        gathered_for: float = 0.0,
        minds: Minds | None = None,
        bot_pause: Callable[[], float] = lambda: 0.0,
        tally: Tally | None = None,
    ) -> None:
        self.tally = tally or Tally()
        self._minds = minds or MindsHere()
        self._bots = Bots(self._minds, bot_pause, lambda: int.from_bytes(random_bytes(6)), self.tally)
        self._store = store
        self.now = now
        self._random_bytes = random_bytes
        self._tickets = Tickets(now, random_bytes)
        self.registry = Registry(store, now, gathered_for, self._bots)

    # Opening a table

    async def open_table(
        self,
        sheet: str,
        layout: str = "",
        settings: log.Settings = DEFAULT_SETTINGS,
        day: str = "",
        lesson: str = "",
    ) -> str:
        """A new table without anybody at it; gives its id. `layout` is the `.sheet` text of an own one."""
        drawn = shipped_layout(sheet) if sheet in SHIPPED else read_layout(layout)
        _check_settings(settings)
        secret = b"" if day or lesson else self._random_bytes(SECRET_BYTES)
        table = self._random_bytes(16).hex()
        while True:
            opened = log.Opened(
                at=self.now(),
                code=new_code(self._random_bytes),
                sheet=sheet if sheet in SHIPPED else EMBEDDED,
                layout=write_layout(drawn),
                settings=settings,
                commitment=commitment(secret) if secret else "",
                secret=secret.hex(),
                day=day,
                lesson=lesson,
            )
            try:
                await self._store.open_table(table, opened.code, [log.encode(opened)])
                break
            except Conflict as conflict:
                if conflict.what != "code-taken":
                    raise
        self.registry.take_up(Journal.of_log(table, [opened], self._store))
        return table

    async def open_expedition(self, adventure: str) -> str:
        """A table for today's expedition, which one goes on alone."""
        today = datetime.fromtimestamp(self.now() / 1000, UTC).date()
        for sheet in daily_layouts(today):
            if shipped_layout(sheet).adventure == adventure:
                return await self.open_table(sheet, day=today.isoformat())
        raise Refusal("unknown-adventure", adventure=adventure, known=", ".join(LESSONS))

    async def open_lesson(self, adventure: str) -> str:
        """A table for a first game, alone and with dice that are known beforehand."""
        if adventure not in LESSONS:
            raise Refusal("unknown-adventure", adventure=adventure, known=", ".join(LESSONS))
        return await self.open_table("", LESSONS[adventure].layout, lesson=adventure)

    # Seats

    async def take_seat(self, table: str, device: str, name: str, initials: str, bot: str = "") -> int:
        """A seat for a device, which may have several; its number. The first person keeps the table. `bot` is a level,
        or `own` for a bot that the device plays."""
        running = await self.registry.get(table)
        state = running.state
        in_lobby(state)
        check_seat(state, initials, bot)
        number = state.next_seat
        seated = log.Seated(
            at=self.now(), seat=number, name=clean_name(name), initials=initials, device=device, bot=bot
        )
        running.stage(seated)
        if not bot and state.keeper not in state.people:
            running.stage(log.KeeperChanged(at=self.now(), seat=number))
        await running.saved()
        return number

    async def add_bot(self, table: str, device: str, level: str) -> int:
        """A seat for a bot of a level; its number."""
        running = await self.registry.get(table)
        state = running.state
        in_lobby(state)
        keeps(state, device)
        self._minds.prepare()
        others = [seat.initials for seat in state.seats.values()]
        letter = level[0].upper()
        initials = letter if letter not in others else free_initials(letter, others)
        return await self.take_seat(table, "", level, initials, level)

    async def leave_seat(self, table: str, device: str, seat: int) -> None:
        """Give a seat up before the start; the keeper may do so for anybody."""
        running = await self.registry.get(table)
        state = running.state
        in_lobby(state)
        if not is_device_of(state, seat, device):
            keeps(state, device)
        running.stage(log.Unseated(at=self.now(), seat=seat))
        if seat == state.keeper and state.people:
            running.stage(log.KeeperChanged(at=self.now(), seat=state.people[0]))
        await running.saved()

    async def give_word(self, table: str, device: str, seat: int, word: str) -> None:
        """The seat's word for the dice; once, before the start."""
        running = await self.registry.get(table)
        state = running.state
        in_lobby(state)
        acts_for(state, seat, device)
        if len(word) != 2 * WORD_BYTES or not set(word) <= set("0123456789abcdef"):
            raise Refusal("bad-hex", digits=2 * WORD_BYTES)
        if seat not in state.words:
            running.stage(log.Worded(at=self.now(), seat=seat, word=word))
        await running.saved()

    async def choose(self, table: str, device: str, settings: log.Settings) -> None:
        """The keeper's settings, before the start."""
        running = await self.registry.get(table)
        in_lobby(running.state)
        keeps(running.state, device)
        _check_settings(settings)
        if settings != running.state.settings:
            running.stage(log.SettingsChanged(at=self.now(), settings=settings))
        await running.saved()

    # The game

    async def start(self, table: str, device: str) -> None:
        running = await self.registry.get(table)
        state = running.state
        in_lobby(state)
        keeps(state, device)
        tries = await self._first_tries(running) if state.opened.day else []
        in_lobby(running.state)  # the store was waited for
        keeps(running.state, device)
        running.stage(*tries)
        running.roll()
        await running.saved()

    async def _first_tries(self, running: RunningTable) -> list[log.Tried]:
        """Asked before the first roll is seen: who starts once more, to do better, does so marked."""
        state, tries = running.state, []
        for number, seat in list(state.seats.items()):
            first = await self._store.first_try(seat.device, state.opened.day, state.opened.sheet, state.id)
            tries.append(log.Tried(at=self.now(), seat=number, first=first))
        return tries

    async def roll(self, table: str, device: str) -> None:
        """Anybody's tap for the next roll. Two taps at once make one roll."""
        running = await self.registry.get(table)
        state = running.state
        is_a_person_at(state, device)
        not_paused(state)
        if not state.playing().is_over and not state.round_is_open:
            running.roll()
        await running.saved()

    async def draft(
        self,
        table: str,
        device: str,
        seat: int,
        round_: int,
        revision: int,
        steps: Sequence[str],
        listener: Listener | None = None,
    ) -> DraftAnswer:
        """Keep a draft, if it is newer than what is kept, and answer the one that counts. The device's other
        connections are told of it."""
        running = await self.registry.get(table)
        player = may_act(running.state, device, seat, round_)
        game, kept = running.state.playing(), running.draft_of(seat)
        if kept and revision < kept.revision:
            return answer_draft(game, player, kept.revision, kept.steps)
        answer = answer_draft(game, player, revision, steps)
        draft = Draft(round_, revision, tuple(answer.steps))
        if kept and revision == kept.revision and draft != kept:
            return answer_draft(game, player, kept.revision, kept.steps)
        running.drafts[seat] = draft
        try:
            # An empty one has nothing to lose: what everybody asks for when the dice are rolled is not written down.
            if draft.steps or (kept and kept.steps):
                await self._store.save_draft(table, seat, draft.rank, " ".join(draft.steps))
        except NotSaved:
            if running.drafts.get(seat) is draft:
                del running.drafts[seat]
                if kept:
                    running.drafts[seat] = kept
            raise
        elsewhere = signals.DraftElsewhere(seat, round_, revision, answer.steps)
        running.audience.signal_elsewhere(elsewhere, device, listener)
        return answer

    async def ask_discovery(
        self, table: str, device: str, seat: int, round_: int, spaces: Sequence[str]
    ) -> dict[str, Reason | None]:
        """Kind by kind, whether these spaces could be revealed after the seat's draft, and if not why not."""
        running = await self.registry.get(table)
        player = may_act(running.state, device, seat, round_)
        turn = running.state.playing().turn(player)
        draft = running.draft_of(seat)
        for step in read_steps(" ".join(draft.steps)) if draft else ():
            turn.play(step)
        return why_no_discovery(turn.sheet, spaces)

    async def why(
        self, table: str, device: str, seat: int, round_: int, steps: Sequence[str]
    ) -> Reason | None:
        """Why a draft of these steps would be refused, or None if it would not be. Nothing is kept or told."""
        running = await self.registry.get(table)
        player = may_act(running.state, device, seat, round_)
        return why_refused(running.state.playing(), player, steps)

    async def commit(self, table: str, device: str, seat: int, round_: int, steps: Sequence[str]) -> None:
        """Ink a turn. The same turn once more is the same answer; another one for a turn that is in is refused."""
        running = await self.registry.get(table)
        state = running.state
        text = " ".join(steps)
        done = state.played.get(seat)
        if done and done.round == round_ and is_device_of(state, seat, device):
            if read_steps(done.steps) != read_steps(text):
                raise Refusal("already-played", player=state.seat(seat).initials)
        else:
            may_act(state, device, seat, round_)
            turn = log.Played(at=self.now(), round=round_, seat=seat, steps=text)
            state.check(turn)
            running.play(turn)
        await running.saved()

    async def hint(self, table: str, device: str, seat: int, round_: int) -> HintAnswer:
        """What the strongest bot would do. Asked again it is the same answer, unless there is another turn in pencil
        to compare; and then with the same seed, so that the advice does not change while it is followed."""
        running = await self.registry.get(table)
        await self._minds.ready(running.state.layout.adventure)
        async with running.hinting:
            state = running.state
            player = may_act(state, device, seat, round_)
            if not state.settings.hints or state.opened.day:
                raise Refusal("no-hints")
            if player in state.playing().turns[-1]:
                raise Refusal("already-played", player=player)
            draft = running.draft_of(seat)
            mine = turn_in_pencil(state, seat, draft.steps if draft else ())
            known = running.hints.get(seat)
            if known and known.round != round_:
                known = None
            if known is None or known.mine != mine:
                seed = known.seed if known else self._bots.new_seed()
                known = Hint(round_, seed, mine, await hint(self._minds, state, seat, mine, seed))
                running.hints[seat] = known
            return known.answer

    async def look(self, table: str, device: str, seat: int) -> Drawn:
        """Somebody's sheet as the last closed round left it; one's own with the turn that is in."""
        running = await self.registry.get(table)
        await running.settled()
        state = running.state
        game, player = state.playing(), state.seat(seat).initials
        # In a hazard round another player may have drawn on it, which nobody knows before the round closes.
        knows = is_device_of(state, seat, device) and not (game.rolled and game.rolled.roll.hazard)
        return drawn((game.sheets if knows else game.shown)[player], player, game.strict)

    # Keeping the table

    async def pause(self, table: str, device: str, paused: bool) -> None:
        running = await self.registry.get(table)
        state = running.state
        keeps(state, device)
        if state.playing().is_over:
            raise Refusal("game-over")
        if paused != state.paused:
            now = self.now()
            running.stage(log.Paused(at=now) if paused else log.Resumed(at=now))
            running.play_for_muted()
            running.go_on()
        await running.saved()

    async def hand_over(self, table: str, device: str, seat: int) -> None:
        running = await self.registry.get(table)
        keeps(running.state, device)
        if running.state.seat(seat).bot:
            raise Refusal("bot-seat")
        running.stage(log.KeeperChanged(at=self.now(), seat=seat))
        await running.saved()

    async def mute(self, table: str, device: str, seat: int, muted: bool) -> None:
        """Let the table play for a seat from now on, or no longer: that its own device may say too. No bot plays for
        it then: the table is quicker."""
        running = await self.registry.get(table)
        state = running.state
        if muted or not is_device_of(state, seat, device):
            keeps(state, device)
        state.playing()
        state.seat(seat)
        if len(state.order) == 1:
            raise Refusal("not-away", player=state.seats[seat].initials)
        if state.seats[seat].muted != muted:
            if muted and state.seats[seat].stand_in:
                running.stage(log.StoodIn(at=self.now(), seat=seat, bot=""))
            running.stage(log.Muted(at=self.now(), seat=seat, muted=muted))
            running.play_for_muted()
            running.go_on()
        await running.saved()

    async def play_for(self, table: str, device: str, seat: int) -> None:
        """The keeper asks the table to play this turn for somebody who is away."""
        running = await self.registry.get(table)
        state = running.state
        keeps(state, device)
        state.seat(seat)
        if len(state.order) == 1 or not running.is_away(seat):
            raise Refusal("not-away", player=state.seats[seat].initials)
        if seat in state.waiting_for and not state.paused:
            running.play_automatically(seat, "keeper")
        await running.saved()

    async def stand_in(self, table: str, device: str, seat: int, level: str) -> None:
        """A bot plays for somebody who is away, until they are back or the keeper ends it; the table plays for them no
        longer."""
        running = await self.registry.get(table)
        state = running.state
        player = state.seat(seat)
        if level or not is_device_of(state, seat, device):
            keeps(state, device)
        if level and (len(state.playing().players) == 1 or player.is_ours or not running.is_away(seat)):
            raise Refusal("not-away", player=player.initials)
        if player.stand_in != level:
            self._minds.prepare()
            if level and player.muted:
                running.stage(log.Muted(at=self.now(), seat=seat, muted=False))
            running.stage(log.StoodIn(at=self.now(), seat=seat, bot=level))
            running.go_on()
        await running.saved()

    async def nudge(self, table: str, device: str, seat: int) -> None:
        """The keeper reminds somebody that the table waits."""
        running = await self.registry.get(table)
        keeps(running.state, device)
        running.audience.signal(signals.Nudged(seat), running.state.seat(seat).device)

    async def play_again(self, table: str, device: str, may_open: Callable[[], None] = lambda: None) -> str:
        """Another table with the same settings, where everybody who is still here has a seat; its id. However many ask
        for it, there is one; `may_open` is asked, and may refuse, when it is opened."""
        running = await self.registry.get(table)
        state = running.state
        is_a_person_at(state, device)
        if state.phase != "over":
            raise Refusal("not-over")
        if state.opened.day or state.opened.lesson:
            raise Refusal("expedition-alone")
        async with running.opening_again:
            await running.get_in_step()  # what somebody else announced may not have been saved
            if running.state.again is None:
                may_open()
                await self._open_again(running, device)
        assert running.state.again
        return running.state.again.table

    async def _open_again(self, running: RunningTable, device: str) -> None:
        state = running.state
        table = await self.open_table(state.opened.sheet, state.opened.layout, state.settings)
        seats = [state.seats[number] for number in state.order]
        keeper = state.keeper if running.is_connected(state.keeper) else -1
        here = [
            seat
            for seat in seats
            if seat.is_ours or seat.device == device or running.is_connected(seat.number)
        ]
        for seat in here:
            number = await self.take_seat(table, seat.device, seat.name, seat.initials, seat.bot)
            if seat.number == keeper:
                (await self.registry.get(table)).stage(log.KeeperChanged(at=self.now(), seat=number))
        code = (await self.registry.get(table)).code
        running.stage(log.PlayedAgain(at=self.now(), table=table, code=code))
        await running.saved()

    # From one device to another

    async def seat_ticket(self, table: str, device: str, seat: int) -> str:
        """A code by which a seat goes to another device: for its own, or for the keeper if it is away."""
        running = await self.registry.get(table)
        state = running.state
        by_keeper = not is_device_of(state, seat, device)
        if by_keeper:
            keeps(state, device)
        if state.seats[seat].bot:
            raise Refusal("bot-seat")
        if by_keeper and not running.is_away(seat):
            raise Refusal("not-away", player=state.seats[seat].initials)
        return self._tickets.issue(SeatTicket(table, seat, state.seats[seat].device, by_keeper))

    def device_ticket(self, device: str) -> str:
        """A code by which everything that a device has goes to another."""
        return self._tickets.issue(DeviceTicket(device))

    async def redeem(self, device: str, code: str) -> str | None:
        """Take what a code is for. The table of a seat, or nothing if it was everything."""
        with self._tickets.redeem(code) as ticket:
            if isinstance(ticket, SeatTicket):
                return await self._redeem_seat(device, ticket)
            await self._store.move_device(ticket.device, device)
            for table in self.registry.of_device(ticket.device):
                for seat in (await self.registry.get(table)).state.seats_of(ticket.device):
                    await self.move_seat(table, seat, device, by_keeper=False)
            return None

    async def _redeem_seat(self, device: str, ticket: SeatTicket) -> str:
        state = (await self.registry.get(ticket.table)).state
        if ticket.seat not in state.seats_of(ticket.device):
            raise Refusal("no-such-ticket")
        await self.move_seat(ticket.table, ticket.seat, device, ticket.by_keeper)
        return ticket.table

    async def move_seat(self, table: str, seat: int, device: str, by_keeper: bool) -> None:
        """A seat goes to another device; whoever calls has checked the code that allows it."""
        running = await self.registry.get(table)
        if running.state.seat(seat).is_ours:
            raise Refusal("bot-seat")
        running.stage(log.Moved(at=self.now(), seat=seat, device=device, by_keeper=by_keeper))
        if running.state.seat(seat).stand_in:
            running.stage(log.StoodIn(at=self.now(), seat=seat, bot=""))
            running.go_on()
        await running.saved()

    async def forget(self, device: str) -> None:
        """Delete what is kept of a device: its list of games, its tries, and the seats it has where nothing began."""
        for table in self.registry.of_device(device):
            running = await self.registry.get(table)
            if running.state.game is None:
                for seat in running.state.seats_of(device):
                    await self.leave_seat(table, device, seat)
        await self._store.forget_device(device)

    async def forget_everywhere(self, device: str) -> list[str]:
        """Delete all that is kept of a device, as its owner asked of the operator (see `forgetting`); gives the tables
        and games that were."""
        await self.forget(device)
        traces = await forget_everywhere(self._store, device, self.now)
        removed = [table.id for table in traces.alone]
        await self.registry.follow_store([table.id for table in traces.shared], removed)
        return removed

    # Who is there

    async def connect(self, table: str, device: str, listener: Listener, known: int = 0) -> list[bytes]:
        """Listen to a table from now on; gives what a client has to hear that knows the news up to `known`."""
        return (await self.registry.get(table)).connect(listener, device, known)

    def disconnect(self, table: str, listener: Listener) -> None:
        self.registry.disconnect(table, listener)

    async def close(self) -> None:
        """Tell everybody that the server stops, and wait until what is under way is saved."""
        await self.registry.close()
        self._minds.close()


def _check_settings(settings: log.Settings) -> None:
    clock = settings.clock
    if clock != log.CLOCK_OFF and not log.SHORTEST_CLOCK <= clock <= log.LONGEST_CLOCK:
        raise Refusal("clock-range", low=log.SHORTEST_CLOCK, high=log.LONGEST_CLOCK)
