// A table as everybody may know it, made of what the host says. No rules of the game: only what happened.

import type { Closed, Entry, PastGame, Result, SeatNow, Settings, Snapshot, TableMessage } from '../wire/types';
import { HOST_SETTINGS } from './settings';

/** Where a seat's number would stand: a keeper who only watches. */
export const NO_SEAT = -1;

/** A table has room for so many. */
export const MOST_SEATS = 100;

export interface SeatModel {
  seat: number;
  name: string;
  initials: string;
  /** The level of the bot that plays here, `own` for somebody's own, or nothing for a person. */
  bot: string;
  /** The level of the bot that plays while this person is away, or nothing. */
  standIn: string;
  /** Whether the keeper has put it out of the game, so that the table plays its turns. */
  muted: boolean;
  /** If so, the first round of which that is true. */
  outFrom: number;
  /** Whether its word for the seed of the dice is in. */
  worded: boolean;
  /** Of today's expedition: whether this device sets out on it for the first time, which counts. */
  firstTry: boolean | null;
  /** The keeper has not seen its name yet: nobody else is told what it is. */
  unchecked: boolean;
  /** From 1 on, or 0 for none. */
  team: number;
  /** In how many rounds it asked for a hint, in company. */
  hints: number;
}

export interface TableModel {
  /** The number of the last news that was heard. */
  number: number;
  code: string;
  sheet: string;
  layout: string;
  settings: Settings;
  commitment: string;
  day: string;
  /** The adventure of a lesson, or nothing. */
  lesson: string;
  /** The round of another game from which this one goes on, or 0. */
  playedOn: number;
  seats: SeatModel[];
  keeper: number;
  paused: boolean;
  round: number;
  roll: string | null;
  /** In a hazard round whose sheet each holds, both by place in `order`: see `heldBy` and `holderOf`. */
  holds: number[];
  /** The seats that play, in the order of play. */
  order: number[];
  /** The seats whose turns of the last round that was rolled are in. */
  ready: Set<number>;
  /** The last round that closed, also while the next one is open. */
  closed: Closed | null;
  result: Result | null;
  again: { table: string; code: string } | null;
  /** The games that the same people played before this one. */
  evening: PastGame[];
  /** The names of those who get a seat in the next game. */
  queued: string[];
  phase: 'lobby' | 'playing' | 'over';
  roundOpen: boolean;
  presence: { gone: number[]; away: number[]; watchers: number; screens: number; keeperGone: boolean };
  /** What has kept everybody waiting for long: anybody seated may end the pause, or let the table play for the seat. */
  stalled: { pause: boolean; seat: number | null };
  /** The screens for the room have shown the result. */
  unveiled: boolean;
  /** `left` milliseconds counted from `at` (`Date.now()`); it stands still while the table is paused. */
  clock: { left: number; warning: boolean; at: number } | null;
  /** Whether the server is being stopped. The session sets it back when the server answers again. */
  closing: boolean;
}

const NOTHING_STALLED = { pause: false, seat: null };

export const EMPTY_TABLE: TableModel = {
  number: 0,
  code: '',
  sheet: '',
  layout: '',
  settings: HOST_SETTINGS,
  commitment: '',
  day: '',
  lesson: '',
  playedOn: 0,
  seats: [],
  keeper: 0,
  paused: false,
  round: 0,
  roll: null,
  holds: [],
  order: [],
  ready: new Set(),
  closed: null,
  result: null,
  again: null,
  evening: [],
  queued: [],
  phase: 'lobby',
  roundOpen: false,
  presence: { gone: [], away: [], watchers: 0, screens: 0, keeperGone: false },
  stalled: NOTHING_STALLED,
  unveiled: false,
  clock: null,
  closing: false,
};

