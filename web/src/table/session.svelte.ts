import { appearance } from '../app/appearance.svelte';
import { connection, wire } from '../app/connection.svelte';
import { randomHex } from '../browser/random';
import { RefusedError, type Wire, type WireState } from '../wire/socket';
import type {
  Closed,
  DraftAnswer,
  Drawn,
  Entry,
  NameAsked,
  NewCode,
  Put,
  Reason,
  Requests,
  SeatAsked,
  Settings,
  TableFound,
  TableMessage,
} from '../wire/types';
import type { BotLevel } from './bots';
import { keepHadSeat, keptHadSeat } from './had-seat';
import { keepInHand, keptInHand } from './in-hand';
import { forgetOtherRounds, keepPencil, keptPencil } from './kept-pencil';
import { EMPTY_TABLE, hear, heldBy, roundsClosed, NO_SEAT, seatOf, type TableModel } from './model';
import { Refusals, type Refused } from './refusals.svelte';
import { Turn, type Desk } from './turn.svelte';

const WORD_BYTES = 16;
const NUDGE_STAYS = 5_000;
const TABLE_ID = /^[0-9a-f]{32}$/;

/** A request is sent again when the connection broke before its answer came. If the host had done it the first time, it
 * refuses the second with this code, which then means that it is done. */
const ALREADY_DONE: Record<string, string> = {
  leave: 'no-such-seat',
  start: 'already-started',
  word: 'already-started',
};

/** News after which the host is asked for the table in a few words: whose seat it is now, whether this device keeps the
 * table, and what the sheet is called, is told with it. */
const TOLD_ANEW = ['moved', 'taken', 'keeper', 'sheet'];

/** Refusals that only mean that the round went on while a request was under way. The table has told what is going on
 * now, so the player is not bothered with them. */
const OVERTAKEN = ['stale-round', 'game-over'];

export type Reaction = Requests['react']['reaction'];

/** What a session asks for its table. */
export type TableHost = Pick<Wire, 'ask' | 'watch' | 'unwatch' | 'refresh'>;

/** One open table: what is known of it, and everything this device may do there. */
export class TableSession {
  model = $state.raw<TableModel | null>(null);
  /** What the host says of the table as a whole, such as its id (`table`), the layout's name and the adventure. */
  found = $state.raw<TableFound | null>(null);
  /** Why the table cannot be opened. */
  failure = $state.raw<Reason | null>(null);
  /** The seats of this device. */
  mine = $state.raw<number[]>([]);
  /** The active seat's own sheet as of the last round that closed. */
  own = $state.raw<Drawn | null>(null);
  /** The seat that the keeper of the table has just reminded of its turn. */
  nudged = $state<number | null>(null);
  /** And whoever does so, if they have a seat. */
  nudgedBy = $state<number | null>(null);
  /** The last reaction that somebody stamped: a new object each time. */
  reacted = $state.raw<{ seat: number; reaction: Reaction } | null>(null);
  /** Names that others see only if this device's owner, who keeps the table, agrees. */
  namesAsked = $state.raw<NameAsked[]>([]);
  /** Whoever came late and asks this device's owner, who keeps the table, for a seat. */
  seatsAsked = $state.raw<SeatAsked[]>([]);
  /** What last became of this device's part at the table: see `Put`. */
  put = $state.raw<Put | null>(null);
  /** The seat that this device asked the keeper for, until there is an answer. */
  asking = $state<number | null>(null);
  /** Under which name this device waits for a seat in the next game. */
  queuedAs = $state('');

