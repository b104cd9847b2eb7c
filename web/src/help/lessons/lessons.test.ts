import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DraftAnswer } from '../../wire/types';
import { LANGUAGES, said, wordsOf } from '../words_for_tests';
import { hintFor, messagesOf, type Script } from './script';
import { Seen } from './seen';
import { LESSON as TEMPLE } from '../../adventures/temple/lesson';
import { LESSON as VALLEY } from '../../adventures/valley/lesson';

/* What the host answered when these games were played: as the teacher proposes, and in ways of their own. */
const recorded = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8')) as Record<
  string,
  { round: number; roll: string; draft: DraftAnswer }[]
>;

function hintsOf(script: Script, game: string): string[] {
  return recorded[game]!.map(
    ({ round, roll, draft }) => `${round} ${hintFor(script, new Seen(round, roll, draft)).say.replace('lesson-', '')}`,
  );
}

describe('the lesson in the Temple', () => {
  it('says what comes next to whoever follows it', () => {
    expect(hintsOf(TEMPLE, 'temple')).toEqual([
      '1 temple-sum',
      '1 temple-pencil',
      '2 temple-three',
      '2 temple-doors',
      '3 temple-penny',
      '3 temple-run',
      '4 temple-lockpick',
      '4 temple-opened',
      '5 temple-mummy',
      '5 temple-mummy-drawn',
      '6 temple-cross',
      '6 temple-four',
      '6 temple-two-alike',
      '7 temple-third',
      '7 temple-group',
      '8 temple-yours',
      '8 ready',
      '9 temple-last',
      '9 temple-finish',
    ]);
  });

  it('goes along with whoever plays otherwise', () => {
    expect(hintsOf(TEMPLE, 'temple-own-way')).toEqual([
      '1 temple-sum',
      '1 temple-pencil',
      '2 temple-number-free',
      '2 ready',
      '3 temple-penny-free',
      '3 temple-run',
      '4 temple-lockpick',
      '4 temple-opened',
      '5 temple-mummy-free',
      '5 temple-mummy-drawn',
      '6 temple-no-nine',
      '6 ready',
      '7 temple-group-free',
      '7 ready',
      '8 temple-yours',
      '8 ready',
      '9 temple-last-free',
      '9 temple-finish',
    ]);
  });
});

describe('the lesson in the Valley', () => {
  it('says what comes next to whoever follows it', () => {
    expect(hintsOf(VALLEY, 'valley')).toEqual([
      '1 valley-edge',
      '1 valley-second',
      '1 valley-third',
      '1 valley-pencil',
      '2 valley-five',
      '2 valley-sum',
      '2 valley-jungle',
      '2 valley-jungle-done',
      '3 valley-hut',
      '3 valley-six',
      '3 valley-structures-done',
      '4 valley-snake',
      '4 valley-snake-drawn',
      '5 valley-nine',
      '5 valley-rest',
      '5 valley-town',
      '6 valley-penny',
      '6 valley-eight',
      '6 valley-range',
      '6 valley-pyramid',
      '7 valley-last',
      '7 valley-last-one',
      '7 valley-full',
    ]);
  });

  it('goes along with whoever plays otherwise, for as long as it takes', () => {
    const hints = hintsOf(VALLEY, 'valley-own-way');
    expect(hints).not.toContainEqual(expect.stringMatching(/undo|jungle$|valley-(second|third|five|sum|six|eight)/));
    expect(hints).toContain('6 valley-penny-free');
    expect(hints.at(-1)).toMatch(/^13 valley-(found|full)$/);
  });
});

describe.each([TEMPLE, VALLEY])('the script of the $adventure', (script) => {
  it.each(LANGUAGES)('has all its words in %s', (language) => {
    const words = wordsOf(language);
    for (const id of messagesOf(script)) expect(said(words, id, { spaces: 3, kind: 'town' })).toMatch(/[.]$/);
  });

  it('points only at what can be done', () => {
    for (const { round, roll, draft } of recorded[script.adventure]!) {
      const { point } = hintFor(script, new Seen(round, roll, draft));
      const possible = [
        ...(draft.legal?.spaces ?? []),
        ...(draft.legal?.crossable ?? []),
        ...(draft.hazard_spaces ?? []),
      ];
      for (const target of point) if ('space' in target) expect(possible).toContain(target.space);
    }
  });

  it('does not speak of dice that did not come', () => {
    const { draft } = recorded[script.adventure]![0]!;
    expect(hintFor(script, new Seen(1, '1 1 1', draft)).say).toBe(`lesson-${script.adventure}-write`);
  });
});