/** The table after one more message. */
export function hear(model: TableModel, message: TableMessage, now: number = Date.now()): TableModel {
  switch (message.say) {
    case 'news':
      return { ...happened(model, message.entry), number: message.number };
    case 'snapshot':
      return fromSnapshot(model, message);
    case 'presence': {
      const { gone = [], away = [], watchers = 0, screens = 0, keeper_gone: keeperGone = false } = message;
      return { ...model, presence: { gone, away, watchers, screens, keeperGone } };
    }
    case 'clock': {
      const { left = null, warning = false } = message;
      return { ...model, clock: left === null ? null : { left, warning, at: now } };
    }
    case 'stalled':
      return { ...model, stalled: { pause: message.pause ?? false, seat: message.seat ?? null } };
    case 'unveiled':
      return { ...model, unveiled: true };
    case 'closing':
      return { ...model, closing: true };
    default:
      return model;
  }
}

function happened(model: TableModel, entry: Entry): TableModel {
  switch (entry.kind) {
    case 'opened': {
      const { code, sheet, layout, settings, commitment, day = '', lesson = '', evening = [] } = entry;
      const { presence } = model;
      const playedOn = entry.played_on?.round ?? 0;
      return { ...EMPTY_TABLE, code, sheet, layout, settings, commitment, day, lesson, playedOn, evening, presence };
    }
    case 'seated': {
      const { seat, name, initials, bot = '', unchecked = false } = entry;
      const newcomer: SeatModel = {
        seat,
        name,
        initials,
        bot,
        standIn: '',
        muted: false,
        outFrom: 0,
        worded: false,
        firstTry: null,
        unchecked,
        team: 0,
        hints: 0,
      };
      return { ...model, seats: [...model.seats.filter((other) => other.seat !== seat), newcomer] };
    }
    case 'unseated':
      return { ...model, seats: model.seats.filter((seat) => seat.seat !== entry.seat) };
    case 'settings': {
      const { settings } = entry;
      const seats = model.seats.map((seat) => (seat.team > settings.teams ? { ...seat, team: 0 } : seat));
      return { ...model, settings, seats };
    }
    case 'worded':
      return withSeat(model, entry.seat, { worded: true });
    case 'tried':
      return withSeat(model, entry.seat, { firstTry: entry.first });
    case 'rolled':
      return rolled(model, entry.round, entry.roll, entry.holds ?? []);
    case 'ready':
      return { ...model, ready: new Set([...model.ready, entry.seat]) };
    case 'closed':
      return closed(model, entry);
    case 'paused':
      return { ...model, paused: true, stalled: NOTHING_STALLED };
    case 'resumed':
      return { ...model, paused: false, stalled: NOTHING_STALLED };
    case 'keeper':
      return { ...model, keeper: entry.seat };
    case 'muted':
      return withSeat(model, entry.seat, { muted: entry.muted, outFrom: entry.round ?? 0 });
    case 'stand-in':
      return withSeat(model, entry.seat, { standIn: entry.bot });
    case 'renamed':
      return withSeat(model, entry.seat, { name: entry.name, initials: entry.initials, unchecked: false });
    case 'sheet':
      return { ...model, sheet: entry.sheet, layout: entry.layout };
    case 'team':
      return withSeat(model, entry.seat, { team: entry.team });
    case 'hinted':
      return withSeat(model, entry.seat, { hints: (seatOf(model, entry.seat)?.hints ?? 0) + 1 });
    case 'taken':
      return withSeat(model, entry.seat, { name: entry.name, bot: '', standIn: '', muted: false, outFrom: 0 });
    case 'queued':
      return { ...model, queued: queuedAfter(model.queued, entry.name, entry.gone ?? false) };
    case 'evening-ended':
      return { ...model, evening: [] };
    case 'again':
      return { ...model, again: { table: entry.table, code: entry.code } };
    default:
      // `moved` changes the device of a seat, which the host tells with the table. Other kinds are a newer host's,
      // and change nothing here.
      return model;
  }
}

function rolled(model: TableModel, round: number, roll: string, holds: number[]): TableModel {
  const order = model.order.length > 0 ? model.order : model.seats.map((seat) => seat.seat).sort((a, b) => a - b);
  return {
    ...model,
    phase: 'playing',
    roundOpen: true,
    round,
    roll,
    holds,
    order,
    ready: new Set(),
    stalled: NOTHING_STALLED,
    clock: null,
  };
}

