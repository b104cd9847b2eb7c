'use strict';

process.env.NODE_ENV = 'production';

const { fork } = require('node:child_process');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');
const { parseArgs } = require('node:util');
const { version } = require('boardgame.io/package.json');
const { applyPatch } = require('rfc6902');
const { io } = require('socket.io-client');
const { EMPTY_SHEET, FREE, NAME, isFull, written } = require('./game');

const RUNS = [
  { seats: 4, tables: 1 },
  { seats: 20, tables: 1 },
  { seats: 50, tables: 1 },
  { seats: 100, tables: 1 },
  { seats: 4, tables: 100 },
];
// Both ends compile their hot paths meanwhile.
const WARM_UP_MS = 1500;
// A run without a single round by then is given up, so that no run takes longer than this and its seconds.
const PATIENCE_MS = 60_000;
const CONNECTING_AT_ONCE = 50;

const { values: options } = parseArgs({
  options: {
    seats: { type: 'string' },
    tables: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    port: { type: 'string' },
    delta: { type: 'boolean', default: false },
    'commits-only': { type: 'boolean', default: false },
  },
});

const now = () => performance.now();

function positive(name, otherwise) {
  const value = Number(options[name] ?? otherwise);
  if (!(value > 0 && value < Infinity)) throw new Error(`--${name} must be above 0`);
  return value;
}

/** What is measured in one run, and whether it is being measured. */
class Meter {
  constructor(ms) {
    this.ms = ms;
    this.rounds = 0;
    this.commits = [];
    this.nextRolls = [];
    this.isWarm = false;
    this.isOver = false;
    this.over = new Promise((resolve, reject) => Object.assign(this, { resolve, fail: reject }));
  }

  get isOpen() {
    return this.start !== undefined && !this.isOver;
  }

  committed(ms) {
    if (this.isOpen) this.commits.push(ms);
  }

  /** Everybody at a table has the next roll. The clock runs from such a moment to such a moment: whole rounds. */
  rolled(ms) {
    if (this.isOver || !this.isWarm) return;
    const moment = now();
    if (this.start === undefined) {
      this.start = moment;
      return;
    }
    this.rounds += 1;
    this.nextRolls.push(ms);
    this.end = moment;
    if (moment >= this.start + this.ms) this.finish();
  }

  /** At the end of the time, unless the first round is still being played. */
  tick() {
    if (this.rounds > 0 && now() >= this.start + this.ms) this.finish();
  }

  finish() {
    this.isOver = true;
    this.resolve();
  }
}

/** When the last commit of each open round was sent, and how many seats have the next roll. */
class Table {
  constructor(matchID, seats, meter) {
    Object.assign(this, { matchID, seats, meter, lastCommit: new Map(), having: new Map() });
  }

  commits(round, moment) {
    this.lastCommit.set(round, moment);
  }

  has(round) {
    const having = (this.having.get(round) ?? 0) + 1;
    this.having.set(round, having);
    if (having < this.seats || !this.lastCommit.has(round - 1)) return;
    this.meter.rolled(now() - this.lastCommit.get(round - 1));
    this.having.delete(round);
    this.lastCommit.delete(round - 1);
  }
}

/** One player: drafts a turn as soon as it sees a round, and commits it as soon as the draft is kept, by the messages
 * that boardgame.io's own client sends. */
class Seat {
  constructor(table, id, credentials) {
    Object.assign(this, { table, id, credentials, round: 0, isDrafting: false, isAnswered: true });
  }

