import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnEntry, opened } from './back';

/* A history of its own: entries with their state, and Back that is told of later, as in a browser. */

let entries: { href: string; state: unknown }[];
let at: number;
let closed: string[];
/** What the page does when it is told of another entry without anything open. */
let routed: string[];

const settled = () => new Promise<void>((done) => setTimeout(done, 0));

function traverse(by: number) {
  at = Math.max(0, Math.min(entries.length - 1, at + by));
  setTimeout(() => opened.hear() || routed.push(entries[at]!.href), 0);
}

async function press(by: 'back' | 'forward') {
  traverse(by === 'back' ? -1 : 1);
  await settled();
  await settled();
  await settled();
}

function openNow(what: string): () => void {
  const close = opened.open(() => {
    closed.push(what);
    close();
  });
  return close;
}

beforeEach(() => {
  entries = [
    { href: '/', state: null },
    { href: '/table', state: null },
  ];
  at = 1;
  [closed, routed] = [[], []];
  vi.stubGlobal('location', {
    get href() {
      return entries[at]!.href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]!.state;
    },
    pushState(state: unknown, _title: string, href = entries[at]!.href) {
      entries = [...entries.slice(0, at + 1), { href, state }];
      at++;
    },
    replaceState(state: unknown, _title: string, href = entries[at]!.href) {
      entries[at] = { href, state };
    },
    back: () => traverse(-1),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('Back', () => {
  it('closes what is open and stays on the page', async () => {
    openNow('stars');
    await settled();
    await press('back');
    expect([closed, routed, at]).toEqual([['stars'], [], 1]);
    await press('back');
    expect(routed).toEqual(['/']);
  });

  it('closes one after the other', async () => {
    openNow('menu');
    openNow('window');
    await settled();
    expect(entries).toHaveLength(3);
    await press('back');
    expect(closed).toEqual(['window']);
    await press('back');
    expect([closed, routed, at]).toEqual([['window', 'menu'], [], 1]);
  });

  it('leaves the page when what was open has been closed before', async () => {
    const close = openNow('stars');
    await settled();
    close();
    await settled();
    await settled();
    expect([at, isOnEntry()]).toEqual([1, false]);
    await press('back');
    expect([closed, routed]).toEqual([[], ['/']]);
  });

  it('has one entry for what takes the place of something else', async () => {
    const close = openNow('menu');
    await settled();
    close();
    openNow('last round');
    await settled();
    await settled();
    expect([entries.length, at]).toEqual([3, 2]);
    await press('back');
    expect([closed, at]).toEqual([['last round'], 1]);
  });

  it('is not confused by what opens while the entry is left', async () => {
    const close = openNow('menu');
    await settled();
    close();
    await Promise.resolve();
    openNow('stars');
    for (let turn = 0; turn < 4; turn++) await settled();
    expect([at, isOnEntry(), routed]).toEqual([2, true, []]);
    await press('back');
    expect([closed, at]).toEqual([['stars'], 1]);
  });

  it('has no forward to what was closed', async () => {
    openNow('stars');
    await settled();
    await press('back');
    await press('forward');
    expect([at, routed]).toEqual([1, []]);
  });

  it('goes to another page whatever is open', async () => {
    const close = openNow('menu');
    await settled();
    // A link out of the menu takes the place of its entry.
    history.replaceState(null, '', '/help');
    close();
    await settled();
    expect([entries.map(({ href }) => href), at]).toEqual([['/', '/table', '/help'], 2]);
    await press('back');
    expect(routed).toEqual(['/table']);
  });

  it('works after a reload too, when nothing is open any more', async () => {
    history.pushState({ open: true }, '');
    opened.begin();
    await settled();
    await settled();
    expect([at, routed]).toEqual([1, []]);
  });
});