function closed(model: TableModel, entry: Closed): TableModel {
  const result = entry.result ?? null;
  return {
    ...model,
    closed: entry,
    result,
    roundOpen: false,
    ready: new Set(entry.turns.map((turn) => turn.seat)),
    phase: result ? 'over' : 'playing',
    clock: null,
  };
}

/** The names of those who wait for the next game, when somebody comes to wait or goes. */
function queuedAfter(queued: readonly string[], name: string, gone: boolean): string[] {
  const place = queued.indexOf(name);
  const others = place < 0 ? [...queued] : queued.toSpliced(place, 1);
  return gone ? others : [...others, name];
}

function withSeat(model: TableModel, number: number, change: Partial<SeatModel>): TableModel {
  return { ...model, seats: model.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)) };
}

function fromSnapshot(model: TableModel, now: Snapshot): TableModel {
  const { round = 0, day = '', lesson = '', paused = false, holds = [], order = [], again } = now;
  const close = now.closed ?? null;
  const ready = close
    ? close.turns.map((turn) => turn.seat)
    : now.seats.filter((seat) => seat.ready).map((seat) => seat.seat);
  return {
    number: now.number,
    code: now.code,
    sheet: now.sheet,
    layout: now.layout,
    settings: now.settings,
    commitment: now.commitment,
    day,
    lesson,
    playedOn: now.played_on?.round ?? 0,
    seats: now.seats.map(seatNow),
    keeper: now.keeper,
    paused,
    round,
    roll: now.roll || null,
    holds,
    order,
    ready: new Set(ready),
    closed: close ?? now.before ?? null,
    result: close?.result ?? null,
    again: again ? { table: again.table, code: again.code } : null,
    evening: now.evening ?? [],
    queued: now.queued ?? [],
    phase: round === 0 ? 'lobby' : close?.result ? 'over' : 'playing',
    roundOpen: round > 0 && !close,
    presence: model.presence,
    stalled: model.stalled,
    unveiled: model.unveiled,
    clock: null,
    closing: false,
  };
}

function seatNow(seat: SeatNow): SeatModel {
  return {
    seat: seat.seat,
    name: seat.name,
    initials: seat.initials,
    bot: seat.bot ?? '',
    standIn: seat.stand_in ?? '',
    muted: seat.muted ?? false,
    outFrom: seat.out_from ?? 0,
    worded: seat.worded ?? false,
    firstTry: seat.first_try ?? null,
    unchecked: seat.unchecked ?? false,
    team: seat.team ?? 0,
    hints: seat.hints ?? 0,
  };
}

/** The seat whose sheet this one holds in a hazard round; its own when it is alone. */
export function heldBy(model: TableModel, seat: number): number {
  const owner = model.holds[model.order.indexOf(seat)];
  return owner === undefined ? seat : (model.order[owner] ?? seat);
}

/** The seat that holds this one's sheet in a hazard round. */
export function holderOf(model: TableModel, seat: number): number {
  const place = model.holds.indexOf(model.order.indexOf(seat));
  return place < 0 ? seat : (model.order[place] ?? seat);
}

export function seatOf(model: TableModel, seat: number): SeatModel | undefined {
  return model.seats.find((other) => other.seat === seat);
}

/** Whether the table plays this seat's turn in the open round, as the keeper put it out before. */
export function isOut(model: TableModel, seat: SeatModel): boolean {
  return seat.muted && seat.outFrom <= model.round;
}

/** The seat that alone has kept everybody waiting for long, as long as its owner is there. */
export function stalledSeat(model: TableModel): number | null {
  const { seat } = model.stalled;
  if (seat === null || model.paused || model.presence.gone.includes(seat)) return null;
  return waitingFor(model).includes(seat) ? seat : null;
}

/** The seats whose turns the open round still lacks. */
export function waitingFor(model: TableModel): number[] {
  return model.roundOpen ? model.order.filter((seat) => !model.ready.has(seat)) : [];
}

/** How many rounds have closed: what `look` shows is of the last of them. */
export function roundsClosed(model: TableModel): number {
  return model.roundOpen ? model.round - 1 : model.round;
}
