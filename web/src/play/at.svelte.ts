import { hostNow } from '../app/connection.svelte';
import { tick } from 'svelte';
import { ADVENTURES } from '../adventures';
import { readSheet, type Discovery, type Sheet } from '../sheet/layout';
import type { ScoreLine } from '../sheet/score';
import { heldBy, holderOf, isOut, waitingFor, type SeatModel, type TableModel } from '../table/model';
import type { TableSession } from '../table/session.svelte';
import type { Refused } from '../table/refusals.svelte';
import type { Turn } from '../table/turn.svelte';
import type { Drawn } from '../wire/types';
import { announce } from '../app/announce.svelte';
import { settings } from '../app/settings.svelte';
import { play } from '../app/sound';
import { dayInWords, nameOfSeat, sheetName } from '../table/named';
import { say, sayRefusal } from '../words/words.svelte';
import { listed } from './listed';
import { readRoll, type Roll } from './dice';
import { Coach } from './coach.svelte';
import { lastRound, sentencesOf, type Happened } from './happened';
import { withSteps } from './drawnAhead';
import { calm } from '../sheet/motion';
import { Moment } from './room/moment.svelte';
import { Stamps } from './room/reactions.svelte';
import { retell, type Listener } from './room/retold';
import { standingsOf, type Standing } from '../table/standings';
import { nearest } from './room/standings';
import { changesOf, faintLines, type Change } from './changes';
import { shownLines } from './stars';
import { drawnNow } from './starsNow';
import { draftSpoken } from './spoken';
import { told, type Told } from './told';
import { wonBy } from './won';

export type Panel =
  { readonly kind: 'stars' | 'menu' | 'last' | 'share' } | { readonly kind: 'sheet'; readonly seat: number };

export type PersonState = 'ink' | 'pen' | 'off';

/** Of what a round brought, so many sentences are said aloud. */
const SAID_OF_A_ROUND = 2;
const NEWS_STAYS = 8000;
const CIRCLE_STAYS = 2000;
/** Longer than it moves: see `.burst` in sheet.css. */
const WON_STAYS = 1500;
const PRESENCE_COMES = 1500;

/** A seat at a table while a game is played: what all its screens share. */
export class AtTable {
  readonly session: TableSession;
  readonly coach: Coach;
  /** What everybody did, between two rounds. */
  readonly moment: Moment;
  readonly stamps = new Stamps();

  panel = $state.raw<Panel | null>(null);
  /** What was taken up and not placed yet, in the form of the adventure's own turn. Null is an empty hand. */
  hand = $state.raw<unknown>(null);
  /** The lines of the star count that are pressed or hovered, which the sheet highlights. */
  pointed = $state.raw<readonly ScoreLine[]>([]);
  /** A discovery that is hovered and not chosen. */
  hovered = $state.raw<Discovery | null>(null);
  /** The spaces chosen so far, while a discovery is chosen space by space; otherwise null. */
  choosing = $state.raw<readonly string[] | null>(null);
  /** What the other players did to our sheet in the round before, as sentences. */
  news = $state.raw<readonly Told[]>([]);
  circled = $state.raw<string | null>(null);
  /** What was just won by inking a turn: the spaces of each moment. */
  won = $state.raw<readonly (readonly string[])[]>([]);
  happened = $state.raw<Happened | null>(null);
  /** The round whose roll is still to be shown with motion, which is done once. After a reload the dice lie still. */
  tumbles = $state(0);
  /** The dice have not come to rest: what they mean is not said yet. */
  isRolling = $state(false);
  /** The first hazard round that was seen here: what it is about is said once. */
  firstHazard = $state(0);

  #round: number | null = null;
  #closed = 0;
  #standIns: ReadonlyMap<number, string> = new Map();
  #muted: ReadonlySet<number> = new Set();
  #timers: Record<string, number> = {};
  #opener: string | null = null;

  constructor(session: TableSession) {
    this.session = session;
    this.coach = new Coach(this);
    this.moment = new Moment({
      isCalm: calm,
      // Whoever only watches goes on alone.
      goOn: (round) => void (session.seat !== null && session.goOn(round)),
      onSheet: () => this.#newsAreSeen(),
    });
  }

  get model(): TableModel {
    return this.session.model!;
  }

  get turn(): Turn | null {
    return this.session.turn;
  }

  /** The active seat's turn in this round, once the host has said what it begins with. */
  get turnNow(): Turn | null {
    return this.turn?.round === this.model.round ? this.turn : null;
  }

