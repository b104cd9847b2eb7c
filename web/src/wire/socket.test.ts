import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { RefusedError, Wire } from './socket';
import type { News, TableFound, TableMessage } from './types';

const SECRET = 'ab'.repeat(32);
const FOUND: TableFound = {
  table: 't',
  code: 'ABCD',
  phase: 'lobby',
  sheet: 'amun-re',
  name: 'Amun-Re',
  adventure: 'temple',
  at: 0,
};

const news = (number: number): News => ({ say: 'news', number, entry: { kind: 'paused', at: number } });
const socket = () => FakeSocket.last;

let wire: Wire;
let states: string[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  wire = new Wire(
    'ws://host/api/socket',
    SECRET,
    (url) => new FakeSocket(url) as unknown as WebSocket,
    () => 1,
  );
  wire.onstate = (state) => states.push(state);
});
afterEach(() => vi.useRealTimers());

it('hears how far the host is with its bots, at a table or not', () => {
  const heard: unknown[] = [];
  wire.onwarming = (warming) => heard.push(warming);
  void wire.ask('mine', {});
  socket().welcome();
  socket().say({ say: 'warming', percent: 40, waiting: ['valley'] });
  socket().say({ say: 'warming' });
  expect(heard).toEqual([{ say: 'warming', percent: 40, waiting: ['valley'] }, { say: 'warming' }]);
});

describe('asking', () => {
  it('connects when it is first needed, greets, then asks', async () => {
    expect(FakeSocket.all).toHaveLength(0);
    const found = wire.ask('find', { code: 'ABCD' });
    socket().open();
    expect(socket().sent).toEqual([{ do: 'hello', id: expect.any(Number), version: 1, secret: SECRET }]);
    socket().answer('hello', { server: '1', time: 5, addresses: ['http://a'] });
    expect(wire.welcome?.addresses).toEqual(['http://a']);
    expect(socket().asked('find')).toEqual([{ do: 'find', id: expect.any(Number), code: 'ABCD' }]);
    socket().answer('find', FOUND);
    expect(await found).toEqual(FOUND);
    expect(states).toEqual(['open']);
  });

  it('passes a notice on, at a table or not', () => {
    const heard: string[] = [];
    wire.onnotice = (notice) => heard.push(notice.text ?? '');
    void wire.ask('mine', {});
    socket().welcome();
    socket().say({ say: 'notice', at: 1, text: 'We restart at noon.' });
    expect(heard).toEqual(['We restart at noon.']);
  });

  it('rejects what is refused, with the reason', async () => {
    const found = wire.ask('find', { code: 'ABCD' });
    socket().welcome();
    socket().refuse('find', 'no-such-table');
    await expect(found).rejects.toMatchObject({ reason: { code: 'no-such-table' }, repeated: false });
  });

  it('asks again what was not answered when the connection broke, and not what was', async () => {
    const done = wire.ask('roll', {});
    const commit = wire.ask('commit', { seat: 0, round: 1, steps: ['7@d3'] });
    socket().welcome();
    socket().answer('roll');
    await done;
    socket().break();
    expect(wire.state).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    socket().welcome();
    expect(socket().asked('roll')).toHaveLength(0);
    expect(socket().asked('commit')).toHaveLength(1);
    socket().answer('commit');
    expect(await commit).toBeNull();
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  it('says of a refusal that it was asked before', async () => {
    const sit = wire.ask('sit', { name: 'Ada', initials: 'AL' });
    socket().welcome();
    socket().break();
    vi.advanceTimersByTime(300);
    socket().welcome();
    socket().refuse('sit', 'same-initials');
    const error: unknown = await sit.catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).repeated).toBe(true);
  });

  it('keeps what is asked without a connection', () => {
    void wire.ask('mine', {});
    socket().break();
    void wire.ask('roll', {});
    vi.advanceTimersByTime(300);
    socket().welcome();
    expect(socket().sent.map((request) => request.do)).toEqual(['hello', 'mine', 'roll']);
  });

  it('says that it is outdated when the host speaks another version', () => {
    const outdated = vi.fn();
    wire.onoutdated = outdated;
    void wire.ask('mine', {});
    socket().open();
    socket().refuse('hello', 'wrong-version');
    expect(outdated).toHaveBeenCalledOnce();
    expect(socket().asked('mine')).toHaveLength(0);
  });
});

