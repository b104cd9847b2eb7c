import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSession } from '../table/session.svelte';
import type { DraftAnswer, Legal } from '../wire/types';
import { Drafter } from './drafter.svelte';

/* A host that knows one rule: a step with “bad” in it is refused, and nothing after it counts. */

const LEGAL: Legal = {
  dice_left: [true, true, true],
  numbers: [],
  spaces: [],
  structures: [],
  crossable: [],
  nines: [],
  may_pass: false,
  discoveries: {},
};

class Host {
  seat = 0;
  draft: DraftAnswer | null = null;
  asked: string[][] = [];
  drafter: Drafter | null = null;

  answer(steps: string[], round = 1): DraftAnswer {
    const wrong = steps.findIndex((step) => step.includes('bad'));
    const kept = wrong < 0 ? steps : steps.slice(0, wrong);
    const legal = { ...LEGAL, spaces: [`after ${kept.join(' ')}`] };
    const drawn = { sheet: kept.join(' '), stars: kept.length, lines: [] };
    return {
      round,
      revision: 1,
      steps: kept,
      drawn,
      may_commit: wrong < 0,
      legal,
      ...(wrong < 0 ? {} : { refused: { code: 'bad', facts: {} } }),
    };
  }

  async setSteps(steps: string[]): Promise<void> {
    this.asked.push(steps);
    await Promise.resolve();
    this.draft = this.answer(steps);
    this.drafter?.hear(this.draft);
  }

  begin(adventure: 'temple' | 'valley', steps: string[] = []): Drafter {
    const drafter = new Drafter(this as unknown as TableSession, adventure);
    this.drafter = drafter;
    this.draft = this.answer(steps);
    drafter.hear(this.draft);
    return drafter;
  }
}

const settled = () => new Promise((done) => setTimeout(done, 5));
let host: Host;
beforeEach(() => {
  host = new Host();
});

describe('drafts', () => {
  it('an answer that is long in coming is said to be late, until it comes', async () => {
    vi.useFakeTimers();
    try {
      const drafter = host.begin('temple');
      let answer = () => {};
      host.setSteps = () => new Promise((done) => (answer = done));
      const asked = drafter.want(['3@a1']);
      vi.advanceTimersByTime(700);
      expect(drafter.isLate).toBe(false);
      vi.advanceTimersByTime(200);
      expect(drafter.isLate).toBe(true);
      answer();
      await asked;
      expect(drafter.isLate).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the Temple keeps what was legal before the number, so that it can move', async () => {
    const drafter = host.begin('temple');
    await drafter.want(['3@a1']);
    await drafter.want(['3@b1']);
    expect(host.asked).toEqual([['3@a1'], ['3@b1']]);
    expect(drafter.base.spaces).toEqual(['after ']);
    expect(drafter.inked?.sheet).toBe('');
    expect(drafter.steps).toEqual(['3@b1']);
  });

  it('a pencil mark found after a reload is asked about from the beginning', async () => {
    const drafter = host.begin('temple', ['3@a1']);
    await settled();
    expect(host.asked).toEqual([[], ['3@a1']]);
    expect(drafter.steps).toEqual(['3@a1']);
    expect(drafter.base.spaces).toEqual(['after ']);
  });

  it('the Valley asks for the discovery again after another number', async () => {
    const drafter = host.begin('valley');
    await drafter.want(['3@a1']);
    await drafter.want(['3@a1', 'town(a1)']);
    host.asked = [];
    await drafter.want(['3@a1', '2@b1', 'town(a1)']);
    expect(host.asked).toEqual([
      ['3@a1', '2@b1'],
      ['3@a1', '2@b1', 'town(a1)'],
    ]);
    expect(drafter.base.spaces).toEqual(['after 3@a1 2@b1']);
  });

  it('what the host leaves out is said, and the rest can be inked', async () => {
    const drafter = host.begin('temple');
    await drafter.want(['3@a1', 'xbad']);
    expect(drafter.refusal?.reason.code).toBe('bad');
    expect(drafter.shown).toMatchObject({ steps: ['3@a1'], may_commit: true });
  });

  it('asks why, and puts back what was', async () => {
    const drafter = host.begin('temple');
    await drafter.want(['3@a1']);
    await drafter.why(['3@bad'], 'c1');
    expect(drafter.refusal).toEqual({ reason: { code: 'bad', facts: {} }, space: 'c1' });
    expect(drafter.steps).toEqual(['3@a1']);
  });

  it('undoes what was done, then step by step', async () => {
    const drafter = host.begin('temple');
    await drafter.want(['3@a1']);
    await drafter.want(['3@b1']);
    await drafter.undo();
    expect(drafter.steps).toEqual(['3@a1']);
    await drafter.undo();
    expect(drafter.steps).toEqual([]);
    expect(drafter.mayUndo).toBe(false);
  });

  it('of quick taps the last one counts', async () => {
    const drafter = host.begin('temple');
    void drafter.want(['1@a1']);
    void drafter.want(['2@a1']);
    void drafter.want(['3@a1']);
    await settled();
    expect(drafter.steps).toEqual(['3@a1']);
    expect(host.asked).toEqual([['1@a1'], ['3@a1']]);
  });

  it('another round begins anew; the turn that is in stays in sight until then', async () => {
    const drafter = host.begin('temple');
    await drafter.want(['1@a1']);
    drafter.hear(null);
    expect(drafter.isOf(0, 1)).toBe(true);
    drafter.hear(host.answer([], 2));
    expect(drafter.isOf(0, 2)).toBe(true);
    expect(drafter.mayUndo).toBe(false);
  });
});