  readonly page: Sheet = $derived.by(() => readSheet(this.model.layout));
  readonly order: readonly number[] = $derived.by(() =>
    this.model.order.length ? this.model.order : this.model.seats.map(({ seat }) => seat),
  );
  readonly roll: Roll | null = $derived.by(() => (this.model.roll ? readRoll(this.model.roll) : null));

  /** “Round 7”, or “Round 7 of 25” where the end is known. */
  get roundInWords(): string {
    const last = this.turnNow?.answer?.last_round;
    return last
      ? say('turn-round-of', { round: this.model.round, last })
      : say('turn-round', { round: this.model.round });
  }

  /** How far it still is: the spaces to fill where no round is the last, and alone the next level. */
  get aheadInWords(): string {
    const { spaces_left: spaces = null, next_level: next = null, last_round: last = null } = this.turnNow?.answer ?? {};
    const parts = [
      spaces !== null && !last ? say('turn-spaces-left', { count: spaces }) : '',
      next ? say('turn-next-level', { stars: next.missing, level: next.level }) : '',
    ];
    return parts.filter(Boolean).join(' · ');
  }

  /** In the language of the page, where the sheet is one that comes with the game. */
  get sheetName(): string {
    if (this.model.lesson) return say('turn-lesson-name');
    if (this.model.day) return say('turn-expedition', { day: dayInWords(this.model.day) });
    return sheetName({ sheet: this.model.sheet, name: this.page.name });
  }

  get hazard(): string {
    return ADVENTURES[this.page.adventure].hazard;
  }

  get isHazardRound(): boolean {
    return this.roll?.X === 'X';
  }

  get isAlone(): boolean {
    return this.order.length === 1;
  }

  get isKeeper(): boolean {
    return this.session.keeps;
  }

  get others(): number[] {
    return this.order.filter((seat) => seat !== this.session.seat);
  }

  get thinking(): number[] {
    return waitingFor(this.model);
  }

  /** Everybody's stars as of the last round that closed, the best first; none where they are hidden until the end. */
  readonly standings: readonly Standing[] = $derived.by(() => standingsOf(this.model.closed?.recap, this.order));
  /** Those that are shown here: at a large table one's own place and the three around it. */
  readonly rivals: readonly Standing[] = $derived.by(() => nearest(this.standings, this.session.mine));

  rival(seat: number): Standing | null {
    return this.rivals.find((standing) => standing.seat === seat) ?? null;
  }

  /** In whose ears a round is told. */
  get listener(): Listener {
    const { mine, seat } = this.session;
    return {
      mine,
      seat,
      order: this.order,
      hazard: this.hazard,
      name: (number) => this.name(number),
      listed,
      you: () => say('room-you-and'),
      more: (count) => say('room-more', { count }),
    };
  }

  seat(number: number): SeatModel {
    return this.model.seats.find(({ seat }) => seat === number)!;
  }

  /** Whoever set off alone without a name is called by a word for “me”, in the language that the page has now. */
  name(number: number): string {
    if (this.isAlone && !settings.name && this.session.mine.includes(number)) return say('start-me');
    return nameOfSeat(this.model, number);
  }

  stateOf(number: number): PersonState {
    if (this.model.ready.has(number)) return 'ink';
    // The table does not wait for somebody for whom a bot stands in.
    return this.isGone(number) && !this.seat(number).standIn ? 'off' : 'pen';
  }

  /** Whether its device is not connected, just now or for longer. */
  isGone(number: number): boolean {
    const { gone, away } = this.model.presence;
    return gone.includes(number) || away.includes(number);
  }

  isAway(number: number): boolean {
    return this.model.presence.away.includes(number);
  }

  /** Whether a bot takes this seat's turns: one that sits there, or one that stands in. */
  isBots(number: number): boolean {
    const { bot, standIn } = this.seat(number);
    return (bot || standIn) !== '';
  }

  /** A name for screen readers, which says that it is a bot: its mark is only seen. */
  called(number: number): string {
    return this.isBots(number)
      ? say('turn-bot-called', { name: this.name(number), own: this.seat(number).bot ? 'yes' : 'no' })
      : this.name(number);
  }

  /** How to address a seat of this device: “you”, or by its name where the device has several seats. */
  calledOwn(number: number): { who: 'you' | 'other'; name: string } {
    return { who: this.session.mine.length > 1 ? 'other' : 'you', name: this.name(number) };
  }

  /** That the table plays for a seat of this device, or from which round on it does. */
  outInWords(number: number): string {
    const seat = this.seat(number);
    return isOut(this.model, seat)
      ? say('turn-table-plays', this.calledOwn(number))
      : say('turn-out-from', { round: seat.outFrom, ...this.calledOwn(number) });
  }

