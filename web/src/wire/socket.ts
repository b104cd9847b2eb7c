import { Listening } from './listening';
import { Patience } from './patience';
import { RefusedError } from './refused';
import {
  AT_TABLE,
  WIRE_VERSION,
  type Answers,
  type Notice,
  type Reason,
  type Requests,
  type Said,
  type TableFound,
  type TableMessage,
  type Warming,
  type Welcome,
} from './types';

export { RefusedError } from './refused';

export type WireState = 'connecting' | 'open' | 'lost';

type Do = keyof Requests;

interface Pending {
  text: string;
  /** The table that was watched when it was asked. */
  at?: Listening | null;
  sent: number;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** While a table is watched the host sends a beat every 15 seconds. When none has come for this long, the connection is
 * taken for dead. */
const SILENT_TABLE = 40_000;
const SILENT_ANSWER = 15_000;
const LOOK_EVERY = 5_000;
const OPEN = 1;
/** Refusals of a table that was there before. */
const GONE: ReadonlySet<string> = new Set(['table-removed', 'damaged', 'no-such-table']);

/** The page's one connection to the host. It connects when it is first needed, and again when it breaks. What was asked
 * and not answered by then is asked again. */
export class Wire {
  state: WireState = 'connecting';
  onstate: ((state: WireState) => void) | null = null;
  /** What the host said of itself when it was last greeted. */
  welcome: Welcome | null = null;
  onwelcome: ((welcome: Welcome) => void) | null = null;
  /** Whoever runs the server has something to say to everybody. */
  onnotice: ((notice: Notice) => void) | null = null;
  /** How far the host is with getting its bots ready. */
  onwarming: ((warming: Warming) => void) | null = null;
  /** The host does not speak this page's version: it has to be loaded anew. */
  onoutdated: (() => void) | null = null;

  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #lastId = 0;
  #listening: Listening | null = null;
  #greeted = false;
  #closing = false;
  #heardAt = 0;
  #patience: Patience;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #look: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
    random: () => number = Math.random,
  ) {
    this.#patience = new Patience(random);
  }