  #seat = $state<number | null>(null);
  /** The active seat's turn in the open round. */
  #turn = $state.raw<Turn | null>(null);
  /** The same seat's turn before it. */
  #turnBefore = $state.raw<Turn | null>(null);
  /** What the host told of the round that begins, by seat: it need not be asked for. */
  #begun = new Map<number, DraftAnswer>();
  /** Those of the open round: a device that is passed around comes back to what was written. */
  #turns = new Map<number, Turn>();
  #refusals = new Refusals();
  #looks = new Map<string, Promise<Drawn>>();
  #rounds = new Map<number, Promise<Closed>>();
  #ownKey = '';
  #worded = new Set<number>();
  /** Seats that are being given up here: what others are told of them is no news. */
  #leaving = new Set<number>();
  #following = false;
  #nudging: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly codeOrId: string,
    private readonly asScreen: boolean,
    private readonly host: TableHost,
  ) {
    void this.#open();
  }

  get connection(): WireState {
    return connection.state;
  }

  /** The seat that this device plays now. A device that is passed around has several seats, one after the other. */
  get seat(): number | null {
    return this.#seat;
  }
  set seat(seat: number | null) {
    this.#seat = seat;
    this.#refusals.clear();
    this.#follow();
  }

  /** The active seat's turn. In ink it stays in sight until the host has answered what the next one begins with. */
  get turn(): Turn | null {
    return this.#turn?.answer ? this.#turn : this.#turnBefore;
  }

  /** The last refusal, for some seconds or until something else is tried. */
  get refused(): Refused | null {
    return this.#refusals.last;
  }
  get refusal(): Reason | null {
    return this.#refusals.last?.reason ?? null;
  }

  /** What was refused has been seen. */
  forgetRefusal(): void {
    this.#refusals.clear();
  }

  /** A seat that was this device's, until the keeper gave it to another while nobody was there. */
  get reclaimable(): number | null {
    return this.found?.reclaimable?.[0] ?? null;
  }

  /** Whether the active seat's turn in this round is in ink. */
  get committed(): boolean {
    return this.#seat !== null && (this.model?.ready.has(this.#seat) ?? false);
  }

  /** The seat to pass this device to: another of its seats that has not inked yet, once the active one has. */
  get nextSeat(): number | null {
    const model = this.model;
    if (!model?.roundOpen || !this.committed) return null;
    return this.mine.find((seat) => model.order.includes(seat) && !model.ready.has(seat)) ?? null;
  }

  /** Whether the keeper of the table sits at this device. */
  get keeps(): boolean {
    if (!this.model) return false;
    return this.model.keeper === NO_SEAT ? (this.found?.keeps ?? false) : this.mine.includes(this.model.keeper);
  }

  close(): void {
    this.#closed = true;
    this.#refusals.clear();
    this.host.unwatch();
    appearance.takeOff();
  }

  // Sheets

  /** Anybody's sheet as the last round that closed left it. */
  look(seat: number): Promise<Drawn> {
    const key = `${seat}:${this.model ? roundsClosed(this.model) : 0}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const looked = this.host.ask('look', { seat });
    this.#looks.set(key, looked);
    looked.catch(() => this.#looks.delete(key));
    return looked;
  }

  // The table

  /** Takes a seat and gives its number. The seat's word, which goes into the seed of the dice, is sent with it. */
  async sit(name: string, initials: string): Promise<number> {
    const seat = await this.#asked(() =>
      this.host.ask('sit', { name, initials }).catch((error: unknown) => {
        // The connection broke before the answer: is that seat ours already?
        const own = this.model?.seats.find((other) => other.initials === initials && this.mine.includes(other.seat));
        if (error instanceof RefusedError && error.repeated && own) return own.seat;
        throw error;
      }),
    );
    if (!this.mine.includes(seat)) this.mine = [...this.mine, seat];
    await this.#giveWord(seat);
    this.#follow();
    return seat;
  }

  /** Give a seat up; the keeper removes anybody's, with a reason that its device is told. */
  async leave(seat: number, reason: Requests['leave']['reason'] = ''): Promise<boolean> {
    this.#leaving.add(seat);
    const done = await this.#act(() => this.host.ask('leave', { seat, reason }), 'leave');
    this.#leaving.delete(seat);
    if (done) {
      if (this.found) keepHadSeat(this.found.table, null);
      this.mine = this.mine.filter((own) => own !== seat);
      this.#worded.delete(seat);
      this.#follow();
    }
    return done;
  }

  /** Gives a bot a seat. */
  addBot(level: BotLevel): Promise<boolean> {
    return this.#act(() => this.host.ask('add-bot', { level }));
  }
  /** Lets a bot of this level play for somebody who is away; with an empty level it stops. */
  standIn(seat: number, level: BotLevel | ''): Promise<boolean> {
    return this.#act(() => this.host.ask('stand-in', { seat, level }));
  }

  choose(settings: Settings): Promise<boolean> {
    return this.#act(() => this.host.ask('settings', { settings }));
  }
  start(): Promise<boolean> {
    return this.#act(() => this.host.ask('start', {}), 'start');
  }
  roll(): Promise<boolean> {
    return this.#act(() => this.host.ask('roll', {}));
  }
  pause(paused: boolean): Promise<boolean> {
    return this.#act(() => this.host.ask('pause', { paused }));
  }
  handOver(seat: number): Promise<boolean> {
    return this.#act(() => this.host.ask('hand-over', { seat }));
  }
  mute(seat: number, muted: boolean): Promise<boolean> {
    return this.#act(() => this.host.ask('mute', { seat, muted }));
  }
  playFor(seat: number): Promise<boolean> {
    return this.#act(() => this.host.ask('play-for', { seat }));
  }
  /** Takes a seat back that the keeper gave to another device while this one was away. */
  reclaim(seat: number): Promise<boolean> {
    return this.#act(() => this.host.ask('reclaim', { seat }));
  }
  nudge(seat: number): Promise<boolean> {
    return this.#act(() => this.host.ask('nudge', { seat }));
  }
  seatCode(seat: number): Promise<NewCode> {
    return this.#asked(() => this.host.ask('seat-code', { seat }));
  }
  rename(seat: number, name: string, initials: string): Promise<boolean> {
    return this.#act(() => this.host.ask('rename', { seat, name, initials }));
  }
  /** Keep the table without a seat. */
  keep(): Promise<boolean> {
    return this.#act(() => this.host.ask('keep', {}));
  }
  chooseSheet(sheet: string, layout = ''): Promise<boolean> {
    return this.#act(() => this.host.ask('sheet', { sheet, layout }));
  }
  team(seat: number, team: number): Promise<boolean> {
    return this.#act(() => this.host.ask('team', { seat, team }));
  }
  async askSeat(seat: number, name: string): Promise<boolean> {
    const asked = await this.#act(() => this.host.ask('ask-seat', { seat, name }));
    if (asked) this.asking = seat;
    return asked;
  }
  admit(ask: number, yes: boolean): Promise<boolean> {
    return this.#act(() => this.host.ask('admit', { ask, yes }));
  }
  /** Wait for a seat in the next game; without a name no longer. */
  async queue(name = '', initials = ''): Promise<boolean> {
    const done = await this.#act(() => this.host.ask('queue', { name, initials }));
    if (done) this.queuedAs = name;
    return done;
  }
  endEvening(): Promise<boolean> {
    return this.#act(() => this.host.ask('end-evening', {}));
  }

  // Between rounds

  /** What the round brought has been seen: when everybody who is here has, the dice roll at once. */
  goOn(round: number): Promise<boolean> {
    return this.#act(() => this.host.ask('go-on', { round }));
  }
  react(seat: number, reaction: Reaction): Promise<boolean> {
    return this.#act(() => this.host.ask('react', { seat, reaction }));
  }
  /** A screen for the room has shown the result. */
  unveil(): Promise<boolean> {
    return this.#act(() => this.host.ask('unveil', {}));
  }

  /** A round that closed, as it was told then. */
  round(round: number): Promise<Closed> {
    const told = this.model?.closed;
    if (told?.round === round) return Promise.resolve(told);
    const known = this.#rounds.get(round);
    if (known) return known;
    const asked = this.host.ask('round', { round });
    this.#rounds.set(round, asked);
    asked.catch(() => this.#rounds.delete(round));
    return asked;
  }

  again(): Promise<TableFound> {
    return this.#asked(() => this.host.ask('again', {}));
  }

  // Asking

  /** Asks for something that has no answer. True if it was done; otherwise `refusal` has the reason. */
  async #act(ask: () => Promise<unknown>, what = ''): Promise<boolean> {
    try {
      await this.#asked(ask, what);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return error.repeated && error.reason.code === ALREADY_DONE[what];
    }
  }

  async #asked<T>(ask: () => Promise<T>, what = ''): Promise<T> {
    this.#refusals.clear();
    try {
      return await ask();
    } catch (error) {
      const isDone = error instanceof RefusedError && error.repeated && error.reason.code === ALREADY_DONE[what];
      if (error instanceof RefusedError && !isDone) this.#refuse(error.reason);
      throw error;
    }
  }

  #refuse(reason: Reason, space: string | null = null): void {
    if (OVERTAKEN.includes(reason.code)) this.#follow();
    else this.#refusals.add(reason, space);
  }

  // Hearing

  async #open(): Promise<void> {
    try {
      const table = TABLE_ID.test(this.codeOrId)
        ? this.codeOrId
        : (await this.host.ask('find', { code: this.codeOrId })).table;
      if (this.#closed) return;
      await this.host.watch(
        table,
        (message) => this.#hear(message),
        (found) => this.#isFound(found),
        this.asScreen,
        (reason) => this.#isGone(reason),
      );
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.failure = error.reason;
    }
  }

  #isFound(found: TableFound): void {
    this.found = found;
    this.mine = found.seats ?? [];
    if (this.mine.length) this.asking = null;
    if (this.model?.closing) this.model = { ...this.model, closing: false };
    appearance.wear(found.adventure);
    this.#writeOn();
    this.#followSoon();
  }

  /** After a pause or a lost connection: sends what was written meanwhile, and asks which draft counts. */
  #writeOn(): void {
    if (this.#turn && !this.committed) void this.#turn.begin();
  }

  #hear(message: TableMessage): void {
    if (this.#closed) return;
    if (message.say === 'removed') return this.#isGone({ code: 'table-removed', facts: {} });
    if (message.say === 'begun') return void this.#begun.set(message.seat, message.answer);
    this.model = hear(this.model ?? EMPTY_TABLE, message);
    if (message.say === 'nudge') this.#beNudged(message.seat, message.by ?? null);
    if (message.say === 'reaction') this.reacted = { seat: message.seat, reaction: message.reaction as Reaction };
    if (message.say === 'name-asked') this.#hearName(message);
    if (message.say === 'seat-asked') this.#hearSeatAsked(message);
    if (message.say === 'put') this.#bePut(message);
    if (message.say === 'draft') this.#hearDraft(message.seat, message.round, message.revision);
    if (message.say === 'news') this.#hearNews(message.entry);
    this.#followSoon();
  }

  #hearNews(entry: Entry): void {
    this.#hearOfOwnSeat(entry);
    if (TOLD_ANEW.includes(entry.kind)) this.host.refresh();
    if (entry.kind === 'resumed') this.#writeOn();
    if (entry.kind === 'unseated') this.mine = this.mine.filter((seat) => seat !== entry.seat);
    if (entry.kind === 'unseated' || entry.kind === 'renamed')
      this.namesAsked = this.namesAsked.filter(({ seat }) => seat !== entry.seat);
  }

  /** Whoever was not connected when it happened to their seat hears of it when they are back. */
  #hearOfOwnSeat(entry: Entry): void {
    if (!('seat' in entry) || !this.mine.includes(entry.seat)) return;
    const { kind, seat } = entry;
    if (kind === 'unseated' && !this.#leaving.has(seat))
      this.put = { say: 'put', what: 'removed', seat, reason: entry.reason ?? '' };
    if (kind === 'taken') this.put = { say: 'put', what: 'replaced', seat, name: entry.name };
  }

  #bePut(put: Put): void {
    this.put = put;
    if (put.what === 'refused') this.asking = null;
  }

  #hearDraft(seat: number, round: number, revision: number): void {
    const turn = this.#turns.get(seat);
    if (turn?.round === round) void turn.hearElsewhere(revision);
  }

  /** Whoever runs the server closed the table, or its disk has damaged it. */
  #isGone(reason: Reason): void {
    this.host.unwatch();
    this.failure = reason;
  }

  #beNudged(seat: number, by: number | null): void {
    clearTimeout(this.#nudging);
    this.nudged = seat;
    this.nudgedBy = by;
    this.#nudging = setTimeout(() => (this.nudged = this.nudgedBy = null), NUDGE_STAYS);
  }

  #hearName(asked: NameAsked): void {
    this.namesAsked = [...this.namesAsked.filter((other) => other.seat !== asked.seat), asked];
  }

  #hearSeatAsked(asked: SeatAsked): void {
    const others = this.seatsAsked.filter((other) => other.ask !== asked.ask);
    this.seatsAsked = asked.name ? [...others, asked] : others;
  }

  // What follows from the state of the table

  /** After a reconnect many messages come at once: they are followed up once, when all of them are in. */
  #followSoon(): void {
    if (this.#following) return;
    this.#following = true;
    queueMicrotask(() => {
      this.#following = false;
      this.#follow();
    });
  }

  #follow(): void {
    const model = this.model;
    if (!model || model.number === 0 || !this.found || this.#closed) return;
    this.#rememberSeat(model);
    this.#chooseSeat(model);
    if (model.phase === 'lobby') for (const seat of this.mine) void this.#giveWord(seat);
    this.#takeUpTurn(model);
    this.#showOwn(model);
  }

  /** A device that comes back without its seat says what became of it, once. */
  #rememberSeat(model: TableModel): void {
    const { table } = this.found!;
    const [seat] = this.mine;
    if (seat !== undefined) return keepHadSeat(table, { seat, name: seatOf(model, seat)?.name ?? '' });
    const had = keptHadSeat(table);
    if (!had || this.#leaving.has(had.seat)) return;
    keepHadSeat(table, null);
    const now = seatOf(model, had.seat);
    const isTaken = now && model.phase !== 'lobby' && now.name !== had.name;
    const what = !now ? 'removed' : isTaken ? 'replaced' : 'moved';
    this.put ??= { say: 'put', what, seat: had.seat, name: now?.name ?? '' };
  }

  #chooseSeat(model: TableModel): void {
    if (this.#seat === null || !this.mine.includes(this.#seat)) {
      const before = keptInHand(this.found!.table);
      const had = this.mine.find((seat) => seat === before);
      this.#seat = had ?? this.mine.find((seat) => !model.ready.has(seat)) ?? this.mine[0] ?? null;
    }
    if (this.#seat !== null && this.mine.length > 1) keepInHand(this.found!.table, this.#seat);
  }

  /** The word is made after the host's commitment to its own part of the seed was seen, so that neither the host nor
   * any player can choose the dice. */
  async #giveWord(seat: number): Promise<void> {
    const model = this.model;
    if (this.#worded.has(seat) || model?.day || (model && seatOf(model, seat)?.worded)) return;
    this.#worded.add(seat);
    await this.host.ask('word', { seat, word: randomHex(WORD_BYTES) }).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
    });
  }

  #takeUpTurn(model: TableModel): void {
    const seat = this.#seat;
    if (this.#turn?.seat === seat && this.#turn?.round === model.round) return;
    const mayWrite = seat !== null && model.roundOpen && !model.ready.has(seat) && model.order.includes(seat);
    const before = this.turn;
    this.#turnBefore = mayWrite && before?.seat === seat ? before : null;
    this.#turn = mayWrite && !model.paused ? this.#turnOf(seat, model.round) : null;
  }

  #turnOf(seat: number, round: number): Turn {
    for (const old of this.#turns.values()) if (old.round !== round) this.#turns.delete(old.seat);
    let turn = this.#turns.get(seat);
    if (!turn) {
      forgetOtherRounds(this.found!.table, seat, round);
      turn = new Turn(seat, round, this.#deskOf(seat, round));
      this.#turns.set(seat, turn);
    }
    void turn.begin(this.#begun.get(seat));
    this.#begun.delete(seat);
    return turn;
  }

  #deskOf(seat: number, round: number): Desk {
    const { table } = this.found!;
    return {
      ask: (what, facts) => this.host.ask(what, facts),
      look: () => this.look(heldBy(this.model!, seat)),
      kept: () => keptPencil(table, seat, round),
      keep: (pencil) => keepPencil(table, seat, round, pencil),
      tries: () => this.#refusals.clear(),
      refuses: (reason, space) => this.#refuse(reason, space),
      isIn: () => this.#isIn(seat, round),
    };
  }

  /** Counts the seat as ready at once. The table's own message follows, and may wait for others that are ready. */
  #isIn(seat: number, round: number): void {
    const model = this.model;
    if (model?.roundOpen && model.round === round) this.model = { ...model, ready: new Set([...model.ready, seat]) };
    this.#followSoon();
  }

  #showOwn(model: TableModel): void {
    const seat = this.#seat;
    if (model.phase === 'lobby' || seat === null) {
      this.own = null;
      return;
    }
    const wanted = `${seat}:${roundsClosed(model)}`;
    if (wanted === this.#ownKey) return;
    this.#ownKey = wanted;
    for (const key of this.#looks.keys()) if (!key.endsWith(`:${roundsClosed(model)}`)) this.#looks.delete(key);
    this.look(seat).then(
      (own) => {
        if (wanted === this.#ownKey) this.own = own;
      },
      () => (this.#ownKey = ''),
    );
  }
}

export interface SessionOptions {
  /** A screen for the whole room: the host does not count it among those who watch. */
  readonly screen?: boolean;
  /** Who answers for the table, if it is not the one that the page is connected to. */
  readonly host?: TableHost;
}

/** Opens the table with this code or id. Only one can be open at a time: `close` it before the next. */
export function openSession(codeOrId: string, { screen = false, host = wire }: SessionOptions = {}): TableSession {
  return new TableSession(codeOrId, screen, host);
}
