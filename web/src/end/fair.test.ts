import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDice } from './check';
import { commitmentOf, fairKey, passingOf, rollOf, seedKey } from './fair';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// The vectors of the host's own tests: tests/table/test_fair_dice.py.
const SECRET = bytesToHex(Uint8Array.from({ length: 32 }, (_, index) => index));

const VECTORS = [
  {
    words: ['', ''],
    key: '8e7903c39a1ac232faca36c551536ff0e3f96f3a3006f6eeecb0207d94c95614',
    rolls: '2 2 2, P 4 2, P 4 1, 1 4 5, 1 5 4, 3 2 1, P 3 4, 5 3 X, 1 5 1, P 1 1, 3 5 5, 1 5 3',
    passing: [
      [1, [1, 0]],
      [7, [3, 4, 1, 2, 0]],
      [8, [4, 5, 8, 1, 9, 0, 7, 6, 3, 2]],
    ],
  },
  {
    words: ['00'.repeat(16), 'ff'.repeat(16)],
    key: '562fc34ffc22371b67050faa07f8bda2cb0da979ca725c49d655671800b25665',
    rolls: '2 D 2, 2 1 4, P D 1, P 1 4, 5 5 5, 4 D 1, 2 5 X, 2 1 1, 1 5 X, 3 1 1, 1 2 5, 5 5 5',
    passing: [
      [3, [1, 0]],
      [7, [1, 3, 4, 2, 0]],
      [8, [3, 5, 9, 6, 2, 7, 4, 0, 1, 8]],
    ],
  },
  {
    words: ['0f'.repeat(16), '', 'a0'.repeat(16)],
    key: '19f4ea3d9cac8753ee4fe5e7ab3245324bb5b7712b3cb83d10ffb976a8a62d07',
    rolls: 'P 4 2, 2 2 4, P D 3, 3 1 5, P 2 3, 3 1 X, 2 4 3, P 1 X, 5 3 2, 5 2 3, 3 D 5, 3 5 2',
    passing: [
      [1, [1, 2, 0]],
      [3, [2, 0, 1]],
      [8, [7, 9, 1, 4, 5, 3, 8, 2, 0, 6]],
    ],
  },
] as const;

const rolls = (key: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, index) => rollOf(key, index + 1)).join(', ');

describe('fair dice', () => {
  it('shows the mark of the secret', () => {
    expect(commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it.each(VECTORS)('$key', (vector) => {
    expect(bytesToHex(fairKey(SECRET, vector.words))).toBe(vector.key);
    expect(rolls(hexToBytes(vector.key), 12)).toBe(vector.rolls);
    for (const [round, order] of vector.passing)
      expect(passingOf(hexToBytes(vector.key), round, order.length)).toEqual(order);
  });

  it('knows the dice of a day', () => {
    expect(rolls(seedKey('pennypapers daily 2026-11-15 temple-b'), 7)).toBe(
      '1 3 2, 5 3 5, 4 1 5, 2 4 5, 3 2 1, P 3 3, 4 D X',
    );
    expect(rolls(seedKey('pennypapers daily 2026-11-16 valley-a'), 7)).toBe(
      '2 4 3, P 4 1, 4 4 4, 5 D X, 4 3 X, P 1 2, 5 4 4',
    );
  });
});

describe('a finished game', () => {
  const text = readFileSync(fileURLToPath(new URL('fixtures/fair.game', import.meta.url)), 'utf8');
  const rounds = text.match(/^round /gm)!.length;

  it('checks out', () => {
    expect(checkDice(text)).toEqual({ kind: 'good', rounds });
  });

  it('says which round differs', () => {
    expect(
      checkDice(text.replace(/^(round 3: )\S+/m, (_, head: string) => `${head}${/^round 3: 1/m.test(text) ? 2 : 1}`)),
    ).toEqual({ kind: 'round', round: 3 });
  });

  it('sees that sheets were passed otherwise', () => {
    const [, round] = /^round (\d+): \S+ \S+ X$/m.exec(text)!;
    const changed = text.replace(/^LOU>(\S+):(.*)\nMAX>(\S+):/m, 'LOU>$3:$2\nMAX>$1:');
    expect(checkDice(changed)).toEqual({ kind: 'round', round: Number(round) });
  });

  it('needs the secret that was promised', () => {
    expect(checkDice(text, '0'.repeat(64))).toEqual({ kind: 'secret' });
    expect(checkDice(text.replace(/^secret: .*\n/m, ''))).toEqual({ kind: 'unknown' });
  });
});