  /** Ask the host for something; waits for the connection if there is none. Rejects with a `RefusedError`. */
  ask<D extends Do>(what: D, facts: Requests[D]): Promise<Answers[D]> {
    return new Promise<Answers[D]>((resolve, reject) => {
      const id = ++this.#lastId;
      const at = AT_TABLE.has(what) ? this.#listening : null;
      const pending: Pending = { text: JSON.stringify({ do: what, id, ...facts }), at, sent: 0, resolve, reject };
      this.#pending.set(id, pending);
      if (this.#greeted && !this.#closing) this.#send(pending);
      else this.#connect();
    });
  }

  /** Listen to a table instead of the one before. `found` is told of it every time that it is listened to anew; `screen` says
   * that this is a screen for the whole room; `gone` is told why it cannot be listened to any more. */
  watch(
    table: string,
    hear: (message: TableMessage) => void,
    found?: (table: TableFound) => void,
    screen = false,
    gone?: (reason: Reason) => void,
  ): Promise<TableFound> {
    this.unwatch();
    return new Promise((resolve, reject) => {
      this.#listening = new Listening(
        table,
        screen,
        (message) => hear(message),
        () => this.#watchAgain(),
        (told) => {
          resolve(told);
          found?.(told);
        },
        (reason) => gone?.(reason),
      );
      this.#refuseWatch = reject;
      if (this.#greeted && !this.#closing) this.#watchAgain();
      else this.#connect();
    });
  }
  #refuseWatch: (error: Error) => void = () => {};

  /** Ask once more for what is known of the table: whose seats are whose is told with it. */
  refresh(): void {
    if (this.#greeted) this.#watchAgain();
  }

  unwatch(): void {
    this.#listening?.stop();
    this.#listening = null;
  }

  /** The device is awake or online again: the connection is tested at once, or made again. */
  wake(): void {
    if (this.#retry !== undefined) {
      clearTimeout(this.#retry);
      this.#retry = undefined;
      this.#connect();
    } else {
      this.#lookForLife();
    }
  }

  // Connecting

  #connect(): void {
    if (this.#socket || this.#retry !== undefined) return;
    const socket = this.make(this.url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#receive(socket, event.data as string);
    socket.onclose = (event) => this.#broke(socket, event.code);
    this.#look ??= setInterval(() => this.#lookForLife(), LOOK_EVERY);
  }

  /** The host answers requests in their order, so that those that wait can be sent right after the greeting. */
  #greet(socket: WebSocket): void {
    this.#heardAt = Date.now();
    this.#hidden(
      'hello',
      { version: WIRE_VERSION, secret: this.secret },
      {
        done: (welcome) => this.#greetedBy(welcome),
        refused: () => {
          this.onoutdated?.();
          socket.close();
        },
      },
    );
  }

  #greetedBy(welcome: Welcome): void {
    this.#greeted = true;
    this.#patience.connected();
    this.welcome = welcome;
    this.onwelcome?.(welcome);
    this.#tell('open');
    if (this.#listening) this.#watchAgain();
    for (const [id, pending] of this.#pending) {
      // A request about another table must not be done at this one. Its screen is gone, so nobody waits for the answer.
      if (pending.at && pending.at !== this.#listening) this.#pending.delete(id);
      else this.#send(pending);
    }
  }

  #watchAgain(): void {
    const listening = this.#listening;
    if (!listening) return;
    const { table, known, screen } = listening;
    this.#hidden('watch', screen ? { table, known, screen } : { table, known }, {
      done: (found) => {
        if (listening === this.#listening) listening.caughtUp(found);
      },
      refused: (reason) => {
        if (listening !== this.#listening) return;
        this.#refuseWatch(new RefusedError(reason));
        if (GONE.has(reason.code)) listening.gone(reason); // while the connection was lost
      },
    });
  }

  /** Sends a request that belongs to one connection and is not repeated on the next. */
  #hidden<D extends Do>(
    what: D,
    facts: Requests[D],
    then: { done: (answer: Answers[D]) => void; refused: (reason: Reason) => void },
  ): void {
    const id = ++this.#lastId;
    this.#ofThisConnection.set(id, {
      text: '',
      sent: 1,
      resolve: then.done as (answer: never) => void,
      reject: (error) => then.refused((error as RefusedError).reason),
    });
    this.#socket?.send(JSON.stringify({ do: what, id, ...facts }));
  }
  #ofThisConnection = new Map<number, Pending>();

  #send(pending: Pending): void {
    if (this.#socket?.readyState !== OPEN) return;
    pending.sent++;
    this.#askedAt = Date.now();
    this.#socket.send(pending.text);
  }
  #askedAt = 0;

  #broke(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = this.#closing = false;
    this.#ofThisConnection.clear();
    this.#tell('lost');
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connect();
    }, this.#patience.next(code));
  }

  /** Give up a connection that is silent, without waiting for its close: that may take minutes on a dead one. */
  #lookForLife(): void {
    const socket = this.#socket;
    if (!socket) return;
    const waits = this.#pending.size > 0 || this.#ofThisConnection.size > 0 || socket.readyState !== OPEN;
    const silent = Date.now() - this.#heardAt;
    const unanswered = waits && Date.now() - Math.max(this.#heardAt, this.#askedAt) > SILENT_ANSWER;
    if (unanswered || (this.#listening && silent > SILENT_TABLE)) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
      this.#broke(socket, 0);
    }
  }

  // Hearing

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    for (const message of JSON.parse(text) as Said[]) {
      if (message.say === 'answer') this.#take(message.id)?.resolve((message.answer ?? null) as never);
      else if (message.say === 'refused') this.#refuse(message.id, message.reason);
      else if (message.say === 'notice') this.onnotice?.(message);
      else if (message.say === 'warming') this.onwarming?.(message);
      else this.#hearOfTable(message);
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id) ?? this.#ofThisConnection.get(id);
    this.#pending.delete(id);
    this.#ofThisConnection.delete(id);
    return pending;
  }

  #refuse(id: number, reason: Reason): void {
    const pending = this.#take(id);
    pending?.reject(new RefusedError(reason, pending.sent > 1));
  }

  #hearOfTable(message: TableMessage): void {
    if (message.say === 'closing') {
      this.#closing = true;
      this.#patience.serverStops();
      this.#tell('lost');
    }
    this.#listening?.hear(message);
  }

  #tell(state: WireState): void {
    if (state === this.state) return;
    this.state = state;
    this.onstate?.(state);
  }
}
