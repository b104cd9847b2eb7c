import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../../wire/refused';
import { AskedAnalysis } from './asked.svelte';

const getJson = vi.hoisted(() => vi.fn());
vi.mock('../../wire/http', () => ({ getJson }));
vi.mock('../../words/words.svelte', () => ({ say: (id: string) => id, sayRefusal: () => '' }));

const GAME = { players: ['AB', 'CD', 'EF'] };
const MINUTE = 60_000;

let answer: () => unknown;
const asked = () => getJson.mock.calls.map(([path]) => path as string).filter((path) => path.includes('/analysis/'));

beforeEach(() => {
  vi.useFakeTimers();
  getJson.mockImplementation(async (path: string) => (path.includes('/analysis/') ? answer() : GAME));
});

afterEach(() => {
  vi.useRealTimers();
  getJson.mockReset();
});

async function opened(): Promise<AskedAnalysis> {
  const analysis = new AskedAnalysis('some-game', 'AB');
  await vi.advanceTimersByTimeAsync(0);
  return analysis;
}

describe('an analysis that is waited for', () => {
  it('is asked for soon again, and then less often', async () => {
    answer = () => ({ done: 1, of: 30, before: 0 });
    const analysis = await opened();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked().length).toBeLessThan(30);
    analysis.stop();
  });

  it('is asked for slowly while others come first, but often enough not to be given up', async () => {
    answer = () => ({ done: 0, of: 0, before: 3 });
    const analysis = await opened();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked()).toHaveLength(21);
    analysis.stop();
  });

  it('is asked for later when it was too much', async () => {
    answer = () => {
      throw new RefusedError({ code: 'too-many-requests', facts: {} });
    };
    const analysis = await opened();
    expect(analysis.trouble).toBeNull();
    answer = () => ({ rounds: [] });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(analysis.analysis).toEqual({ rounds: [] });
  });

  it('is nothing that is begun for players who are passed over', async () => {
    answer = () => ({ rounds: [] });
    const analysis = await opened();
    analysis.choose('CD');
    await vi.advanceTimersByTimeAsync(100);
    analysis.choose('EF');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked().map((path) => path.at(-1))).toEqual(['0', '2']);
  });
});