  /** Whose sheet this seat holds in a hazard round. */
  heldBy(number: number): number {
    return heldBy(this.model, number);
  }

  holderOf(number: number): number {
    return holderOf(this.model, number);
  }

  /** Whether the turn is on somebody else's sheet, which was handed over. */
  get #isOnAnothers(): boolean {
    return !this.isAlone && this.turn?.answer?.hazard_spaces !== undefined;
  }

  /** Whether somebody else's sheet is in the player's hands. Inked, it goes back to its owner. */
  get holdsAnothers(): boolean {
    return this.#isOnAnothers && !this.session.committed && this.turnNow !== null;
  }

  /** The player's own sheet in ink. The first answer of a turn has it earlier than the answer to `look`. */
  get own(): Drawn | null {
    return (this.#isOnAnothers ? null : this.turn?.inked) ?? this.session.own;
  }

  /** The sheet that is written on, in ink only: the player's own, or in a hazard round the one that they hold. */
  readonly inked: Sheet | null = $derived.by(() => sheetOf(this.holdsAnothers ? (this.turn?.inked ?? null) : this.own));
  /** The sheet that is written on, with what is in pencil. */
  readonly drafted: Sheet | null = $derived.by(() => {
    if (this.#isOnAnothers && !this.holdsAnothers) return sheetOf(this.own);
    return this.turn?.isAhead && this.inked
      ? withSteps(this.inked, this.turn.steps)
      : sheetOf(this.turn?.answer?.drawn ?? null);
  });

  /** What the pencil changes in the count of the sheet that is written on. */
  readonly changes: readonly Change[] = $derived.by(() => {
    const [before, after] = [this.turn?.inked, this.turn?.answer?.drawn];
    const counts = before && after && !this.session.committed && !this.turn?.isAhead;
    return counts ? changesOf(before.lines, after.lines, this.page.adventure) : [];
  });
  /** Runs and groups as they stand, pencil included. */
  readonly worth: readonly ScoreLine[] = $derived.by(() => {
    const { adventure } = this.page;
    return faintLines(shownLines(drawnNow(this)?.lines ?? [], adventure), adventure);
  });

  // -- what happens -------------------------------------------------------------------------------------------------

  /** Hears which round is open and what was rolled; only a new round changes anything. */
  hearRound(round: number, roll: string | null): void {
    if (this.#round === round || !roll) return;
    const first = this.#round === null;
    this.#round = round;
    this.coach.leave();
    this.emptyHands();
    if (!this.firstHazard && this.isHazardRound) this.firstHazard = round;
    if (first) return;
    this.moment.hearRoll();
    this.tumbles = round;
    this.isRolling = !calm();
    play(this.isHazardRound && !this.isAlone ? 'page' : 'roll');
  }

  /** The dice lie, and what they mean may be said: they have tumbled, or the player goes on without watching them. */
  layStill(): void {
    this.tumbles = 0;
    this.isRolling = false;
  }

  /** Forgets what was taken up and not placed. It belongs to one seat and one round. */
  emptyHands(): void {
    this.hand = null;
    this.choosing = null;
    this.hovered = null;
    this.pointed = [];
  }

  /** Hears that a round has closed, and says what the others did to our sheet in it. */
  hearClosed(closed: TableModel['closed']): void {
    if (!closed || closed.round === this.#closed) return;
    const late = this.#closed === 0 && this.#round === null;
    this.#closed = closed.round;
    this.happened = lastRound(closed, this.session.seat);
    const isTold = this.moment.hearClosed(this.model, Date.now(), hostNow());
    // What is looked at meanwhile is as of the round before; the menu alone stays.
    if (isTold && this.panel?.kind !== 'menu') this.panel = null;
    const { ours, others } = sentencesOf(this.happened, { us: this.session.seat, ...this.listener });
    // Whoever comes back hears only what the table did for them meanwhile.
    const toUs = late ? ours.filter(({ id }) => id !== 'turn-drew') : ours;
    const toAll = late ? [] : others;
    this.news = toUs.length ? toUs : toAll.slice(0, 1);
    this.circled = late ? null : (this.happened.drawnOnUs?.space ?? null);
    if (isTold) this.#sayRound(closed);
    else for (const { id, facts } of [...toUs, ...toAll]) announce(plain(say(id, facts)));
    if (!isTold) this.#newsAreSeen();
  }

  /** In a sentence or two: what follows is to be read. */
  #sayRound(closed: NonNullable<TableModel['closed']>): void {
    const told = retell(closed, this.listener).slice(0, SAID_OF_A_ROUND);
    const sentences = told.map(({ id, facts }) => plain(say(id, facts)));
    announce([`${say('turn-round', { round: closed.round })}.`, ...sentences].join(' '));
  }

  /** One's own sheet is shown: what happened to it is shown for a while. */
  #newsAreSeen(): void {
    this.#later('circle', CIRCLE_STAYS, () => (this.circled = null));
    this.#later('news', NEWS_STAYS, () => (this.news = []));
  }

  /** Somebody stamped a reaction. */
  hearReaction(reacted: TableSession['reacted']): void {
    if (!reacted || !settings.reactions || !this.model.settings.reactions) return;
    const { seat, reaction } = reacted;
    if (this.stamps.hear(seat, reaction) && seat !== this.session.seat)
      announce(say('room-reaction-said', { name: this.name(seat), reaction }));
  }

  /** Tells everybody when a bot begins or ceases to stand in, and tells a player that the keeper has put them out. */
  hearSeats(seats: readonly SeatModel[]): void {
    const out = seats.filter(({ muted }) => muted).map(({ seat }) => seat);
    for (const seat of out)
      if (!this.#muted.has(seat) && this.session.mine.includes(seat)) announce(this.outInWords(seat));
    this.#muted = new Set(out);
    const before = this.#standIns;
    this.#standIns = new Map(seats.map(({ seat, standIn }) => [seat, standIn]));
    for (const { seat, standIn } of seats) {
      const was = before.get(seat);
      if (was === undefined || was === standIn || seat === this.session.seat) continue;
      if (standIn) this.#tell(told('turn-stand-in', { name: this.name(seat), level: standIn }));
      // Either the person is back or the keeper ended it: the host says a moment later who is here.
      else
        this.#later(`back-${seat}`, PRESENCE_COMES, () =>
          this.#tell(
            told(this.model.presence.away.includes(seat) ? 'turn-stand-in-over' : 'turn-is-back', {
              name: this.name(seat),
            }),
          ),
        );
    }
  }

  #tell(news: Told): void {
    this.news = [...this.news, news];
    announce(say(news.id, news.facts));
    this.#later('news', NEWS_STAYS, () => (this.news = []));
  }

  hearRefusal(refused: Refused | null): void {
    if (refused) announce(sayRefusal(refused.reason));
  }

  /** Writes these steps in pencil, and says what they come to. */
  async write(steps: readonly string[]): Promise<void> {
    const turn = this.turn!;
    const before = turn.steps;
    await turn.write(steps);
    draftSpoken(this, before);
  }

  async undo(): Promise<void> {
    await this.turn!.undo();
    draftSpoken(this, null);
  }

  /** Inks the turn. */
  async ink(steps: readonly string[]): Promise<void> {
    // Read before the request: the last turn ends the game, and this screen is gone when the answer comes.
    const { isAlone } = this;
    const { round } = this.model;
    const won = this.inked && this.drafted ? wonBy(this.inked, this.drafted) : [];
    if (!(await this.turn!.ink(steps))) return;
    play('nib');
    this.won = won;
    this.#later('won', WON_STAYS, () => (this.won = []));
    this.coach.leave();
    this.emptyHands();
    if (isAlone || this.model.round !== round) return; // the last player to ink hears of the next roll instead
    const waiting = this.thinking.filter((seat) => seat !== this.session.seat).map((seat) => this.name(seat));
    announce(waiting.length ? say('turn-inked-waiting', { names: listed(waiting) }) : say('turn-inked'));
  }

  /** Takes the news off the screen: the player goes on, and has read them. */
  forgetNews(): void {
    if (this.news.length) this.news = [];
  }

  #later(what: string, after: number, act: () => void): void {
    clearTimeout(this.#timers[what]);
    this.#timers[what] = window.setTimeout(act, after);
  }

  close(): void {
    this.moment.close();
    this.stamps.close();
    Object.values(this.#timers).forEach(clearTimeout);
  }

  // -- panels -------------------------------------------------------------------------------------------------------

  open(panel: Panel): void {
    this.layStill();
    this.#opener = panel.kind === 'sheet' ? `sheet-${panel.seat}` : panel.kind;
    this.panel = panel;
    this.session.forgetRefusal();
  }

  /** Closes the panel and gives the focus back to the button that opened it. */
  shut(): void {
    this.panel = null;
    this.pointed = [];
    const opener = this.#opener;
    void tick().then(() => document.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus());
  }
}

/** Without the bold print, which is only seen. */
function plain(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}

function sheetOf(drawn: Drawn | null): Sheet | null {
  return drawn ? readSheet(drawn.sheet) : null;
}