  async connect(base) {
    const { table, id, credentials } = this;
    this.socket = io(`${base}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('disconnect', (why) => why === 'io client disconnect' || table.meter.fail(new Error(why)));
    await new Promise((resolve, reject) => {
      this.socket.once('connect_error', reject);
      this.socket.once('connect', () => this.socket.emit('sync', table.matchID, id, credentials, table.seats));
      this.socket.once('sync', (_, { state }) => {
        this.state = state;
        resolve();
      });
    });
    this.socket.on('update', (_, state) => {
      this.state = state;
      this.look();
    });
    // In the order of the wire, which is the server's order. boardgame.io's own client wants the ids to
    // follow one another, which they don't when moves cross, and goes on without the patch.
    this.socket.on('patch', (_, before, after, patch) => {
      if (applyPatch(this.state, patch).some((error) => error !== null)) table.meter.fail(new Error('bad patch'));
      this.look();
    });
  }

  look() {
    const { G } = this.state;
    const isNewRound = G.round > this.round;
    if (!this.isAnswered && (isNewRound || G.turns[this.id])) {
      this.isAnswered = true;
      this.table.meter.committed(now() - this.sent);
    }
    if (this.isDrafting && G.drafts[this.id]) {
      this.isDrafting = false;
      this.commit();
    }
    if (!isNewRound) return;
    if (this.round > 0 && G.sheets[this.id] !== this.expected) this.table.meter.fail(new Error('a turn was lost'));
    this.table.has(G.round);
    if (!this.table.meter.isOver) this.begin(G);
  }

  begin({ round, dice, sheets }) {
    const sheet = isFull(sheets[this.id]) ? EMPTY_SHEET : sheets[this.id];
    this.turn = [sheet.indexOf(FREE), dice[0] + dice[1]];
    this.round = round;
    this.expected = written(sheet, this.turn);
    this.isDrafting = !options['commits-only'];
    if (this.isDrafting) this.move('draft');
    else this.commit();
  }

  commit() {
    this.isAnswered = false;
    this.sent = now();
    this.table.commits(this.round, this.sent);
    this.move('write');
  }

  move(type) {
    const payload = { type, args: [this.round, ...this.turn], playerID: this.id, credentials: this.credentials };
    const { matchID } = this.table;
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, matchID, this.id);
  }
}

async function startServer() {
  const args = options.delta ? ['--delta'] : [];
  const child = fork(path.join(__dirname, 'server.js'), args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const server = { child, exited, complaints: '' };
  child.stderr.on('data', (text) => {
    server.complaints += text;
    process.stderr.write(text);
  });
  const early = exited.then((code) => Promise.reject(new Error(`the server ended with ${code}`)));
  early.catch(() => {});
  server.early = early;
  server.port = await Promise.race([new Promise((resolve) => child.once('message', (m) => resolve(m.port))), early]);
  return server;
}

async function stopServer({ child, exited }) {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exited;
  clearTimeout(late);
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** Seats with credentials, as the lobby hands them out. */
async function seatTable(base, count, meter) {
  const games = `${base}/games/${NAME}`;
  const { matchID } = await post(`${games}/create`, { numPlayers: count });
  const table = new Table(matchID, count, meter);
  const seats = [];
  for (let n = 0; n < count; n += 1) {
    const join = { playerID: String(n), playerName: `Player ${n}` };
    const { playerCredentials } = await post(`${games}/${matchID}/join`, join);
    seats.push(new Seat(table, join.playerID, playerCredentials));
  }
  return seats;
}

async function play(seats, base, meter) {
  for (let n = 0; n < seats.length; n += CONNECTING_AT_ONCE) {
    await Promise.all(seats.slice(n, n + CONNECTING_AT_ONCE).map((seat) => seat.connect(base)));
  }
  for (const seat of seats) seat.look();
  await Promise.race([sleep(WARM_UP_MS), meter.over]);
  meter.isWarm = true;
  const ticks = setInterval(() => meter.tick(), 20);
  const patience = setTimeout(() => meter.fail(new Error('no round was finished')), meter.ms + PATIENCE_MS);
  try {
    await meter.over;
  } finally {
    clearInterval(ticks);
    clearTimeout(patience);
  }
}

function percentile(times, share) {
  times.sort((a, b) => a - b);
  return times.length ? rounded(times[Math.ceil(times.length * share) - 1]) : null;
}

function rounded(value) {
  return Number(value.toFixed(3));
}

async function run({ seats: count, tables }) {
  const meter = new Meter(positive('seconds') * 1000);
  meter.over.catch(() => {});
  const server = options.port ? { port: options.port, complaints: '' } : await startServer();
  server.early?.catch(meter.fail);
  const base = `http://127.0.0.1:${server.port}`;
  const seats = [];
  try {
    for (let n = 0; n < tables; n += 1) seats.push(...(await seatTable(base, count, meter)));
    await play(seats, base, meter);
    // boardgame.io refuses a move by a line in its log, and by nothing else.
    if (/^ERROR:/m.test(server.complaints)) throw new Error('the server refused moves');
  } finally {
    meter.isOver = true;
    for (const seat of seats) seat.socket?.disconnect();
    if (server.child) await stopServer(server);
  }
  const seconds = (meter.end - meter.start) / 1000;
  return {
    name: 'boardgame.io',
    version: [version, options.delta && 'deltaState', options['commits-only'] && 'commits only']
      .filter(Boolean)
      .join(', '),
    seats: count,
    tables,
    rounds: meter.rounds,
    seconds: rounded(seconds),
    rounds_per_second: rounded(meter.rounds / seconds),
    commit_p50_ms: percentile(meter.commits, 0.5),
    commit_p99_ms: percentile(meter.commits, 0.99),
    next_roll_p50_ms: percentile(meter.nextRolls, 0.5),
    next_roll_p99_ms: percentile(meter.nextRolls, 0.99),
  };
}

async function main() {
  const one = { seats: positive('seats', 4), tables: positive('tables', 1) };
  for (const wanted of options.seats || options.tables ? [one] : RUNS) {
    console.log(JSON.stringify(await run(wanted)));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