describe('coming back', () => {
  const waits = (code: number) => {
    void wire.ask('mine', {});
    return Array.from({ length: 6 }, () => {
      const before = FakeSocket.all.length;
      socket().break(code);
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      return waited;
    });
  };

  it('waits longer and longer, five seconds at most', () => {
    expect(waits(1006)).toEqual([300, 600, 1200, 2400, 4800, 5000]);
  });

  it('waits much longer where it was not welcome', () => {
    expect(waits(1008)).toEqual([5000, 10000, 20000, 30000, 30000, 30000]);
  });

  it('tries every second while the server starts anew', () => {
    void wire.watch('t', () => undefined);
    socket().welcome();
    socket().say({ say: 'closing' });
    expect(wire.state).toBe('lost');
    void wire.ask('roll', {});
    expect(socket().asked('roll')).toHaveLength(0);
    for (const _ of [1, 2, 3]) {
      const before = FakeSocket.all.length;
      socket().break(1001);
      vi.advanceTimersByTime(999);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    socket().welcome();
    expect(socket().asked('roll')).toHaveLength(1);
    expect(wire.state).toBe('open');
  });

  it('tries every second after a close that says the same', () => {
    expect(waits(1012)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
  });

  it('tries at once when the device wakes', () => {
    void wire.ask('mine', {});
    socket().break(1008);
    wire.wake();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('gives up a connection that is silent although a table is watched', () => {
    void wire.watch('t', () => undefined);
    socket().welcome();
    socket().answer('watch', FOUND);
    vi.advanceTimersByTime(35_000);
    socket().say({ say: 'beat', number: 0 });
    vi.advanceTimersByTime(40_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('gives up a connection that does not answer', () => {
    void wire.ask('mine', {});
    socket().welcome();
    vi.advanceTimersByTime(21_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('leaves a connection alone on which nothing is awaited', () => {
    void wire.ask('mine', {});
    socket().welcome();
    socket().answer('mine', {});
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('watching', () => {
  let heard: TableMessage[];
  const numbers = () => heard.map((message) => ('number' in message ? message.number : message.say));

  beforeEach(() => {
    heard = [];
  });
  const watch = () => {
    const found = wire.watch('t', (message) => heard.push(message));
    socket().welcome();
    return found;
  };

  it('hears the news in order', async () => {
    const found = watch();
    expect(socket().asked('watch')[0]).toMatchObject({ table: 't', known: 0 });
    socket().say(news(1), news(2));
    socket().answer('watch', FOUND);
    socket().say(news(3), { say: 'presence' });
    expect(await found).toEqual(FOUND);
    expect(numbers()).toEqual([1, 2, 3, 'presence']);
  });

  it('says that it is a screen for the room, also when it comes back', () => {
    void wire.watch('t', () => undefined, undefined, true);
    socket().welcome();
    expect(socket().asked('watch')[0]).toMatchObject({ table: 't', screen: true });
    socket().answer('watch', FOUND);
    wire.refresh();
    expect(socket().asked('watch')[1]).toMatchObject({ table: 't', screen: true });
  });

  it('goes on from the last news after a reconnect', () => {
    void watch();
    socket().say(news(1), news(2));
    socket().answer('watch', FOUND);
    socket().break();
    vi.advanceTimersByTime(300);
    socket().welcome();
    expect(socket().asked('watch')[0]).toMatchObject({ known: 2 });
    socket().say(news(2), news(3));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it.each(['table-removed', 'damaged', 'no-such-table'])(
    'hears that a table is gone since the connection was lost: %s',
    (code) => {
      const gone: string[] = [];
      void wire.watch(
        't',
        () => undefined,
        undefined,
        false,
        (reason) => gone.push(reason.code),
      );
      socket().welcome();
      socket().say(news(1));
      socket().answer('watch', FOUND);
      socket().break();
      vi.advanceTimersByTime(300);
      socket().welcome();
      socket().refuse('watch', code);
      expect(gone).toEqual([code]);
    },
  );

  it('asks for what is missing when there is a gap, once, and passes nothing on out of order', () => {
    void watch();
    socket().say(news(1));
    socket().answer('watch', FOUND);
    socket().say(news(3));
    socket().say(news(4));
    vi.advanceTimersByTime(0);
    socket().say(news(5));
    vi.advanceTimersByTime(100);
    expect(socket().asked('watch')).toHaveLength(2);
    expect(socket().asked('watch')[1]).toMatchObject({ known: 1 });
    socket().say(news(2), news(3), news(4), news(5));
    socket().answer('watch', FOUND);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('finds out by the beat that it missed something, if it does not come in a moment', () => {
    void watch();
    socket().say(news(1));
    socket().answer('watch', FOUND);
    socket().say({ say: 'beat', number: 2 });
    vi.advanceTimersByTime(100);
    socket().say(news(2));
    vi.advanceTimersByTime(1000);
    expect(socket().asked('watch')).toHaveLength(1);
    socket().say({ say: 'beat', number: 4 });
    vi.advanceTimersByTime(1000);
    expect(socket().asked('watch')).toHaveLength(2);
    expect(socket().asked('watch')[1]).toMatchObject({ known: 2 });
    expect(numbers()).toEqual([1, 2]);
  });

  it('takes a snapshot for all news up to its number', () => {
    void watch();
    const snapshot = { say: 'snapshot', number: 40 } as unknown as TableMessage;
    socket().say(snapshot, news(41));
    expect(numbers()).toEqual([40, 41]);
  });

  it('begins anew when the host does', () => {
    void watch();
    socket().say(news(1), news(2), news(3));
    socket().say(news(1), news(2));
    expect(numbers()).toEqual([1, 2, 3, 1, 2]);
  });

  it('is refused if there is no such table', async () => {
    const found = watch();
    socket().refuse('watch', 'no-such-table');
    await expect(found).rejects.toMatchObject({ reason: { code: 'no-such-table' } });
  });

  it('hears nothing more of a table that it left', () => {
    void watch();
    socket().say(news(1));
    wire.unwatch();
    socket().say(news(2));
    expect(numbers()).toEqual([1]);
  });

  it('does not do at another table what was asked at this one', () => {
    void watch();
    socket().answer('watch', FOUND);
    void wire.ask('commit', { seat: 0, round: 1, steps: [] });
    void wire.ask('mine', {});
    socket().break();
    void wire.watch('another', () => undefined);
    vi.advanceTimersByTime(300);
    socket().welcome();
    expect(socket().sent.map((request) => request.do)).toEqual(['hello', 'watch', 'mine']);
  });

  it('does not try to catch up without a pause if that does not help', () => {
    void watch();
    socket().answer('watch', FOUND);
    for (let time = 0; time < 3000; time += 10) {
      socket().say(news(7));
      vi.advanceTimersByTime(10);
      const asked = socket().asked('watch').length;
      if (asked > 1 && time % 100 === 0) socket().answer('watch', FOUND);
    }
    expect(socket().asked('watch').length).toBeLessThanOrEqual(4);
  });
});
